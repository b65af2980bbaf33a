"""How bots trade freely: they look for a good that helps them more than its owner, and pay for it in gold."""

from typing import Final

from mypy_extensions import i64

from emporion.games.constantinopolis.steps.free_trade import Propose, ShowContracts
from emporion.games.constantinopolis.steps.proposal import MakeOffer, goods_on
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.layout import ASKED, GIVEN, O_GOLD, PARTNER, TYPES
from emporion.games.constantinopolis.table.words import (
    ASK,
    DROP,
    GIVE_GOLD,
    GOLD_STEP,
    PASS,
    SEND,
    STEPS_OF_GOLD,
    STOP,
    TRADE_WITH,
)
from emporion.kernel.game import Game
from emporion.kernel.step import Step

UNDECIDED: Final = -1
TO_BEGIN: Final = 0.15  # fame a deal must promise both sides before it is proposed
TO_GO_ON: Final = 0.03  # and while it is put together, on other guesses


def policy(game: Game, t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64) -> i64:
    """The next word of a deal, or UNDECIDED in decisions that are not about trade."""
    if isinstance(step, ShowContracts):
        return STOP
    if isinstance(step, Propose):
        return _find_partner(game, t, seat)
    if isinstance(step, MakeOffer):
        return _next_item(game, t, seat)
    return UNDECIDED


def _find_partner(game: Game, t: ConstantinopolisTable, seat: i64) -> i64:
    for partner in range(t.seats()):
        if partner != seat:
            for good in range(TYPES):
                if _price(game, t, seat, partner, good, TO_BEGIN) >= 0:
                    return TRADE_WITH + partner
    return PASS


def _next_item(game: Game, t: ConstantinopolisTable, seat: i64) -> i64:
    """First the good, then the gold, then send."""
    partner = t.v[PARTNER]
    if goods_on(t, ASKED) == 0:
        for wanted in range(TYPES):
            if _price(game, t, seat, partner, wanted, TO_GO_ON) >= 0:
                return ASK + wanted
        return DROP
    if t.offer(GIVEN, O_GOLD) > 0:
        return SEND
    good: i64 = 0
    while t.offer(ASKED, good) == 0:
        good += 1
    step = _price(game, t, seat, partner, good, TO_GO_ON)
    return GIVE_GOLD + step if step >= 0 else DROP


def _price(game: Game, t: ConstantinopolisTable, seat: i64, partner: i64, good: i64, margin: float) -> i64:
    """The smallest step of gold at which a cube may go from the partner to the seat to the good of both, or -1."""
    if t.goods(partner, good) == 0:
        return -1
    before = game.worth(t, seat) + margin
    partner_before = game.worth(t, partner) + margin
    after = t.clone()
    after.add_goods(partner, good, -1)
    after.add_goods(seat, good, 1)
    if game.worth(after, seat) < before:
        return -1
    paid: i64 = 0
    for step in range(STEPS_OF_GOLD):
        more = GOLD_STEP[step] - paid
        if after.gold(seat) < more:
            return -1
        after.pay(seat, more)
        after.earn(partner, more)
        paid = GOLD_STEP[step]
        if game.worth(after, seat) < before:
            return -1
        if game.worth(after, partner) >= partner_before:
            return step
    return -1
