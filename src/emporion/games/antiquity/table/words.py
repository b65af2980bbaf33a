"""Antiquity's vocabulary and the reasons a word may be refused for."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.table.components import (
    BUILDINGS,
    CATALOGUE,
    FOOD,
    GOODS,
    HOUSES,
    MAP,
    MOST_CITIES,
    RURAL,
    SAINTS,
    STONE,
    TILES,
)
from emporion.games.antiquity.table.layout import MOST_SEATS
from emporion.kernel.refusal import Reasons
from emporion.kernel.words import Vocabulary
from emporion.parts.polyominoes import CELLS, SIDE

_cells = [f"{c + 1}/{x}/{y}" for c in range(MOST_CITIES) for y in range(SIDE) for x in range(SIDE)]
_places = [
    f"{c + 1}/{turn}/{x}/{y}" for c in range(MOST_CITIES) for turn in range(4) for y in range(SIDE) for x in range(SIDE)
]
CITY_CELLS: Final = 196  # cells of all four cities; a cell's number is CELLS * city + SIDE * y + x

VOCABULARY: Final = Vocabulary()
# The first cities, and every later choice of a hex.
TILE: Final[i64] = VOCABULARY.family("tile", range(TILES), "slot")
HEX: Final[i64] = VOCABULARY.family("hex", [f"{q}/{r}" for q, r in MAP.hexes], "q/r")
PASS: Final[i64] = VOCABULARY.word("pass")
# City building.
COMMIT: Final[i64] = VOCABULARY.word("commit")
BUILD: Final[i64] = VOCABULARY.family("build", BUILDINGS[:CATALOGUE], "@building")
SIZE: Final[i64] = VOCABULARY.family(
    "size", [f"{w}/{h}" for w in range(1, SIDE + 1) for h in range(1, SIDE + 1)], "width/height"
)
HOUSE: Final[i64] = VOCABULARY.family("house", range(1, HOUSES + 1), "number") - 1  # HOUSE + 5 says house 5
FREE_HOUSE: Final[i64] = VOCABULARY.family("free_house", range(1, HOUSES), "number") - 1
NO_FREE_HOUSE: Final[i64] = VOCABULARY.word("no_free_house")
PAY: Final[i64] = VOCABULARY.family("pay", GOODS[FOOD:], "@good") - FOOD  # PAY + good
PLACE: Final[i64] = VOCABULARY.family("place", _places, "city/turn/x/y")
SAINT: Final[i64] = VOCABULARY.family("saint", SAINTS, "@saint")
MAN: Final[i64] = VOCABULARY.family("man", _cells, "city/x/y")
GIVE: Final[i64] = VOCABULARY.family("give", GOODS, "@good")
TAKE: Final[i64] = VOCABULARY.family("take", GOODS, "@good")
HEAL: Final[i64] = VOCABULARY.family("heal", _cells, "city/x/y")
RAZE: Final[i64] = VOCABULARY.word("raze")
LIFT: Final[i64] = VOCABULARY.family("lift", _cells, "city/x/y")
LIFT_GRAVE: Final[i64] = VOCABULARY.family("lift_grave", _cells, "city/x/y")
CANCEL_MOVE: Final[i64] = VOCABULARY.word("cancel_move")
# Offers between players.
PROPOSE: Final[i64] = VOCABULARY.family("propose", range(MOST_SEATS), "@seat")
OFFER: Final[i64] = VOCABULARY.family("offer", GOODS, "@good")
ASK: Final[i64] = VOCABULARY.family("ask", GOODS, "@good")
DONE: Final[i64] = VOCABULARY.word("done")
WITHDRAW: Final[i64] = VOCABULARY.word("withdraw")
ACCEPT: Final[i64] = VOCABULARY.family("accept", range(MOST_SEATS), "@seat")
DECLINE: Final[i64] = VOCABULARY.family("decline", range(MOST_SEATS), "@seat")
# Countryside building.
RURAL_BUILD: Final[i64] = VOCABULARY.family("rural", RURAL, "@rural")
CLEAN: Final[i64] = VOCABULARY.word("clean")
PRODUCE: Final[i64] = VOCABULARY.family("produce", GOODS[STONE:], "@good") - STONE  # PRODUCE + good
SEED_FREE: Final[i64] = VOCABULARY.word("seed_free")
SEED_PAID: Final[i64] = VOCABULARY.word("seed_paid")
# Storage, famine and pollution.
DISCARD: Final[i64] = VOCABULARY.family("discard", GOODS, "@good")
BURY: Final[i64] = VOCABULARY.family("bury", _cells, "city/x/y")


def place_word(city: i64, turn: i64, cell: i64) -> i64:
    return PLACE + (city * 4 + turn) * CELLS + cell


REASONS: Final = Reasons()
_RULES = {
    "inn": "ANT-4.4.9",
    "fishery": "ANT-4.4.8",
    "woodcutter": "ANT-4.4.4",
    "farm": "ANT-4.4.6",
    "mine": "ANT-4.4.5",
    "city": "ANT-4.4.10",
}
KIND_RULES: Final[list[str]] = [*(_RULES[rural] for rural in RURAL), "ANT-4.4.11"]  # by kind, the last is cleaning
_SPREADING = ("woodcutter", "farm", "mine")  # they have their common rule


def _by_kind(key: str, common: str = "") -> int:
    """One reason for each kind of rural building and for cleaning, each with its own rule: the first + kind."""
    first = len(REASONS.keys)
    for kind in range(len(KIND_RULES)):
        spreads = kind < len(RURAL) and RURAL[kind] in _SPREADING
        REASONS.add(key, common if common and spreads else KIND_RULES[kind])
    return first


# The map.
SLOT_TAKEN: Final[i64] = REASONS.add("slot-taken", "ANT-3.1.6")
OFF_TILE: Final[i64] = REASONS.add("off-tile", "ANT-3.1.6")
OUT_OF_ZONE: Final[i64] = _by_kind("out-of-zone", "ANT-4.4.3")  # + kind
WRONG_TERRAIN: Final[i64] = _by_kind("wrong-terrain")  # + kind
OCCUPIED: Final[i64] = REASONS.add("occupied", "ANT-4.0.3")
POLLUTED: Final[i64] = REASONS.add("polluted", "ANT-4.0.4")
OTHER_PRODUCT: Final[i64] = REASONS.add("other-product", "ANT-4.4.5")
NO_COAST: Final[i64] = REASONS.add("no-coast", "ANT-4.4.8")
NO_PARTNER: Final[i64] = REASONS.add("no-partner", "ANT-4.4.8")
NOT_NEXT: Final[i64] = REASONS.add("not-next", "ANT-4.4.8")
NO_CITY_SITE: Final[i64] = REASONS.add("no-city-site", "ANT-4.4.10")
CITY_TOO_NEAR: Final[i64] = REASONS.add("city-too-near", "ANT-4.4.10")
NOT_POLLUTED: Final[i64] = REASONS.add("not-polluted", "ANT-4.4.11")
# Countryside building.
NO_CART_SHOP: Final[i64] = REASONS.add("no-cart-shop", "ANT-4.4.1")
RURAL_TOO_DEAR: Final[i64] = _by_kind("rural-too-dear")  # + kind
NO_SEED: Final[i64] = REASONS.add("no-seed", "ANT-4.4.6")
NO_BREWERY: Final[i64] = REASONS.add("no-brewery", "ANT-4.4.9")
ALL_INNS: Final[i64] = REASONS.add("all-inns", "ANT-4.4.9")
ALL_CITIES: Final[i64] = REASONS.add("all-cities", "ANT-4.4.10")
ALL_FISHERIES: Final[i64] = REASONS.add("all-fisheries", "ANT-6.1.4")
NO_HEX: Final[i64] = _by_kind("no-hex")  # + kind
NO_ALCHEMY: Final[i64] = REASONS.add("no-alchemy", "ANT-4.4.11")
ALCHEMY_SPENT: Final[i64] = REASONS.add("alchemy-used", "ANT-7.1.24")
NOTHING_TO_CLEAN: Final[i64] = REASONS.add("nothing-to-clean", "ANT-7.1.36")
NOT_PRODUCED: Final[i64] = REASONS.add("not-produced", "ANT-4.4.12")
# City building.
STEP_OPEN: Final[i64] = REASONS.add("step-open", "ANT-4.2.2")
NOT_MULTIPLE: Final[i64] = REASONS.add("not-multiple", "ANT-4.2.4")
TOO_DEAR: Final[i64] = REASONS.add("too-dear", "ANT-4.2.4")
MUST_DIFFER: Final[i64] = REASONS.add("must-differ", "ANT-4.0.12")
NO_ROOM: Final[i64] = REASONS.add("no-room", "ANT-4.2.4")
NO_ROOM_FOR_SIZE: Final[i64] = REASONS.add("no-room", "ANT-4.2.5")
NO_ROOM_FOR_HOUSE: Final[i64] = REASONS.add("no-room", "ANT-4.2.6")
ALL_COUNTERS: Final[i64] = REASONS.add("all-counters", "ANT-6.1.4")
ODD_STORAGE: Final[i64] = REASONS.add("odd-storage", "ANT-6.1.3")
CELLS_TAKEN: Final[i64] = REASONS.add("cells-taken", "ANT-4.2.4")
HOUSE_BUILT: Final[i64] = REASONS.add("house-built", "ANT-4.2.6")
HOUSE_TOO_DEAR: Final[i64] = REASONS.add("house-too-dear", "ANT-4.2.6")
NOT_LOWER: Final[i64] = REASONS.add("not-lower", "ANT-4.2.7")
NOT_HELD: Final[i64] = REASONS.add("not-held", "ANT-4.0.12")
NOT_DIFFERENT: Final[i64] = REASONS.add("not-different", "ANT-4.0.12")
NO_MAN: Final[i64] = REASONS.add("no-man", "ANT-4.2.8")
NO_MAN_NEEDED: Final[i64] = REASONS.add("no-man-needed", "ANT-4.0.10")
MAN_THERE: Final[i64] = REASONS.add("man-there", "ANT-4.0.10")
TAUGHT: Final[i64] = REASONS.add("taught", "ANT-4.2.8")
NOTHING_TO_MAN: Final[i64] = REASONS.add("nothing-there", "ANT-4.2.8")
GRAVED: Final[i64] = REASONS.add("graved", "ANT-4.0.5")
NO_MARKET: Final[i64] = REASONS.add("no-market", "ANT-4.2.10")
TWO_GOODS: Final[i64] = REASONS.add("two-goods", "ANT-4.2.10")
NOT_HELD_TO_GIVE: Final[i64] = REASONS.add("not-held", "ANT-4.2.10")
NO_HOSPITAL: Final[i64] = REASONS.add("no-hospital", "ANT-4.2.11")
HEALED_ALL: Final[i64] = REASONS.add("healed-all", "ANT-4.2.11")
NO_GRAVE: Final[i64] = REASONS.add("no-grave", "ANT-4.2.11")
NO_THEOLOGY: Final[i64] = REASONS.add("no-theology", "ANT-4.2.12")
RAZED_ALREADY: Final[i64] = REASONS.add("razed-already", "ANT-4.2.12")
NO_CATHEDRAL: Final[i64] = REASONS.add("no-cathedral", "ANT-4.2.12")
MARIA_STAYS: Final[i64] = REASONS.add("maria-stays", "ANT-4.2.12")
CATHEDRAL_GRAVED: Final[i64] = REASONS.add("cathedral-graved", "ANT-7.1.29")
NO_BARBARA: Final[i64] = REASONS.add("no-barbara", "ANT-4.2.13")
LIFTED_ALREADY: Final[i64] = REASONS.add("lifted-already", "ANT-4.2.13")
NOTHING_THERE: Final[i64] = REASONS.add("nothing-there", "ANT-4.2.13")
NO_GRAVE_TO_LIFT: Final[i64] = REASONS.add("no-grave", "ANT-4.2.13")
NO_DROP: Final[i64] = REASONS.add("cells-taken", "ANT-4.2.13")
NO_EMPTY_CELL: Final[i64] = REASONS.add("no-empty-cell", "ANT-4.2.13")
NO_TRADING: Final[i64] = REASONS.add("no-trading", "ANT-6.1.1")
NO_MARKET_TO_OFFER: Final[i64] = REASONS.add("no-market", "ANT-4.2.14")
NOT_HELD_TO_OFFER: Final[i64] = REASONS.add("not-held", "ANT-4.2.14")
OFFERS_MADE: Final[i64] = REASONS.add("offers-made", "ANT-4.2.14")
OFFER_OPEN: Final[i64] = REASONS.add("offer-open", "ANT-7.1.30")
NOT_TO_SELF: Final[i64] = REASONS.add("not-to-self", "ANT-4.2.14")
TARGET_OUT: Final[i64] = REASONS.add("target-out", "ANT-7.1.30")
NOTHING_TO_TRADE: Final[i64] = REASONS.add("nothing-to-trade", "ANT-4.2.14")
SIDE_FULL: Final[i64] = REASONS.add("side-full", "ANT-4.2.14")
NOT_OWNED: Final[i64] = REASONS.add("not-owned", "ANT-4.2.14")
EMPTY_OFFER: Final[i64] = REASONS.add("empty-offer", "ANT-4.2.14")
NO_OFFER: Final[i64] = REASONS.add("no-offer", "ANT-4.2.14")
ASKED_NOT_HELD: Final[i64] = REASONS.add("asked-not-held", "ANT-4.2.14")
FINISH_FIRST: Final[i64] = REASONS.add("finish-first", "ANT-7.9.4")
COMMITTED: Final[i64] = REASONS.add("committed", "ANT-4.2.15")
# Later phases.
GOOD_NOT_HELD: Final[i64] = REASONS.add("good-not-held", "ANT-4.5.1")
MAN_LAST: Final[i64] = REASONS.add("man-last", "ANT-4.6.2")
NOT_OF_BUILDING: Final[i64] = REASONS.add("not-of-building", "ANT-4.6.2")
NO_TOKEN: Final[i64] = REASONS.add("no-token", "ANT-4.7.1")
TOKEN_OUT_OF_ZONE: Final[i64] = REASONS.add("out-of-zone", "ANT-4.7.1")
EMPTY_CELLS_FIRST: Final[i64] = REASONS.add("empty-cells-first", "ANT-4.8.2")
NOT_ON_HOUSE: Final[i64] = REASONS.add("not-on-house", "ANT-4.8.2")
GRAVE_THERE: Final[i64] = REASONS.add("grave-there", "ANT-4.8.2")
NO_SUCH_CELL: Final[i64] = REASONS.add("no-such-cell", "ANT-4.8.2")
MARKER_OUT_OF_ZONE: Final[i64] = REASONS.add("out-of-zone", "ANT-4.9.2")
DUMP_FORBIDS: Final[i64] = REASONS.add("dump-forbids", "ANT-4.9.3")
