"""What other servers do at the same table: it is read on from where this one has come to."""

from __future__ import annotations

import logging
from collections.abc import Set
from typing import TYPE_CHECKING

from emporion.kernel.refusal import Refused
from emporion.server.match.log import together
from emporion.server.match.play import DoesNotReplay
from emporion.server.problems import ProblemError
from emporion.server.store import Op, StoreProblem

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room

log = logging.getLogger("emporion.server")
EVERYTHING = frozenset(("table", "words", "chat", "orders"))
"""What of a table other servers can change; seldom also `all chat`, when somebody's lines have been removed."""


class Elsewhere:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.behind: set[str] = set()  # what other servers have changed since

    async def catch_up(self, what: Set[str] = EVERYTHING) -> None:
        """Other servers have changed something: read what they did, now or when that is possible again."""
        self.behind |= what
        try:
            async with self.room.lock:
                what, self.behind = self.behind, set()
                if not self.room.closed:
                    await self.read_on(what)
        except StoreProblem as problem:
            log.error("table %s: %s", self.room.row.id, problem)
            self.room.service.rooms.doubt(self.room.row.id)
        except DoesNotReplay as problem:
            log.error("table %s: %s", self.room.row.id, problem)
        except ProblemError:
            pass  # it is no more

    async def read_on(self, what: Set[str] = EVERYTHING) -> bool:
        """Take over what other servers have changed, if anything. The lock must be held."""
        moved = "table" in what and await self._read_row()
        words = "words" in what and await self._read_words()
        if "all chat" in what:
            await self.room.talk.read_anew()
        elif "chat" in what:
            await self.room.talk.catch_up()
        if "orders" in what and self.room.row.status == "running":
            await self.room.orders.read()
        await self.room.finish_if_over()
        return moved or words

    async def _read_row(self) -> bool:
        row = await self.room.service.store.table(self.room.row.id)
        if row is None:
            self.room.service.rooms.vanish(self.room)
            raise ProblemError("no-table")
        if row.version <= self.room.row.version:
            return False
        self.room.take(row)
        return True

    async def _read_words(self) -> bool:
        if self.room.play is None:
            return False
        ops = await self.room.service.store.ops(self.room.row.id, self.room.play.number)
        try:
            kept = self._follow(ops)
        except (Refused, ValueError) as error:
            log.error("table %s: what was said elsewhere does not follow: %s", self.room.row.id, error)
            kept = await self._start_over()
        if ops:
            self.room.tell_change(ops, kept)
        return bool(ops)

    def _follow(self, ops: list[Op]) -> dict[int, int]:
        """Do what was done elsewhere; how much of each viewer's journal stays as it was."""
        play, kept = self.room.play, dict[int, int]()
        for some in together(ops):
            assert play is not None
            op = some[0]
            if op.kind == "say":
                play.accept(some)
            elif op.kind in ("back", "recall"):
                for viewer, entries in play.accept_back(some, play.without(*some)).items():
                    kept[viewer] = min(entries, kept.get(viewer, entries))
            else:
                play.accept_talk(some)
                continue
            self.room.decisions.note(play, op.seat)
        return kept

    async def _start_over(self) -> dict[int, int]:
        """Replay the whole match; nobody's journal counts as known."""
        room, service = self.room, self.room.service
        play = await service.rooms.reader.play(room.game, room.row, await service.store.ops(room.row.id))
        room.play = play
        room.decisions.note(play)
        return dict.fromkeys(play.viewers, 0)
