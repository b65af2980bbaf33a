"""Which encoder a type of a sight gets."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from emporion.parts.seats import EACH_SEAT, SEAT, meaning
from emporion.research.derived.encoders import Encoder, Fixed, Id, Maybe, Number, OneOf, Record, SeatNumber
from emporion.research.derived.gatherings import Bag, ByKey, BySeat, Many


class NoEncoding(TypeError):
    """A type that cannot be turned into numbers."""


def encoder_of(kind: type[msgspec.Struct], seats: int) -> Encoder:
    """The encoder of a sight's type."""
    return Types(seats).encoder(inspect.type_info(kind), "")


class Types:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.inside: list[type] = []

    def encoder(self, kind: inspect.Type, field: str) -> Encoder:
        match kind:
            case inspect.Metadata(type=inner):
                return self.meant(inner, field, meaning(kind))
            case inspect.BoolType() | inspect.FloatType() | inspect.IntType():
                return Number()
            case inspect.StrType():
                return Id(field)
            case inspect.LiteralType(values=values):
                return Id(field, [str(value) for value in values])
            case inspect.StructType(cls=cls, fields=fields):
                return self.record(cls, fields)
            case inspect.UnionType():
                return self.union(kind, field)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                each = self.encoder(item, field)
                return Bag(each) if isinstance(each, Id) else Many(each)
            case inspect.TupleType(item_types=items):
                return Fixed([self.encoder(item, field) for item in items])
            case inspect.DictType(key_type=key, value_type=value):
                entry = self.encoder(value, "")
                return BySeat(entry, self.seats, complete=False) if meaning(key) == SEAT else ByKey(field, entry)
            case _:
                raise NoEncoding(f"{field}: no encoding for {kind}")

    def meant(self, kind: inspect.Type, field: str, meaning: str) -> Encoder:
        """A type of which more is said: the number of a seat, or one item for each."""
        if meaning == SEAT:
            return SeatNumber(self.seats)
        if meaning == EACH_SEAT and isinstance(kind, inspect.ListType):
            return BySeat(self.encoder(kind.item_type, field), self.seats, complete=True)
        return self.encoder(kind, field)

    def record(self, cls: type, fields: tuple[inspect.Field, ...]) -> Encoder:
        if cls in self.inside:
            raise NoEncoding(f"{cls.__name__} contains itself")
        self.inside.append(cls)
        made = Record({field.name: self.encoder(field.type, field.name) for field in fields})
        self.inside.pop()
        return made

    def union(self, kind: inspect.UnionType, field: str) -> Encoder:
        types = [inner for inner in kind.types if not isinstance(inner, inspect.NoneType)]
        made: Encoder
        if len(types) == 1:
            made = self.encoder(types[0], field)
        else:
            made = OneOf({python_type(inner): self.encoder(inner, field) for inner in types})
        return Maybe(made) if len(types) < len(kind.types) else made


def python_type(kind: inspect.Type) -> type[Any]:
    match kind:
        case inspect.Metadata(type=inner):
            return python_type(inner)
        case inspect.StructType(cls=cls):
            return cls
        case inspect.IntType():
            return int
        case inspect.StrType():
            return str
        case inspect.BoolType():
            return bool
        case inspect.ListType():
            return list
        case inspect.DictType():
            return dict
        case _:
            raise NoEncoding(f"no encoding for {kind} in a union")
