"""What the conformance kit finds wrong with a game."""

from emporion.kernel.conformance import check_game
from emporion.kernel.game import Game

GAMES = 80


def found(game: Game, games: int = GAMES) -> str:
    """Everything the kit says, each thing once on a line of its own."""
    checks = [failure.check for failure in check_game(game, games).failures]
    assert all("\n" not in check for check in checks)
    return "\n".join(dict.fromkeys(checks))
