"""How I want to be told that it is my turn, and where my tables are told of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

NoticeEvent = Literal["turn", "reminder", "nudge", "chat", "over"]
"""It is my turn; my time runs out; others remind me; somebody writes to me at a table; a match of mine is over."""
HookKind = Literal["discord", "slack", "matrix", "json"]
HookEvent = Literal["open", "turn", "over"]
"""A table waits for people; whose turn it is; a match is over."""

Events = Annotated[list[NoticeEvent], Meta(max_length=5)]
HookEvents = Annotated[list[HookEvent], Meta(max_length=3)]


class Wishes(Struct, frozen=True):
    """How somebody wants to be told, whatever the device."""

    mail: Events = []
    """What is told by mail, besides the digest."""
    always: bool = False
    """Even while a page is open."""
    hours: Literal[2, 6, 12] = 2
    """How long before the time runs out somebody is reminded."""
    digest: Literal["never", "daily", "monday"] = "never"
    silence: bool = True
    """From 22 h to 8 h nothing is told but that the time runs out."""
    zone: Annotated[str, Meta(max_length=60)] = ""
    """The time zone, such as Europe/Paris; empty: UTC."""
    discreet: bool = False
    """No names, no figures."""


class NoticeDevice(Struct, frozen=True):
    """A browser in which I am signed in, and what it is told."""

    id: str
    label: str
    kind: Literal["computer", "phone", "tablet", ""]
    browser: str
    system: str
    here: bool
    push: bool
    """Whether it takes notices: it has to be allowed there."""
    events: list[NoticeEvent]


class MyHook(Struct, frozen=True):
    """Where tables I open are told of."""

    id: str
    kind: HookKind
    place: str
    """The host of the address and its last four signs; the rest is shown to nobody."""
    events: list[HookEvent]
    language: str
    table: str
    """That one only; empty: all."""
    off: int | None
    """When it was switched off because it had failed three times."""


class MyNotices(Struct, frozen=True):
    devices: list[NoticeDevice]
    address: str
    """Where mail goes, but for a few letters; empty if there is no confirmed address."""
    mails: bool
    """Whether this server sends mail."""
    key: str
    """The server's public key (VAPID) that a browser asks for."""
    wishes: Wishes
    hooks: list[MyHook]


class NewPush(Struct, frozen=True):
    """Where this browser takes pushes: what `pushManager.subscribe` answers."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class DeviceEvents(Struct, frozen=True):
    """What a device of mine is told."""

    id: Annotated[str, Meta(max_length=60)]
    events: Events


class NoticeTable(Struct, frozen=True):
    """A table of which I want to be told again in an hour."""

    table: Annotated[str, Meta(max_length=40)]


class NewHook(Struct, frozen=True):
    """Tell of my tables there; `table`: of that one only."""

    kind: HookKind
    url: Annotated[str, Meta(max_length=500)]
    events: HookEvents
    language: Literal["en", "fr"] = "en"
    table: Annotated[str, Meta(max_length=40)] = ""


class HookId(Struct, frozen=True):
    id: Annotated[str, Meta(max_length=60)]


class ChangeHook(HookId, frozen=True):
    """What is told there; whoever changes it switches it on again."""

    events: HookEvents
