"""What a seat may see of the table of Concordia Venus, built up from nothing (CNV-7.6.4)."""

from __future__ import annotations

from emporion.games.concordia_venus.rules.scoring import (
    cards_of,
    god_points,
    places,
    points,
    worth_of_card,
    worth_of_specialist,
)
from emporion.games.concordia_venus.rules.setup import deck_mode
from emporion.games.concordia_venus.sight.shapes import (
    CardInPlay,
    CitySight,
    Colonist,
    ConcordiaSight,
    Goods,
    MarketSpace,
    Move,
    OwnSight,
    ProvinceSight,
    SeatSight,
    TradeLimits,
    VillaPrice,
)
from emporion.games.concordia_venus.steps.architect import (
    MoveTo,
    PickColonist,
    may_end_on,
    steps_left,
    villa_price,
    villa_refusal,
)
from emporion.games.concordia_venus.steps.legate import SuggestCard
from emporion.games.concordia_venus.steps.market import price_refs
from emporion.games.concordia_venus.steps.mercator import most_bought, most_sold
from emporion.games.concordia_venus.steps.prefect import bonus_units, cash_bonus
from emporion.games.concordia_venus.steps.storehouse import amounts
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    CARD_NAMES,
    COINS,
    GOD_NAMES,
    GODS,
    KINDS,
    LAND,
    MINERVA,
    OF_A_KIND,
    PANTHEON,
    PERSONALITIES,
    SEA,
    SPECIALITY,
    WAYS,
    serves,
)
from emporion.games.concordia_venus.table.components import GOODS as GOOD_NAMES
from emporion.games.concordia_venus.table.layout import (
    ANSWERING,
    CARDS,
    COLONISTS,
    GOODS,
    LAST_TURN,
    NONE,
    PERSONALITY,
    SCORE,
    SCORED,
    SPACES,
    STACK,
    SUGGESTION,
    TURN,
)
from emporion.games.concordia_venus.table.maps import (
    IONIUM,
    IONIUM_REDUCED,
    MAPS,
    MOST_IN_PROVINCE,
    city_of,
    on_route,
    province_city,
    reached,
    reaches,
    steps_to,
)
from emporion.games.concordia_venus.table.telling import city_name, province_name, route_name
from emporion.games.concordia_venus.table.words import REASONS
from emporion.kernel.game import Game
from emporion.kernel.table import F_LOCAL


def sight(game: Game, t: ConcordiaTable, viewer: int) -> ConcordiaSight:
    return ConcordiaSight(
        map=MAPS[IONIUM if t.board() == IONIUM_REDUCED else t.board()],
        reduced=t.board() == IONIUM_REDUCED,
        teams=t.in_teams(),
        turn=int(t.v[TURN]),
        first_player=int(t.first()),
        active=int(t.active()),
        praefectus_magnus=int(t.praefectus()),
        concordia=None if t.concordia() == NONE else int(t.concordia()),
        last_turn=int(t.v[LAST_TURN]) if t.ending() else None,
        in_play=_in_play(t),
        answering_legate=t.v[ANSWERING] != 0,
        market=[_space(t, space) for space in range(SPACES)],
        stack_size=int(STACK.size(t)),
        stack_cards=[CARD_NAMES[card] for card in sorted(STACK.card(t, k) for k in range(STACK.size(t)))],
        pantheon=PANTHEON[f"{deck_mode(t)}_{t.seats()}"],
        cash_bonus=int(cash_bonus(t)),
        cities=[_city(t, city) for city in range(t.cities())],
        provinces=[_province(t, province) for province in range(t.provinces())],
        seats=[_seat(t, seat) for seat in range(t.seats())],
        move=_move(game, t),
        places=places(t) if t.over() else None,
        own=_own(game, t, viewer) if viewer >= 0 else None,
    )


def _counted(units: list[int]) -> Goods:
    return {GOOD_NAMES[good]: n for good, n in enumerate(units) if n}


def _in_play(t: ConcordiaTable) -> CardInPlay | None:
    if t.card() == NONE:
        return None
    personality = t.v[PERSONALITY]
    return CardInPlay(
        card=CARD_NAMES[t.card()],
        player=int(t.player()),
        personality=None if personality == NONE else PERSONALITIES[personality],
        solo=t.solo(),
    )


def _space(t: ConcordiaTable, space: int) -> MarketSpace:
    surcharge = [name for good, name in enumerate(GOOD_NAMES) for _ in range(t.surcharge(space, good))]
    card = t.shown(space)
    return MarketSpace(
        card=None if card == NONE else CARD_NAMES[card],
        surcharge=["any"] * t.surcharge_any(space) + surcharge,
        price=[] if card == NONE else [ref.partition(":")[2] for ref in price_refs(t, space, True)],
    )


def _city(t: ConcordiaTable, city: int) -> CitySight:
    if city == t.capital():
        return CitySight(city_name(t, city), None, [], None)
    return CitySight(
        id=city_name(t, city),
        good=GOOD_NAMES[t.produce(city)],
        villas=[seat for seat in range(t.seats()) if t.has_villa(seat, city)],
        price=VillaPrice(int(t.villa_money(city)), _counted(villa_price(t, city))),
    )


