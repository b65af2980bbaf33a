"""What a position of Concordia Venus is worth to a seat, in points; the ideas are those of `How to play well`."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.mind import potential
from emporion.games.concordia_venus.mind.outlook import Outlook
from emporion.games.concordia_venus.mind.plan import Plan
from emporion.games.concordia_venus.rules.scoring import places, side_points
from emporion.games.concordia_venus.steps.architect import BuildVilla, MoveTo, PickColonist, steps_left
from emporion.games.concordia_venus.steps.colonist import ChooseSettleOrTax, PlaceColonist
from emporion.games.concordia_venus.steps.diplomat import CopyCard
from emporion.games.concordia_venus.steps.legate import SuggestCard
from emporion.games.concordia_venus.steps.market import BuyCards, PayAnyGood
from emporion.games.concordia_venus.steps.mercator import SELLING, Quantity, Trade, most_bought, most_sold
from emporion.games.concordia_venus.steps.prefect import ChooseProvince
from emporion.games.concordia_venus.steps.start import ChooseStartCity
from emporion.games.concordia_venus.steps.tribune import TribuneColonist
from emporion.games.concordia_venus.steps.turn import (
    PARTNER_ACTS,
    ChoosePersonality,
    PlayCard,
    partners_personality,
)
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import MOST_TRADES, OF_A_KIND, PROCONSUL
from emporion.games.concordia_venus.table.layout import ANSWERING, NONE, PERSONALITY, TEAM_SIZE
from emporion.games.concordia_venus.table.maps import city_id, city_of, on_route, route_id
from emporion.games.concordia_venus.table.words import BUILD, DECLINE, LEAVE, MOVE, PICK, START, STOP, SUGGEST
from emporion.kernel.step import Step
from emporion.kernel.table import F_AT, F_LOCAL, FRAME, FRAMES

WIN: Final = 25.0
FIRST_STEPS: Final = 2  # of the first Architect
LATER_STEPS: Final = 4
LATER: Final = 0.5  # of what the second one may bring
TURN_FRAME: Final = 2  # the place of TakeTurn on the agenda


def worth(t: ConcordiaTable, step: Step[ConcordiaTable] | None, seat: i64) -> float:
    """How a seat or team stands against the others: what the end of the game takes from everybody, nobody loses."""
    if t.over() or step is None:
        return _final_worth(t, seat)
    own = Outlook(t, seat)
    value = _standing(own)
    if t.in_teams():
        partner = Outlook(t, t.partner(seat))
        value += _standing(partner)
        if t.seat() == partner.seat:
            value += pending(t, step, partner, own)
        elif t.seat() == seat:
            value += pending(t, step, own, partner)
        return value - float(TEAM_SIZE) * _rivals(t, seat)
    if t.seat() == seat:
        value += pending(t, step, own, own)
    return value - _rivals(t, seat)


def _standing(o: Outlook) -> float:
    return o.standing() + o.received_worth()


def _is_rival(t: ConcordiaTable, seat: i64, other: i64) -> bool:
    return other != seat and not (t.in_teams() and other == t.partner(seat))


def _rivals(t: ConcordiaTable, seat: i64) -> float:
    """How the others stand, on average."""
    value = 0.0
    rivals = 0.0
    for other in range(t.seats()):
        if _is_rival(t, seat, other):
            rivals += 1.0
            value += _standing(Outlook(t, other))
    return value / rivals


def _final_worth(t: ConcordiaTable, seat: i64) -> float:
    value = 0.0
    rivals = 0.0
    for other in range(t.seats()):
        if _is_rival(t, seat, other):
            rivals += 1.0
            value -= float(side_points(t, other))
    value = value / rivals + float(side_points(t, seat))
    return value + WIN if places(t)[seat] == 0 else value


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
        return potential.of_trade(o, MOST_TRADES - t.local(0), t.local(1))
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
    """What the best number of units gains, a purchase after a sale included."""
    good = t.local(0)
    selling = t.local(1) == SELLING
    most = most_sold(t, o.seat, good) if selling else most_bought(t, o.seat, good)
    money = t.means(o.seat)
    best = -100.0
    for n in range(1, most + 1):
        if selling:
            gain = potential.of_sale(o, good, n, t.local(2) > 0)
        else:
            gain = potential.purchase_gain(o, good, n, money)
        if gain > best:
            best = gain
    return best


def planned_word(t: ConcordiaTable, step: Step[ConcordiaTable], seat: i64) -> i64:
    """The Architect's next word by the best plan, a team's start, the Legate's suggestion; -1 for anything else."""
    if isinstance(step, ChooseStartCity):
        return START + city_id(t.board(), best_start(t, step, seat))
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


def best_start(t: ConcordiaTable, step: Step[ConcordiaTable], seat: i64) -> i64:
    """Where the first Architect builds best, and the second; the partner starts at the capital."""
    best = -1.0
    found: i64 = NONE
    for city in range(t.cities()):
        if step.refusal(t, seat, START + city_id(t.board(), city)) == 0:
            after = t.clone()
            step.say(after, seat, START + city_id(t.board(), city))
            outlook = Outlook(after, seat)
            value = Plan(outlook, FIRST_STEPS, 0).best() + LATER * Plan(outlook, LATER_STEPS, 0).best()
            if value > best:
                best = value
                found = city
    return found
