"""People who are avoided, and what the operator is told of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Pointed(Struct, frozen=True):
    """Somebody at a table: who has a seat there, or who wrote a line that everybody read."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    line: Annotated[int, Meta(ge=0)] | None = None


class Shun(Pointed, frozen=True, kw_only=True):
    """Read nothing more of somebody; or not play together either; or neither any more."""

    kind: Literal["none", "muted", "blocked"]


class ShunPerson(Struct, frozen=True):
    """The same of somebody on my list."""

    person: Annotated[str, Meta(max_length=40)]
    kind: Literal["none", "muted", "blocked"]


class Shunned(Struct, frozen=True):
    """Somebody I avoid."""

    person: str
    name: str
    kind: Literal["muted", "blocked"]
    at: int


class Report(Pointed, frozen=True, kw_only=True):
    """Tell the operator about somebody."""

    reason: Literal["talk", "name", "leaving", "cheating", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""
