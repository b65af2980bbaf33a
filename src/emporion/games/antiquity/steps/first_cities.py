"""Before the first turn: everybody chooses a starting tile and a place for the first city (ANT-3.1.6)."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import found_city
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import SLOT_TILE, START_CENTRE, START_SLOT, TILE_HEXES, TILES
from emporion.games.antiquity.table.layout import HAND
from emporion.games.antiquity.table.telling import hex_figures, place_figures
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.games.antiquity.table.words import OFF_TILE, SLOT_TAKEN, TILE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, InTurnOrder
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words


class InReverseOrder(InTurnOrder[AntiquityTable]):
    """The last in the order of play comes first."""

    def turn(self, t: AntiquityTable, k: i64) -> i64:
        return t.in_order(t.players() - 1 - k) if k < t.players() else NOBODY


def slot_taken(t: AntiquityTable, slot: i64) -> bool:
    tile = SLOT_TILE[t.seats() * TILES + slot]
    return any(t.cities(seat) > 0 and t.centre(seat, 0) // TILE_HEXES == tile for seat in range(t.seats()))


class ChooseTile(Ask[AntiquityTable]):
    """One of the starting tiles nobody has taken yet."""

    name = "choose_tile"
    rule = "ANT-3.1.6"

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        for slot in range(TILES):
            if START_SLOT[t.seats() * TILES + slot] == 1:
                into.add(TILE + slot)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if not TILE <= word < TILE + TILES or START_SLOT[t.seats() * TILES + word - TILE] == 0:
            return NOT_NOW
        return SLOT_TAKEN if slot_taken(t, word - TILE) else MAY_BE_SAID

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        t.put(seat, HAND, SLOT_TILE[t.seats() * TILES + word - TILE])
        t.pop()


class ChooseCentre(Ask[AntiquityTable]):
    """The centre of the first city, so that its seven hexes lie on the tile; water is allowed."""

    name = "choose_centre"
    rule = "ANT-3.1.6"

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        first = t.get(seat, HAND) * TILE_HEXES
        for hex in range(TILE_HEXES):
            if START_CENTRE[hex] == 1:
                into.add(HEX_WORD + first + hex)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        hex = word - HEX_WORD
        if not 0 <= hex < t.hexes():
            return NOT_NOW
        on_tile = hex // TILE_HEXES == t.get(seat, HAND) and START_CENTRE[hex % TILE_HEXES] == 1
        return MAY_BE_SAID if on_tile else OFF_TILE

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return hex_figures(word - HEX_WORD) if reason == OFF_TILE else {}

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        t.put(seat, HAND, 0)
        found_city(t, seat, word - HEX_WORD)
        if t.telling():
            t.tell("first-city", "ANT-3.1.6", {"seat": seat_ref(seat), **place_figures(t, word - HEX_WORD)})
        t.pop()
