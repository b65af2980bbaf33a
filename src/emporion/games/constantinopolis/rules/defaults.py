"""What is said for a seat that does not speak in time (CPL-7.6.1)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.components import VALUE_RANK
from emporion.games.constantinopolis.table.layout import OFFICES, TYPES
from emporion.games.constantinopolis.table.words import (
    DROP,
    END_TURN,
    FINISH,
    FREE_TAKE,
    KEEP,
    PASS,
    PREEMPT_NO,
    PRETORIO_GOOD,
    REFUSE,
    RELIEF,
    STOP,
    STORE,
    VACANT,
)


def default_word(offered: list[int]) -> int:
    """The quiet word of each decision; in the later step of an action already begun the first one offered."""
    for word in (KEEP, END_TURN, FINISH, PREEMPT_NO, DROP, REFUSE, PASS):
        if word in offered:
            return word
    for first in (FREE_TAKE, RELIEF, VACANT):
        offices = [word for word in offered if first <= word < first + OFFICES]
        if offices:
            return offices[0]
    for first in (PRETORIO_GOOD, STORE):
        goods = [word for word in offered if first <= word < first + TYPES]
        if goods:
            return _most_valuable(first, goods)
    return STOP if STOP in offered else offered[0]


def _most_valuable(first: i64, words: list[int]) -> int:
    return max(words, key=lambda word: VALUE_RANK[word - first])
