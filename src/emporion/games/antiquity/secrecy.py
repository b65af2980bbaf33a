"""What a viewer knows during the drafts: the start of the phase, its own draft and its own trades (ANT-4.2.1)."""

from mypy_extensions import i64

from emporion.games.antiquity.layout import (
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
    SEAT,
    SHOWN,
    STRIDE,
)
from emporion.games.antiquity.table import AntiquityTable


def as_known_to(t: AntiquityTable, viewer: i64) -> AntiquityTable:
    """The table with the drafts of all others as they were when the phase began."""
    known = t.clone()
    if not t.drafting():
        return known
    seat: i64 = 0
    while seat < t.seats():
        if seat != viewer:
            known.copy_block(SHOWN, SEAT, seat)
            if viewer >= 0:
                _correct_goods(known, viewer, seat)
            _hide_offer(known, viewer, seat)
            _hide_knowledge(known, viewer, seat)
        seat += 1
    return known


def _correct_goods(known: AntiquityTable, viewer: i64, seat: i64) -> None:
    """Trades with the viewer have happened; what is offered to it lies aside."""
    to_viewer = offers_to(known, seat, viewer)
    good: i64 = 0
    while good < KINDS:
        held = known.known(viewer, seat, good)
        if to_viewer:
            held -= known.offer(seat, OFFER_GIVES + good)
        known.put(seat, GOODS + good, held if held > 0 else 0)
        good += 1


def offers_to(t: AntiquityTable, proposer: i64, target: i64) -> bool:
    return t.offer(proposer, OFFER_STATE) == OPEN and t.offer(proposer, OFFER_TARGET) == target


def _hide_offer(known: AntiquityTable, viewer: i64, seat: i64) -> None:
    """Offers to somebody else, and those not sent yet, are nobody's business."""
    if offers_to(known, seat, viewer):
        return
    k: i64 = 0
    while k < OFFER_STRIDE:
        known.v[OFFERED + seat * OFFER_STRIDE + k] = 0
        k += 1


def _hide_knowledge(known: AntiquityTable, viewer: i64, seat: i64) -> None:
    """Of what others know about each other only the trades with the viewer are known."""
    other: i64 = 0
    while other < known.seats():
        good: i64 = 0
        while good < KINDS:
            held: i64 = known.v[SHOWN + other * STRIDE + GOODS + good]
            if other == viewer and viewer >= 0:
                traded = known.known(viewer, seat, good) - known.v[SHOWN + seat * STRIDE + GOODS + good]
                held = held - traded if held > traded else 0
            known.v[KNOWN + (seat * MOST_SEATS + other) * KINDS + good] = held
            good += 1
        other += 1
