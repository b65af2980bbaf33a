"""What any storage must be able to do for people among people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from emporion.server.match.row import TableRow
from emporion.server.store.rows import Person
from emporion.server.store.society.rows import (
    CircleRow,
    CupRow,
    Member,
    Pairing,
    ProfileRow,
    RatingRow,
    ReportRow,
    ShunRow,
    SuspensionRow,
)


class SocietyStore(Protocol):
    # -- how one has done ---------------------------------------------------------------------------------
    async def uncounted(self, before: int, limit: int) -> list[str]:
        """Tables whose match was over by then and is not counted yet, in the order in which they ended."""

    async def waits_to_be_counted(self, table: str) -> bool: ...

    async def count_match(self, table: str, way: str, ratings: Sequence[RatingRow]) -> None:
        """Note how a match was won and what ratings are after it; all or nothing, `Stale` if it was counted before or
        a rating has gone on."""

    async def ways_to_win(self, tables: Sequence[str]) -> dict[str, str]:
        """How these matches were won, as far as it is known."""

    async def ratings(self, people: Sequence[str], game: str) -> list[RatingRow]:
        """The last ones of these people in a title."""

    async def rating_curves(self, person: str) -> list[RatingRow]:
        """All of a person, in order."""

    async def profiles(self, people: Sequence[str]) -> dict[str, ProfileRow]:
        """What those of these people want that have said so."""

    async def put_profile(self, row: ProfileRow) -> None:
        """Who wants no ratings any more has none from now on, nor any of before."""

    async def finished_of(self, people: Sequence[str], since: int, until: int) -> list[str]:
        """The tables of all matches at which any of these sat that were over in that time, in the order in which they
        ended."""

    async def finished_rows(self, tables: Sequence[str]) -> list[TableRow]:
        """The rows of these, in that order; damaged ones are left out."""

    # -- people who are avoided ---------------------------------------------------------------------------
    async def shuns_of(self, person: str) -> list[ShunRow]:
        """Whom somebody avoids, the latest first."""

    async def shunned_by(self, people: Sequence[str]) -> dict[str, frozenset[str]]:
        """Whom each of these people avoids."""

    async def shunned(self, people: Sequence[str], person: str) -> bool:
        """Whether somebody and one of these people have blocked each other, whoever did it."""

    async def put_shun(self, row: ShunRow) -> None: ...

    async def drop_shun(self, person: str, other: str) -> None: ...

    # -- what the operator is told, and does --------------------------------------------------------------
    async def add_report(self, row: ReportRow) -> None: ...

    async def reports(self, closed: bool, limit: int) -> list[ReportRow]:
        """The latest first: those that wait, or all."""

    async def report(self, report: str) -> ReportRow | None: ...

    async def close_report(self, report: str, at: int, note: str) -> bool:
        """Whether there was one that waited."""

    async def suspend(self, row: SuspensionRow) -> None:
        """In the place of what there was; `Stale` when the person is no more."""

    async def lift(self, person: str) -> bool:
        """Whether there was anything to lift."""

    async def suspension(self, person: str, now: int) -> SuspensionRow | None:
        """The one that holds now."""

    async def suspensions(self, now: int) -> list[SuspensionRow]:
        """All that hold now, the latest first."""

    async def people_called(self, name: str, limit: int) -> list[Person]:
        """People whose name has this in it, the latest first."""

    # -- circles and cups ---------------------------------------------------------------------------------
    async def new_circle(self, row: CircleRow) -> None:
        """Add a circle with its host."""

    async def change_code(self, circle: str, code: str) -> None:
        """The link into it is another one."""

    async def circle(self, circle: str) -> CircleRow | None: ...

    async def circle_of_code(self, code: str) -> CircleRow | None: ...

    async def circles_of(self, person: str) -> list[CircleRow]:
        """Those somebody is in, the first joined first."""

    async def members(self, circles: Sequence[str]) -> list[Member]:
        """Of these circles, who joined first first."""

    async def share_circle(self, person: str, other: str) -> bool: ...

    async def join_circle(self, row: Member) -> None:
        """Nothing happens to who is in it; `Stale` when person or circle are no more."""

    async def leave_circle(self, circle: str, person: str) -> None:
        """Who comes next is the host; a circle nobody is in goes. Cups that have begun go on."""

    async def put_cup(self, row: CupRow, pairings: Sequence[Pairing] = ()) -> None:
        """Add a cup or write a changed one, its version counted up, with who plays where in a new round; `Stale`
        unless its version is the one stored (0: it is new)."""

    async def cup(self, cup: str) -> CupRow | None: ...

    async def cups_of(self, circle: str) -> list[CupRow]:
        """The latest first."""

    async def cups_running(self) -> list[str]:
        """The ids of all that are running."""

    async def drop_cup(self, cup: str, version: int) -> None:
        """`Stale` unless that is its version."""

    async def entrants(self, cups: Sequence[str]) -> dict[str, list[str]]:
        """Who takes part, by cup, who entered first first."""

    async def enter_cup(self, cup: str, person: str, at: int) -> None:
        """`Stale` unless it has not begun."""

    async def leave_cup(self, cup: str, person: str) -> None: ...

    async def pairings(self, cups: Sequence[str]) -> dict[str, list[Pairing]]:
        """Who played and plays where, by cup, round by round."""
