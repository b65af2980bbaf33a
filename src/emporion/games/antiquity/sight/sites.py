"""What choosing a hex of the countryside would bring, shown before it is said."""

from __future__ import annotations

from emporion.games.antiquity.rules.countryside import NO_SECOND, clean, found_rural
from emporion.games.antiquity.rules.sites import hex_refusal, partner_refusal
from emporion.games.antiquity.sight.shapes import Pile, SiteSight
from emporion.games.antiquity.steps.countryside_building import CLEANING, SECOND_PLACE
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CITY,
    FISHERY,
    INN,
    MADE_BY,
    MAP,
    MINE,
    NEIGHBOURS,
    RURAL,
    RURAL_KINDS,
)
from emporion.games.antiquity.table.layout import KINDS
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.kernel.game import Game
from emporion.parts.hexes import SIDES


def places_for(t: AntiquityTable, seat: int) -> Pile:
    """How many hexes each rural building could stand on now, whatever it yields."""
    counted = {}
    for kind in range(RURAL_KINDS):
        goods = [good for good in range(KINDS) if MADE_BY[good] == kind] if kind == MINE else [-1]
        free = {hex for hex in range(t.hexes()) for good in goods if hex_refusal(t, seat, kind, good, hex) == 0}
        counted[RURAL[kind]] = len(free)
    return counted


def sites(game: Game, t: AntiquityTable) -> list[SiteSight]:
    """Every hex that is offered, with the hexes it would cover."""
    seat = int(t.seat())
    found = []
    for word in game.offered(t, seat):
        hex = int(word - HEX_WORD)
        covers = _covered(t, seat, hex)
        outside = sum(1 for other in covers if not t.in_zone(seat, other))
        found.append(SiteSight(MAP.hexes[hex], [MAP.hexes[other] for other in covers], outside))
    return found


def _covered(t: AntiquityTable, seat: int, hex: int) -> list[int]:
    stage, kind, good = int(t.local(0)), int(t.local(1)), int(t.local(2))
    if kind in (INN, CITY):
        return []
    if kind == CLEANING:
        after = t.clone()
        clean(after, hex)
        return [other for other in _around(t, hex) if t.polluted(other) and not after.polluted(other)]
    if kind != FISHERY:
        return _fruits(t, seat, kind, good, hex, int(NO_SECOND))
    if stage == SECOND_PLACE:
        return _fruits(t, seat, kind, good, int(t.local(4)), hex)
    partners = [other for other in _around(t, hex) if partner_refusal(t, hex, other) == 0]
    return max((_fruits(t, seat, kind, good, hex, other) for other in partners), key=len, default=[])


def _fruits(t: AntiquityTable, seat: int, kind: int, good: int, hex: int, second: int) -> list[int]:
    """The hexes on which goods would lie."""
    after = t.clone()
    found_rural(after, seat, kind, good, hex, second)
    near = dict.fromkeys(_around(t, hex) + (_around(t, second) if second != NO_SECOND else []))
    return [other for other in near if t.good_on(other) < 0 <= after.good_on(other)]


def _around(t: AntiquityTable, hex: int) -> list[int]:
    near = [int(NEIGHBOURS[hex * SIDES + side]) for side in range(SIDES)]
    return [hex, *(other for other in near if 0 <= other < t.hexes())]
