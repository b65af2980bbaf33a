# interpreted
"""The row of Antiquity told from a sight: the twin of `features`, with names and scales."""

from __future__ import annotations

from collections import Counter

from emporion.games.antiquity.sight.lands import MANY, Lands, tell_zone
from emporion.games.antiquity.sight.shapes import (
    AntiquitySight,
    CountrySight,
    HandSight,
    OfferSight,
    OwnSight,
    SeatSight,
)
from emporion.games.antiquity.table.components import (
    BUILDINGS,
    FIRST_SIDE,
    GOODS,
    HOUSES,
    MOST_CITIES,
    MULTIPLE,
    OTHER_SIDE,
    RURAL,
    SAINTS,
)
from emporion.kernel.rows.twin import Twin

LEFT_OUT = {
    "hexes[].q": "every hex has its place in the row",
    "hexes[].r": "every hex has its place in the row",
    "hexes[].cleared": "cleared land is grass",
    "hexes[].site": "it is the man's who stands there or beside; goods left are counted by seat",
    "seats[].cities[].side": "the first city is larger",
    "seats[].cities[].centre": "amid the seven hexes of the city",
    "seats[].cities[].graves": "by place in the viewer's own cities, counted in others",
    "seats[].pieces[].city": "by place in the viewer's own cities; what is free is counted in others",
    "seats[].pieces[].turn": "its cells tell",
    "seats[].pieces[].cells": "by place in the viewer's own cities; what is free is counted in others",
    "seats[].pieces[].anchor": "its first cell",
    "seats[].pieces[].works": "told of what stands once only; of others carts, room and fountains tell",
    "seats[].pieces[].graved": "a grave on its cells",
    "seats[].pieces[].house": "the seat's houses",
    "seats[].rurals[].man": "on the hexes",
    "seats[].inns_left": "follows from the inns",
    "seats[].zone_clean": "told by terrain",
    "seats[].conditions[].saint": "always in the same order",
    "seats[].conditions[].whole": "always the same but for San Giorgio's, which is told",
    "seats[].forecast.famine": "the famine",
    "seats[].forecast.granary": "whether the granary works",
    "seats[].forecast.pollution": "follows from the cities",
    "seats[].forecast.dump": "whether the dump works",
    "seats[].forecast.fountains": "follows from the fountains",
    "own.hand.turns": "printed on the piece",
    "own.offers_received[].target": "the viewer",
    "own.offers_received[].open": "always",
    "own.offer_made.proposer": "the viewer",
    "own.built": "among the seat's pieces; when they were built matters of fountains only, which are told",
    "own.new_houses": "among the seat's houses",
    "own.known": "the goods of the seat and what it has set aside for an offer to the viewer",
    "winners": "shown when the match is over",
    "end": "shown when the match is over",
}
"""What of a sight the row does not tell, and why.

Four more are so seldom met by chance that no test would miss them here: `seats[].rurals[].second` (on the hexes),
`building.seat` (who speaks), `building.places` (follows from the hexes, free ones are counted by terrain) and
`building.sites` (what each would bring is told with its hex).
"""

STAGES = (
    "free",
    "size",
    "payment",
    "place",
    "free_house",
    "saint",
    "trade_give",
    "trade_take",
    "move",
    "offer_give",
    "offer_ask",
)
COUNTRY_STAGES = ("action", "payment", "good", "seed", "hex", "second_hex")
TYPES = BUILDINGS[:-1]
ONCE = {kind for kind, multiple in zip(BUILDINGS, MULTIPLE, strict=True) if not multiple}
SIDES = [FIRST_SIDE] + [OTHER_SIDE] * (int(MOST_CITIES) - 1)
NO_OFFER = OfferSight(proposer=-1, target=-1, gives={}, asks={}, open=False)
NO_HAND = HandSight(building="", house=None, width=None, height=None, turns=[])
NO_BUILDING = CountrySight(seat=-1, stage="", rural=None, good=None, first=None, places={}, sites=[])
FEW = 6.0  # about the most goods of a kind in a stock


def tell_row(sight: AntiquitySight, twin: Twin) -> None:
    building = sight.building or NO_BUILDING
    placing = building.rural if building.seat == twin.viewer else ""
    if placing is None and building.stage == "hex":
        placing = "cleaning"
    lands = Lands(sight.hexes, twin, placing or "")
    lands.tell(twin)
    twin.number("turn", sight.turn, 40)
    twin.number("turns_left", sight.last_turn - sight.turn, 40)
    twin.number("famine", sight.famine, 20)
    for name, seat in twin.places():
        twin.number(f"order[{name}]", sight.order.index(seat) + 1 if seat in sight.order else 0, 4)
    twin.pile("found", sight.found, ("grain", "wine", "sheep", "olive"), 4)
    twin.hot("building.stage", building.stage, COUNTRY_STAGES)
    twin.hot("building.rural", building.rural, RURAL)
    twin.hot("building.good", building.good, GOODS)
    q, r = building.first or (0, 0)
    twin.number("building.first.q", q, 20)
    twin.number("building.first.r", r, 20)
    for name, seat in twin.places():
        with twin.told(seat is not None):
            _seat(f"seats[{name}]", sight.seats[seat or 0], lands.zone(seat), twin)
    if sight.own is not None:
        _own(sight.own, twin)
        _grids(sight.seats[twin.viewer], twin)


