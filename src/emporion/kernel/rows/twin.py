# interpreted
"""The twin of a row: the same numbers told from the sight alone, each with a name and a scale.

Slow and plain on purpose. Layouts get their names from it, and the conformance kit holds the compiled row to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from emporion.kernel.rows.writing import MOST_HOT, decisions

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.table import Table


def place_name(place: int) -> str:
    """The seat that many places after the viewer."""
    return "me" if place == 0 else f"next{place}"


class Twin:
    """Numbers with their names, in the order of the row."""

    def __init__(self, seats: int, most_seats: int, viewer: int) -> None:
        self.seats = seats
        self.most_seats = most_seats
        self.viewer = viewer
        self.names: list[str] = []
        self.values: list[int] = []
        self.scales: list[float] = []
        self._there = True

    @contextmanager
    def told(self, there: bool) -> Iterator[None]:
        """Inside, numbers are told only if it is there; else they are zeros."""
        before, self._there = self._there, self._there and there
        yield
        self._there = before

    def number(self, name: str, value: int | None, scale: float = 1.0) -> None:
        """A number, 0 for nothing; `scale` is about the largest it becomes."""
        self.names.append(name)
        self.values.append(int(value or 0) if self._there else 0)
        self.scales.append(scale)

    def flag(self, name: str, yes: object) -> None:
        self.number(f"{name}?", 1 if yes else 0)

    def hot(self, name: str, value: object, ids: Iterable[object]) -> None:
        """A number for each id, 1 for the one it is."""
        for one in ids:
            self.number(f"{name}={one}", 1 if one == value else 0)

    def pile(self, name: str, pile: Mapping[Any, int] | None, ids: Sequence[Any], scale: float = 1.0) -> None:
        """How many there are of each."""
        for one in ids:
            self.number(f"{name}[{one}]", (pile or {}).get(one), scale)

    def seat(self, name: str, seat: int | None) -> None:
        place = -1 if seat is None or not 0 <= seat < self.seats else self.place(seat)
        self.hot(name, place_name(place) if place >= 0 else None, map(place_name, range(self.most_seats)))

    def seats_of(self, name: str, seats: Iterable[int]) -> None:
        places = {self.place(seat) for seat in seats}
        for place in range(self.most_seats):
            self.number(f"{name}[{place_name(place)}]", 1 if place in places else 0)

    def place(self, seat: int) -> int:
        return (seat - self.viewer) % self.seats

    def places(self) -> list[tuple[str, int | None]]:
        """Every place, the viewer's first, and who sits there."""
        return [
            (place_name(place), (self.viewer + place) % self.seats if place < self.seats else None)
            for place in range(self.most_seats)
        ]


def twin_of(game: Game, t: Table, viewer: int) -> Twin:
    """The row of a table as its sight tells it. What is asked of whom, and the options, are told beside a sight."""
    twin = Twin(int(t.seats()), game.most_seats, viewer)
    twin.hot("seats", twin.seats, range(game.fewest_seats, game.most_seats + 1))
    twin.hot("seat", viewer, range(game.most_seats))
    chosen = game.options_of(t)
    for option in game.options:
        number = option.number(chosen[option.name])
        if len(option.values) == 2 or len(option.values) > MOST_HOT:
            twin.number(f"option.{option.name}", number, len(option.values) - 1)
        elif len(option.values) > 2:
            twin.hot(f"option.{option.name}", number, range(len(option.values)))
    asking = None if t.over() else game.step(t).name
    twin.hot("decision", asking, decisions(game))
    twin.seats_of("speaks", [] if t.over() else game.known_speakers(t, viewer))
    tell(game, game.sight(t, viewer), twin)
    return twin


def tell(game: Game, sight: Any, twin: Twin) -> None:
    """Only the title's own part."""
    if game.tell_row is None:
        raise NotImplementedError(f"{game.title} writes no rows")
    game.tell_row(sight, twin)
