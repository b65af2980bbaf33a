"""The phases of Ostia, a module each: who decides, what may be said, what happens then.

The sequence of play in the title's own `__init__.py` puts them together; sights and minds ask which step it is.
"""
