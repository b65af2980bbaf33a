"""Ostia as the kernel sees it; the sequence of play stands in `__init__.py`."""

from mypy_extensions import i64

from emporion.games.ostia.mind import judgement
from emporion.games.ostia.mind.bluff import bluff
from emporion.games.ostia.mind.guess import guess
from emporion.games.ostia.mind.shortlist import few_bids, no_fourth_type, no_ruin, no_spare_card
from emporion.games.ostia.mind.terms import terms
from emporion.games.ostia.rules import account, invariants, scoring, setup
from emporion.games.ostia.rules.defaults import default_word
from emporion.games.ostia.sight.features import write_row
from emporion.games.ostia.sight.secrecy import knows_the_same
from emporion.games.ostia.steps.counting_house import Allocate
from emporion.games.ostia.steps.final_phase import counted_now
from emporion.games.ostia.steps.harbour import Bid, bidding
from emporion.games.ostia.table.accessors import OstiaTable, new_table
from emporion.games.ostia.table.components import ERRATA, OPTIONS
from emporion.games.ostia.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game, Sights, Tells
from emporion.kernel.journal import Account, Journal
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class Ostia(Game[OstiaTable]):
    title = "ostia"
    code = "OST"
    fewest_seats = 3
    most_seats = 5
    errata: tuple[str, ...] = ERRATA

    def __init__(self, play: Step, sights: Sights[OstiaTable], tells: Tells) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS, new_table, sights, tells)

    def lay(self, t: OstiaTable) -> None:
        setup.lay(t)

    def guess(self, t: OstiaTable, seat: int, dice: Dice) -> OstiaTable:
        return guess(t, self.play if t.over() else self.step(t), seat, dice)

    def scores(self, t: OstiaTable) -> list[int]:
        return [int(t.points(seat)) for seat in range(t.seats())]

    def places(self, t: OstiaTable) -> list[int]:
        return scoring.places(t)

    def winners(self, t: OstiaTable) -> list[int]:
        return scoring.winners(t)

    def eliminated(self, t: OstiaTable) -> list[int]:
        return [seat for seat in range(t.seats()) if t.out(seat)]

    def account(self, t: OstiaTable, journal: Journal) -> Account:
        return account.account(t, journal)

    def if_stopped(self, t: OstiaTable) -> list[int]:
        return counted_now(t)

    def order(self, t: OstiaTable) -> tuple[list[int], list[int]]:
        """While a lot is on the quay bids go round to the seller."""
        if not t.over() and isinstance(self.step(t), Bid):
            return bidding(t)
        return super().order(t)

    def knows_the_same(self, before: OstiaTable, after: OstiaTable, viewer: i64) -> bool:
        if before.over() or after.over():
            return False
        allocating = isinstance(self.step(before), Allocate)
        return knows_the_same(before, after, viewer, allocating)

    def default(self, t: OstiaTable, seat: int) -> int:
        return default_word(t, self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: OstiaTable, seat: i64) -> float:
        return judgement.worth(t, None if t.over() else self.step(t), seat)

    def shortlist(self, t: OstiaTable, seat: i64, words: Words) -> None:
        step = self.step(t)
        if isinstance(step, Bid):
            few_bids(t, words)
            judgement.no_dear_bids(t, seat, words)
        elif isinstance(step, Allocate):
            if step.final_phase:
                no_spare_card(t, seat, words)
                no_ruin(t, seat, words)
            else:
                no_fourth_type(t, seat, words)

    def policy(self, t: OstiaTable, seat: i64) -> i64:
        """Bluff cards are laid by chance; everything else is compared."""
        return bluff(t, self.step(t), seat)

    def terms(self, t: OstiaTable, seat: i64) -> list[tuple[str, float, float]]:
        return terms(t, seat)

    def write_row(self, t: OstiaTable, seat: i64, row: Row) -> None:
        write_row(t, None if t.over() else self.step(t), seat, row)

    def check(self, t: OstiaTable) -> list[str]:
        return invariants.broken(t)
