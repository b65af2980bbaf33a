"""What a SQL storage has to bring along: reading, changing all or nothing, and what its dialect writes differently."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from emporion.server.store import News, Stale


class Statement(NamedTuple):
    """One query of a change; `must` is what its first value has to be, else nothing is changed."""

    query: str
    values: tuple[object, ...]
    must: object = None
    otherwise: type[Exception] = Stale

    def check(self, rows: list[Any]) -> None:
        if self.must is not None and (not rows or rows[0][0] != self.must):
            raise self.otherwise(f"somebody was faster (expected {self.must})")


class Sql(ABC):
    shared: bool
    among: str
    """Whether a value is among those of the list $1, which `_list` makes."""
    clock: str
    """The storage's own time, in milliseconds: the servers' clocks may differ."""

    def __init__(self) -> None:
        self.server = secrets.token_hex(6)
        self._heard: Callable[[News], None] = lambda _: None

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that changes nothing."""

    @abstractmethod
    async def _change(self, news: list[News], *statements: Statement) -> list[Any]:
        """Do all of these or none, then tell everybody the news; the rows of the last statement."""

    def _hold(self, table: str) -> list[Statement]:
        """Whatever keeps others from adding to a table until the change is made."""
        return []

    def _list(self, values: Sequence[str]) -> str:
        return msgspec.json.encode(values).decode()
