"""What a match is worth to each seat when it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.table import Table

REWARDS = {
    "win": "1 for the winner, shared equally by several",
    "score": "the points of the seat",
    "place": "1 for the first place, -1 for the last, evenly spaced between",
}


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise ValueError(f"no reward {name!r}: there are {', '.join(REWARDS)}")
    return name


def rewards(game: Game, t: Table, kind: str = "win") -> list[float]:
    """For each seat of a finished match."""
    seats = int(t.seats())
    if kind == "score":
        return [float(score) for score in game.scores(t)]
    if kind == "place":
        return [1.0 - 2.0 * place / max(1, seats - 1) for place in game.places(t)]
    winners = game.winners(t)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
