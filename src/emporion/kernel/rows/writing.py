"""Rows: what a seat sees as numbers, written straight from the table into a buffer. For those who learn by playing.

A title writes its own part with `Game.write_row`; what all titles have in common (seats, options, what is asked of
whom) comes before it. One layout serves all seat counts and options: places nobody sits at are zeros, the observer's
comes first. The same row can be told from the sight alone (`twin.py`), slowly and with names: the conformance kit
compares both, so that a row holds what the seat may know and nothing else.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from emporion.kernel.game import Game
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Sequence
from emporion.kernel.table import OPTIONS, OVER, Table

NEVER_ASKED: Final[i64] = -1
LONGEST: Final = 8192  # numbers of a row that is written for the first time, when its length is not known yet
MOST_HOT: Final = 6  # values of an option that get a number each; more are told as one


def decisions(game: Game) -> dict[str, int]:
    """The kinds of decisions, in the order of the sequence of play."""
    found: dict[str, int] = {}
    for step in game.steps:
        if step.name and not isinstance(step, Sequence):
            found.setdefault(step.name, len(found))
    return found


@final
class Rows:
    """Writes rows of one title. `size` is how many numbers each has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        kinds = decisions(game)
        self.kinds: i64 = len(kinds)
        self.kind_of: vec[i64] = vec[i64]([kinds.get(step.name, -1) for step in game.steps])
        self.values: vec[i64] = vec[i64]([len(option.values) for option in game.options])
        self.fewest: i64 = game.fewest_seats
        self.most: i64 = game.most_seats
        self.size: i64 = 0
        seats = next(n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, {}))
        first = Row(vec[i16]([0] * LONGEST), self.most)
        self._write(first, game.table(seats, "rows"), 0)
        self.size = first.at
        self.row = Row(vec[i16]([0] * int(self.size)), self.most)

    def numbers(self, t: Table, seat: int) -> list[int]:
        """A row of its own."""
        self.write(self.row, 0, t, seat)
        return [int(self.row.v[k]) for k in range(int(self.size))]

    def write(self, row: Row, at: i64, t: Table, seat: i64) -> None:
        """Write what the seat sees into the row's buffer, from that place on."""
        row.at = at
        self._write(row, t, seat)
        if row.at != at + self.size:
            raise RuntimeError(f"a row of {self.game.title} has {int(row.at - at)} numbers instead of {int(self.size)}")

    def _write(self, row: Row, t: Table, seat: i64) -> None:
        row.seats = t.seats()
        row.viewer = seat
        row.hot(t.seats() - self.fewest, self.most - self.fewest + 1)
        row.hot(seat, self.most)
        for k in range(i64(len(self.values))):
            n: i64 = self.values[k]
            value: i64 = t.v[OPTIONS + k]
            if n == 2 or n > MOST_HOT:
                row.put(value)
            elif n > 2:
                row.hot(value, n)
        asking: i64 = NEVER_ASKED
        speaking: i64 = 0
        if t.v[OVER] == 0:
            asking = self.kind_of[t.step()]
            speaking = self.game.known_deciders(t, seat)
        row.hot(asking, self.kinds)
        row.seats_of(speaking)
        self.game.write_row(t, seat, row)
