"""What a finished match means for each who sat there: whom he met, where he was placed. From the table's row alone.

What-if matches count for nothing. Who gave up was placed last, whatever the bot made of his seat. A bot that stands in
plays for its person.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from emporion import games
from emporion.games import about
from emporion.kernel.options import OptionValue, completed
from emporion.server.messages.profiles import Mode
from emporion.server.store import SeatRow, TableRow


class Part(NamedTuple):
    """A seat at a finished match."""

    seat: int
    person: str
    """Empty for bots, and for who was forgotten."""
    level: str
    """That of a bot nobody sits behind."""
    side: int
    """Those with the same number win together."""
    place: int
    won: bool
    gave_up: bool


class Outcome(NamedTuple):
    row: TableRow
    parts: list[Part]

    def of(self, person: str) -> Part | None:
        return next((part for part in self.parts if person and part.person == person), None)

    @property
    def people(self) -> list[Part]:
        """Those who were people, also those who are forgotten."""
        return [part for part in self.parts if not part.level]

    @property
    def teams(self) -> bool:
        return len({part.side for part in self.parts}) < len(self.parts)

    @property
    def mode(self) -> Mode:
        return "bots" if len(self.people) < 2 else "teams" if self.teams else "people"


def outcome_of(row: TableRow) -> Outcome | None:
    """None for what counts for nothing."""
    result = row.result
    if row.status != "over" or result is None or row.branch is not None or len(result.places) != len(row.seats):
        return None
    side_of = _sides(row.game, len(row.seats), tuple(sorted(row.options.items())))
    last = len(row.seats) - 1
    parts = [
        Part(
            number,
            seat.person,
            "" if _was_person(seat) else seat.level or "bot",
            side_of[number],
            last if seat.resigned else result.places[number],
            number in result.winners and not seat.resigned,
            seat.resigned,
        )
        for number, seat in enumerate(row.seats)
    ]
    return Outcome(row, parts)


def _was_person(seat: SeatRow) -> bool:
    return seat.kind == "person" or bool(seat.person) or seat.resigned


@lru_cache(maxsize=500)
def _sides(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> list[int]:
    """By seat, the number of its side. A title this server does not have is taken to have no teams."""
    alone = list(range(seats))
    try:
        sides = about.sides(game, seats, completed(games.load(game).options, dict(options), seats))
    except (games.UnknownGame, ValueError, KeyError):
        return alone
    for number, side in enumerate(sides):
        for seat in side:
            alone[seat] = number
    return alone


def finished(rows: list[TableRow]) -> list[Outcome]:
    return [outcome for row in rows if (outcome := outcome_of(row)) is not None]
