"""What each god gives, and what breaks ties (CNV-5.2, CNV-5.3)."""

from emporion.games.concordia_venus.rules.scoring import god_points, walk_to
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import CONCORDIA_VP, GOD_NAMES
from emporion.kernel.journal import Account, Column


def account(t: ConcordiaTable) -> Account:
    """All of it lies on the table. Gods that gave nobody anything, as Venus without her cards, are left out."""
    seats = range(t.seats())
    gods = [
        Column(f"god:{name}", [int(god_points(t, seat, god)) for seat in seats], "CNV-5.2.1")
        for god, name in enumerate(GOD_NAMES)
    ]
    card = Column("source:concordia", [int(CONCORDIA_VP) if t.concordia() == s else 0 for s in seats], "CNV-5.2.10")
    return Account(
        [column for column in (*gods, card) if any(column.amounts)],
        [Column("tie:praefectus", [int(walk_to(t, seat)) for seat in seats], "CNV-5.3.2", fewest=True)],
    )
