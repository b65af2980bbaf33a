"""Antiquity on the screen: the land around one's cities, the city plan beside it, stock, famine, saints."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from emporion.games.antiquity.sight.shapes import OfferSight, Spot
from emporion.kernel.journal import Event, Figure
from emporion.terminal.boards.antique_city import cell_name, cells_covered, city_grid, piece_at, turns_of
from emporion.terminal.boards.antique_land import TERRAIN_SIGNS
from emporion.terminal.boards.antique_pages import AntiqueBoard
from emporion.terminal.kit import FAINT, HEAD, Block, Cell, Lines, beside, flow, table, text, widest, wrap

CELL_WORDS = frozenset({"man", "heal", "lift", "lift_grave", "bury"})
COUNTED = frozenset({"harvest", "harvest-lost", "polluted"})
SPOT = re.compile(r"\([^()]*?\d+[^()]*?, [^()]*?\d+[^()]*?\)")
DRAFTING = "city_building"
AFTER_FAMINE = frozenset({"pollution", "victory"})
WIDE = 100
NARROWEST = 30  # columns for the household beside the city
LAND = 9  # lines of land where the city is shown elsewhere
MOST_NOTES = 20  # hexes; more are named without what they bring


def named_after(said: str, name: str) -> str:
    """A sentence about a place, with the name it has on the drawing."""
    return f"{said.removesuffix('.')} ({name})."


class TitleBoard(AntiqueBoard):
    planned: dict[tuple[int, int, int], str] = {}  # noqa: RUF012 replaced, never changed
    """What a plan that is being told will have built, by city and cell."""

    def headline(self) -> str:
        if not self.sight.turn:
            return ""
        return self.voice.say("turn", turn=self.sight.turn, last=self.sight.last_turn, famine=self.sight.famine)

    def blocks(self, width: int) -> list[Block]:
        asked = self.asks_for_cells()
        in_town = self.phase == DRAFTING and width < WIDE
        told = asked and self.own_beside(self.plans(self.cities_asked(), width), width) is not None
        return [
            Block("town", self.town(width), rank=2 if self.phase == DRAFTING else 3, live=False),
            Block("city", self.plans(self.cities(), width), rank=2, whole=False, entire=True, live=not asked),
            Block("own", self.own(width), rank=2, whole=not told and not in_town, live=not told),
            Block("seats", self.seats(width), head=1, rank=1),
        ]

    def entire(self, width: int) -> Lines:
        """The map too, where it belongs to the question."""
        return [*(self.map_with_choices(width) if self.lit() else []), *super().entire(width)]

    # -- places ---------------------------------------------------------------------------------------------------
    def sentence(self, said: str, figures: dict[str, Figure]) -> str:
        """Hexes and cells by the names they have on the drawing."""
        if "q" in figures and "r" in figures:
            name = self.land.name((int(str(figures["q"])), int(str(figures["r"]))))
            return SPOT.sub(name, said) if SPOT.search(said) else named_after(said, name)
        if "x" in figures and "y" in figures:
            return SPOT.sub(cell_name(int(str(figures["x"])), int(str(figures["y"]))), said)
        return said

    def sentences(self, events: list[Event]) -> list[tuple[str, str]]:
        """What one player harvests, or pollutes on one side of a city, in a row is told in one sentence."""
        told: list[tuple[str, str]] = []
        k = 0
        while k < len(events):
            same = k + 1
            if events[k].key in COUNTED:
                while same < len(events) and self.goes_on(events[k], events[same]):
                    same += 1
            run = events[k:same]
            told.append((self.together(run) if len(run) > 1 else self.one(run[0]), run[0].rule))
            k = same
        return told

    def goes_on(self, first: Event, other: Event) -> bool:
        same = ("seat", "land", "side", "town") if first.key == "polluted" else ("seat",)
        return other.key == first.key and all(other.figures.get(name) == first.figures.get(name) for name in same)

    def one(self, event: Event) -> str:
        return self.sentence(self.voice.event(event), event.figures)

    def together(self, run: list[Event]) -> str:
        figures = dict(run[0].figures)
        if run[0].key == "polluted":
            spots = [(int(str(event.figures["q"])), int(str(event.figures["r"]))) for event in run]
            return named_after(self.voice.event(run[0]), ", ".join(self.land.name(spot) for spot in spots))
        figures["good"] = [str(event.figures["good"]) for event in run]
        return self.voice.message(f"event-{run[0].key}", figures)

    # -- the land and the city ------------------------------------------------------------------------------------
    def town(self, width: int) -> Lines:
        """The city plan; beside it the household while one builds in secret, else the land."""
        if self.lit():
            return []  # the map is shown with the question
        if not self.mine.cities:
            return self.land.drawn(self.voice, [], set(), width, 10)
        drafting = self.phase == DRAFTING and width < WIDE
        if self.asks_for_cells():  # the city is shown with the question
            return [] if drafting else self.land.drawn(self.voice, self.around(), set(), width, LAND)
        if drafting:
            return self.household([1], width)
        plan = self.plans([1], width)
        land = self.land.drawn(self.voice, self.around(), set(), width - widest(plan) - 4, len(plan))
        return beside(plan, land, 3)

    def cities(self) -> list[int]:
        return list(range(1, len(self.mine.cities) + 1))

    def plans(self, cities: list[int], width: int) -> Lines:
        """Plans of own cities side by side, as many as there is room for, at least one."""
        drawing: Lines = []
        for city in cities:
            plan = [Text(self.city(self.me, city), HEAD), *city_grid(self.mine, city, self.voice)]
            if drawing and widest(drawing) + widest(plan) + 4 > width:
                break
            drawing = beside(drawing, plan, 4) if drawing else plan
        return drawing

    def household(self, cities: list[int], width: int) -> Lines:
        """Plans of own cities; beside them stock, men and what is ahead, if there is room for that."""
        plans = self.plans(cities, width)
        own = self.own_beside(plans, width)
        return plans if own is None else beside(plans, own, 4)

    def own_beside(self, plans: Lines, width: int) -> Lines | None:
        """The household as it stands beside plans; None if there is no room."""
        room = width - widest(plans) - 4
        own = [Text(""), *self.own(room)] if room >= NARROWEST else []
        return own if own and len(own) <= len(plans) else None

    def asks_for_cells(self) -> bool:
        return bool(self.cities_asked())

    def cities_asked(self) -> list[int]:
        """The cities whose cells are asked for now; none while most choices are about something else."""
        words = [word for word in self.offer if self.verb(word) in CELL_WORDS]
        if 2 * len(words) < len(self.offer):
            return []
        asked = {int(self.figure(word, "city")) for word in words}
        return [city for city in self.cities() if city in asked]

    def decision(self, width: int) -> Lines:
        """The map with the hexes to choose from, the city with the cells, the piece to be placed, offers."""
        own = self.sight.own
        lines: Lines = []
        if self.asks_for_cells():
            lines += self.household(self.cities_asked(), width)
        if self.lit():
            lines += self.map_with_choices(width)
        if own is not None and own.hand is not None and own.hand.turns:
            city = city_grid(self.mine, self.city_in_hand(), self.voice)
            lines += beside(city, turns_of(own.hand, self.voice), 4)
        for offer in own.offers_received if own is not None else []:
            lines += wrap(self.offer_said(offer), width, 2)
        if own is not None and own.offer_made is not None:
            lines += wrap(self.offer_said(own.offer_made), width, 2)
        return lines

    def map_with_choices(self, width: int) -> Lines:
        rows = {self.land.line(spot) for spot in self.lit()}
        return self.land.drawn(self.voice, self.around(), self.lit(), width, min(11, max(rows) - min(rows) + 4))

    def city_in_hand(self) -> int:
        """The first city where the piece in hand fits."""
        places = [word for word in self.offer if self.verb(word) == "place"]
        return int(self.figure(places[0], "city")) if places else 1

    def offer_said(self, offer: OfferSight) -> Text:
        given = self.voice.say("offer", gives=self.goods(offer.gives), asks=self.goods(offer.asks))
        return text(self.voice.seat(offer.proposer), " → ", self.voice.seat(offer.target), self.voice.colon, given)

    # -- the own household ----------------------------------------------------------------------------------------
    def own(self, width: int) -> Lines:
        say, mine, fore = self.voice.say, self.mine, self.mine.forecast
        room = say("room-any") if mine.room is None else say("room", room=mine.room)
        stock = text((say("stock") + " ", HEAD), self.goods(mine.goods), (f" ({room})", FAINT))
        men = text((say("men") + " ", HEAD), say("men-free", men=mine.men, houses=len(mine.houses), carts=mine.carts))
        together = stock.cell_len + men.cell_len + 3 <= width
        lines = flow([stock, men], width, "   ") if together else [*wrap(stock, width, 2), *wrap(men, width, 2)]
        if not self.sight.turn:
            return lines
        graves = self.graves_ahead()
        filth = say("filth", pollution=fore.pollution, dump=fore.dump, fountains=fore.fountains, markers=fore.markers)
        parts: list[Cell] = [graves, filth]
        if fore.harvest:
            parts.append(say("harvest", goods=self.goods(fore.harvest)))
        if fore.goods_lost:
            parts.append(Text(say("lost", goods=fore.goods_lost), "red"))
        first = text((say("ahead") + " ", HEAD), parts[0])
        return lines + flow([first, *parts[1:]], width, " · ", 2)

    def graves_ahead(self) -> str:
        """What the famine will bring, as a sum; or that it has been, or that there is none."""
        fore = self.mine.forecast
        if self.phase in AFTER_FAMINE:
            return self.voice.say("graves-placed")
        if fore.graves != max(0, fore.famine - fore.granary - fore.foods):
            return self.voice.say("graves-none")
        return self.voice.say("graves", famine=fore.famine, granary=fore.granary, foods=fore.foods, graves=fore.graves)

    # -- seats ----------------------------------------------------------------------------------------------------
    flush = range(1, 7)
    untold = frozenset({"bury"})

    def heads(self) -> list[str]:
        names = ("houses", "men", "carts", "graves", "land", "inns", "saint", "goods")
        return [self.voice.say(f"head-{name}") for name in names]

    def order(self) -> Sequence[int]:
        return self.sight.order or super().order()

    def standing(self, seat: int) -> list[Cell]:
        each = self.sight.seats[seat]
        if each.eliminated is not None:
            return [self.voice.seat_row(seat), *[""] * 6, Text(self.voice.say("out", turn=each.eliminated), FAINT), ""]
        return [
            self.voice.seat_row(seat),
            str(len(each.houses)),
            str(each.men),
            str(each.carts),
            str(sum(len(city.graves) for city in each.cities)),
            f"{each.zone_clean}/{each.zone_clean + each.zone_polluted}",
            str(each.inns),
            self.patron(each),
            self.goods(each.goods),
        ]

    def seats(self, width: int) -> Lines:
        """Where there is little room, how many goods."""
        rows = self.seat_rows()
        if width < WIDE:
            for seat, row in zip(self.order(), rows[1:], strict=True):
                row[-1] = str(sum(self.sight.seats[seat].goods.values())) if row[1] else ""
        return table(rows, right=self.flush, width=width, keep=range(8))

    def score_name(self) -> str:
        return self.voice.say("score")

    def score(self, seat: int, points: int) -> str:
        return f"{points} %"

    def fate(self, seat: int) -> str:
        each = self.sight.seats[seat]
        if each.eliminated is not None:
            return self.voice.say("out", turn=each.eliminated)
        return self.patron(each).plain

    # -- choices --------------------------------------------------------------------------------------------------
    def path(self, word: int) -> list[str]:
        verb, say = self.verb(word), self.voice.say
        if verb == "hex":
            spot = (int(self.figure(word, "q")), int(self.figure(word, "r")))
            return [say("hexes"), self.land.name(spot)]
        if verb == "place":
            city, turn = int(self.figure(word, "city")), int(self.figure(word, "turn"))
            cell = cell_name(int(self.figure(word, "x")), int(self.figure(word, "y")))
            return [say("place-at", city=self.city(self.me, city), turn=turn + 1), cell]
        if verb in CELL_WORDS:
            city, x, y = (int(self.figure(word, name)) for name in ("city", "x", "y"))
            piece = piece_at(self.mine, city, x, y) if city <= len(self.mine.cities) else None
            building = piece.building if piece else self.planned.get((city, x, y))
            called = self.building(building) if building else say("empty-cell")
            where = f"{self.city(self.me, city)} {cell_name(x, y)}" if city > 1 else cell_name(x, y)
            return [say(f"{verb.replace('_', '-')}-title"), f"{called} {where}"]
        if verb == "tile":
            where = self.land.name(self.land.centre_of_tile(int(self.figure(word, "slot"))))
            return [say("tile-title"), say("tile", place=where)]
        if verb == "rural":
            return [say("rural-title"), self.voice.name("rural", self.figure(word, "rural"))]
        if verb == "saint":
            return [say("saint-title"), self.voice.name("saint", self.figure(word, "saint"))]
        if verb == "house":
            return [say("house-title"), say("house-n", number=self.figure(word, "number"))]
        return []

    def called(self, word: int) -> str:
        """Send a man: cart shop b4."""
        if self.verb(word) in CELL_WORDS or self.verb(word) in ("rural", "saint"):
            return self.voice.colon.join(self.path(word))
        return super().called(word)

    def plan(self, words: Sequence[int]) -> list[str]:
        """A man may be sent to what the plan itself builds."""
        hand = self.sight.own.hand if self.sight.own is not None else None
        building, sides = (hand.building, (hand.width or 1, hand.height or 1)) if hand is not None else ("", (1, 1))
        said: list[str] = []
        for word in words:
            verb = self.verb(word)
            if verb == "build":
                building = self.figure(word, "building")
            elif verb in ("house", "free_house"):
                building = "house"
            elif verb == "size":
                sides = int(self.figure(word, "width")), int(self.figure(word, "height"))
            elif verb == "place" and building:
                city, turn, x, y = (int(self.figure(word, name)) for name in ("city", "turn", "x", "y"))
                cells = cells_covered(building, sides, turn, x, y)
                self.planned = self.planned | {(city, *cell): building for cell in cells}
            said.append(self.called(word))
        self.planned = {}
        return said

    def note(self, word: int) -> str:
        verb = self.verb(word)
        if verb == "build":
            return self.building_cost(self.figure(word, "building"))
        if verb == "house":
            return self.house_cost(int(self.figure(word, "number")))
        if verb == "rural":
            return self.rural_cost(self.figure(word, "rural"))
        if verb == "saint":
            return self.voice.message(f"saint-{self.figure(word, 'saint')}-condition")
        if verb == "hex":
            return self.hex_note((int(self.figure(word, "q")), int(self.figure(word, "r"))))
        if verb == "tile":
            tile = self.land.tile(int(self.figure(word, "slot")))
            grounds = {ground: sum(1 for hex in tile if hex.terrain == ground) for ground in TERRAIN_SIGNS}
            return ", ".join(f"{self.voice.name('terrain', ground)}\u00a0{n}" for ground, n in grounds.items() if n)
        return ""

    def hex_note(self, spot: Spot) -> str:
        """What the hex would bring, or its ground."""
        hex = self.land.hexes[spot]
        building = self.sight.building
        if len(self.lit()) > MOST_NOTES:
            return ""
        site = next((each for each in building.sites if tuple(each.hex) == spot), None) if building else None
        if site is not None and site.covers:
            return self.voice.say("site-note", count=len(site.covers), outside=site.outside)
        return self.voice.name("terrain", hex.terrain)
