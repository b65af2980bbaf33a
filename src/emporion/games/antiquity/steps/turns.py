"""How the phases follow each other."""

from typing import cast

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.kernel.step import Sequence
from emporion.kernel.table import Table


class Turns(Sequence):
    """Turn after turn; a victory, an elimination or the turn limit ends the match (ANT-4.10.1)."""

    def again(self, t: Table) -> bool:
        return True


class NotInIntroduction(Sequence):
    """A phase that the introductory game leaves out (ANT-6.1.2)."""

    def run(self, t: Table) -> None:
        if cast(AntiquityTable, t).introductory():
            t.pop()
        else:
            super().run(t)
