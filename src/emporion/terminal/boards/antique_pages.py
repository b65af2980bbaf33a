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
from emporion.terminal.boards.antique_land import SIDES, TERRAIN_SIGNS, Land, Window
from emporion.terminal.kit import FAINT, HEAD, Cell, Lines, beside, flow, folded, hanging, text, titled, widest, wrap
from emporion.terminal.voice import known_command

WHOLE = 60  # lines: more than there are


class AntiqueBoard(Board):
    sight: AntiquitySight
    land: Land
    window: Window | None = None
    """Through which the map was seen last."""
    movable = frozenset({"map"})

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
        return ", ".join(self.voice.say(f"cost-{good}", n=n) for good, n in goods.items() if n)

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
        return self.seen_through(self.land.window(self.around(), width, WHOLE), width)

    def part(self, key: str, wanted: str, width: int, height: int) -> Lines | None:
        """The map further to a side, or around a hex, a city or somebody's first city."""
        side = next((side for side in SIDES if known_command(side, wanted)), None)
        if side is not None:
            before = self.window or self.land.window(self.around(), width, height)
            middle: tuple[int, int] | None = before.beyond(side)
        else:
            middle = self.land.named(wanted) or self.city_called(wanted)
        if middle is None:
            return None
        return self.seen_through(self.land.window_at([middle], width, height - 1), width)

    def seen_through(self, window: Window, width: int) -> Lines:
        """The land through a window that stays there, where north is, and how to see what lies beyond."""
        self.window = window
        lines = self.land.through(window, self.voice, self.lit())
        said = self.voice.say("compass")
        if window.cut:
            sides = ", ".join(self.voice.say(f"command-{side}") for side in window.cut)
            said = f"{said} {self.voice.say('map-goes-on', sides=sides)}"
        return [*lines, *wrap(Text(said, style=FAINT), width)]

    def city_called(self, wanted: str) -> tuple[int, int] | None:
        """Where the city lies that is called like this, or the first one of the player who is; none if several are."""
        cities: dict[str, Spot] = {}
        for seat, each in enumerate(self.sight.seats):
            for k, city in enumerate(each.cities, start=1):
                cities[self.city(seat, k)] = city.centre
            if each.cities:
                cities[self.voice.names[seat]] = cities[self.voice.letters[seat]] = each.cities[0].centre
        names = {folded(name).casefold(): spot for name, spot in cities.items()}
        typed = folded(wanted).casefold()
        found = {spot for name, spot in names.items() if name.startswith(typed)}
        spot = names.get(typed) or (found.pop() if len(found) == 1 else None)
        return (self.land.line(spot), self.land.place(spot)) if spot is not None else None

    def city_page(self, width: int) -> Lines:
        return self.cities_of(self.me, width) or wrap(self.voice.say("no-city-yours"), width)

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
        signs = [Text(self.signed(building), FAINT) for building in found]
        return [*drawing, *flow(signs, width, " · ")] if signs else drawing

    def opponents_page(self, width: int) -> Lines:
        lines: Lines = []
        for seat in range(len(self.sight.seats)):
            if seat != self.me:
                cities = self.cities_of(seat, width) or [Text(self.voice.say("no-city"), FAINT)]
                lines += titled(self.voice.plain(self.voice.speech.seat(seat)), cities, width)
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
        signs = [self.signed(building) for building in BUILDINGS if self.voice.has(f"sign-{building}")]
        parts = (", ".join(grounds), say("legend-land"), say("legend-names"), say("legend-city"))
        buildings = say("legend-buildings", signs=", ".join(signs))
        return [line for part in (*parts, buildings) for line in wrap(part, width, 2)]

    def signed(self, building: str) -> str:
        """A building behind the sign it has in a city: `Mk market`."""
        return f"{self.voice.say(f'sign-{building}')}\u00a0{self.building(building)}"
