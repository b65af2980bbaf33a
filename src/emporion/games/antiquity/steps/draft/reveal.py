"""The reveal: what was drafted becomes public and real, and is told."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.zones import survey_all
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CATALOGUE, FOUNTAIN_FEEDS, NO_SAINT
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import (
    CATHEDRALS,
    DRAFTING,
    FAMINE,
    HEALED,
    HOUSES,
    NEW_CATHEDRAL,
    NEW_FOUNTAINS,
    PATRON,
    SEAT,
    SHOWN,
    STRIDE,
)
from emporion.games.antiquity.table.telling import building_ref, counts_by_type, manned_refs, moved_refs, saint_ref
from emporion.kernel.journal import seat_ref


def reveal(t: AntiquityTable) -> None:
    """All drafts become public and real; fountains lower the famine (ANT-4.2.16)."""
    t.disclose()
    t.v[DRAFTING] = 0
    t.v[CATHEDRALS] = 0
    fountains: i64 = 0
    for k in range(t.players()):
        seat = t.in_order(k)
        fountains += t.get(seat, NEW_FOUNTAINS)
        t.v[CATHEDRALS] += t.get(seat, NEW_CATHEDRAL)
        if t.telling():
            tell_draft(t, seat)
    if fountains > 0:
        lowered = t.famine() - FOUNTAIN_FEEDS * fountains
        t.v[FAMINE] = lowered if lowered > 0 else 0
        if t.telling():
            t.tell("famine-lowered", "ANT-4.2.16", {"fountains": int(fountains), "level": int(t.famine())})
    survey_all(t)


def tell_draft(t: AntiquityTable, seat: i64) -> None:
    """What a draft has changed, as everybody sees it."""
    before = counts_by_type(t, SHOWN, seat)
    now = counts_by_type(t, SEAT, seat)
    built: list[str] = []
    for kind in range(CATALOGUE):
        built += [building_ref(kind)] * (now[kind] - before[kind])
    new_houses = t.get(seat, HOUSES) & ~t.v[SHOWN + seat * STRIDE + HOUSES]
    numbers = [str(number) for number in range(1, ALL_HOUSES + 1) if (new_houses >> number) & 1]
    if built:
        t.tell("built", "ANT-4.2.16", {"seat": seat_ref(seat), "buildings": [*built]})
    if numbers:
        t.tell("houses", "ANT-4.2.6", {"seat": seat_ref(seat), "count": len(numbers), "numbers": numbers})
    if not built and not numbers:
        t.tell("built-nothing", "ANT-4.2.16", {"seat": seat_ref(seat)})
    saint = t.patron(seat)
    if saint != t.v[SHOWN + seat * STRIDE + PATRON] or t.get(seat, NEW_CATHEDRAL) == 1:
        if saint == NO_SAINT:
            t.tell("razed", "ANT-4.2.12", {"seat": seat_ref(seat)})
        else:
            t.tell("saint", "ANT-4.2.9", {"seat": seat_ref(seat), "saint": saint_ref(saint)})
    if t.get(seat, HEALED) > 0:
        t.tell("healed", "ANT-4.2.11", {"seat": seat_ref(seat), "graves": int(t.get(seat, HEALED))})
    moved = moved_refs(t, SHOWN, SEAT, seat)
    if moved:
        t.tell("moved", "ANT-4.2.13", {"seat": seat_ref(seat), "buildings": [*moved]})
    manned = manned_refs(t, SEAT, seat)
    if manned:
        t.tell("manned", "ANT-4.2.8", {"seat": seat_ref(seat), "buildings": [*manned]})
