"""Setting New Title's table (NTL-3)."""

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.components import COUNT, START_CARDS
from emporion.games.newtitle.table.layout import DECK, FIRST, KINDS, ROUND
from emporion.games.newtitle.table.telling import hand_refs
from emporion.kernel.journal import seat_ref


def lay(t: NewTitleTable) -> None:
    t.v[ROUND] = 1
    for good in range(KINDS):
        for _ in range(COUNT[good]):
            DECK.put(t, good)
    DECK.shuffle(t)
    for seat in range(t.seats()):
        for _ in range(START_CARDS):
            t.change_hand(seat, t.draw(), 1)
        if t.telling():
            t.tell("dealt", "NTL-3.1", {"seat": seat_ref(seat), "goods": hand_refs(t, seat)})
    t.v[FIRST] = t.chance(t.seats())
    if t.telling():
        t.tell("first-player", "NTL-3.2", {"seat": seat_ref(t.first())})
