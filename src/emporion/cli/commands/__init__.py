"""The commands, a module each, loaded when they are called.

Only the table of commands in `cli/app.py` comes in; what several share stands beside this folder.
"""
