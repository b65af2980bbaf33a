# interpreted
"""Seats in the types of a sight: who reads sights by their types (observations, drawings) tells seats from amounts."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import inspect

from emporion.kernel.journal import seat_ref

Item = TypeVar("Item")

SEAT = "seat"
EACH_SEAT = "each seat"

Seat = Annotated[int, msgspec.Meta(title=SEAT)]
"""The number of a seat. As the key of a dictionary: one entry for each seat that has any."""
EachSeat = Annotated[list[Item], msgspec.Meta(title=EACH_SEAT)]
"""A list with one item for each seat, in the order of the seats."""


def meaning(kind: inspect.Type) -> str:
    """SEAT, EACH_SEAT, or nothing."""
    return str((kind.extra_json_schema or {}).get("title", "")) if isinstance(kind, inspect.Metadata) else ""


def with_references(value: Any, kind: inspect.Type) -> Any:
    """A part of a sight as plain data, in which seats are references such as `seat:2`."""
    match kind:
        case inspect.Metadata(type=inner):
            return seat_ref(value) if meaning(kind) == SEAT and value >= 0 else with_references(value, inner)
        case inspect.StructType(fields=fields):
            return {field.name: with_references(getattr(value, field.name), field.type) for field in fields}
        case inspect.UnionType(types=types) if value is not None:
            inside = [inner for inner in types if not isinstance(inner, inspect.NoneType)]
            return with_references(value, inside[0]) if len(inside) == 1 else msgspec.to_builtins(value)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [with_references(each, item) for each in value]
        case inspect.DictType(key_type=key, value_type=inner):
            return {with_references(name, key): with_references(each, inner) for name, each in value.items()}
        case _:
            return msgspec.to_builtins(value)
