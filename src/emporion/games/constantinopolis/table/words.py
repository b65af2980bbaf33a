"""Constantinopolis's vocabulary and the reasons a word may be refused for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.constantinopolis.table.components import (
    COMMERCIALS,
    FIRST_COMMERCIAL,
    GOLD_STEPS,
    GOODS,
    HIGHEST_BID,
    INDUSTRIAL,
    KIND,
    OFFICE,
    OUTPUT_TYPES,
    PLAN,
    PLAN_TILE,
    PLANS,
    SHIP,
    TILE,
)
from emporion.games.constantinopolis.table.layout import MOST_SEATS, MOST_SHIPS
from emporion.kernel.refusal import Reasons
from emporion.kernel.words import Vocabulary

VOCABULARY: Final = Vocabulary()
# Phase 1
KEEP: Final[i64] = VOCABULARY.word("keep")
VACANT: Final[i64] = VOCABULARY.family("vacant", OFFICE, "@office")
CHALLENGE: Final[i64] = VOCABULARY.family("challenge", OFFICE, "@office")
FREE_TAKE: Final[i64] = VOCABULARY.family("free_take", OFFICE, "@office")
RELIEF: Final[i64] = VOCABULARY.family("relief", OFFICE, "@office")
BID: Final[i64] = VOCABULARY.family("bid", range(1, HIGHEST_BID + 1), "amount") - 1  # BID + 4 says 4
PASS: Final[i64] = VOCABULARY.word("pass")
PRETORIO_GOOD: Final[i64] = VOCABULARY.family("pretorio", GOODS, "@good")
# Phase 4, and what phase 6 shares with it
BUILD: Final[i64] = VOCABULARY.family("build", PLAN, "@building")
_discounted = [k for k in range(PLANS) if PLAN_TILE[k] > 0 and (OUTPUT_TYPES[PLAN_TILE[k]] >> INDUSTRIAL) & 1]
BUILD_WITH_REDEMPTOR: Final[i64] = VOCABULARY.family(
    "build_with_redemptor", [PLAN[k] for k in _discounted], "@building"
)
DISCOUNTED: Final[i64] = len(_discounted)
DISCOUNTED_PLAN: Final[vec[i64]] = vec[i64](_discounted)
PREEMPT_YES: Final[i64] = VOCABULARY.family("preempt", ["yes", "no"], "answer")
PREEMPT_NO: Final[i64] = PREEMPT_YES + 1
BUY: Final[i64] = VOCABULARY.family("buy", GOODS, "@good")
SELL: Final[i64] = VOCABULARY.family("sell", GOODS, "@good")
ACTIVATE: Final[i64] = VOCABULARY.family(
    "activate", [TILE[FIRST_COMMERCIAL + k] for k in range(COMMERCIALS)], "@building"
)
SWAP: Final[i64] = VOCABULARY.word("wall_swap")
BULK_SALE: Final[i64] = VOCABULARY.word("wall_bulk_sale")
GIVE: Final[i64] = VOCABULARY.family("give", GOODS, "@good")
TAKE: Final[i64] = VOCABULARY.family("take", GOODS, "@good")
END_TURN: Final[i64] = VOCABULARY.word("end_turn")
# Phase 6
LOAD: Final[i64] = VOCABULARY.family("load", KIND, "@contract")
ABOARD: Final[i64] = VOCABULARY.family("ship", range(1, MOST_SHIPS + 1), "number")  # the ships of a fleet in a row
BUY_POST: Final[i64] = VOCABULARY.word("buy_post")
BUY_SHIP: Final[i64] = VOCABULARY.family("buy_ship", SHIP, "@ship")
EXCHANGE: Final[i64] = VOCABULARY.word("exchange")
DISCARD: Final[i64] = VOCABULARY.family("discard", KIND, "@contract")
STOP: Final[i64] = VOCABULARY.word("stop")
FINISH: Final[i64] = VOCABULARY.word("finish")
KEEP_CONTRACT: Final[i64] = VOCABULARY.family("keep_contract", KIND, "@contract")
# Phases 7 and 8
DONATE: Final[i64] = VOCABULARY.family("donate", GOODS, "@good")
STORE: Final[i64] = VOCABULARY.family("store", GOODS, "@good")
# Free trade
SHOW: Final[i64] = VOCABULARY.family("show", KIND, "@contract")
TRADE_WITH: Final[i64] = VOCABULARY.family("trade_with", range(MOST_SEATS), "@seat")
GIVE_GOLD: Final[i64] = VOCABULARY.family("give_gold", GOLD_STEPS, "amount")
GIVE_CONTRACT: Final[i64] = VOCABULARY.family("give_contract", KIND, "@contract")
ASK: Final[i64] = VOCABULARY.family("ask", GOODS, "@good")
ASK_GOLD: Final[i64] = VOCABULARY.family("ask_gold", GOLD_STEPS, "amount")
ASK_CONTRACT: Final[i64] = VOCABULARY.family("ask_contract", KIND, "@contract")
SEND: Final[i64] = VOCABULARY.word("send")
DROP: Final[i64] = VOCABULARY.word("drop")
ACCEPT: Final[i64] = VOCABULARY.word("accept")
REFUSE: Final[i64] = VOCABULARY.word("refuse")
WITHDRAW: Final[i64] = VOCABULARY.word("withdraw")
# Phase 1 again: words keep their numbers, so new ones come last
UP_TO: Final[i64] = VOCABULARY.family("up_to", range(1, HIGHEST_BID + 1), "amount") - 1  # UP_TO + 4: at most 4
GOLD_STEP: Final[vec[i64]] = vec[i64](GOLD_STEPS)
STEPS_OF_GOLD: Final[i64] = len(GOLD_STEPS)

REASONS: Final = Reasons()
# Phase 1
NO_OFFICE: Final[i64] = REASONS.add("no-office", "CPL-4.1.9")
OFFICE_HELD: Final[i64] = REASONS.add("office-held", "CPL-4.1.4")
OFFICE_VACANT: Final[i64] = REASONS.add("office-vacant", "CPL-4.1.4")
VACANT_SHORT: Final[i64] = REASONS.add("vacant-short", "CPL-4.1.6")
OWN_OFFICE: Final[i64] = REASONS.add("own-office", "CPL-7.1.8")
OFFICE_LOST: Final[i64] = REASONS.add("office-lost", "CPL-4.1.10")
OPENING_SHORT: Final[i64] = REASONS.add("opening-short", "CPL-4.1.7")
NOT_FREE: Final[i64] = REASONS.add("not-free", "CPL-4.1.9")
NO_RELIEF: Final[i64] = REASONS.add("no-relief", "CPL-4.1.12")
MUST_OPEN: Final[i64] = REASONS.add("must-open", "CPL-4.1.7")
BID_TOO_LOW: Final[i64] = REASONS.add("bid-too-low", "CPL-4.1.7")
BID_TOO_HIGH: Final[i64] = REASONS.add("bid-too-high", "CPL-4.1.7")
BID_ABOVE_CEILING: Final[i64] = REASONS.add("bid-above-ceiling", "CPL-7.9.1")
NOT_MADE: Final[i64] = REASONS.add("not-made", "CPL-4.0.3")
# Phase 4
NONE_LEFT: Final[i64] = REASONS.add("none-left", "CPL-7.2.9")
CATEGORY_BUILT: Final[i64] = REASONS.add("category-built", "CPL-4.4.2")
NO_SPACE: Final[i64] = REASONS.add("no-space", "CPL-7.2.5")
SAME_NAME: Final[i64] = REASONS.add("same-name", "CPL-4.4.2")
NO_PERMIT: Final[i64] = REASONS.add("no-permit", "CPL-4.4.4")
TOP_LEVEL: Final[i64] = REASONS.add("top-level", "CPL-4.4.4")
GOLD_SHORT: Final[i64] = REASONS.add("gold-short", "CPL-4.0.2")
NOT_URBI: Final[i64] = REASONS.add("not-urbi", "CPL-4.4.7")
POWER_USED: Final[i64] = REASONS.add("power-used", "CPL-7.2.11")
NO_REDEMPTOR: Final[i64] = REASONS.add("no-redemptor", "CPL-4.4.3")
REDEMPTOR_USED: Final[i64] = REASONS.add("redemptor-used", "CPL-4.4.3")
NO_INDUSTRIAL: Final[i64] = REASONS.add("no-industrial", "CPL-4.4.3")
NOT_TRADED: Final[i64] = REASONS.add("not-traded", "CPL-2.1.5")
SOLD_ALREADY: Final[i64] = REASONS.add("sold-already", "CPL-7.3.1")
BOUGHT_ALREADY: Final[i64] = REASONS.add("bought-already", "CPL-7.3.1")
BUYING_LIMIT: Final[i64] = REASONS.add("limit-reached", "CPL-4.4.10")
SELLING_LIMIT: Final[i64] = REASONS.add("limit-reached", "CPL-4.4.11")
MADE: Final[i64] = REASONS.add("made", "CPL-4.4.10")
NO_SUCH_GOOD: Final[i64] = REASONS.add("no-such-good", "CPL-4.0.4")
NOT_OWNED: Final[i64] = REASONS.add("not-owned", "CPL-4.4.12")
USED_ALREADY: Final[i64] = REASONS.add("used-already", "CPL-4.4.12")
INPUT_MISSING: Final[i64] = REASONS.add("input-missing", "CPL-4.4.12")
INPUT_NOT_MADE: Final[i64] = REASONS.add("input-not-made", "CPL-7.3.3")
WALL_NOT_OWNED: Final[i64] = REASONS.add("wall-not-owned", "CPL-4.9.1")
WALL_USED: Final[i64] = REASONS.add("wall-used", "CPL-4.9.1")
NOTHING_TO_SWAP: Final[i64] = REASONS.add("nothing-to-swap", "CPL-4.9.2")
SAME_TYPE: Final[i64] = REASONS.add("same-type", "CPL-4.9.2")
TOO_FEW_GOODS: Final[i64] = REASONS.add("too-few-goods", "CPL-4.9.3")
# Phase 6
NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand", "CPL-4.6.2")
GOODS_MISSING: Final[i64] = REASONS.add("goods-missing", "CPL-4.6.2")
NO_SHIP_FITS: Final[i64] = REASONS.add("no-ship-fits", "CPL-4.6.2")
NO_SUCH_SHIP: Final[i64] = REASONS.add("no-such-ship", "CPL-4.6.2")
AT_SEA: Final[i64] = REASONS.add("at-sea", "CPL-4.6.2")
SHIP_CANNOT: Final[i64] = REASONS.add("ship-cannot", "CPL-4.6.2")
SHIP_FULL: Final[i64] = REASONS.add("ship-full", "CPL-2.1.4")
PASSENGERS_FULL: Final[i64] = REASONS.add("passengers-full", "CPL-2.1.4")
SAME_SHIP: Final[i64] = REASONS.add("same-ship", "CPL-4.6.8")
POST_BOUGHT: Final[i64] = REASONS.add("post-bought", "CPL-4.6.4")
POSTS_ALL_BOUGHT: Final[i64] = REASONS.add("posts-all-bought", "CPL-4.6.4")
SHIP_BOUGHT: Final[i64] = REASONS.add("ship-bought", "CPL-4.6.5")
NO_SHIP_LEFT: Final[i64] = REASONS.add("no-ship-left", "CPL-4.6.5")
NO_EXCHANGE: Final[i64] = REASONS.add("no-exchange", "CPL-4.6.6")
NO_CONTRACT: Final[i64] = REASONS.add("no-contract", "CPL-4.6.6")
NOT_TO_EXCHANGE: Final[i64] = REASONS.add("not-in-hand", "CPL-4.6.6")
FIRST_CARD_MISSING: Final[i64] = REASONS.add("first-card-missing", "CPL-4.6.6")
NOT_TO_KEEP: Final[i64] = REASONS.add("not-in-hand", "CPL-4.6.11")
KEPT_ALREADY: Final[i64] = REASONS.add("kept-already", "CPL-4.6.11")
POSTS_TAKEN: Final[i64] = REASONS.add("posts-taken", "CPL-4.6.11")
# Phases 7 and 8
NO_DONATION: Final[i64] = REASONS.add("no-donation", "CPL-4.7.1")
DONATION_SHORT: Final[i64] = REASONS.add("donation-short", "CPL-4.7.1")
DONATION_NOT_MADE: Final[i64] = REASONS.add("donation-not-made", "CPL-7.3.3")
NONE_TO_STORE: Final[i64] = REASONS.add("none-to-store", "CPL-4.8.3")
# Free trade
NOT_TO_SHOW: Final[i64] = REASONS.add("not-in-hand", "CPL-6.1.2")
SHOWN_ALREADY: Final[i64] = REASONS.add("shown-already", "CPL-6.1.2")
NOT_WITH_YOURSELF: Final[i64] = REASONS.add("not-with-yourself", "CPL-6.1.3")
SIDE_FULL: Final[i64] = REASONS.add("side-full", "CPL-6.1.3")
GIVER_LACKS: Final[i64] = REASONS.add("giver-lacks", "CPL-6.1.3")
PARTNER_LACKS: Final[i64] = REASONS.add("partner-lacks", "CPL-6.1.3")
NOT_SHOWN: Final[i64] = REASONS.add("not-shown", "CPL-6.1.3")
EMPTY_OFFER: Final[i64] = REASONS.add("empty-offer", "CPL-6.1.3")
NO_FREE_TRADE: Final[i64] = REASONS.add("no-free-trade", "CPL-6.1.1")
PROPOSAL_OPEN: Final[i64] = REASONS.add("proposal-open", "CPL-6.1.3")
NO_PROPOSAL_LEFT: Final[i64] = REASONS.add("no-proposal-left", "CPL-6.1.3")
PARTNER_FINISHED: Final[i64] = REASONS.add("partner-finished", "CPL-6.1.2")
NOTHING_TO_WITHDRAW: Final[i64] = REASONS.add("nothing-to-withdraw", "CPL-6.1.3")
NOTHING_TO_ANSWER: Final[i64] = REASONS.add("nothing-to-answer", "CPL-6.1.4")
ASKED_IS_ABOARD: Final[i64] = REASONS.add("asked-is-aboard", "CPL-7.9.9")
# The last ship of a type
SHIP_WANTED: Final[i64] = REASONS.add("ship-wanted", "CPL-4.6.1")
