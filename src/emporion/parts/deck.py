"""Decks: an ordered pile of cards inside the table's vector."""

from typing import final

from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.table import Table


@final
class Deck:
    """A pile of at most `capacity` cards at a fixed place: the number of cards, then the cards, the top one last."""

    def __init__(self, at: i64, capacity: i64) -> None:
        self.at = at
        self.capacity = capacity

    def size(self, t: Table) -> i64:
        return t.v[self.at]

    def put(self, t: Table, card: i64) -> None:
        """Lay a card on top."""
        n: i64 = t.v[self.at] + 1
        t.v[self.at + n] = card
        t.v[self.at] = n

    def draw(self, t: Table) -> i64:
        """Take the top card."""
        n: i64 = t.v[self.at]
        card: i64 = t.v[self.at + n]
        t.v[self.at + n] = 0
        t.v[self.at] = n - 1
        return card

    def take(self, t: Table, card: i64) -> None:
        """Take a certain card out, wherever it lies; the last one moves into its place."""
        n: i64 = t.v[self.at]
        k: i64 = n
        while t.v[self.at + k] != card or k == 0:
            if k == 0:
                raise ValueError("no such card in the deck")
            k -= 1
        t.v[self.at + k] = t.v[self.at + n]
        t.v[self.at + n] = 0
        t.v[self.at] = n - 1

    def card(self, t: Table, below_top: i64) -> i64:
        return t.v[self.at + t.v[self.at] - below_top]

    def clear(self, t: Table) -> None:
        while t.v[self.at] > 0:
            self.draw(t)

    def shuffle(self, t: Table) -> None:
        """Shuffle by the table's own chance."""
        shuffle(t, self.at + 1, self.at + t.v[self.at] + 1)

    def shuffle_guess(self, t: Table, dice: Dice) -> None:
        """Shuffle by somebody's dice, whatever the order was: for guesses."""
        shuffle_guess(t, self.at + 1, self.at + t.v[self.at] + 1, dice)


def shuffle(t: Table, first: i64, end: i64) -> None:
    """Shuffle the numbers first .. end - 1 of a table by its own chance."""
    n = end - first
    while n > 1:
        _swap(t, first + n - 1, first + t.chance(n))
        n -= 1


def shuffle_guess(t: Table, first: i64, end: i64, dice: Dice) -> None:
    """Shuffle the numbers first .. end - 1 of a table by somebody's dice, whatever their order was: for guesses."""
    lay_in_order(t, first, end)
    n = end - first
    while n > 1:
        _swap(t, first + n - 1, first + dice.below(n))
        n -= 1


def _swap(t: Table, i: i64, j: i64) -> None:
    number: i64 = t.v[i]
    t.v[i] = t.v[j]
    t.v[j] = number


def lay_in_order(t: Table, first: i64, end: i64) -> None:
    """Sort the numbers first .. end - 1 of a table: what is shuffled next does not depend on a secret order."""
    for k in range(first + 1, end):
        card: i64 = t.v[k]
        j = k
        while j > first and t.v[j - 1] > card:
            t.v[j] = t.v[j - 1]
            j -= 1
        t.v[j] = card
