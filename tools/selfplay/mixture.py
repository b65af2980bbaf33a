"""Which matches are played: seat counts and options, mixed; and what a match was worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emporion.bots import Bot, make_bot
from emporion.bots.greedy import GreedyBot
from emporion.bots.levels import Level
from emporion.kernel.game import Game
from emporion.kernel.options import BadOption, OptionValue, check_choice
from emporion.kernel.rows.writing import MOST_HOT
from emporion.kernel.table import Table

MAIN = 4  # times as often as another number of seats
PLAIN = 0.5  # of the matches have the default options
OTHERWISE = 0.3  # how often an option is drawn in the others
GAINS = 3
"""What is learnt about the end of a match: the victory, the place (1 before all rivals, -1 behind all), the points
ahead of the mean rival."""
CUT = -1.0e6  # points ahead for everybody at a match that was cut off because it would not end

Mix = tuple[int, dict[str, OptionValue]]


def mixes(game: Game, main_seats: int, n: int, seed: str) -> list[Mix]:
    """So many draws of seats and options."""
    dice = Random(seed)
    seats = [s for s in range(game.fewest_seats, game.most_seats + 1) if game.fits(s, {})]
    weights = [MAIN if s == main_seats else 1 for s in seats]
    return [drawn(game, dice.choices(seats, weights)[0], dice) for _ in range(n)]


def drawn(game: Game, seats: int, dice: Random) -> Mix:
    if dice.random() < PLAIN:
        return seats, {}
    for _ in range(20):
        chosen = {
            option.name: dice.choice(option.values)
            for option in game.options
            if len(option.values) <= MOST_HOT and not option.names_seat and dice.random() < OTHERWISE
        }
        try:
            check_choice(game.options, chosen, seats)
        except BadOption:
            continue
        if game.fits(seats, chosen):
            return seats, chosen
    return seats, {}


def mates(game: Game, t: Table) -> NDArray[np.float32]:
    """1 where two seats win together."""
    seats = range(int(t.seats()))
    return np.array([[float(game.allied(t, a, b)) for b in seats] for a in seats], dtype=np.float32)


def gains(
    scores: NDArray[Any], places: NDArray[Any], winners: NDArray[Any], together: NDArray[np.float32]
) -> NDArray[np.float32]:
    """matches x seats x GAINS, of arrays that are matches x seats."""
    rivals = 1.0 - together
    n = np.maximum(1.0, rivals.sum(axis=1))
    won = winners * (winners @ together) / np.maximum(1, winners.sum(axis=1, keepdims=True))
    ahead = (np.sign(places[:, None, :] - places[:, :, None]) * rivals).sum(axis=2) / n
    margin = scores - (scores @ rivals) / n
    return np.stack([won, ahead, margin], axis=2).astype(np.float32)


def gains_of(game: Game, t: Table) -> NDArray[np.float32]:
    """seats x GAINS of a match that is over."""
    winners = np.zeros((1, int(t.seats())))
    winners[0, game.winners(t)] = 1
    found: NDArray[np.float32] = gains(np.array([game.scores(t)]), np.array([game.places(t)]), winners, mates(game, t))[
        0
    ]
    return found


OTHERS: dict[str, Callable[[], Bot]] = {
    "hard": lambda: Level("hard", 0.0),
    "expert": lambda: Level("expert", 0.0),
    "quick": lambda: GreedyBot(looks=1),
}
"""Bots as the trainer seats them: without a clock; `quick` looks once where `hard` looks several times."""


def opponent(name: str) -> Bot:
    return OTHERS[name]() if name in OTHERS else make_bot(name)
