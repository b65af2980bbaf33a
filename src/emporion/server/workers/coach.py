"""The coach of a first match: what to look at before a decision, and what came of it. He sees what his seat sees.

Before, he reads the seat's sight alone. After, what was said is weighed from a guess of the table as it was then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from array import array
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, NamedTuple

from emporion import games
from emporion.kernel.chance import Dice
from emporion.kernel.match import Match
from emporion.parts.counsel import Asked
from emporion.school.lesson import lesson_about
from emporion.server.messages import Answer, AskCounsel, AskVerdict, Counsel, Remark, Verdict
from emporion.server.problems import ProblemError
from emporion.server.tasks import ended
from emporion.server.workers import advice_worker
from emporion.server.workers.advice_worker import Judgement

if TYPE_CHECKING:
    from emporion.server.rooms.audience import Connection
    from emporion.server.rooms.room import Room
    from emporion.server.workers.hints import Hints

log = logging.getLogger("emporion.server")
REMEMBERED = 500

Key = tuple[str, int, int, tuple[int, ...]]
"""What was decided: table, seat, after how many words, and what was said."""


class Decided(NamedTuple):
    """A decision of a seat, from its first word to its last."""

    at: int
    words: list[int]


class Coach:
    def __init__(self, hints: Hints) -> None:
        self.hints = hints
        """Whose processes do the weighing."""
        self.known: OrderedDict[Key, asyncio.Task[Judgement]] = OrderedDict()  # asked twice, the same answer
        self.answering: set[asyncio.Task[None]] = set()

    def counsel(self, room: Room, connection: Connection, message: AskCounsel) -> Counsel:
        """What to look at now. Raises what stands against it."""
        seat = _pupil(room, connection)
        play = room.playing()
        if seat not in room.decisions:
            raise ProblemError("not-your-turn")
        room.check_seq(seat, message.seq)
        game, t = room.game, play.match.table
        step = game.step(t)
        offer = [game.vocabulary.text(word) for word in game.offered(t, seat)]
        advise = games.counsel(game.title).get(step.name)
        remarks = advise(Asked(game.sight(t, seat), seat, step.name, offer)) if advise is not None else []
        told = [Remark(each.key, each.rule, each.figures) for each in remarks]
        return Counsel(message.id, message.seq, told, lesson_about(game.title, step.rule))

    def judge(self, room: Room, connection: Connection, message: AskVerdict) -> None:
        """Answer as soon as it is weighed; the table goes on meanwhile. Raises what stands against it."""
        seat = _pupil(room, connection)
        if room.play is None:
            raise ProblemError("not-started")
        decided = decided_after(room.play.match, seat, message.since)
        key = (room.row.id, seat, decided.at, tuple(decided.words))
        if key not in self.known:
            self.hints.workers.make_room(room.row.seats[seat].person)
            while len(self.known) >= REMEMBERED:
                self.known.popitem(last=False)
            thinking = self._think(room, room.play.match.at(decided.at), seat, decided.words)
            self.known[key] = asyncio.get_running_loop().create_task(thinking)
        answer = self._answer(room, connection, message, key)
        task = asyncio.get_running_loop().create_task(answer)
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    async def _answer(self, room: Room, connection: Connection, message: AskVerdict, key: Key) -> None:
        try:
            found = await asyncio.shield(self.known[key])
        except Exception as error:
            self.known.pop(key, None)
            if not isinstance(error, TimeoutError | BrokenProcessPool | ProblemError):
                log.exception("table %s: the coach failed", room.row.id)
            problem = error if isinstance(error, ProblemError) else ProblemError("no-advice")
            connection.tell(Answer(message.id, False, problem.problem()))
            return
        text = room.game.vocabulary.text
        said = [text(word) for word in key[3]]
        connection.tell(Verdict(message.id, key[2], said, found.kind, found.better, found.reasons))

    async def _think(self, room: Room, then: Match, seat: int, words: list[int]) -> Judgement:
        workers, game = self.hints.workers, room.game
        async with workers.turns.turn(whose=room.row.seats[seat].person, kind=game.title):
            await workers.ready()
            guess = game.guess(then.table, seat, Dice(secrets.token_hex(16)))
            return await workers.ask(
                advice_worker.judge,
                game.title,
                dict(room.row.options),
                array("q", guess.numbers()).tobytes(),
                seat,
                words,
                game.offered(then.table, seat),
                self.hints.seconds,
                secrets.token_hex(16),
            )

    async def close(self) -> None:
        await ended((*self.answering, *self.known.values()))


def _pupil(room: Room, connection: Connection) -> int:
    seat = room.row.seat_of(connection.person.id if connection.person else None)
    if seat is None:
        raise ProblemError("not-seated")
    if not room.row.coach:
        raise ProblemError("no-coach")
    return seat


def decided_after(match: Match, seat: int, since: int) -> Decided:
    """The first decision of the seat after so many words: what it said there, until it was asked something else or
    somebody else spoke. In a sealed decision others speak in between, unheard. `no-decision` if there is none."""
    said = match.said
    first = next((n for n in range(min(since, len(said)), len(said)) if said[n].seat == seat), None)
    if first is None:
        raise ProblemError("no-decision")
    past, game = match.at(first), match.game
    step, decision = game.step(past.table), game.decision(past.table, seat)
    words = [int(said[first].word)]
    past.say(seat, said[first].word)
    for one in said[first + 1 :]:
        if past.over():
            break
        if one.seat == seat:
            if game.step(past.table) is not step or game.decision(past.table, seat) != decision:
                break
            words.append(int(one.word))
        elif not step.sealed:
            break
        past.say(one.seat, one.word)
    return Decided(first, words)
