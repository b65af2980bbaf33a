"""Positions of Ostia, built readably: what lies where and whose decision it is; then words are said by their text.

Cards are written as a text in the order of the data (`"wine wood wood"`). Cards that are not named lie in the draw
pile, so that every position has all cards of the game.
"""

from collections.abc import Iterator
from typing import cast

from emporion.games import load
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import COUNT, GOODS, ROUNDS, SENATE
from emporion.games.ostia.table.layout import (
    BOAT,
    CASH,
    CREDITS,
    DECK,
    DISCARD,
    FIRST,
    KINDS,
    MARKET,
    ON_FORUM,
    ON_SENATE,
    OUT,
    POINTS,
    ROUND,
    STOCK,
    STORAGE_OPEN,
    WAREHOUSES,
)
from emporion.games.ostia.table.layout import SENATE as SENATE_AT
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Journal
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from tests.rules.speaking import SpokenPosition, Wanted, open_at

OSTIA = load("ostia")
Cards = dict[int, str]
Numbers = dict[int, int]


class Position(SpokenPosition[OstiaTable]):
    game = OSTIA

    # -- what lies on the table ---------------------------------------------------------------------------
    def cash(self, seat: int) -> int:
        return int(self.t.cash(seat))

    def warehouses(self, seat: int) -> int:
        return int(self.t.warehouses(seat))

    def credits(self, seat: int) -> int:
        return int(self.t.credits(seat))

    def money(self, seat: int) -> tuple[int, int, int]:
        """Cash, warehouses, credits."""
        return self.cash(seat), self.warehouses(seat), self.credits(seat)

    def points(self) -> list[int]:
        return OSTIA.scores(self.t)

    def boat(self, seat: int) -> str:
        return self._pile(seat, BOAT)

    def stock(self, seat: int) -> str:
        return self._pile(seat, STOCK)

    def forum(self, seat: int) -> str:
        return self._pile(seat, ON_FORUM)

    def senate(self, seat: int) -> str:
        return self._pile(seat, ON_SENATE)

    def discard(self) -> str:
        return _written([int(self.t.discarded(good)) for good in range(KINDS)])

    def market(self) -> str:
        return _written([int(self.t.market(good)) for good in range(KINDS)])

    def deck(self) -> list[str]:
        """The draw pile, the top card first."""
        return [GOODS[DECK.card(self.t, k)] for k in range(DECK.size(self.t))]

    def senate_cards(self) -> list[str]:
        """The removed card, then the card of each round."""
        return [SENATE[self.t.v[SENATE_AT + k]] for k in range(len(SENATE))]

    def _pile(self, seat: int, at: int) -> str:
        return _written([int(self.t.get(seat, at + good)) for good in range(KINDS)])


def position(
    at: Wanted,
    seat: int | None = None,
    *,
    seats: int = 4,
    round: int = 1,
    first: int = 0,
    series: int = 1,
    cash: Numbers | None = None,
    warehouses: Numbers | None = None,
    credits: Numbers | None = None,
    points: Numbers | None = None,
    out: tuple[int, ...] = (),
    boat: Cards | None = None,
    stock: Cards | None = None,
    forum: Cards | None = None,
    senate: Cards | None = None,
    market: str = "",
    discard: str = "",
    draw: str = "",
    rest: str = "deck",
    active: str = "",
    next: str = "",
    removed: str = "",
    **options: OptionValue,
) -> Position:
    """Lay the table as described, with that decision or step next, for a seat if it is one seat's.

    `draw` names the next cards of the draw pile; `rest` says where all cards lie that are not named, "deck" or
    "discard". Boats that are not mentioned are filled as far as the decision needs it. Everything else that is not
    mentioned is as at the start of the game.
    """
    journal = Journal()
    t = cast(OstiaTable, OSTIA.table(seats, "a position", options, journal))
    journal.events.clear()
    t.v[ROUND] = round
    t.v[FIRST] = first
    for field, numbers in ((CASH, cash), (WAREHOUSES, warehouses), (CREDITS, credits), (POINTS, points)):
        for who, number in (numbers or {}).items():
            t.put(who, field, number)
    for who in out:
        t.put(who, OUT, 1)
    seat = first if seat is None else seat
    piles = {BOAT: boat, STOCK: stock, ON_FORUM: forum, ON_SENATE: senate}
    fill = {other: size for other, size in enumerate(_boat_sizes(t, at, seat, series)) if other not in (boat or {})}
    _lay_goods(t, {pile: cards or {} for pile, cards in piles.items()}, fill, market, discard, draw, rest)
    _lay_senate_cards(t, round, active, next, removed)
    _open_at(t, at, seat, series)
    made = Position(t, journal)
    assert OSTIA.check(t) == []
    return made


