"""The table: the complete state of one match as one flat vector of integers.

The kernel's own fields come first (HEADER integers), the game's follow. A game derives a final class with
named accessors, so that rules read like rules while a clone is one slice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice, below
from emporion.kernel.journal import ALL, NOWHERE, Event, Figure, Journal

# The kernel's part of the vector.
SEATS: Final = 0
OVER: Final = 1
DISCLOSED: Final = 2  # grows whenever something hidden becomes known or chance is used: undo stops there
SEALS: Final = 3  # how many sealed decisions have been opened so far
CHANCE: Final = 4  # four words of generator state
ERRATA: Final = 8  # bit per erratum that is on
OPTIONS: Final = 9  # the value of each option
MAX_OPTIONS: Final = 16
DEPTH: Final = 25  # the agenda: a stack of frames
FRAMES: Final = 26
FRAME: Final[i64] = 8
MAX_DEPTH: Final = 14
HEADER: Final = 138  # FRAMES + FRAME * MAX_DEPTH

# A frame of the agenda: which step, how far it is, for which seat, and five integers of its own.
F_STEP: Final = 0
F_AT: Final = 1
F_SEAT: Final = 2
F_LOCAL: Final = 3
NOBODY: Final[i64] = -1


class Table:
    def __init__(self, v: vec[i64]) -> None:
        self.v = v
        self.journal: Journal | None = None

    def clone(self) -> "Table":
        raise NotImplementedError

    # -- seats ------------------------------------------------------------------------------------------
    def seats(self) -> i64:
        return self.v[SEATS]

    def everybody(self) -> i64:
        """A bit for each seat."""
        return (1 << self.v[SEATS]) - 1

    def first(self) -> i64:
        """The seat that comes first in turn order."""
        return 0

    def clockwise(self, seat: i64, places: i64) -> i64:
        return (seat + places) % self.v[SEATS]

    def over(self) -> bool:
        return self.v[OVER] != 0

    def option(self, number: i64) -> i64:
        return self.v[OPTIONS + number]

    def erratum(self, number: i64) -> bool:
        return (self.v[ERRATA] >> number) & 1 == 1

    # -- agenda -----------------------------------------------------------------------------------------
    def push(self, step: i64, seat: i64) -> None:
        depth: i64 = self.v[DEPTH]
        if depth == MAX_DEPTH:
            raise OverflowError("the agenda is full")
        at: i64 = FRAMES + depth * FRAME
        self.v[at] = step
        self.v[at + F_AT] = 0
        self.v[at + F_SEAT] = seat
        for k in range(F_LOCAL, FRAME):
            self.v[at + k] = 0
        self.v[DEPTH] = depth + 1

    def pop(self) -> None:
        self.v[DEPTH] -= 1
        if self.v[DEPTH] == 0:
            self.v[OVER] = 1

    def depth(self) -> i64:
        return self.v[DEPTH]

    def frame(self, below_top: i64) -> i64:
        """Where the frame that many places below the top lies."""
        return FRAMES + (self.v[DEPTH] - 1 - below_top) * FRAME

    def step(self) -> i64:
        return self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME]

    def at(self) -> i64:
        return self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME + F_AT]

    def go_to(self, at: i64) -> None:
        self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME + F_AT] = at

    def seat(self) -> i64:
        """The seat the current step is about, or NOBODY."""
        return self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME + F_SEAT]

    def hand_to(self, seat: i64) -> None:
        """The current step goes on with this seat."""
        self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME + F_SEAT] = seat

    def local(self, number: i64) -> i64:
        return self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME + F_LOCAL + number]

    def set_local(self, number: i64, value: i64) -> None:
        self.v[FRAMES + (self.v[DEPTH] - 1) * FRAME + F_LOCAL + number] = value

    # -- chance and knowledge ---------------------------------------------------------------------------
    def chance(self, n: i64) -> i64:
        """A number 0 .. n-1, drawn by the table's own generator."""
        self.v[DISCLOSED] += 1
        return below(self.v, CHANCE, n)

    def disclose(self) -> None:
        """Something hidden has become known to somebody: no word before this can be taken back."""
        self.v[DISCLOSED] += 1

    def disclosed(self) -> i64:
        return self.v[DISCLOSED]

    def reseed(self, dice: Dice) -> None:
        """Forget what chance would bring: for guesses."""
        dice.reseed(self.v, CHANCE)

    # -- journal ----------------------------------------------------------------------------------------
    def telling(self) -> bool:
        """Whether anybody keeps a journal; ask before building an event, simulation has none."""
        return self.journal is not None

    def tell(self, key: str, rule: str, figures: dict[str, Figure], audience: int = ALL) -> None:
        if self.journal is not None:
            self.journal.events.append(Event(key, rule, audience, figures, self.agenda(), int(self.v[DISCLOSED])))

    def chapter(self) -> i64:
        """Which round (decade, year, turn) is played, for the heads of the journal; 0 where a title has none."""
        return 0

    def lap(self) -> i64:
        """Which of several equal parts of a phase is played, for the heads of the journal; 0 where it has none."""
        return 0

    def agenda(self) -> tuple[int, ...]:
        """Where in the sequence of play this is: round, lap, whose turn, and the steps under way, outermost first."""
        if self.v[DEPTH] == 0:
            return NOWHERE
        turn: i64 = NOBODY
        steps: list[int] = []
        k: i64 = self.v[DEPTH] - 1
        while k >= 0:
            at = self.frame(k)
            steps.append(int(self.v[at]))
            if turn == NOBODY:
                turn = self.v[at + F_SEAT]
            k -= 1
        return (int(self.chapter()), int(self.lap()), int(turn), *steps)

    # -- saving -----------------------------------------------------------------------------------------
    def numbers(self) -> list[int]:
        return [int(x) for x in self.v]
