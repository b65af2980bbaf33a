"""Concordia Venus on the screen: provinces with their cities and villas, the own hand and store, cards for sale."""

from __future__ import annotations

from rich.text import Text

from emporion.games.concordia_venus.sight.shapes import CitySight, ProvinceSight
from emporion.games.concordia_venus.table.components import (
    CARD_MODES,
    CARD_NAMES,
    GOODS,
    PRICE,
    VILLAS,
)
from emporion.terminal.board import Page
from emporion.terminal.boards.roman_cards import NONE, CardBoard
from emporion.terminal.boards.roman_map import NARROWEST, cities_of, city_map, routes_of
from emporion.terminal.kit import (
    FAINT,
    HEAD,
    Block,
    Cell,
    Lines,
    beside,
    hanging,
    table,
    text,
    widest,
    wrap,
)

LAST = 10  # columns in which the name of a card can be broken


class TitleBoard(CardBoard):
    def title(self) -> str:
        return f"{super().title()} ({self.voice.message(f'option-map-{self.sight.map}')})"

    def components(self) -> dict[str, frozenset[str]]:
        mode = "team" if self.sight.teams else "classic" if self.options.get("classic_deck") else "individual"
        return {
            **super().components(),
            "city": frozenset(city.id for city in self.sight.cities),
            "province": frozenset(province.id for province in self.sight.provinces),
            "title": frozenset(card for card, modes in zip(CARD_NAMES, CARD_MODES, strict=True) if mode in modes),
        }

    def headline(self) -> str:
        said = self.voice.say("round", round=self.sight.turn // len(self.sight.seats) + 1)
        if self.sight.last_turn is None:
            return said
        return self.voice.say("last-turns", round=said, left=self.sight.last_turn - self.sight.turn)

    def chapter(self) -> object:
        return self.phase == "setup", self.sight.last_turn is None

    def blocks(self, width: int) -> list[Block]:
        return [
            Block("map", self.regions(width), rank=2, contents=self.region_contents(width)),
            Block("market", self.market(width), head=1, rank=5, entire=True),
            Block("hand", self.hand(width), rank=2),
            Block("own", self.own(width), rank=3),
            Block("seats", self.seats(width), head=1, rank=1),
        ]

    def pages(self) -> dict[str, Page]:
        return {
            "map": self.map_page,
            "routes": self.routes_page,
            "cards": self.cards_page,
            "market": self.market_page,
            "gods": self.gods_page,
        }

    # -- the map --------------------------------------------------------------------------------------------------
    def regions(self, width: int) -> Lines:
        """A line for each province: its bonus, then its cities with what they make and whose villas stand there."""
        lines = self.region_lines(width)
        half = self.half(lines, width)
        return beside(lines[:half], lines[half:]) if half < len(lines) else lines

    def region_lines(self, width: int) -> Lines:
        """Goods in full, or in short; where even that is too wide, the cities of a province go on in a line below."""
        for short in (False, True):
            lines = table(self.region_rows(short))
            if widest(lines) <= width:
                return lines
        return hanging([[*row[:2], _whole(row[2:])] for row in self.region_rows(short=True)], width=width)

    def half(self, lines: Lines, width: int) -> int:
        """How many lines stand on the left; all of them unless there is room for two columns."""
        return -(-len(lines) // 2) if 2 * widest(lines) + 3 <= width else len(lines)

    def region_contents(self, width: int) -> list[str]:
        """What the lines of the provinces say, before they are put beside each other: one that goes on says nothing."""
        rows = iter("|".join(text(cell).plain for cell in row) for row in self.region_rows())
        lines = self.region_lines(width)
        said = ["" if line.plain.startswith("  ") else next(rows) for line in lines]
        half = self.half(lines, width)
        rest = said[half:] + [""] * half
        return [f"{left}|{right}" for left, right in zip(said[:half], rest, strict=False)]

    def region_rows(self, short: bool = False) -> list[list[Cell]]:
        """The provinces; goods in full or in short."""
        cities = {city.id: city for city in self.sight.cities}
        rows: list[list[Cell]] = []
        for province, members in cities_of(self.sight.map):
            found = next((each for each in self.sight.provinces if each.id == province), None)
            here = [cities[city] for city in members if city in cities]
            if found is not None and here:
                rows.append([*self.province(found), *(self.city_cell(city, short) for city in here)])
        return rows

    def province(self, province: ProvinceSight) -> list[Cell]:
        """Its name and the bonus it still gives, or the coins that lie there instead."""
        name = Text(self.voice.name("province", province.id), HEAD)
        if province.active:
            return [name, Text(f"+{self.good(province.marker)}")]
        return [name, Text(self.voice.say("coins", coins=province.coins), FAINT)]

    def city_cell(self, city: CitySight, short: bool) -> Text:
        villas = text(" ", self.voice.marks(city.villas)) if city.villas else Text("")
        colonists = [
            seat for seat, each in enumerate(self.sight.seats) for one in each.colonists if one.city == city.id
        ]
        waiting = text(" (", self.voice.marks(colonists), ")") if colonists else Text("")
        good = "" if not city.good else self.code(city.good) if short else self.good(city.good)
        return text(self.city(city.id), (f" {good}", FAINT), villas, waiting)

    # -- the own things -------------------------------------------------------------------------------------------
    def hand(self, width: int) -> Lines:
        own = self.sight.own
        if own is None:
            return []
        return wrap(text((self.voice.say("hand") + " ", HEAD), self.voice.several("title", own.hand, "·")), width, 2)

    def own(self, width: int) -> Lines:
        if self.sight.own is None:
            return []
        say, seat = self.voice.say, self.sight.seats[self.me]
        store = say("store", goods=self.goods(seat.goods), free=seat.free_spaces)
        people = say("people", land=seat.stored_land, sea=seat.stored_sea)
        on_board = [self.colonist(each) for each in seat.colonists]
        lines = wrap(text((say("storehouse") + " ", HEAD), store), width, 2)
        lines += wrap(text((say("colonists") + " ", HEAD), " · ".join([*on_board, people])), width, 2)
        return lines

    def decision(self, width: int) -> Lines:
        """The card being carried out; a partner's hand and what was put forward."""
        own = self.sight.own
        if own is None:
            return []
        lines: Lines = []
        if own.partner_hand is not None:
            lines += wrap(self.voice.say("partner-hand", cards=self.voice.several("title", own.partner_hand)), width, 2)
        if own.suggestion is not None:
            lines += wrap(self.voice.say("suggestion", card=self.card(own.suggestion)), width)
        return lines

    # -- seats ----------------------------------------------------------------------------------------------------
    flush = range(1, 5)

    def heads(self) -> list[str]:
        points = "team-points" if self.sight.teams else "points"
        names = (points, "money", "villas", "colonists", "hand", "last", "goods")
        return [self.voice.say(f"head-{name}") for name in names]

    def standing(self, seat: int) -> list[Cell]:
        say, each = self.voice.say, self.sight.seats[seat]
        marks = [say("mark-praefectus")] if seat == self.sight.praefectus_magnus else []
        marks += [say("mark-concordia")] if seat == self.sight.concordia else []
        partner = f" {say('team', number=each.team + 1)}" if each.team is not None else ""
        return [
            text(self.voice.seat_row(seat), (partner, FAINT), *((f" {mark}", HEAD) for mark in marks)),
            f"{each.points} ({self.team_points(seat)})" if self.sight.teams else str(each.points),
            str(each.money),
            str(VILLAS - each.villas_left),
            str(len(each.colonists)),
            f"{each.hand_size}+{each.discard_size}",
            self.card(each.discard_top) if each.discard_top else NONE,
            self.goods(each.goods),
        ]

    def team_points(self, seat: int) -> int:
        """What decides where partners win together (CNV-5.3.1)."""
        return sum(each.points for each in self.sight.seats if each.team == self.sight.seats[seat].team)

    def seats(self, width: int) -> Lines:
        """The goods in columns; where there is little room, without what the map shows: villas and colonists. The card
        played last is broken rather than cut."""
        heads, *seats = self.seat_rows()
        names = [Text(self.good(good), HEAD) for good in GOODS]
        rows = [
            [*heads[:6], *names, heads[6]],
            *([*row[:6], *self.good_cells(seat), row[6]] for seat, row in zip(self.order(), seats, strict=True)),
        ]
        if widest(table(rows)) <= width:
            return table(rows, right=[*self.flush, *range(6, 11)])
        rows = [[*row[:3], *row[5:]] for row in rows]
        flush = [1, 2, *range(4, 9)]
        if widest(table(rows)) > width:
            rows[0][4:9] = [Text(self.code(good), HEAD) for good in GOODS]
        gap = 2 if widest(table(rows)) <= width else 1
        if width - widest(table([row[:-1] for row in rows], gap=gap)) - gap < LAST:  # without the cards of each
            rows, flush = [[*row[:3], *row[4:]] for row in rows], [1, 2, *range(3, 8)]
        if width - widest(table([row[:-1] for row in rows], gap=gap)) - gap < LAST:
            return table(rows, right=flush, gap=gap, width=width, keep=range(8))
        return hanging(rows, right=flush, gap=gap, width=width, least=LAST)

    def good_cells(self, seat: int) -> list[Cell]:
        held = self.sight.seats[seat].goods
        return [str(held[good]) if held.get(good) else NONE for good in GOODS]

    def summary(self, width: int) -> Lines:
        return [*hanging(self.god_rows(), width=width), *self.notes(width, "gods-note")]

    # -- choices --------------------------------------------------------------------------------------------------
    def note(self, word: int) -> str:
        verb = self.verb(word)
        if verb == "build":
            city = next((each for each in self.sight.cities if each.id == self.figure(word, "city")), None)
            if city is not None and city.price is not None:
                return self.voice.say("villa-price", money=city.price.money, goods=self.goods(city.price.goods))
        elif verb == "play":
            return self.play_note(CARD_NAMES.index(self.figure(word, "title")))
        elif verb == "produce":
            return self.yields(self.figure(word, "province"))
        elif verb == "purchase":
            return self.purchase_note(self.figure(word, "title"))
        elif verb in ("sell", "buy"):
            return self.voice.say("each", price=int(PRICE[GOODS.index(self.figure(word, "good"))]))
        elif verb == "copy":
            top = self.sight.seats[int(self.figure(word, "seat"))].discard_top
            return self.card(top) if top else ""
        elif verb == "move" and self.sight.move is not None:
            steps = self.sight.move.destinations.get(self.route_id(word))
            return self.voice.say("steps", steps=steps) if steps else ""
        return ""

    def route_id(self, word: int) -> str:
        parts = [self.figure(word, name) for name in ("way", "city1", "city2")]
        return f"{parts[0]}:{parts[1]}-{parts[2]}"

    def yields(self, province: str) -> str:
        """What a province would bring everybody who has villas there, and its bonus."""
        found = next(each for each in self.sight.provinces if each.id == province)
        own = self.sight.own
        parts = []
        if own is not None:
            mine = found.yields.get(self.me, {})
            bonus = self.goods({found.marker: own.bonus_units})
            parts.append(self.voice.say("brings", goods=self.goods(mine) + " " if mine else "", bonus=bonus))
        for seat, goods in found.yields.items():
            if seat != self.me:
                parts.append(f"{self.voice.letters[seat]} {self.goods(goods)}")
        return self.voice.say("semicolon").join(parts)

    # -- pages ----------------------------------------------------------------------------------------------------
    def map_page(self, width: int) -> Lines:
        return city_map(self.sight, self.voice, self.good, width) if width >= NARROWEST else self.map_list(width)

    def map_list(self, width: int) -> Lines:
        """The provinces with their cities, and where everybody's colonists are."""
        lines: Lines = []
        for name, bonus, *cities in self.region_rows():
            lines += wrap(
                text(name, " ", bonus, self.voice.colon, Text(", ").join([text(each) for each in cities])), width, 2
            )
        for seat, each in enumerate(self.sight.seats):
            places = ", ".join(self.colonist(one) for one in each.colonists) or self.voice.say("nothing")
            lines += wrap(text(self.voice.seat(seat), self.voice.colon, places), width, 2)
        return lines

    def routes_page(self, width: int) -> Lines:
        """From every city where the routes lead."""
        names = {city.id: self.city(city.id) for city in self.sight.cities}
        lines: Lines = []
        for city in sorted(names, key=lambda each: names[each]):
            ways: dict[str, list[str]] = {"land": [], "sea": []}
            for way, first, second in routes_of(self.sight.map):
                if city in (first, second) and first in names and second in names:
                    ways[way].append(names[second if first == city else first])
            said = [
                f"{self.voice.name('way', way)}{self.voice.colon}{', '.join(sorted(ends))}"
                for way, ends in ways.items()
                if ends
            ]
            lines += wrap(text((names[city], HEAD), "  ", self.voice.say("semicolon").join(said)), width, 4)
        return lines


def _whole(cells: list[Cell]) -> Text:
    """Cells in a row that may be broken between them only."""
    kept = [text(cell) for cell in cells]
    for cell in kept:
        cell.plain = cell.plain.replace(" ", "\N{NO-BREAK SPACE}")
    return Text("  ").join(kept)
