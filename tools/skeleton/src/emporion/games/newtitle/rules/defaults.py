"""What is said for a seat that does not speak in time (NTL-7.1)."""

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.words import TAKE, WAIT


def default_word(t: NewTitleTable, decision: str, seat: int, offered: list[int]) -> int:
    """The card of which the seat has most already; at the quay it waits."""
    if decision == "take_card":
        return max(offered, key=lambda word: t.hand(seat, word - TAKE))
    return WAIT
