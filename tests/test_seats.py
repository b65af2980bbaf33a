"""Seats in the types of a sight."""

from __future__ import annotations

import msgspec
from msgspec import inspect

from emporion.parts.seats import EACH_SEAT, SEAT, EachSeat, Seat, meaning, with_references


class Boat(msgspec.Struct):
    owner: Seat | None
    size: int


class Harbour(msgspec.Struct):
    first: Seat
    nobody: Seat
    order: list[Seat]
    bids: dict[Seat, int]
    seats: EachSeat[Boat]
    prices: dict[str, int]
    last: Boat | None
    berths: tuple[int, ...]


def test_a_type_tells_seats_from_amounts() -> None:
    fields = {field.name: field.type for field in inspect.type_info(Harbour).fields}  # type: ignore[attr-defined]
    assert [name for name, kind in fields.items() if meaning(kind) == SEAT] == ["first", "nobody"]
    assert [name for name, kind in fields.items() if meaning(kind) == EACH_SEAT] == ["seats"]


def test_seats_become_references() -> None:
    harbour = Harbour(1, -1, [1, 0], {0: 7}, [Boat(None, 2), Boat(0, 3)], {"wine": 4}, None, (5, 6))
    assert with_references(harbour, inspect.type_info(Harbour)) == {
        "first": "seat:1",
        "nobody": -1,
        "order": ["seat:1", "seat:0"],
        "bids": {"seat:0": 7},
        "seats": [{"owner": None, "size": 2}, {"owner": "seat:0", "size": 3}],
        "prices": {"wine": 4},
        "last": None,
        "berths": [5, 6],
    }
