"""Antiquity as the kernel sees it; the sequence of play stands in `__init__.py`."""

from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import i64

from emporion.games.antiquity.mind import judgement
from emporion.games.antiquity.mind.guess import guess
from emporion.games.antiquity.mind.planner.policy import policy
from emporion.games.antiquity.mind.planner.shortlist import shorten
from emporion.games.antiquity.mind.terms import terms
from emporion.games.antiquity.rules import scoring, setup
from emporion.games.antiquity.rules.defaults import default_word
from emporion.games.antiquity.rules.invariants import faults
from emporion.games.antiquity.sight.secrecy import knows_the_same
from emporion.games.antiquity.table.accessors import AntiquityTable, new_table
from emporion.games.antiquity.table.components import OPTIONS
from emporion.games.antiquity.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.options import OptionValue
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.step import Step
from emporion.kernel.table import Table
from emporion.kernel.words import Words

Sights = Callable[[Game, AntiquityTable, int], Any]


class Antiquity(Game):
    title = "antiquity"
    code = "ANT"
    fewest_seats = 2
    most_seats = 4

    def __init__(self, play: Step[Any], sights: Sights) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS)
        self.sights = sights

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
        return new_table()

    def lay(self, t: Table) -> None:
        setup.lay(cast(AntiquityTable, t))

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        return guess(cast(AntiquityTable, t), seat, dice)

    def scores(self, t: Table) -> list[int]:
        return [scoring.score(cast(AntiquityTable, t), seat) for seat in range(t.seats())]

    def places(self, t: Table) -> list[int]:
        return scoring.places(cast(AntiquityTable, t))

    def winners(self, t: Table) -> list[int]:
        return scoring.winners(cast(AntiquityTable, t))

    def eliminated(self, t: Table) -> list[int]:
        table = cast(AntiquityTable, t)
        return [seat for seat in range(t.seats()) if table.out(seat)]

    def sight(self, t: Table, viewer: int) -> Any:
        return self.sights(self, cast(AntiquityTable, t), viewer)

    def knows_the_same(self, before: Table, after: Table, viewer: i64) -> bool:
        return knows_the_same(cast(AntiquityTable, before), cast(AntiquityTable, after), viewer)

    def default(self, t: Table, seat: int) -> int:
        return default_word(cast(AntiquityTable, t), self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: Table, seat: i64) -> float:
        return judgement.worth(cast(AntiquityTable, t), seat)

    def shortlist(self, t: Table, seat: i64, words: Words) -> None:
        planned = self.policy(t, seat)
        if planned >= 0:
            shorten(cast(AntiquityTable, t), seat, words, planned)

    def policy(self, t: Table, seat: i64) -> i64:
        """The planner's word; where others have begun something it would not, it may have none."""
        word = policy(cast(AntiquityTable, t), self.step(t), seat)
        if word >= 0 and self.refusal(t, seat, word) == MAY_BE_SAID:
            return word
        return -1

    def terms(self, t: Table, seat: i64) -> list[tuple[str, float, float]]:
        return terms(cast(AntiquityTable, t), seat)

    def check(self, t: Table) -> list[str]:
        return faults(cast(AntiquityTable, t))
