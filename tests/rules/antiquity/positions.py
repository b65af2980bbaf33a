"""Positions of Antiquity, built readably: what lies where and whose decision it is; then words are said by their text.

The map is EX1 of the rulebook: faces 1A, 2A, 3A, 4A on slots 0 to 3, not mirrored, not turned; first cities at (0, 0)
and (-1, 14). Pieces are written `market 0/0` (x/y of the bounding box), with ` turn 1`, ` city 2` and ` man` where
needed, `storage 2x3 0/0` with its sides. Houses are numbered from 1 and lie at the lower right, one for each man.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from emporion.games import load
from emporion.games.antiquity.rules.cities import add_piece, take_stock
from emporion.games.antiquity.rules.countryside import found_city, found_rural, open_inn, rural_good, rural_left
from emporion.games.antiquity.rules.countryside import rural_kind as kind_of_rural
from emporion.games.antiquity.rules.countryside import rural_spot as spot_of_rural
from emporion.games.antiquity.rules.setup import lay_face
from emporion.games.antiquity.rules.zones import survey, survey_all
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import BUILDINGS, FACES, GOODS, HOUSE, MAP, SAINTS, SLOT_TILE, TILES
from emporion.games.antiquity.table.layout import (
    FAMINE,
    GRAVES,
    HEX,
    HOUSES,
    KINDS,
    MEN,
    NEW_CATHEDRAL,
    OFF,
    ORDER,
    OUT,
    PATRON,
    PLAYERS,
    TOKEN,
    TURN,
    UNSEEN,
)
from emporion.games.antiquity.table.layout import GOODS as GOODS_AT
from emporion.games.antiquity.table.pieces import HAS_MAN, kind_of, new_house, number_of, put_down, sized
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Journal
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from tests.rules.speaking import SpokenPosition, Wanted, open_at

ANTIQUITY = load("antiquity")
CENTRES = {2: [(0, 0), (-1, 14)], 3: [(0, 0), (-10, 18), (8, 10)], 4: [(-9, 4), (9, -4), (-10, 18), (8, 10)]}
Spot = tuple[int, int]


class Position(SpokenPosition[AntiquityTable]):
    game = ANTIQUITY

    def commit_all(self) -> "Position":
        while not self.t.over() and self.decision == "draft":
            self.say(self.speakers[0], "commit")
        return self

    # -- what lies on the table ---------------------------------------------------------------------------
    def goods(self, seat: int) -> str:
        return written([int(self.t.good(seat, good)) for good in range(KINDS)])

    def men(self, seat: int) -> int:
        return int(self.t.men(seat))

    def houses(self, seat: int) -> int:
        return int(self.t.houses(seat))

    @property
    def famine(self) -> int:
        return int(self.t.famine())

    @property
    def order(self) -> list[int]:
        return [int(self.t.in_order(k)) for k in range(self.t.players())]

    def works(self, seat: int, building: str) -> bool:
        return self.t.works(seat, BUILDINGS.index(building))

    def graves(self, seat: int, city: int = 1) -> list[Spot]:
        mask = int(self.t.graves(seat, city - 1))
        return [(cell % 7, cell // 7) for cell in range(49) if (mask >> cell) & 1]

    def pieces(self, seat: int, building: str) -> int:
        kind = BUILDINGS.index(building)
        return sum(1 for k in range(self.t.pieces(seat)) if kind_of(self.t.piece(seat, k)) == kind)

    def hex(self, q: int, r: int) -> Any:
        return next(hex for hex in self.sight(-1).hexes if (hex.q, hex.r) == (q, r))

    def zone(self, seat: int) -> set[Spot]:
        return {MAP.hexes[hex] for hex in range(self.t.hexes()) if self.t.in_zone(seat, hex)}

    def goods_on(self, good: str) -> set[Spot]:
        """Where a good lies on the map."""
        number = GOODS.index(good)
        return {MAP.hexes[hex] for hex in range(self.t.hexes()) if self.t.good_on(hex) == number}

    def polluted(self) -> set[Spot]:
        return {MAP.hexes[hex] for hex in range(self.t.hexes()) if self.t.polluted(hex)}

    def tokens(self) -> set[Spot]:
        return {MAP.hexes[hex] for hex in range(self.t.hexes()) if self.t.token(hex) >= 0}

    def rurals(self, seat: int) -> list[tuple[int, Spot, str, int]]:
        buildings = [self.t.rural(seat, k) for k in range(self.t.rurals(seat))]
        return [
            (int(kind_of_rural(b)), MAP.hexes[spot_of_rural(b)], GOODS[rural_good(b)], int(rural_left(b)))
            for b in buildings
        ]

    @property
    def winners(self) -> list[int]:
        return ANTIQUITY.winners(self.t)

    # -- changing it --------------------------------------------------------------------------------------
    def set_terrain(self, terrain: int, *spots: Spot) -> "Position":
        """Redraw hexes; whatever token lay there is gone."""
        for q, r in spots:
            hex = MAP.number(q, r)
            self.t.lose_token(hex)
            self.t.v[HEX + hex] = (self.t.v[HEX + hex] & ~7) | terrain
        survey_all(self.t)
        return self

    def pollute(self, *spots: Spot) -> "Position":
        for q, r in spots:
            self.t.lose_token(MAP.number(q, r))
            self.t.pollute(MAP.number(q, r))
        return self

    def pollute_zone(self, seat: int, but: int = 0) -> "Position":
        """Pollute every free hex of a zone but so many."""
        free = sorted(s for s in self.zone(seat) if not self.t.occupied(MAP.number(*s)) and s not in self.polluted())
        return self.pollute(*free[but:])


def goods_of(text: str) -> list[int]:
    return [GOODS.index(name) for name in text.split()]


def written(counts: list[int]) -> str:
    return " ".join(GOODS[good] for good in range(KINDS) for _ in range(counts[good]))


def position(
    at: Wanted,
    seat: int = 0,
    *,
    seats: int = 2,
    turn: int = 3,
    famine: int = 0,
    order: tuple[int, ...] = (),
    goods: dict[int, str] | None = None,
    pieces: dict[int, list[str]] | None = None,
    men: dict[int, int] | None = None,
    houses: dict[int, list[int]] | None = None,
    graves: dict[int, list[tuple[int, int, int]]] | None = None,
    saint: dict[int, str] | None = None,
    cities: dict[int, list[Spot]] | None = None,
    inns: dict[int, list[Spot]] | None = None,
    rurals: Mapping[int, Sequence[tuple[int, str, Spot, Spot | None]]] | None = None,
    new_cathedrals: tuple[int, ...] = (),
    out: tuple[int, ...] = (),
    prepare: Callable[["Position"], object] | None = None,
    **options: OptionValue,
) -> Position:
    """Lay the table as described, with that decision or step next, for a seat if it is one seat's.

    `men` are men in the pool; each man anywhere has a house, numbered from 1 unless `houses` names them. Everything
    that is not mentioned is as after the first cities are founded, but nobody has any goods. `prepare` may change more.
    """
    journal = Journal()
    t = cast(AntiquityTable, ANTIQUITY.table(seats, "a position", options, None))
    _lay_map(t)
    t.v[TURN] = turn
    t.v[FAMINE] = famine
    playing = [other for other in (order or range(seats)) if other not in out]
    t.v[PLAYERS] = len(playing)
    for k, other in enumerate(playing):
        t.v[ORDER + k] = other
    for other in out:
        t.set_public(other, OUT, 1)
    for who in range(seats):
        found_city(t, who, MAP.number(*CENTRES[seats][who]))
    for who, centres in (cities or {}).items():
        for q, r in centres:
            found_city(t, who, MAP.number(q, r))
    for who, spots in (inns or {}).items():
        for q, r in spots:
            open_inn(t, who, MAP.number(q, r))
    for who in range(seats):
        for good in range(KINDS):
            t.put(who, GOODS_AT + good, 0)
        for good in goods_of((goods or {}).get(who, "")):
            t.gain(who, good, 1)
        for text in (pieces or {}).get(who, []):
            add_piece(t, who, _read_piece(text))
        for kind, brings, spot, second in (rurals or {}).get(who, []):
            found_rural(t, who, kind, GOODS.index(brings), MAP.number(*spot), MAP.number(*second) if second else 511)
        if who in (saint or {}):
            t.put(who, PATRON, SAINTS.index((saint or {})[who]))
        _house_men(t, who, (men or {}).get(who, 0), (houses or {}).get(who))
        for city, x, y in (graves or {}).get(who, []):
            t.put(who, GRAVES + city - 1, t.graves(who, city - 1) | (1 << (7 * y + x)))
        if who in new_cathedrals:
            t.put(who, NEW_CATHEDRAL, 1)
        take_stock(t, who)
        survey(t, who)
    if prepare is not None:
        prepare(Position(t, journal))
    t.journal = journal
    _open_at(t, at, seat)
    assert ANTIQUITY.check(t) == []
    return Position(t, journal)


def _lay_map(t: AntiquityTable) -> None:
    """EX1; with more players the faces are used again in order."""
    for hex in range(t.hexes()):
        t.v[HEX + hex] = OFF
    faces = ("1A", "2A", "3A", "4A")
    for slot in range(2 * t.seats()):
        lay_face(t, SLOT_TILE[t.seats() * TILES + slot], FACES.index(faces[slot % 4]), 0, 0)
    for kind in range(4):
        t.v[UNSEEN + kind] = 0
    marked = [hex for hex in range(t.hexes()) if t.token(hex) >= 0]
    for k, hex in enumerate(marked):
        t.v[HEX + hex] += (k % 4) << TOKEN


def _read_piece(text: str) -> int:
    words = text.split()
    piece = BUILDINGS.index(words.pop(0))
    if "x" in words[0]:
        width, height = words.pop(0).split("x")
        piece = sized(piece, int(width), int(height))
    x, y = words.pop(0).split("/")
    turn = int(words[words.index("turn") + 1]) if "turn" in words else 0
    city = int(words[words.index("city") + 1]) if "city" in words else 1
    down = put_down(piece, city - 1, turn, 7 * int(y) + int(x))
    return int(down | HAS_MAN if "man" in words else down)


def _house_men(t: AntiquityTable, seat: int, pool: int, numbers: list[int] | None) -> None:
    """A house for every man, at the end of the grids."""
    busy = sum(1 for k in range(t.pieces(seat)) if t.piece(seat, k) & HAS_MAN) + int(t.rurals(seat))
    numbers = list(range(1, pool + busy + 1)) if numbers is None else numbers
    city, cell = 0, 48
    for number in numbers:
        while (t.empty_cells(seat, city) >> cell) & 1 == 0:
            cell -= 1
            if cell < 0:
                city, cell = city + 1, 48
        add_piece(t, seat, put_down(new_house(HOUSE, number), city, 0, cell))
        t.put(seat, HOUSES, t.get(seat, HOUSES) | (1 << number))
    t.put(seat, MEN, len(numbers) - busy)


def house_numbers(p: Position, seat: int) -> list[int]:
    held = [p.t.piece(seat, k) for k in range(p.t.pieces(seat))]
    return sorted(int(number_of(piece)) for piece in held if kind_of(piece) == HOUSE)


def _open_at(t: AntiquityTable, at: Wanted, seat: int) -> None:
    open_at(ANTIQUITY, t, at, seat)
    ANTIQUITY.settle(t)


# -- whole matches --------------------------------------------------------------------------------------------
NAMES = ("Livia", "Marcus", "Aelia", "Gaius")


def match(seats: int = 2, seed: str = "antiquity", **options: OptionValue) -> Match:
    return Match(ANTIQUITY, Header("antiquity", seed, NAMES[:seats], options))


def look(played: Match) -> Position:
    """The table of a match as it is now."""
    return Position(played.table, played.journal)


def settled(seats: int = 2, seed: str = "antiquity", **options: OptionValue) -> Match:
    """A match at its first drafts: everybody has founded the first city."""
    played = match(seats, seed, **options)
    while ANTIQUITY.step(played.table).name != "draft":
        seat = ANTIQUITY.speakers(played.table)[0]
        played.say(seat, ANTIQUITY.default(played.table, seat))
    return played


def tables(played: Match, dice: Dice) -> Iterator[Position]:
    """Play on at random, looked at before every word and once more at the end."""
    while not played.over():
        yield look(played)
        speakers = ANTIQUITY.speakers(played.table)
        seat = speakers[dice.below(len(speakers))]
        offered = ANTIQUITY.offered(played.table, seat)
        played.say(seat, offered[dice.below(len(offered))])
    yield look(played)
