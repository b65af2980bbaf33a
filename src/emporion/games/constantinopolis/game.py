"""Constantinopolis as the kernel sees it; the sequence of play stands in `__init__.py`."""

from mypy_extensions import i64

from emporion.games.constantinopolis.mind import bargain, bidding, judgement
from emporion.games.constantinopolis.mind.guess import guess
from emporion.games.constantinopolis.mind.terms import terms
from emporion.games.constantinopolis.rules import account, invariants, scoring, setup
from emporion.games.constantinopolis.rules.defaults import default_word
from emporion.games.constantinopolis.sight.features import write_row
from emporion.games.constantinopolis.steps.acceptance.together import AcceptTogether
from emporion.games.constantinopolis.steps.auction import CallPlayers, ChooseOffice, calling
from emporion.games.constantinopolis.steps.construction import Build
from emporion.games.constantinopolis.steps.duel import Duel
from emporion.games.constantinopolis.steps.final_scoring import counted_now
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable, new_table
from emporion.games.constantinopolis.table.components import ERRATA, OPTIONS
from emporion.games.constantinopolis.table.words import FINISH, REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game, Sights, Tells
from emporion.kernel.journal import Account, Journal
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class Constantinopolis(Game[ConstantinopolisTable]):
    title = "constantinopolis"
    code = "CPL"
    errata = ERRATA
    fewest_seats = 2
    most_seats = 5

    def __init__(self, play: Step, sights: Sights[ConstantinopolisTable], tells: Tells) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS, new_table, sights, tells)

    def lay(self, t: ConstantinopolisTable) -> None:
        setup.lay(t)

    def guess(self, t: ConstantinopolisTable, seat: int, dice: Dice) -> ConstantinopolisTable:
        return guess(t, self.play if t.over() else self.step(t), seat, dice)

    def scores(self, t: ConstantinopolisTable) -> list[int]:
        return [int(t.fame(seat)) for seat in range(t.seats())]

    def places(self, t: ConstantinopolisTable) -> list[int]:
        return scoring.places(t)

    def account(self, t: ConstantinopolisTable, journal: Journal) -> Account:
        return account.account(t, journal)

    def if_stopped(self, t: ConstantinopolisTable) -> list[int]:
        return counted_now(t)

    def order(self, t: ConstantinopolisTable) -> tuple[list[int], list[int]]:
        """While offices are auctioned everybody is called once (CPL-4.1.3)."""
        if any(isinstance(self.steps[t.v[t.frame(k)]], CallPlayers) for k in range(t.depth())):
            return calling(t, self.speakers(t), isinstance(self.step(t), Duel))
        return super().order(t)

    def default(self, t: ConstantinopolisTable, seat: int) -> int:
        return default_word(self.offered(t, seat))

    def worth(self, t: ConstantinopolisTable, seat: i64) -> float:
        return judgement.worth(t, None if t.over() else self.step(t), seat)

    def shortlist(self, t: ConstantinopolisTable, seat: i64, words: Words) -> None:
        """Duels, palaces in the first rounds and trades only as they were thought of."""
        step = self.step(t)
        if isinstance(step, Duel):
            bidding.shortlist_bids(words, bidding.bid(t, step, seat))
        elif isinstance(step, ChooseOffice):
            bidding.shortlist_offices(words, bidding.choose_office(t, step, seat))
        elif isinstance(step, Build):
            judgement.shortlist_buildings(t, seat, words)
        elif t.free_trade():
            bargain.shortlist(t, step, seat, words, bargain.policy(self, t, step, seat))

    def converses(self, t: ConstantinopolisTable) -> bool:
        return t.free_trade() and t.together() and isinstance(self.step(t), AcceptTogether)

    def patient(self, t: ConstantinopolisTable, seat: i64) -> bool:
        return bargain.hopes_for_answer(t, seat)

    def lingers(self, t: ConstantinopolisTable, seat: i64, word: i64) -> bool:
        """Nothing can be proposed to who has finished (CPL-6.1.2)."""
        return t.free_trade() and t.together() and word == FINISH

    def policy(self, t: ConstantinopolisTable, seat: i64) -> i64:
        """Free trade needs a plan over several words, offices and duels a look at what others would pay."""
        step = self.step(t)
        if isinstance(step, Duel):
            return bidding.bid(t, step, seat)
        if isinstance(step, ChooseOffice):
            return bidding.choose_office(t, step, seat)
        return bargain.policy(self, t, step, seat)

    def terms(self, t: ConstantinopolisTable, seat: i64) -> list[tuple[str, float, float]]:
        return terms(t, seat)

    def write_row(self, t: ConstantinopolisTable, seat: i64, row: Row) -> None:
        write_row(t, None if t.over() else self.step(t), seat, row)

    def check(self, t: ConstantinopolisTable) -> list[str]:
        return invariants.broken(t)
