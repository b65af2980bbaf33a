"""Where bots lay their bluff cards: anywhere, so that their piles tell nothing."""

from mypy_extensions import i64

from emporion.games.ostia.steps.counting_house import Allocate
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.layout import BLUFF_STAGE
from emporion.games.ostia.table.words import BLUFF, BLUFF_SENATE, BLUFF_SPLITS
from emporion.kernel.step import Step


def bluff(t: OstiaTable, step: Step[OstiaTable], seat: i64) -> i64:
    """The bluff word of a seat that has laid its goods, -1 at any other moment.

    In the second beat nobody sees the piles before they are turned up: there the cards stay in storage.
    """
    if not isinstance(step, Allocate) or t.stage(seat) != BLUFF_STAGE:
        return -1
    if step.beat == 2:
        return BLUFF
    split = t.clone().chance(BLUFF_SPLITS)
    while step.final_phase and BLUFF_SENATE[split] > 0:
        split -= 1  # the splits before it leave a card more to the forum or to the storage
    return BLUFF + split
