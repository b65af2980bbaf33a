"""A worker plays a net against bots: its likeliest word, no search. What the gates count."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np

from emporion.bots import Guesses
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.options import OptionValue
from emporion.kernel.rows.writing import Rows
from emporion.kernel.words import Words

from .mixture import gains_of, opponent
from .plain import Arrays, PlainNet


def contest(
    title: str,
    arrays: Arrays,
    against: str,
    seats: int,
    options: dict[str, OptionValue],
    seed: str,
    numbers: list[int],
    seconds: float,
    longest: int,
) -> list[tuple[float, float, float, int]]:
    """The matches of these numbers as far as there is time: victory, place, points ahead, decisions of each."""
    until = perf_counter() + seconds
    game, net, bot = load(title), PlainNet(arrays), opponent(against)
    rows, words = Rows(game), Words(len(game.vocabulary))
    offered = np.frombuffer(memoryview(words.v), dtype=np.int64)
    row = np.frombuffer(memoryview(rows.row.v), dtype=np.int16)
    found: list[tuple[float, float, float, int]] = []
    for number in numbers:
        t, dice = game.table(seats, f"{seed}:{number}", options), Dice(f"{seed}:{number}:bots")
        own, said = number % seats, 0
        while not t.over() and said < longest:
            if perf_counter() > until:
                return found
            seat = int(game.next_speaker(t))
            n = int(game.offer(t, seat, words))
            if seat == own:
                rows.write(rows.row, 0, t, seat)
                mine = offered[:n]
                word = int(mine[int(np.argmax(net.ask(row, mine)[0]))])
            else:
                word = int(bot.choose(Guesses(game, t, seat, dice), words, dice))
            game.say(t, seat, word)
            said += 1
        won: Any = gains_of(game, t)[own] if t.over() else (0.0, -1.0, 0.0)
        found.append((float(won[0]), float(won[1]), float(won[2]), said))
    return found
