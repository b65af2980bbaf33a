"""What is printed on Constantinopolis's components, read from `data/`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.constantinopolis.table.layout import CARDS, KINDS, MOST_SEATS, TILES
from emporion.kernel.data import read_data
from emporion.kernel.options import read_options

_constants = read_data(__file__, "constants")
_goods = read_data(__file__, "goods")["good"]
_buildings = read_data(__file__, "buildings")
_contracts = read_data(__file__, "contracts")["contract"]
_markets = read_data(__file__, "markets")["market"]
_offices = read_data(__file__, "offices")["office"]
_ships = read_data(__file__, "ships")["ship"]

OPTIONS: Final = read_options(read_data(__file__, "options"))
FREE_TRADE: Final = 0  # the options, in the order of options.toml
ONE_DUEL_PER_OFFICE: Final = 1

# -- errata: fixes that change what may be said, oldest first ---------------------------------------------
ERRATA: Final[tuple[str, ...]] = ("rebid", "together", "unasked")
REBID: Final = 0  # CPL-4.1.10: who has lost a duel may bid for the same office again
TOGETHER: Final = 1  # CPL-4.6.1, CPL-6.1.2: all accept contracts at the same time, and trade throughout
UNASKED: Final = 2  # CPL-6.1.3: who prepares a proposal drops it himself, also when nothing else is left

# -- goods ------------------------------------------------------------------------------------------------
GOODS: Final[list[str]] = [good["id"] for good in _goods]
INDUSTRIAL: Final[i64] = GOODS.index("industrial")
VALUE_RANK: Final[vec[i64]] = vec[i64]([good["value_rank"] for good in _goods])
REFERENCE_VALUE: Final[list[float]] = [good["reference_value"] for good in _goods]

# -- offices ----------------------------------------------------------------------------------------------
OFFICE: Final[list[str]] = [office["id"] for office in _offices]
MAGISTER: Final[i64] = OFFICE.index("magister_officiorum")
PRETORIO: Final[i64] = OFFICE.index("praefectus_pretorio")
COMES: Final[i64] = OFFICE.index("comes_thesaurorum")
URBI: Final[i64] = OFFICE.index("praefectus_urbi")
CONSUL: Final[i64] = OFFICE.index("consul")
VACANT_COST: Final[i64] = _constants["auction"]["vacant_office_cost"]
MIN_RAISE: Final[i64] = _constants["auction"]["min_raise"]
MIN_RAISE_AGAINST_WALL: Final[i64] = _constants["auction"]["min_raise_against_wall"]
HIGHEST_BID: Final[i64] = _constants["auction"]["max_bid"]
COMES_GOLD: Final[i64] = _constants["auction"]["comes_thesaurorum_gold"]
PRETORIO_GOODS: Final[i64] = _constants["auction"]["praefectus_pretorio_goods"]

# -- buildings --------------------------------------------------------------------------------------------
_categories: Final = ["production", "commercial", "utility", "public", "wall"]
PRODUCTION: Final = 0
COMMERCIAL: Final = 1
UTILITY: Final = 2
PUBLIC: Final = 3
WALL: Final = 4
CATEGORIES: Final[list[str]] = _categories
_tiles: list[tuple[int, dict[str, Any]]] = [
    (number, tile) for number, category in enumerate(_categories) for tile in _buildings[category]
]
TILE: Final[list[str]] = [tile["id"] for _, tile in _tiles]
TILE_BIT: Final[vec[i64]] = vec[i64]([1 << tile for tile in range(TILES)])  # mypyc shifts a plain 1 in 32 bits
AGER: Final[i64] = TILE.index("ager")
CATEGORY: Final[vec[i64]] = vec[i64]([number for number, _ in _tiles])
COST: Final[vec[i64]] = vec[i64]([tile["cost"] for _, tile in _tiles])
PERMIT: Final[vec[i64]] = vec[i64]([" ABCD".index(tile.get("permit", " ")) for _, tile in _tiles])  # A = 1
PERMIT_TILES: Final[vec[i64]] = vec[i64](  # for each letter, bits for the tiles that show it
    [sum(1 << tile for tile in range(TILES) if PERMIT[tile] == letter) for letter in range(5)]
)
OUTPUT: Final[vec[i64]] = vec[i64]([tile.get("output", {}).get(good, 0) for _, tile in _tiles for good in GOODS])
OUTPUT_TYPES: Final[vec[i64]] = vec[i64](
    [sum(1 << g for g, good in enumerate(GOODS) if good in tile.get("output", {})) for _, tile in _tiles]
)
INPUT: Final[vec[i64]] = vec[i64]([tile.get("input", {}).get(good, 0) for _, tile in _tiles for good in GOODS])
INPUT_TYPES: Final[vec[i64]] = vec[i64](
    [sum(1 << g for g, good in enumerate(GOODS) if good in tile.get("input", {})) for _, tile in _tiles]
)
YIELD_GOLD: Final[vec[i64]] = vec[i64]([tile.get("yield_gold", 0) for _, tile in _tiles])
YIELD_FAME: Final[vec[i64]] = vec[i64]([tile.get("yield_fame", 0) for _, tile in _tiles])
FAME: Final[vec[i64]] = vec[i64]([tile.get("fame", 0) for _, tile in _tiles])
FIRST_COMMERCIAL: Final[i64] = TILE.index("caupona")
COMMERCIALS: Final[i64] = 6
FIRST_WALL: Final[i64] = TILE.index("wall_swap")
WALLS: Final[i64] = 6
WALL_COST: Final[i64] = COST[FIRST_WALL]
FIRST_PUBLIC: Final[i64] = TILE.index("hippodromus_3")
PUBLICS: Final[i64] = 8
MENSAE: Final[i64] = TILE.index("mensae")
REDEMPTOR: Final[i64] = TILE.index("redemptor")
TABERNA: Final[i64] = TILE.index("taberna")
HORREUM: Final[i64] = TILE.index("horreum")
WALL_SWAP: Final[i64] = TILE.index("wall_swap")
WALL_BULK_SALE: Final[i64] = TILE.index("wall_bulk_sale")
WALL_CONTRACTS: Final[i64] = TILE.index("wall_contracts")
WALL_PURCHASING: Final[i64] = TILE.index("wall_purchasing")
WALL_TENURE: Final[i64] = TILE.index("wall_tenure")
WALL_SHIPYARD: Final[i64] = TILE.index("wall_shipyard")

_by_id = {tile["id"]: tile for _, tile in _tiles}
MENSAE_GOLD: Final[i64] = _by_id["mensae"]["gold_per_good_sold"]
REDEMPTOR_DISCOUNT: Final[i64] = _by_id["redemptor"]["discount"]
HORREUM_STORAGE: Final[i64] = _by_id["horreum"]["storage"]
BULK_GOODS: Final[i64] = _by_id["wall_bulk_sale"]["give_goods"]
BULK_GOLD: Final[i64] = _by_id["wall_bulk_sale"]["gold"]
WALL_CARDS: Final[i64] = _by_id["wall_contracts"]["extra_contracts"]
PURCHASING_DISCOUNT: Final[i64] = _by_id["wall_purchasing"]["buy_discount"]
LOWEST_PRICE: Final[i64] = _by_id["wall_purchasing"]["minimum_price"]
SHIPYARD_DISCOUNT: Final[i64] = _by_id["wall_shipyard"]["ship_discount"]

# What can be declared: every tile by its name, except that public buildings are chosen by their fame.
PAIRS: Final[list[int]] = sorted({tile["pair"] for tile in _buildings["public"]})
_declared: list[tuple[str, int]] = [
    (TILE[tile], tile) for tile in range(1, TILES) if CATEGORY[tile] in (PRODUCTION, COMMERCIAL, UTILITY)
]
PUBLIC_PLAN: Final[i64] = len(_declared)  # the first of the plans for public buildings
_declared += [(f"public_{pair}", -1) for pair in PAIRS]
WALL_PLAN: Final[i64] = len(_declared)
_declared += [(TILE[tile], tile) for tile in range(TILES) if CATEGORY[tile] == WALL]
PLAN: Final[list[str]] = [name for name, _ in _declared]
PLANS: Final = 32
PLAN_TILE: Final[vec[i64]] = vec[i64]([tile for _, tile in _declared])
PAIR_TILES: Final[vec[i64]] = vec[i64](  # of each pair first the dearer tile, then the cheaper one
    [
        tile
        for pair in PAIRS
        for tile in sorted((k for k in range(TILES) if FAME[k] == pair), key=lambda k: COST[k], reverse=True)
    ]
)

SPACE_COUNT: Final[i64] = _constants["player_board"]["building_spaces"]
MOST_PRODUCTION: Final[i64] = _constants["player_board"]["max_production_buildings"]
BASE_STORAGE: Final[i64] = _constants["player_board"]["base_storage"]
_copies = [{}, {}, *(_constants["tile_copies"][f"players_{n}"] for n in range(2, MOST_SEATS + 1))]
COPIES: Final[vec[i64]] = vec[i64](
    [row.get(category, 0 if not row else 1) for row in _copies for category in _categories]
)

# -- contracts --------------------------------------------------------------------------------------------
PASSENGER: Final = 5  # the cargo of a contract: a good, or this
_distances: Final = ["near", "mid", "far"]


def _cargo(card: dict[str, Any]) -> int:
    return GOODS.index(card["good"]) if card["kind"] == "goods" else PASSENGER


def _kind(card: dict[str, Any]) -> tuple[int, int, int, int, int, tuple[int, ...]]:
    durations = tuple(card["duration"][ship["id"]] for ship in _ships)
    distance = _distances.index(card["distance"])
    return (_cargo(card), card["quantity"], distance, card["gold"], card["fame"], durations)


_cards = sorted(_contracts, key=lambda card: (_kind(card), card["id"]))  # cards of a kind are neighbours
_kinds = sorted({_kind(card) for card in _cards})
CARD: Final[list[str]] = [card["id"] for card in _cards]
DESTINATION: Final[list[str]] = [card["destination"] for card in _cards]
KIND_OF: Final[vec[i64]] = vec[i64]([_kinds.index(_kind(card)) for card in _cards])
KIND: Final[list[str]] = [
    f"{'passenger' if cargo == PASSENGER else GOODS[cargo]}_{quantity}_{_distances[distance]}"
    for cargo, quantity, distance, _, _, _ in _kinds
]
CARGO: Final[vec[i64]] = vec[i64]([kind[0] for kind in _kinds])
QUANTITY: Final[vec[i64]] = vec[i64]([kind[1] for kind in _kinds])  # goods on the card, and spaces it takes
DISTANCE: Final[list[str]] = [_distances[kind[2]] for kind in _kinds]
REWARD: Final[vec[i64]] = vec[i64]([kind[3] for kind in _kinds])
CARD_FAME: Final[vec[i64]] = vec[i64]([kind[4] for kind in _kinds])
DURATION: Final[vec[i64]] = vec[i64]([rounds for kind in _kinds for rounds in kind[5]])
FIRST_CARD: Final[vec[i64]] = vec[i64]([next(c for c in range(CARDS) if KIND_OF[c] == k) for k in range(KINDS)])

# Sets of the at most six cards of a kind are written as bits.
MOST_OF_A_KIND: Final = 6
LOWEST: Final[vec[i64]] = vec[i64]([(bits & -bits).bit_length() - 1 for bits in range(1 << MOST_OF_A_KIND)])
COUNT: Final[vec[i64]] = vec[i64]([bits.bit_count() for bits in range(1 << MOST_OF_A_KIND)])

LEVEL_CARDS: Final[vec[i64]] = vec[i64](
    [0] + [_constants["contract_draw"][f"level_{level}"] for level in range(1, MOST_PRODUCTION + 1)]
)
POST_CARDS: Final[i64] = _constants["contract_draw"]["per_unused_trading_post"]
MAGISTER_CARDS: Final[i64] = _constants["contract_draw"]["magister_officiorum"]
POST_COST: Final[vec[i64]] = vec[i64](_constants["trading_post"]["costs"])
POSTS: Final[i64] = _constants["player_start"]["trading_posts_available"]
POST_DRAW: Final[i64] = _constants["trading_post"]["draw_on_purchase"]
EXCHANGED: Final[i64] = _constants["exchange"]["max_cards"]

# -- ships ------------------------------------------------------------------------------------------------
SHIP: Final[list[str]] = [ship["id"] for ship in _ships]
SHIP_COUNT: Final[vec[i64]] = vec[i64]([ship["count"] for ship in _ships])
SHIP_COST: Final[vec[i64]] = vec[i64]([ship["cost"] for ship in _ships])
SHIP_ITEMS: Final[vec[i64]] = vec[i64]([ship["items"] for ship in _ships])
SHIP_PASSENGERS: Final[vec[i64]] = vec[i64]([ship["max_passengers"] for ship in _ships])
LONG_VOYAGE_FAME: Final[vec[i64]] = vec[i64]([ship["long_voyage_fame"] for ship in _ships])
LONG_VOYAGE: Final = 2  # the sea space that earns it

# -- markets ----------------------------------------------------------------------------------------------
MARKET: Final[list[str]] = [market["id"] for market in _markets]


def _trade(column: str) -> vec[i64]:
    return vec[i64]([market["trade"].get(good, {}).get(column, 0) for market in _markets for good in GOODS])


def _donation(column: str) -> vec[i64]:
    return vec[i64]([market["donation"].get(good, {}).get(column, 0) for market in _markets for good in GOODS])


LIMIT: Final[vec[i64]] = _trade("limit")  # 0 = the good is not traded
BUYING: Final[vec[i64]] = _trade("buy")
SELLING: Final[vec[i64]] = _trade("sell")
DONATED: Final[vec[i64]] = _donation("quantity")  # 0 = no donation
DONATION_FAME: Final[vec[i64]] = _donation("fame")

# -- start, end, free trade -------------------------------------------------------------------------------
START_GOLD: Final[i64] = _constants["player_start"]["gold"]
START_SHIP: Final[i64] = SHIP.index(_constants["player_start"]["ships"][0])
MAX_ROUNDS: Final[i64] = _constants["game"]["max_rounds"]
WALL_FAME: Final[vec[i64]] = vec[i64](_constants["end_scoring"]["wall_fame"])
GOLD_PER_FAME: Final[i64] = _constants["end_scoring"]["gold_per_fame"]
PROPOSALS: Final[i64] = _constants["free_trade"]["max_proposals_per_player_per_round"]
PROPOSALS_IN_WINDOW: Final[i64] = _constants["free_trade"]["max_proposals_in_the_first_edition"]
GOODS_ON_OFFER: Final[i64] = _constants["free_trade"]["max_goods_per_side"]
CONTRACTS_ON_OFFER: Final[i64] = _constants["free_trade"]["max_contracts_per_side"]
GOLD_STEPS: Final[list[int]] = _constants["free_trade"]["max_gold_step_options"]
