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
    until: int | None = None
    """When the time is over of which it tells how much is left."""


class Later(Exception):
    """It could not be delivered now; `wait`: not before so many seconds."""

    def __init__(self, why: str, wait: int = 0) -> None:
        super().__init__(why)
        self.wait = wait


class Dead(Exception):
    """Nobody is at that address: nothing is sent there any more."""


class Channel(Protocol):
    name: str

    async def deliver(self, row: NoticeRow, notice: Notice) -> None:
        """Deliver it; `Later` or `Dead` when that fails. The same row may come twice if a server died meanwhile."""

    async def died(self, row: NoticeRow) -> None:
        """Nobody is at its address any more."""
