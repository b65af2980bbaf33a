"""What no sensible player says: words that are left out before bots compare the others (`Game.shortlist`)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.mind.outlook import Outlook
from emporion.games.concordia_venus.mind.plan import Plan
from emporion.games.concordia_venus.mind.potential import of_one_colonist
from emporion.games.concordia_venus.steps.architect import BuildVilla, PickColonist, steps_left
from emporion.games.concordia_venus.steps.diplomat import CopyCard, copy_refusal, may_be_repeated
from emporion.games.concordia_venus.steps.market import BuyCards, affordable
from emporion.games.concordia_venus.steps.tribune import TribuneColonist
from emporion.games.concordia_venus.steps.turn import PlayCard
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    CONSUL,
    DIPLOMAT,
    LAND,
    LEGATE,
    MAGISTER,
    PRAETOR,
    PROCONSUL,
    SEA,
    SENATOR,
    SPECIALIST,
    SPECIALITY,
    TRIBUNE,
    TRIBUNE_FREE_CARDS,
    action,
    is_double,
)
from emporion.games.concordia_venus.table.layout import NONE, SPACES
from emporion.games.concordia_venus.table.words import COPY, DECLINE, PLAY, STOP
from emporion.kernel.step import Step
from emporion.kernel.words import Words

HANDFUL: Final[i64] = TRIBUNE_FREE_CARDS  # cards for which alone nobody plays a Tribune


def shorten(t: ConcordiaTable, step: Step[ConcordiaTable], seat: i64, words: Words) -> None:
    """Leave out what brings nothing; there is always a word left."""
    if isinstance(step, PlayCard):
        _keep(words, [not _plays_for_nothing(t, seat, words.v[k] - PLAY) for k in range(words.n)])
    elif isinstance(step, CopyCard):
        _keep(words, [not _copies_for_nothing(t, seat, words.v[k]) for k in range(words.n)])
    elif isinstance(step, BuildVilla):
        _without(words, STOP)
    elif isinstance(step, BuyCards):
        if t.local(0) == 0:
            _without(words, STOP)
    elif isinstance(step, PickColonist):
        plan = Plan(Outlook(t, seat), steps_left(t, seat), t.local(1))
        plan.best()
        if plan.first_slot != NONE:
            _without(words, STOP)
    elif isinstance(step, TribuneColonist) and of_one_colonist(Outlook(t, seat)) > 0.0:
        _without(words, DECLINE)


def _without(words: Words, word: i64) -> None:
    _keep(words, [words.v[k] != word for k in range(words.n)])


def _keep(words: Words, sensible: list[bool]) -> None:
    if True not in sensible:
        return
    kept: i64 = 0
    for k in range(words.n):
        if sensible[k]:
            words.v[kept] = words.v[k]
            kept += 1
    words.n = kept


def _copies_for_nothing(t: ConcordiaTable, seat: i64, word: i64) -> bool:
    """The Diplomat lies on the pile already."""
    if word == DECLINE:
        return True
    card = t.top(word - COPY)
    return for_nothing(t, seat, t.beneath(seat) if action(card, 0) == MAGISTER else card)


def _worth_copying(t: ConcordiaTable, seat: i64, owner: i64) -> bool:
    return copy_refusal(t, seat, owner) == 0 and not _copies_for_nothing(t, seat, COPY + owner)


def _plays_for_nothing(t: ConcordiaTable, seat: i64, card: i64) -> bool:
    if action(card, 0) == DIPLOMAT:
        after = t.clone()
        after.discard(seat, card)
        return not any(
            owner != seat
            and copy_refusal(after, seat, owner) == 0
            and not _copies_for_nothing(after, seat, COPY + owner)
            for owner in range(t.seats())
        )
    if action(card, 0) == MAGISTER:
        last = t.top(seat)
        return last == NONE or not may_be_repeated(last) or for_nothing(t, seat, last)
    return for_nothing(t, seat, card)


def for_nothing(t: ConcordiaTable, seat: i64, card: i64) -> bool:
    """Whether carrying out a card changes next to nothing, for its player and for the partner who follows."""
    personality = action(card, 0)
    if is_double(card) or personality in (LEGATE, PROCONSUL, DIPLOMAT, MAGISTER):
        return False
    if not _is_idle(t, seat, personality, card):
        return False
    return not t.in_teams() or t.solo() or _is_idle(t, t.partner(seat), personality, card)


def _is_idle(t: ConcordiaTable, seat: i64, personality: i64, card: i64) -> bool:
    if personality == TRIBUNE:
        back = t.pile_size(seat) + (1 if seat == t.player() else 0)  # it comes back itself
        return back <= HANDFUL and not can_settle(t, seat)
    if personality in (SENATOR, PRAETOR, CONSUL):
        return not can_buy(t, seat, personality != CONSUL)
    if personality == SPECIALIST:
        return t.free_spaces(seat) == 0 or not makes(t, seat, SPECIALITY[card])
    return False


def can_settle(t: ConcordiaTable, seat: i64) -> bool:
    return t.stored(seat, LAND) + t.stored(seat, SEA) > 0 and t.has_colonist_goods(seat)


def can_buy(t: ConcordiaTable, seat: i64, surcharged: bool) -> bool:
    for space in range(SPACES):
        card = t.shown(space)
        if card != NONE and affordable(t, seat, card, space, surcharged):
            return True
    return False


def makes(t: ConcordiaTable, seat: i64, good: i64) -> bool:
    return any(t.produce(city) == good and t.has_villa(seat, city) for city in range(t.cities()))
