"""The Captain: a servant mans a charter ship."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import captain_refusal
from emporion.games.porto_carthago.steps.action import Action
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.layout import CHARTER, NONE, RESERVE
from emporion.games.porto_carthago.table.words import MAN_CHARTER
from emporion.kernel.journal import seat_ref
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.words import Words


class ManCharter(Action):
    """One reserve servant goes onto the lowest-numbered free charter ship (PCA-4.6.1)."""

    name = "captain"
    rule = "PCA-4.6.1"

    def ways(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(MAN_CHARTER)

    def way_refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        return captain_refusal(t, t.reserve(seat)) if word == MAN_CHARTER else NOT_NOW

    def act(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        ship = t.charter_of(NONE)
        t.v[CHARTER + ship] = seat
        t.change(seat, RESERVE, -1)
        if t.telling():
            t.tell("manned", self.rule, {"seat": seat_ref(seat), "number": int(ship + 1)})


MAN_CHARTER_STEP: Final = ManCharter()
