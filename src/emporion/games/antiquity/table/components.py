"""What is printed on Antiquity's components, read from `data/`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.table.layout import MOST_SEATS
from emporion.kernel.data import read_data
from emporion.kernel.options import read_options
from emporion.parts.hexes import HexMap, disc, distance, mirrored, turned
from emporion.parts.polyominoes import SIDE, Polyomino, rectangle, square

MOST_CITIES: Final[i64] = 4
HOUSES: Final[i64] = 20

_game = read_data(__file__, "game")
_goods = read_data(__file__, "goods")["good"]
_buildings = read_data(__file__, "buildings")["building"]
_houses = read_data(__file__, "houses")["house"]
_rural = read_data(__file__, "rural")["rural"]
_saints = read_data(__file__, "saints")["saint"]
_tiles = read_data(__file__, "tiles")
_layouts = read_data(__file__, "layouts")

# -- options, in the order of options.toml ----------------------------------------------------------------
OPTIONS: Final = read_options(read_data(__file__, "options"))
PLAYER_TRADING: Final = 0
INTRODUCTORY_GAME: Final = 1
STORAGE_EVEN_BLOCKS: Final = 2
COMPONENT_LIMITS: Final = 3
TIE_BREAK_UNPOLLUTED: Final = 4
MAX_TURNS: Final = 5
FEWEST_TURNS: Final[i64] = int(OPTIONS[MAX_TURNS].values[0])

# -- errata: fixes that change what may be said, oldest first ----------------------------------------------
ERRATA: Final[tuple[str, ...]] = ("clean-around",)
CLEAN_AROUND: Final = 0  # ANT-4.4.11: any hex of the zone beside something to clean

# -- goods --------------------------------------------------------------------------------------------------
GOODS: Final[list[str]] = [good["id"] for good in _goods]
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2  # the foods are goods FOOD .. LUXURY - 1
FISH: Final = 5
LUXURY: Final[i64] = 6  # the luxuries are goods LUXURY .. KINDS - 1

# -- city buildings -----------------------------------------------------------------------------------------
BUILDINGS: Final[list[str]] = [building["id"] for building in _buildings]
STORAGE: Final = 0
MARKET: Final = 1
EXPLORER: Final = 2
CART_SHOP: Final = 3
HARBOUR: Final = 4
UNIVERSITY: Final = 5
BIOLOGY: Final = 6  # the faculties are buildings BIOLOGY .. PHILOSOPHY
ALCHEMY: Final = 7
THEOLOGY: Final = 8
PHILOSOPHY: Final = 9
BREWERY: Final = 10
HOSPITAL: Final = 11
FORCED_LABOUR: Final = 12
FOUNTAIN: Final = 13
STABLE: Final = 14
CATHEDRAL: Final = 15
DUMP: Final = 16
GRANARY: Final = 17
HOUSE: Final = 18
GRAVE: Final = 19
TYPES: Final[i64] = 19  # every type but the grave; Santa Barbara wants one of each
CATALOGUE: Final[i64] = 18  # the types built by `build`: all but houses


def _cost(good: str) -> vec[i64]:
    return vec[i64]([building["cost"].get(good, 0) for building in _buildings])


COST_WOOD: Final[vec[i64]] = _cost("wood")
COST_STONE: Final[vec[i64]] = _cost("stone")
COST_LUXURY: Final[vec[i64]] = vec[i64](
    [b["cost"].get("luxury", 0) + b["cost"].get("luxury_different", 0) for b in _buildings]
)
MULTIPLE: Final[vec[i64]] = vec[i64]([int(building["multiple"]) for building in _buildings])
NEEDS_MAN: Final[vec[i64]] = vec[i64]([int(building["needs_man"]) for building in _buildings])


def _shape(building: dict[str, Any]) -> Polyomino:
    if building["shape"] == "rectangle":
        return rectangle(building["min_width"], building["min_height"])
    return Polyomino([[(x, y) for x, y in cells] for cells in building["rotations"]])


SHAPES: Final[list[Polyomino]] = [_shape(building) for building in _buildings]
RECTANGLES: Final[list[Polyomino]] = [rectangle(w, h) for w in range(1, SIDE + 1) for h in range(1, SIDE + 1)]

HOUSE_FOOD: Final[vec[i64]] = vec[i64]([0] + [house["food"] for house in _houses])
HOUSE_LUXURY: Final[vec[i64]] = vec[i64]([0] + [house["luxury"] for house in _houses])

# -- saints -------------------------------------------------------------------------------------------------
SAINTS: Final[list[str]] = [saint["id"] for saint in _saints]
NO_SAINT: Final = -1
NICOLO: Final = 0
GIORGIO: Final = 1
BARBARA: Final = 2
CRISTOFORI: Final = 3
MARIA: Final = 4
NICOLO_MEN: Final[i64] = _saints[NICOLO]["victory_men"]
BARBARA_TYPES: Final[i64] = _saints[BARBARA]["victory_types"]
CRISTOFORI_EACH: Final[i64] = _saints[CRISTOFORI]["victory_each"]
MARIA_CONDITIONS: Final[int] = _saints[MARIA]["victory_conditions"]
RAZABLE: Final[vec[i64]] = vec[i64]([int(saint["can_be_razed"]) for saint in _saints])

# -- the countryside ----------------------------------------------------------------------------------------
RURAL: Final[list[str]] = [rural["id"] for rural in _rural]
INN: Final = 0
FISHERY: Final = 1
WOODCUTTER: Final = 2
FARM: Final = 3
MINE: Final = 4
CITY: Final = 5
RURAL_KINDS: Final[i64] = 6
RURAL_WOOD: Final[vec[i64]] = vec[i64]([rural["cost"].get("wood", 0) for rural in _rural])
RURAL_STONE: Final[vec[i64]] = vec[i64]([rural["cost"].get("stone", 0) for rural in _rural])
RURAL_FOOD: Final[vec[i64]] = vec[i64]([rural["cost"].get("food", 0) for rural in _rural])
RURAL_LUXURY: Final[vec[i64]] = vec[i64]([rural["cost"].get("luxury_different", 0) for rural in _rural])
MADE_BY: Final[vec[i64]] = vec[i64]([RURAL.index(good["producer"]) for good in _goods])
MOST_INNS: Final[i64] = _rural[INN]["per_player_limit"]
CITY_DISTANCE: Final[i64] = _rural[CITY]["min_centre_distance"]

# -- the map ------------------------------------------------------------------------------------------------
TERRAINS: Final[list[str]] = ["forest", "grass", "mountain", "water", "city"]
FOREST: Final = 0
GRASS: Final = 1
MOUNTAIN: Final = 2
WATER: Final = 3
CITY_GROUND: Final = 4

_radius: int = _layouts["tile_radius"]
_local = disc(_radius)
TILE_HEXES: Final[i64] = 61
_centres: list[tuple[int, int]] = []
for _layout in _layouts["layout"]:  # fewest players first: each layout then uses the first hexes of the whole map
    for _q, _r in _layout["slot_offsets"]:
        if (_q, _r) not in _centres:
            _centres.append((_q, _r))
TILES: Final[i64] = 8
TILES_EACH: Final[i64] = _game["start"]["tiles_per_player"]
MAP: Final = HexMap([(q + dq, r + dr) for q, r in _centres for dq, dr in _local])
NEIGHBOURS: Final[vec[i64]] = MAP.neighbours  # ANT-4.0.1

# By number of players and slot: which tile of the map; and whether a first city may stand there.
_slots = {layout["players"]: [tuple(place) for place in layout["slot_offsets"]] for layout in _layouts["layout"]}
SLOT_TILE: Final[vec[i64]] = vec[i64](
    [
        _centres.index(_slots[players][slot]) if players in _slots and slot < len(_slots[players]) else 0
        for players in range(MOST_SEATS + 1)
        for slot in range(TILES)
    ]
)
_starts = {layout["players"]: layout["start_slots"] for layout in _layouts["layout"]}
START_SLOT: Final[vec[i64]] = vec[i64](
    [int(slot in _starts.get(players, [])) for players in range(MOST_SEATS + 1) for slot in range(TILES)]
)

FACES: Final[list[str]] = [face["id"] for face in _tiles["face"]]
_designs: list[str] = _tiles["bag"]["designs"]
_sides: list[str] = _tiles["bag"]["sides"]
BAG: Final[vec[i64]] = vec[i64]([FACES.index(f"{design}{_sides[0]}") for design in _designs])  # side B follows side A
FACE_TERRAIN: Final[vec[i64]] = vec[i64](
    ["FGMW".index(letter) for face in _tiles["face"] for column in face["columns"] for letter in column]
)
FACE_MARK: Final[vec[i64]] = vec[i64]([int([q, r] in face["explore"]) for face in _tiles["face"] for q, r in _local])
TURNS: Final = 6
# Where a hex of a face comes to lie: by mirrored (0 or 1), turn and hex.
LAID: Final[vec[i64]] = vec[i64](
    [
        _local.index(turned(*(mirrored(q, r) if flip else (q, r)), turn))
        for flip in (False, True)
        for turn in range(TURNS)
        for q, r in _local
    ]
)
START_CENTRE: Final[vec[i64]] = vec[i64](
    [int(distance(0, 0, q, r) <= _game["start"]["start_centre_max_distance"]) for q, r in _local]
)
TOKEN_KINDS: Final[i64] = 4
TOKENS: Final[vec[i64]] = vec[i64]([GOODS.index(kind) for kind in _game["start"]["exploration_tokens_per_player"]])

# -- numbers ------------------------------------------------------------------------------------------------
START_WOOD: Final[i64] = _game["start"]["wood"]
START_FAMINE: Final[i64] = _game["start"]["famine_level"]
FIRST_SIDE: Final[int] = _game["start"]["first_city_size"]
OTHER_SIDE: Final[int] = _game["start"]["other_city_size"]
GRIDS: Final[vec[i64]] = vec[i64]([square(FIRST_SIDE)] + [square(OTHER_SIDE)] * (MOST_CITIES - 1))  # cells by city
_constants = _game["constants"]
REACH: Final[i64] = _constants["control_range"]
STABLE_REACH: Final[i64] = _constants["stable_bonus"]
GRANARY_FEEDS: Final[i64] = _constants["granary_prevents"]
FOOD_FEEDS: Final[i64] = _constants["food_prevents"]
CITY_POLLUTES: Final[i64] = _constants["pollution_per_city"]
DUMP_PREVENTS: Final[i64] = _constants["dump_prevents"]
FOUNTAIN_PREVENTS: Final[i64] = _constants["fountain_prevents"]
FOUNTAIN_FEEDS: Final[i64] = _constants["fountain_famine_drop"]
HOSPITAL_HEALS: Final[i64] = _constants["hospital_graves_per_turn"]
FAMINE_RISE: Final[i64] = _constants["famine_rise_per_turn"]
FAMINE_FOUND: Final[i64] = _constants["famine_rise_per_food_found"]
FORCED_TAKES: Final[i64] = _constants["forced_labour_harvest"]
FORCED_LOSES: Final[i64] = _constants["forced_labour_discard"]
MARKET_GIVES: Final[i64] = _constants["market_give"]
OFFERS: Final[i64] = _game["engine_limits"]["offers_per_player_per_turn"]
OFFER_SIDE: Final[i64] = _game["engine_limits"]["goods_per_offer_side"]
_components = _game["components"]
COUNTERS: Final[vec[i64]] = vec[i64]([_components.get(f"{building}_counters", 0) for building in BUILDINGS])
FISHERY_COUNTERS: Final[i64] = _components["fishery_counters"]
