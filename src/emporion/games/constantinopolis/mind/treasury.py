"""What gold and free building spaces are worth: the plan for the end of the game.

In the end 15 gold are 1 fame, and a public building brings about 1.5 fame more than its price would. But a seat builds
only one of them in a turn and needs a space for it: gold beyond what the rounds left can spend is worth no more than at
the end, and a space filled with something cheap is one palace less.
"""

from typing import Final, final

from mypy_extensions import i64

from emporion.games.constantinopolis.mind.weights import WEIGHTS
from emporion.games.constantinopolis.steps.production import output
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    FIRST_PUBLIC,
    GOLD_PER_FAME,
    PUBLICS,
    REFERENCE_VALUE,
    WALL,
    WALL_FAME,
)
from emporion.games.constantinopolis.table.layout import TYPES

IN_THE_END: Final = 1.0 / float(GOLD_PER_FAME)
EARLY: Final[list[float]] = [  # by rounds left: what a gold brings beyond that, while there is something to invest in
    0.0,
    0.0,
    0.010,
    0.024,
    0.040,
    0.054,
    0.064,
    0.074,
    0.080,
]
WALLS_TO_COME: Final[list[float]] = [0.0, 0.8, 0.7, 0.2, 0.2, 0.2, 0.0]  # the next ones are worth more than the last


@final
class Treasury:
    def __init__(self, t: ConstantinopolisTable, seat: i64, turns: i64) -> None:
        """With so many turns of construction to come after this one."""
        self.turns = float(turns)
        self.left: i64 = t.rounds_left()
        public: i64 = 0
        for k in range(PUBLICS):
            public += t.copies(FIRST_PUBLIC + k)
        spaces = t.free_spaces(seat)
        self.palaces = float(spaces if spaces < public else public)
        income = 0.0
        for good in range(TYPES):
            income += REFERENCE_VALUE[good] * float(output(t, seat, good))
        self.income = WEIGHTS.income * income * float(self.left)

    def worth(self, gold: float) -> float:
        """So much gold and the free spaces, in fame."""
        built = (gold + self.income) / WEIGHTS.palace_price
        if built > self.turns:
            built = self.turns
        if built > self.palaces:
            built = self.palaces
        invested = WEIGHTS.invested * float(self.left + 1)
        return gold * IN_THE_END + WEIGHTS.palace * built + EARLY[self.left] * (gold if gold < invested else invested)

    def unit(self, gold: float) -> float:
        """What a gold more is worth to who has so much."""
        return (self.worth(gold + 12.0) - self.worth(gold)) / 12.0


def walls_worth(t: ConstantinopolisTable, seat: i64) -> float:
    """The wall sections of a seat: a first one promises the next, as long as there are rounds for them."""
    walls = t.owned_of(seat, WALL)
    hope = float(t.rounds_left()) / 3.0
    return float(WALL_FAME[walls]) + WALLS_TO_COME[walls] * (hope if hope < 1.0 else 1.0)
