"""What several tests need."""

from emporion.games import load, titles

SMALLEST = min(titles(), key=lambda title: len(load(title).table(load(title).fewest_seats, "size").numbers()))
"""The title with the smallest table: for tests that show something every title has in common."""
