"""Any title's board, from the names of its sight's fields (the Fluent messages `sight-FIELD`)."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from rich.text import Text

from emporion.terminal.board import Board
from emporion.terminal.kit import FAINT, HEAD, Block, Lines, text, wrap

SEAT_FIELDS = frozenset(
    {
        "first_player", "seat", "seller", "buyer", "owner", "holder", "active_player", "active", "player", "builder",
        "challenger", "to_move", "proposer", "partner", "target", "order", "villas", "winners", "zones",
    }
)  # fmt: skip
"""The names a sight's fields have when they hold the numbers of seats."""


class GenericBoard(Board):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.things = self.voice.speech.things()

    def headline(self) -> str:
        value = getattr(self.sight, "round", None) or getattr(self.sight, "turn", None)
        field = "round" if hasattr(self.sight, "round") else "turn"
        return f"{self.field(field)} {value}" if value else ""

    def blocks(self, width: int) -> list[Block]:
        data = msgspec.to_builtins(self.sight, str_keys=True)
        blocks = []
        for field, value in data.items():
            said = self.named(field, value)
            if field != "seats" and said:
                line = text((f"{self.field(field)}{self.voice.colon}", HEAD), said)
                blocks.append(Block(field, wrap(line, width, 2), rank=5))
        return [*blocks, Block("seats", self.seats(width), head=1, rank=1)]

    def seats(self, width: int) -> Lines:
        """A line for each seat: what differs between them."""
        seats = msgspec.to_builtins(self.sight.seats, str_keys=True)
        fields = [field for field in seats[0] if any(self.named(field, seat[field]) for seat in seats)]
        lines: Lines = [Text(", ".join(self.field(field) for field in fields), style=FAINT)]
        for seat, data in enumerate(seats):
            said = ", ".join(
                f"{self.field(field)} {value}" for field in fields if (value := self.named(field, data[field]))
            )
            lines += wrap(self.voice.seat_row(seat) + Text(f"  {said}"), width, 4)
        return lines[1:]

    def whole_seats(self, width: int) -> Lines:
        return self.seats(width)

    def one_seat(self, seat: int, width: int) -> Lines:
        data = msgspec.to_builtins(self.sight.seats[seat], str_keys=True)
        said = ", ".join(f"{self.field(field)} {value}" for field in data if (value := self.named(field, data[field])))
        return wrap(self.voice.seat_row(seat) + Text(f"  {said}"), width, 4)

    # -- names --------------------------------------------------------------------------------------------------
    def field(self, field: str) -> str:
        key = f"sight-{field}"
        return self.voice.message(key) if self.voice.speech.has(key) else readable(field)

    def named(self, field: str, value: Any) -> str:
        """A field's value; some fields hold the numbers of seats."""
        if field in SEAT_FIELDS and isinstance(value, int) and not isinstance(value, bool):
            return self.voice.plain(self.voice.speech.seat(value))
        if field in SEAT_FIELDS and isinstance(value, list):
            return ", ".join(self.named(field, item) for item in value)
        return self.value(value)

    def value(self, value: Any) -> str:
        if value is None or value is False or value in ({}, []):
            return ""
        if value is True:
            return self.voice.say("yes")
        if isinstance(value, dict):
            parts = [(key, self.named(key, item)) for key, item in value.items()]
            return ", ".join(f"{self.key(key)} {said}" for key, said in parts if said)
        if isinstance(value, list):
            return ", ".join(said for item in value if (said := self.value(item)))
        if isinstance(value, str):
            return self.voice.plain(self.things.get(value) or readable(value))
        return str(value)

    def key(self, key: str) -> str:
        if key.isdigit():
            return self.voice.plain(self.voice.speech.seat(int(key)))
        return self.voice.plain(self.things[key]) if key in self.things else self.field(key)


def readable(name: str) -> str:
    """A name nobody has translated, without its signs."""
    return re.sub(r"[_-]+", " ", name)
