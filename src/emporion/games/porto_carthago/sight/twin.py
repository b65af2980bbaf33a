# interpreted
"""The row of Porto Carthago told from a sight: the twin of `features/`, with names and scales."""

from __future__ import annotations

from emporion.games.porto_carthago.sight.shapes import Deck, Dock, Path, Pending, PortoCarthagoSight, SeatSight, Ship
from emporion.games.porto_carthago.table.components import (
    ACTION,
    BOX_PLACES,
    CIVILISATION,
    DANGER,
    DOCK,
    EARLY_POINTS,
    FIRST_DOCK,
    GOODS,
    INCOME,
    LAST_DECADE,
    PRIVILEGE,
    PRIVILEGE_OF,
    ROUNDS,
    SHIP,
    STORAGE,
    SURVEYED,
    WANTS,
)
from emporion.games.porto_carthago.table.layout import MOST_SEATS, SPACES
from emporion.kernel.rows.twin import Twin

PRINTED = "printed on the card that is told"
LEFT_OUT = {
    "row1[].civilisation": PRINTED,
    "row1[].good": PRINTED,
    "row1[].income": PRINTED,
    "row1[].danger": PRINTED,
    "row1[].privilege": PRINTED,
    "row2[].civilisation": PRINTED,
    "row2[].good": PRINTED,
    "row2[].income": PRINTED,
    "row2[].danger": PRINTED,
    "row2[].privilege": PRINTED,
    "docks[].id": "the same at every table",
    "docks[].ship.id": "the dock's civilisation and the good name the card",
    "docks[].ship.civilisation": "the dock's",
    "docks[].ship.danger": PRINTED,
    "docks[].ship.privilege": PRINTED,
    "market.spaces": "follows from the number of seats",
    "market.refresh_price": "the same at every table",
    "charters": "it does not matter which ship is manned; each seat tells how many, and how many are free is told",
    "action_spaces[].cost": "the same at every table",
    "action_spaces[].bonus": "the same at every table",
    "action_spaces[].servants": "spaces are never full; each seat tells how many servants it has there in all",
    "palace.seats": "it does not matter who sits where; each seat tells how many places it has",
    "path.spaces": "what counts is told: how many servants a seat has there, and where the first of them stands",
}
"""What of a sight the row does not tell, and why."""

