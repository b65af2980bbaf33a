"""What a channel is: it delivers a notice, or says whether that is worth another try."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from emporion.server.store import NoticeRow


class Notice(Struct, frozen=True):
    """What is told: the Fluent messages of `kind` in that language, with these figures."""

    kind: str
    language: str
    figures: dict[str, str]


class Later(Exception):
    """It could not be delivered now."""


class Dead(Exception):
    """Nobody is at that address: nothing is sent there any more."""


class Channel(Protocol):
    name: str

    async def deliver(self, row: NoticeRow, notice: Notice) -> None:
        """Deliver it; `Later` or `Dead` when that fails. The same row may come twice if a server died meanwhile."""
