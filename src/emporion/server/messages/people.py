"""Who you are."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class NewMe(Struct, frozen=True):
    """Makes a guest, or renames the one the cookie names."""

    name: Annotated[str, Meta(max_length=200)]
    language: Literal["en", "fr"] = "en"


class Me(Struct, frozen=True):
    """The person the cookie names."""

    id: str
    name: str
    language: str


class MoveCode(Struct, frozen=True):
    """A code that makes another device the same person; usable once, for a quarter of an hour."""

    code: Annotated[str, Meta(max_length=60)]
