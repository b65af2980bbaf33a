"""Ostia's vocabulary and the reasons a word may be refused for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.table.components import BLUFFS, COUNT, GOODS, HIGHEST_BID, SITES, VALUE
from emporion.games.ostia.table.layout import KINDS, MOST_SEATS
from emporion.kernel.refusal import Reasons
from emporion.kernel.words import Vocabulary

LOWEST_BID: Final[i64] = 2 * min(VALUE)
MOST_CREDITS: Final = 63  # OST-4.0.7: no seat can ever owe more
MOST_OF_A_KIND: Final = 12  # one more than the cards of the commonest good

VOCABULARY: Final = Vocabulary()
TAKE: Final[i64] = VOCABULARY.family("take", GOODS, "@good")
_pairs = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
LOT: Final[i64] = VOCABULARY.family("lot", [f"{GOODS[a]}+{GOODS[b]}" for a, b in _pairs], "@good1+@good2")
LOTS: Final[i64] = len(_pairs)
BID: Final[i64] = (
    VOCABULARY.family("bid", range(LOWEST_BID, HIGHEST_BID + 1), "amount") - LOWEST_BID
)  # BID + 14 says 14
PASS: Final[i64] = VOCABULARY.word("pass")
KEEP: Final[i64] = VOCABULARY.word("keep")
SELL: Final[i64] = VOCABULARY.family("sell", range(MOST_SEATS), "@seat")
_splits = [(g, f, s) for g in range(KINDS) for f in range(COUNT[g] + 1) for s in range(COUNT[g] + 1 - f)]
SPLIT: Final[i64] = VOCABULARY.family("split", [f"{GOODS[g]}:{f}/{s}" for g, f, s in _splits], "@good:forum/senate")
SPLITS: Final[i64] = len(_splits)
_bluffs = [(f, s) for f in range(BLUFFS + 1) for s in range(BLUFFS + 1 - f)]
BLUFF: Final[i64] = VOCABULARY.family("bluff", [f"{f}/{s}" for f, s in _bluffs], "forum/senate")
BLUFF_SPLITS: Final[i64] = len(_bluffs)
LOCK: Final[i64] = VOCABULARY.word("lock")
REPAY: Final[i64] = VOCABULARY.family("repay", range(MOST_CREDITS + 1), "credits")
BUILD: Final[i64] = VOCABULARY.family("build", range(SITES + 1), "warehouses")
DISCARD: Final[i64] = VOCABULARY.family("discard", GOODS, "@good")
SELL_WAREHOUSES: Final[i64] = VOCABULARY.family("sell_warehouses", range(SITES + 1), "warehouses")
CONFIRM: Final[i64] = VOCABULARY.word("confirm")

# Lots by number: the two goods; and the lot word of two goods.
LOT_LEFT: Final[vec[i64]] = vec[i64]([a for a, _ in _pairs])
LOT_RIGHT: Final[vec[i64]] = vec[i64]([b for _, b in _pairs])
_lot_words = {pair: LOT + k for k, pair in enumerate(_pairs)}
_LOT_OF: Final[vec[i64]] = vec[i64]([_lot_words[min(a, b), max(a, b)] for a in range(KINDS) for b in range(KINDS)])

# Splits by number: good, cards to the forum, cards to the Senate; and the split word of the three.
SPLIT_GOOD: Final[vec[i64]] = vec[i64]([g for g, _, _ in _splits])
SPLIT_FORUM: Final[vec[i64]] = vec[i64]([f for _, f, _ in _splits])
SPLIT_SENATE: Final[vec[i64]] = vec[i64]([s for _, _, s in _splits])
_split_words = {split: SPLIT + k for k, split in enumerate(_splits)}
_SPLIT_OF: Final[vec[i64]] = vec[i64](
    [
        _split_words.get((g, f, s), -1)
        for g in range(KINDS)
        for f in range(MOST_OF_A_KIND)
        for s in range(MOST_OF_A_KIND)
    ]
)
BLUFF_FORUM: Final[vec[i64]] = vec[i64]([f for f, _ in _bluffs])
BLUFF_SENATE: Final[vec[i64]] = vec[i64]([s for _, s in _bluffs])


def lot_word(a: i64, b: i64) -> i64:
    return _LOT_OF[a * KINDS + b]


def split_word(good: i64, forum: i64, senate: i64) -> i64:
    return _SPLIT_OF[(good * MOST_OF_A_KIND + forum) * MOST_OF_A_KIND + senate]


REASONS: Final = Reasons()
NOT_IN_BOAT: Final[i64] = REASONS.add("not-in-boat", "OST-4.1.2")
LOT_NOT_IN_BOAT: Final[i64] = REASONS.add("lot-not-in-boat", "OST-4.1.6")
BELOW_MINIMUM: Final[i64] = REASONS.add("below-minimum", "OST-4.1.9")
ABOVE_CAP: Final[i64] = REASONS.add("above-cap", "OST-4.1.10")
KEEP_SHORT: Final[i64] = REASONS.add("keep-short", "OST-4.1.11")
DID_NOT_BID: Final[i64] = REASONS.add("did-not-bid", "OST-4.1.12")
OTHER_GOOD_NOW: Final[i64] = REASONS.add("other-good-now", "OST-4.2.3")
NONE_HELD: Final[i64] = REASONS.add("none-held", "OST-4.2.2")
ALREADY_LAID: Final[i64] = REASONS.add("already-laid", "OST-4.2.3")
TOO_FEW_CARDS: Final[i64] = REASONS.add("too-few-cards", "OST-4.2.2")
FOURTH_TYPE: Final[i64] = REASONS.add("fourth-type", "OST-4.2.9")
NO_SENATE: Final[i64] = REASONS.add("no-senate", "OST-5.2.1")
NOT_ALL_LAID: Final[i64] = REASONS.add("not-all-laid", "OST-4.2.3")
BLUFF_NOT_LAID: Final[i64] = REASONS.add("bluff-not-laid", "OST-4.2.4")
LAYING_ANEW: Final[i64] = REASONS.add("laying-anew", "OST-4.2.4")
FEWER_CREDITS: Final[i64] = REASONS.add("fewer-credits", "OST-4.5.2")
REPAY_SHORT: Final[i64] = REASONS.add("repay-short", "OST-4.5.2")
BUILD_SHORT: Final[i64] = REASONS.add("build-short", "OST-4.5.4")
NO_SITE: Final[i64] = REASONS.add("no-site", "OST-4.5.4")
NOT_STORED: Final[i64] = REASONS.add("not-stored", "OST-4.5.5")
NOT_EMPTY: Final[i64] = REASONS.add("not-empty", "OST-5.4.1")
DEBTS_FIRST: Final[i64] = REASONS.add("debts-first", "OST-5.4.2")
