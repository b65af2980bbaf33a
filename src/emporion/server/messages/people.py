"""Who you are, on which devices, and how you are found again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class NewMe(Struct, frozen=True):
    """Makes a guest, or renames the one the cookie names."""

    name: Annotated[str, Meta(max_length=200)]
    language: Literal["en", "fr"] = "en"
    zone: Annotated[str, Meta(max_length=64)] = ""
    """Where the person lives, as `Europe/Paris`; empty, or unknown here: as before."""


class Me(Struct, frozen=True):
    """The person the cookie names."""

    id: str
    name: str
    language: str
    kept: bool = False
    """Whether there is a way back to this person from anywhere."""
    zone: str = ""
    """Where I live, as far as is known: my nights and weekends at tables I sit down at."""


class MoveCode(Struct, frozen=True):
    """A code that makes another device the same person; usable once, for a quarter of an hour."""

    code: Annotated[str, Meta(max_length=60)]
    lent: bool = False
    """Whether the device is somebody else's: see `Enter`."""


class WayBack(Struct, frozen=True):
    """A way back to me."""

    id: str
    kind: Literal["passkey", "mail", "code"]
    label: str
    """The address; for a passkey where it was made, as for a device."""
    made: int
    used: int
    """When it was last used; 0 if never."""


class MyDevice(Struct, frozen=True):
    """A browser in which I am signed in."""

    id: str
    label: str
    """What I call it; empty if I have not said so."""
    kind: Literal["computer", "phone", "tablet", ""]
    """Empty for one that was known before devices were."""
    browser: str
    system: str
    way: str
    """How it was opened: a way back, `move` by a code of another device, or nothing for the first."""
    made: int
    seen: int
    expires: int | None
    """When it is signed out by itself, if it is lent."""
    here: bool


class Place(Struct, frozen=True):
    """How I am found again."""

    ways: list[WayBack]
    devices: list[MyDevice]
    mail: bool
    """Whether this server sends mail."""
    tables: int
    """At how many tables I sit, finished ones counted."""


class Asked(Struct, frozen=True):
    """What the browser is asked for: the JSON of options for a passkey."""

    options: str


class Credential(Struct, frozen=True):
    """The JSON of what the browser answers."""

    credential: Annotated[str, Meta(max_length=12_000)]


class Enter(Credential, frozen=True):
    """Come back with a passkey. On a lent device nothing is joined, and it is signed out by itself after 30 days."""

    lent: bool = False


class EnterCode(Struct, frozen=True):
    """Come back with a recovery code."""

    code: Annotated[str, Meta(max_length=200)]
    lent: bool = False
    once: Annotated[str, Meta(max_length=100)] = ""
    """A name the client gives what it asks for: under it, after a lost answer, the used code works still."""


class AskLink(Struct, frozen=True):
    """Ask for a link by mail: to keep this address as a way back, or to come back by it."""

    address: Annotated[str, Meta(max_length=254)]
    wish: Literal["keep", "find"]


class LinkSent(Struct, frozen=True):
    """The same, whether anybody has this address or not."""

    address: str


class MailLink(Struct, frozen=True):
    """What stands in a link of a mail."""

    token: Annotated[str, Meta(max_length=100)]
    lent: bool = False


class LinkSays(Struct, frozen=True):
    """What a link will do when it is opened."""

    wish: Literal["keep", "find"]
    name: str
    """Of the person it is about."""
    mine: bool
    """Whether I am that person."""


class RecoveryCode(Struct, frozen=True):
    """Six words that are shown once and work once."""

    code: str


class WayId(Struct, frozen=True):
    id: Annotated[str, Meta(max_length=60)]


class DeviceId(Struct, frozen=True):
    id: Annotated[str, Meta(max_length=60)]


class DeviceName(Struct, frozen=True):
    id: Annotated[str, Meta(max_length=60)]
    label: Annotated[str, Meta(max_length=60)]


class SignedIn(Me, frozen=True):
    """Who I am now on this device, and what became of the guest I was here before."""

    was: str = ""
    """The guest's name, if there was one and it was somebody else."""
    joined: int = 0
    """How many of the guest's tables are mine now."""
    given_up: int = 0
    """At how many of them I sat already, so that a bot plays the guest's seat to the end."""
    was_kept: bool = False
    """Whether the guest is still there: it has ways back of its own, or this device is lent."""
    confirmed: str = ""
    """The person to whom an address was added; who is signed in here stays the same."""


class Erase(Struct, frozen=True):
    """Remove everything of mine."""

    sure: bool


class SeatLink(Struct, frozen=True):
    """A link that gives a held seat to whoever opens it first."""

    seat: int
    token: str
    expires: int


class SeatToken(Struct, frozen=True):
    token: Annotated[str, Meta(max_length=100)]


class SeatOffer(Struct, frozen=True):
    """What such a link gives."""

    seat: int
    name: str
    """Of who held it."""
    host: str
