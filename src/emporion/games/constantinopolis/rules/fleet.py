"""Ships: what fits aboard, loading, sailing and coming home."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARD_FAME,
    CARGO,
    DURATION,
    KIND_OF,
    PASSENGER,
    QUANTITY,
    REWARD,
    SHIP_COST,
    SHIP_ITEMS,
    SHIP_PASSENGERS,
    SHIPYARD_DISCOUNT,
    WALL_SHIPYARD,
)
from emporion.games.constantinopolis.table.layout import PORT, S_CARGO, S_PLACE, S_SIZE, SHIPS, SIZES
from emporion.games.constantinopolis.table.telling import cargo_refs, ship_ref
from emporion.games.constantinopolis.table.words import AT_SEA, NO_SUCH_SHIP, PASSENGERS_FULL, SHIP_CANNOT, SHIP_FULL
from emporion.kernel.journal import Figure, seat_ref


def add_ship(t: ConstantinopolisTable, seat: i64, size: i64) -> None:
    """A new ship lies empty in the Port."""
    at = t.ship(seat, t.ships(seat))
    t.v[at + S_SIZE] = size
    t.v[at + S_PLACE] = PORT
    t.v[at + S_CARGO] = 0
    t.change(seat, SHIPS, 1)


def ship_price(t: ConstantinopolisTable, seat: i64, size: i64) -> i64:
    return SHIP_COST[size] - (SHIPYARD_DISCOUNT if t.owns(seat, WALL_SHIPYARD) else 0)


def duration(kind: i64, size: i64) -> i64:
    """The rounds a contract takes on a ship of this size; 0 = it cannot go."""
    return DURATION[kind * SIZES + size]


def spaces_taken(t: ConstantinopolisTable, seat: i64, ship: i64) -> i64:
    taken: i64 = 0
    for place in range(t.cargo(seat, ship)):
        taken += QUANTITY[KIND_OF[t.aboard(seat, ship, place)]]
    return taken


def passengers(t: ConstantinopolisTable, seat: i64, ship: i64) -> i64:
    found: i64 = 0
    for place in range(t.cargo(seat, ship)):
        if CARGO[KIND_OF[t.aboard(seat, ship, place)]] == PASSENGER:
            found += 1
    return found


def voyage(t: ConstantinopolisTable, seat: i64, ship: i64) -> i64:
    """The longest duration among the contracts aboard (CPL-4.6.9)."""
    size = t.ship_size(seat, ship)
    longest: i64 = 0
    for place in range(t.cargo(seat, ship)):
        rounds = duration(KIND_OF[t.aboard(seat, ship, place)], size)
        if rounds > longest:
            longest = rounds
    return longest


def unfit(t: ConstantinopolisTable, seat: i64, ship: i64, kind: i64) -> i64:
    """Why a contract cannot go aboard, or 0 (CPL-4.6.2)."""
    if ship >= t.ships(seat):
        return NO_SUCH_SHIP
    if t.ship_place(seat, ship) != PORT:
        return AT_SEA
    size = t.ship_size(seat, ship)
    if duration(kind, size) == 0:
        return SHIP_CANNOT
    if spaces_taken(t, seat, ship) + QUANTITY[kind] > SHIP_ITEMS[size]:
        return SHIP_FULL
    if CARGO[kind] == PASSENGER and passengers(t, seat, ship) >= SHIP_PASSENGERS[size]:
        return PASSENGERS_FULL
    return 0


def fits_somewhere(t: ConstantinopolisTable, seat: i64, kind: i64) -> bool:
    return any(unfit(t, seat, ship, kind) == 0 for ship in range(t.ships(seat)))


def has_cargo(t: ConstantinopolisTable, seat: i64, kind: i64) -> bool:
    """Whether the seat has the goods a contract asks for; passengers need none (CPL-7.4.1)."""
    return CARGO[kind] == PASSENGER or t.goods(seat, CARGO[kind]) >= QUANTITY[kind]


def load(t: ConstantinopolisTable, seat: i64, ship: i64, card: i64) -> None:
    """A contract and its goods go aboard."""
    kind = KIND_OF[card]
    t.load_from_hand(seat, card)
    if CARGO[kind] != PASSENGER:
        t.add_goods(seat, CARGO[kind], -QUANTITY[kind])
    at = t.ship(seat, ship) + S_CARGO
    t.v[at] += 1
    t.v[at + t.v[at]] = card


def loaded(t: ConstantinopolisTable, seat: i64) -> i64:
    """How many contracts the seat has loaded in secret so far."""
    cards: i64 = 0
    for ship in range(t.ships(seat)):
        if t.ship_place(seat, ship) == PORT:
            cards += t.cargo(seat, ship)
    return cards


def loaded_in_secret(t: ConstantinopolisTable, seat: i64, card: i64) -> bool:
    """Whether the card lies on a ship that has not sailed: others go on seeing it in the hand (CPL-4.6.12)."""
    for ship in range(t.ships(seat)):
        if t.ship_place(seat, ship) == PORT:
            for place in range(t.cargo(seat, ship)):
                if t.aboard(seat, ship, place) == card:
                    return True
    return False


def goods_seen(t: ConstantinopolisTable, seat: i64, good: i64) -> i64:
    """The cubes of a type others see before the seat: also those it has loaded in secret (CPL-4.6.12)."""
    cubes = t.goods(seat, good)
    for ship in range(t.ships(seat)):
        if t.ship_place(seat, ship) == PORT:
            for place in range(t.cargo(seat, ship)):
                kind = KIND_OF[t.aboard(seat, ship, place)]
                if CARGO[kind] == good:
                    cubes += QUANTITY[kind]
    return cubes


def unload(t: ConstantinopolisTable, seat: i64, ship: i64) -> None:
    """Take back everything aboard: for guesses."""
    at = t.ship(seat, ship) + S_CARGO
    while t.v[at] > 0:
        card = t.v[at + t.v[at]]
        kind = KIND_OF[card]
        t.into_hand(seat, card)
        if CARGO[kind] != PASSENGER:
            t.add_goods(seat, CARGO[kind], QUANTITY[kind])
        t.v[at + t.v[at]] = 0
        t.v[at] -= 1


def same_as_earlier(t: ConstantinopolisTable, seat: i64, ship: i64) -> bool:
    """Whether a ship before this one in the Port is of the same size and has the same load (CPL-4.6.8)."""
    for other in range(ship):
        if (
            t.ship_place(seat, other) == PORT
            and t.ship_size(seat, other) == t.ship_size(seat, ship)
            and _same_load(t, seat, other, ship)
        ):
            return True
    return False


def _same_load(t: ConstantinopolisTable, seat: i64, a: i64, b: i64) -> bool:
    cargo = t.cargo(seat, a)
    if cargo != t.cargo(seat, b):
        return False
    for place in range(cargo):
        kind = KIND_OF[t.aboard(seat, a, place)]
        if _count(t, seat, a, kind) != _count(t, seat, b, kind):
            return False
    return True


def _count(t: ConstantinopolisTable, seat: i64, ship: i64, kind: i64) -> i64:
    found: i64 = 0
    for place in range(t.cargo(seat, ship)):
        if KIND_OF[t.aboard(seat, ship, place)] == kind:
            found += 1
    return found


def come_home(t: ConstantinopolisTable, seat: i64, ship: i64, rule: str) -> None:
    """A ship in the Port pays gold and fame of its contracts; it is empty again (CPL-4.2.3)."""
    gold: i64 = 0
    fame: i64 = 0
    for place in range(t.cargo(seat, ship)):
        kind = KIND_OF[t.aboard(seat, ship, place)]
        gold += REWARD[kind]
        fame += CARD_FAME[kind]
    if t.telling():
        figures: dict[str, Figure] = {"contracts": [*cargo_refs(t, seat, ship)], "gold": int(gold), "fame": int(fame)}
        t.tell("came-home", rule, {"seat": seat_ref(seat), "ship": ship_ref(t.ship_size(seat, ship)), **figures})
    t.earn(seat, gold)
    t.honour(seat, fame)
    at = t.ship(seat, ship)
    t.v[at + S_PLACE] = PORT
    while t.v[at + S_CARGO] > 0:
        t.discard(t.v[at + S_CARGO + t.v[at + S_CARGO]])
        t.v[at + S_CARGO + t.v[at + S_CARGO]] = 0
        t.v[at + S_CARGO] -= 1
