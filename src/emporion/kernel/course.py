"""How a match goes on: words said one after the other at tables of their own, until a match takes them over."""

from typing import Final, final

from emporion.kernel.game import Game
from emporion.kernel.journal import Journal
from emporion.kernel.refusal import Refused
from emporion.kernel.table import SEALS, Table


@final
class Said:
    """A word that was said."""

    def __init__(self, seat: int, word: int) -> None:
        self.seat = seat
        self.word = word
        self.sealed_in = 0  # the number of the sealed decision it belongs to, 0 if it was said openly
        self.known = 0  # how often anything hidden had become known before
        self.disclosed = False  # whether anything hidden became known through it
        self.stands = False  # whether it stays when sealed words before it are taken back
        self.turn = 0  # the same for all words said openly in one turn of the seat, see `Game.turn`
        self.decision = 0  # the same for all words of the seat in one step of a turn, see `Game.decision`
        self.events = 0  # the length of the journal after it
        self.deciders = 0  # a bit for each seat that has to speak then, as far as everybody knows


APART: Final = 16  # words between two marks, at least
MOST: Final = 4  # marks of a match


def speak(game: Game, t: Table, said: Said) -> None:
    """Say a word that may be said, and note what it was; the length of the journal is for the caller to note."""
    step = game.step(t)
    said.sealed_in = int(step.seal_of(t, said.seat)) if step.sealed else 0
    said.stands = step.sealed and step.stands(said.word)
    said.turn = 0 if step.sealed else game.turn(t, said.seat)
    said.decision = game.decision(t, said.seat)
    said.known = int(t.disclosed())
    game.say(t, said.seat, said.word)
    said.disclosed = t.disclosed() != said.known
    said.deciders = int(game.known_deciders(t, -1))


@final
class Course:
    """Words after the first `start` of a match, its `before` and `table` being those around the last of them."""

    def __init__(self, game: Game, start: int, table: Table) -> None:
        self.game = game
        self.start = start
        self.before = table
        self.table = table
        self.journal = Journal()  # what happened since
        self.said: list[Said] = []

    def say(self, seat: int, word: int) -> Said:
        """Say a word, or raise `Refused` and change nothing. The table it is said at stays as it is."""
        refusal = self.game.explain(self.table, seat, word)
        if refusal is not None:
            raise Refused(self.game.vocabulary.text(word), refusal)
        said = Said(seat, word)
        after = self.table.clone()
        after.journal = self.journal
        speak(self.game, after, said)
        said.events = len(self.journal.events)  # until a match follows
        self.said.append(said)
        self.before = self.table
        self.table = after
        return said


@final
class Marks:
    """Tables a match came from, few of them: since the last moment before which nothing can be taken back."""

    def __init__(self) -> None:
        self.words: list[int] = []  # after how many words each stood
        self.tables: list[Table] = []

    def pass_by(self, words: int, table: Table, last: Said | None, next: Said) -> None:
        """The match leaves a table; what was said last before and what is said now tell whether to remember it."""
        if self._settled(table, last, next):
            self.words = [words]
            self.tables = [table]
        elif words - self.words[-1] >= APART:
            self.words.append(words)
            self.tables.append(table)
            if len(self.words) > MOST:
                del self.words[1::2]
                del self.tables[1::2]

    def _settled(self, table: Table, last: Said | None, next: Said) -> bool:
        """Whether none of the words before this one can be taken back any more."""
        if last is None or not self.words or self.tables[0].v[SEALS] != table.v[SEALS]:
            return True
        if last.sealed_in != 0 and next.sealed_in != 0:
            return False
        return last.sealed_in != next.sealed_in or last.seat != next.seat or last.disclosed

    def forget_after(self, words: int) -> None:
        while self.words and self.words[-1] > words:
            self.words.pop()
            self.tables.pop()

    def nearest(self, words: int) -> int:
        """Which of the tables is the last one that stood after at most so many words, or -1."""
        k = len(self.words) - 1
        while k >= 0 and self.words[k] > words:
            k -= 1
        return k
