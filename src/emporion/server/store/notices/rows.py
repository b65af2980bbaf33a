"""What is kept so that people can be told something: notices on their way, how they want to be told, and of what."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from emporion.server.messages import HookEvent, HookKind, NoticeEvent, Wishes


class NoticeRow(Struct, frozen=True):
    """A notice on its way; `body` is the JSON of what is told."""

    id: str
    channel: str
    address: str
    person: str
    body: str
    made: int
    due: int
    expires: int
    tries: int = 0
    about: str = ""
    """It takes the place of an older one about the same; empty: of none."""


class PushRow(Struct, frozen=True):
    """Where a browser takes pushes, with what they are locked, and what it wants to be told."""

    device: str
    endpoint: str
    key: str
    auth: str
    events: list[NoticeEvent]


class WishRow(Struct, frozen=True):
    person: str
    wishes: Wishes
    due: int | None = None
    """When the next digest is."""
    told: int = 0
    """Until when the last one told."""


class HookRow(Struct, frozen=True):
    """An address where the tables that somebody opens are told of."""

    id: str
    person: str
    table: str
    """That one only; empty: all."""
    kind: HookKind
    url: str
    events: list[HookEvent]
    language: str
    made: int
    fails: int = 0
    off: int | None = None
    """When it was switched off because it had failed."""


CallKind = Literal["turn", "chat", "over"]
GONE = -1
"""The mark of a turn that is over."""


class CallRow(Struct, frozen=True):
    """Somebody is to be told of a table."""

    who: str
    table: str
    kind: CallKind
    mark: int
    """Which turn of the seat it is: another one has another mark. GONE when it is over."""
    number: int
    """How far the table was: what is older changes nothing."""
    body: str
    at: int
    deadline: int | None
    due: int | None
    done: int = 0
    """What was done for it, as bits."""
