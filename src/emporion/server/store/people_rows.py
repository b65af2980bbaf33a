"""What is kept of people besides their names: devices, ways back, and what works once."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WayKind = Literal["passkey", "mail", "code"]


class Device(Struct, frozen=True):
    """A browser in which somebody is signed in."""

    id: str
    person: str
    label: str
    """What the person calls it."""
    agent: str
    """Kind, browser and system, with bars between them; empty for those of the first edition."""
    way: str
    """How it was opened: a way, `move`, or nothing for a guest's own."""
    made: int
    seen: int
    expires: int | None = None
    """When a lent device is signed out by itself."""
    before: str = ""
    """The device that a lent one was before, and will be again."""


class Way(Struct, frozen=True):
    """A way back to a person."""

    id: str
    person: str
    kind: WayKind
    found: str
    """What it is found by: the id of a passkey, an address, the hash of a code."""
    body: str
    """What else is needed: the public key of a passkey."""
    label: str
    made: int
    used: int


class Token(Struct, frozen=True):
    """Something that works once, until it expires; `hash` is all that is kept of it."""

    hash: str
    kind: str
    about: str
    """Of the same kind and about the same there is one at a time: a new one takes the place of the older."""
    body: str
    expires: int
