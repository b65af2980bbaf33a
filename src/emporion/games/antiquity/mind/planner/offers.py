"""Trades with other players: one good for another that both can use better, and answers to what others propose."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.aims import Aims
from emporion.games.antiquity.mind.planner.trade import man_for
from emporion.games.antiquity.rules.conditions import progress
from emporion.games.antiquity.steps.draft.placing import OFFERING
from emporion.games.antiquity.steps.draft.trade import answer_refusal, propose_refusal
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import MARKET, PLAYER_TRADING, WOOD
from emporion.games.antiquity.table.layout import (
    KINDS,
    NO_OFFER,
    OFFER_ASKS,
    OFFER_GIVES,
    OFFER_STATE,
    OFFER_TARGET,
    OFFERS_MADE,
    STAGE,
)
from emporion.games.antiquity.table.words import ACCEPT, ASK, DECLINE, DONE, OFFER, PROPOSE

LACKING: Final = 11  # worth of a good a plan lacks
SPARE: Final = 5
NEARLY_THERE: Final = 0.8  # progress of a rival who is not helped any more


def proposal_word(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """Propose an exchange, once a turn, to somebody who can use it too; or -1."""
    if t.option(PLAYER_TRADING) == 0 or not t.owns(seat, MARKET) or t.get(seat, OFFERS_MADE) > 0:
        return -1
    if t.offer(seat, OFFER_STATE) != NO_OFFER:
        return -1
    for other in range(t.seats()):
        if other != seat and not t.out(other) and progress(t, other) < NEARLY_THERE:
            theirs = Aims(t, other)
            if _exchange(aims, theirs) >= 0:
                if not t.works(seat, MARKET):
                    return man_for(t, seat, MARKET)
                return PROPOSE + other if propose_refusal(t, seat, other) == 0 else -1
    return -1


def _exchange(mine: Aims, theirs: Aims) -> i64:
    """Goods to give and to ask as give * KINDS + ask, or -1: each lacks what the other has to spare."""
    for give in range(KINDS):
        if mine.have[give] > _kept(mine, give) and theirs.lack(give) > 0:
            for ask in range(KINDS):
                if ask != give and mine.lack(ask) > 0 and theirs.have[ask] > _kept(theirs, ask):
                    return give * KINDS + ask
    return -1


def _kept(aims: Aims, good: i64) -> i64:
    """How many of a good the seat does not part with."""
    if good == WOOD:
        return 2
    return aims.want[good]


def composing_word(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """The next good of the offer under way, or that it is done."""
    theirs = Aims(t, t.offer(seat, OFFER_TARGET))
    offering = t.get(seat, STAGE) == OFFERING
    side: i64 = OFFER_GIVES if offering else OFFER_ASKS
    for good in range(KINDS):
        if t.offer(seat, side + good) > 0:
            return DONE
    for good in range(KINDS):
        if offering and aims.have[good] > _kept(aims, good) and theirs.lack(good) > 0:
            return OFFER + good
        if not offering and aims.lack(good) > 0 and theirs.have[good] > _kept(theirs, good):
            return ASK + good
    return DONE


def answer_word(t: AntiquityTable, seat: i64) -> i64:
    """Accept an offer that brings more than it costs, from somebody who does not win by it; -1 without any offer."""
    offers = t.offers_to(seat)
    for proposer in range(t.seats()):
        if (offers >> proposer) & 1 == 1:
            good_deal = _gain(t, seat, proposer) > 0 and progress(t, proposer) < NEARLY_THERE
            if good_deal and answer_refusal(t, seat, ACCEPT + proposer) == 0:
                return ACCEPT + proposer
            return DECLINE + proposer
    return -1


def _gain(t: AntiquityTable, seat: i64, proposer: i64) -> i64:
    """What an offer is worth: goods the plan lacks count more than those it has to spare."""
    aims = Aims(t, seat)
    gain: i64 = 0
    for good in range(KINDS):
        given = t.offer(proposer, OFFER_GIVES + good)
        asked = t.offer(proposer, OFFER_ASKS + good)
        missing = aims.lack(good)
        useful: i64 = given if given < missing else missing
        gain += LACKING * useful + SPARE * (given - useful)
        spare = aims.have[good] - _kept(aims, good)
        free: i64 = 0 if spare < 0 else asked if asked < spare else spare
        gain -= SPARE * free + LACKING * (asked - free)
    return gain
