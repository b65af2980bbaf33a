"""Reading the log of a table: as long as it may be, nobody else waits for it.

A log of the usual length is read at once. A longer one is read in slices: the event loop has only one of them at a time
and half of its time free. Those whose tables are long wait for each other, each person in turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from emporion.kernel.game import Game
from emporion.server.match.play import Play
from emporion.server.store import Op, TableRow
from emporion.server.turns import Turns

SLICE = 0.004  # seconds


class Reader:
    def __init__(self) -> None:
        self._turns = Turns(1)

    async def play(self, game: Game, row: TableRow, ops: list[Op]) -> Play:
        """The match of a table with everything in its log; `DoesNotReplay` if that does not fit."""
        play = Play(game, row, [])
        reading = play.read(ops)
        if not _read_some(reading):
            async with self._turns.turn(whose=row.host):
                while True:
                    await asyncio.sleep(SLICE)
                    if _read_some(reading):
                        break
        return play


def _read_some(reading: Iterator[None]) -> bool:
    """Read for the time of a slice; whether that was all."""
    end = time.thread_time() + SLICE
    return not any(time.thread_time() >= end for _ in reading)
