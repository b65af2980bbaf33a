"""What carrying out a card promises a seat, before it is done."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.mind.outlook import UNKNOWN, USE, Outlook
from emporion.games.concordia_venus.mind.plan import Plan
from emporion.games.concordia_venus.mind.weights import WEIGHTS
from emporion.games.concordia_venus.steps.colonist import tax
from emporion.games.concordia_venus.steps.diplomat import copy_refusal
from emporion.games.concordia_venus.steps.market import affordable, fixed_price
from emporion.games.concordia_venus.steps.prefect import bonus_units, cash_bonus
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    ARCHITECT,
    COINS,
    COLONIST,
    CONSUL,
    DIPLOMAT,
    KINDS,
    LEGATE,
    MAGISTER,
    MERCATOR,
    MERCATOR_INCOME,
    MOST_TRADES,
    PRAETOR,
    PREFECT,
    PRICE,
    PROCONSUL,
    SENATOR,
    SPECIALIST,
    SPECIALITY,
    TRIBUNE,
    TRIBUNE_FREE_CARDS,
    TRIBUNE_MONEY,
    action,
    is_double,
)
from emporion.games.concordia_venus.table.layout import CARDS, NONE, SPACES
from emporion.games.concordia_venus.table.maps import MOST_IN_PROVINCE, province_city

ONE: Final[i64] = 1


def of_card(o: Outlook, card: i64) -> float:
    """The better personality of a card."""
    value = of_personality(o, action(card, 0), card)
    if is_double(card):
        other = of_personality(o, action(card, 1), card)
        if other > value:
            return other
    return value


def of_personality(o: Outlook, personality: i64, card: i64) -> float:
    if personality == ARCHITECT:
        return of_architect(o)
    if personality == PREFECT:
        return of_prefect(o)
    if personality == MERCATOR:
        return float(MERCATOR_INCOME[card]) * o.coin + of_trade(o, MOST_TRADES, 0)
    if personality == COLONIST:
        return of_colonist(o)
    if personality == SPECIALIST:
        return _of_specialist(o, SPECIALITY[card])
    if personality == SENATOR:
        return of_purchases(o, 2, True, False)
    if personality == PRAETOR:
        return of_purchases(o, 1, True, False)
    if personality in (CONSUL, PROCONSUL):
        return of_purchases(o, 1, False, personality == PROCONSUL)
    return of_tribune(o) if personality == TRIBUNE else 0.0


def of_architect(o: Outlook) -> float:
    if o.architect == UNKNOWN:
        o.architect = Plan(o, o.t.on_board(o.seat), 0).best()
    return o.architect


def of_tribune(o: Outlook) -> float:
    value = 0.0
    cards = o.t.pile_size(o.seat)
    for k in range(cards):
        value += WEIGHTS.card_in_hand * o.hope * USE[action(o.t.in_pile(o.seat, k), 0)]
    if cards > TRIBUNE_FREE_CARDS:
        value += float(TRIBUNE_MONEY * (cards - TRIBUNE_FREE_CARDS)) * o.coin
    return value + of_one_colonist(o)


def of_one_colonist(o: Outlook) -> float:
    gain = o.colonist_gain() - o.colonist_cost() if o.can_settle() else 0.0
    return gain if gain > 0.0 else 0.0


def of_colonist(o: Outlook) -> float:
    settled = of_one_colonist(o)
    taxed = float(tax(o.t, o.seat)) * o.coin
    return settled * 1.3 if settled * 1.3 > taxed else taxed


def _of_specialist(o: Outlook, good: i64) -> float:
    units = o.making[good]
    if units > o.t.free_spaces(o.seat):
        units = o.t.free_spaces(o.seat)
    value = 0.0
    for n in range(units):
        value += o.unit_worth(good, o.t.good(o.seat, good) + n)
    return value


def of_prefect(o: Outlook) -> float:
    """The best province, or the coins."""
    best = float(cash_bonus(o.t)) * o.coin
    for province in range(o.t.provinces()):
        if o.t.is_active(province):
            value = of_province(o, province)
            if value > best:
                best = value
    return best


def of_province(o: Outlook, province: i64) -> float:
    """What producing there brings the seat, less a part of what it brings its rivals."""
    t = o.t
    marker = t.marker(province)
    free = t.free_spaces(o.seat)
    bonus = bonus_units(t, o.seat)
    value = 0.1 * float(COINS[marker]) * o.coin
    n: i64 = 0
    while n < bonus and free > 0:
        value += o.unit_worth(marker, t.good(o.seat, marker) + n)
        free -= 1
        n += 1
    for k in range(MOST_IN_PROVINCE):
        city = province_city(t.board(), province, k)
        if city != NONE:
            good = t.produce(city)
            rivals = t.villas_in(city)
            if t.has_villa(o.seat, city):
                rivals -= 1
                if free > 0:
                    value += o.unit_worth(good, t.good(o.seat, good))
                    free -= 1
            if t.in_teams() and t.has_villa(t.partner(o.seat), city):
                rivals -= 1
                value += 0.8 * float(PRICE[good]) * o.coin
            value -= WEIGHTS.feeding_rivals * float(rivals * PRICE[good]) * o.coin
    return value


def of_trade(o: Outlook, left: i64, traded: i64) -> float:
    """The best sale with the purchase after it, or the best purchase; `traded` has a bit for each good done with."""
    best = _best_purchase(o, traded, o.t.means(o.seat), o.t.free_spaces(o.seat))
    for good in range(KINDS):
        if (traded >> good) & 1 == 0 and o.t.good(o.seat, good) > 0:
            n = _best_number(o, good, o.t.means(o.seat), 0, True)
            # A unit sold for less than it is worth may still make room for what is missing.
            value = of_sale(o, good, n if n > 0 else 1, left > 1)
            if value > best:
                best = value
    return best


def of_sale(o: Outlook, sold: i64, n: i64, again: bool) -> float:
    """Selling so many units, and what can then be bought for the money and into the room."""
    money = o.t.means(o.seat)
    value = sale_gain(o, sold, n, money)
    if again:
        value += _best_purchase(o, ONE << sold, money + n * PRICE[sold], o.t.free_spaces(o.seat) + n)
    return value


def _best_purchase(o: Outlook, traded: i64, money: i64, free: i64) -> float:
    best = 0.0
    for good in range(KINDS):
        if (traded >> good) & 1 == 0:
            gain = purchase_gain(o, good, _best_number(o, good, money, free, False), money)
            if gain > best:
                best = gain
    return best


def _best_number(o: Outlook, good: i64, money: i64, free: i64, selling: bool) -> i64:
    """How many units to trade: one more as long as it gains."""
    most = o.t.good(o.seat, good) if selling else money // PRICE[good]
    if not selling and free < most:
        most = free
    n: i64 = 0
    gain = 0.0
    while n < most:
        more = sale_gain(o, good, n + 1, money) if selling else purchase_gain(o, good, n + 1, money)
        if more <= gain:
            return n
        gain = more
        n += 1
    return n


def sale_gain(o: Outlook, good: i64, n: i64, money: i64) -> float:
    value = o.money_worth(money + n * PRICE[good]) - o.money_worth(money)
    for k in range(1, n + 1):
        value -= o.unit_worth(good, o.t.good(o.seat, good) - k)
    return value


def purchase_gain(o: Outlook, good: i64, n: i64, money: i64) -> float:
    value = o.money_worth(money - n * PRICE[good]) - o.money_worth(money)
    for k in range(n):
        value += o.unit_worth(good, o.t.good(o.seat, good) + k)
    return value


def of_purchases(o: Outlook, most: i64, surcharged: bool, no_proconsul: bool) -> float:
    """The best card or cards of the display, less their price."""
    best = 0.0
    second = 0.0
    for space in range(SPACES):
        card = o.t.shown(space)
        if card != NONE and not (no_proconsul and action(card, 0) == PROCONSUL):
            gain = of_purchase(o, card, space, surcharged)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + (WEIGHTS.second_card * second if most > 1 else 0.0)


def of_purchase(o: Outlook, card: i64, space: i64, surcharged: bool) -> float:
    if not affordable(o.t, o.seat, card, space, surcharged):
        return 0.0
    cost = 0.0
    for good in range(KINDS):
        n = fixed_price(o.t, card, space, good, surcharged)
        while n > 0:
            cost += o.unit_worth(good, o.t.good(o.seat, good) - n)
            n -= 1
    if surcharged:
        cost += float(o.t.surcharge_any(space)) * cheapest_unit(o)
    return o.card_gain(card) - cost


def cheapest_unit(o: Outlook) -> float:
    """The good that is missed least."""
    least = 100.0
    for good in range(KINDS):
        held = o.t.good(o.seat, good)
        if held > 0 and o.unit_worth(good, held - 1) < least:
            least = o.unit_worth(good, held - 1)
    return least if least < 100.0 else 0.0


def of_diplomat(o: Outlook) -> float:
    """The best card that may be copied."""
    best = 0.0
    for owner in range(o.t.seats()):
        if owner != o.seat and copy_refusal(o.t, o.seat, owner) == 0:
            card = o.t.top(owner)
            if action(card, 0) == MAGISTER:
                card = o.t.beneath(o.seat)
            value = of_card(o, card)
            if value > best:
                best = value
    return best


def of_answer(t: ConcordiaTable, mine: Outlook, partner: Outlook) -> float:
    """What the best card of the partner's hand would bring both."""
    card = best_answer(t, mine, partner)
    return _of_answer(mine, partner, card) if card != NONE else 0.0


def best_answer(t: ConcordiaTable, mine: Outlook, partner: Outlook) -> i64:
    """The card of the partner's hand that would bring both most, or NONE."""
    best = 0.0
    answer: i64 = NONE
    for card in range(CARDS):
        if t.hand(partner.seat, card) > 0 and action(card, 0) not in (LEGATE, DIPLOMAT, PROCONSUL):
            value = _of_answer(mine, partner, card)
            if value > best:
                best = value
                answer = card
    return answer


def _of_answer(mine: Outlook, partner: Outlook, card: i64) -> float:
    return of_card(partner, card) + of_card(mine, card) - WEIGHTS.card_in_hand * partner.hope * USE[action(card, 0)]
