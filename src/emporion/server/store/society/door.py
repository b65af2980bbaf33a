"""What any storage must be able to do for people among people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from emporion.server.match.row import TableRow
from emporion.server.store.society.rows import ProfileRow, RatingRow


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

    async def finished_of(self, people: Sequence[str], since: int = 0) -> list[TableRow]:
        """The rows of all matches at which any of these sat that were over since then, in the order in which they
        ended; damaged ones are left out."""
