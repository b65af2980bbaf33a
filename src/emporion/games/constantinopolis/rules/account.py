"""What the fame is made of, and what breaks ties (CPL-5.2, CPL-5.3)."""

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import FAME
from emporion.games.constantinopolis.table.layout import BUILT, SPACE
from emporion.kernel.journal import Account, Column, Journal, told


def account(t: ConstantinopolisTable, journal: Journal) -> Account:
    seats = range(t.seats())
    n = int(t.seats())
    ships = told(journal, n, {"came-home": "fame", "long-voyage": "fame"})
    return Account(
        [
            Column("source:ships", ships, "CPL-4.2.3"),
            Column("source:shops", told(journal, n, {"activated": "fame"}), "CPL-4.4.12"),
            Column("source:public", [public_fame(t, seat) for seat in seats], "CPL-4.4.6"),
            Column("source:gifts", told(journal, n, {"donated": "fame"}), "CPL-4.7.1"),
            Column("source:walls", told(journal, n, {"wall-fame": "fame"}), "CPL-5.2.1"),
            Column("source:gold", told(journal, n, {"gold-fame": "fame"}), "CPL-5.2.1"),
        ],
        [
            Column("tie:gold", [int(t.gold(seat)) for seat in seats], "CPL-5.3.1"),
            Column("tie:goods", [int(t.all_goods(seat)) for seat in seats], "CPL-5.3.1"),
        ],
    )


def public_fame(t: ConstantinopolisTable, seat: int) -> int:
    """What the seat's public buildings brought when they were built."""
    return sum(int(FAME[t.get(seat, SPACE + k)]) for k in range(t.get(seat, BUILT)))
