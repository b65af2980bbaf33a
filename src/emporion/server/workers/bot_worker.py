"""What runs in a bot's own process. It knows a guess of the table, never the table."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from array import array
from multiprocessing import connection, parent_process
from typing import Any

from emporion import games
from emporion.bots import BOTS, Guesses, make_bot
from emporion.bots.levels import strengths
from emporion.kernel.chance import Dice
from emporion.kernel.options import OptionValue
from emporion.kernel.words import Words

LEVELS = tuple(level for level in ("easy", "medium", "hard", "expert", "master") if level in BOTS)
"""As people choose them, weakest first; not every title has a master."""


def levels(title: str) -> list[str]:
    """The levels of a title."""
    known = strengths(title)
    return [level for level in LEVELS if level in known]


def choose(
    title: str,
    options: dict[str, OptionValue],
    guesses: list[bytes],
    seat: int,
    offer: list[int],
    level: str,
    seed: str,
) -> int:
    """The word a bot says, knowing tables that agree with everything its seat knows."""
    game = games.load(title)
    dice = Dice(seed)
    words = Words(len(game.vocabulary))
    for word in offer:
        words.add(word)
    table = game.load(list(array("q", guesses[0])), options)
    return int(make_bot(level).choose(Guesses(game, table, seat, dice), words, dice))


def think(*question: Any) -> tuple[int, float]:
    """The word, and how many seconds it took to find."""
    started = time.perf_counter()
    word = choose(*question)
    return word, time.perf_counter() - started


def start(nice: int = 10) -> None:
    """A worker leaves Ctrl-C to the server, lets it go first, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(nice)
    server = parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def ready() -> bool:
    """Called once for each worker, so that all are running before they are needed."""
    time.sleep(0.02)  # long enough that one worker does not take every call
    return True


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
