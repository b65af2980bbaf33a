"""A match: a table together with the words that led to it, so that words can be taken back and replayed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, final

from emporion.kernel.course import Course, Marks, Said, speak
from emporion.kernel.game import Game
from emporion.kernel.journal import Event, Journal
from emporion.kernel.options import OptionValue, completed
from emporion.kernel.refusal import Refusal, Refused
from emporion.kernel.table import Table

NEWEST: Final = ("newest",)
"""The errata of a match that starts now: all the game knows."""


@dataclass(frozen=True)
class Header:
    """Everything a match starts from."""

    game: str
    seed: str
    seats: tuple[str, ...]  # the names of the players
    options: dict[str, OptionValue] = field(default_factory=dict)
    ruleset: int = 1
    errata: tuple[str, ...] = NEWEST
    origin: str = ""  # of a branch: the digest of the record it left, and after how many of its words


class NothingToTakeBack(Exception):
    """A seat wants to take a word back that it may not, or has none."""


@final
class Match:
    def __init__(self, game: Game, header: Header, telling: bool = True) -> None:
        """Without `telling`, the journal is written when somebody asks for it."""
        if header.seed != header.seed.strip() or len(header.seed.splitlines()) > 1:
            raise ValueError("a seed is one line, without spaces around it: it has to stand in a record")
        self.game = game
        self.header = Header(
            header.game,
            header.seed,
            header.seats,
            completed(game.options, header.options, len(header.seats)),
            header.ruleset,
            game.errata if header.errata == NEWEST else header.errata,
            header.origin,
        )
        self.said: list[Said] = []
        self._marks = Marks()
        self._journal: Journal | None = Journal() if telling else None
        self.table: Table = self._start(self._journal)
        self._setup = len(self._journal.events) if self._journal is not None else 0

    def _start(self, journal: Journal | None) -> Table:
        header = self.header
        t: Table = self.game.table(len(header.seats), header.seed, header.options, journal, header.errata)
        return t

    # -- the journal --------------------------------------------------------------------------------------
    @property
    def journal(self) -> Journal:
        if self._journal is None:
            self._tell()
        assert self._journal is not None
        return self._journal

    def _tell(self) -> None:
        """Write the journal by saying everything again."""
        journal = Journal()
        t = self._start(journal)
        self._setup = len(journal.events)
        for said in self.said:
            self.game.say(t, said.seat, said.word)
            said.events = len(journal.events)
        self._journal = journal
        self.table.journal = journal

    def telling(self) -> bool:
        """Whether the journal is written."""
        return self._journal is not None

    def events_after(self, words: int) -> int:
        """The length of the journal after so many words."""
        if self._journal is None:
            self._tell()
        return self.said[words - 1].events if words else self._setup

    def events_seen_by(self, seat: int, since: int = 0) -> list[Event]:
        return self.journal.seen_by(seat, since)

    # -- speaking -----------------------------------------------------------------------------------------
    def say(self, seat: int, word: int) -> None:
        """Say a word, or raise `Refused` and change nothing."""
        refusal = self.game.explain(self.table, seat, word)
        if refusal is not None:
            raise Refused(self.game.vocabulary.text(word), refusal)
        said = Said(seat, word)
        speak(self.game, self.table, said)
        if self._journal is not None:
            said.events = len(self._journal.events)
        self.said.append(said)

    def say_text(self, seat: int, text: str) -> None:
        """Say a word as it is written; an unknown one raises `UnknownWord`."""
        self.say(seat, self.game.vocabulary.number(text))

    def explain(self, seat: int, word: int) -> Refusal | None:
        return self.game.explain(self.table, seat, word)

    def over(self) -> bool:
        return self.table.over()

    # -- how it could go on -------------------------------------------------------------------------------
    def course(self) -> Course:
        """Words to be said from here on; nothing changes until the match follows them."""
        return Course(self.game, len(self.said), self.table)

    def follow(self, course: Course) -> None:
        """Take a course that was begun at this match as it is: from here on it is the match."""
        words = len(self.said)
        if self._journal is not None:
            kept = self.events_after(course.start)
            self._journal.events[kept:] = course.journal.events
            for said in course.said:
                said.events += kept
        if course.start < words:
            self._marks.forget_after(course.start)
            del self.said[course.start :]
        elif course.said:
            last = self.said[words - 1] if words else None
            self._marks.pass_by(words, self.table, last, course.said[0])
        self.said += course.said
        self.table.journal = None
        self.table = course.table
        self.table.journal = self._journal

    def settled(self) -> int:
        """So many words were said when nothing before could be taken back any more, as far as is known."""
        return self._marks.words[0] if self._marks.words else 0

    # -- taking back ----------------------------------------------------------------------------------------
    def last_word_of(self, seat: int) -> int:
        """Which of the words said the seat may take back, or -1."""
        return last_word_of(self.game, self.table, self.said, seat)

    def may_take_back(self, seat: int) -> bool:
        return self.last_word_of(seat) >= 0

    def take_back(self, seat: int) -> None:
        """Drop the seat's last word and say those after it again."""
        k = self.last_word_of(seat)
        if k < 0:
            raise NothingToTakeBack(f"seat {seat} has no word that may be taken back")
        self.follow(self.without([k]))

    def shown_after(self, words: int, seat: int) -> int:
        """The event that told the seat of something hidden which became known after so many words, or -1."""
        for place in range(words, len(self.said)):
            said = self.said[place]
            if said.disclosed:
                for n in range(self.events_after(place), self.events_after(place + 1)):
                    event = self.journal.events[n]
                    if event.disclosed > said.known and event.seen_by(seat):
                        return n
        return -1

    def without(self, places: list[int]) -> Course:
        """The course of the match without some of its words."""
        first, gone = min(places), set(places)
        course = Course(self.game, first, self._table_after(first))
        for place in range(first + 1, len(self.said)):
            if place not in gone:
                course.say(self.said[place].seat, self.said[place].word)
        return course

    # -- the past -------------------------------------------------------------------------------------------
    def _table_after(self, words: int) -> Table:
        """The table as it was after so many words; it belongs to nobody else."""
        mark = self._marks.nearest(words)
        t = self._marks.tables[mark].clone() if mark >= 0 else self._start(None)
        for said in self.said[self._marks.words[mark] if mark >= 0 else 0 : words]:
            self.game.say(t, said.seat, said.word)
        return t

    def at(self, words: int) -> "Match":
        """The match as it was after that many words."""
        past = Match(self.game, self.header, telling=False)
        past.said = self.said[:words]
        past.table = self._table_after(words)
        past._setup = self._setup
        past._journal = Journal()
        past._journal.events = self.journal.events[: self.events_after(words)]
        past.table.journal = past._journal
        return past


