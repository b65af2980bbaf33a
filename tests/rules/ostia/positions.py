"""Positions of Ostia, built readably: what lies where and whose decision it is; then words are said by their text.

Cards are written as a text in the order of the data (`"wine wood wood"`). Cards that are not named lie in the draw
pile, so that every position has all cards of the game.
"""

from collections.abc import Iterator
from typing import Any, cast

from emporion.games import load
from emporion.games.ostia.components import COUNT, GOODS, KINDS, ROUNDS, SENATE
from emporion.games.ostia.table import (
    BOAT,
    CASH,
    CREDITS,
    DECK,
    DISCARD,
    FIRST,
    MARKET,
    ON_FORUM,
    ON_SENATE,
    OUT,
    POINTS,
    ROUND,
    STOCK,
    STORAGE_OPEN,
    WAREHOUSES,
    OstiaTable,
)
from emporion.games.ostia.table import SENATE as SENATE_AT
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Figure, Journal
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.kernel.refusal import Refusal
from emporion.kernel.step import InTurnOrder, Repeat, Step
from emporion.kernel.table import DEPTH, NOBODY, OVER, Table

OSTIA = load("ostia")
Cards = dict[int, str]
Numbers = dict[int, int]


class Position:
    """A table, and words to say at it."""

    def __init__(self, t: Table, journal: Journal) -> None:
        self.t = cast(OstiaTable, t)
        self.journal = journal

    # -- speaking -----------------------------------------------------------------------------------------
    def say(self, seat: int, *words: str) -> "Position":
        for word in words:
            number = OSTIA.vocabulary.number(word)
            refusal = OSTIA.explain(self.t, seat, number)
            assert refusal is None, f"seat {seat} may not say {word}: {refusal}"
            OSTIA.say(self.t, seat, number)
            assert OSTIA.check(self.t) == []
        return self

    def offer(self, seat: int) -> list[str]:
        return [OSTIA.vocabulary.text(word) for word in OSTIA.offered(self.t, seat)]

    def refusal(self, seat: int, word: str) -> Refusal:
        """Why the word may not be said; it is a failure if it may."""
        refusal = OSTIA.explain(self.t, seat, OSTIA.vocabulary.number(word))
        assert refusal is not None, f"seat {seat} may say {word}"
        return refusal

    def default(self, seat: int) -> str:
        return OSTIA.vocabulary.text(OSTIA.default(self.t, seat))

    @property
    def decision(self) -> str:
        return "" if self.t.over() else OSTIA.step(self.t).name

    @property
    def speakers(self) -> list[int]:
        return OSTIA.speakers(self.t)

    def twin(self) -> "Position":
        """The same position once more, to try something else."""
        return Position(self.t.clone(), Journal())

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

    # -- what is known ------------------------------------------------------------------------------------
    def sight(self, viewer: int) -> Any:
        return OSTIA.sight(self.t, viewer)

    def told(self, key: str, viewer: int = -1) -> list[dict[str, Figure]]:
        """The figures of the events of that name a viewer knows of."""
        return [event.figures for event in self.journal.seen_by(viewer) if event.key == key]


def position(
    at: str | type[Step[Any]],
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


def _boat_sizes(t: OstiaTable, at: str | type[Step[Any]], seat: int, series: int) -> list[int]:
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


def _open_at(t: OstiaTable, at: str | type[Step[Any]], seat: int, series: int) -> None:
    """Put the wanted step on the agenda, with everything it is a part of below it."""
    path = _path_to(OSTIA.play, at)
    t.v[DEPTH] = 0
    t.v[OVER] = 0
    holder = NOBODY
    for step, place in path[:-1]:
        t.push(step.number, holder)
        t.go_to(place + 1)
        if isinstance(step, InTurnOrder):
            holder = seat
            t.hand_to(seat)
            t.set_local(0, (seat - t.first()) % t.seats())
        elif isinstance(step, Repeat):
            t.set_local(0, t.round() - 1 if step.times == ROUNDS else series - 1)
    path[-1][0].start(t, holder)
    if at == "final_sell_warehouses":
        t.v[STORAGE_OPEN] = 1
    OSTIA.settle(t)


def _path_to(step: Step[Any], wanted: str | type[Step[Any]]) -> list[tuple[Step[Any], int]]:
    if (step.name == wanted and not step.parts()) or type(step) is wanted:
        return [(step, 0)]
    for place, part in enumerate(step.parts()):
        path = _path_to(part, wanted)
        if path:
            return [(step, place), *path]
    return []


# -- whole matches --------------------------------------------------------------------------------------------
NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Petronia")


def match(seats: int = 4, seed: str = "ostia", **options: OptionValue) -> Match:
    return Match(OSTIA, Header("ostia", seed, NAMES[:seats], options))


def look(played: Match) -> Position:
    """The table of a match as it is now."""
    return Position(played.table, played.journal)


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