def _seat(name: str, seat: SeatSight, zone: Counter[str], twin: Twin) -> None:
    twin.flag(name, True)
    twin.number(f"{name}.eliminated", seat.eliminated, 40)
    twin.flag(f"{name}.committed", seat.committed)
    twin.pile(f"{name}.goods", seat.goods, GOODS, FEW)
    twin.number(f"{name}.room", seat.room, 20)
    twin.flag(f"{name}.unlimited", seat.room is None)
    twin.number(f"{name}.men", seat.men, 20)
    for number in range(1, HOUSES + 1):
        twin.flag(f"{name}.houses[{number}]", number in seat.houses)
    twin.hot(f"{name}.saint", seat.saint, SAINTS)
    twin.number(f"{name}.cities", len(seat.cities), 4)
    for city in range(MOST_CITIES):
        twin.number(f"{name}.empty_cells[{city}]", _empty(seat, city), 49)
    for city in range(MOST_CITIES):
        twin.number(f"{name}.graves[{city}]", len(seat.cities[city].graves) if city < len(seat.cities) else 0, 49)
    _pieces(name, seat, twin)
    twin.pile(f"{name}.rurals", Counter(rural.rural for rural in seat.rurals), RURAL[1:-1], 5)
    left: Counter[str] = Counter()
    for rural in seat.rurals:
        left[rural.good] += rural.left
    twin.pile(f"{name}.left", left, GOODS, 15)
    twin.pile(f"{name}.harvest", seat.forecast.harvest, GOODS, FEW)
    twin.number(f"{name}.inns", seat.inns, 10)
    twin.number(f"{name}.carts", seat.carts, 5)
    twin.number(f"{name}.fountains", seat.fountains, 5)
    zone["polluted"] = seat.zone_polluted
    tell_zone(f"{name}.zone", zone, twin, MANY)
    for k, whole in enumerate((20, MANY, 19, 24)):
        twin.number(f"{name}.progress[{SAINTS[k]}]", seat.conditions[k].done, whole)
    twin.number(f"{name}.progress[san_giorgio].whole", seat.conditions[SAINTS.index("san_giorgio")].whole, MANY)
    twin.flag(f"{name}.fulfilled", seat.fulfilled)
    twin.number(f"{name}.goods_lost", seat.forecast.goods_lost, 10)
    twin.number(f"{name}.foods", seat.forecast.foods, 15)
    twin.number(f"{name}.coming_graves", seat.forecast.graves, 15)
    twin.number(f"{name}.coming_markers", seat.forecast.markers, 12)


def _empty(seat: SeatSight, city: int) -> int:
    """Cells without building and grave."""
    if city >= len(seat.cities):
        return 0
    taken = set(seat.cities[city].graves)
    for piece in seat.pieces:
        if piece.city == city + 1 and not piece.in_air:
            taken |= set(piece.cells)
    return SIDES[city] ** 2 - len(taken)


def _pieces(name: str, seat: SeatSight, twin: Twin) -> None:
    """What stands once only is 1, or 2 if it works; everything else is counted."""
    owned = Counter(piece.building for piece in seat.pieces)
    working = {piece.building for piece in seat.pieces if piece.works}
    for kind in TYPES:
        n = owned[kind]
        twin.number(f"{name}.pieces[{kind}]", 1 + (kind in working) if n and kind in ONCE else n, 5)
    twin.number(f"{name}.manned", sum(piece.man for piece in seat.pieces), 20)
    twin.number(f"{name}.lifted", sum(piece.lifted for piece in seat.pieces), 10)
    twin.number(f"{name}.in_air", sum(piece.in_air for piece in seat.pieces), 10)


def _own(own: OwnSight, twin: Twin) -> None:
    twin.hot("own.stage", own.stage, STAGES)
    hand = own.hand or NO_HAND
    twin.hot("own.hand", hand.building, BUILDINGS)
    twin.number("own.hand.house", hand.house, 20)
    twin.number("own.hand.width", hand.width, 7)
    twin.number("own.hand.height", hand.height, 7)
    twin.number("own.due_food", own.due_food, 4)
    twin.number("own.due_luxury", own.due_luxury, 3)
    for good in GOODS[2:]:
        twin.flag(f"own.paid[{good}]", good in own.paid)
    twin.number("own.healed", own.healed, 5)
    twin.number("own.offers_left", own.offers_left, 3)
    received = {offer.proposer: offer for offer in own.offers_received}
    for name, seat in twin.places()[1:]:
        _offer(f"own.offers_received[{name}]", received.get(-1 if seat is None else seat), twin)
    twin.number("own.offers_received", len(own.offers_received), 3)
    made = own.offer_made or NO_OFFER
    twin.flag("own.offer_made.open", made.open)
    for name, seat in twin.places()[1:]:
        twin.flag(f"own.offer_made.target[{name}]", seat is not None and seat == made.target)
    _offer("own.offer_made", own.offer_made, twin)
    twin.number("own.new_fountains", own.built.count("fountain"), 3)
    twin.pile("own.goods_before", own.goods_before, GOODS, FEW)


def _offer(name: str, offer: OfferSight | None, twin: Twin) -> None:
    """What would come to who accepts, less what is asked for it."""
    twin.flag(name, offer)
    offer = offer or NO_OFFER
    for good in GOODS:
        twin.number(f"{name}[{good}]", offer.gives.get(good, 0) - offer.asks.get(good, 0), 4)


def _grids(seat: SeatSight, twin: Twin) -> None:
    """The cells of the viewer's cities."""
    for city, side in enumerate(SIDES):
        there = city < len(seat.cities)
        cells = {(x, y): int(there) for y in range(side) for x in range(side)}
        for piece in seat.pieces:
            if piece.city == city + 1 and not piece.in_air:
                code = 2 + BUILDINGS.index(piece.building) + 20 * piece.man
                cells |= dict.fromkeys(piece.cells, code)
        for grave in seat.cities[city].graves if there else []:
            cells[grave] = -cells.get(grave, 0)
        for y in range(side):
            for x in range(side):
                twin.number(f"own.cells[{city + 1}/{x}/{y}]", cells[x, y], 40)
