"""A program at one seat of one match: what it is told, what its answers mean, and what happens when it fails.

Nothing here waits: `choose` yields each exchange with the process, and whoever drives it (`drive`, or the server from
its event loop) sends the line back in or throws `ProgramFailed`.
"""

from __future__ import annotations

import logging
import shlex
import time
from collections.abc import Generator
from typing import NamedTuple

import msgspec

from emporion.kernel.match import Match
from emporion.kernel.text import Speech
from emporion.kernel.words import UnknownWord
from emporion.programs.messages import (
    PROTOCOL,
    Clock,
    Decide,
    Entry,
    Hello,
    Over,
    Prompt,
    Ready,
    RefusedWord,
    SayWord,
    Wrong,
)
from emporion.programs.process import Process, ProgramFailed

log = logging.getLogger("emporion.programs")
START_SECONDS = 30.0  # until a program is ready: it may have a lot to load
MOST_MISTAKES = 3  # wrong answers to one decision; then the default word is said
MOST_FAILURES = 3  # ends and timeouts in a match; then default words are said until it is over

_encoder = msgspec.json.Encoder()
_answers: msgspec.json.Decoder[SayWord] = msgspec.json.Decoder(SayWord)
_ready: msgspec.json.Decoder[Ready] = msgspec.json.Decoder(Ready)


class Program(msgspec.Struct, frozen=True):
    """How a program is started, and how long it may think about a decision."""

    command: tuple[str, ...]
    seconds: float = 10.0

    def __str__(self) -> str:
        return shlex.join(self.command)


class Exchange(NamedTuple):
    """A line to send and one to wait for."""

    process: Process
    message: bytes
    seconds: float

    def do(self) -> bytes:
        return self.process.exchange(self.message, self.seconds)


class Goodbye(NamedTuple):
    """A last line to send, if any, before the process ends."""

    process: Process
    message: bytes = b""

    def do(self) -> None:
        self.process.say_goodbye(self.message)


Talk = Generator[Exchange, bytes, int | None]


def drive(talk: Talk) -> int | None:
    """Do every exchange of a talk, here and now."""
    try:
        exchange = next(talk)
        while True:
            try:
                line = exchange.do()
            except ProgramFailed as failure:
                exchange = talk.throw(failure)
            else:
                exchange = talk.send(line)
    except StopIteration as end:
        word: int | None = end.value
        return word


