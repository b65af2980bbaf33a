"""Matches that are kept as they go: their files, what is saved in them, and going on with one.

Only the terminal comes in: its start, its session and its requests.
"""
