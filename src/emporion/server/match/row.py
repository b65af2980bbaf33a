"""A table but for its words: who sits there, what is played and how fast, and what has become of it."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from emporion.kernel.options import OptionValue
from emporion.server.match.calendars import Calendar, Pause
from emporion.server.messages import Branch, Pace, Result, SeatChange, Spectators


class SeatRow(Struct):
    kind: Literal["person", "bot", "open"]
    person: str = ""
    """A bot with a person stands in for him: he may take the seat again."""
    name: str = ""
    level: str = ""
    colour: str = ""
    shape: str = ""
    proposed: str = ""
    """The level of a bot that others want here as long as the person is awaited."""
    agreed: dict[str, int] = {}
    """Who of them, and when he said so."""
    resigned: bool = False
    """The person has given up: the bot plays on for good."""
    invited: str = ""
    """The person a free seat is kept for, by the name that stands there."""
    zone: str = ""
    """Where the person lived when he sat down: whose nights and weekends those of the seat are."""
    vacations: list[Pause] = []


class TableRow(Struct):
    """A table but for its words. `version` counts the changes of the row itself, not the words."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[SeatRow]
    pace: Pace
    door: Literal["public", "link"]
    host: str
    seed: str
    commitment: str
    ruleset: int
    errata: list[str]
    made: int
    updated: int
    status: Literal["waiting", "running", "over"] = "waiting"
    language: str = ""
    version: int = 0
    started: int = 0
    result: Result | None = None
    rematch: str | None = None
    changes: list[SeatChange] = []
    hints: bool = False
    coach: bool = False
    branch: Branch | None = None
    spectators: Spectators = "talk"
    removed: list[str] = []
    """Whom the host has removed before the start."""
    rematch_by: str = ""
    """The person who proposed it."""
    cup: str = ""
    """The cup it belongs to: nobody is its host, and only who is invited sits down."""

    def note(self, change: SeatChange) -> None:
        """Somebody has left a seat or come back."""
        self.changes = latest([*self.changes, change])

    def calendars(self) -> list[Calendar]:
        """When time counts, by seat."""
        pace = self.pace
        return [Calendar(seat.zone, pace.nights, pace.weekends, seat.vacations) for seat in self.seats]

    def people(self) -> set[str]:
        """Everybody whose table this is, also those for whom a bot stands in."""
        return {seat.person for seat in self.seats if seat.person}

    def concerned(self) -> set[str]:
        """Everybody among whose tables this is: also those who are invited."""
        return self.people() | {seat.invited for seat in self.seats if seat.invited}

    def pass_on_host(self) -> None:
        """Who has given up is the host no more, as long as there is somebody else."""
        if any(seat.person == self.host and seat.resigned for seat in self.seats):
            self.host = next((other.person for other in self.seats if other.kind == "person"), self.host)

    def may_watch(self, person: str | None) -> bool:
        """Before the start everybody who knows the way may look in."""
        return self.status != "running" or self.spectators != "none" or person in self.people()

    def seat_of(self, person: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "person" and seat.person == person:
                return number
        return None

    def kept_for(self, person: str | None) -> int | None:
        """The seat on which a bot stands in for the person."""
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "bot" and seat.person == person and not seat.resigned:
                return number
        return None

    def is_held(self, seat: int) -> bool:
        """Whether it is somebody's, also while a bot stands in."""
        return bool(self.seats[seat].person) and not self.seats[seat].resigned

    def invited(self, person: str | None) -> int | None:
        """The free seat that is kept for the person."""
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "open" and seat.invited == person:
                return number
        return None


KEPT = 12
"""Changes of each seat that are kept: who leaves and comes back all the time makes nothing longer."""


def latest(changes: list[SeatChange]) -> list[SeatChange]:
    """The last ones of each seat; who has come back is forgotten together with his leaving."""
    numbers = Counter(change.seat for change in changes)
    forgotten = {seat: (number - KEPT + 1) // 2 * 2 for seat, number in numbers.items() if number > KEPT}
    left = []
    for change in changes:
        if forgotten.get(change.seat, 0):
            forgotten[change.seat] -= 1
        else:
            left.append(change)
    return left
