"""Who plays with whom in the next round of a cup. No chance is in it: the same standing gives the same tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

Met = Counter[frozenset[str]]
"""How often two people have met."""


def sizes(people: int, seats: int) -> list[int]:
    """How many sit at each table: as even as possible, the larger ones first."""
    tables = -(-people // seats)
    return [people // tables + (n < people % tables) for n in range(tables)]


def meetings(tables: Sequence[Sequence[str]]) -> Met:
    met: Met = Counter()
    for people in tables:
        for k, one in enumerate(people):
            met.update(frozenset((one, other)) for other in people[k + 1 :])
    return met


def swiss(standing: Sequence[str], seats: int, met: Met, passed: Sequence[str] = ()) -> list[list[str]]:
    """Tables of those who stand together and have met least. A table of one is who passes the round: the last one who
    has not passed before."""
    left, tables, passing = list(standing), list[list[str]](), list[list[str]]()
    wanted = sizes(len(left), seats)
    if wanted and wanted[-1] == 1:
        sits_out = next((person for person in reversed(left) if person not in passed), left[-1])
        left.remove(sits_out)
        passing.append([sits_out])
        wanted.pop()
    for size in wanted:
        table = [left.pop(0)]
        while len(table) < size:
            # Of those who have met them least, who stands next.
            best = min(left, key=lambda one: (sum(met[frozenset((one, other))] for other in table), left.index(one)))
            left.remove(best)
            table.append(best)
        tables.append(table)
    return tables + passing


def knockout(standing: Sequence[str], seats: int) -> list[list[str]]:
    """The first with the last: those who stand high meet late."""
    tables: list[list[str]] = [[] for _ in sizes(len(standing), seats)]
    for turn in range(0, len(standing), len(tables)):
        some = list(standing[turn : turn + len(tables)])
        places = range(len(tables)) if turn // len(tables) % 2 == 0 else reversed(range(len(tables)))
        for place, person in zip(places, some, strict=False):
            tables[place].append(person)
    return tables


def goes_on(people: int) -> int:
    """How many of a knock-out's table are in the next round; of the final nobody asks."""
    return max(1, people // 2)