class ProgramSeat:
    def __init__(self, program: Program, seat: int, language: str = "en") -> None:
        self.program = program
        self.seat = seat
        self.language = language
        self.failures = 0
        self.process: Process | None = None
        self._decisions = 0
        self._used = 0.0
        self._told: list[tuple[object, ...]] = []  # the journal as this process knows it

    # -- a decision ---------------------------------------------------------------------------------------
    def choose(self, match: Match) -> Talk:
        """The word the program says; None when the game's default word must be said for it."""
        if self.failures >= MOST_FAILURES:
            return None
        self._decisions += 1
        try:
            process = yield from self._wake(match)
            started = time.monotonic()
            try:
                return (yield from self._ask(process, match, started + self.program.seconds))
            finally:
                self._used += time.monotonic() - started
        except ProgramFailed as failure:
            self.failures += 1
            self._note(str(failure))
            self.stop()
            return None

    def greet(self, match: Match) -> Talk:
        """Start the program, if it does not run yet; `ProgramFailed` when it does not answer as it should."""
        yield from self._wake(match)
        return None

    def _wake(self, match: Match) -> Generator[Exchange, bytes, Process]:
        """The process, started and greeted."""
        if self.process is not None:
            return self.process
        self._told = []
        self.process = Process(self.program.command)
        line = yield Exchange(self.process, _line(self._hello(match)), START_SECONDS)
        try:
            ready = _ready.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ProgramFailed(f"it is not ready: {error}") from error
        if ready.protocol != PROTOCOL:
            raise ProgramFailed(f"it speaks protocol {ready.protocol}, not {PROTOCOL}")
        return self.process

    def _ask(self, process: Process, match: Match, until: float) -> Talk:
        message = _line(self._decide(match))
        left = MOST_MISTAKES
        while left:
            rest = until - time.monotonic()
            if rest <= 0:  # it writes all the time, but no answer
                raise ProgramFailed(f"no answer within {self.program.seconds:.1f} s")
            line = yield Exchange(process, message, rest)
            answer = self._hear(match, line, left - 1)
            if isinstance(answer, int):
                return answer
            if answer is None:  # a late word of an earlier decision
                message = b""
                continue
            message, left = _line(answer), left - 1
        process.send(message)
        self._note(f"{MOST_MISTAKES} wrong answers")
        return None

    def _hear(self, match: Match, line: bytes, left: int) -> int | RefusedWord | Wrong | None:
        """The word that an answer says, or what is wrong with it."""
        now = self._decisions
        try:
            said = _answers.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return Wrong(now, "malformed", f"not an answer: {error}"[:300], left)
        if said.id < now:
            return None
        if said.id > now:
            return Wrong(now, "malformed", f"nothing has the id {said.id} yet", left)
        try:
            word = match.game.vocabulary.number(said.word)
        except UnknownWord as error:
            return Wrong(now, "unknown-word", str(error)[:300], left)
        refusal = match.explain(self.seat, word)
        if refusal is None:
            return word
        text = self._speech(match).refusal(refusal)
        return RefusedWord(now, said.word, refusal.key, refusal.rule, refusal.figures, text, left)

    # -- what it is told ----------------------------------------------------------------------------------
    def _speech(self, match: Match) -> Speech:
        return Speech(match.game, self.language, match.header.seats)

    def _hello(self, match: Match) -> Hello:
        header = match.header
        return Hello(
            protocol=PROTOCOL,
            game=header.game,
            ruleset=header.ruleset,
            options=header.options,
            seats=list(header.seats),
            seat=self.seat,
            language=self.language,
            start_ms=round(START_SECONDS * 1000),
            limit_ms=round(self.program.seconds * 1000),
            mistakes=MOST_MISTAKES,
        )

    def _decide(self, match: Match) -> Decide:
        game, t = match.game, match.table
        step = game.step(t)
        figures = step.prompt(t, self.seat)
        text = self._speech(match).message(f"ask-{step.name}", figures)
        start, journal = self._news(match)
        return Decide(
            id=self._decisions,
            phase=game.phase(t),
            decision=step.name,
            prompt=Prompt(f"ask-{step.name}", step.rule, figures, text),
            sight=game.sight(t, self.seat),
            offer=[game.vocabulary.text(word) for word in game.offered(t, self.seat)],
            journal_from=start,
            journal=journal,
            clock=Clock(round(self.program.seconds * 1000), round(self._used * 1000)),
        )

    def _news(self, match: Match) -> tuple[int, list[Entry]]:
        """What this seat may know of the journal and the program has not been told, and from which number on."""
        speech = self._speech(match)
        known: list[tuple[object, ...]] = []
        entries: list[Entry] = []
        start = 0
        for n, event in enumerate(match.events_seen_by(self.seat)):
            known.append((event.key, event.rule, event.figures))
            if start == n < len(self._told) and self._told[n] == known[n]:
                start += 1
            else:
                entries.append(Entry(n, event.key, event.rule, event.figures, speech.event(event)))
        self._told = known
        return start, entries

    # -- the end ------------------------------------------------------------------------------------------
    def over(self, match: Match) -> Goodbye | None:
        """What ends the program when the match is over: it is told the result, if it is still there."""
        if self.process is None:
            return None
        game, t = match.game, match.table
        start, journal = self._news(match)
        over = Over(game.scores(t), game.places(t), game.winners(t), game.sight(t, self.seat), start, journal)
        process, self.process = self.process, None
        return Goodbye(process, _line(over))

    def leave(self) -> Goodbye | None:
        """What ends the program in the middle of a match; the next decision starts it anew."""
        process, self.process = self.process, None
        return None if process is None else Goodbye(process)

    def stop(self) -> None:
        """End the process at once; the next decision starts it anew."""
        process, self.process = self.process, None
        if process is not None:
            process.end(0)

    def _note(self, what: str) -> None:
        log.warning("%s, seat %s, decision %s: %s", self.program, self.seat, self._decisions, what)


def _line(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message) + b"\n"
