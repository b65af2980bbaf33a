"""How bots trade freely: they look for a good that helps them more than its owner, and pay for it in gold."""

from typing import Final

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.proposals import goods_on, next_to_answer
from emporion.games.constantinopolis.steps.acceptance.first_edition import Propose, ShowContracts
from emporion.games.constantinopolis.steps.acceptance.free_trade import is_about_trade
from emporion.games.constantinopolis.steps.acceptance.last_ship import asked_about
from emporion.games.constantinopolis.steps.acceptance.together import AcceptTogether
from emporion.games.constantinopolis.steps.action import NOTHING, PROPOSING, under_way
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.layout import (
    ACTION,
    ASKED,
    FINISHED,
    GIVEN,
    NONE,
    O_GOLD,
    OWN_DEALS,
    PARTNER,
    PROPOSED,
    SENT,
    TYPES,
)
from emporion.games.constantinopolis.table.words import (
    ACCEPT,
    ASK,
    DROP,
    GIVE_GOLD,
    GOLD_STEP,
    PASS,
    REFUSE,
    SEND,
    STEPS_OF_GOLD,
    STOP,
    TRADE_WITH,
)
from emporion.kernel.game import Game
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.step import Step
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words

UNDECIDED: Final = -1
MOST_PROPOSED: Final = 2  # by a bot in a round
MOST_DEALS: Final = 8  # who has begun and bought so much begins no more: a proposal that is dropped does not count
TO_BEGIN: Final = 0.15  # fame a deal must promise both sides before it is proposed
TO_GO_ON: Final = 0.03  # and while it is put together, on other guesses


def policy(game: Game, t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64) -> i64:
    """The next word of a deal, or UNDECIDED in decisions that are not about trade."""
    if isinstance(step, ShowContracts):
        return STOP
    if isinstance(step, Propose):
        return _find_partner(game, t, seat)
    if under_way(t, step, seat) == PROPOSING:
        word = _next_item(game, t, seat)
        return word if game.refusal(t, seat, word) == MAY_BE_SAID else DROP
    if isinstance(step, AcceptTogether) and t.free_trade() and _is_free(t, seat):
        return _deal(game, t, seat)
    return UNDECIDED


def shortlist(
    t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64, words: Words, planned: i64
) -> None:
    """Proposals come from the plan alone: of a whim nobody shows a contract or asks for one."""
    making = under_way(t, step, seat) == PROPOSING
    if not making and not isinstance(step, (AcceptTogether, Propose, ShowContracts)):
        return
    kept: i64 = 0
    for k in range(words.n):
        word = words.v[k]
        quiet = not making and (not is_about_trade(word) or word in (ACCEPT, REFUSE))
        if quiet or word == planned:
            words.v[kept] = word
            kept += 1
    words.n = kept


def hopes_for_answer(t: ConstantinopolisTable, seat: i64) -> bool:
    """Whether the seat's proposal waits for an answer, and the seat has nothing to answer itself."""
    return t.get(seat, SENT) != 0 and next_to_answer(t, seat) == NOBODY and asked_about(t, seat) == NONE


def _is_free(t: ConstantinopolisTable, seat: i64) -> bool:
    return t.get(seat, ACTION) == NOTHING and asked_about(t, seat) == NONE


def _deal(game: Game, t: ConstantinopolisTable, seat: i64) -> i64:
    """Answer what was proposed, then look for a partner; deals come before everything else."""
    proposer = next_to_answer(t, seat)
    if proposer != NOBODY:
        if game.refusal(t, seat, ACCEPT) != MAY_BE_SAID:
            return REFUSE
        after = t.clone()
        game.say(after, seat, ACCEPT)
        return ACCEPT if game.worth(after, seat) > game.worth(t, seat) + TO_GO_ON else REFUSE
    if t.get(seat, SENT) != 0 or t.get(seat, PROPOSED) >= MOST_PROPOSED or t.get(seat, OWN_DEALS) >= MOST_DEALS:
        return UNDECIDED
    word = _find_partner(game, t, seat)
    return UNDECIDED if word == PASS else word


def _find_partner(game: Game, t: ConstantinopolisTable, seat: i64) -> i64:
    for partner in range(t.seats()):
        if partner != seat and t.get(partner, FINISHED) == 0:
            for good in range(TYPES):
                if _price(game, t, seat, partner, good, TO_BEGIN) >= 0:
                    return TRADE_WITH + partner
    return PASS


def _next_item(game: Game, t: ConstantinopolisTable, seat: i64) -> i64:
    """First the good, then the gold, then send."""
    partner = t.get(seat, PARTNER)
    if goods_on(t, seat, ASKED) == 0:
        for wanted in range(TYPES):
            if _price(game, t, seat, partner, wanted, TO_GO_ON) >= 0:
                return ASK + wanted
        return DROP
    if t.offer(seat, GIVEN, O_GOLD) > 0:
        return SEND
    good: i64 = 0
    while t.offer(seat, ASKED, good) == 0:
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
