"""Constantinopolis as the kernel sees it; the sequence of play stands in `__init__.py`."""

from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import i64

from emporion.games.constantinopolis.mind import bargain, judgement
from emporion.games.constantinopolis.mind.guess import guess
from emporion.games.constantinopolis.mind.terms import terms
from emporion.games.constantinopolis.rules import invariants, scoring, setup
from emporion.games.constantinopolis.rules.defaults import default_word
from emporion.games.constantinopolis.steps.auction import Duel
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable, new_table
from emporion.games.constantinopolis.table.components import OPTIONS
from emporion.games.constantinopolis.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.options import OptionValue
from emporion.kernel.step import Step
from emporion.kernel.table import Table
from emporion.kernel.words import Words

Sights = Callable[[Game, ConstantinopolisTable, int], Any]


class Constantinopolis(Game):
    title = "constantinopolis"
    code = "CPL"
    fewest_seats = 2
    most_seats = 5

    def __init__(self, play: Step[Any], sights: Sights) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS)
        self.sights = sights

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
        return new_table()

    def lay(self, t: Table) -> None:
        setup.lay(cast(ConstantinopolisTable, t))

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        return guess(cast(ConstantinopolisTable, t), self.play if t.over() else self.step(t), seat, dice)

    def scores(self, t: Table) -> list[int]:
        table = cast(ConstantinopolisTable, t)
        return [int(table.fame(seat)) for seat in range(t.seats())]

    def places(self, t: Table) -> list[int]:
        return scoring.places(cast(ConstantinopolisTable, t))

    def sight(self, t: Table, viewer: int) -> Any:
        return self.sights(self, cast(ConstantinopolisTable, t), viewer)

    def default(self, t: Table, seat: int) -> int:
        return default_word(self.offered(t, seat))

    def worth(self, t: Table, seat: i64) -> float:
        return judgement.worth(cast(ConstantinopolisTable, t), None if t.over() else self.step(t), seat)

    def shortlist(self, t: Table, seat: i64, words: Words) -> None:
        """Bids: only the lowest few."""
        if isinstance(self.step(t), Duel):
            judgement.shortlist_bids(words)

    def policy(self, t: Table, seat: i64) -> i64:
        """Free trade needs a plan over several words."""
        return bargain.policy(self, cast(ConstantinopolisTable, t), self.step(t), seat)

    def terms(self, t: Table, seat: i64) -> list[tuple[str, float, float]]:
        return terms(cast(ConstantinopolisTable, t), seat)

    def check(self, t: Table) -> list[str]:
        return invariants.broken(cast(ConstantinopolisTable, t))
