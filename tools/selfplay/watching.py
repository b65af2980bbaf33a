"""A worker watches bots: every decision as a row, the words that could be said, the one that was, what came of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emporion.bots import Guesses
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.rows.writing import Rows
from emporion.kernel.words import Words

from .mixture import GAINS, drawn, gains_of, opponent

NOISY = 0.3  # of the matches
NOISE = 0.05  # of their words are any word, and not learnt
FIELDS = ("rows", "masks", "words", "gains", "left")


def fields(size: int, words: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """What is kept of a decision: shape and type of each part."""
    return {
        "rows": ((size,), "<i2"),
        "masks": (((words + 7) // 8,), "|u1"),
        "words": ((), "<i4"),
        "gains": ((GAINS,), "<f4"),
        "left": ((), "<i4"),  # how many more words the seat said in the match
    }


def watch(
    title: str, levels: list[str], seats: dict[int, float], seed: str, seconds: float, most: int, folder: str
) -> Any:
    """Watch matches until the time is over or enough was seen; arrays lie in the folder. How many decisions and
    matches, and the longest match."""
    until = perf_counter() + seconds
    game, dice = load(title), Random(seed)
    rows = Rows(game)
    size, vocabulary = int(rows.size), len(game.vocabulary)
    words = Words(vocabulary)
    offered = np.frombuffer(memoryview(words.v), dtype=np.int64)
    row = np.frombuffer(memoryview(rows.row.v), dtype=np.int16)
    kept: dict[str, NDArray[Any]] = {
        name: np.lib.format.open_memmap(Path(folder) / f"{seed}-{name}.npy", "w+", kind, (most, *shape))
        for name, (shape, kind) in fields(size, vocabulary).items()
    }
    bots = {level: opponent(level) for level in levels}
    seen = matches = longest = said = 0
    full = False
    while not full and perf_counter() < until:
        many, options = drawn(game, dice.choices(list(seats), list(seats.values()))[0], dice)
        t = game.table(many, f"{seed}:{matches}", options)
        chance = Dice(f"{seed}:{matches}:bots")
        bot = bots[levels[matches % len(levels)]]
        noise = NOISE if dice.random() < NOISY else 0.0
        first, speakers, length = seen, [], 0
        while not t.over():
            seat = int(game.next_speaker(t))
            n = int(game.offer(t, seat, words))
            length += 1
            if noise and dice.random() < noise:
                game.say(t, seat, int(offered[dice.randrange(n)]))
                continue
            if seen == most or perf_counter() > until:
                full = True
                break
            word = int(bot.choose(Guesses(game, t, seat, chance), words, chance))
            if n > 1:
                rows.write(rows.row, 0, t, seat)
                kept["rows"][seen] = row
                mask = np.zeros(kept["masks"].shape[1] * 8, dtype=np.uint8)
                mask[offered[:n]] = 1
                kept["masks"][seen] = np.packbits(mask, bitorder="little")
                kept["words"][seen] = word
                speakers.append(seat)
                seen += 1
            game.say(t, seat, word)
        if full:
            seen = first  # how this one ends is not known
            break
        who = np.array(speakers, dtype=np.int64)
        kept["gains"][first:seen] = gains_of(game, t)[who]
        left = np.zeros(seen - first, dtype=np.int32)
        for seat in range(many):
            mine = np.flatnonzero(who == seat)
            left[mine] = np.arange(len(mine))[::-1]
        kept["left"][first:seen] = left
        matches += 1
        said += length
        longest = max(longest, length)
    return {"seed": seed, "seen": seen, "matches": matches, "longest": longest, "words": said}
