"""What is printed on Ostia's components, read from `data/`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.table.layout import KINDS, MOST_SEATS
from emporion.kernel.data import read_data
from emporion.kernel.options import read_options

SITES: Final = 4  # for warehouses, on each board
SENATE_CARDS: Final[i64] = 6

_game = read_data(__file__, "game")
_goods = read_data(__file__, "goods")["good"]
_senate = read_data(__file__, "senate")["senate_card"]
_prices = read_data(__file__, "forum")["price"]

OPTIONS: Final = read_options(read_data(__file__, "options"))
IVORY_IN_GAME: Final = 0  # the options, in the order of options.toml
BLUFF_CARDS: Final = 1
TYPE_LIMIT_MODE: Final = 2
OPEN_MONEY: Final = 3
FINAL_FORUM_PAYS: Final = 4
TIEBREAK_CARD: Final = 5
FIRST_PLAYER: Final = 6
PENALTY: Final = 0  # the values of TYPE_LIMIT_MODE
STRICT: Final = 1
LITERAL: Final = 2

ERRATA: Final[tuple[str, ...]] = ("two-beats", "nothing-kept")
TWO_BEATS: Final = 0  # OST-4.2.4: the allocation has two beats; before, whoever locked last saw all piles
NOTHING_KEPT: Final = 1  # OST-4.5.5: without a warehouse nobody is asked what goes first

GOODS: Final[list[str]] = [good["id"] for good in _goods]
IVORY: Final = 0
VALUE: Final[vec[i64]] = vec[i64]([good["value"] for good in _goods])
COUNT: Final[vec[i64]] = vec[i64]([good["count"] for good in _goods])

SENATE: Final[list[str]] = [card["id"] for card in _senate]
SENATE_VALUES: Final[vec[i64]] = vec[i64]([card["values"][good] for card in _senate for good in GOODS])

FORUM_PRICE: Final[vec[i64]] = vec[i64]([0] + [entry["per_card"] for entry in _prices])
RANK_POINTS: Final[vec[i64]] = vec[i64](_game["scoring"]["rank_points"])
MARKET_CARDS: Final[vec[i64]] = vec[i64](
    [next((row["count"] for row in _game["market_cards"] if row["players"] == n), 0) for n in range(MOST_SEATS + 1)]
)

START_CASH: Final[i64] = _game["setup_per_player"]["cash"]
START_WAREHOUSES: Final[i64] = _game["setup_per_player"]["warehouses"]
BLUFFS: Final[i64] = _game["setup_per_player"]["bluff_cards"]
ROUNDS: Final[int] = _game["round"]["rounds"]
DEALT: Final[i64] = _game["round"]["goods_dealt_per_player"]
SERIES: Final[int] = _game["round"]["auction_series"]
TYPE_LIMIT: Final[i64] = _game["round"]["max_types_forum_plus_senate"]
KEEP_SURCHARGE: Final[i64] = _game["auction"]["keep_surcharge"]
CREDITS_FOR_BIDS: Final[i64] = _game["auction"]["max_credits_for_bids"]
HIGHEST_BID: Final[i64] = _game["auction"]["max_bid"]
WAREHOUSE_COST: Final[i64] = _game["finance"]["warehouse_build_cost"]
WAREHOUSE_SALE: Final[i64] = _game["finance"]["warehouse_sale_value"]
CREDIT: Final[i64] = _game["finance"]["credit_amount"]
REPAYMENT: Final[i64] = _game["finance"]["credit_repayment"]
INTEREST: Final[i64] = _game["finance"]["credit_interest_per_round"]
STORED_TYPE_POINTS: Final[i64] = _game["scoring"]["points_per_stored_type"]


def senate_value(card: i64, good: i64) -> i64:
    return SENATE_VALUES[card * KINDS + good]
