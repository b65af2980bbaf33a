"""Who has won, and why (NTL-5)."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.kernel.journal import Account, Column


def standing(t: NewTitleTable, seat: i64) -> tuple[int, int]:
    """What seats are ranked by: coins (NTL-5.1), then cards left in the hand (NTL-5.2)."""
    return int(t.coins(seat)), int(t.cards(seat))


def places(t: NewTitleTable) -> list[int]:
    """The place of each seat; seats equal in everything share one."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]


def account(t: NewTitleTable) -> Account:
    """What the points are made of (NTL-5.1), and what breaks a tie (NTL-5.2)."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    coins = Column("source:coins", [coins for coins, _ in standings], "NTL-5.1")
    return Account([coins], [Column("tie:cards", [cards for _, cards in standings], "NTL-5.2")])
