# interpreted
"""The row of Concordia Venus told from a sight: the twin of `features/`, with names and scales."""

from __future__ import annotations

from collections import Counter
from typing import Any

from emporion.games.concordia_venus.sight.places import (
    CITY_PLACES,
    FACE_OF,
    FACES,
    FACES_FOR_SALE,
    FOR_SALE,
    MAPS,
    PROVINCE_PLACES,
    ROUTE_PLACES,
    STEPS,
    WAYS,
    WHICH_OF,
    ends_of,
    faces,
    places_on,
    routes_on,
    steps_from,
)
from emporion.games.concordia_venus.sight.shapes import (
    CitySight,
    Colonist,
    ConcordiaSight,
    MarketSpace,
    Move,
    OwnSight,
    ProvinceSight,
    SeatSight,
)
from emporion.kernel.data import read_data
from emporion.kernel.rows.twin import Twin

LEFT_OUT = {
    "pantheon": "the same in every match of so many seats in a mode",
    "market[].surcharge": "printed on the display, and in the price",
    "cities[].price.goods": "follow from what the city makes",
    "provinces[].coins": "follow from the marker",
    "places": "shown when the match is over",
    "seats[].team": "partners sit opposite each other",
    "seats[].stored_land": "three, less those on the board",
    "seats[].stored_sea": "three, less those on the board",
    "seats[].owned": "cards that are alike but for their deck are counted together",
    "seats[].god_cards": "follow from the cards owned",
    "seats[].gods": "the cards owned, times what one is worth",
    "move.seat": "the one who speaks",
    "move.destinations": "the words that may be said; each city's reach tells how far they are",
    "move.moved[].route": "how many of each kind have moved is told, and the reach of those that have not",
    "own.discard": "the cards owned that are not in the hand; of their order only the two on top matter",
    "own.villa_refusals": "whether there is one is told; villas, goods and money tell which",
    "own.trade.sell": "the goods owned",
}
"""What of a sight the row does not tell, and why."""

_components, _scoring = read_data(__file__, "components"), read_data(__file__, "scoring")
GOODS: list[str] = [good["id"] for good in _components["goods"]]
PRICES: dict[str, int] = {good["id"]: good["price"] for good in _components["goods"]}
PERSONALITIES: list[str] = [personality["id"] for personality in read_data(__file__, "cards")["personalities"]]
GODS: dict[str, Any] = {god["id"]: god for god in _scoring["gods"]}
WORTHS = [god for god in _scoring["order"] if god != "minerva"] + [f"minerva_{good}" for good in GOODS]
MONEY, POINTS, UNITS, TURNS = 50.0, 150.0, 6.0, 100.0  # about the largest of each


