"""What is promised to stay fast, measured: see README.md in this folder."""
