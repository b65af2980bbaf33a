"""A live table: its match, those who look at it, and what they may do. One task at a time changes it.

A word is checked by the kernel, appended to the store, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from emporion import games
from emporion.kernel.match import NothingToTakeBack
from emporion.kernel.refusal import Refused
from emporion.kernel.table import Table
from emporion.kernel.words import UnknownWord
from emporion.server import metrics
from emporion.server.line import Line, shared
from emporion.server.messages import (
    Answer,
    AskHint,
    AskWhy,
    Presence,
    Say,
    SayAll,
    SayChat,
    State,
    TableCard,
    TakeBack,
    Why,
)
from emporion.server.play import PUBLIC, DoesNotReplay, Play, TellsTooMuch, bit
from emporion.server.problems import ProblemError
from emporion.server.stand_ins import Absences
from emporion.server.store import EVERYBODY, ChatRow, Op, Person, Stale, StoreProblem, TableRow
from emporion.server.talk import Talk
from emporion.server.views import card_of, refusal_message, result_of, state_of, waiting_state
from emporion.server.wire import Shared

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
FrameKey = tuple[int, int, bool, int | None]
"""What a state depends on: the viewer, the journal entries it has, whether it is the host, the seat kept for it."""
REMEMBERED = 400  # answers that a repeated message gets again


class Connection:
    """Somebody who looks at the table."""

    def __init__(self, person: Person | None, line: Line) -> None:
        self.person = person
        self.known = 0  # journal entries it has
        self.line = line
        self.send = line.send

    def tell(self, message: msgspec.Struct) -> None:
        self.send(shared(message))


class Room:
    def __init__(self, service: Service, row: TableRow, ops: list[Op], chats: list[ChatRow]) -> None:
        self.service = service
        self.game = games.load(row.game)
        self.row = row
        self.play: Play | None = Play(self.game, row, ops) if row.status != "waiting" else None
        self.talk = Talk(self, chats)
        self.connections: set[Connection] = set()
        self.gone: dict[str, int] = {}  # when somebody's last connection ended
        self.opened = service.now()
        self.lock = asyncio.Lock()
        self.used = service.now()
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self.decisions: dict[int, tuple[tuple[int, ...], int]] = {}  # by seat: what it is asked, and since which seq
        for op in ops:
            if op.message:
                self._remember(row.seats[op.seat].person, Answer(op.message, True))
        for chat in chats:
            self._remember(chat.person, Answer(chat.message, True))
        self._note_decisions(None)

    # -- looking ------------------------------------------------------------------------------------------
    def viewer(self, person: Person | None) -> int:
        seat = self.row.seat_of(person.id if person else None)
        return PUBLIC if seat is None else seat

    def absences(self) -> Absences:
        """Who sits here and has no connection, and since when: at the earliest since this server knows the table."""
        present = {c.person.id for c in self.connections if c.person is not None}
        return {person: self.gone.get(person, self.opened) for person in self.row.people() - present}

    def card(self, person: Person | None) -> TableCard:
        return card_of(self.row, person.id if person else None, self.play, self.absences())

    def table_for(self, viewer: int) -> Table:
        """The table a viewer's sight is drawn from."""
        assert self.play is not None
        return self.play.match.table

    def state(self, person: Person | None, known: int) -> State:
        viewer = self.viewer(person)
        if self.play is None:
            return waiting_state(self.row, self.card(person), None if viewer == PUBLIC else viewer)
        return state_of(self.play, self.table_for(viewer), viewer, self.card(person), known)

    def join(self, connection: Connection) -> None:
        away = self.absences()
        self.connections.add(connection)
        self.used = self.service.now()
        self._tell_state(connection, {})
        self.talk.tell_all(connection)
        self._tell_who_is_there(away, connection)

    def leave(self, connection: Connection) -> None:
        away = self.absences()
        self.connections.discard(connection)
        self.used = self.service.now()
        if connection.person is not None and connection.person.id in self.row.people():
            self.gone[connection.person.id] = self.used
        self._tell_who_is_there(away, connection)

    def _tell_who_is_there(self, away: Absences, but: Connection) -> None:
        """Somebody came or went; where that concerns a seat in play, the others see it on its card."""
        if self.row.status == "running" and self.absences().keys() != away.keys():
            frames: dict[FrameKey, tuple[Shared, int]] = {}
            for connection in self.connections - {but}:
                self._tell_state(connection, frames)
        self._tell_presence()

    def _tell_presence(self) -> None:
        away = self.absences()
        message = Presence(
            watching=sum(1 for c in self.connections if self.viewer(c.person) == PUBLIC),
            away=[n for n, s in enumerate(self.row.seats) if s.kind == "person" and s.person in away],
        )
        frame = shared(message)
        for connection in self.connections:
            connection.send(frame)

    def _tell_state(self, connection: Connection, frames: dict[FrameKey, tuple[Shared, int]]) -> None:
        person = connection.person
        own = None if person is None else person.id
        key = (self.viewer(person), connection.known, own is not None and own == self.row.host, self.row.kept_for(own))
        if key not in frames:
            state = self.state(person, connection.known)
            frames[key] = (shared(state), state.journal_from + len(state.journal))
        frame, connection.known = frames[key]
        connection.send(frame)

    def tell_change(self, seen: int = EVERYBODY, kept: dict[int, int] | None = None) -> None:
        """Send the state to those who can notice the change; `kept` says how much of the journal still stands."""
        frames: dict[FrameKey, tuple[Shared, int]] = {}
        for connection in list(self.connections):
            viewer = self.viewer(connection.person)
            if kept is not None and viewer in kept:
                connection.known = min(connection.known, kept[viewer])
            if seen & bit(viewer):
                self._tell_state(connection, frames)
        self.service.bots.look_at(self)
        self.service.deadlines.look_at(self)

    # -- speaking -----------------------------------------------------------------------------------------
    async def hear(self, connection: Connection, message: Say | SayAll | TakeBack | AskWhy | SayChat | AskHint) -> None:
        """Do what a client asks, and answer."""
        person = connection.person
        try:
            if isinstance(message, AskWhy):
                connection.tell(self._why(person, message))
                return
            if isinstance(message, AskHint):
                self.service.hints.ask(self, connection, message)
                return
            if person is None:
                raise ProblemError("no-name")
            async with self.lock:
                answer = self.answers.get((person.id, message.id))
                if answer is None:
                    answer = await self._hear(person, message)
                    self._remember(person.id, answer)
        except ProblemError as problem:
            answer = Answer(message.id, False, problem.problem())
        except Stale:
            await self.catch_up()
            answer = Answer(message.id, False, ProblemError("too-late").problem())
        except StoreProblem as problem:
            log.error("table %s: %s", self.row.id, problem)
            answer = Answer(message.id, False, ProblemError("storage").problem())
        connection.tell(answer)

    def _remember(self, person: str, answer: Answer) -> None:
        self.answers[(person, answer.id)] = answer
        while len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    async def _hear(self, person: Person, message: Say | SayAll | TakeBack | SayChat) -> Answer:
        if isinstance(message, SayChat):
            return await self.talk.chat(person, message)
        seat = self.row.seat_of(person.id)
        if seat is None:
            raise ProblemError("not-seated")
        if isinstance(message, TakeBack):
            return await self._take_back(seat, message)
        return await self._say(seat, message)

    def playing(self) -> Play:
        if self.play is None:
            raise ProblemError("not-started")
        return self.play

    async def _say(self, seat: int, message: Say | SayAll) -> Answer:
        self.playing()
        texts = [message.word] if isinstance(message, Say) else message.words
        try:
            words = [self.game.vocabulary.number(text) for text in texts]
        except UnknownWord as error:
            raise ProblemError("unknown-word", str(error)) from None
        self.check_seq(seat, message.seq)
        try:
            await self.say(seat, words, message.id)
        except Refused as refused:
            problem = ProblemError("refused", str(refused)).problem()
            return Answer(message.id, False, problem, refusal_message(refused.refusal), refused.word)
        except TellsTooMuch as error:
            raise ProblemError("tells-too-much", str(error)) from None
        return Answer(message.id, True)

    def check_seq(self, seat: int, seq: int) -> None:
        """Whether a message answers the state as it is, or one in which the seat was asked the same."""
        now = self.playing().seq(seat)
        since = self.decisions[seat][1] if seat in self.decisions else now
        if not since <= seq <= now:
            raise ProblemError("too-late")

    async def say(self, seat: int, words: list[int], message: str = "") -> None:
        """Say words for a seat: check, store, tell. The lock must be held."""
        play = self.playing()
        ops = play.prepare(seat, words, message, self.service.now())
        await self.service.store.append(self.row.id, play.number, ops)
        play.accept(ops)
        metrics.words.labels(self.row.game).inc(len(ops))
        seen = 0
        for op in ops:
            seen |= op.seen
        self._note_decisions(seat)
        if play.over():
            await self.finish()
        self.tell_change(seen)

    async def _take_back(self, seat: int, message: TakeBack) -> Answer:
        play = self.playing()
        try:
            ops, after = play.prepare_back(seat, message.all, message.id, self.service.now())
        except NothingToTakeBack as error:
            raise ProblemError("nothing-to-take-back", str(error)) from None
        await self.service.store.append(self.row.id, play.number, ops)
        kept = play.accept_back(ops, after)
        seen = 0
        for op in ops:
            seen |= op.seen
        self._note_decisions(seat)
        self.tell_change(seen, kept)
        return Answer(message.id, True)

    def _why(self, person: Person | None, message: AskWhy) -> Why:
        seat = self.row.seat_of(person.id if person else None)
        if seat is None:
            raise ProblemError("not-seated")
        play = self.playing()
        try:
            refusal = play.explain(seat, self.game.vocabulary.number(message.word))
        except UnknownWord as error:
            raise ProblemError("unknown-word", str(error)) from None
        return Why(message.id, message.word, None if refusal is None else refusal_message(refusal))

    # -- what follows -------------------------------------------------------------------------------------
    def _note_decisions(self, speaker: int | None) -> None:
        """Remember since when each seat has been asked what it is asked now."""
        play, asked = self.play, self.decisions
        self.decisions = {}
        if play is None or play.over():
            return
        t = play.match.table
        for seat in play.speakers():
            what = (int(t.step()), int(t.depth()), *self.game.offered(t, seat))
            if seat in asked and seat != speaker and asked[seat][0] == what:
                self.decisions[seat] = asked[seat]
            else:
                self.decisions[seat] = (what, play.seq(seat))

    async def finish(self) -> None:
        """The match is over: note the result. If that fails it is made up for when the table is next loaded."""
        play = self.playing()
        self.row.result = result_of(self.game, play.match.table)
        self.row.status = "over"
        self.row.updated = self.service.now()
        try:
            await self.service.store.update_table(self.row)
        except (StoreProblem, Stale) as problem:
            log.error("table %s is over, but: %s", self.row.id, problem)

    async def change(self, row: TableRow) -> None:
        """Store a changed row, then show it. The lock must be held."""
        row.updated = self.service.now()
        if row.status == "running" and self.play is None:
            row.started = row.updated
            play: Play | None = Play(self.game, row, [])
        else:
            play = self.play
        await self.service.store.update_table(row)
        viewers = {connection: self.viewer(connection.person) for connection in self.connections}
        self.row, self.play = row, play
        if play is not None:
            play.sit(row)
        for connection in self.connections:
            if self.viewer(connection.person) != viewers.get(connection):
                connection.known = 0  # it has the journal of another viewer
        self._note_decisions(None)
        self.tell_change()
        self._tell_presence()

    async def catch_up(self) -> None:
        """Another server has changed the table: read what it did, if that is possible now."""
        try:
            async with self.lock:
                await self._catch_up()
        except (StoreProblem, DoesNotReplay) as problem:
            log.error("table %s: %s", self.row.id, problem)

    async def _catch_up(self) -> None:
        row = await self.service.store.table(self.row.id)
        if row is None:
            return
        ops = await self.service.store.ops(row.id)
        known = self.play.number if self.play is not None else 0
        if row.version != self.row.version or len(ops) != known:
            self.play = Play(self.game, row, ops) if row.status != "waiting" else None
            self.row = row
            self._note_decisions(None)
            self.tell_change(EVERYBODY, dict.fromkeys([PUBLIC, *range(len(row.seats))], 0))
        await self.talk.catch_up()