# -- the row ------------------------------------------------------------------------------------------------
def tell_row(sight: ConcordiaSight, twin: Twin) -> None:
    _match(sight, twin)
    _move(sight.move, twin)
    partner = (twin.viewer + twin.seats // 2) % twin.seats if sight.teams else None
    for name, seat in twin.places():
        with twin.told(seat is not None):
            _seat(f"seats[{name}]", sight, seat or 0, partner, twin)
    twin.number("lead", _lead(sight, partner, twin.viewer), POINTS)
    if sight.own is not None:
        _own(sight.seats[twin.viewer], sight.own, twin)
        for k, space in enumerate(sight.market):
            _space(f"market[{k}]", space, sight.own.market_worth[k], sight.seats[twin.viewer], twin)
    twin.number("stack_size", sight.stack_size, 24)
    twin.pile("stack", Counter(sight.stack_cards), list(FOR_SALE))
    _board(sight, partner, twin)


def _sitting(seat: int | None, twin: Twin) -> int | None:
    return seat if seat is not None and seat < twin.seats else None


def _card(name: str, card: str | None, among: list[str], twin: Twin) -> None:
    """A card by its face, and which of those alike it is."""
    twin.hot(name, card and FACE_OF[card], among)
    twin.number(f"{name}.which", WHICH_OF[card] if card else 0, 6)


def _match(sight: ConcordiaSight, twin: Twin) -> None:
    twin.flag("reduced", sight.reduced)
    twin.number("turn", sight.turn, TURNS)
    twin.number("round", sight.turn // twin.seats + 1, TURNS / 4)
    twin.seat("first_player", _sitting(sight.first_player, twin))
    twin.seat("active", _sitting(sight.active, twin))
    twin.seat("praefectus_magnus", _sitting(sight.praefectus_magnus, twin))
    twin.seat("concordia", _sitting(sight.concordia, twin))
    twin.flag("concordia", sight.concordia is not None)
    twin.flag("ending", sight.last_turn is not None)
    twin.number("turns_left", None if sight.last_turn is None else sight.last_turn - sight.turn, 5)
    twin.number("cash_bonus", sight.cash_bonus, 20)
    play = sight.in_play
    twin.flag("in_play", play)
    _card("in_play.card", play.card if play else None, FACES, twin)
    twin.seat("in_play.player", _sitting(play.player, twin) if play else None)
    twin.hot("in_play.personality", play and play.personality, PERSONALITIES)
    twin.flag("in_play.solo", play and play.solo)
    twin.flag("answering_legate", sight.answering_legate)


def _move(move: Move | None, twin: Twin) -> None:
    twin.flag("move", move)
    twin.number("move.steps_left", move.steps_left if move else 0, STEPS)
    for way in WAYS:
        twin.flag(f"move.picked.{way}", move and move.picked and move.picked.kind == way)
    for way in WAYS:
        twin.number(f"move.moved.{way}", sum(one.kind == way for one in move.moved) if move else 0, 3)


def _seat(name: str, sight: ConcordiaSight, number: int, partner: int | None, twin: Twin) -> None:
    seat = sight.seats[number]
    twin.flag(name, True)
    twin.flag(f"{name}.partner", number == partner)
    twin.number(f"{name}.money", seat.money, MONEY)
    twin.pile(f"{name}.goods", seat.goods, GOODS, UNITS)
    twin.number(f"{name}.incoming", sum(seat.incoming.values()), UNITS)
    twin.number(f"{name}.free_spaces", seat.free_spaces, 12)
    twin.number(f"{name}.villas_left", seat.villas_left, 15)
    capital = MAPS[sight.map]["capital"]
    for way in WAYS:
        own = [one for one in seat.colonists if one.kind == way]
        twin.number(f"{name}.{way}.on_routes", sum(one.route is not None for one in own), 3)
        twin.number(f"{name}.{way}.in_capital", sum(one.city == capital for one in own), 3)
        twin.number(f"{name}.{way}.in_cities", sum(one.city not in (None, capital) for one in own), 3)
    twin.number(f"{name}.hand_size", seat.hand_size, 15)
    twin.number(f"{name}.discard_size", seat.discard_size, 15)
    _card(f"{name}.discard_top", seat.discard_top, FACES, twin)
    twin.pile(f"{name}.owned", faces(seat.owned), FACES, 2)
    mine = number == twin.viewer and sight.own is not None
    worths = sight.own.per_card if mine and sight.own else _worths(sight, seat, number)
    twin.pile(f"{name}.per_card", worths, WORTHS, 12)
    twin.number(f"{name}.points", seat.points, POINTS)
    twin.flag(f"{name}.score_marker", seat.score_marker is not None)
    twin.number(f"{name}.score_marker", seat.score_marker, POINTS)


def _worths(sight: ConcordiaSight, seat: SeatSight, number: int) -> dict[str, int]:
    """What one more card of a god would be worth to a seat, Minerva by goods (CNV-5.2.2 to CNV-5.2.9)."""
    made = Counter(city.good for city in sight.cities if number in city.villas)
    villas = [sum(province.yields.get(number, {}).values()) for province in sight.provinces]
    fortune = seat.money + sum(PRICES[good] * n for good, n in seat.goods.items())
    if sight.teams:
        partner = (number + len(sight.seats) // 2) % len(sight.seats)
        shared = sum(number in province.yields and partner in province.yields for province in sight.provinces)
        venus = GODS["venus"]["vp_team"] * shared
    else:
        venus = GODS["venus"]["vp_individual"] * sum(n >= 2 for n in villas)
    return {
        "vesta": fortune // 10,
        "jupiter": GODS["jupiter"]["vp"] * sum(n for good, n in made.items() if good != "brick"),
        "saturnus": GODS["saturnus"]["vp"] * sum(n >= 1 for n in villas),
        "venus": venus,
        "mercurius": GODS["mercurius"]["vp"] * len(made),
        "mars": GODS["mars"]["vp"] * len(seat.colonists),
        **{f"minerva_{good}": GODS["minerva"]["values"][good] * made[good] for good in GOODS},
    }


def _lead(sight: ConcordiaSight, partner: int | None, viewer: int) -> int:
    sides: Counter[int] = Counter()
    size = len(sight.seats) if partner is None else len(sight.seats) // 2
    for number, seat in enumerate(sight.seats):
        sides[number % size] += seat.points
    return sides.pop(viewer % size) - max(sides.values(), default=0)


def _own(seat: SeatSight, own: OwnSight, twin: Twin) -> None:
    twin.pile("own.hand", Counter(own.hand), list(FACE_OF))
    _card("own.beneath", own.discard[-2] if len(own.discard) > 1 else None, FACES, twin)
    twin.pile("own.incoming", seat.incoming, GOODS, UNITS)
    twin.number("own.means", own.means, MONEY)
    twin.number("own.bonus_units", own.bonus_units, 2)
    twin.pile("own.trade.buy", own.trade.buy, GOODS, 12)
    twin.flag("own.partner_hand", own.partner_hand is not None)
    suggested = [own.suggestion] if own.suggestion else []
    twin.pile("own.legate", Counter([*(own.partner_hand or []), *suggested]), list(FACE_OF))


def _space(name: str, space: MarketSpace, worth: int, seat: SeatSight, twin: Twin) -> None:
    _card(f"{name}.card", space.card, FACES_FOR_SALE, twin)
    price = Counter(space.price)
    twin.pile(f"{name}.price", price, [*GOODS, "any"], 2)
    twin.flag(f"{name}.affordable", space.card and _covers(seat, price))
    twin.flag(f"{name}.affordable_as_printed", space.card and _covers(seat, price - Counter(space.surcharge)))
    twin.number(f"{name}.worth", worth, 12)


def _covers(seat: SeatSight, price: Counter[str]) -> bool:
    """Whether the seat's goods are enough, "any" being paid with whatever remains."""
    fixed = all(seat.goods.get(good, 0) >= price[good] for good in GOODS)
    return fixed and sum(seat.goods.values()) >= price.total()


# -- the board ----------------------------------------------------------------------------------------------
def _board(sight: ConcordiaSight, partner: int | None, twin: Twin) -> None:
    places = places_on(sight.map)
    provinces = {places.get(f"province:{province.id}"): province for province in sight.provinces}
    for number in PROVINCE_PLACES:
        _province(f"provinces[{number}]", provinces.get(number), partner, twin)
    standing = [_standing(sight, seat) for seat in range(len(sight.seats))]
    near = [_near(sight.map, colonists) for colonists in standing]
    inside = Counter(one.city for one in standing[twin.viewer])
    cities = {places.get(city.id): city for city in sight.cities}
    reach = _reach(sight, standing, twin.viewer)
    for place in CITY_PLACES:
        name, city = f"cities[{place}]", cities.get(place)
        _city(name, city, sight.own, twin)
        for who, seat in twin.places():
            twin.number(f"{name}.near[{who}]", near[seat][city.id] if city and seat is not None else 0, 3)
        twin.number(f"{name}.inside", inside[city.id] if city else 0, 3)
        twin.number(f"{name}.reach", reach.get(city.id) if city else 0, STEPS)
    taken = {places.get(one.route or "") for seat in sight.seats for one in seat.colonists}
    mine = {places.get(one.route or "") for one in standing[twin.viewer]}
    for place in ROUTE_PLACES:
        twin.flag(f"routes[{place}].mine", place in mine)
        twin.flag(f"routes[{place}].taken", place in taken)


def _standing(sight: ConcordiaSight, seat: int) -> list[Colonist]:
    """The seat's colonists without the one that is on its way."""
    found = list(sight.seats[seat].colonists)
    if sight.move and sight.move.seat == seat and sight.move.picked in found:
        found.remove(sight.move.picked)
    return found


def _province(name: str, province: ProvinceSight | None, partner: int | None, twin: Twin) -> None:
    twin.hot(f"{name}.marker", province and province.marker, GOODS)
    twin.flag(f"{name}.active", province and province.active)
    values = {
        seat: sum(PRICES[good] * n for good, n in goods.items())
        for seat, goods in (province.yields if province else {}).items()
    }
    twin.number(f"{name}.mine", values.pop(twin.viewer, 0), 15)
    twin.number(f"{name}.partners", 0 if partner is None else values.pop(partner, 0), 15)
    twin.number(f"{name}.others", sum(values.values()), 30)


def _city(name: str, city: CitySight | None, own: OwnSight | None, twin: Twin) -> None:
    twin.hot(f"{name}.good", city and city.good, GOODS)
    twin.seats_of(f"{name}.villas", [seat for seat in city.villas if seat < twin.seats] if city else [])
    twin.number(f"{name}.price", city.price.money if city and city.price else 0, 20)
    twin.flag(f"{name}.payable", city and own and city.id not in own.villa_refusals)


def _near(board: str, colonists: list[Colonist]) -> Counter[str]:
    """By city, those in it and on routes that lead there."""
    found: Counter[str] = Counter(one.city for one in colonists if one.city)
    for one in colonists:
        found.update(ends_of(board, one.route))
    return found


def _reach(sight: ConcordiaSight, standing: list[list[Colonist]], viewer: int) -> dict[str, int]:
    """By city 7 less the fewest steps a colonist of the viewer that may still move needs to a free route there."""
    movable, left = standing[viewer], len(sight.seats[viewer].colonists)
    if sight.move and sight.move.seat == viewer:
        left = sight.move.steps_left
        movable = [sight.move.picked] if sight.move.picked else _without(movable, sight.move.moved)
    taken = {one.route for seat in sight.seats for one in seat.colonists}
    found: dict[str, int] = {}
    for one in movable:
        for route, steps in steps_from(sight.map, sight.reduced, one).items():
            if steps <= left and route not in taken and routes_on(sight.map, False)[route].get("can_stop", True):
                for city in ends_of(sight.map, route):
                    found[city] = max(found.get(city, 0), STEPS + 1 - steps)
    return found


def _without(colonists: list[Colonist], moved: list[Colonist]) -> list[Colonist]:
    return [one for one in colonists if one not in moved]
