"""Concordia Venus as the kernel sees it; the sequence of play stands in `__init__.py`."""

from mypy_extensions import i64

from emporion.games.concordia_venus.mind import judgement, sense
from emporion.games.concordia_venus.mind.guess import guess
from emporion.games.concordia_venus.mind.terms import terms
from emporion.games.concordia_venus.rules import account, invariants, scoring, setup
from emporion.games.concordia_venus.rules.defaults import default_word
from emporion.games.concordia_venus.sight.features.order import write_row
from emporion.games.concordia_venus.table.accessors import ConcordiaTable, new_table
from emporion.games.concordia_venus.table.components import OPTIONS
from emporion.games.concordia_venus.table.layout import LAST_TURN, TURN
from emporion.games.concordia_venus.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game, Sights, Tells
from emporion.kernel.journal import Account, Journal
from emporion.kernel.options import OptionValue, completed
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class ConcordiaVenus(Game[ConcordiaTable]):
    title = "concordia_venus"
    code = "CNV"
    fewest_seats = 2
    most_seats = 6

    def __init__(self, play: Step, sights: Sights[ConcordiaTable], tells: Tells) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS, new_table, sights, tells)

    def fits(self, seats: int, options: dict[str, OptionValue]) -> bool:
        """CNV-1.2.1: two to five for themselves, or two or three teams; CNV-6.5.1: no team plays without Venus."""
        chosen = completed(self.options, options, seats)
        if chosen["mode"] == "team" and chosen["classic_deck"] is True:
            return False
        return super().fits(seats, chosen)

    def lay(self, t: ConcordiaTable) -> None:
        setup.lay(t)

    def guess(self, t: ConcordiaTable, seat: int, dice: Dice) -> ConcordiaTable:
        return guess(t, seat, dice)

    def scores(self, t: ConcordiaTable) -> list[int]:
        return [int(scoring.points(t, seat)) for seat in range(t.seats())]

    def places(self, t: ConcordiaTable) -> list[int]:
        return scoring.places(t)

    def account(self, t: ConcordiaTable, journal: Journal) -> Account:
        return account.account(t)

    def finished(self, t: ConcordiaTable) -> list[int]:
        """Once the end is triggered everybody else has one last turn (CNV-5.1.2)."""
        if not t.ending():
            return []
        left = [int(t.clockwise(t.first(), k)) for k in range(t.v[TURN], t.v[LAST_TURN] + 1)]
        return [seat for seat in range(t.seats()) if not any(self.allied(t, seat, other) for other in left)]

    def default(self, t: ConcordiaTable, seat: int) -> int:
        return default_word(t, self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: ConcordiaTable, seat: i64) -> float:
        return judgement.worth(t, None if t.over() else self.step(t), seat)

    def policy(self, t: ConcordiaTable, seat: i64) -> i64:
        return judgement.planned_word(t, self.step(t), seat)

    def shortlist(self, t: ConcordiaTable, seat: i64, words: Words) -> None:
        sense.shorten(t, self.step(t), seat, words)

    def allied(self, t: ConcordiaTable, seat: i64, other: i64) -> bool:
        return seat == other or (t.in_teams() and other == t.partner(seat))

    def terms(self, t: ConcordiaTable, seat: i64) -> list[tuple[str, float, float]]:
        return terms(t, seat)

    def write_row(self, t: ConcordiaTable, seat: i64, row: Row) -> None:
        write_row(t, None if t.over() else self.step(t), seat, row)

    def check(self, t: ConcordiaTable) -> list[str]:
        return invariants.broken(t)
