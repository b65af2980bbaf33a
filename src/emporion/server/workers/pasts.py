"""The past of live tables: what somebody saw around a line of his journal. Drawn in other processes.

Each person, and each address of those without a name, has one question worked out at a time; what else it asks waits,
and beyond `MOST_EACH` is refused. So whoever asks for a whole journal at once waits for himself, not others for him.
"""

from __future__ import annotations

import asyncio
import logging
from array import array
from bisect import bisect_right
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from emporion.server.match.play import Play
from emporion.server.messages import Answer, AskPast, Past
from emporion.server.problems import ProblemError
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.rooms.audience import Connection
    from emporion.server.rooms.room import Room
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST_EACH = 50


class _Question(NamedTuple):
    room: Room
    connection: Connection
    message: AskPast
    viewer: int


class Pasts:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._waiting: dict[str, deque[_Question]] = {}
        self._asking: dict[str, asyncio.Task[None]] = {}

    def ask(self, room: Room, connection: Connection, message: AskPast) -> None:
        """Answer as soon as it is drawn; the table goes on meanwhile. Raises what stands against it."""
        viewer, whose = room.viewer(connection.person), connection.whose
        _place_of(room.playing(), viewer, message.n)
        waiting = self._waiting.setdefault(whose, deque())
        if len(waiting) >= MOST_EACH:
            raise ProblemError("too-fast", seconds=1)
        waiting.append(_Question(room, connection, message, viewer))
        if whose not in self._asking:
            self._asking[whose] = asyncio.get_running_loop().create_task(self._work_off(whose, waiting))

    async def _work_off(self, whose: str, waiting: deque[_Question]) -> None:
        try:
            while waiting:
                question = waiting.popleft()
                if not question.connection.line.ended:
                    question.connection.tell(await self._answer(question, whose))
        finally:
            del self._asking[whose], self._waiting[whose]

    async def _answer(self, question: _Question, whose: str) -> Past | Answer:
        room, _, message, viewer = question
        try:
            play = room.playing()
            place = _place_of(play, viewer, message.n)
            said = said_of(play)
            seen = await self.service.archive.seen(room.row, said, place, viewer, whose)
            if said_of(room.playing())[: 8 * place] != said[: 8 * place]:
                raise ProblemError("too-late")  # that was taken back meanwhile
        except ProblemError as problem:
            return Answer(message.id, False, problem.problem())
        except Exception:  # a bug must not keep who asked from asking
            log.exception("table %s: a moment of the past failed", room.row.id)
            return Answer(message.id, False, ProblemError("server").problem())
        return Past(
            id=message.id,
            n=message.n,
            before=seen.before,
            after=seen.after,
            phase=seen.phase,
            decision=seen.decision,
            speakers=seen.speakers,
            journal=play.journals.known_after(viewer, place),
        )

    async def close(self) -> None:
        await ended(list(self._asking.values()))


def said_of(play: Play) -> bytes:
    """Who said what, four bytes for each seat and each word."""
    pairs = array("i")
    for said in play.match.said:
        pairs.append(said.seat)
        pairs.append(said.word)
    return pairs.tobytes()


def _place_of(play: Play, viewer: int, n: int) -> int:
    """After how many words line `n` of the viewer's journal was told; it has seen that before, so it may again."""
    known, match = play.journals.of(viewer), play.match
    if n >= len(known):
        raise ProblemError("no-line", lines=len(known))
    event = known[n]
    if event < 0:  # a turn that was taken back: the table as it was then
        return -1 - event
    if event < match.events_after(0):
        return 0
    return bisect_right(match.said, event, key=lambda said: said.events) + 1
