"""What several tests need."""

from emporion.games import load, titles
from emporion.kernel.conformance import seen


def sight_size(title: str) -> int:
    game = load(title)
    return len(seen(game, game.table(game.fewest_seats, "size"), 0))


SMALLEST = min(titles(), key=sight_size)
"""The title with the smallest sight: for tests that show something every title has in common."""
