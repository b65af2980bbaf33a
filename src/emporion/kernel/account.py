"""The account of a match: where each seat's points come from, and what ranks those who have equally many."""

from collections.abc import Sequence
from typing import final

from emporion.kernel.journal import Journal


@final
class Column:
    """A figure of every seat, by seat: a source of points, or what breaks a tie."""

    def __init__(
        self,
        name: str,
        amounts: Sequence[int],
        rule: str = "",
        fewest: bool = False,
        wholes: Sequence[int] = (),
    ) -> None:
        self.name = name  # a reference such as `source:senate`, named in the reader's language
        self.amounts = list(amounts)
        self.rule = rule
        self.fewest = fewest  # whether the lower amount is the better one
        self.wholes = list(wholes)  # for something to be fulfilled: how much would be all of it


@final
class Account:
    """The sources in the order they are read, and the tie-breaks in the order they are asked.

    The amounts of the sources add up to the points, except where they have `wholes`.
    """

    def __init__(self, sources: list[Column], ties: list[Column], end: str = "", rule: str = "") -> None:
        self.sources = sources
        self.ties = ties
        self.end = end  # how the match ended, where there are several ways: a reference such as `end:saint`
        self.rule = rule


def told(journal: Journal, seats: int, figures: dict[str, str], rule: str = "") -> list[int]:
    """By seat, the sum of a figure of some events; `figures` names it by their keys. Of one rule, if it is named."""
    sums = [0] * seats
    for event in journal.events:
        figure = figures.get(event.key)
        if figure is None or (rule and event.rule != rule):
            continue
        named = event.figures
        seat, amount = named["seat"], named[figure]
        assert isinstance(seat, str) and isinstance(amount, int)
        sums[int(seat.removeprefix("seat:"))] += amount
    return sums


def happened(journal: Journal, seats: int, key: str, rule: str = "") -> list[int]:
    """By seat, how often something happened."""
    times = [0] * seats
    for event in journal.events:
        if event.key == key and (not rule or event.rule == rule):
            seat = event.figures["seat"]
            assert isinstance(seat, str)
            times[int(seat.removeprefix("seat:"))] += 1
    return times


def decided(account: Account, points: Sequence[int], first: int, second: int) -> Column | None:
    """The tie-break that put one seat before another, or None if points did, or nothing."""
    if points[first] != points[second]:
        return None
    for column in account.ties:
        ahead = column.amounts[first] - column.amounts[second]
        if ahead != 0:
            return column if (ahead < 0) == column.fewest else None
    return None
