"""What can go wrong, as the client is told it: one table of codes, the only place where they are made.

Each code has the status of its HTTP answer and a sentence in English for logs and scripts; `{names}` in it are figures,
which travel with the problem. What people read is the Fluent message `error-CODE` with the same figures
(web/src/locale), in their own language.
"""

from __future__ import annotations

import re
from string import Formatter
from typing import NamedTuple

from emporion.kernel.journal import Figure
from emporion.kernel.record import CHANGED, RULE, lines_of
from emporion.server.messages import Problem
from emporion.server.messages.common import LONGEST_RECORD

LONGEST_DETAIL = 300


class Code(NamedTuple):
    status: int
    text: str

    def figures(self) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(self.text) if name}


CODES: dict[str, Code] = {
    # who you are
    "no-name": Code(401, "tell who you are first"),
    "bad-name": Code(400, "a name needs at least one letter"),
    "bad-code": Code(404, "this code is unknown, used or too old"),
    "signed-out": Code(401, "this device was signed out, or somebody else is signed in there now"),
    "bad-key": Code(404, "this passkey is not known here, or its answer is not true"),
    "known-key": Code(409, "this passkey is a way back to somebody already"),
    "bad-link": Code(404, "this link is unknown, used or too old"),
    "bad-address": Code(400, "this is no address that mail can be sent to"),
    "no-mail": Code(409, "this server sends no mail"),
    "no-way": Code(404, "there is no such way back"),
    "no-device": Code(404, "there is no such device"),
    "bad-zone": Code(400, "this server knows no such time zone"),
    "bad-push": Code(400, "this is no place where a browser takes pushes"),
    "no-push": Code(409, "this device takes no notices"),
    "bad-hook": Code(400, "nothing is sent to such an address"),
    "no-hook": Code(404, "there is no such webhook"),
    "hook-refused": Code(409, "the webhook did not take it"),
    "too-many-hooks": Code(409, "there are {most} webhooks already, which is the most"),
    "too-many-ways": Code(409, "there are {most} ways back already, which is the most"),
    # how people have done
    "no-circle": Code(404, "there is no such circle, or you are not in it"),
    "too-many-circles": Code(409, "you are in {most} circles, which is the most"),
    "circle-full": Code(409, "{most} people are in this circle, which is the most"),
    "no-cup": Code(404, "there is no such cup"),
    "cup-clock": Code(400, "a cup is played over days, with a clock, and something happens when it has run out"),
    "cup-empty": Code(409, "nobody else takes part yet"),
    "cup-full": Code(409, "{most} people take part, which is the most"),
    "too-many-cups": Code(409, "{most} cups of this circle are not over, which is the most"),
    "cup-table": Code(403, "this table belongs to a cup: its seats are kept for who plays there"),
    "shunned": Code(403, "somebody at this table and you do not play together"),
    "too-many-shunned": Code(409, "you avoid {most} people, which is the most"),
    "suspended": Code(403, "the operator lets you only play to the end what you have begun, until {until}"),
    "suspended-for-good": Code(403, "the operator lets you only play to the end what you have begun"),
    "no-profile": Code(404, "there is no such profile, or it is not for you"),
    # orders in advance
    "no-order": Code(409, "there is no such order, or it cannot be given now"),
    # time
    "no-clock": Code(409, "there is no clock at this table"),
    "time-kept": Code(409, "the others have said no, or not answered: speak first, then ask again"),
    "time-enough": Code(409, "there is more than a year left"),
    "no-vacation": Code(409, "there are {left} days of vacation left at this table"),
    # a table before the start
    "no-table": Code(404, "there is no such table"),
    "no-game": Code(400, "there is no such game"),
    "bad-option": Code(400, "there is no such option, or it has no such value"),
    "bad-seats": Code(400, "with these options the game is for {allowed} seats, not {seats}"),
    "two-seats": Code(400, "a person has one seat at a table"),
    "coach-alone": Code(400, "a coach is there where one person plays against bots alone"),
    "no-seat": Code(400, "there is no such seat"),
    "seat-taken": Code(409, "somebody sits there"),
    "colour-taken": Code(409, "this colour is taken or unknown"),
    "shape-taken": Code(409, "this shape is taken or unknown"),
    "no-level": Code(400, "there is no such level: there are {levels}"),
    "not-host": Code(403, "only who opened the table may do that"),
    "not-seated": Code(403, "you have no seat at this table"),
    "not-started": Code(409, "the match has not started"),
    "started": Code(409, "the match has started"),
    "unfit-option": Code(400, "an option does not go with this number of seats or the other options"),
    "seat-kept": Code(409, "this seat is kept for {name}"),
    "removed": Code(403, "the host has removed you from this table"),
    "own-seat": Code(400, "leave your own seat instead"),
    "cancelled": Code(410, "the host has cancelled this table"),
    "too-many-tables": Code(429, "you sit at {most} unfinished tables, which is the most"),
    "broken-table": Code(409, "this table is damaged, or its words do not replay here; it is left as it is"),
    # a match
    "too-late": Code(409, "the table has moved on since"),
    "refused": Code(409, "the word is refused"),
    "hasty": Code(409, "this is plainly a mistake: say it again if it is meant"),
    "unknown-word": Code(400, "the game has no such word"),
    "nothing-to-take-back": Code(409, "there is nothing to take back"),
    "shown-since": Code(409, "something hidden has become known since: this cannot be taken back any more"),
    "turn-kept": Code(409, "this turn was asked about already: it stays"),
    "asked-already": Code(409, "a request waits for its answers"),
    "no-request": Code(409, "this request is over"),
    "too-many-words": Code(409, "you have said and taken back {most} words: only the default word is left to you"),
    "match-full": Code(409, "{most} words were said and taken back in this match, which is the most"),
    "tells-too-much": Code(409, "a word shows something hidden: nothing may follow it in the same message"),
    "over": Code(409, "the match is over"),
    "not-away": Code(409, "the person is there, and his time is not over"),
    "seat-held": Code(409, "{name} is at the table, or has come back since"),
    "not-yet": Code(409, "the time of this seat is not over"),
    "no-person": Code(409, "no person sits there"),
    "not-waited-for": Code(409, "nobody waits for this seat"),
    "nudge-soon": Code(409, "{name} has been waited for for a short while only"),
    "no-hints": Code(403, "there are no hints at this table"),
    "no-coach": Code(403, "there is no coach at this table"),
    "no-decision": Code(409, "you have decided nothing since then"),
    "not-your-turn": Code(409, "you need not say anything now"),
    "no-advice": Code(503, "no hint could be found this time"),
    "empty-text": Code(400, "the text is empty"),
    "no-spectators": Code(403, "this table is played without spectators"),
    "spectators-silent": Code(403, "only those who have a seat write at this table"),
    "no-partners": Code(409, "nobody plays together with you"),
    "partners-silent": Code(403, "partners do not write to each other while this match runs"),
    "not-alone": Code(409, "others have a seat at this table"),
    "deleted": Code(410, "this table was deleted"),
    # after a match
    "not-over": Code(409, "the match is not over"),
    "no-word": Code(404, "the match has {words} words"),
    "no-line": Code(404, "the journal has {lines} lines"),
    "bad-view": Code(400, "a view is a seat, 'public' or 'all'"),
    "bad-record": Code(400, "this is not a record that can be replayed (line {line}, word {word})"),
    "changed-record": Code(400, "every word follows the rules, but the digest does not fit: the record was changed"),
    "long-record": Code(413, "a record that is brought along or played on from has at most {most} words"),
    "no-record": Code(404, "this record is not kept any more: bring it again"),
    "too-many-analyses": Code(429, "{most} analyses wait already: ask again later"),
    "no-rulebook": Code(404, "there is no such rulebook"),
    "wrong-seed": Code(409, "the seed does not give the hash published at the start"),
    "wrong-result": Code(409, "the words do not give the result that was announced"),
    "wrong-word": Code(409, "word {word} does not fit the rules"),
    # the school
    "no-lesson": Code(404, "there is no such lesson, or it has no such step"),
    # problems to be solved
    "no-puzzle": Code(404, "there is no such problem"),
    "not-offered": Code(409, "this word is not offered in this position"),
    # how it was asked
    "malformed": Code(400, "the message was not understood"),
    "not-json": Code(415, "only JSON is accepted: content-type application/json"),
    "foreign": Code(403, "another site may not speak for you"),
    "too-long": Code(413, "at most {kilobytes} kB are accepted"),
    "not-found": Code(404, "there is nothing here"),
    "not-allowed": Code(405, "this cannot be done here"),
    # how much was asked
    "too-fast": Code(429, "too much at once: try again in {seconds} s"),
    "too-many-sockets": Code(429, "{most} connections are open from your address, which is the most"),
    "too-many-bodies": Code(429, "{most} records are on their way from your address, which is the most"),
    "too-many-spectators": Code(429, "{most} spectators watch this table, which is the most"),
    "too-slow": Code(408, "the connection is too slow: connect again"),
    "busy": Code(503, "the server has too much to do: try again in {seconds} s"),
    # ourselves
    "storage": Code(503, "the server cannot store anything at the moment; what the table shows counts"),
    "server": Code(500, "the server made a mistake; nothing was changed"),
}


