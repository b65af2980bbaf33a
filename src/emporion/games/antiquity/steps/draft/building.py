"""City drafts: buildings, houses, men and the saint (ANT-4.2.4 to ANT-4.2.9)."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import (
    add_piece,
    anchored_at,
    count_kind,
    graved,
    has_room_for,
    take_stock,
    wants_man,
)
from emporion.games.antiquity.rules.payment import has_enough, owe, owes, payable
from emporion.games.antiquity.steps.draft.placing import (
    CHOOSING_HOUSE,
    CHOOSING_SAINT,
    FREE,
    PAYING,
    PLACING,
    PLACING_FREE,
    SIZING,
    cell_number,
    placed,
)
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CATALOGUE,
    CATHEDRAL,
    COMPONENT_LIMITS,
    COST_LUXURY,
    COST_STONE,
    COST_WOOD,
    COUNTERS,
    FOUNTAIN,
    HOUSE,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    MULTIPLE,
    NEEDS_MAN,
    NICOLO,
    STONE,
    STORAGE,
    STORAGE_EVEN_BLOCKS,
    WOOD,
)
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import HAND, HOUSES, MEN, NEW_CATHEDRAL, NEW_FOUNTAINS, PATRON, STAGE
from emporion.games.antiquity.table.pieces import (
    HAS_MAN,
    kind_of,
    new_house,
    new_piece,
    number_of,
    shape_of,
    sized,
)
from emporion.games.antiquity.table.words import (
    ALL_COUNTERS,
    BUILD,
    FREE_HOUSE,
    GRAVED,
    HOUSE_BUILT,
    HOUSE_TOO_DEAR,
    MAN,
    MAN_THERE,
    MUST_DIFFER,
    NO_FREE_HOUSE,
    NO_MAN,
    NO_MAN_NEEDED,
    NO_ROOM,
    NO_ROOM_FOR_HOUSE,
    NO_ROOM_FOR_SIZE,
    NOT_LOWER,
    NOT_MULTIPLE,
    NOTHING_TO_MAN,
    ODD_STORAGE,
    SAINT,
    SIZE,
    TAUGHT,
    TOO_DEAR,
)
from emporion.games.antiquity.table.words import HOUSE as HOUSE_WORD
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words
from emporion.parts.polyominoes import CELLS, SIDE


# -- build --------------------------------------------------------------------------------------------------------
def build_refusal(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    if MULTIPLE[kind] == 0 and t.owns(seat, kind):
        return NOT_MULTIPLE
    if t.good(seat, WOOD) < COST_WOOD[kind] or t.good(seat, STONE) < COST_STONE[kind]:
        return TOO_DEAR
    if not payable(t, seat, 0, COST_LUXURY[kind]):
        return MUST_DIFFER if has_enough(t, seat, 0, COST_LUXURY[kind]) else TOO_DEAR
    limited = t.option(COMPONENT_LIMITS) == 1 and COUNTERS[kind] > 0
    if limited and count_kind(t, seat, kind) >= COUNTERS[kind] // t.seats():
        return ALL_COUNTERS
    if kind == STORAGE:
        return MAY_BE_SAID if _smallest_storage_fits(t, seat) else NO_ROOM
    return MAY_BE_SAID if has_room_for(t, seat, new_piece(kind)) else NO_ROOM


def _smallest_storage_fits(t: AntiquityTable, seat: i64) -> bool:
    if t.option(STORAGE_EVEN_BLOCKS) == 0:
        return t.has_empty_cell(seat)
    two = sized(new_piece(STORAGE), 2, 1)
    return has_room_for(t, seat, two)


def build(t: AntiquityTable, seat: i64, kind: i64) -> None:
    t.gain(seat, WOOD, -COST_WOOD[kind])
    t.gain(seat, STONE, -COST_STONE[kind])
    t.put(seat, HAND, new_piece(kind))
    if kind == STORAGE:
        t.put(seat, STAGE, SIZING)
    else:
        owe(t, seat, 0, COST_LUXURY[kind])
        go_on_paying(t, seat)


def go_on_paying(t: AntiquityTable, seat: i64) -> None:
    """When all is paid the piece in hand is placed."""
    t.put(seat, STAGE, PAYING if owes(t, seat) else PLACING)


def sizes(into: Words) -> None:
    into.add_range(SIZE, SIZE + SIDE * SIDE)


def size_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    k = word - SIZE
    if not 0 <= k < SIDE * SIDE:
        return NOT_NOW
    width = k // SIDE + 1
    height = k % SIDE + 1
    if t.option(STORAGE_EVEN_BLOCKS) == 1 and width * height % 2 == 1:
        return ODD_STORAGE
    shape = shape_of(sized(new_piece(STORAGE), width, height))
    for city in range(t.cities(seat)):
        if shape.places(0, t.empty_cells(seat, city)) != 0:
            return 0
    return NO_ROOM_FOR_SIZE


def choose_size(t: AntiquityTable, seat: i64, word: i64) -> None:
    k = word - SIZE
    t.put(seat, HAND, sized(t.get(seat, HAND), k // SIDE + 1, k % SIDE + 1))
    t.put(seat, STAGE, PLACING)


# -- houses -------------------------------------------------------------------------------------------------------
def house_refusal(t: AntiquityTable, seat: i64, number: i64) -> i64:
    if t.has_house(seat, number):
        return HOUSE_BUILT
    if not payable(t, seat, HOUSE_FOOD[number], HOUSE_LUXURY[number]):
        return MUST_DIFFER if has_enough(t, seat, HOUSE_FOOD[number], HOUSE_LUXURY[number]) else HOUSE_TOO_DEAR
    return MAY_BE_SAID if t.has_empty_cell(seat) else NO_ROOM_FOR_HOUSE


def houses(t: AntiquityTable, seat: i64, into: Words) -> None:
    for number in range(1, ALL_HOUSES + 1):
        if not t.has_house(seat, number):
            into.add(HOUSE_WORD + number)


def build_house(t: AntiquityTable, seat: i64, number: i64) -> None:
    t.put(seat, HAND, new_house(HOUSE, number))
    owe(t, seat, HOUSE_FOOD[number], HOUSE_LUXURY[number])
    go_on_paying(t, seat)


def _has_lower_house(t: AntiquityTable, seat: i64, number: i64) -> bool:
    return any(not t.has_house(seat, lower) for lower in range(1, number))


def free_houses(t: AntiquityTable, seat: i64, into: Words) -> None:
    for number in range(1, number_of(t.get(seat, HAND))):
        if not t.has_house(seat, number):
            into.add(FREE_HOUSE + number)
    into.add(NO_FREE_HOUSE)


def free_house_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    if word == NO_FREE_HOUSE:
        return 0
    number = word - FREE_HOUSE
    if not 1 <= number < ALL_HOUSES:
        return NOT_NOW
    if number >= number_of(t.get(seat, HAND)):
        return NOT_LOWER
    return HOUSE_BUILT if t.has_house(seat, number) else MAY_BE_SAID


def choose_free_house(t: AntiquityTable, seat: i64, word: i64) -> None:
    if word == NO_FREE_HOUSE:
        put_hand_away(t, seat)
        return
    t.put(seat, HAND, new_house(HOUSE, word - FREE_HOUSE))
    t.put(seat, STAGE, PLACING_FREE)


# -- placing ------------------------------------------------------------------------------------------------------
def place(t: AntiquityTable, seat: i64, word: i64) -> None:
    """The piece in hand lies on the grid and is there at once."""
    piece = placed(t.get(seat, HAND), word)
    kind = kind_of(piece)
    paid = t.get(seat, STAGE) == PLACING
    add_piece(t, seat, piece)
    if kind == HOUSE:
        number = number_of(piece)
        t.put(seat, HOUSES, t.get(seat, HOUSES) | (1 << number))
        t.change(seat, MEN, 1)
        if paid and _asks_for_free_house(t, seat, number):
            t.put(seat, STAGE, CHOOSING_HOUSE)
            return
    elif kind == FOUNTAIN:
        t.change(seat, NEW_FOUNTAINS, 1)
    elif kind == CATHEDRAL:
        t.put(seat, NEW_CATHEDRAL, 1)
        t.put(seat, STAGE, CHOOSING_SAINT)
        return
    put_hand_away(t, seat)


def _asks_for_free_house(t: AntiquityTable, seat: i64, number: i64) -> bool:
    """San Nicolo gives a lower house with every one that was paid for (ANT-4.2.7)."""
    if HOUSE_FOOD[number] + HOUSE_LUXURY[number] == 0 or not t.power_of(seat, NICOLO):
        return False
    return _has_lower_house(t, seat, number) and t.has_empty_cell(seat)


def put_hand_away(t: AntiquityTable, seat: i64) -> None:
    t.put(seat, HAND, 0)
    t.put(seat, STAGE, FREE)


def choose_saint(t: AntiquityTable, seat: i64, word: i64) -> None:
    t.put(seat, PATRON, word - SAINT)
    put_hand_away(t, seat)


# -- men ----------------------------------------------------------------------------------------------------------
def men(t: AntiquityTable, seat: i64, into: Words) -> None:
    if t.men(seat) == 0:
        return
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if wants_man(t, seat, p):
            into.add(MAN + cell_number(p))


def man_refusal(t: AntiquityTable, seat: i64, cell: i64) -> i64:
    k = anchored_at(t, seat, cell // CELLS, cell % CELLS)
    if k < 0:
        return NOTHING_TO_MAN
    p = t.piece(seat, k)
    if NEEDS_MAN[kind_of(p)] == 0:
        return NO_MAN_NEEDED
    if p & HAS_MAN != 0:
        return MAN_THERE
    if not wants_man(t, seat, p):
        return GRAVED if graved(t, seat, p) else TAUGHT
    return MAY_BE_SAID if t.men(seat) > 0 else NO_MAN


def put_man(t: AntiquityTable, seat: i64, cell: i64) -> None:
    k = anchored_at(t, seat, cell // CELLS, cell % CELLS)
    t.put_piece(seat, k, t.piece(seat, k) | HAS_MAN)
    t.change(seat, MEN, -1)
    take_stock(t, seat)


def builds(t: AntiquityTable, seat: i64, into: Words) -> None:
    into.add_range(BUILD, BUILD + CATALOGUE)
