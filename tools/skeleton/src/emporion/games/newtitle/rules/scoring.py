"""Who has won (NTL-5)."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable


def standing(t: NewTitleTable, seat: i64) -> tuple[int, int]:
    """What seats are ranked by: coins (NTL-5.1), then cards left in the hand (NTL-5.2)."""
    return int(t.coins(seat)), int(t.cards(seat))


def places(t: NewTitleTable) -> list[int]:
    """The place of each seat; seats equal in everything share one."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]