def goods(text: str) -> list[int]:
    return [GOODS.index(name) for name in text.split()]


def _written(counts: list[int]) -> str:
    return " ".join(GOODS[good] for good in range(KINDS) for _ in range(counts[good]))


def _lay_goods(
    t: OstiaTable, piles: dict[int, Cards], fill: Numbers, market: str, discard: str, draw: str, rest: str
) -> None:
    with_ivory = bool(OSTIA.options_of(t)["ivory"])
    left = [int(COUNT[good]) if good or with_ivory else 0 for good in range(KINDS)]
    for good in range(KINDS):
        t.v[MARKET + good] = 0
        t.v[DISCARD + good] = 0
        for seat in range(t.seats()):
            for pile in piles:
                t.put(seat, pile + good, 0)
    for pile, by_seat in piles.items():
        for seat, cards in by_seat.items():
            for good in goods(cards):
                left[good] -= 1
                t.change(seat, pile + good, 1)
    for at, cards in ((MARKET, market), (DISCARD, discard)):
        for good in goods(cards):
            left[good] -= 1
            t.v[at + good] += 1
    for good in goods(draw):
        left[good] -= 1
    for seat, size in fill.items():
        for _ in range(size):
            commonest = left.index(max(left))
            left[commonest] -= 1
            t.change(seat, BOAT + commonest, 1)
    assert min(left) >= 0, f"more cards than there are: {left}"
    DECK.clear(t)
    for good in range(KINDS):
        for _ in range(left[good]):
            if rest == "deck":
                DECK.put(t, good)
            else:
                t.discard(good, 1)
    for good in reversed(goods(draw)):
        DECK.put(t, good)


def _boat_sizes(t: OstiaTable, at: Wanted, seat: int, series: int) -> list[int]:
    """How many cards each seat has in its boat before a decision of the harbour."""
    if at == "choose_free_good":
        return [5] * t.seats()
    if at != "choose_lot":
        return [0] * t.seats()
    turns = [(other - t.first()) % t.seats() for other in range(t.seats())]
    return [6 - 2 * series - (2 if turn < turns[seat] else 0) for turn in turns]


def _lay_senate_cards(t: OstiaTable, round: int, active: str, next: str, removed: str) -> None:
    wanted = {round: active, round + 1: next, 0: removed}
    order: list[str | None] = [wanted.get(k) or None for k in range(len(SENATE))]
    others = iter([card for card in SENATE if card not in order])
    for k, card in enumerate(order):
        t.v[SENATE_AT + k] = SENATE.index(card or others.__next__())


def _open_at(t: OstiaTable, at: Wanted, seat: int, series: int) -> None:
    open_at(OSTIA, t, at, seat, lambda step: int(t.round() - 1 if step.times == ROUNDS else series - 1))
    if at == "final_sell_warehouses":
        t.v[STORAGE_OPEN] = 1
    OSTIA.settle(t)


# -- whole matches --------------------------------------------------------------------------------------------
NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Petronia")


def match(seats: int = 4, seed: str = "ostia", **options: OptionValue) -> Match:
    return Match(OSTIA, Header("ostia", seed, NAMES[:seats], options))


def look(played: Match) -> Position:
    """The table of a match as it is now."""
    return Position(played.table, played.journal)


def confirm_all(p: Position) -> Position:
    """Everybody who has seen the sizes of the piles confirms."""
    for seat in p.speakers:
        p.say(seat, "confirm")
    return p


def store_everything(played: Match, seat: int) -> None:
    """Allocate everything to the storage, up to the lock."""
    while look(played).offer(seat) != ["lock"]:
        played.say(seat, OSTIA.default(played.table, seat))


def say_defaults(played: Match, until: str) -> Match:
    """Everybody says the default word until the decision is reached."""
    while OSTIA.step(played.table).name != until:
        seat = OSTIA.speakers(played.table)[0]
        played.say(seat, OSTIA.default(played.table, seat))
    return played


def tables(played: Match, dice: Dice) -> Iterator[Position]:
    """Play on at random, looked at before every word and once more at the end; bids are modest, or all go bankrupt."""
    while not played.over():
        yield look(played)
        speakers = OSTIA.speakers(played.table)
        seat = speakers[dice.below(len(speakers))]
        offered = OSTIA.offered(played.table, seat)
        if OSTIA.step(played.table).name == "bid":
            offered = offered[:5]
        played.say(seat, offered[dice.below(len(offered))])
    yield look(played)


def play_at_random(seats: int, seed: str, **options: OptionValue) -> Match:
    """A whole match of random words."""
    played = match(seats, seed, **options)
    for _ in tables(played, Dice(seed)):
        pass
    return played
