"""What is printed on Concordia Venus's cards, goods and display, read from `data/`; the maps are in `maps.py`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.table.layout import NONE, SPACES
from emporion.kernel.data import read_data
from emporion.kernel.options import read_options

KINDS: Final[i64] = 5  # of goods
GODS: Final[i64] = 7
VILLAS: Final = 15
LAND: Final = 0  # the kinds of routes and colonists
SEA: Final = 1
OF_A_KIND: Final[i64] = 3  # colonists

_components = read_data(__file__, "components")
_cards = read_data(__file__, "cards")
_setup = read_data(__file__, "setup")
_scoring = read_data(__file__, "scoring")

OPTIONS: Final = read_options(read_data(__file__, "options"))
MODE: Final = 0  # the options, in the order of options.toml
MAP: Final = 1
IONIUM_WITHOUT_B: Final = 2
CARD_DISPLAY: Final = 3
INTERMEDIATE_SCORING: Final = 4
PARTNER_TALK: Final = 5
CLASSIC_DECK: Final = 6
ROUND_LIMIT: Final = 7

WAYS: Final[list[str]] = ["land", "sea"]

# -- goods ------------------------------------------------------------------------------------------------
GOODS: Final[list[str]] = [good["id"] for good in _components["goods"]]
BRICK: Final = 0
FOOD: Final = 1
TOOLS: Final = 2
WINE: Final = 3
CLOTH: Final = 4
PRICE: Final[vec[i64]] = vec[i64]([good["price"] for good in _components["goods"]])
COINS: Final[vec[i64]] = vec[i64]([marker["coins"] for marker in _components["bonus_markers"]])
_MARKERS: Final[list[int]] = [marker["count"] for marker in _components["bonus_markers"]]
MARKER_COUNT: Final[vec[i64]] = vec[i64](_MARKERS)
TOKENS: Final[dict[str, list[int]]] = {
    row["letter"]: [row[good] for good in GOODS] for row in _components["city_tokens"]
}


def _counted(goods: list[str]) -> list[int]:
    return [goods.count(good) for good in GOODS]


_villa_costs: Final[dict[str, Any]] = {row["city_good"]: row for row in _components["villa_costs"]}
VILLA_MONEY: Final[vec[i64]] = vec[i64]([_villa_costs[good]["money_base"] for good in GOODS])
_VILLA_GOODS: Final[vec[i64]] = vec[i64]([n for good in GOODS for n in _counted(_villa_costs[good]["goods"])])
COLONIST_GOODS: Final[vec[i64]] = vec[i64](_counted(_components["new_colonist"]["goods"]))

STOREHOUSE: Final[i64] = _components["storehouse"]["spaces"]
MOST_TRADES: Final[i64] = _components["mercator"]["max_types"]
TAX_BASE: Final[i64] = _components["colonist_tax"]["base"]
TAX_PER_COLONIST: Final[i64] = _components["colonist_tax"]["per_colonist_on_board"]
TRIBUNE_FREE_CARDS: Final[i64] = _components["tribune"]["free_cards"]
TRIBUNE_MONEY: Final[i64] = _components["tribune"]["money_per_extra_card"]

START_GOODS: Final[vec[i64]] = vec[i64]([_setup["starting_goods"][good] for good in GOODS])
START_MONEY: Final[vec[i64]] = vec[i64](_setup["starting_money"]["individual"])
START_MONEY_TEAM: Final[vec[i64]] = vec[i64](_setup["starting_money"]["team"])
DECKS: Final[dict[tuple[str, int], list[int]]] = {
    (row["mode"], row["players"]): row["decks"] for row in _setup["counts"]
}

# -- the card display: side by side, space by space -------------------------------------------------------------
_sides: Final[list[list[list[str]]]] = [_components["card_display"][side]["surcharges"] for side in ("recto", "verso")]
_SURCHARGE: Final[vec[i64]] = vec[i64]([n for side in _sides for space in side for n in _counted(space)])
_SURCHARGE_ANY: Final[vec[i64]] = vec[i64]([space.count("any") for side in _sides for space in side])

# -- cards ------------------------------------------------------------------------------------------------
PERSONALITIES: Final[list[str]] = [personality["id"] for personality in _cards["personalities"]]
TRIBUNE: Final = 0
ARCHITECT: Final = 1
PREFECT: Final = 2
MERCATOR: Final = 3
DIPLOMAT: Final = 4
MAGISTER: Final = 5
COLONIST: Final = 6
SPECIALIST: Final = 7
SENATOR: Final = 8
CONSUL: Final = 9
PRAETOR: Final = 10
PROCONSUL: Final = 11
LEGATE: Final = 12
DOUBLE: Final[list[str]] = ["prefect", "architect", "mercator"]  # the personalities of double-choice cards

GOD_NAMES: Final[list[str]] = _scoring["order"]
VESTA: Final = 0
JUPITER: Final = 1
SATURNUS: Final = 2
VENUS: Final = 3
MERCURIUS: Final = 4
MARS: Final = 5
MINERVA: Final = 6
_gods: Final[dict[str, Any]] = {god["id"]: god for god in _scoring["gods"]}
JUPITER_VP: Final[i64] = _gods["jupiter"]["vp"]
SATURNUS_VP: Final[i64] = _gods["saturnus"]["vp"]
VENUS_VP: Final[i64] = _gods["venus"]["vp_individual"]
VENUS_VP_TEAM: Final[i64] = _gods["venus"]["vp_team"]
MERCURIUS_VP: Final[i64] = _gods["mercurius"]["vp"]
MARS_VP: Final[i64] = _gods["mars"]["vp"]
MINERVA_VP: Final[vec[i64]] = vec[i64]([_gods["minerva"]["values"][good] for good in GOODS])
CONCORDIA_VP: Final[i64] = _scoring["concordia"]["vp"]
VESTA_FORTUNE: Final = 10  # sestertii for a point
FIRST_PLACE_MONEY: Final[i64] = _scoring["intermediate"]["first_place_money"]
SECOND_PLACE_MONEY: Final[i64] = _scoring["intermediate"]["second_place_money"]

_starting: Final[list[dict[str, Any]]] = _cards["starting_cards"]
_market: Final[list[dict[str, Any]]] = _cards["market_cards"]
_all: Final[list[dict[str, Any]]] = _starting + _market
CARD_NAMES: Final[list[str]] = [card["id"] for card in _all]
FIRST_FOR_SALE: Final[i64] = len(_starting)
FOR_SALE: Final[i64] = len(_market)
_ACTIONS: Final[vec[i64]] = vec[i64](
    [PERSONALITIES.index(card["actions"][k]) if k < len(card["actions"]) else NONE for card in _all for k in range(2)]
)
_GODS: Final[vec[i64]] = vec[i64]([1 if god in card["gods"] else 0 for card in _all for god in GOD_NAMES])
_COST: Final[vec[i64]] = vec[i64]([n for card in _all for n in _counted(card.get("cost", []))])
MERCATOR_INCOME: Final[vec[i64]] = vec[i64]([card.get("mercator_income", 0) for card in _all])
SPECIALITY: Final[vec[i64]] = vec[i64](
    [GOODS.index(card["specialist_good"]) if "specialist_good" in card else NONE for card in _all]
)
DECK_OF: Final[vec[i64]] = vec[i64]([card.get("deck", 0) for card in _all])
CLASSIC_DECK_OF: Final[vec[i64]] = vec[i64]([card.get("classic_deck", card.get("deck", 0)) for card in _all])
CARD_MODES: Final[list[list[str]]] = [card["modes"] for card in _all]
HANDS: Final[dict[str, list[int]]] = {
    hand: [counts.get(card["id"], 0) for card in _all]
    for hand, counts in _cards["starting_hands"].items()
    if hand != "source"
}
PANTHEON: Final[dict[str, dict[str, int]]] = {
    match: counts for match, counts in _cards["pantheon"].items() if match != "source"
}


def action(card: i64, k: i64) -> i64:
    """The first or second personality of a card; NONE if it has no second."""
    return _ACTIONS[2 * card + k]


def is_double(card: i64) -> bool:
    return _ACTIONS[2 * card + 1] != NONE


def serves(card: i64, god: i64) -> bool:
    return _GODS[card * GODS + god] != 0


def card_cost(card: i64, good: i64) -> i64:
    """How much of a good the red strip asks for."""
    return _COST[card * KINDS + good]


def surcharge(side: i64, space: i64, good: i64) -> i64:
    return _SURCHARGE[(side * SPACES + space) * KINDS + good]


def surcharge_any(side: i64, space: i64) -> i64:
    """How many goods of the buyer's choice a space asks for."""
    return _SURCHARGE_ANY[side * SPACES + space]


def villa_goods(produces: i64, good: i64) -> i64:
    """How much of a good a villa costs in a city with that produce (CNV-4.5.7)."""
    return _VILLA_GOODS[produces * KINDS + good]
