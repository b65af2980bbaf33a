"""Concordia Venus on the screen: what things are called, the cards for sale and in hand, and what the gods give."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from emporion.games.concordia_venus.sight.shapes import Colonist, ConcordiaSight, MarketSpace
from emporion.games.concordia_venus.table.components import (
    CARD_NAMES,
    CONCORDIA_VP,
    CONSUL,
    DIPLOMAT,
    GOD_NAMES,
    GOODS,
    MAGISTER,
    PRAETOR,
    PROCONSUL,
    SENATOR,
    SPECIALIST,
    SPECIALITY,
    TRIBUNE,
    action,
    is_double,
    serves,
)
from emporion.terminal.board import Board
from emporion.terminal.kit import FAINT, HEAD, Cell, Lines, flow, hanging, text, titled, wrap

NONE = Text("·", FAINT)
BUYERS = {SENATOR: True, CONSUL: False, PRAETOR: True, PROCONSUL: False}
"""Who buys cards, and whether with the surcharge of their spaces."""


class CardBoard(Board):
    sight: ConcordiaSight

    # -- names ----------------------------------------------------------------------------------------------------
    def city(self, city: str) -> str:
        return self.voice.name("city", city)

    def good(self, good: str) -> str:
        return self.voice.short("good", good)

    def code(self, good: str) -> str:
        """A good's name where there is little room."""
        return self.voice.say(f"code-{good}")

    def card(self, card: str) -> str:
        return self.voice.name("title", card)

    def route(self, route: str) -> str:
        way, _, ends = route.partition(":")
        first, _, second = ends.partition("-")
        return self.voice.say("route", way=self.voice.name("way", way), city1=self.city(first), city2=self.city(second))

    def colonist(self, colonist: Colonist) -> str:
        if colonist.route is not None:
            return self.route(colonist.route)
        return self.voice.say("in-city", way=self.voice.name("way", colonist.kind), city=self.city(colonist.city or ""))

    def goods(self, goods: dict[str, int]) -> str:
        return self.voice.pile("good", goods, self.voice.say("nothing"))

    # -- cards ----------------------------------------------------------------------------------------------------
    def price(self, space: MarketSpace) -> str:
        return self.voice.several("good", space.price, self.voice.say("free"))

    def market(self, width: int) -> Lines:
        parts: list[Cell] = []
        for space in self.sight.market:
            if space.card is not None:
                parts.append(text(self.card(space.card), (f" ({self.price(space)})", FAINT)))
        return [Text(self.voice.say("for-sale"), HEAD), *flow(parts, width, "  ")] if parts else []

    def gods_of(self, card: str) -> str:
        number = CARD_NAMES.index(card)
        return ", ".join(self.voice.name("god", god) for k, god in enumerate(GOD_NAMES) if serves(number, k))

    def market_page(self, width: int) -> Lines:
        say = self.voice.say
        worth = self.sight.own.market_worth if self.sight.own else []
        rows: list[list[Cell]] = [[Text(say(f"head-{head}"), HEAD) for head in ("card", "worth", "price", "god")]]
        for place, space in enumerate(self.sight.market):
            if space.card is not None:
                value = f"+{worth[place]}" if place < len(worth) else ""
                rows.append([self.card(space.card), value, self.price(space), self.gods_of(space.card)])
        stack = [self.card(card) for card in self.sight.stack_cards]
        return [
            *hanging(rows, width=width),
            *wrap(say("stack", count=self.sight.stack_size, cards=", ".join(stack)), width, 2),
        ]

    def cards_page(self, width: int) -> Lines:
        say, own = self.voice.say, self.sight.own
        lines: Lines = []
        if own is not None:
            rows: list[list[Cell]] = [[self.card(card), Text(self.gods_of(card), FAINT)] for card in own.hand]
            lines += titled(say("hand"), hanging(rows, width=width), width)
            lines += wrap(text((say("discard") + " ", HEAD), self.voice.several("title", own.discard, "·")), width, 2)
        for seat, each in enumerate(self.sight.seats):
            if seat != self.me:
                top = self.card(each.discard_top) if each.discard_top else "·"
                said = say("their-cards", hand=each.hand_size, discard=each.discard_size, top=top)
                lines += wrap(text(self.voice.seat(seat), self.voice.colon, said), width, 2)
                lines += wrap(Text("  " + self.voice.several("title", each.owned), FAINT), width, 2)
        return lines

    def gods_page(self, width: int) -> Lines:
        """What each god gives everybody now, and what one more card would."""
        rows = self.god_rows()
        rows[0].append(Text(self.voice.say("head-next"), HEAD))
        for row, god in zip(rows[1:], [*GOD_NAMES, ""], strict=False):
            row.append(self.next_card(god) if god else "")
        return [*hanging(rows, width=width), *self.notes(width, "gods-note", "gods-next")]

    def notes(self, width: int, *keys: str) -> Lines:
        return wrap(Text(" ".join(self.voice.say(key) for key in keys), FAINT), width)

    def god_rows(self) -> list[list[Cell]]:
        """Points of each god by seat, with the cards they come from, and those of the Concordia card."""
        rows: list[list[Cell]] = [["", *(self.voice.seat(seat) for seat in range(len(self.sight.seats)))]]
        for god in GOD_NAMES:
            points = [f"{each.gods.get(god, 0)} ({each.god_cards.get(god, 0)})" for each in self.sight.seats]
            rows.append([self.voice.name("god", god), *points])
        if self.sight.concordia is not None:
            holder = [str(int(CONCORDIA_VP)) if seat == self.sight.concordia else NONE for seat in self.order()]
            rows.append([self.voice.name("special", "concordia"), *holder])
        return rows

    def next_card(self, god: str) -> str:
        per_card = self.sight.own.per_card if self.sight.own else {}
        if god in per_card:
            return f"+{per_card[god]}"
        by_good = [(good, per_card.get(f"{god}_{good}", 0)) for good in GOODS]
        return ", ".join(f"+{n} {self.good(good)}" for good, n in by_good if n)

    def purchase_note(self, card: str) -> str:
        for place, space in enumerate(self.sight.market):
            if space.card == card:
                worth = self.sight.own.market_worth[place] if self.sight.own else 0
                return self.voice.say("card-note", price=self.price(space), god=self.gods_of(card), worth=worth)
        return ""

    # -- cards that would be played for nothing ----------------------------------------------------------------------
    def play_note(self, card: int) -> str:
        """That a card would be played for nothing."""
        if is_double(card):
            return ""
        kind, mine = action(card, 0), self.sight.seats[self.me]
        if kind == MAGISTER:  # CNV-4.9.1: repeats the card beneath it
            beneath = CARD_NAMES.index(mine.discard_top) if mine.discard_top else -1
            if beneath < 0 or action(beneath, 0) == SENATOR:
                return self.voice.say("nothing-to-repeat")
            return "" if action(beneath, 0) == MAGISTER else self.play_note(beneath)
        if kind == DIPLOMAT and not any(map(self.copyable, self.order())):
            return self.voice.say("nothing-to-copy")
        if kind in BUYERS and not any(self.affordable(space, BUYERS[kind]) for space in self.sight.market):
            return self.voice.say("nothing-affordable")
        if kind == SPECIALIST and not any(
            self.me in city.villas and city.good == GOODS[SPECIALITY[card]] for city in self.sight.cities
        ):
            return self.voice.say("nothing-to-produce")
        return ""

    def affordable(self, space: MarketSpace, surcharged: bool) -> bool:
        """Whether one's goods pay for a card: those it names, and one for each of the buyer's choice (CNV-4.3.5)."""
        if space.card is None:
            return False
        price = Counter(space.price) if surcharged else Counter(space.price) - Counter(space.surcharge)
        choice = price.pop("any", 0)
        held = self.sight.seats[self.me].goods
        spare = {good: held.get(good, 0) - price[good] for good in GOODS}
        return min(spare.values()) >= 0 and sum(spare.values()) >= choice

    def copyable(self, seat: int) -> bool:
        """Whether a Diplomat might copy what lies on top of a seat's discarded cards."""
        top, team = self.sight.seats[seat].discard_top, self.sight.seats[seat].team
        if seat == self.me or top is None or (team is not None and team == self.sight.seats[self.me].team):
            return False
        return action(CARD_NAMES.index(top), 0) not in (DIPLOMAT, TRIBUNE)
