"""Who has had the turn and whose it will be, as far as the agenda tells it: titles say more where they know more."""

from mypy_extensions import i64

from emporion.kernel.step import InTurnOrder, Repeat, Step
from emporion.kernel.table import F_LOCAL, F_SEAT, NOBODY, Table


def passing(steps: list[Step], t: Table, speakers: i64) -> tuple[list[int], list[int]]:
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


def _goes_on(steps: list[Step], t: Table, k: i64) -> bool:
    """Whether the frame that many places below the top is played once more."""
    frame = t.frame(k)
    step = steps[t.v[frame]]
    return isinstance(step, Repeat) and t.v[frame + F_LOCAL] + 1 < step.times
