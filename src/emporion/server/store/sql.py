"""What a SQL storage has to bring along: reading, changing all or nothing, and what its dialect writes differently."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence, Set
from functools import cache
from typing import Any, NamedTuple

import msgspec

from emporion.server.store import Heard, News, Repeated, Stale


class Statement(NamedTuple):
    """One query of a change; `must` is what its first value has to be, else nothing is changed."""

    query: str
    values: tuple[object, ...]
    must: object = None
    otherwise: type[Exception] = Stale

    @property
    def tells(self) -> bool:
        """Whether what it answers is looked at."""
        return self.must is not None or "RETURNING" in self.query

    def check(self, rows: list[Any]) -> None:
        if self.must is not None and (not rows or rows[0][0] != self.must):
            raise self.otherwise(f"somebody was faster (expected {self.must})")


class Sql(ABC):
    shared: bool
    among: str
    """Whether a value is among those of the list $1, which `_list` makes."""
    words: tuple[tuple[str, str], ...]
    """What queries leave to the storage: `{clock}`, its own time in milliseconds (the servers' clocks may differ), and
    what is locked: `{skip_locked}`, `{stays}` (the row is there until the change is made), `{alone}` (nobody else
    relies on it meanwhile)."""

    def __init__(self) -> None:
        self.server = secrets.token_hex(6)
        self._heard: Callable[[News], None] = lambda _: None

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that changes nothing."""

    @abstractmethod
    async def _change(self, news: list[News], *statements: Statement) -> list[Any]:
        """Do all of these or none, then tell everybody the news; the rows of the last statement."""

    def _dialect(self, query: str) -> str:
        """The query as this storage reads it."""
        return _spoken(query, self.words)

    def _there(self, people: Set[str]) -> list[Statement]:
        """These people must be, and go on being until the change is made: nobody who is no more gets a seat."""
        query = f"SELECT count(*) FROM (SELECT id FROM people WHERE id {self.among} ORDER BY id {{stays}}) AS found"
        return [Statement(query, (self._list(sorted(people)),), must=len(people))] if people else []

    def _hold(self, table: str) -> list[Statement]:
        """Whatever keeps others from adding to a table until the change is made."""
        return []

    def _list(self, values: Sequence[str]) -> str:
        return msgspec.json.encode(values).decode()


def answered(table: str, heard: Heard) -> Statement:
    """Note that a message is answered, unless it was before."""
    add = "INSERT INTO answers VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING message"
    values = (table, heard.person, heard.message, heard.answer)
    return Statement(add, values, must=heard.message, otherwise=Repeated)


@cache
def _spoken(query: str, words: tuple[tuple[str, str], ...]) -> str:
    for word, meaning in words:
        query = query.replace(word, meaning)
    return query
