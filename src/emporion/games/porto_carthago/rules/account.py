"""What the places in the palace are made of, and what breaks ties (PCA-5.3)."""

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.layout import INTRIGUE
from emporion.kernel.journal import Account, Column, Journal, happened

BY_ACTION = "PCA-4.7.2"
BY_PRIVILEGE = "PCA-4.11.9"


def account(t: PortoCarthagoTable, journal: Journal) -> Account:
    seats = range(t.seats())
    return Account(
        [
            Column("source:bought", happened(journal, t.seats(), "palace", BY_ACTION), BY_ACTION),
            Column("source:privilege", happened(journal, t.seats(), "palace", BY_PRIVILEGE), BY_PRIVILEGE),
            Column("source:final", happened(journal, t.seats(), "final-seat"), "PCA-5.2.3"),
            Column("source:intrigue", [int(t.get(seat, INTRIGUE)) for seat in seats], "PCA-5.3.1"),
        ],
        [
            Column("tie:trade_points", [int(t.trade_points(seat)) for seat in seats], "PCA-5.3.3"),
            Column("tie:talents", [int(t.talents(seat)) for seat in seats], "PCA-5.3.3"),
        ],
    )
