"""A match at a moment, as cards, clocks and bots need to know it: now, or as it will be when words are stored."""

from __future__ import annotations

from emporion.kernel.course import Said
from emporion.kernel.game import Game
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.table import Table
from emporion.kernel.words import Words
from emporion.server.match.clocks import Clocks
from emporion.server.match.op import SPECTATORS, Op
from emporion.server.match.row import TableRow

PUBLIC = -1


PUBLIC_BIT = 1 << SPECTATORS
"""The bit of spectators: what they can notice, everybody can."""


def bit(viewer: int) -> int:
    return 1 << (SPECTATORS if viewer == PUBLIC else viewer)


Choices = tuple[list[int], list[int]]
"""The words a seat may say, and those it may not though they are worth considering."""


def consider(game: Game, table: Table, seat: int) -> Choices:
    words = Words(len(game.vocabulary))
    game.candidates(table, seat, words)
    offered: list[int] = []
    refused: list[int] = []
    for word in words.listed():
        (offered if game.refusal(table, seat, word) == MAY_BE_SAID else refused).append(word)
    return offered, refused


class Tally:
    """How many words were said, openly and under a seal, and the last one of each seat that everybody knows of; quick
    to copy."""

    def __init__(self, seats: int) -> None:
        self.openly = 0
        self.sealed = [0] * seats
        self.last: list[tuple[int, bool] | None] = [None] * seats  # when, and whether by itself

    def copy(self) -> Tally:
        other = Tally(0)
        other.openly, other.sealed, other.last = self.openly, self.sealed[:], self.last[:]
        return other

    def add(self, said: Said) -> None:
        self._count(said, 1)

    def drop(self, said: Said) -> None:
        """A word is taken back."""
        self._count(said, -1)

    def _count(self, said: Said, words: int) -> None:
        if said.sealed_in:
            self.sealed[said.seat] += words
        else:
            self.openly += words


class Moment:
    def __init__(self, game: Game, row: TableRow, clocks: Clocks, tally: Tally, updated: int) -> None:
        self.game = game
        self.row = row
        self.viewers = [PUBLIC, *range(len(row.seats))]
        self.clocks = clocks
        self.tally = tally
        self.updated = updated  # when something happened last that everybody could notice

    @property
    def table(self) -> Table:
        raise NotImplementedError

    def over(self) -> bool:
        return self.table.over()

    def speakers(self) -> list[int]:
        """Who has to speak; whom somebody asked in private is among them, so this is for nobody to see."""
        return self.game.speakers(self.table)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that must speak is over, if it has a clock."""
        if self.clocks.pace.seconds is None or self.over():
            return None
        return self.clocks.deadline(seat, self.game.decision(self.table, seat))

    def publicly_speaking(self) -> list[int]:
        """Who has to speak, as far as everybody knows."""
        return self.game.known_speakers(self.table, PUBLIC)

    def words_known(self, viewer: int) -> int:
        """How many words were said, as far as the viewer may know."""
        if self.over():
            return self.tally.openly + sum(self.tally.sealed)
        return self.tally.openly + (self.tally.sealed[viewer] if viewer != PUBLIC else 0)

    def missed(self, seat: int) -> bool:
        """Whether the last word of the seat's person was the default word, said because his time was over; what he says
        in secret does not count, for everybody sees on his card who can be replaced."""
        last = self.tally.last[seat]
        if last is None or last[1]:
            return False
        return last[0] > max((change.at for change in self.row.changes if change.seat == seat), default=0)

    def hear(self, op: Op, said: Said) -> None:
        """A word was said."""
        self.tally.add(said)
        if op.seen & PUBLIC_BIT:
            self.tally.last[op.seat] = (op.at, op.message != "")
            self.clocks.said(op.seat, op.at, said.deciders, said.decision)
            self.updated = max(self.updated, op.at)
