"""What a position of New Title is worth in coins: those it has, and those to come."""

from mypy_extensions import i64

from emporion.games.newtitle.mind.weights import WEIGHTS
from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.components import ROUNDS, pay
from emporion.games.newtitle.table.layout import KINDS, NONE, WAITS


def worth(t: NewTitleTable, seat: i64) -> float:
    value = float(t.coins(seat))
    shipments: i64 = ROUNDS - t.round() + 1
    choice: i64 = t.choice(seat)
    if choice != NONE:
        shipments -= 1
        if choice != WAITS:
            value += float(pay(t.hand(seat, choice))) * (1.0 + WEIGHTS.alone)
    return value + _hand(t, seat, choice, shipments)


def _hand(t: NewTitleTable, seat: i64, leaving: i64, shipments: i64) -> float:
    """What the cards that stay will bring: the best goods, as many as can still be shipped, and what they may grow."""
    if shipments <= 0:
        return 0.0
    values: list[float] = []
    for good in range(KINDS):
        cards: i64 = t.hand(seat, good) if good != leaving else 0
        rounds = float(shipments - 1)
        values.append(WEIGHTS.later * float(pay(cards)) + WEIGHTS.growth * float(cards) * rounds)
    values.sort(reverse=True)
    return sum(values[: int(shipments)])
