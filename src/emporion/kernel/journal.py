"""The journal: what happened, as keys and figures, each event addressed to those who may know it.

And the account a match ends with: where each seat's points come from, and what ranks those who have equally many.
"""

from collections.abc import Sequence
from sys import intern
from typing import Final, NamedTuple, final

ALL: Final = -1
"""The audience of a public event: every seat and every spectator. `ALL ^ (1 << seat)` leaves one seat out."""

Figure = int | str | list[str]
"""A number, a plain text, or a reference such as `good:wine` or `seat:2`, named in the reader's language."""


NOWHERE: Final[tuple[int, ...]] = (0, 0, -1)
"""The agenda before the first step."""


def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


class Place(NamedTuple):
    """Where in the sequence of play something was told: what the journal is grouped by. Everybody may know it."""

    round: int
    """As the title counts (round, decade, turn); 0 before the first and where there are none."""
    phase: str
    """The outermost named part of the sequence of play; empty outside of any."""
    lap: int
    """Which of several equal parts of the phase; 0 where there are none."""
    turn: int
    """The seat whose turn it was, or -1 when it was nobody's."""


@final
class Event:
    """Of these thousands are kept at a time, so they are small: names and texts are shared by all that have them."""

    def __init__(
        self,
        key: str,
        rule: str,
        audience: int,
        figures: dict[str, Figure],
        agenda: tuple[int, ...] = NOWHERE,
        disclosed: int = 0,
    ) -> None:
        self.key = key
        self.rule = rule
        self.audience = audience
        self.disclosed = disclosed  # how often something hidden had become known then
        self.agenda = _AGENDAS.setdefault(agenda, agenda)  # round, lap, turn and the steps under way (`Game.place`)
        names = tuple(figures)
        self._names = _NAMES.setdefault(names, names)
        self._values = tuple([_shared(figure) for figure in figures.values()])

    @property
    def figures(self) -> dict[str, Figure]:
        figures: dict[str, Figure] = {}
        for name, value in zip(self._names, self._values, strict=True):
            figures[name] = list(value) if isinstance(value, tuple) else value
        return figures

    def seen_by(self, seat: int) -> bool:
        """Whether a seat (or a spectator, -1) may know of this event."""
        return self.audience < 0 if seat < 0 else (self.audience >> seat) & 1 == 1


_NAMES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
_AGENDAS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}


def _shared(figure: Figure) -> int | str | tuple[str, ...]:
    if isinstance(figure, str):
        return intern(figure)
    if isinstance(figure, list):
        return tuple([intern(text) for text in figure])
    return figure


@final
class Journal:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def seen_by(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]


# -- the account ------------------------------------------------------------------------------------------------


@final
class Column:
    """A figure of every seat, by seat: a source of points, or what breaks a tie."""

    def __init__(
        self,
        name: str,
        amounts: Sequence[int],
        rule: str = "",
        fewest: bool = False,
        wholes: Sequence[int] = (),
    ) -> None:
        self.name = name  # a reference such as `source:senate`, named in the reader's language
        self.amounts = list(amounts)
        self.rule = rule
        self.fewest = fewest  # whether the lower amount is the better one
        self.wholes = list(wholes)  # for something to be fulfilled: how much would be all of it


@final
class Account:
    """The sources in the order they are read, and the tie-breaks in the order they are asked.

    The amounts of the sources add up to the points, except where they have `wholes`.
    """

    def __init__(self, sources: list[Column], ties: list[Column], end: str = "", rule: str = "") -> None:
        self.sources = sources
        self.ties = ties
        self.end = end  # how the match ended, where there are several ways: a reference such as `end:saint`
        self.rule = rule


def told(journal: Journal, seats: int, figures: dict[str, str], rule: str = "") -> list[int]:
    """By seat, the sum of a figure of some events; `figures` names it by their keys. Of one rule, if it is named."""
    sums = [0] * seats
    for event in journal.events:
        figure = figures.get(event.key)
        if figure is None or (rule and event.rule != rule):
            continue
        named = event.figures
        seat, amount = named["seat"], named[figure]
        assert isinstance(seat, str) and isinstance(amount, int)
        sums[int(seat.removeprefix("seat:"))] += amount
    return sums


def happened(journal: Journal, seats: int, key: str, rule: str = "") -> list[int]:
    """By seat, how often something happened."""
    times = [0] * seats
    for event in journal.events:
        if event.key == key and (not rule or event.rule == rule):
            seat = event.figures["seat"]
            assert isinstance(seat, str)
            times[int(seat.removeprefix("seat:"))] += 1
    return times


def decided(account: Account, points: Sequence[int], first: int, second: int) -> Column | None:
    """The tie-break that put one seat before another, or None if points did, or nothing."""
    if points[first] != points[second]:
        return None
    for column in account.ties:
        ahead = column.amounts[first] - column.amounts[second]
        if ahead != 0:
            return column if (ahead < 0) == column.fewest else None
    return None
