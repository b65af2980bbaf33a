"""Whoever looks at an analysis while it is worked out: told what there is, and then whenever there is more.

It may be worked out by another server: that tells when it has stored some of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.frames import Shared, shared
from emporion.server.messages import AnalysisNews
from emporion.server.rooms.lobby import Gathering
from emporion.server.rooms.outbox import Outbox
from emporion.server.store import News

if TYPE_CHECKING:
    from emporion.server.service import Service

EVERY = 1.0  # seconds in which pieces that are done are gathered


class Followers:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.lines: dict[str, set[Outbox]] = {}  # by the key of the analysis
        self._told: dict[str, Shared] = {}
        self._changed: set[str] = set()
        self._soon = Gathering(EVERY, self._tell)

    async def join(self, line: Outbox, key: str) -> None:
        """Tell somebody what there is of an analysis, and from now on what changes."""
        self.lines.setdefault(key, set()).add(line)
        try:
            before = self._told.get(key)
            frame = await self._frame(key)
            told = self._told.setdefault(key, frame)
            line.send(frame if told is before else told)  # others may have been told more while it was read
        except BaseException:
            self.leave(line, key)
            raise

    def leave(self, line: Outbox, key: str) -> None:
        lines = self.lines[key]
        lines.discard(line)
        if not lines:
            del self.lines[key]
            self._told.pop(key, None)

    def hear(self, news: News) -> None:
        if news.kind == "analysis":
            self.note(news.id)
        elif news.kind == "anything":
            for key in self.lines:
                self.note(key)

    def note(self, key: str) -> None:
        """An analysis may have changed."""
        if key in self.lines and not self.service.closing:
            self._changed.add(key)
            self._soon.ask()

    async def _frame(self, key: str) -> Shared:
        return shared(AnalysisNews(await self.service.analyses.of(key)))

    async def _tell(self) -> None:
        while self._changed:
            key = min(self._changed)
            frame = await self._frame(key)  # what changes meanwhile is looked at again
            self._changed.discard(key)
            if key in self.lines and self._told.get(key) != frame:
                self._told[key] = frame
                for line in list(self.lines[key]):
                    line.replace("analysis", lambda frame=frame: frame)  # type: ignore[misc]
                    line.flush()

    async def close(self) -> None:
        await self._soon.close()
