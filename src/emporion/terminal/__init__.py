"""Play in the terminal: a board for each title, numbered choices, matches that are saved as they go.

The command line comes in: `play` by `start`, journals and results by `boards`, `voice` and `ending`.
"""
