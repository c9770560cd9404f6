"""Words: what people read, in English, German, Polish and Italian.

Rules speak in numbers.  Here numbers become sentences: a number names a message, and the message
of each language stands in `locale/<language>/`, in Fluent.  `messages` finds them, `telling` tells
what happened and what can be chosen; what only one game has to say is in the module of its name.
"""
