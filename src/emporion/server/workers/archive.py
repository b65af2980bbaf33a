"""Finished matches and records brought along: found, worked out in other processes, and kept for whoever asks next.

A finished match never changes, so everything about it is worked out once, whoever asks meanwhile waits for the same
answer, and what was asked for last is kept, up to a size.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from emporion.kernel.record import digest_of
from emporion.server.messages import Verification
from emporion.server.problems import ProblemError
from emporion.server.rooms.cards import card_of
from emporion.server.store import Person, TableRow, UploadRow
from emporion.server.tasks import ended
from emporion.server.workers import replay_worker
from emporion.server.workers.pool import READING, Workers
from emporion.server.workers.replay_worker import Departure, Seen

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST_KEPT = 48 * 1024 * 1024  # bytes of answers
MOST_WAITING = 200
KEY = 20


class Finished(NamedTuple):
    """A match everything may be known of."""

    row: TableRow
    record: str
    times: list[int]

    @property
    def digest(self) -> str:
        return digest_of(self.record)


class Answers:
    """Answers by what was asked; those asked for last are kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._known: OrderedDict[object, tuple[Any, int]] = OrderedDict()
        self._coming: dict[object, asyncio.Task[Any]] = {}

    async def get(self, key: object, work: Callable[[], Any], size: Callable[[Any], int]) -> Any:
        """What is known, or what comes of the work; whoever asks meanwhile waits for the same."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key][0]
        if key not in self._coming:
            self._coming[key] = asyncio.get_running_loop().create_task(self._work(key, work, size))
        return await asyncio.shield(self._coming[key])

    async def close(self) -> None:
        await ended(list(self._coming.values()))

    async def _work(self, key: object, work: Callable[[], Any], size: Callable[[Any], int]) -> Any:
        try:
            found = await work()
        finally:
            del self._coming[key]
        self._known[key] = (found, size(found))
        self.size += self._known[key][1]
        while self.size > self.most:
            _, (_, gone) = self._known.popitem(last=False)
            self.size -= gone
        return found


class Archive:
    def __init__(self, service: Service, workers: int) -> None:
        self.service = service
        self.workers = Workers("replays", workers, READING, MOST_WAITING)
        self.answers = Answers(MOST_KEPT)

    async def close(self) -> None:
        await self.answers.close()
        self.workers.close()

    async def work_out(self, whose: str, work: Callable[..., Any], *question: object) -> Any:
        """Have something worked out in the processes that read matches."""
        try:
            return await self.workers.do(work, *question, whose=whose)
        except (TimeoutError, BrokenProcessPool) as error:
            log.error("a replay failed: %r", error)
            raise ProblemError("busy", seconds=5) from error

    # -- matches played here ------------------------------------------------------------------------------
    async def _over(self, table: str) -> TableRow:
        room = self.service.rooms.rooms.get(table)
        row = room.row if room is not None else await self.service.rooms.row(table)
        if row.status != "over":
            raise ProblemError("not-over")
        return row

    async def finished(self, table: str, whose: str) -> Finished:
        """The match of a table, once everything about it may be known."""
        row = await self._over(table)

        async def write() -> replay_worker.Written:
            ops = await self.service.store.ops(table)
            found: replay_worker.Written = await self.work_out(whose, replay_worker.write, row, ops)
            return found

        written = await self.answers.get(("record", table, row.version), write, lambda it: 2 * len(it.record))
        return Finished(row, written.record, written.times)

    async def replay(self, found: Finished, person: Person | None, whose: str) -> bytes:
        """A `Replay`, compressed."""
        card = card_of(found.row, person.id if person is not None else None, None, {})
        card = msgspec.structs.replace(card, words=len(found.times), updated=found.times[-1] if found.times else 0)
        shown = sha256(msgspec.json.encode(card)).hexdigest()
        states = f"/api/tables/{found.row.id}/replay"

        def work() -> Any:
            return self.work_out(whose, replay_worker.replay, found.record, card, states, found.times)

        answer: bytes = await self.answers.get(("replay", found.digest, shown), work, len)
        return answer

    async def state(self, record: str, n: int, view: str, whose: str) -> bytes:
        """A `ReplayState`, compressed."""

        def work() -> Any:
            return self.work_out(whose, replay_worker.state, record, n, view)

        answer: bytes = await self.answers.get(("state", digest_of(record), n, view), work, len)
        return answer

    async def departure(self, record: str, n: int, whose: str) -> Departure:
        """A position of a match from which somebody wants to play on."""

        def work() -> Any:
            return self.work_out(whose, replay_worker.depart, record, n)

        found: Departure = await self.answers.get(
            ("departure", digest_of(record), n), work, lambda it: 100 * (1 + len(it.said))
        )
        return found

    async def ending(self, record: str, whose: str) -> bytes:
        """An `Ending`, compressed."""

        def work() -> Any:
            return self.work_out(whose, replay_worker.ending, record)

        answer: bytes = await self.answers.get(("ending", digest_of(record)), work, len)
        return answer

    async def verification(self, table: str, whose: str) -> Verification:
        row = await self._over(table)

        async def check() -> Any:
            return await self.work_out(whose, replay_worker.check, row, await self.service.store.ops(table))

        found: Verification = await self.answers.get(("verify", table, row.version), check, lambda _: 1000)
        return found

    # -- matches in play ----------------------------------------------------------------------------------
    async def seen(self, row: TableRow, said: bytes, place: int, viewer: int, whose: str) -> Seen:
        """What a viewer saw around a word; it depends on nothing but the words until then, eight bytes each."""

        def work() -> Any:
            return self.work_out(whose, replay_worker.seen, row, said, place, viewer)

        key = ("seen", row.id, sha256(said[: 8 * place]).digest(), viewer)
        found: Seen = await self.answers.get(key, work, lambda it: 500 + len(bytes(it.before)) + len(bytes(it.after)))
        return found

    # -- records brought along ----------------------------------------------------------------------------
    async def bring(self, text: str, whose: str) -> bytes:
        """The `Replay` of a record, compressed; it is kept under an address of its own, anew if it was before."""
        text = text.replace("\r\n", "\n")
        key = sha256(text.encode()).hexdigest()[:KEY]
        known = await self.service.store.upload(key)
        seats = known.seats if known is not None else await self.work_out(whose, replay_worker.take_in, text)
        upload = UploadRow(key, text, seats, self.service.now(), whose)
        await self.service.store.put_upload(upload)
        return await self.brought(upload, whose)

    async def brought(self, upload: UploadRow, whose: str) -> bytes:
        def work() -> Any:
            return self.work_out(whose, replay_worker.brought, upload)

        answer: bytes = await self.answers.get(("brought", upload.key, upload.at), work, len)
        return answer

    async def upload(self, key: str) -> UploadRow:
        found = await self.service.store.upload(key) if len(key) == KEY else None
        if found is None or found.expires < self.service.now():
            raise ProblemError("no-record")
        return found
