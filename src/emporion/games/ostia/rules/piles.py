"""The cards of an allocation: taken up again, their piles as others see them, turned up (OST-4.2.4, OST-4.2.5)."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import BLUFFS
from emporion.games.ostia.table.layout import (
    BLUFF_FORUM,
    BLUFF_SENATE,
    FORUM_SIZE,
    KINDS,
    ON_FORUM,
    ON_SENATE,
    SEEN,
    SENATE_SIZE,
    SHOWN_FORUM,
    SHOWN_SENATE,
    STOCK,
)
from emporion.games.ostia.table.telling import pile_refs
from emporion.kernel.journal import seat_ref


def owned(t: OstiaTable, seat: i64, good: i64) -> i64:
    """Cards of a good, wherever the seat has laid them."""
    return t.stock(seat, good) + t.forum(seat, good) + t.senate(seat, good)


def owned_in_all(t: OstiaTable, seat: i64) -> i64:
    return t.count(seat, STOCK) + t.count(seat, ON_FORUM) + t.count(seat, ON_SENATE)


def pile_sizes(t: OstiaTable, seat: i64) -> tuple[int, int, int]:
    """Goods and bluff cards on forum, Senate and storage together."""
    on_forum = t.get(seat, BLUFF_FORUM)
    on_senate = t.get(seat, BLUFF_SENATE)
    return (
        int(t.count(seat, ON_FORUM) + on_forum),
        int(t.count(seat, ON_SENATE) + on_senate),
        int(t.count(seat, STOCK) + BLUFFS - on_forum - on_senate),
    )


def sizes_seen(t: OstiaTable, seat: i64) -> tuple[int, int, int]:
    """The sizes everybody saw between the two beats, whatever has been laid since."""
    forum = int(t.get(seat, FORUM_SIZE))
    senate = int(t.get(seat, SENATE_SIZE))
    return forum, senate, int(owned_in_all(t, seat) + BLUFFS) - forum - senate


def tell_sizes(t: OstiaTable, seat: i64, final: bool) -> None:
    if t.telling():
        forum, senate, storage = pile_sizes(t, seat)
        t.tell(
            "locked-sizes",
            "OST-4.2.4",
            {"seat": seat_ref(seat), "forum": forum, "senate": senate, "storage": storage, "final": int(final)},
        )


def show_sizes(t: OstiaTable, final: bool) -> None:
    """All have locked: the sizes of all piles become public at one moment (OST-4.2.4)."""
    t.disclose()
    for k in range(t.seats()):
        seat = t.clockwise(t.first(), k)
        forum, senate, _ = pile_sizes(t, seat)
        t.put(seat, FORUM_SIZE, forum)
        t.put(seat, SENATE_SIZE, senate)
        tell_sizes(t, seat, final)


def take_up(t: OstiaTable, seat: i64) -> None:
    """All cards, laid or not, are in the seat's hand again."""
    for good in range(KINDS):
        t.change(seat, STOCK + good, t.forum(seat, good) + t.senate(seat, good))
        t.put(seat, ON_FORUM + good, 0)
        t.put(seat, ON_SENATE + good, 0)
    t.put(seat, BLUFF_FORUM, 0)
    t.put(seat, BLUFF_SENATE, 0)


def turn_up(t: OstiaTable, final: bool) -> None:
    """Bluff cards are set aside, forum and Senate turned up, the storage stays face down (OST-4.2.5)."""
    t.disclose()
    for k in range(t.seats()):
        seat = t.clockwise(t.first(), k)
        t.put(seat, BLUFF_FORUM, 0)
        t.put(seat, BLUFF_SENATE, 0)
        for good in range(KINDS):
            shown = t.forum(seat, good) + t.senate(seat, good)
            t.put(seat, SHOWN_FORUM + good, t.forum(seat, good))
            t.put(seat, SHOWN_SENATE + good, t.senate(seat, good))
            known = t.get(seat, SEEN + good) - shown
            t.put(seat, SEEN + good, known if known > 0 else 0)
        if t.telling():
            t.tell(
                "revealed",
                "OST-5.2.1" if final else "OST-4.2.5",
                {
                    "seat": seat_ref(seat),
                    "forum": pile_refs(t, seat, ON_FORUM),
                    "senate": pile_refs(t, seat, ON_SENATE),
                    "stored": int(t.count(seat, STOCK)),
                    "final": int(final),
                },
            )
