"""MidEvil (Twilight Creations 2005): the file list is the table of contents of its rulebook."""
