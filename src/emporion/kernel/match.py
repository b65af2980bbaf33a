"""A match: a table together with the words that led to it, so that words can be taken back and replayed."""

from dataclasses import dataclass, field
from typing import final

from emporion.kernel.game import Game
from emporion.kernel.journal import Event, Journal
from emporion.kernel.options import OptionValue, completed
from emporion.kernel.refusal import Refusal, Refused
from emporion.kernel.table import Table


@dataclass(frozen=True)
class Header:
    """Everything a match starts from."""

    game: str
    seed: str
    seats: tuple[str, ...]  # the names of the players
    options: dict[str, OptionValue] = field(default_factory=dict)
    ruleset: int = 1
    errata: tuple[str, ...] = ()
    origin: str = ""  # of a branch: the digest of the record it left, and after how many of its words


@final
class Said:
    """A word that was said."""

    def __init__(self, seat: int, word: int) -> None:
        self.seat = seat
        self.word = word
        self.sealed_in = 0  # the number of the sealed decision it belongs to, 0 if it was said openly
        self.disclosed = False  # whether anything hidden became known through it
        self.stands = False  # whether it stays when sealed words before it are taken back
        self.events = 0  # the length of the journal after it


class NothingToTakeBack(Exception):
    """A seat wants to take a word back that it may not, or has none."""


@final
class Match:
    def __init__(self, game: Game, header: Header) -> None:
        if header.seed != header.seed.strip() or len(header.seed.splitlines()) > 1:
            raise ValueError("a seed is one line, without spaces around it: it has to stand in a record")
        self.game = game
        self.header = Header(
            header.game,
            header.seed,
            header.seats,
            completed(game.options, header.options),
            header.ruleset,
            header.errata,
            header.origin,
        )
        self.said: list[Said] = []
        self.journal = Journal()
        self.table: Table = self._start()

    def _start(self) -> Table:
        self.journal = Journal()
        header = self.header
        return self.game.table(len(header.seats), header.seed, header.options, self.journal, header.errata)

    # -- speaking -----------------------------------------------------------------------------------------
    def say(self, seat: int, word: int) -> None:
        """Say a word, or raise `Refused` and change nothing."""
        refusal = self.game.explain(self.table, seat, word)
        if refusal is not None:
            raise Refused(self.game.vocabulary.text(word), refusal)
        self._say(Said(seat, word))

    def _say(self, said: Said) -> None:
        t = self.table
        step = self.game.step(t)
        said.sealed_in = int(step.seal_of(t, said.seat)) if step.sealed else 0
        said.stands = step.sealed and step.stands(said.word)
        before = t.disclosed()
        self.game.say(t, said.seat, said.word)
        said.disclosed = t.disclosed() != before
        said.events = len(self.journal.events)
        self.said.append(said)

    def say_text(self, seat: int, text: str) -> None:
        """Say a word as it is written; an unknown one raises `UnknownWord`."""
        self.say(seat, self.game.vocabulary.number(text))

    def explain(self, seat: int, word: int) -> Refusal | None:
        return self.game.explain(self.table, seat, word)

    def over(self) -> bool:
        return self.table.over()

    def events_seen_by(self, seat: int, since: int = 0) -> list[Event]:
        return self.journal.seen_by(seat, since)

    # -- taking back ----------------------------------------------------------------------------------------
    def last_word_of(self, seat: int) -> int:
        """Which of the words said the seat may take back, or -1.

        It may, until another seat has spoken or anything hidden has become known; a sealed word, until all are in.
        """
        k = len(self.said) - 1
        while k >= 0 and (self.said[k].seat != seat or self.said[k].stands):
            k -= 1
        if k < 0 or self.said[k].disclosed:
            return -1
        if k == len(self.said) - 1:
            return k
        seal = self.said[k].sealed_in
        if seal == 0 or self.over():
            return -1
        step = self.game.step(self.table)
        return k if step.sealed and int(step.seal_of(self.table, seat)) == seal else -1

    def may_take_back(self, seat: int) -> bool:
        return self.last_word_of(seat) >= 0

    def take_back(self, seat: int) -> None:
        """Drop the seat's last word and replay the others."""
        k = self.last_word_of(seat)
        if k < 0:
            raise NothingToTakeBack(f"seat {seat} has no word that may be taken back")
        kept = self.said[:k] + self.said[k + 1 :]
        self.said = []
        self.table = self._start()
        for said in kept:
            self._say(said)

    # -- the past -------------------------------------------------------------------------------------------
    def at(self, words: int) -> "Match":
        """The match as it was after that many words."""
        past = Match(self.game, self.header)
        for said in self.said[:words]:
            past._say(Said(said.seat, said.word))
        return past
