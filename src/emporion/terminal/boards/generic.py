"""Any title's board, from the names of its sight's fields (the Fluent messages `sight-FIELD`)."""

from __future__ import annotations

import re
from typing import Any

from msgspec import inspect
from rich.text import Text

from emporion.parts.seats import with_references
from emporion.terminal.board import Board
from emporion.terminal.kit import FAINT, HEAD, Block, Lines, text, wrap

RANKS = {"own": 1, "seats": 2}
"""Of the fields that every sight has: what only the viewer sees is the last to be left out."""


COUNTING = ("round", "turn")


class GenericBoard(Board):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.things = self.voice.speech.things()

    def headline(self) -> str:
        field = self.counts()
        return f"{self.field(field)} {getattr(self.sight, field)}" if field else ""

    def counts(self) -> str:
        """The field that says how far the match has come, if there is one: the line above the board holds it."""
        return next((field for field in COUNTING if getattr(self.sight, field, None)), "")

    def blocks(self, width: int) -> list[Block]:
        """A field each, in the order of the sight: of those that do not fit, the last are left out first."""
        blocks = []
        for field, value in self.data().items():
            said = self.value(value)
            if field not in ("seats", self.counts()) and said:
                line = text((f"{self.field(field)}{self.voice.colon}", HEAD), said)
                blocks.append(Block(field, wrap(line, width, 2), rank=RANKS.get(field, 5)))
        return [*blocks, Block("seats", self.seats(width), head=1, rank=RANKS["seats"])]

    def seats(self, width: int) -> Lines:
        """A line for each seat: what differs between them."""
        seats = self.data()["seats"]
        fields = [field for field in seats[0] if any(self.value(seat[field]) for seat in seats)]
        lines: Lines = [Text(", ".join(self.field(field) for field in fields), style=FAINT)]
        for seat, data in enumerate(seats):
            said = ", ".join(f"{self.field(field)} {value}" for field in fields if (value := self.value(data[field])))
            lines += wrap(self.voice.seat_row(seat) + Text(f"  {said}"), width, 4)
        return lines[1:]

    def whole_seats(self, width: int) -> Lines:
        return self.seats(width)

    def one_seat(self, seat: int, width: int) -> Lines:
        data = self.data()["seats"][seat]
        said = ", ".join(f"{self.field(field)} {value}" for field in data if (value := self.value(data[field])))
        return wrap(self.voice.seat_row(seat) + Text(f"  {said}"), width, 4)

    def data(self) -> dict[str, Any]:
        """The sight as plain data, its seats as references."""
        data: dict[str, Any] = with_references(self.sight, inspect.type_info(type(self.sight)))
        return data

    # -- names --------------------------------------------------------------------------------------------------
    def field(self, field: str) -> str:
        key = f"sight-{field}"
        return self.voice.message(key) if self.voice.speech.has(key) else readable(field)

    def value(self, value: Any) -> str:
        if value is None or value is False or value in ({}, []):
            return ""
        if value is True:
            return self.voice.say("yes")
        if isinstance(value, dict):
            parts = [(key, self.value(item)) for key, item in value.items()]
            return ", ".join(f"{self.key(key)} {said}" for key, said in parts if said)
        if isinstance(value, list):
            between = self.voice.colon.replace(":", ";") if any(isinstance(item, dict) for item in value) else ", "
            return between.join(said for item in value if (said := self.value(item)))
        if isinstance(value, str) and value.startswith("seat:"):
            return self.voice.plain(str(self.voice.speech.figure(value)))
        if isinstance(value, str):
            return self.voice.plain(self.things.get(value) or readable(value))
        return str(value)

    def key(self, key: str) -> str:
        if key.startswith("seat:"):
            return self.value(key)
        return self.voice.plain(self.things[key]) if key in self.things else self.field(key)


def readable(name: str) -> str:
    """A name nobody has translated, without its signs."""
    return re.sub(r"[_-]+", " ", name)
