"""The vocabulary of Concordia Venus and the reasons a word may be refused for.

A route is written as in the data, with `/` for the colon and `>` between its cities: `move:sea/massilia>roma`.
Words name a card by its `title`, which tells cards of the same name apart by their decks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.table.components import (
    CARD_NAMES,
    DOUBLE,
    FIRST_FOR_SALE,
    GOODS,
    PERSONALITIES,
    STOREHOUSE,
    WAYS,
)
from emporion.games.concordia_venus.table.layout import MOST_SEATS, NONE
from emporion.games.concordia_venus.table.maps import CITIES, PROVINCES, ROUTES
from emporion.kernel.refusal import Reasons
from emporion.kernel.words import Vocabulary


def spelled_route(route: str) -> str:
    return route.replace(":", "/").replace("-", ">")


VOCABULARY: Final = Vocabulary()
_routes = [spelled_route(route) for route in ROUTES]
_colonist_places = [f"{way}/{city}" for city in CITIES for way in WAYS]
START: Final[i64] = VOCABULARY.family("start", CITIES, "@city")
PLAY: Final[i64] = VOCABULARY.family("play", CARD_NAMES, "@title")
CHOOSE: Final[i64] = VOCABULARY.family("choose", DOUBLE, "@personality")
PICK: Final[i64] = VOCABULARY.family("pick", _routes, "@way/@city1>@city2")
LEAVE: Final[i64] = VOCABULARY.family("leave", _colonist_places, "@way/@city")
MOVE: Final[i64] = VOCABULARY.family("move", _routes, "@way/@city1>@city2")
BUILD: Final[i64] = VOCABULARY.family("build", CITIES, "@city")
PRODUCE: Final[i64] = VOCABULARY.family("produce", PROVINCES, "@province")
CASH: Final[i64] = VOCABULARY.word("cash")
FORGO: Final[i64] = VOCABULARY.family("forgo", GOODS, "@good")
SELL: Final[i64] = VOCABULARY.family("sell", GOODS, "@good")
BUY: Final[i64] = VOCABULARY.family("buy", GOODS, "@good")
QUANTITY: Final[i64] = VOCABULARY.family("quantity", range(1, STOREHOUSE + 1), "n") - 1  # QUANTITY + 3 says 3
COPY: Final[i64] = VOCABULARY.family("copy", range(MOST_SEATS), "@seat")
COLONISE: Final[i64] = VOCABULARY.word("colonise")
TAX: Final[i64] = VOCABULARY.word("tax")
SETTLE: Final[i64] = VOCABULARY.family("settle", _colonist_places, "@way/@city")
PURCHASE: Final[i64] = VOCABULARY.family("purchase", CARD_NAMES[FIRST_FOR_SALE:], "@title") - FIRST_FOR_SALE
PAY: Final[i64] = VOCABULARY.family("pay", GOODS, "@good")
SUGGEST: Final[i64] = VOCABULARY.family("suggest", CARD_NAMES, "@title")
STOP: Final[i64] = VOCABULARY.word("stop")
DECLINE: Final[i64] = VOCABULARY.word("decline")

# The words `choose:` by personality, and the personality of each.
_CHOICE: Final[vec[i64]] = vec[i64]([DOUBLE.index(name) if name in DOUBLE else NONE for name in PERSONALITIES])
CHOICE_OF: Final[vec[i64]] = vec[i64]([PERSONALITIES.index(name) for name in DOUBLE])
CHOICES: Final[i64] = len(DOUBLE)


def choice_word(personality: i64) -> i64:
    return CHOOSE + _CHOICE[personality]


REASONS: Final = Reasons()
START_IN_CAPITAL: Final[i64] = REASONS.add("start-in-capital", "CNV-3.4.3")
START_TAKEN: Final[i64] = REASONS.add("start-taken", "CNV-3.4.3")
START_NEAR_CAPITAL: Final[i64] = REASONS.add("start-near-capital", "CNV-3.4.3")
NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand", "CNV-4.1.1")
SOLO_NO_LEGATE: Final[i64] = REASONS.add("solo-no-legate", "CNV-4.15.2")
NOT_ON_CARD: Final[i64] = REASONS.add("not-on-card", "CNV-4.17.1")
NO_COLONIST_THERE: Final[i64] = REASONS.add("no-colonist-there", "CNV-4.5.5")
MOVED_ALREADY: Final[i64] = REASONS.add("moved-already", "CNV-4.5.5")
NO_DESTINATION: Final[i64] = REASONS.add("no-destination", "CNV-4.5.5")
ROUTE_TAKEN: Final[i64] = REASONS.add("route-taken", "CNV-4.5.3")
ROUTE_NO_STOP: Final[i64] = REASONS.add("route-no-stop", "CNV-4.5.4")
ROUTE_TOO_FAR: Final[i64] = REASONS.add("route-too-far", "CNV-4.5.1")
ROUTE_OTHER_KIND: Final[i64] = REASONS.add("route-other-kind", "CNV-4.3.7")
CAPITAL_NO_VILLA: Final[i64] = REASONS.add("capital-no-villa", "CNV-2.1.3")
VILLA_ALREADY: Final[i64] = REASONS.add("villa-already", "CNV-4.5.9")
NOT_ADJACENT: Final[i64] = REASONS.add("not-adjacent", "CNV-4.5.6")
NO_VILLA_LEFT: Final[i64] = REASONS.add("no-villa-left", "CNV-7.1.2")
VILLA_GOODS_SHORT: Final[i64] = REASONS.add("villa-goods-short", "CNV-4.5.7")
VILLA_MONEY_SHORT: Final[i64] = REASONS.add("villa-money-short", "CNV-4.5.7")
PROVINCE_INACTIVE: Final[i64] = REASONS.add("province-inactive", "CNV-4.6.1")
NOT_RECEIVED: Final[i64] = REASONS.add("not-received", "CNV-4.3.2")
TRADED_ALREADY: Final[i64] = REASONS.add("traded-already", "CNV-4.7.2")
NOTHING_TO_SELL: Final[i64] = REASONS.add("nothing-to-sell", "CNV-4.7.2")
NO_SPACE: Final[i64] = REASONS.add("no-space", "CNV-4.3.1")
TRADE_MONEY_SHORT: Final[i64] = REASONS.add("trade-money-short", "CNV-4.7.2")
TOO_MANY_TO_SELL: Final[i64] = REASONS.add("too-many-to-sell", "CNV-4.7.2")
TOO_MANY_TO_BUY: Final[i64] = REASONS.add("too-many-to-buy", "CNV-4.7.2")
NO_CARD_TO_COPY: Final[i64] = REASONS.add("no-card-to-copy", "CNV-4.8.2")
NEVER_COPIED: Final[i64] = REASONS.add("never-copied", "CNV-4.8.2")
PARTNERS_CARD: Final[i64] = REASONS.add("partners-card", "CNV-4.8.3")
COPIED_ALREADY: Final[i64] = REASONS.add("copied-already", "CNV-4.8.4")
SOLO_COPIES_NO_LEGATE: Final[i64] = REASONS.add("solo-copies-no-legate", "CNV-4.15.3")
NOTHING_TO_REPEAT: Final[i64] = REASONS.add("nothing-to-repeat", "CNV-7.2.1")
MAGISTER_LOOP: Final[i64] = REASONS.add("magister-loop", "CNV-7.2.3")
NOWHERE_TO_SETTLE: Final[i64] = REASONS.add("nowhere-to-settle", "CNV-4.10.1")
NO_COLONIST_STORED: Final[i64] = REASONS.add("no-colonist-stored", "CNV-7.1.2")
COLONIST_GOODS_SHORT: Final[i64] = REASONS.add("colonist-goods-short", "CNV-4.10.2")
ONLY_THE_CAPITAL: Final[i64] = REASONS.add("only-the-capital", "CNV-4.4.2")
NO_OWN_VILLA: Final[i64] = REASONS.add("no-own-villa", "CNV-4.10.2")
KIND_NOT_ACCEPTED: Final[i64] = REASONS.add("kind-not-accepted", "CNV-4.3.7")
FIRST_PLACEMENT_DUE: Final[i64] = REASONS.add("first-placement-due", "CNV-4.10.2")
NOT_ON_DISPLAY: Final[i64] = REASONS.add("not-on-display", "CNV-4.3.5")
CARD_GOODS_SHORT: Final[i64] = REASONS.add("card-goods-short", "CNV-4.3.5")
NO_SECOND_PROCONSUL: Final[i64] = REASONS.add("no-second-proconsul", "CNV-4.15.1")
GOOD_NOT_OWNED: Final[i64] = REASONS.add("good-not-owned", "CNV-4.3.5")
NOT_IN_PARTNERS_HAND: Final[i64] = REASONS.add("not-in-partners-hand", "CNV-4.16.1")
