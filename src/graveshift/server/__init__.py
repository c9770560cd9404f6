"""People and bots at one table, over the wire; holds no rule of any game."""
