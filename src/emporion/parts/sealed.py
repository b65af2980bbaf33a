"""Sealed choices: everybody decides at the same time, nothing is shown until all are in."""

from mypy_extensions import i64

from emporion.kernel.step import Step, T
from emporion.kernel.table import SEALS


class Sealed(Step[T]):
    """Local 0 has a bit for each seat that is in."""

    sealed = True

    def begin(self, t: T) -> None:
        t.v[SEALS] += 1
        self.break_seal(t)

    def break_seal(self, t: T) -> None:
        """What happens before anybody chooses."""

    def deciders(self, t: T) -> i64:
        return self.choosers(t) & ~t.local(0)

    def choosers(self, t: T) -> i64:
        """A bit for each seat that takes part."""
        return t.everybody()

    def seal(self, t: T, seat: i64) -> None:
        """The seat is in; when all are, the choices are opened."""
        t.set_local(0, t.local(0) | (1 << seat))
        if self.deciders(t) == 0:
            t.pop()
            self.open(t)

    def open(self, t: T) -> None:
        """All are in."""


def is_in(t: T, seat: i64) -> bool:
    """Whether the seat has made its sealed choice; only while a sealed step is on top."""
    return (t.local(0) >> seat) & 1 == 1
