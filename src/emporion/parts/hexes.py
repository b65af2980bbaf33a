"""Maps of hexes in axial coordinates (q, r), numbered in a fixed order, with their neighbours in a table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES: Final[i64] = 6
OFF_MAP: Final = -1


def distance(q1: int, r1: int, q2: int, r2: int) -> int:
    dq, dr = q2 - q1, r2 - r1
    return max(abs(dq), abs(dr), abs(dq + dr))


def mirrored(q: int, r: int) -> tuple[int, int]:
    return -q, q + r


def turned(q: int, r: int, steps: int) -> tuple[int, int]:
    """Turned about the origin by so many sixths."""
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


def disc(radius: int) -> list[tuple[int, int]]:
    """All hexes within a distance of the origin, column by column."""
    return [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
    ]


@final
class HexMap:
    """A fixed set of hexes; rules speak of them by number."""

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        numbers = {place: number for number, place in enumerate(hexes)}
        self.hexes = hexes
        self.numbers = numbers
        self.q: vec[i64] = vec[i64]([q for q, _ in hexes])
        self.r: vec[i64] = vec[i64]([r for _, r in hexes])
        self.neighbours: vec[i64] = vec[i64](
            [numbers.get((q + dq, r + dr), OFF_MAP) for q, r in hexes for dq, dr in DIRECTIONS]
        )

    def number(self, q: int, r: int) -> int:
        """The number of a hex, or OFF_MAP."""
        return self.numbers.get((q, r), OFF_MAP)

    def distance(self, a: i64, b: i64) -> i64:
        dq: i64 = self.q[b] - self.q[a]
        dr: i64 = self.r[b] - self.r[a]
        ds: i64 = dq + dr
        dq = dq if dq >= 0 else -dq
        dr = dr if dr >= 0 else -dr
        ds = ds if ds >= 0 else -ds
        longest: i64 = dq if dq > dr else dr
        return ds if ds > longest else longest
