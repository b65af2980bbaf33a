"""Porto Carthago as the kernel sees it; the sequence of play stands in `__init__.py`."""

from mypy_extensions import i64

from emporion.games.porto_carthago.mind import judgement, sense
from emporion.games.porto_carthago.mind.guess import guess
from emporion.games.porto_carthago.mind.terms import terms
from emporion.games.porto_carthago.rules import account, invariants, scoring, setup
from emporion.games.porto_carthago.rules.defaults import default_word
from emporion.games.porto_carthago.sight.features.writing import write_row
from emporion.games.porto_carthago.steps.final_actions import counted_now
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable, new_table
from emporion.games.porto_carthago.table.components import OPTIONS
from emporion.games.porto_carthago.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game, Sights, Tells
from emporion.kernel.journal import Account, Journal
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class PortoCarthago(Game[PortoCarthagoTable]):
    title = "porto_carthago"
    code = "PCA"
    fewest_seats = 3
    most_seats = 5

    def __init__(self, play: Step, sights: Sights[PortoCarthagoTable], tells: Tells) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS, new_table, sights, tells)

    def lay(self, t: PortoCarthagoTable) -> None:
        setup.lay(t)

    def guess(self, t: PortoCarthagoTable, seat: int, dice: Dice) -> PortoCarthagoTable:
        return guess(t, seat, dice)

    def scores(self, t: PortoCarthagoTable) -> list[int]:
        return [int(t.palace(seat)) for seat in range(t.seats())]

    def places(self, t: PortoCarthagoTable) -> list[int]:
        return scoring.places(t)

    def account(self, t: PortoCarthagoTable, journal: Journal) -> Account:
        return account.account(t, journal)

    def if_stopped(self, t: PortoCarthagoTable) -> list[int]:
        return counted_now(t)

    def default(self, t: PortoCarthagoTable, seat: int) -> int:
        return default_word(t, seat, self.offered(t, seat))

    def worth(self, t: PortoCarthagoTable, seat: i64) -> float:
        return judgement.worth(self, t, seat)

    def shortlist(self, t: PortoCarthagoTable, seat: i64, words: Words) -> None:
        sense.shortlist(self, t, seat, words)

    def policy(self, t: PortoCarthagoTable, seat: i64) -> i64:
        return judgement.policy(self, t, seat)

    def terms(self, t: PortoCarthagoTable, seat: i64) -> list[tuple[str, float, float]]:
        return terms(t, seat)

    def write_row(self, t: PortoCarthagoTable, seat: i64, row: Row) -> None:
        write_row(t, None if t.over() else self.step(t), seat, row)

    def check(self, t: PortoCarthagoTable) -> list[str]:
        return invariants.broken(t)
