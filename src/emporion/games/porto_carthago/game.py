"""Porto Carthago as the kernel sees it; the sequence of play stands in `__init__.py`."""

from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import i64

from emporion.games.porto_carthago.mind import judgement
from emporion.games.porto_carthago.mind.guess import guess
from emporion.games.porto_carthago.mind.terms import terms
from emporion.games.porto_carthago.rules import scoring, setup
from emporion.games.porto_carthago.rules.defaults import default_word
from emporion.games.porto_carthago.rules.invariants import check
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable, new_table
from emporion.games.porto_carthago.table.components import OPTIONS
from emporion.games.porto_carthago.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.options import OptionValue
from emporion.kernel.step import Step
from emporion.kernel.table import Table

Sights = Callable[[Game, PortoCarthagoTable, int], Any]


class PortoCarthago(Game):
    title = "porto_carthago"
    code = "PCA"
    fewest_seats = 3
    most_seats = 5

    def __init__(self, play: Step[Any], sights: Sights) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS)
        self.sights = sights

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
        return new_table()

    def lay(self, t: Table) -> None:
        setup.lay(cast(PortoCarthagoTable, t))

    def fits(self, seats: int, options: dict[str, OptionValue]) -> bool:
        """The seat named as first player must be there."""
        first = options.get("first_seat", 0)
        return self.fewest_seats <= seats <= self.most_seats and isinstance(first, int) and first < seats

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        return guess(cast(PortoCarthagoTable, t), seat, dice)

    def scores(self, t: Table) -> list[int]:
        table = cast(PortoCarthagoTable, t)
        return [int(table.palace(seat)) for seat in range(t.seats())]

    def places(self, t: Table) -> list[int]:
        return scoring.places(cast(PortoCarthagoTable, t))

    def sight(self, t: Table, viewer: int) -> Any:
        return self.sights(self, cast(PortoCarthagoTable, t), viewer)

    def default(self, t: Table, seat: int) -> int:
        return default_word(cast(PortoCarthagoTable, t), seat, self.offered(t, seat))

    def worth(self, t: Table, seat: i64) -> float:
        return judgement.worth(self, cast(PortoCarthagoTable, t), seat)

    def terms(self, t: Table, seat: i64) -> list[tuple[str, float, float]]:
        return terms(cast(PortoCarthagoTable, t), seat)

    def check(self, t: Table) -> list[str]:
        return check(cast(PortoCarthagoTable, t))
