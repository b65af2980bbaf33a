"""What the five actions have in common: on a space with a bonus an action may be skipped."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import NO_BONUS, SPACE_BONUS
from emporion.games.porto_carthago.table.words import MUST_ACT, SKIP_ACTION
from emporion.kernel.journal import seat_ref
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


class Action(Ask[PortoCarthagoTable]):
    """The first decision of an action; `skip_action` only on a space with a bonus (PCA-4.5.6, PCA-7.1.43)."""

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        self.ways(t, seat, into)
        if SPACE_BONUS[t.space()] != NO_BONUS:
            into.add(SKIP_ACTION)

    def ways(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        """What is worth considering, but for skipping."""

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == SKIP_ACTION:
            return MUST_ACT if SPACE_BONUS[t.space()] == NO_BONUS else MAY_BE_SAID
        return self.way_refusal(t, seat, word)

    def way_refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        raise NotImplementedError

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        if word != SKIP_ACTION:
            self.act(t, seat, word)
        elif t.telling():
            t.tell("skipped", "PCA-4.5.6", {"seat": seat_ref(seat)})

    def act(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        raise NotImplementedError
