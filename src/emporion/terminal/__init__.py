"""Play in the terminal: a board for each title, numbered choices, matches that are saved as they go."""
