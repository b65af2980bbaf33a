"""Many tables side by side: one call says a word at each of them. The arrays can be viewed without copying them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.options import OptionValue
from emporion.kernel.playout import speaker
from emporion.kernel.rows.row import Row
from emporion.kernel.rows.writing import Rows
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words


@final
class ManyTables:
    """Matches that run one after the other at each table: table k's m-th match has the seed `SEED:k:m`, counted from
    `first`, so that several of these can be parts of one.

    Where several seats may speak at the same time, the lowest is asked first. With `rows`, what the speaker sees is
    written as well; with `bits`, a mask is one bit for each word, the lowest first, instead of one byte.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        seed: str,
        options: dict[str, OptionValue],
        rows: Rows | None = None,
        bits: bool = False,
        first: int = 0,
    ) -> None:
        self.game = game
        self.n: i64 = tables
        self.seats: i64 = seats
        self.seed = seed
        self.first: i64 = first
        self.options = options
        self.size: i64 = len(game.vocabulary)
        self.tables: list[Table] = []
        self.offers: list[Words] = [Words(int(self.size)) for _ in range(tables)]
        self.matches: vec[i64] = vec[i64]([0] * tables)  # how many were started at each table
        self.speaker: vec[i64] = vec[i64]([0] * tables)
        self.bits = bits
        self.width: i64 = (self.size + 7) // 8 if bits else self.size  # of a mask
        self.masks: vec[u8] = vec[u8]([0] * (tables * int(self.width)))
        self.rows = rows
        self.row = Row(vec[i16]([0] * (tables * int(rows.size) if rows is not None else 0)), game.most_seats)
        self.done: vec[u8] = vec[u8]([0] * tables)
        self.scores: vec[i64] = vec[i64]([0] * (tables * seats))  # of the match that has just ended, else 0
        self.places: vec[i64] = vec[i64]([0] * (tables * seats))
        self.winners: vec[u8] = vec[u8]([0] * (tables * seats))
        for k in range(self.n):
            self.tables.append(self._new(k))
            self._ask(k)

    def _new(self, k: i64) -> Table:
        seed = f"{self.seed}:{int(self.first + k)}:{int(self.matches[k])}"
        self.matches[k] += 1
        t: Table = self.game.table(int(self.seats), seed, self.options)
        return t

    def lay(self, k: i64, t: Table, match: i64) -> None:
        """Put a table in place of another: the match of that number goes on there."""
        self.tables[k] = t
        self.matches[k] = match
        self._ask(k)

    def _ask(self, k: i64) -> None:
        """Write who speaks at a table and what may be said."""
        t = self.tables[k]
        words = self.offers[k]
        first: i64 = k * self.width
        for i in range(words.n):
            self.masks[first + (words.v[i] >> 3 if self.bits else words.v[i])] = 0
        seat = speaker(self.game.deciders(t))
        self.speaker[k] = seat
        self.game.offer(t, seat, words)
        for i in range(words.n):
            word: i64 = words.v[i]
            if self.bits:
                self.masks[first + (word >> 3)] |= u8(1 << (word & 7))
            else:
                self.masks[first + word] = 1
        if self.rows is not None:
            self.rows.write(self.row, k * self.rows.size, t, seat)

    def may_be_said(self, k: i64, word: i64) -> bool:
        if word < 0 or word >= self.size:
            return False
        first: i64 = k * self.width
        if self.bits:
            return (i64(self.masks[first + (word >> 3)]) >> (word & 7)) & 1 == 1
        return self.masks[first + word] != 0

    def step(self, words: vec[i64]) -> None:
        """Say a word at each table; a table whose match ends gets a new one at once."""
        for k in range(self.n):
            word: i64 = words[k]
            if not self.may_be_said(k, word):
                raise ValueError(f"table {int(k)}: word {int(word)} may not be said by seat {int(self.speaker[k])}")
        for k in range(self.n):
            if self.done[k] != 0:
                self._clear_result(k)
            t = self.tables[k]
            self.game.say(t, self.speaker[k], words[k])
            if t.v[OVER] != 0:
                self._write_result(k, t)
                self.tables[k] = self._new(k)
            self._ask(k)

    def _write_result(self, k: i64, t: Table) -> None:
        self.done[k] = 1
        first: i64 = k * self.seats
        for seat, score in enumerate(self.game.scores(t)):
            self.scores[first + seat] = score
        for seat, place in enumerate(self.game.places(t)):
            self.places[first + seat] = place
        for seat in self.game.winners(t):
            self.winners[first + seat] = 1

    def _clear_result(self, k: i64) -> None:
        self.done[k] = 0
        for at in range(k * self.seats, (k + 1) * self.seats):
            self.scores[at] = 0
            self.places[at] = 0
            self.winners[at] = 0

    def anything(self, dice: Dice, into: vec[i64]) -> None:
        """Pick a word at random for each table."""
        for k in range(self.n):
            words = self.offers[k]
            into[k] = words.v[dice.below(words.n)]

    def play_on(self, rounds: i64, dice: Dice) -> None:
        """Say that many random words at every table: to measure, and to start from the middle."""
        words = vec[i64]([0] * int(self.n))
        for _ in range(rounds):
            self.anything(dice, words)
            self.step(words)
