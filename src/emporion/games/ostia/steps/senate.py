"""Phase 4: Senate. The best gifts score."""

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import RANK_POINTS
from emporion.games.ostia.table.layout import KINDS, ON_SENATE
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Step
from emporion.parts.ranking import shared_points


def offer_value(t: OstiaTable, seat: i64) -> i64:
    """What the seat gives, by the active senate card (OST-4.4.1)."""
    value: i64 = 0
    for good in range(KINDS):
        value += t.senate(seat, good) * t.active_value(good)
    return value


class GiveToSenate(Step[OstiaTable]):
    """3, 2 and 1 points for the best offers; an offer of nothing takes no place (OST-4.4.2 to OST-4.4.5)."""

    rule = "OST-4.4.2"

    def happen(self, t: OstiaTable) -> None:
        offers = vec[i64]([0] * t.seats())
        for seat in range(t.seats()):
            value = offer_value(t, seat)
            offers[seat] = value if value > 0 else -1
        points = shared_points(offers, RANK_POINTS)
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            t.score(seat, points[seat])
            if t.telling() and t.count(seat, ON_SENATE) > 0:
                worth = max(0, int(offers[seat]))
                t.tell(
                    "senate-offer",
                    "OST-4.4.2" if worth > 0 else "OST-4.4.4",
                    {"seat": seat_ref(seat), "value": worth, "points": int(points[seat])},
                )
            for good in range(KINDS):
                t.discard(good, t.senate(seat, good))
                t.put(seat, ON_SENATE + good, 0)
