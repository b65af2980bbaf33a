"""Words worth thinking about: of many bids a few, and of the ways to lay cards those that cost none."""

from mypy_extensions import i64

from emporion.games.ostia.rules.debts import most_as_laid, most_in_the_end, owed
from emporion.games.ostia.rules.piles import owned
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import FINAL_FORUM_PAYS, TYPE_LIMIT
from emporion.games.ostia.table.layout import ASKED_AGAIN
from emporion.games.ostia.table.words import BID, CONFIRM, PASS, SPLIT, SPLIT_FORUM, SPLIT_GOOD, SPLIT_SENATE, SPLITS
from emporion.kernel.words import Words


def few_bids(t: OstiaTable, words: Words) -> None:
    """Leave pass, the lowest bids, those around the highest one so far, and every third above."""
    minimum = t.minimum()
    highest = t.highest_bid()
    kept: i64 = 0
    for k in range(words.n):
        word = words.v[k]
        amount = word - BID
        near = -1 <= amount - highest <= 2 or amount < minimum + 2
        if word == PASS or near or (amount < 3 * minimum and (amount - minimum) % 3 == 0):
            words.v[kept] = word
            kept += 1
    words.n = kept


def no_fourth_type(t: OstiaTable, seat: i64, words: Words) -> None:
    """With three types on forum and Senate everything else stays in storage: a fourth costs cards (OST-4.2.7)."""
    if t.literal() or t.stage(seat) == ASKED_AGAIN or t.types_placed(seat) < TYPE_LIMIT:
        return
    kept: i64 = 0
    for k in range(words.n):
        split = words.v[k] - SPLIT
        if not 0 <= split < SPLITS or SPLIT_FORUM[split] + SPLIT_SENATE[split] == 0:
            words.v[kept] = words.v[k]
            kept += 1
    words.n = kept


def no_spare_card(t: OstiaTable, seat: i64, words: Words) -> None:
    """In the last storage a second card of a type scores nothing (OST-5.3.1): it is sold, its warehouse, too."""
    if t.option(FINAL_FORUM_PAYS) == 0:
        return
    kept: i64 = 0
    for k in range(words.n):
        split = words.v[k] - SPLIT
        if 0 <= split < SPLITS:
            good = SPLIT_GOOD[split]
            if t.stock(seat, good) + t.forum(seat, good) - SPLIT_FORUM[split] > 1:
                continue
        words.v[kept] = words.v[k]
        kept += 1
    words.n = kept


def no_ruin(t: OstiaTable, seat: i64, words: Words) -> None:
    """Who can still repay all credits sells what that takes: whoever cannot has lost (OST-5.5.1)."""
    if t.credits(seat) == 0:
        return
    kept: i64 = 0
    for k in range(words.n):
        if _can_repay(t, seat, words.v[k]):
            words.v[kept] = words.v[k]
            kept += 1
    if kept > 0:
        words.n = kept


def _can_repay(t: OstiaTable, seat: i64, word: i64) -> bool:
    """With the goods still to be laid all sold."""
    if word == CONFIRM:
        return most_as_laid(t, seat) >= owed(t, seat)
    if not 0 <= word - SPLIT < SPLITS:
        return True
    good = SPLIT_GOOD[word - SPLIT]
    return most_in_the_end(t, seat, good, owned(t, seat, good) - SPLIT_FORUM[word - SPLIT]) >= owed(t, seat)
