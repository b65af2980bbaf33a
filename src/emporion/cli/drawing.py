"""A sight in the terminal: any title's, from the names of its fields (the Fluent messages `sight-FIELD`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table

from emporion.cli.shared import out
from emporion.cli.texts import TEXTS

if TYPE_CHECKING:
    from emporion.kernel.text import Speech


SEAT_FIELDS = frozenset({"first_player", "seat", "seller", "buyer", "owner", "holder", "active_player"})
"""The names a sight's fields have when they hold the number of a seat."""


def draw_sight(speech: Speech, sight: Any) -> None:
    """Plain fields line by line, what is before the seats as a table, nested things indented."""
    data = msgspec.to_builtins(sight, str_keys=True)
    names = Names(speech)
    out.rule(f"[dim]{TEXTS[speech.language]['table']}[/dim]", style="dim")
    for field, value in data.items():
        if field == "seats":
            out.print(seats_table(speech, names, value))
        elif value not in (None, {}, []):
            out.print(f"[bold]{names.field(field)}[/bold]: {names.named(field, value)}")


def seats_table(speech: Speech, names: Names, seats: list[dict[str, Any]]) -> Table:
    """One column for each seat, one line for each thing that is there."""
    table = Table(TEXTS[speech.language]["player"], *(speech.seat(seat) for seat in range(len(seats))), box=None)
    for field in seats[0]:
        values = [names.value(seat[field]) for seat in seats]
        if any(values):
            table.add_row(f"[dim]{names.field(field)}[/dim]", *values)
    return table


class Names:
    """Fields and components by their names in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.things = speech.things()

    def field(self, field: str) -> str:
        key = f"sight-{field}"
        return self.speech.message(key) if self.speech.has(key) else field.replace("_", " ")

    def named(self, field: str, value: Any) -> str:
        """A field's value; some fields hold the number of a seat."""
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.speech.seat(value)
        return self.value(value)

    def value(self, value: Any) -> str:
        if value is None or value is False or value in ({}, []):
            return ""
        if value is True:
            return "✓"
        if isinstance(value, dict):
            return ", ".join(
                f"{self.key(key)} {self.named(key, item) or '-'}"
                for key, item in value.items()
                if item not in (None, {}, [])
            )
        if isinstance(value, list):
            return ", ".join(self.value(item) for item in value)
        return self.things.get(value, value) if isinstance(value, str) else str(value)

    def key(self, key: str) -> str:
        if key.isdigit():
            return self.speech.seat(int(key))
        return self.things.get(key) or self.field(key)
