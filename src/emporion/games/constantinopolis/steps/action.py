"""Actions: what takes a seat more than one word, wherever it is kept how far the seat is with it.

In a turn of one seat an action is a step of its own, `Acting`; while all accept contracts together it is noted before
the seat, in ACTION and PICKED, so that nobody waits for anybody.
"""

from typing import Final

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.layout import ACTION, PICKED
from emporion.kernel.journal import Figure
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words

DONE: Final = -1
# What a seat can be in the middle of.
NOTHING: Final = 0
LOADING_A_SHIP: Final = 1
EXCHANGING: Final = 2
SWAPPING: Final = 3
SELLING_IN_BULK: Final = 4
PROPOSING: Final = 5


class Action:
    """`picked` says how far it is: a number of the action's own, at first 0 unless whoever starts it says more."""

    name: str = ""
    rule: str = ""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def begin(self, t: ConstantinopolisTable, seat: i64) -> None:
        """What happens as it starts."""

    def candidates(self, t: ConstantinopolisTable, seat: i64, picked: i64, into: Words) -> None:
        """What is worth considering, whether it may be said or not."""

    def refusal(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        return NOT_NOW

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {}

    def prompt(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> dict[str, Figure]:
        """The numbers a prompt names, for the seat itself."""
        return {}

    def say(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        """What is picked after the word, or DONE."""
        raise NotImplementedError


class Acting(Ask[ConstantinopolisTable]):
    """An action in a turn of one seat; local 0 is what is picked."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action = action
        self.name = action.name
        self.rule = action.rule

    def go(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> None:
        """Put the action on the agenda with something picked already."""
        self.start(t, seat)
        t.set_local(0, picked)

    def begin(self, t: ConstantinopolisTable) -> None:
        self.action.begin(t, t.seat())

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        self.action.candidates(t, seat, t.local(0), into)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        return self.action.refusal(t, seat, t.local(0), word)

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return self.action.figures(t, seat, word, reason)

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return self.action.prompt(t, t.seat(), t.local(0))

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        picked = self.action.say(t, seat, t.local(0), word)
        if picked == DONE:
            t.pop()
        else:
            t.set_local(0, picked)


def under_way(t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64) -> i64:
    """What the seat is in the middle of, or NOTHING."""
    if isinstance(step, Acting):
        return step.action.kind if t.seat() == seat else NOTHING
    return t.get(seat, ACTION)


def how_far(t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64) -> i64:
    """What the seat has picked of the action it is in the middle of."""
    return t.local(0) if isinstance(step, Acting) else t.get(seat, PICKED)
