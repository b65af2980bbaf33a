"""New Title as the kernel sees it; the sequence of play stands in `__init__.py`."""

from mypy_extensions import i64

from emporion.games.newtitle.mind import judgement
from emporion.games.newtitle.mind.guess import guess
from emporion.games.newtitle.mind.terms import terms
from emporion.games.newtitle.rules import invariants, scoring, setup
from emporion.games.newtitle.rules.defaults import default_word
from emporion.games.newtitle.table.accessors import NewTitleTable, new_table
from emporion.games.newtitle.table.components import OPTIONS
from emporion.games.newtitle.table.layout import FEWEST_SEATS, MOST_SEATS
from emporion.games.newtitle.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game, Sights
from emporion.kernel.journal import Account, Journal
from emporion.kernel.step import Step


class NewTitle(Game[NewTitleTable]):
    title = "newtitle"
    code = "NTL"
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS

    def __init__(self, play: Step, sights: Sights[NewTitleTable]) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS, new_table, sights)

    def lay(self, t: NewTitleTable) -> None:
        setup.lay(t)

    def guess(self, t: NewTitleTable, seat: int, dice: Dice) -> NewTitleTable:
        return guess(t, seat, dice)

    def scores(self, t: NewTitleTable) -> list[int]:
        return [int(t.coins(seat)) for seat in range(t.seats())]

    def places(self, t: NewTitleTable) -> list[int]:
        return scoring.places(t)

    def account(self, t: NewTitleTable, journal: Journal) -> Account:
        return scoring.account(t)

    def default(self, t: NewTitleTable, seat: int) -> int:
        return default_word(t, self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: NewTitleTable, seat: i64) -> float:
        return judgement.worth(t, seat)

    def terms(self, t: NewTitleTable, seat: i64) -> list[tuple[str, float, float]]:
        return terms(t, seat)

    def check(self, t: NewTitleTable) -> list[str]:
        return invariants.broken(t)
