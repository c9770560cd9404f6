"""Mall of Horror (Asmodee 2005): the file list is the table of contents of its rulebook."""
