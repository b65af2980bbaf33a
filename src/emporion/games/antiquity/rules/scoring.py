"""Who has won (ANT-5), and in which order the others come (ANT-7.9.7)."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.conditions import progress
from emporion.games.antiquity.rules.zones import clean_in_zone, pollution_in_zone
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import TIE_BREAK_UNPOLLUTED
from emporion.games.antiquity.table.layout import OUT, UNPLACED, WINNERS

PERCENT = 100


def land_merit(t: AntiquityTable, seat: i64) -> tuple[int, int]:
    """Fewest markers in the zone, then most clean hexes (ANT-5.2.1, ANT-5.2.2); or the latter first (ANT-6.1.5)."""
    markers = int(pollution_in_zone(t, seat))
    clean = int(clean_in_zone(t, seat))
    return (clean, 0) if t.option(TIE_BREAK_UNPOLLUTED) == 1 else (-markers, clean)


def best_by_land(t: AntiquityTable, seats: i64) -> i64:
    """Of these seats those with the best land; several share the victory."""
    merits = {seat: land_merit(t, seat) for seat in range(t.seats()) if (seats >> seat) & 1}
    best = max(merits.values())
    return sum(1 << seat for seat, merit in merits.items() if merit == best)


def best_by_progress(t: AntiquityTable) -> i64:
    """The safety stop: progress, then houses, then the first comparison of land (ANT-5.4.1)."""
    merits = {
        seat: (round(progress(t, seat), 9), int(t.houses(seat)), land_merit(t, seat)[0])
        for seat in range(t.seats())
        if not t.out(seat)
    }
    best = max(merits.values())
    return sum(1 << seat for seat, merit in merits.items() if merit == best)


def score(t: AntiquityTable, seat: i64) -> int:
    """There are no points in Antiquity: how much of the own saint's condition is fulfilled, in per cent."""
    return 0 if t.out(seat) else int(progress(t, seat) * PERCENT)


def standing(t: AntiquityTable, seat: i64) -> tuple[int, float, int, int]:
    """What seats are ranked by, best first: winners, survivors by progress, then the eliminated, the last one first."""
    if (t.v[WINNERS] >> seat) & 1:
        return (2, 0.0, 0, 0)
    if not t.out(seat):
        return (1, round(progress(t, seat), 9), int(t.houses(seat)), 0)
    return (0, float(t.public(seat, OUT)), -int(t.public(seat, UNPLACED)), int(t.houses(seat)))


def places(t: AntiquityTable) -> list[int]:
    """The place of each seat; seats equal in everything share one."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]


def winners(t: AntiquityTable) -> list[int]:
    return [seat for seat in range(t.seats()) if (t.v[WINNERS] >> seat) & 1]