def last_word_of(game: Game, t: Table, said: list[Said], seat: int) -> int:
    """Which of these words, which led to the table, the seat may take back without asking anybody, or -1.

    It may, until another seat has spoken or anything hidden has become known; a sealed word, until all are in. As soon
    as others may speak under a seal, what was said openly before stays: whether they have must not show.
    """
    k = len(said) - 1
    while k >= 0 and (said[k].seat != seat or said[k].stands):
        if said[k].sealed_in == 0:
            return -1  # somebody else has spoken openly
        k -= 1
    if k < 0 or said[k].disclosed:
        return -1
    seal = said[k].sealed_in
    step = None if t.over() else game.step(t)
    if seal == 0:
        return -1 if step is not None and step.sealed else k
    if k == len(said) - 1:
        return k
    return k if step is not None and step.sealed and int(step.seal_of(t, seat)) == seal else -1


def own_words(game: Game, t: Table, said: list[Said], seat: int) -> list[int]:
    """Which words of its turn, or of its sealed decision, the seat may take back without asking, the latest first."""
    last = last_word_of(game, t, said, seat)
    words: list[int] = []
    k = last
    while k >= 0 and (said[k].sealed_in != 0 if said[last].sealed_in != 0 else said[k].seat == seat):
        one = said[k]
        if one.seat == seat and not one.stands:
            if one.disclosed or not same_turn(one, said[last]):
                break
            words.append(k)
        k -= 1
    return words


def way_back(said: list[Said], seat: int, first: int, noticed: Callable[[int], bool]) -> list[int]:
    """The open words of the seat's last turn before which the match could go back with all that followed, the latest
    first. Nothing hidden has become known to the seat since: `noticed` says whether it knows of a sealed word. No word
    before the `first` counts.
    """
    words: list[int] = []
    k = len(said) - 1
    while k >= first:
        one = said[k]
        if one.disclosed and (one.sealed_in == 0 or noticed(k)):
            break
        if one.seat == seat and one.sealed_in == 0:
            if words and not same_turn(one, said[words[0]]):
                break
            words.append(k)
        k -= 1
    return words


def same_turn(one: Said, other: Said) -> bool:
    return one.turn == other.turn and one.sealed_in == other.sealed_in
