"""Steps: the pieces of the sequence of play. They hold no state; the table does.

`Sequence` and `Repeat` put steps together, so that a game's list of steps reads as its table of contents.
"""

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import TypeVar

from emporion.kernel.journal import Figure
from emporion.kernel.refusal import NOT_NOW, Refusal
from emporion.kernel.table import F_LOCAL, F_SEAT, NOBODY, SEALS, Table
from emporion.kernel.words import Words

T = TypeVar("T", bound=Table, default=Any)


class Step(Generic[T]):
    name: str = ""  # the decision's name: prompts are the Fluent messages `ask-NAME`
    rule: str = ""  # the rule that describes it
    sealed: bool = False  # whether its words stay hidden until everybody has spoken

    def __init__(self) -> None:
        self.number: i64 = -1

    def parts(self) -> "list[Step]":
        """The steps inside this one."""
        return []

    def start(self, t: T, seat: i64) -> None:
        """Put this step on the agenda."""
        t.push(self.number, seat)
        self.begin(t)

    def begin(self, t: T) -> None:
        """What happens as the step starts."""

    def deciders(self, t: T) -> i64:
        """A bit for each seat that has to speak; 0 = nobody, the step runs by itself."""
        return 0

    def known_deciders(self, t: T, viewer: i64) -> i64:
        """Of the seats that have to speak, those a viewer (-1 = a spectator) may know of: some are asked in private."""
        return self.deciders(t)

    def run(self, t: T) -> None:
        """What happens when nobody has to speak: by default the step is over, and does its work."""
        t.pop()
        self.happen(t)

    def happen(self, t: T) -> None:
        """The work of a step without decisions."""

    def asks_always(self, t: T, seat: i64) -> bool:
        """Whether the seat is asked even if it has only one thing to say."""
        return False

    def candidates(self, t: T, seat: i64, into: Words) -> None:
        """What is worth considering here, whether it may be said or not."""

    def refusal(self, t: T, seat: i64, word: i64) -> i64:
        """0 if the word may be said, else the number of the reason. Answers for any word there is."""
        return NOT_NOW

    def figures(self, t: T, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        """The numbers behind a refusal, as far as the seat may know them."""
        return {}

    def caution(self, t: T, seat: i64, word: i64) -> Refusal | None:
        """Why a word that may be said is plainly a mistake which cannot be made good, for people: `caution-KEY`."""
        return None

    def prompt(self, t: T, seat: i64) -> dict[str, Figure]:
        """The numbers a prompt names; seat -1 is somebody who only watches."""
        return {}

    def say(self, t: T, seat: i64, word: i64) -> None:
        """What happens when the word is said."""
        raise NotImplementedError

    def seal_of(self, t: T, seat: i64) -> i64:
        """Under which seal a sealed word of the seat is said; it may be taken back while that number stays."""
        return t.v[SEALS]

    def stands(self, word: i64) -> bool:
        """Whether a sealed word cannot be taken back while those before it can: an answer to somebody else."""
        return False


class Ask(Step[T]):
    """A decision of one seat: the one the frame names."""

    def deciders(self, t: T) -> i64:
        return 1 << t.seat()


class Sequence(Step[T]):
    """Steps one after the other, all for the same seat."""

    def __init__(self, *steps: Step, name: str = "") -> None:
        super().__init__()
        self.listed: list[Step] = list(steps)
        self.steps: vec[Step] = vec[Step](self.listed)  # read without asking each time whether it is a step
        self.name = name

    def parts(self) -> list[Step]:
        return self.listed

    def run(self, t: T) -> None:
        at = t.at()
        if at < len(self.steps):
            t.go_to(at + 1)
            self.steps[at].start(t, t.seat())
        elif self.again(t):
            t.go_to(0)
        else:
            t.pop()

    def again(self, t: T) -> bool:
        """Whether the whole sequence is played once more."""
        return False


class Repeat(Sequence[T]):
    """A sequence played a number of times; local 0 counts the finished ones."""

    def __init__(self, times: int, *steps: Step, name: str = "") -> None:
        super().__init__(*steps, name=name)
        self.times: i64 = times

    def again(self, t: T) -> bool:
        t.set_local(0, t.local(0) + 1)
        return t.local(0) < self.times


class InTurnOrder(Sequence[T]):
    """A sequence each seat goes through, from the first player clockwise; local 0 counts the finished ones."""

    def begin(self, t: T) -> None:
        t.hand_to(self.turn(t, 0))

    def turn(self, t: T, k: i64) -> i64:
        """The seat whose turn is the k-th, or NOBODY when there is none left."""
        return t.clockwise(t.first(), k) if k < t.seats() else NOBODY

    def again(self, t: T) -> bool:
        k = t.local(0) + 1
        seat = self.turn(t, k)
        if seat == NOBODY:
            return False
        t.set_local(0, k)
        t.hand_to(seat)
        return True


# -- who speaks after whom --------------------------------------------------------------------------------------


def passing(steps: vec[Step], t: Table, speakers: i64) -> tuple[list[int], list[int]]:
    """Of the innermost turn order on the agenda: the seats that are through, and those to come.

    The seat that has the turn comes first if it does not speak now: somebody has interrupted it. When the last one has
    the turn and the pass is repeated, the first comes next.
    """
    k: i64 = 0
    while k < t.depth():
        frame = t.frame(k)
        step = steps[t.v[frame]]
        if isinstance(step, InTurnOrder):
            at = t.v[frame + F_LOCAL]
            holder = int(t.v[frame + F_SEAT])
            first = at - at % t.seats()
            through = [int(step.turn(t, j)) for j in range(first, at)]
            coming = [] if holder == NOBODY or (speakers >> holder) & 1 else [holder]
            coming += _rest(step, t, at)
            if len(coming) == 0 and k + 1 < t.depth() and _goes_on(steps, t, k + 1):
                coming = [int(step.turn(t, 0))]
            return through, [seat for seat in coming if (speakers >> seat) & 1 == 0]
        k += 1
    return [], []


def _rest(step: InTurnOrder, t: Table, at: i64) -> list[int]:
    """The turns after this one, at most one for each other seat."""
    rest: list[int] = []
    j = at + 1
    while j < at + t.seats():
        seat = step.turn(t, j)
        if seat == NOBODY:
            break
        rest.append(int(seat))
        j += 1
    return rest


def _goes_on(steps: vec[Step], t: Table, k: i64) -> bool:
    """Whether the frame that many places below the top is played once more."""
    frame = t.frame(k)
    step = steps[t.v[frame]]
    return isinstance(step, Repeat) and t.v[frame + F_LOCAL] + 1 < step.times
