"""Constantinopolis on the screen: offices, the market by goods, everybody's city, and the own contracts and ships."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from emporion.games.constantinopolis.sight.shapes import ConstantinopolisSight, SideSight
from emporion.games.constantinopolis.table.components import (
    DONATED,
    DONATION_FAME,
    GOODS,
    LIMIT,
    MARKET,
    MAX_ROUNDS,
    OFFICE,
    SPACE_COUNT,
)
from emporion.terminal.board import Page
from emporion.terminal.boards.byzantine_sea import SeaBoard
from emporion.terminal.boards.byzantine_tiles import category_of, effect
from emporion.terminal.kit import FAINT, HEAD, Block, Cell, Lines, beside, flow, hanging, table, text, widest, wrap

NUMERALS = ("I", "II", "III", "IV", "V")
NONE = Text("·", FAINT)
OFFICE_WORDS = frozenset({"vacant", "challenge", "free_take", "relief"})
CONTRACT_WORDS = frozenset({"load", "discard", "keep_contract", "show", "give_contract", "ask_contract"})
BUILD_WORDS = frozenset({"build", "build_with_redemptor"})
TRADING = ("construction", "draw", "acceptance", "ships")
"""The phases between the first trade of a round and the last."""


class TitleBoard(SeaBoard):
    sight: ConstantinopolisSight

    def headline(self) -> str:
        key = "last-round" if self.sight.last_round else "round"
        return self.voice.say(key, round=max(1, self.sight.round), rounds=int(MAX_ROUNDS))

    def blocks(self, width: int) -> list[Block]:
        auction = self.phase == "auction"
        loading = self.phase in ("draw", "acceptance", "ships")
        return [
            Block("offices", self.offices(width), head=1, rank=2 if auction else 6),
            Block("market", self.market(width), head=1, rank=4 if auction else 3 if loading else 2),
            Block("contracts", self.contracts(width), head=1, rank=2 if loading else 5, entire=True),
            Block("ships", self.fleet(width), rank=3 if loading else 5),
            Block("city", self.buildings_line(width), rank=4),
            Block("seats", self.seats(width), head=1, rank=1),
        ]

    def pages(self) -> dict[str, Page]:
        return {
            "offices": self.offices_page,
            "market": self.market_page,
            "buildings": self.plans_page,
            "city": self.city_page,
            "contracts": self.contracts_page,
            "ships": self.ships_page,
            "deck": self.deck_page,
        }

    # -- names ----------------------------------------------------------------------------------------------------
    def good(self, good: str) -> str:
        return self.voice.short("good", good)

    def goods(self, goods: dict[str, int], empty: str = "·") -> str:
        return self.voice.pile("good", goods, empty)

    def brief(self, good: str) -> str:
        """A good where five of them stand side by side."""
        return self.voice.say(f"brief-{good}")

    def building(self, building: str) -> str:
        return self.voice.name("building", building)

    def short_building(self, building: str) -> str:
        """Its Latin name alone."""
        return self.building(building).partition(" (")[0]

    def office(self, office: str) -> str:
        return self.voice.name("office", office)

    # -- offices --------------------------------------------------------------------------------------------------
    def offices(self, width: int) -> Lines:
        say = self.voice.say
        rows: list[list[Cell]] = [[Text(say(f"head-{head}"), HEAD) for head in ("office", "holder", "bid", "power")]]
        for office in self.sight.offices:
            holder = self.voice.seat(office.holder) if office.holder is not None else NONE
            if office.opening_bid is not None:
                bid = say("opening", bid=office.opening_bid)
            else:
                bid = say("vacant")
            power = Text(say("power-used") if office.tipped else say(f"power-{office.id}"), FAINT)
            rows.append([self.office(office.id), holder, bid, power])
        return hanging(rows, width=width)

    def decision(self, width: int) -> Lines:
        """A duel, a proposal, what is being stored."""
        say, sight = self.voice.say, self.sight
        if sight.duel is not None:
            duel = sight.duel
            stands = say("bid-stands", bid=duel.bid) if duel.bid else say("no-bid")
            versus = text(
                self.voice.seat(duel.challenger),
                f" {say('versus')} ",
                self.voice.seat(duel.holder),
                self.voice.colon,
                stands,
            )
            return [versus]
        if sight.trade is not None and sight.trade.given is not None and sight.trade.asked is not None:
            given = self.would_give(sight.trade.proposer, sight.trade.given)
            asked = self.would_give(sight.trade.partner, sight.trade.asked)
            return [*wrap(given, width, 2), *wrap(asked, width, 2)]
        if sight.storing:
            return wrap(say("storing", goods=self.goods(sight.storing)), width)
        return []

    def would_give(self, seat: int, side: SideSight) -> str:
        """One side of a proposal as a sentence."""
        what = self.side(side)
        if seat == self.me:
            return self.voice.say("you-give", what=what) if what else self.voice.say("you-give-nothing")
        name = self.voice.plain(self.voice.names[seat])
        return self.voice.say("gives", name=name, what=what) if what else self.voice.say("gives-nothing", name=name)

    def side(self, side: SideSight) -> str:
        parts = [self.voice.name("cubes", f"{good}_{n}") for good, n in side.goods.items() if n]
        parts += [self.voice.say("gold-n", gold=side.gold)] if side.gold else []
        parts += [
            self.voice.name("contract", card.kind) if card else self.voice.say("hidden-contract")
            for card in side.contracts
        ]
        return ", ".join(parts)

    # -- the market -----------------------------------------------------------------------------------------------
    def market(self, width: int) -> Lines:
        """The goods in columns: prices, what the city asks for, what one makes and has."""
        say, own, seat = self.voice.say, self.sight.own, self.sight.seats[self.me]
        card = self.sight.market.current
        title = Text(self.voice.name("market", card), HEAD)
        rows: list[list[Cell]] = [[title, *(Text(self.good(good), HEAD) for good in GOODS)]]
        if own is not None:
            rows.append(self.row(say("row-buy"), own.buying_prices, self.closed(seat.bought, seat.sold)))
            rows.append(self.row(say("row-sell"), own.selling_prices, self.closed(seat.sold, seat.bought)))
        rows.append([say("row-donation"), *(self.donation(card, good) for good in GOODS)])
        rows.append(self.row(say("row-makes"), seat.production))
        rows.append(self.row(Text(say("row-have"), HEAD), seat.goods))
        lines = table(rows, right=range(1, len(GOODS) + 1), width=width, keep=[0])
        after = self.sight.market.next
        notes = [] if after is None else [say("market-next"), self.voice.name("market", after)]
        marks = [say("used-mark")] if self.closed(seat.bought, seat.sold) or self.closed(seat.sold, seat.bought) else []
        if widest(lines) + 3 + max(map(len, [*notes, *marks]), default=0) <= width:
            return beside(lines, [Text(note, FAINT) for note in [*notes, *marks]])
        below = [*([" ".join(notes)] if notes else []), *marks]
        return [*lines, *flow([Text(note, FAINT) for note in below], width, " · ", 2)]

    def limits(self) -> dict[str, int]:
        """How many of each good may be bought or sold in this round."""
        at = MARKET.index(self.sight.market.current) * len(GOODS)
        return {good: int(LIMIT[at + k]) for k, good in enumerate(GOODS)}

    def closed(self, dealt: dict[str, int], other_way: dict[str, int]) -> set[str]:
        """The goods that may not be dealt with in this way any more this round: the limit is reached, or they were
        dealt with the other way (CPL-4.4.10, CPL-4.4.11). When the round ends the next market lies there already."""
        if self.phase not in TRADING:
            return set()
        limits = self.limits()
        return {good for good in GOODS if other_way.get(good) or (dealt.get(good) and dealt[good] >= limits[good])}

    def row(self, title: Cell, numbers: dict[str, int], closed: Collection[str] = ()) -> list[Cell]:
        """A row of figures; a price that is no longer for this round is marked."""
        cells: list[Cell] = [title]
        for good in GOODS:
            mark = "*" if good in closed else ""
            cells.append(Text(f"{numbers[good]}{mark}") if numbers.get(good) else NONE)
        return cells

    def donation(self, card: str, good: str) -> Cell:
        at = MARKET.index(card) * len(GOODS) + GOODS.index(good)
        if not DONATED[at]:
            return NONE
        return self.voice.say("donation", cubes=int(DONATED[at]), fame=int(DONATION_FAME[at]))

    def market_page(self, width: int) -> Lines:
        say, market = self.voice.say, self.sight.market
        rows: list[list[Cell]] = [
            ["", *(Text(self.good(good), HEAD) for good in GOODS)],
            self.row(say("row-limit"), self.limits()),
        ]
        lines = [*self.market(width), *table(rows, right=range(1, 6), width=width)]
        if market.next is not None:
            lines += wrap(say("next-market", market=self.voice.name("market", market.next)), width)
        return lines

    # -- cities ---------------------------------------------------------------------------------------------------
    def buildings_line(self, width: int) -> Lines:
        seat = self.sight.seats[self.me]
        names = ", ".join(self.short_building(each) for each in seat.buildings)
        spaces = self.voice.say("spaces", used=len(seat.buildings), spaces=int(SPACE_COUNT))
        return wrap(text((self.voice.say("your-city") + " ", HEAD), names, (f" ({spaces})", FAINT)), width, 2)

    def city_page(self, width: int) -> Lines:
        lines: Lines = []
        for seat, each in enumerate(self.sight.seats):
            lines.append(self.voice.seat_row(seat))
            lines += wrap(Text("  " + ", ".join(self.building(building) for building in each.buildings)), width, 2)
            made = self.voice.say("makes", goods=self.goods(each.production), storage=each.storage)
            lines += wrap(Text("  " + made, FAINT), width, 2)
        return lines

    def plans_page(self, width: int) -> Lines:
        """What can be built: price, copies left, and what it does."""
        rows: list[list[Cell]] = []
        category = ""
        for plan in self.sight.plans:
            if plan.category != category:
                category = plan.category
                rows.append([Text(self.voice.say(f"plans-{category}"), HEAD), "", "", ""])
            price = str(plan.price) if plan.price is not None else self.voice.say("sold-out")
            rows.append([f"  {self.building(plan.tile or plan.id)}", price, f"×{plan.copies}", self.effect(plan.id)])
        return hanging(rows, right=[1], width=width)

    def effect(self, plan: str) -> str:
        return effect(plan, self.voice, self.good)

    # -- seats ----------------------------------------------------------------------------------------------------
    flush = (1, 2, 4, 5, 6, 7)

    def heads(self) -> list[str]:
        names = ("fame", "gold", "rank", "level", "draws", "hand", "posts", "ships", "goods")
        return [self.voice.say(f"head-{name}") for name in names]

    def order(self) -> Sequence[int]:
        return self.sight.order or super().order()

    def standing(self, seat: int) -> list[Cell]:
        each = self.sight.seats[seat]
        port = sum(1 for ship in each.ships if ship.place == 0)
        return [
            self.voice.seat_row(seat),
            str(each.fame),
            str(each.gold),
            NUMERALS[OFFICE.index(each.office)] if each.office else NONE,
            str(each.level),
            str(each.draws),
            str(each.hand_size),
            f"{each.posts - each.posts_on_contracts}/{each.posts}",
            f"{port}/{len(each.ships)}",
            ", ".join(f"{n}\u00a0{self.brief(good)}" for good, n in each.goods.items() if n) or NONE,
        ]

    def score_name(self) -> str:
        return self.voice.say("head-fame")

    def fate(self, seat: int) -> str:
        each = self.sight.seats[seat]
        return self.voice.say("fate", gold=each.gold, buildings=len(each.buildings))

    # -- choices --------------------------------------------------------------------------------------------------
    def path(self, word: int) -> list[str]:
        verb = self.verb(word)
        if verb == "ship":
            number = int(self.figure(word, "number"))
            found = [ship for ship in self.sight.seats[self.me].ships if ship.number == number]
            return [self.ship(found[0]).plain] if found else []
        if verb in BUILD_WORDS:
            plan = self.figure(word, "building")
            kind = category_of(plan)
            heading = self.voice.say(f"build-{kind}" if verb == "build" else f"build-with-redemptor-{kind}")
            return [heading, self.building(plan)]
        return []

    def called(self, word: int) -> str:
        return self.voice.colon.join(self.path(word)) if self.verb(word) in BUILD_WORDS else super().called(word)

    def note(self, word: int) -> str:
        verb = self.verb(word)
        own = self.sight.own
        if verb in BUILD_WORDS:
            plan = next((each for each in self.sight.plans if each.id == self.figure(word, "building")), None)
            return (
                f"{self.price(plan.price)}{self.voice.colon}{self.effect(plan.id)}"
                if plan is not None and plan.price is not None
                else ""
            )
        if verb in CONTRACT_WORDS:
            return self.contract_note(self.figure(word, "contract"))
        if verb in OFFICE_WORDS:
            return self.office_note(self.figure(word, "office"))
        if verb == "activate":
            return self.effect(self.figure(word, "building"))
        if own is None:
            return ""
        if verb == "buy":
            return self.price(own.buying_prices.get(self.figure(word, "good")))
        if verb == "sell":
            return self.price(own.selling_prices.get(self.figure(word, "good")))
        if verb == "buy_ship":
            return self.price(own.ship_prices.get(self.figure(word, "ship")))
        if verb == "buy_post":
            return self.price(self.sight.seats[self.me].next_post_price)
        return ""

    def price(self, gold: int | None) -> str:
        return self.voice.say("gold-n", gold=gold) if gold is not None else ""

    def contract_note(self, kind: str) -> str:
        everywhere = [each.card for each in self.sight.own.hand] if self.sight.own else []
        everywhere += [card for seat in self.sight.seats for card in seat.shown]
        found = next((card for card in everywhere if card.kind == kind), None)
        return self.contract(found) if found else ""

    def office_note(self, name: str) -> str:
        office = next(each for each in self.sight.offices if each.id == name)
        power = self.voice.say(f"power-{name}")
        if office.holder is None or office.opening_bid is None:
            return power
        return self.voice.say(
            "challenge-note",
            holder=self.voice.plain(self.voice.speech.seat(office.holder)),
            bid=office.opening_bid,
            power=power,
        )

    # -- pages ----------------------------------------------------------------------------------------------------
    def offices_page(self, width: int) -> Lines:
        lines = self.offices(width)
        for seat, each in enumerate(self.sight.seats):
            if each.offices_lost:
                lost = ", ".join(self.office(office) for office in each.offices_lost)
                lines += wrap(
                    text(self.voice.seat(seat), self.voice.colon, self.voice.say("lost", offices=lost)), width, 2
                )
        return lines
