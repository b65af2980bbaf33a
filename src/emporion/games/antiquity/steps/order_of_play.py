"""Phase 3: order of play. Few cart shops come first."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import EXPLORER
from emporion.games.antiquity.table.layout import CARTS, ORDER
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import InTurnOrder, Step
from emporion.kernel.table import NOBODY


class InOrderOfPlay(InTurnOrder[AntiquityTable]):
    """Everybody who is not eliminated, in the order of play."""

    def turn(self, t: AntiquityTable, k: i64) -> i64:
        return t.in_order(k) if k < t.players() else NOBODY


def bustle(t: AntiquityTable, seat: i64) -> i64:
    """Working cart shops plus working explorer: what the order goes by."""
    return t.get(seat, CARTS) + (1 if t.works(seat, EXPLORER) else 0)


class SetOrderOfPlay(Step[AntiquityTable]):
    """Ascending by cart shops and explorer; ties keep the order of the previous turn (ANT-4.3.1)."""

    rule = "ANT-4.3.1"

    def happen(self, t: AntiquityTable) -> None:
        for k in range(1, t.players()):
            seat = t.in_order(k)
            j = k
            while j > 0 and bustle(t, t.in_order(j - 1)) > bustle(t, seat):
                t.v[ORDER + j] = t.v[ORDER + j - 1]
                j -= 1
            t.v[ORDER + j] = seat
        if t.telling():
            t.tell("order", "ANT-4.3.1", {"seats": [seat_ref(t.in_order(k)) for k in range(t.players())]})
