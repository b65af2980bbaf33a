"""Words worth thinking about: the planner's own, and a few others that do no harm by themselves."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.components import KINDS, MOST_SEATS
from emporion.games.antiquity.words import (
    ACCEPT,
    ASK,
    CANCEL_MOVE,
    CITY_CELLS,
    COMMIT,
    DECLINE,
    DONE,
    GIVE,
    LIFT,
    LIFT_GRAVE,
    OFFER,
    PASS,
    PROPOSE,
    RAZE,
    WITHDRAW,
)
from emporion.kernel.words import Words

OTHERS: Final = 5


def shorten(words: Words, planned: i64) -> None:
    """Leave the planned word and at most five others, spread over the offer."""
    sensible: i64 = 0
    k: i64 = 0
    while k < words.n:
        if words.v[k] != planned and _is_sensible(words.v[k]):
            words.v[sensible] = words.v[k]
            sensible += 1
        k += 1
    kept: i64 = sensible if sensible < OTHERS else OTHERS
    spread: i64 = sensible // kept if kept > 0 else 1
    k = 0
    while k < kept:
        words.v[k] = words.v[k * spread]
        k += 1
    words.v[kept] = words.v[0]  # the planned word comes first
    words.v[0] = planned
    words.n = kept + 1


def _is_sensible(word: i64) -> bool:
    """Whatever ends a matter, gives goods away or tears down is left to those who mean it."""
    if word == COMMIT or word == PASS or word == RAZE:  # noqa: SIM109
        return False
    if word == WITHDRAW or word == DONE or word == CANCEL_MOVE:  # noqa: SIM109
        return False
    if GIVE <= word < GIVE + KINDS or OFFER <= word < OFFER + KINDS or ASK <= word < ASK + KINDS:
        return False
    if PROPOSE <= word < PROPOSE + MOST_SEATS or ACCEPT <= word < DECLINE + MOST_SEATS:
        return False
    return not (LIFT <= word < LIFT + CITY_CELLS or LIFT_GRAVE <= word < LIFT_GRAVE + CITY_CELLS)
