"""What a position of Antiquity is made of, as a player would count it: advice names what differs."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.conditions import progress
from emporion.games.antiquity.rules.scoring import PERCENT
from emporion.games.antiquity.rules.zones import clean_in_zone
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.layout import FOUNTAINS
from emporion.parts.polyominoes import cell_count


def terms(t: AntiquityTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about what one is worth; a good in stock is worth 2."""
    graves: i64 = 0
    for city in range(t.cities(seat)):
        graves += cell_count(t.graves(seat, city))
    return [
        ("progress", progress(t, seat) * float(PERCENT), 1.2),
        ("men", float(t.houses(seat)), 8.0),
        ("foods", float(t.foods(seat)), 2.5),
        ("goods", float(t.stock(seat) - t.foods(seat)), 2.0),
        ("graves", float(graves), -3.0),
        ("land", float(clean_in_zone(t, seat)), 0.3),
        ("inns", float(t.inns(seat)), 3.0),
        ("fountains", float(t.get(seat, FOUNTAINS)), 4.0),
    ]
