"""What a position of Concordia Venus is worth to a seat, in points; the ideas are those of `How to play well`."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus import potential
from emporion.games.concordia_venus.components import NONE, OF_A_KIND, PRICE, PROCONSUL
from emporion.games.concordia_venus.maps import city_id, city_of, on_route, route_id
from emporion.games.concordia_venus.outlook import Outlook
from emporion.games.concordia_venus.plan import Plan
from emporion.games.concordia_venus.scoring import places, points, side_points
from emporion.games.concordia_venus.steps.architect import BuildVilla, MoveTo, PickColonist, steps_left
from emporion.games.concordia_venus.steps.colonist import ChooseSettleOrTax, PlaceColonist
from emporion.games.concordia_venus.steps.diplomat import CopyCard
from emporion.games.concordia_venus.steps.legate import SuggestCard
from emporion.games.concordia_venus.steps.market import BuyCards, PayAnyGood
from emporion.games.concordia_venus.steps.mercator import SELLING, Quantity, Trade, most_bought, most_sold
from emporion.games.concordia_venus.steps.prefect import ChooseProvince
from emporion.games.concordia_venus.steps.tribune import TribuneColonist
from emporion.games.concordia_venus.steps.turn import (
    PARTNER_ACTS,
    ChoosePersonality,
    PlayCard,
    partners_personality,
)
from emporion.games.concordia_venus.table import ANSWERING, PERSONALITY, ConcordiaTable
from emporion.games.concordia_venus.words import BUILD, DECLINE, LEAVE, MOVE, PICK, STOP, SUGGEST
from emporion.kernel.step import Step
from emporion.kernel.table import F_AT, F_LOCAL, FRAME, FRAMES

WIN: Final = 25.0
RIVALS: Final = 0.12  # of their goods and money: what others gain is a little lost
CLOSING: Final = 14.0  # what is lost to everybody when the end comes, so to nobody
MOST_LEAD: Final = 20
TURN_FRAME: Final = 2  # the place of TakeTurn on the agenda


def worth(t: ConcordiaTable, step: Step[ConcordiaTable] | None, seat: i64) -> float:
    """A team is worth what both partners are."""
    if t.over() or step is None:
        return _final_worth(t, seat)
    own = Outlook(t, seat)
    value = own.standing() + own.received_worth() - _rivals(t, own)
    if t.ending():
        value += (2.0 * CLOSING if t.in_teams() else CLOSING) + _lead(t, seat)
    if t.in_teams():
        partner = Outlook(t, t.partner(seat))
        value += partner.standing() + partner.received_worth()
        if t.seat() == partner.seat:
            return value + pending(t, step, partner, own)
        return value + pending(t, step, own, partner) if t.seat() == seat else value
    return value + pending(t, step, own, own) if t.seat() == seat else value


def _lead(t: ConcordiaTable, seat: i64) -> float:
    """How far the seat or its team is ahead of the best other, as far as that matters."""
    best: i64 = 0
    other: i64 = 0
    while other < t.seats():
        if other != seat and not (t.in_teams() and other == t.partner(seat)) and side_points(t, other) > best:
            best = side_points(t, other)
        other += 1
    lead = side_points(t, seat) - best
    if lead > MOST_LEAD:
        lead = MOST_LEAD
    return 0.5 * float(lead if lead > -MOST_LEAD else -MOST_LEAD)


def _final_worth(t: ConcordiaTable, seat: i64) -> float:
    value = float(points(t, seat))
    if t.in_teams():
        value += float(points(t, t.partner(seat)))
    return value + WIN if places(t)[seat] == 0 else value


def _rivals(t: ConcordiaTable, own: Outlook) -> float:
    wealth: i64 = 0
    rivals: i64 = 0
    other: i64 = 0
    while other < t.seats():
        if other != own.seat and not (t.in_teams() and other == t.partner(own.seat)):
            rivals += 1
            good: i64 = 0
            while good < len(PRICE):
                wealth += PRICE[good] * (t.good(other, good) + t.received(other, good))
                good += 1
        other += 1
    return RIVALS * own.coin * float(wealth) / float(rivals)


def pending(t: ConcordiaTable, step: Step[ConcordiaTable], o: Outlook, partner: Outlook) -> float:
    """What the action in progress still promises the seat that acts, and the partner who follows."""
    value = _in_progress(t, step, o, partner)
    if t.in_teams() and t.v[FRAMES + TURN_FRAME * FRAME + F_AT] == PARTNER_ACTS and o.seat == t.player():
        value += potential.of_personality(partner, partners_personality(t), t.card())
    return value


def _in_progress(t: ConcordiaTable, step: Step[ConcordiaTable], o: Outlook, partner: Outlook) -> float:
    if isinstance(step, PickColonist):
        return Plan(o, steps_left(t, o.seat), t.local(1)).best()
    if isinstance(step, MoveTo):
        return Plan(o, t.local(1), _moved(t)).best_for(t.local(0))
    if isinstance(step, BuildVilla):
        return Plan(o, 0, 0).best()
    if isinstance(step, ChooseProvince):
        return potential.of_prefect(o)
    if isinstance(step, Trade):
        return potential.of_trade(o)
    if isinstance(step, Quantity):
        return _best_quantity(t, o)
    if isinstance(step, CopyCard):
        return potential.of_diplomat(o)
    if isinstance(step, ChooseSettleOrTax):
        return potential.of_colonist(o)
    if isinstance(step, (PlaceColonist, TribuneColonist)):
        return potential.of_one_colonist(o)
    if isinstance(step, BuyCards):
        personality = t.v[PERSONALITY]
        left = step.most - t.local(0)
        return potential.of_purchases(o, left, step.surcharged, personality == PROCONSUL)
    if isinstance(step, PayAnyGood):
        return -potential.cheapest_unit(o)
    if isinstance(step, ChoosePersonality):
        return potential.of_card(o, t.card())
    if isinstance(step, SuggestCard):
        return potential.of_answer(t, o, partner)
    if isinstance(step, PlayCard) and (t.v[ANSWERING] != 0 or t.solo()):
        return potential.of_answer(t, partner, o)
    return 0.0


def _moved(t: ConcordiaTable) -> i64:
    """Which colonists have moved: a local of PickColonist, which lies under MoveTo."""
    return t.v[t.frame(1) + F_LOCAL + 1]


def _best_quantity(t: ConcordiaTable, o: Outlook) -> float:
    """What the best number of units gains."""
    good = t.local(0)
    selling = t.local(1) == SELLING
    most = most_sold(t, o.seat, good) if selling else most_bought(t, o.seat, good)
    money = t.means(o.seat)
    best = -100.0
    n: i64 = 1
    while n <= most:
        if selling:
            gain = potential.sale_gain(o, good, n, money)
        else:
            gain = potential.purchase_gain(o, good, n, money)
        if gain > best:
            best = gain
        n += 1
    return best


def planned_word(t: ConcordiaTable, step: Step[ConcordiaTable], seat: i64) -> i64:
    """The Architect's next word by the best plan, the Legate's suggestion; -1 for any other decision."""
    if isinstance(step, SuggestCard):
        card = potential.best_answer(t, Outlook(t, seat), Outlook(t, t.partner(seat)))
        return SUGGEST + card if card != NONE else DECLINE
    if isinstance(step, PickColonist):
        plan = Plan(Outlook(t, seat), steps_left(t, seat), t.local(1))
        plan.best()
        if plan.first_slot == NONE:
            return STOP
        place = t.colonist(seat, plan.first_slot)
        if on_route(place):
            return PICK + route_id(t.board(), place)
        return LEAVE + 2 * city_id(t.board(), city_of(place)) + plan.first_slot // OF_A_KIND
    if isinstance(step, MoveTo):
        plan = Plan(Outlook(t, seat), t.local(1), _moved(t))
        plan.best_for(t.local(0))
        return MOVE + route_id(t.board(), plan.first_route)
    if isinstance(step, BuildVilla):
        city = Plan(Outlook(t, seat), 0, 0).first_villa()
        return BUILD + city_id(t.board(), city) if city != NONE else STOP
    return -1
