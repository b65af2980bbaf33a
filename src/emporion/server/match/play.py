"""A match in play, without network and disk: its words, what each viewer knows of them, and what may come next.

A viewer is a seat, or PUBLIC for those who watch. Nothing here counts or dates what a viewer may not know: the words
of a sealed decision are not even numbered for the others until they are opened.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from emporion.kernel.course import Course, Said
from emporion.kernel.game import Game
from emporion.kernel.journal import Event
from emporion.kernel.match import Header, Match
from emporion.kernel.refusal import Refusal, Refused
from emporion.kernel.table import SEALS, Table
from emporion.server.match.back import Way, back, way_of
from emporion.server.match.bounds import LONGEST_MATCH, share
from emporion.server.match.clocks import Clocks
from emporion.server.match.journals import Journals
from emporion.server.match.log import DoesNotReplay as DoesNotReplay
from emporion.server.match.log import Extensions, Notes, Ordered, Recalls, Standing, after, note_extension, still_given
from emporion.server.match.moment import PUBLIC as PUBLIC
from emporion.server.match.moment import PUBLIC_BIT, Choices, Moment, Tally, consider
from emporion.server.match.moment import bit as bit
from emporion.server.match.op import EVERYBODY, Op
from emporion.server.match.requests import Requests
from emporion.server.match.row import TableRow
from emporion.server.match.sights import SIGHTS
from emporion.server.problems import ProblemError

LONG = 1000
"""Words from which on the journal is written while they are said again, and not when somebody asks for it."""


class TellsTooMuch(Exception):
    """Several words were to be said at once, but one before the last would show something hidden."""


class Hasty(Exception):
    """A word is plainly a mistake: whoever says it wants to be asked first."""

    def __init__(self, word: str, caution: Refusal) -> None:
        super().__init__(f"{word}: {caution.key}")
        self.word = word
        self.caution = caution


def header_of(row: TableRow) -> Header:
    names = tuple(seat.name for seat in row.seats)
    origin = f"{row.branch.record} {row.branch.word}" if row.branch is not None else ""
    return Header(row.game, row.seed, names, dict(row.options), row.ruleset, tuple(row.errata), origin)


class Prepared(Moment):
    """The match as it will be when its entries are stored."""

    def __init__(self, play: Play, course: Course, clocks: Clocks, tally: Tally) -> None:
        super().__init__(play.game, play.row, clocks, tally, play.updated)
        self.course = course
        self.ops: list[Op] = []

    @property
    def table(self) -> Table:
        return self.course.table


class Play(Moment):
    def __init__(self, game: Game, row: TableRow, ops: list[Op]) -> None:
        self.match = _start(game, row)
        self.recalls: Recalls = {}
        self.extensions: Extensions = {}
        self.ordered = Ordered()
        clocks = clocks_of(row, int(game.known_deciders(self.match.table, PUBLIC)))
        super().__init__(game, row, clocks, Tally(len(row.seats)), row.started or row.updated)
        self.number = 0  # of the next entry of the log
        self.entries = [0] * len(row.seats)  # of the log, by seat
        self.counts = dict.fromkeys(self.viewers, 0)  # how many changes each viewer could notice
        self.notes = Notes()
        self._settled = (0, clocks.copy())  # the clocks when the last word was said that cannot be taken back
        self.journals = Journals(self.match, self.viewers)
        self.requests = Requests(self)
        self._prepared: Prepared | None = None
        self._choices: dict[int, Choices] = {}  # by seat, until it can notice a change
        for _ in self.read(ops):
            pass

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def times(self) -> array[int]:
        """When each word was said."""
        return self.notes.times

    # -- the past -----------------------------------------------------------------------------------------
    def read(self, ops: list[Op]) -> Iterator[None]:
        """Read the log of a match of which nothing is known yet; whoever does so may rest after each word."""
        standing = Standing(ops)
        self.recalls = self.journals.recalls = standing.recalls
        self.extensions, self.ordered = standing.extensions, standing.ordered
        self._restart(self.clocks, 0)
        self._settle(0, self.clocks.copy())
        if len(standing.words) > LONG:
            self.match.events_after(0)  # from here on the journal is written
        for place, op in enumerate(standing.words):
            try:
                self.match.say_text(op.seat, op.word)
            except (Refused, ValueError) as error:
                raise DoesNotReplay(f"word {place}, seat {op.seat} says {op.word[:40]!r}: {error}") from error
            self.hear(op, self.match.said[place])
            self._restart(self.clocks, place + 1)
            yield
        self.notes.add(standing.words)
        for op in ops:
            self.requests.hear(op)
        self._count(ops)

    def _count(self, ops: list[Op]) -> None:
        if ops:
            self.number = ops[-1].number + 1
        for op in ops:
            if op.number >= self.first_own:
                self.entries[op.seat] += 1
        for seen, changes in Counter([op.seen for op in ops]).items():
            for viewer in self.viewers:
                if seen & bit(viewer):
                    self.counts[viewer] += changes
                    self._choices.pop(viewer, None)
        self.updated = max([self.updated, *[op.at for op in ops if op.seen & PUBLIC_BIT]])

    def sit(self, row: TableRow) -> None:
        """Somebody has left a seat to a bot, come back, or has another name."""
        self.row = row
        self.clocks.changes, self.clocks.calendars = row.changes, row.calendars()
        self.match.header = replace(self.match.header, seats=tuple(seat.name for seat in row.seats))

    # -- the present --------------------------------------------------------------------------------------
    def seq(self, viewer: int) -> int:
        """Grows by one with each change the viewer can notice."""
        return self.row.version + self.counts[viewer]

    def choices(self, seat: int) -> Choices:
        """What a seat may say now, and what it may not though it is worth considering."""
        if seat not in self._choices:
            self._choices[seat] = consider(self.game, self.table, seat)
        return self._choices[seat]

    def explain(self, seat: int, word: int) -> Refusal | None:
        return self.game.explain(self.table, seat, word)

    # -- how much was said ----------------------------------------------------------------------------------
    @property
    def full(self) -> bool:
        """Whether nothing more can be said."""
        return self.number >= LONGEST_MATCH

    def check_share(self, seat: int, more: int = 0) -> None:
        """Whether the seat may add to the log what need not be; so much `more` is prepared already."""
        if self.number + more >= LONGEST_MATCH:
            raise ProblemError("match-full", most=LONGEST_MATCH)
        if self.entries[seat] + more >= share(len(self.entries)):
            raise ProblemError("too-many-words", most=share(len(self.entries)))

    def _check_word(self, then: Prepared, seat: int, word: int) -> None:
        """Whatever a seat has said, the default word stays to it."""
        try:
            self.check_share(seat, len(then.ops))
        except ProblemError as problem:
            table = then.course.table
            if problem.key == "match-full" or table.over() or word != self.game.default(table, seat):
                raise

    # -- speaking -----------------------------------------------------------------------------------------
    def prepare(self, seat: int, words: list[int], message: str, at: int, careful: bool = False) -> list[Op]:
        """The entries for these words, or `Refused`, or `Hasty` for who is careful; nothing has changed yet."""
        then = self._prepared = Prepared(self, self.match.course(), self.clocks.copy(), self.tally.copy())
        course = then.course
        for word in words:
            if then.ops and course.table.disclosed() != self.table.disclosed():
                # Otherwise a list whose end is refused would be a way to look at what its beginning shows.
                raise TellsTooMuch(then.ops[-1].word)
            known = len(course.journal.events)
            before = course.table
            self._check_word(then, seat, word)
            said = course.say(seat, word)
            caution = self.game.caution(before, seat, word) if careful else None
            if caution is not None:
                raise Hasty(self.game.vocabulary.text(word), caution)
            seen = EVERYBODY
            if said.sealed_in:
                seen = self.seen(course.before, course.table, course.journal.events[known:], seat)
            text = self.game.vocabulary.text(word)
            op = Op(self.number + len(then.ops), "say", seat, at, seen, text, message=message)
            then.ops.append(op)
            then.hear(op, said)
        return then.ops

    def after(self, ops: list[Op]) -> Prepared:
        """The match as it will be when the entries prepared last are accepted."""
        if self._prepared is None or self._prepared.ops is not ops:
            raise ValueError("something else was prepared since")
        return self._prepared

    def seen(self, before: Table, after: Table, events: list[Event], seat: int) -> int:
        """Who can notice the difference that a sealed word of the seat makes."""
        game = self.game
        if after.over() or before.step() != after.step() or before.v[SEALS] != after.v[SEALS]:
            return EVERYBODY
        if game.known_deciders(before, PUBLIC) != game.known_deciders(after, PUBLIC):
            return EVERYBODY
        seen = bit(seat)
        for viewer in self.viewers:
            if viewer == seat:
                continue
            if any(event.seen_by(viewer) for event in events) or not self._sees_the_same(before, after, viewer):
                seen |= bit(viewer)
        return seen

    def _sees_the_same(self, before: Table, after: Table, viewer: int) -> bool:
        """Asks the game first: drawing sights takes long."""
        if self.game.known_deciders(before, viewer) != self.game.known_deciders(after, viewer):
            return False
        if not self.game.knows_the_same(before, after, viewer):
            return SIGHTS.of(self.game, before, viewer) == SIGHTS.of(self.game, after, viewer)
        return True

    def accept(self, ops: list[Op]) -> None:
        """Say words that were stored: those prepared last, or others (`Refused`, `UnknownWord`) by another server."""
        then = self._prepared if self._prepared is not None and self._prepared.ops is ops else self._heard_of(ops)
        words, before = len(self.match.said), self.clocks
        self._follow(then)
        if self.match.settled() == words:
            self._settle(words, before)
        self.notes.add(ops)
        for op in ops:
            self.ordered.add(op)
        self._count(ops)
        self.journals.go_on(words)

    def _heard_of(self, ops: list[Op]) -> Prepared:
        """The match as it is with words that were said elsewhere."""
        then = Prepared(self, self.match.course(), self.clocks.copy(), self.tally.copy())
        for op in ops:
            then.hear(op, then.course.say(op.seat, self.game.vocabulary.number(op.word)))
        then.ops = ops
        return then

    def _follow(self, then: Prepared) -> None:
        self._prepared = None
        self.match.follow(then.course)
        self.clocks, self.tally = then.clocks, then.tally
        self.clocks.changes, self.clocks.calendars = self.row.changes, self.row.calendars()

    # -- taking back --------------------------------------------------------------------------------------
    def way_back(self, seat: int) -> Way:
        """How the seat may go back, or why not."""
        return way_of(self, seat)

    def may_take_back(self, seat: int) -> bool:
        """Whether it may without asking anybody."""
        return self.way_back(seat).free

    @property
    def first_own(self) -> int:
        """Words from before a branch stay."""
        return self.row.branch.word if self.row.branch is not None else 0

    def prepare_back(self, seat: int, steps: int, message: str, at: int) -> tuple[list[Op], Prepared]:
        """The entries that take words back, 0 for the whole turn, and the match as it is then; nothing has changed."""
        return back(self, seat, steps, message, at)

    def without(self, op: Op, *more: Op) -> Prepared:
        """The match without the word that an entry takes back, and those that `more` take back together with it; with
        a recall, without all from that one on."""
        words = len(self.match.said)
        if not 0 <= op.place < words or any(each.place < 0 for each in more):
            raise ValueError(f"word {op.place} is not there")
        places = list(range(words - 1, op.place - 1, -1))
        if op.kind == "back":
            places = [each.place for each in (op, *more)]
        then = self.on(self.match.without(places), places)
        if op.kind == "recall":
            then.clocks.restart(op.at)
        return then

    def on(self, course: Course, places: list[int]) -> Prepared:
        """The match on a course that leaves out the words at these places, the latest first."""
        said = self.match.said
        then = Prepared(self, course, self._clocks_after(course.start), self.tally.copy())
        for place in places:
            then.tally.drop(said[place])
            if self.notes.public(place):
                then.tally.last[said[place].seat] = self._last_before(place)
        again, gone = iter(course.said), set(places)
        for place in range(course.start, len(said)):
            if place not in gone:
                self._run(then.clocks, place, next(again))
            self._extend(then.clocks, place + 1)
        return then

    def _last_before(self, place: int) -> tuple[int, bool] | None:
        """The seat's word before this one that everybody knows of: when it was said, and whether by itself."""
        said = self.match.said
        for earlier in range(place - 1, -1, -1):
            if said[earlier].seat == said[place].seat and self.notes.public(earlier):
                return self.times[earlier], self.notes.by_itself(earlier)
        return None

    def _clocks_after(self, words: int) -> Clocks:
        """The clocks as they were after so many words."""
        start, clocks = self._settled
        if start <= words:
            clocks = clocks.copy()
            self._extend(clocks, start)
        else:
            start, row = 0, self.row
            first = int(self.game.known_deciders(self.match.at(0).table, PUBLIC))
            clocks = clocks_of(row, first)
            self._restart(clocks, 0)
        for place in range(start, words):
            self._run(clocks, place, self.match.said[place])
            self._restart(clocks, place + 1)
        return clocks

    def _settle(self, words: int, clocks: Clocks) -> None:
        """Remember the clocks as they were when so many words were said, before time was given."""
        for seat, more in self.extensions.get(words, ()):
            clocks.extend(seat, -more)
        self._settled = (words, clocks)

    def _run(self, clocks: Clocks, place: int, said: Said) -> None:
        if self.notes.public(place):
            clocks.said(said.seat, self.times[place], said.deciders, said.decision)

    def _restart(self, clocks: Clocks, words: int) -> None:
        """If the match went back to where so many words stand, clocks run anew from then on; then time was given."""
        if words in self.recalls:
            clocks.restart(self.recalls[words].at)
        self._extend(clocks, words)

    def _extend(self, clocks: Clocks, words: int) -> None:
        for seat, more in self.extensions.get(words, ()):
            clocks.extend(seat, more)

    def accept_back(self, ops: list[Op], then: Prepared) -> dict[int, int]:
        """Take back what was prepared and stored; for each viewer, how many journal entries stay as they were."""
        kept = self.journals.cut(then.course.start)
        self._follow(then)
        for op in ops:
            self.ordered.drop(op, self.notes.number(op.place))
            self.notes.drop(op)
            self.recalls = after(op, self.recalls)
            self.extensions = still_given(op, self.extensions)
            self.requests.hear(op)
            if op.kind == "recall":
                self._settled = (op.place, self.clocks.copy())
        self._count(ops)
        self.journals.recalls = self.recalls
        self.journals.go_on(then.course.start)
        return kept

    # -- asking -------------------------------------------------------------------------------------------
    def accept_talk(self, ops: list[Op]) -> None:
        """Somebody asked to take a turn back or for time, answered, or was given time."""
        for op in ops:
            self.requests.hear(op)
            if op.kind == "extend":
                note_extension(op, len(self.match.said), self.extensions)
                self.clocks.extend(op.seat, int(op.word))
        self._count(ops)


def clocks_of(row: TableRow, deciders: int) -> Clocks:
    """The clocks of a table at its start."""
    return Clocks(row.pace, len(row.seats), row.started, deciders, row.changes, row.calendars())


def _start(game: Game, row: TableRow) -> Match:
    if row.ruleset != game.ruleset:
        raise DoesNotReplay(f"ruleset {row.ruleset} is not known here")
    try:
        return Match(game, header_of(row), telling=False)
    except ValueError as error:
        raise DoesNotReplay(str(error)) from error
