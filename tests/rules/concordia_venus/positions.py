"""Positions of Concordia Venus, built readably: pieces are put by name, words are said by their text."""

from collections.abc import Mapping
from typing import Any, cast

from emporion.games import load
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import CARD_NAMES, GOODS, KINDS, OF_A_KIND, VILLAS, WAYS
from emporion.games.concordia_venus.table.layout import (
    ACTIVE,
    CARDS,
    COLONIST,
    COLONISTS,
    DISPLAY,
    FIRST,
    HAND,
    MARKER,
    MONEY,
    NONE,
    OCCUPANT,
    PILE,
    PLAYER,
    PLAYS,
    PRAEFECTUS,
    PRODUCE,
    SPACES,
    SPENT,
    STACK,
    TURN,
    VILLAS_IN,
)
from emporion.games.concordia_venus.table.layout import GOODS as GOODS_AT
from emporion.games.concordia_venus.table.layout import VILLAS as VILLAS_LEFT
from emporion.games.concordia_venus.table.maps import (
    CITIES,
    MOST_IN_PROVINCE,
    PROVINCES,
    ROUTES,
    city_here,
    city_id,
    city_place,
    on_route,
    province_city,
    province_here,
    route_here,
)
from emporion.kernel.journal import Event, Journal
from emporion.kernel.options import OptionValue
from emporion.kernel.refusal import Refusal
from emporion.kernel.table import DEPTH, F_LOCAL, F_SEAT, FRAME, FRAMES

GAME = load("concordia_venus")


