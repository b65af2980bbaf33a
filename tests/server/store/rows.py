"""Rows to store."""

from __future__ import annotations

from emporion.server.messages import Pace
from emporion.server.store import (
    Op,
    SeatRow,
    TableRow,
)


def a_table(name: str, **more: object) -> TableRow:
    row = TableRow(
        id=name,
        game="x",
        options={"a": True, "b": 3, "c": "d"},
        seats=[SeatRow("person", "p1", "Anna"), SeatRow("bot", "", "Livia", "easy"), SeatRow("open")],
        pace=Pace("days", 3600, "default"),
        door="public",
        host="p1",
        seed="s",
        commitment="c",
        ruleset=1,
        errata=["e"],
        made=1,
        updated=1,
    )
    for key, value in more.items():
        setattr(row, key, value)
    return row


def said(number: int, word: str = "pass") -> Op:
    return Op(number, "say", 0, 1000 + number, (1 << 32) - 1, word, message=f"m{number}")
