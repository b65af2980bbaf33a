"""What people say at a table, and what they are answered: each message once, whichever server hears it how often."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from emporion.kernel.match import NothingToTakeBack
from emporion.kernel.refusal import Refused
from emporion.kernel.words import UnknownWord
from emporion.server.match.play import Hasty, TellsTooMuch
from emporion.server.match.views import refusal_message
from emporion.server.messages import (
    Answer,
    AnswerBack,
    AskBack,
    AskCounsel,
    AskHint,
    AskPast,
    AskTime,
    AskVerdict,
    AskWhy,
    DropOrder,
    Say,
    SayAll,
    SayChat,
    SealOrder,
    TakeBack,
    Why,
)
from emporion.server.problems import ProblemError
from emporion.server.store import Heard, Person, Repeated, Stale, StoreProblem

if TYPE_CHECKING:
    from emporion.server.rooms.audience import Connection
    from emporion.server.rooms.room import Room

log = logging.getLogger("emporion.server")
REMEMBERED = 20  # answers that a repeated message gets again without asking the storage
TRIES = 5  # when other servers speak at the same table all the time
FINAL = (
    "refused",
    "tells-too-much",
    "nothing-to-take-back",
    "shown-since",
    "turn-kept",
    "asked-already",
    "no-request",
    "no-order",
    "no-clock",
    "time-kept",
    "time-enough",
    "too-late",
)
"""Refusals that stay: the same message repeated is refused again, though it might be said by then."""

Question = AskWhy | AskHint | AskPast | AskCounsel | AskVerdict
"""Changes nothing, and may be asked again."""
Change = Say | SayAll | TakeBack | AskBack | AskTime | AnswerBack | SealOrder | DropOrder | SayChat


class Hearing:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()

    async def hear(self, connection: Connection, message: Change | Question) -> None:
        """Do what a client asks, and answer."""
        person, room = connection.person, self.room
        try:
            if isinstance(message, AskWhy):
                connection.tell(self._why(person, message))
                return
            if isinstance(message, AskPast):
                room.service.pasts.ask(room, connection, message)
                return
            if isinstance(message, AskHint):
                room.service.hints.ask(room, connection, message)
                return
            if isinstance(message, AskCounsel):
                connection.tell(room.service.coach.counsel(room, connection, message))
                return
            if isinstance(message, AskVerdict):
                room.service.coach.judge(room, connection, message)
                return
            if person is None:
                raise ProblemError("no-name")
            async with room.lock:
                room.check_open()
                answer = self.answers.get((person.id, message.id)) or await self._stored_answer(person, message)
                self._remember(person.id, answer)
        except ProblemError as problem:
            answer = Answer(message.id, False, problem.problem())
        connection.tell(answer)

    async def _stored_answer(self, person: Person, message: Change) -> Answer:
        """Do it. Where the storage fails on the way, it may have heard: then what it says later is true."""
        room = self.room
        try:
            return await self._answer(person, message)
        except StoreProblem as problem:
            log.error("table %s: %s", room.row.id, problem)
            room.service.rooms.doubt(room.row.id)
        try:
            first = await self._first_answer(person, message)
        except StoreProblem:
            first = None
        if first is None:
            raise ProblemError("storage")
        return first

    @property
    def _shared(self) -> bool:
        return self.room.service.store.shared

    def _remember(self, person: str, answer: Answer) -> None:
        self.answers[(person, answer.id)] = answer
        while len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    async def _answer(self, person: Person, message: Change) -> Answer:
        """Do it, or find out why not; what another server has done meanwhile is looked at first."""
        room = self.room
        for _ in range(TRIES):
            try:
                answer = await self._do(person, message)
                if answer.ok:
                    return answer
                if self._shared:
                    first = await self._first_answer(person, message)
                    if first is not None:
                        return first
                    if await room.elsewhere.read_on():
                        continue  # it was refused for a table that has moved on
                heard = Heard(person.id, message.id, msgspec.json.encode(answer).decode())
                await room.service.store.refuse(room.row.id, heard)
                return answer
            except Stale:
                await room.elsewhere.read_on()
            except Repeated:
                return await self._first_answer(person, message) or Answer(message.id, True)
            except ProblemError:  # what holds now was no hindrance when the message was heard first
                first = await self._first_answer(person, message)
                if first is None:
                    raise
                return first
        first = await self._first_answer(person, message)
        if first is None:
            raise ProblemError("too-late")
        return first

    async def _first_answer(self, person: Person, message: Change) -> Answer | None:
        """What the message was answered before, here or at another server, if it was."""
        room = self.room
        known = await room.service.store.answer(room.row.id, person.id, message.id)
        if known is None:
            return None
        await room.elsewhere.read_on()
        return msgspec.json.decode(known, type=Answer) if known else Answer(message.id, True)

    async def _do(self, person: Person, message: Change) -> Answer:
        """Done, or refused for good; a `ProblemError` when it may be tried again."""
        try:
            if isinstance(message, SayChat):
                return await self.room.talk.chat(person, message)
            seat = self.room.row.seat_of(person.id)
            if seat is None:
                raise ProblemError("not-seated")
            if isinstance(message, SealOrder | DropOrder):
                return await self._order(seat, person, message)
            if isinstance(message, TakeBack):
                return await self._take_back(seat, person, message)
            if isinstance(message, AskBack | AskTime | AnswerBack):
                return await self._about_a_request(seat, person, message)
            return await self._say(seat, person, message)
        except Refused as refused:
            problem = ProblemError("refused", str(refused)).problem()
            return Answer(message.id, False, problem, refusal_message(refused.refusal), refused.word)
        except Hasty as hasty:
            problem = ProblemError("hasty", str(hasty)).problem()
            return Answer(message.id, False, problem, word=hasty.word, caution=refusal_message(hasty.caution))
        except ProblemError as error:
            if error.key in FINAL or (error.key == "too-fast" and isinstance(message, SayChat) and self._shared):
                # The first answer to a line of chat is the only one: another server may just be saying it.
                return Answer(message.id, False, error.problem())
            raise

    async def _say(self, seat: int, person: Person, message: Say | SayAll) -> Answer:
        room = self.room
        room.playing()
        texts = [message.word] if isinstance(message, Say) else message.words
        try:
            words = [room.game.vocabulary.number(text) for text in texts]
        except UnknownWord as error:
            raise ProblemError("unknown-word", str(error)) from None
        room.check_seq(seat, message.seq)
        decision = room.game.step(room.playing().table).name
        try:
            await room.say(seat, words, Heard(person.id, message.id), message.careful)
        except TellsTooMuch as error:
            raise ProblemError("tells-too-much", str(error)) from None
        await room.orders.overtaken(seat, decision)
        return Answer(message.id, True)

    async def _order(self, seat: int, person: Person, message: SealOrder | DropOrder) -> Answer:
        room, heard = self.room, Heard(person.id, message.id)
        room.service.limits.take("order", person.id)
        if isinstance(message, SealOrder):
            await room.orders.seal(seat, message, heard)
        else:
            await room.orders.drop(seat, message.order, heard)
        return Answer(message.id, True)

    async def _take_back(self, seat: int, person: Person, message: TakeBack) -> Answer:
        try:
            await self.room.take_back(seat, 0 if message.all else message.steps, Heard(person.id, message.id))
        except NothingToTakeBack as error:
            raise ProblemError("nothing-to-take-back", str(error)) from None
        return Answer(message.id, True)

    async def _about_a_request(self, seat: int, person: Person, message: AskBack | AskTime | AnswerBack) -> Answer:
        heard = Heard(person.id, message.id)
        if isinstance(message, AskBack | AskTime):
            self.room.service.limits.take("ask", person.id)
        if isinstance(message, AskBack):
            await self.room.asking.ask(seat, heard)
        elif isinstance(message, AskTime):
            await self.room.asking.ask_for_time(seat, message.seconds, heard)
        else:
            await self.room.asking.answer(seat, message.request, message.yes, heard)
        return Answer(message.id, True)

    def _why(self, person: Person | None, message: AskWhy) -> Why:
        room = self.room
        seat = room.row.seat_of(person.id if person else None)
        if seat is None:
            raise ProblemError("not-seated")
        play = room.playing()
        try:
            refusal = play.explain(seat, room.game.vocabulary.number(message.word))
        except UnknownWord as error:
            raise ProblemError("unknown-word", str(error)) from None
        return Why(message.id, message.word, None if refusal is None else refusal_message(refusal))