_CLOSED_WITH = {400: 4404, 401: 4401, 403: 4403, 404: 4404, 408: 4408, 409: 4409, 410: 4404, 429: 4429}
_OURS = 4503  # the server's own trouble


def closed_with(key: str) -> int:
    """The code a socket is closed with for a problem.

    It is the only thing that tells whether it makes sense to connect again: after 4408 and from 4500 on, not otherwise.
    """
    return _CLOSED_WITH.get(CODES[key].status, _OURS)


def told(key: str) -> None:
    """Called with the code of every problem that is told; the server counts them (metrics.py)."""


class ProblemError(Exception):
    """Answered with a `Problem`. `detail` adds to the English sentence what no figure tells."""

    def __init__(self, key: str, detail: str = "", **figures: Figure) -> None:
        code = CODES[key]
        text = code.text.format(**figures)
        super().__init__(f"{text}: {detail[:LONGEST_DETAIL]}" if detail else text)
        self.key = key
        self.detail = detail
        self.status = code.status
        self.figures = figures

    def problem(self) -> Problem:
        told(self.key)
        return Problem(self.key, str(self), self.figures)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.key, self.detail, self.figures)  # from one process to another

    @property
    def headers(self) -> dict[str, str]:
        """What the HTTP answer adds: when to come again."""
        return {"retry-after": str(self.figures["seconds"])} if "seconds" in self.figures else {}


def _again(key: str, detail: str, figures: dict[str, Figure]) -> ProblemError:
    return ProblemError(key, detail, **figures)


def bad_record(why: Exception, text: str = "") -> ProblemError:
    """With the line the kernel's sentence names, and which word of the match that is; 0 if it is none."""
    if CHANGED in str(why):
        return ProblemError("changed-record")
    found = re.match(r"line (\d+):", str(why))
    line = int(found[1]) if found else 0
    marks = [number for number, each in enumerate(lines_of(text), 1) if each == RULE]
    said = len(marks) > 1 and marks[0] < line < marks[1]
    return ProblemError("bad-record", str(why), line=line, word=line - marks[0] if said else 0)


def of_status(status: int, detail: str = "") -> ProblemError:
    """The problem that says what an HTTP status of the framework says."""
    if status == CODES["too-long"].status:
        return ProblemError("too-long", detail, kilobytes=LONGEST_RECORD // 1000)
    return ProblemError({404: "not-found", 405: "not-allowed", 500: "server"}.get(status, "malformed"), detail)
