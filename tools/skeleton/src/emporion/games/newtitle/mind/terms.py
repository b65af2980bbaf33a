"""What a position of New Title is made of, as a player would count it."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable


def terms(t: NewTitleTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about how many coins one is worth."""
    return [("coins", float(t.coins(seat)), 1.0), ("cards", float(t.cards(seat)), 1.5)]
