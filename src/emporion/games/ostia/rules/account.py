"""What Ostia's points are made of, and what breaks ties (OST-5.7)."""

from emporion.games.ostia.rules.scoring import stored_value
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.kernel.journal import Account, Column, Journal, told


def account(t: OstiaTable, journal: Journal) -> Account:
    seats = range(t.seats())
    return Account(
        [
            Column("source:senate", told(journal, t.seats(), {"senate-offer": "points"}), "OST-4.4.2"),
            Column("source:storage", told(journal, t.seats(), {"storage-points": "points"}), "OST-5.3.1"),
            Column("source:cash", told(journal, t.seats(), {"cash-points": "points"}), "OST-5.6.1"),
        ],
        [
            Column("tie:warehouses", [int(t.warehouses(seat)) for seat in seats], "OST-5.7.2"),
            Column("tie:stored", [int(stored_value(t, seat)) for seat in seats], "OST-5.7.3"),
        ],
    )
