"""What a viewer knows during the drafts: the start of the phase, its own draft and its own trades (ANT-4.2.1)."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.layout import (
    BEFORE,
    GOODS,
    KINDS,
    KNOWN,
    MOST_SEATS,
    OFFER_GIVES,
    OFFER_STATE,
    OFFER_STRIDE,
    OFFER_TARGET,
    OFFERED,
    OPEN,
    PIECES,
    SEAT,
    SHOWN,
    STRIDE,
)


def as_known_to(t: AntiquityTable, viewer: i64) -> AntiquityTable:
    """The table with the drafts of all others as they were when the phase began."""
    known = t.clone()
    if not t.drafting():
        return known
    for seat in range(t.seats()):
        if seat != viewer:
            known.copy_block(SHOWN, SEAT, seat)
            if viewer >= 0:
                _correct_goods(known, viewer, seat)
            _hide_offer(known, viewer, seat)
            _hide_knowledge(known, viewer, seat)
    return known


def knows_the_same(before: AntiquityTable, after: AntiquityTable, viewer: i64) -> bool:
    """Whether the viewer's knowledge is the same number by number: a sight is drawn from nothing else."""
    if not (before.drafting() and after.drafting()):
        return False
    a = _without_remains(as_known_to(before, viewer), viewer)
    b = _without_remains(as_known_to(after, viewer), viewer)
    same = True
    for k in range(i64(len(a.v))):
        same = same and a.v[k] == b.v[k]
    return same


def _without_remains(known: AntiquityTable, viewer: i64) -> AntiquityTable:
    """Of the others, forget what lies behind the pieces that count, and how a draft was before pieces were lifted."""
    for seat in range(known.seats()):
        if seat != viewer:
            first: i64 = PIECES + 1 + known.v[SHOWN + seat * STRIDE + PIECES]
            for k in range(first, i64(STRIDE)):
                known.v[SEAT + seat * STRIDE + k] = 0
            for k in range(i64(STRIDE)):
                known.v[BEFORE + seat * STRIDE + k] = 0
    return known


def _correct_goods(known: AntiquityTable, viewer: i64, seat: i64) -> None:
    """Trades with the viewer have happened; what is offered to it lies aside."""
    to_viewer = offers_to(known, seat, viewer)
    for good in range(KINDS):
        held = known.known(viewer, seat, good)
        if to_viewer:
            held -= known.offer(seat, OFFER_GIVES + good)
        known.put(seat, GOODS + good, held if held > 0 else 0)


def offers_to(t: AntiquityTable, proposer: i64, target: i64) -> bool:
    return t.offer(proposer, OFFER_STATE) == OPEN and t.offer(proposer, OFFER_TARGET) == target


def _hide_offer(known: AntiquityTable, viewer: i64, seat: i64) -> None:
    """Offers to somebody else, and those not sent yet, are nobody's business."""
    if offers_to(known, seat, viewer):
        return
    for k in range(OFFER_STRIDE):
        known.v[OFFERED + seat * OFFER_STRIDE + k] = 0


def _hide_knowledge(known: AntiquityTable, viewer: i64, seat: i64) -> None:
    """Of what others know about each other only the trades with the viewer are known."""
    for other in range(known.seats()):
        for good in range(KINDS):
            held: i64 = known.v[SHOWN + other * STRIDE + GOODS + good]
            if other == viewer and viewer >= 0:
                traded = known.known(viewer, seat, good) - known.v[SHOWN + seat * STRIDE + GOODS + good]
                held = held - traded if held > traded else 0
            known.v[KNOWN + (seat * MOST_SEATS + other) * KINDS + good] = held
