"""The Walking Dead – Der Widerstand (Kosmos 2014): its chapters, as in its rulebook."""
