"""How the phases follow each other."""

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.kernel.step import Sequence


class Turns(Sequence[AntiquityTable]):
    """Turn after turn; a victory, an elimination or the turn limit ends the match (ANT-4.10.1)."""

    def again(self, t: AntiquityTable) -> bool:
        return True


class NotInIntroduction(Sequence[AntiquityTable]):
    """A phase that the introductory game leaves out (ANT-6.1.2)."""

    def run(self, t: AntiquityTable) -> None:
        if t.introductory():
            t.pop()
        else:
            super().run(t)