SERVANTS, TALENTS, POINTS = 18, 40, 10  # of a seat: all it has, about the most it has
HIGHEST_DANGER, HIGHEST_INCOME = int(max(DANGER)), int(max(INCOME))
NOTHING = Pending()
CARD = {
    ship: Ship(
        id=ship,
        civilisation=CIVILISATION[FIRST_DOCK[k] // 2],
        good=GOODS[WANTS[k]],
        income=int(INCOME[k]),
        danger=int(DANGER[k]),
        privilege=PRIVILEGE[PRIVILEGE_OF[k]],
    )
    for k, ship in enumerate(SHIP)
}


def tell_row(sight: PortoCarthagoSight, twin: Twin) -> None:
    twin.hot("decade", sight.decade, range(1, int(LAST_DECADE) + 1))
    twin.hot("round", sight.round, range(1, ROUNDS + 1))
    twin.flag("early_end", any(seat.trade_points >= EARLY_POINTS for seat in sight.seats))
    twin.seat("first_player", sight.first_player)
    twin.seat("active_player", sight.active_player)
    twin.hot("space", sight.space, range(1, int(SPACES) + 1))
    twin.flag("bonus_left", sight.bonus_left)
    for number, space in enumerate(sight.action_spaces, 1):
        twin.hot(f"action_spaces[{number}].action", space.action, ACTION)
    _pending(sight.pending or NOTHING, twin)
    _row("row1", sight.row1, twin)
    _row("row2", sight.row2, twin)
    _deck(sight.deck, twin)
    twin.pile("market.goods", sight.market.goods, GOODS, 6)
    twin.pile("bag", sight.bag, GOODS, 6)
    twin.number("market.bought", sight.market.bought, 6)
    twin.number("market.price", sight.market.price, 4)
    _docks(sight, twin)
    twin.number("charters.free", sum(1 for seat in sight.charters if seat is None), 5)
    twin.number("palace.next", sight.palace.next, 12)
    twin.number("palace.price", sight.palace.price, 20)
    twin.number("palace.trade_points", sight.palace.trade_points, 6)
    twin.number("path.length", len(sight.path.spaces), 18)
    for place in range(int(BOX_PLACES)):
        twin.number(f"path.box[{place}]", sight.path.box[place] if place < len(sight.path.box) else 0, 3)
    for name, seat in twin.places():
        with twin.told(seat is not None):
            _seat(f"seats[{name}]", sight, seat or 0, twin)
    for ship in SHIP:
        twin.flag(f"own.cards[{ship}]", ship in sight.seats[twin.viewer].cards)


def _pending(pending: Pending, twin: Twin) -> None:
    twin.hot("pending.good", pending.good, GOODS)
    twin.hot("pending.dock", pending.dock, DOCK)
    twin.flag("pending.lighthouse", pending.lighthouse is not None)
    twin.number("pending.lighthouse", pending.lighthouse, SERVANTS)
    _card("pending.ship", pending.ship, twin)
    twin.flag("pending.ships_left", pending.ships_left is not None)
    twin.number("pending.ships_left", pending.ships_left, 2)


def _card(name: str, ship: Ship | None, twin: Twin) -> None:
    """A card alone; one that is not printed so is none. Civilisation and good name it, and so tell its privilege."""
    with twin.told(ship is not None and CARD[ship.id] == ship):
        twin.number(f"{name}.danger", ship.danger if ship else None, HIGHEST_DANGER)
        twin.number(f"{name}.income", ship.income if ship else None, HIGHEST_INCOME)
        twin.hot(f"{name}.civilisation", ship.civilisation if ship else None, CIVILISATION)
        twin.hot(f"{name}.good", ship.good if ship else None, GOODS)


def _row(name: str, row: list[Ship | None], twin: Twin) -> None:
    slots = {ship.id: slot for slot, ship in enumerate(row, 1) if ship is not None}
    for ship in SHIP:
        twin.flag(f"{name}[{ship}]", ship in slots)
    for ship in SHIP:
        twin.number(f"{name}[{ship}].slot", slots.get(ship), 6)


def _deck(deck: Deck, twin: Twin) -> None:
    for ship in SHIP:
        twin.flag(f"deck[{ship}]", ship in deck.ships)
    twin.number("deck.size", deck.size, len(SHIP))
    for danger, cards in enumerate(deck.dangers, 1):
        twin.number(f"deck.dangers[{danger}]", cards, 7)
    for place in range(int(SURVEYED)):
        _card(f"deck.known[{place}]", deck.known[place] if place < len(deck.known) else None, twin)


def _docks(sight: PortoCarthagoSight, twin: Twin) -> None:
    coming = _coming(sight)
    open_docks = [(dock, ship) for dock, ship in zip(sight.docks, coming, strict=True) if dock.good is None]
    for name, seat in twin.places():
        own = [(dock, ship) for dock, ship in open_docks if seat is not None and dock.owner == seat]
        here = [dock.ship.good for dock, _ in own if dock.ship]
        soon = [ship.good for _, ship in own if ship]
        twin.pile(f"waiting[{name}]", {good: here.count(good) for good in GOODS}, GOODS, 2)
        twin.pile(f"waiting_soon[{name}]", {good: soon.count(good) for good in GOODS}, GOODS, 2)
    nobodys = [dock.ship.good for dock, _ in open_docks if dock.owner is None and dock.ship]
    twin.pile("waiting[nobody]", {good: nobodys.count(good) for good in GOODS}, GOODS, 4)
    for dock_id, dock, ship in zip(DOCK, sight.docks, coming, strict=True):
        _dock(f"docks[{dock_id}]", dock, ship.good if ship else None, sight, twin)


def _coming(sight: PortoCarthagoSight) -> list[Ship | None]:
    """By dock: the ship of row 1 that would moor there if all of them came in by themselves now."""
    coming: list[Ship | None] = [None] * len(DOCK)
    for ship in sight.row1:
        if ship is not None:
            docks = [k for k, dock in enumerate(DOCK) if dock.startswith(ship.civilisation)]
            free = [k for k in docks if sight.docks[k].ship is None and coming[k] is None]
            if free:
                coming[free[0]] = ship
    return coming


def _dock(name: str, dock: Dock, soon: str | None, sight: PortoCarthagoSight, twin: Twin) -> None:
    wanted = dock.ship.good if dock.ship else None
    twin.seat(f"{name}.owner", dock.owner)
    twin.hot(f"{name}.ship", wanted, GOODS)
    twin.number(f"{name}.ship.income", dock.ship.income if dock.ship else None, HIGHEST_INCOME)
    twin.hot(f"{name}.good", dock.good, GOODS)
    twin.hot(f"{name}.coming", soon, GOODS)
    twin.flag(f"{name}.ready", dock.good is not None and dock.good == wanted)
    twin.flag(f"{name}.ready_soon", dock.good is not None and dock.good == soon)
    stored = {} if dock.owner is None else sight.seats[dock.owner].store
    twin.flag(f"{name}.stored", dock.good is None and wanted in stored)


def _seat(name: str, sight: PortoCarthagoSight, number: int, twin: Twin) -> None:
    seat = sight.seats[number]
    twin.flag(name, True)
    twin.number(f"{name}.reserve", seat.reserve, SERVANTS)
    twin.flag(f"{name}.talents", seat.talents is not None)
    twin.number(f"{name}.talents", seat.talents, TALENTS)
    twin.number(f"{name}.trade_points", seat.trade_points, POINTS)
    twin.number(f"{name}.palace", seat.palace, 6)
    twin.number(f"{name}.blocked", seat.blocked, 2)
    twin.number(f"{name}.free_storage", int(STORAGE) - seat.blocked - sum(seat.store.values()), 4)
    twin.pile(f"{name}.store", seat.store, GOODS, 3)
    twin.number(f"{name}.docks", seat.docks, 4)
    twin.number(f"{name}.charters", seat.charters, 3)
    twin.number(f"{name}.on_spaces", seat.on_spaces, SERVANTS)
    twin.number(f"{name}.lighthouse", seat.lighthouse, 8)
    order = sight.lighthouse_order
    rank = order.index(number) + 1 if number in order else None
    twin.hot(f"{name}.lighthouse_rank", rank, range(1, int(MOST_SEATS) + 1))
    twin.number(f"{name}.knows", seat.knows, 3)
    twin.number(f"{name}.temple", seat.temple, 8)
    twin.number(f"{name}.odds", _odds(sight.deck, seat), 100)
    _on_path(name, sight.path, number, seat.on_path, twin)
    held = list(seat.cards.values())
    twin.pile(f"{name}.privileges", {privilege: held.count(privilege) for privilege in PRIVILEGE}, PRIVILEGE, 2)


def _odds(deck: Deck, seat: SeatSight) -> int:
    """How many of a hundred voyages of the seat would succeed, as far as the viewer knows."""
    if not deck.size:
        return 0
    if deck.known:
        return 100 if deck.known[0].danger <= seat.temple else 0
    return 100 * sum(cards for danger, cards in enumerate(deck.dangers, 1) if danger <= seat.temple) // deck.size


def _on_path(name: str, path: Path, seat: int, servants: int, twin: Twin) -> None:
    twin.number(f"{name}.on_path", servants, 6)
    twin.number(f"{name}.first_on_path", path.spaces.index(seat) + 1 if seat in path.spaces else 0, 18)
    twin.number(f"{name}.path_bonus", path.bonus[seat], 3)
