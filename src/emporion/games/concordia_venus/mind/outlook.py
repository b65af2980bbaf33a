"""How a seat looks at its position: what cards, villas, colonists, goods and money will be worth to it in the end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.mind.weights import WEIGHTS
from emporion.games.concordia_venus.rules.scoring import fortune
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    BRICK,
    CONCORDIA_VP,
    GODS,
    JUPITER,
    JUPITER_VP,
    KINDS,
    LAND,
    MARS,
    MARS_VP,
    MERCURIUS,
    MERCURIUS_VP,
    MINERVA,
    MINERVA_VP,
    PRICE,
    SATURNUS,
    SATURNUS_VP,
    SEA,
    SPECIALITY,
    VENUS,
    VENUS_VP,
    VENUS_VP_TEAM,
    VESTA,
    VESTA_FORTUNE,
    action,
    serves,
    villa_goods,
)
from emporion.games.concordia_venus.table.layout import CARDS, COLONISTS, LAST_TURN, MOST_PROVINCES, NONE, TURN
from emporion.games.concordia_venus.table.maps import end_of, on_route, province_of

LAST_HOPE: Final = 0.15  # in the last turn
FADING: Final = 40.0  # turns of a seat over which a game that lasts too long fades away
LEAST_PATIENCE: Final = 0.3
LONG_GAME: Final = 28.0  # turns of a seat after which nothing is expected to grow any more
# What a seat still gains from here to the end, at the beginning of the game: cards of a god, and points per card.
FUTURE_CARDS: Final[vec[float]] = vec[float]([0.0, 1.6, 1.6, 1.0, 1.0, 1.0, 0.8])
FUTURE_VALUE: Final[vec[float]] = vec[float]([2.0, 7.0, 6.0, 6.0, 7.0, 5.0, 4.0])
LAST_COIN: Final = 0.1
# What each further unit of a good is good for, in sestertii: the first build villas and buy cards, the rest is sold.
_BY_GOOD: Final[list[list[float]]] = [
    [7.0, 6.0, 4.5, 3.0, 2.0, 1.5],  # brick
    [6.0, 4.5, 3.5, 2.5, 2.0, 1.5],  # food
    [6.5, 5.0, 3.5, 2.5, 2.0, 1.5],  # tools
    [8.0, 6.0, 4.0, 3.0, 2.5, 2.0],  # wine
    [9.0, 7.0, 5.0, 3.5, 3.0, 2.5],  # cloth
]
_UNITS: Final[vec[float]] = vec[float]([unit for units in _BY_GOOD for unit in units])
COUNTED_UNITS: Final = 6
UNKNOWN: Final = -1.0e9
# Money: the first coins pay for the next villas, very much of it only feeds Vesta.
POCKET: Final = 12
PURSE: Final = 25
ROOMS: Final = 3
# What carrying out a card is usually worth, by personality: for cards waiting in hand.
USE: Final[vec[float]] = vec[float]([0.0, 5.0, 3.2, 2.5, 2.6, 2.4, 2.4, 2.4, 4.5, 3.5, 3.5, 3.5, 3.0])


def rest_of_game(t: ConcordiaTable) -> float:
    """1 at the beginning, 0 when nothing grows any more.

    It runs with the turns and not with the cards and villas left: buying and building should never look like a loss.
    """
    if t.ending():
        return 0.0
    rest = 1.0 - float(t.v[TURN]) / (float(t.seats()) * LONG_GAME)
    return rest if rest > 0.0 else 0.0


def patience_of(t: ConcordiaTable) -> float:
    """How much is still expected of a game that lasts too long: who hoards should spend."""
    over_time = 1.0 - (float(t.v[TURN]) / float(t.seats()) - LONG_GAME) / FADING
    if over_time > 1.0:
        return 1.0
    return over_time if over_time > LEAST_PATIENCE else LEAST_PATIENCE


def hope_of(t: ConcordiaTable, seat: i64) -> float:
    """How far goods, money and cards in hand can still be used: fully at first, hardly in the last turn, then not."""
    if not t.ending():
        return 1.0
    for turn in range(t.v[TURN] + 1, t.v[LAST_TURN] + 1):
        mover = t.clockwise(t.first(), turn)
        if mover == seat or (t.in_teams() and mover == t.partner(seat)):
            return LAST_HOPE
    return 0.0


@final
class Outlook:
    """The position of one seat, counted once; the gains of single cities and cards follow from it."""

    def __init__(self, t: ConcordiaTable, seat: i64) -> None:
        self.t = t
        self.seat = seat
        self.rest = rest_of_game(t)
        # The first unit of each good is what the next villa or card lacks, however long the game lasts: were it to
        # fade with the rest, storehouses full of the dearest goods would never end a game.
        self.need = hope_of(t, seat)
        self.hope = self.need * patience_of(t)  # whether cards, goods and money can still be used
        self.coin = LAST_COIN + (WEIGHTS.early_coin - LAST_COIN) * self.hope
        self.cards: vec[float] = vec[float]([0.0] * GODS)
        self.minerva: vec[float] = vec[float]([0.0] * KINDS)  # points for a villa that makes the good
        self.making: vec[i64] = vec[i64]([0] * KINDS)
        self.own: vec[i64] = vec[i64]([0] * MOST_PROVINCES)
        self.partners: vec[i64] = vec[i64]([0] * MOST_PROVINCES)
        self.outside_brick: i64 = 0
        self.waiting = 0.0  # the value of cards in hand
        self.architect = UNKNOWN  # what an Architect is worth, once somebody has planned one
        self._count_cards()
        self._count_villas()

    def _count_cards(self) -> None:
        t = self.t
        for card in range(CARDS):
            n = t.hand(self.seat, card)
            if n > 0:
                self._add_card(card, n)
                self.waiting += USE[action(card, 0)] * float(n)
        for k in range(t.pile_size(self.seat)):
            self._add_card(t.in_pile(self.seat, k), 1)
        for god in range(GODS):
            self.cards[god] += FUTURE_CARDS[god] * self.rest

    def _add_card(self, card: i64, n: i64) -> None:
        good = SPECIALITY[card]
        if good != NONE:
            self.minerva[good] += float(n * MINERVA_VP[good])
            return
        for god in range(GODS):
            if serves(card, god):
                self.cards[god] += float(n)

    def _count_villas(self) -> None:
        t = self.t
        partner = t.partner(self.seat) if t.in_teams() else self.seat
        for city in range(t.cities()):
            if t.villas_in(city) > 0:
                province = province_of(t.board(), city)
                if t.has_villa(self.seat, city):
                    self.own[province] += 1
                    self.making[t.produce(city)] += 1
                    if t.produce(city) != BRICK:
                        self.outside_brick += 1
                if t.has_villa(partner, city):
                    self.partners[province] += 1

    # -- what there is ------------------------------------------------------------------------------------------
    def per_card(self, god: i64) -> float:
        """What one card of a god brings in the end, as far as it can be foreseen; Minerva is counted by goods."""
        return self._now(god) + FUTURE_VALUE[god] * self.rest

    def _now(self, god: i64) -> float:
        if god == VESTA:
            return float(fortune(self.t, self.seat)) / float(VESTA_FORTUNE)
        if god == JUPITER:
            return float(JUPITER_VP * self.outside_brick)
        if god == MERCURIUS:
            kinds: i64 = 0
            for good in range(KINDS):
                if self.making[good] > 0:
                    kinds += 1
            return float(MERCURIUS_VP * kinds)
        if god == MARS:
            return float(MARS_VP * self.t.on_board(self.seat))
        provinces: i64 = 0
        for province in range(self.t.provinces()):
            if god == SATURNUS:
                if self.own[province] > 0:
                    provinces += 1
            elif self.t.in_teams():
                if self.own[province] > 0 and self.partners[province] > 0:
                    provinces += 1
            elif self.own[province] > 1:
                provinces += 1
        if god == SATURNUS:
            return float(SATURNUS_VP * provinces)
        return float((VENUS_VP_TEAM if self.t.in_teams() else VENUS_VP) * provinces)

    def standing(self) -> float:
        """Points in sight: cards times what they bring, villas, colonists, goods, money, cards in hand."""
        value = 0.0
        god: i64
        for god in range(MINERVA):
            if god != VESTA:
                value += self.cards[god] * self.per_card(god)
        for good in range(KINDS):
            value += self.minerva[good] * (float(self.making[good]) + 1.5 * self.rest)
            value += float(self.making[good] * PRICE[good]) * WEIGHTS.villa_income * self.coin * self.rest
        value += float(self.t.on_board(self.seat)) * WEIGHTS.colonist * self.rest
        value += self.goods_worth() + self.money_worth(self.t.money(self.seat)) + self.room_worth()
        value += WEIGHTS.card_in_hand * self.waiting * self.hope
        value += self._positions()
        if self.t.concordia() == self.seat:
            value += float(CONCORDIA_VP)
        return value

    def _positions(self) -> float:
        """Colonists on routes stand beside what may be built next."""
        value = 0.0
        for slot in range(COLONISTS):
            value += self.position(self.t.colonist(self.seat, slot))
        return value

    def position(self, place: i64) -> float:
        if not on_route(place):
            return 0.0
        board = self.t.board()
        value = self.site(end_of(board, place, 0)) + self.site(end_of(board, place, 1))
        return WEIGHTS.beside_a_site * self.hope * value

    def site(self, city: i64) -> float:
        """What a villa in a city would bring, if there is none of the seat's yet."""
        if city == self.t.capital() or self.t.has_villa(self.seat, city):
            return 0.0
        return self.city_gain(city) / (1.0 + 0.3 * float(self.t.villas_in(city)))

    # -- goods and money --------------------------------------------------------------------------------------------
    def unit_worth(self, good: i64, held: i64) -> float:
        """What one more unit of a good is worth to somebody who holds so many."""
        useful = _UNITS[good * COUNTED_UNITS + (held if held < COUNTED_UNITS else COUNTED_UNITS - 1)]
        hope = self.hope if held > 0 else self.need
        return useful * self.coin * hope + float(PRICE[good]) * LAST_COIN * (1.0 - hope)

    def goods_worth(self) -> float:
        value = 0.0
        for good in range(KINDS):
            for n in range(self.t.good(self.seat, good)):
                value += self.unit_worth(good, n)
        return value

    def received_worth(self) -> float:
        """Goods that wait for a space: the best of them will be kept."""
        free = self.t.free_spaces(self.seat)
        value = 0.0
        good: i64 = KINDS - 1
        while good >= 0:
            n: i64 = 0
            while n < self.t.received(self.seat, good) and free > 0:
                value += self.unit_worth(good, self.t.good(self.seat, good) + n)
                free -= 1
                n += 1
            good -= 1
        return value

    def money_worth(self, money: i64) -> float:
        if money <= POCKET:
            return float(money) * self.coin
        value = float(POCKET) * self.coin
        spare = LAST_COIN + (self.coin - LAST_COIN) * WEIGHTS.spare_coin
        if money <= PURSE:
            return value + float(money - POCKET) * spare
        return value + float(PURSE - POCKET) * spare + float(money - PURSE) * LAST_COIN

    def room_worth(self) -> float:
        """Free spaces, the first few: goods will come."""
        free = self.t.free_spaces(self.seat)
        return float(free if free < ROOMS else ROOMS) * WEIGHTS.free_space * self.coin * self.hope

    def colonist_cost(self) -> float:
        return self.unit_worth(1, self.t.good(self.seat, 1) - 1) + self.unit_worth(2, self.t.good(self.seat, 2) - 1)

    # -- gains ------------------------------------------------------------------------------------------------------
    def city_gain(self, city: i64) -> float:
        """What a villa in a city adds in the end, its price aside."""
        t = self.t
        good = t.produce(city)
        province = province_of(t.board(), city)
        value = self.minerva[good] + float(PRICE[good]) * WEIGHTS.villa_income * self.coin * self.rest
        if good != BRICK:
            value += self.cards[JUPITER] * float(JUPITER_VP)
        else:
            value += 2.5 * self.rest / (1.0 + float(self.making[BRICK]))  # brick decides the pace
        if self.own[province] == 0:
            value += self.cards[SATURNUS] * float(SATURNUS_VP)
        if t.in_teams():
            if self.own[province] == 0 and self.partners[province] > 0:
                value += 2.0 * self.cards[VENUS] * float(VENUS_VP_TEAM)
        elif self.own[province] == 1:
            value += self.cards[VENUS] * float(VENUS_VP)
        if self.making[good] == 0:
            value += self.cards[MERCURIUS] * float(MERCURIUS_VP)
        return value

    def villa_cost(self, city: i64) -> float:
        value = float(self.t.villa_money(city)) * self.coin
        for good in range(KINDS):
            n = villa_goods(self.t.produce(city), good)
            if n > 0:
                value += self.unit_worth(good, self.t.good(self.seat, good) - 1)
        return value

    def card_gain(self, card: i64) -> float:
        """What a card adds in the end, its price aside; another card is also another turn before the next Tribune."""
        good = SPECIALITY[card]
        value = 0.35 * USE[action(card, 0)] * self.hope + 0.4 * self.hope
        if good != NONE:
            return value + float(MINERVA_VP[good]) * (float(self.making[good]) + 1.5 * self.rest)
        for god in range(GODS):
            if serves(card, god):
                value += self.per_card(god)
        return value

    def colonist_gain(self) -> float:
        return self.cards[MARS] * float(MARS_VP) + WEIGHTS.colonist * self.rest

    def can_settle(self) -> bool:
        stored = self.t.stored(self.seat, LAND) + self.t.stored(self.seat, SEA)
        return stored > 0 and self.t.has_colonist_goods(self.seat)
