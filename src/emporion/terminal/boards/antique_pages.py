"""What Antiquity's board is drawn with: names, prices, the land to choose from, and the pages that are asked for."""

from __future__ import annotations

from rich.text import Text

from emporion.games.antiquity.sight.shapes import AntiquitySight, Pile, SeatSight, Spot
from emporion.games.antiquity.table.components import (
    BUILDINGS,
    COST_LUXURY,
    COST_STONE,
    COST_WOOD,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    MARIA_CONDITIONS,
    RURAL,
    RURAL_FOOD,
    RURAL_LUXURY,
    RURAL_STONE,
    RURAL_WOOD,
    SAINTS,
)
from emporion.terminal.board import Board, Page
from emporion.terminal.boards.antique_city import city_grid
from emporion.terminal.boards.antique_land import TERRAIN_SIGNS, Land
from emporion.terminal.kit import FAINT, HEAD, Cell, Lines, beside, flow, hanging, text, titled, widest, wrap


class AntiqueBoard(Board):
    sight: AntiquitySight
    land: Land

    def see(self, sight: AntiquitySight, offer: list[int], phase: str) -> None:
        super().see(sight, offer, phase)
        self.land = Land(sight)

    @property
    def mine(self) -> SeatSight:
        return self.sight.seats[self.me]

    # -- names ----------------------------------------------------------------------------------------------------
    def good(self, good: str) -> str:
        return self.voice.name("good", good)

    def goods(self, pile: Pile) -> str:
        return self.voice.pile("good", pile, self.voice.say("nothing"))

    def building(self, building: str) -> str:
        return self.voice.name("building", building)

    def city(self, seat: int, city: int) -> str:
        return self.voice.say(f"city-{seat}-{city}")

    # -- the land -------------------------------------------------------------------------------------------------
    def lit(self) -> set[Spot]:
        """The hexes that may be chosen now."""
        words = [word for word in self.offer if self.verb(word) == "hex"]
        return {(int(self.figure(word, "q")), int(self.figure(word, "r"))) for word in words}

    def around(self) -> list[Spot]:
        """What matters on the map: the choices, else the own zone."""
        zone = [(hex.q, hex.r) for hex in self.sight.hexes if self.me in hex.zones or hex.city == self.me]
        return list(self.lit()) or zone

    # -- prices ---------------------------------------------------------------------------------------------------
    def cost(self, **goods: int) -> str:
        parts = [
            f"{n} {self.good(good)}" if good in ("wood", "stone") else self.voice.say(f"cost-{good}", n=n)
            for good, n in goods.items()
            if n
        ]
        return ", ".join(parts)

    def building_cost(self, building: str) -> str:
        k = BUILDINGS.index(building)
        return self.cost(wood=int(COST_WOOD[k]), stone=int(COST_STONE[k]), luxury=int(COST_LUXURY[k]))

    def house_cost(self, number: int) -> str:
        return self.cost(food=int(HOUSE_FOOD[number]), luxury=int(HOUSE_LUXURY[number])) or self.voice.say("free")

    def rural_cost(self, rural: str) -> str:
        k = RURAL.index(rural)
        return self.cost(
            wood=int(RURAL_WOOD[k]), stone=int(RURAL_STONE[k]), food=int(RURAL_FOOD[k]), luxury=int(RURAL_LUXURY[k])
        )

    # -- saints ---------------------------------------------------------------------------------------------------
    def patron(self, seat: SeatSight) -> Text:
        """The patron saint and how much of the condition is fulfilled."""
        if seat.saint is None:
            return Text("·", FAINT)
        done, whole = self.progress(seat, seat.saint)
        return Text(f"{self.voice.name('saint', seat.saint).split()[-1]} {done}/{whole}")

    def progress(self, seat: SeatSight, saint: str) -> tuple[int, int]:
        for each in seat.conditions:
            if each.saint == saint:
                return each.done, each.whole
        met = sum(1 for each in seat.conditions if each.done >= each.whole)
        return min(met, MARIA_CONDITIONS), MARIA_CONDITIONS

    # -- pages ----------------------------------------------------------------------------------------------------
    def pages(self) -> dict[str, Page]:
        return {
            "map": self.map_page,
            "city": self.city_page,
            "saints": self.saints_page,
            "buildings": self.buildings_page,
            "opponents": self.opponents_page,
            "legend": self.legend,
        }

    def map_page(self, width: int) -> Lines:
        return self.land.drawn(self.voice, self.around(), self.lit(), width, 60)

    def city_page(self, width: int) -> Lines:
        return self.cities_of(self.me, width)

    def cities_of(self, seat: int, width: int) -> Lines:
        each = self.sight.seats[seat]
        grids = [
            [Text(self.city(seat, k), HEAD), *city_grid(each, k, self.voice)] for k in range(1, len(each.cities) + 1)
        ]
        drawing: Lines = []
        for grid in grids:
            drawing = (
                beside(drawing, grid, 4) if drawing and widest(drawing) + widest(grid) + 4 <= width else drawing + grid
            )
        found = dict.fromkeys(piece.building for piece in each.pieces if piece.building != "house")
        signs = [Text(f"{self.voice.say(f'sign-{building}')} {self.building(building)}", FAINT) for building in found]
        return [*drawing, *flow(signs, width, " · ")] if signs else drawing

    def opponents_page(self, width: int) -> Lines:
        lines: Lines = []
        for seat in range(len(self.sight.seats)):
            if seat != self.me:
                lines += titled(self.voice.plain(self.voice.speech.seat(seat)), self.cities_of(seat, width), width)
        return lines

    def saints_page(self, width: int) -> Lines:
        rows: list[list[Cell]] = [["", *(self.voice.seat(seat) for seat in range(len(self.sight.seats))), ""]]
        for saint in SAINTS:
            done = ["{}/{}".format(*self.progress(each, saint)) for each in self.sight.seats]
            rows.append(
                [Text(self.voice.name("saint", saint), HEAD), *done, self.voice.message(f"saint-{saint}-condition")]
            )
        lines = hanging(rows, width=width)
        for saint in SAINTS:
            power = self.voice.message(f"saint-{saint}-power")
            lines += wrap(text((f"{self.voice.name('saint', saint)}{self.voice.colon}", HEAD), power), width, 2)
        return lines

    def buildings_page(self, width: int) -> Lines:
        lines: Lines = []
        for building in BUILDINGS:
            if self.voice.speech.has(f"building-{building}-note") and building != "house":
                note = self.voice.message(f"building-{building}-note")
                cost = self.building_cost(building) or self.voice.say("free")
                lines += wrap(
                    text((self.building(building), HEAD), f" ({cost}){self.voice.colon}", (note, FAINT)), width, 2
                )
        return lines

    def legend(self, width: int) -> Lines:
        say = self.voice.say
        grounds = [
            f"{sign} {self.voice.name('terrain', ground)}" for ground, sign in TERRAIN_SIGNS.items() if ground != "city"
        ]
        return [
            line
            for part in (", ".join(grounds), say("legend-land"), say("legend-names"), say("legend-city"))
            for line in wrap(part, width, 2)
        ]