def _province(t: ConcordiaTable, province: int) -> ProvinceSight:
    towns = [province_city(t.board(), province, k) for k in range(MOST_IN_PROVINCE)]
    yields = {}
    for seat in range(t.seats()):
        made = [t.produce(city) for city in towns if city != NONE and t.has_villa(seat, city)]
        if made:
            yields[seat] = _counted([made.count(good) for good in range(KINDS)])
    return ProvinceSight(
        id=province_name(t, province),
        marker=GOOD_NAMES[t.marker(province)],
        coins=int(COINS[t.marker(province)]),
        active=t.is_active(province),
        yields=yields,
    )


def _colonist(t: ConcordiaTable, seat: int, slot: int) -> Colonist:
    place = t.colonist(seat, slot)
    kind = WAYS[slot // OF_A_KIND]
    if on_route(place):
        return Colonist(kind, route_name(t, place), None)
    return Colonist(kind, None, city_name(t, city_of(place)))


def _owned(t: ConcordiaTable, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(t.owns(seat, card))]


def _seat(t: ConcordiaTable, seat: int) -> SeatSight:
    return SeatSight(
        team=int(t.team(seat)) if t.in_teams() else None,
        money=int(t.money(seat)),
        goods=_counted([int(t.get(seat, GOODS + good)) for good in range(KINDS)]),
        stored_land=int(t.stored(seat, LAND)),
        stored_sea=int(t.stored(seat, SEA)),
        free_spaces=int(t.free_spaces(seat)),
        villas_left=int(t.villas(seat)),
        colonists=[_colonist(t, seat, slot) for slot in range(COLONISTS) if t.colonist(seat, slot) != NONE],
        hand_size=int(t.hand_size(seat)),
        discard_size=int(t.pile_size(seat)),
        discard_top=None if t.top(seat) == NONE else CARD_NAMES[t.top(seat)],
        owned=_owned(t, seat),
        gods={name: int(god_points(t, seat, god)) for god, name in enumerate(GOD_NAMES)},
        god_cards={name: int(cards_of(t, seat, god)) for god, name in enumerate(GOD_NAMES)},
        points=int(points(t, seat)),
        score_marker=int(t.get(seat, SCORE)) if (t.v[SCORED] >> seat) & 1 else None,
        incoming=_counted(amounts(t, seat)),
    )


def _move(game: Game, t: ConcordiaTable) -> Move | None:
    """The frame of PickColonist is on top, or just below MoveTo."""
    step = None if t.over() else game.step(t)
    if not isinstance(step, PickColonist | MoveTo):
        return None
    seat = int(t.seat())
    if isinstance(step, PickColonist):
        return Move(seat, int(steps_left(t, seat)), None, {}, _moved(t, seat, int(t.local(1))))
    slot, left = int(t.local(0)), int(t.local(1))
    place = t.colonist(seat, slot)
    near = [reached(t.board(), place, k) for k in range(reaches(t.board(), place))]
    steps = {route: int(steps_to(t.board(), place, route)) for route in near if may_end_on(t, route)}
    return Move(
        seat=seat,
        steps_left=left,
        picked=_colonist(t, seat, slot),
        destinations={route_name(t, route): n for route, n in steps.items() if n <= left},
        moved=_moved(t, seat, int(t.v[t.frame(1) + MOVED_LOCAL])),
    )


MOVED_LOCAL = F_LOCAL + 1


def _moved(t: ConcordiaTable, seat: int, mask: int) -> list[Colonist]:
    return [_colonist(t, seat, slot) for slot in range(COLONISTS) if (mask >> slot) & 1]


def _hand(t: ConcordiaTable, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(t.hand(seat, card))]


def _own(game: Game, t: ConcordiaTable, seat: int) -> OwnSight:
    step = None if t.over() else game.step(t)
    looking = isinstance(step, SuggestCard) and t.seat() == seat
    told = t.v[ANSWERING] != 0 and t.team(seat) == t.team(t.player()) and t.v[SUGGESTION] != NONE
    reasons = {city_name(t, city): villa_refusal(t, seat, city) for city in range(t.cities())}
    return OwnSight(
        hand=_hand(t, seat),
        discard=[CARD_NAMES[t.in_pile(seat, k)] for k in reversed(range(t.pile_size(seat)))],
        partner_hand=_hand(t, int(t.partner(seat))) if looking else None,
        suggestion=CARD_NAMES[t.v[SUGGESTION]] if told else None,
        means=int(t.means(seat)),
        villa_refusals={city: REASONS.keys[reason] for city, reason in reasons.items() if reason},
        bonus_units=int(bonus_units(t, seat)),
        trade=TradeLimits(
            sell=_counted([int(most_sold(t, seat, good)) for good in range(KINDS)]),
            buy=_counted([int(most_bought(t, seat, good)) for good in range(KINDS)]),
        ),
        per_card=_per_card(t, seat),
        market_worth=[_worth(t, seat, t.shown(space)) for space in range(SPACES)],
    )


def _per_card(t: ConcordiaTable, seat: int) -> dict[str, int]:
    worth = {name: int(worth_of_card(t, seat, god)) for god, name in enumerate(GOD_NAMES) if god != MINERVA}
    for good, name in enumerate(GOOD_NAMES):
        worth[f"minerva_{name}"] = int(worth_of_specialist(t, seat, good))
    return worth


def _worth(t: ConcordiaTable, seat: int, card: int) -> int:
    """What a card would add to the seat's points today."""
    if card == NONE:
        return 0
    if SPECIALITY[card] != NONE:
        return int(worth_of_specialist(t, seat, SPECIALITY[card]))
    return sum(int(worth_of_card(t, seat, god)) for god in range(GODS) if serves(card, god))
