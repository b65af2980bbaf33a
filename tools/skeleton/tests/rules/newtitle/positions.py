"""Positions of New Title, built readably: what lies where, and whose decision it is.

Cards are written as a text (`"wine wine oil"`). Cards that are not named lie in the deck, so that every position has
all cards of the game.
"""

from collections.abc import Mapping

from emporion.games import load
from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.components import GOODS
from emporion.games.newtitle.table.layout import COINS, DECK, FEWEST_SEATS, FIRST, KINDS, ROUND
from emporion.kernel.journal import Journal
from emporion.kernel.options import OptionValue
from tests.rules.speaking import SpokenPosition, Wanted, open_at

NEW_TITLE = load("newtitle")
SEATS = FEWEST_SEATS


class Position(SpokenPosition[NewTitleTable]):
    game = NEW_TITLE

    def hand(self, seat: int) -> str:
        return _written([int(self.t.hand(seat, good)) for good in range(KINDS)])

    def market(self) -> str:
        return _written([int(self.t.market(good)) for good in range(KINDS)])

    def discard(self) -> str:
        return _written([int(self.t.discarded(good)) for good in range(KINDS)])

    def coins(self) -> list[int]:
        return NEW_TITLE.scores(self.t)

    def others_wait(self, *speakers: int) -> "Position":
        """All seats but these ship nothing."""
        waiting = [seat for seat in self.speakers if seat not in speakers] if self.decision == "ship_goods" else []
        for seat in waiting:
            self.say(seat, "wait")
        return self


def opening(seed: str = "opening", seats: int = SEATS, **options: OptionValue) -> Position:
    """A match as it begins."""
    journal = Journal()
    return Position(NEW_TITLE.table(seats, seed, options, journal), journal)


def position(
    at: Wanted,
    seat: int = 0,
    *,
    hands: Mapping[int, str] = {},
    market: str = "",
    coins: Mapping[int, int] = {},
    round: int = 1,
    seats: int = SEATS,
    **options: OptionValue,
) -> Position:
    """A table with these cards, at a step that is the seat's; in the market it has the first turn."""
    journal = Journal()
    t: NewTitleTable = NEW_TITLE.table(seats, "position", options, journal)
    for good in range(KINDS):
        for place in range(seats):
            _put_back(t, good, int(t.hand(place, good)))
            t.change_hand(place, good, -t.hand(place, good))
        _put_back(t, good, int(t.market(good) + t.discarded(good)))
        t.change_market(good, -t.market(good))
        t.discard(good, -t.discarded(good))
    for place, cards in hands.items():
        for card in cards.split():
            DECK.take(t, GOODS.index(card))
            t.change_hand(place, GOODS.index(card), 1)
    for place, amount in coins.items():
        t.put(place, COINS, amount)
    t.v[ROUND], t.v[FIRST] = round, seat
    journal.events.clear()
    open_at(NEW_TITLE, t, at, seat, lambda _: round - 1)
    for card in market.split():
        DECK.take(t, GOODS.index(card))
        t.change_market(GOODS.index(card), 1)
    NEW_TITLE.settle(t)
    return Position(t, journal)


def _put_back(t: NewTitleTable, good: int, cards: int) -> None:
    for _ in range(cards):
        DECK.put(t, good)


def _written(cards: list[int]) -> str:
    return " ".join(good for good, n in zip(GOODS, cards, strict=True) for _ in range(n))