class Position:
    """A table whose first player is seat 0, waiting for seat 0 to play a card."""

    def __init__(self, seats: int, options: Mapping[str, OptionValue], seed: str = "") -> None:
        self.journal = Journal()
        number = 0
        while True:
            t = GAME.table(seats, f"{seed}{number}", dict(options), self.journal)
            if t.v[FIRST] == 0:
                break
            number += 1
            self.journal.events.clear()
        self.t = cast(ConcordiaTable, t)

    # -- putting things ---------------------------------------------------------------------------------------
    def city(self, name: str) -> int:
        return int(city_here(self.t.board(), CITIES.index(name)))

    def route(self, name: str) -> int:
        return int(route_here(self.t.board(), ROUTES.index(name)))

    def province(self, name: str) -> int:
        return int(province_here(self.t.board(), PROVINCES.index(name)))

    def towns(self, province: str) -> list[str]:
        """The cities of a province, by name."""
        numbers = [province_city(self.t.board(), self.province(province), k) for k in range(MOST_IN_PROVINCE)]
        return [CITIES[city_id(self.t.board(), city)] for city in numbers if city != NONE]

    def goods(self, seat: int, **units: int) -> "Position":
        """Exactly these goods in the storehouse."""
        for good, name in enumerate(GOODS):
            self.t.put(seat, GOODS_AT + good, units.get(name, 0))
        return self

    def money(self, *amounts: int) -> "Position":
        for seat, amount in enumerate(amounts):
            self.t.put(seat, MONEY, amount)
        return self

    def hand(self, seat: int, *cards: str) -> "Position":
        for card in range(CARDS):
            self.t.put(seat, HAND + card, cards.count(CARD_NAMES[card]))
        return self

    def pile(self, seat: int, *cards: str) -> "Position":
        """The discard pile, from bottom to top."""
        self.t.put(seat, PILE, len(cards))
        for k, card in enumerate(cards):
            self.t.put(seat, PILE + 1 + k, CARD_NAMES.index(card))
        self.t.put(seat, PLAYS, max(int(self.t.plays(seat)), len(cards)))
        return self

    def colonists(self, seat: int, **places: list[str]) -> "Position":
        """Where the land and the sea colonists stand: route ids or cities; the others are in the storehouse."""
        for slot in range(COLONISTS):
            old = self.t.colonist(seat, slot)
            if on_route(old):
                self.t.v[OCCUPANT + old] = 0
            self.t.put(seat, COLONIST + slot, NONE)
        for kind, way in enumerate(WAYS):
            for k, name in enumerate(places.get(way, [])):
                place = self.route(name) if name in ROUTES else int(city_place(self.city(name), kind))
                self.t.put(seat, COLONIST + kind * OF_A_KIND + k, place)
                if on_route(place):
                    self.t.v[OCCUPANT + place] = seat + 1
        return self

    def villas(self, seat: int, *cities: str) -> "Position":
        """Exactly these villas."""
        for city in range(self.t.cities()):
            self.t.v[VILLAS_IN + city] &= ~(1 << seat)
        for name in cities:
            self.t.v[VILLAS_IN + self.city(name)] |= 1 << seat
        self.t.put(seat, VILLAS_LEFT, VILLAS - len(cities))
        return self

    def produce(self, **goods: str) -> "Position":
        for name, good in goods.items():
            self.t.v[PRODUCE + self.city(name)] = GOODS.index(good)
        return self

    def marker(self, province: str, good: str, active: bool = True) -> "Position":
        self.t.v[MARKER + self.province(province)] = GOODS.index(good)
        self.t.v[SPENT + self.province(province)] = 0 if active else 1
        return self

    def display(self, *cards: str) -> "Position":
        for space in range(SPACES):
            self.t.v[DISPLAY + space] = CARD_NAMES.index(cards[space]) if space < len(cards) else NONE
        return self

    def stack(self, *cards: str) -> "Position":
        """The stack, top card first."""
        STACK.clear(self.t)
        for card in reversed(cards):
            STACK.put(self.t, CARD_NAMES.index(card))
        return self

    def praefectus(self, seat: int) -> "Position":
        self.t.v[PRAEFECTUS] = seat
        return self

    def turn_of(self, seat: int) -> "Position":
        """Go on to a later seat of the first round, as if the seats before had played."""
        t = self.t
        for depth in range(t.v[DEPTH]):
            frame = FRAMES + depth * FRAME
            if t.v[frame + F_SEAT] == t.v[ACTIVE]:
                t.v[frame + F_SEAT] = seat
        t.v[FRAMES + FRAME + F_LOCAL] = seat  # of the Turns
        t.v[TURN] = seat
        t.v[ACTIVE] = seat
        t.v[PLAYER] = seat
        return self

    # -- speaking -------------------------------------------------------------------------------------------
    def speaker(self) -> int:
        speakers = GAME.speakers(self.t)
        assert len(speakers) == 1
        return speakers[0]

    def decision(self) -> str:
        return "" if self.t.over() else GAME.step(self.t).name

    def offer(self) -> set[str]:
        return {GAME.vocabulary.text(word) for word in GAME.offered(self.t, self.speaker())}

    def say(self, *words: str) -> "Position":
        """Words of whoever is to speak."""
        for text in words:
            word = GAME.vocabulary.number(text)
            refusal = GAME.explain(self.t, self.speaker(), word)
            assert refusal is None, f"{text} is refused: {refusal}; offered are {sorted(self.offer())}"
            GAME.say(self.t, self.speaker(), word)
        return self

    def refused(self, text: str) -> Refusal:
        refusal = GAME.explain(self.t, self.speaker(), GAME.vocabulary.number(text))
        assert refusal is not None, f"{text} may be said"
        return refusal

    def said(self, key: str) -> list[Event]:
        return [event for event in self.journal.events if event.key == key]

    # -- looking --------------------------------------------------------------------------------------------
    def stored(self, seat: int) -> dict[str, int]:
        units = {GOODS[good]: int(self.t.good(seat, good)) for good in range(KINDS)}
        return {good: n for good, n in units.items() if n}

    def purse(self, seat: int) -> int:
        return int(self.t.money(seat))

    def in_hand(self, seat: int) -> list[str]:
        return [CARD_NAMES[card] for card in range(CARDS) for _ in range(self.t.hand(seat, card))]

    def shown(self) -> list[str]:
        cards = [self.t.shown(space) for space in range(SPACES)]
        return ["" if card == NONE else CARD_NAMES[card] for card in cards]

    def active(self, province: str) -> bool:
        return bool(self.t.is_active(self.province(province)))

    def sight(self, viewer: int) -> Any:
        return GAME.sight(self.t, viewer)


def individual(seats: int = 4, map: str = "imperium", **options: OptionValue) -> Position:
    return Position(seats, {"map": map, **options})


def team(seats: int = 4, map: str = "imperium", **options: OptionValue) -> Position:
    """Two or three teams; the second half has started in the first cities offered."""
    p = Position(seats, {"mode": "team", "map": map, **options})
    while p.decision() == "choose_start_city":
        p.say(min(p.offer()))
    return p


def plain(p: Position, *seats: int) -> Position:
    """Empty storehouses and purses, so that nothing but the tested action has a choice."""
    for seat in seats or range(p.t.seats()):
        p.goods(seat)
        p.t.put(seat, MONEY, 0)
    return p
