"""The journal: what happened, as keys and figures, each event addressed to those who may know it."""

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
