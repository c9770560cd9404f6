"""What any of our games is made of; knows no game."""
