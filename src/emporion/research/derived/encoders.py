"""From typed values to rows of numbers: one encoder for each type a sight is made of.

An encoder is built from a type, watches examples (`watch`), and is then frozen: from there on its size and its
feature names are fixed. What examples teach is only which component ids and how long lists are to be expected.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

MOST_HOT = 48  # ids that get a feature each; larger sets are written as one index
MOST_PLACES = 384  # features a list of ids may spend on telling its order

Naming = Callable[[set[str], str], list[str]]
"""All ids that can stand where these were seen, given the field's name."""


class Encoder:
    size = 0

    def watch(self, value: Any) -> None:
        """Learn from an example."""

    def freeze(self, naming: Naming) -> None:
        """Fix the size."""

    def names(self, path: str) -> list[str]:
        raise NotImplementedError

    def scales(self) -> list[float]:
        """By how much each feature may be divided to lie about between -1 and 1."""
        return [1.0] * self.size

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        """Append exactly `size` numbers; seats are counted from the viewer."""
        raise NotImplementedError


class Number(Encoder):
    size = 1

    def __init__(self) -> None:
        self.top = 1.0
        self.zero_seen = False

    def watch(self, value: Any) -> None:
        self.top = max(self.top, abs(float(value)))
        self.zero_seen = self.zero_seen or value == 0

    def names(self, path: str) -> list[str]:
        return [path]

    def scales(self) -> list[float]:
        return [self.top]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        out.append(value)


class SeatNumber(Encoder):
    """The number of a seat: one feature for each, the viewer first; nothing for -1."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def names(self, path: str) -> list[str]:
        return [f"{path}={seat_name(k)}" for k in range(self.size)]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        row = [0.0] * self.size
        if 0 <= value < self.size:
            row[(value - viewer) % self.size] = 1.0
        out.extend(row)


class Id(Encoder):
    """The id of a component: one feature for each, or one index if there are very many; the last is `other`."""

    def __init__(self, field: str, fixed: Sequence[str] = ()) -> None:
        self.field = field
        self.fixed = list(fixed)
        self.seen: set[str] = set()
        self.ids: list[str] = []
        self.places: dict[str, int] = {}

    def watch(self, value: Any) -> None:
        self.seen.add(value)

    def freeze(self, naming: Naming) -> None:
        self.ids = self.fixed or naming(self.seen, self.field)
        self.places = {name: place for place, name in enumerate(self.ids)}
        self.hot = len(self.ids) <= MOST_HOT
        self.size = len(self.ids) + 1 if self.hot else 1

    def names(self, path: str) -> list[str]:
        return [f"{path}={name}" for name in [*self.ids, "other"]] if self.hot else [f"{path}#index"]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        place = self.places.get(value, len(self.ids))
        if not self.hot:
            out.append((place + 1) / (len(self.ids) + 1))
            return
        row = [0.0] * self.size
        row[place] = 1.0
        out.extend(row)


class Maybe(Encoder):
    """Something or nothing: a flag, then the thing."""

    def __init__(self, thing: Encoder) -> None:
        self.thing = thing

    def watch(self, value: Any) -> None:
        if value is not None:
            self.thing.watch(value)

    def freeze(self, naming: Naming) -> None:
        self.thing.freeze(naming)
        self.size = 1 + self.thing.size
        self.nothing = [0.0] * self.size

    def names(self, path: str) -> list[str]:
        return [f"{path}?", *self.thing.names(path)]

    def scales(self) -> list[float]:
        return [1.0, *self.thing.scales()]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        if value is None:
            out.extend(self.nothing)
        else:
            out.append(1.0)
            self.thing.write(value, out, viewer)


class Record(Encoder):
    """A Struct: its fields one after the other."""

    def __init__(self, fields: dict[str, Encoder]) -> None:
        self.fields = fields

    def watch(self, value: Any) -> None:
        for name, encoder in self.fields.items():
            encoder.watch(getattr(value, name))

    def freeze(self, naming: Naming) -> None:
        for encoder in self.fields.values():
            encoder.freeze(naming)
        self.size = sum(encoder.size for encoder in self.fields.values())

    def names(self, path: str) -> list[str]:
        dot = f"{path}." if path else ""
        return [found for name, encoder in self.fields.items() for found in encoder.names(f"{dot}{name}")]

    def scales(self) -> list[float]:
        return [scale for encoder in self.fields.values() for scale in encoder.scales()]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        for name, encoder in self.fields.items():
            encoder.write(getattr(value, name), out, viewer)


class OneOf(Encoder):
    """One of several types: a flag and a place for each."""

    def __init__(self, choices: dict[type, Encoder]) -> None:
        self.choices = choices

    def watch(self, value: Any) -> None:
        self.choices[type(value)].watch(value)

    def freeze(self, naming: Naming) -> None:
        for encoder in self.choices.values():
            encoder.freeze(naming)
        self.size = sum(1 + encoder.size for encoder in self.choices.values())

    def names(self, path: str) -> list[str]:
        found: list[str] = []
        for kind, encoder in self.choices.items():
            found += [f"{path}:{kind.__name__}?", *encoder.names(f"{path}:{kind.__name__}")]
        return found

    def scales(self) -> list[float]:
        return [scale for encoder in self.choices.values() for scale in [1.0, *encoder.scales()]]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        for kind, encoder in self.choices.items():
            if type(value) is kind:
                out.append(1.0)
                encoder.write(value, out, viewer)
            else:
                out.extend([0.0] * (1 + encoder.size))


class Fixed(Encoder):
    """A tuple: each place has its own type."""

    def __init__(self, places: list[Encoder]) -> None:
        self.places = places

    def watch(self, value: Any) -> None:
        for encoder, item in zip(self.places, value, strict=True):
            encoder.watch(item)

    def freeze(self, naming: Naming) -> None:
        for encoder in self.places:
            encoder.freeze(naming)
        self.size = sum(encoder.size for encoder in self.places)

    def names(self, path: str) -> list[str]:
        return [name for k, encoder in enumerate(self.places) for name in encoder.names(f"{path}[{k}]")]

    def scales(self) -> list[float]:
        return [scale for encoder in self.places for scale in encoder.scales()]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        for encoder, item in zip(self.places, value, strict=True):
            encoder.write(item, out, viewer)


def seat_name(k: int) -> str:
    """The seat that many places after the viewer."""
    return "me" if k == 0 else f"next{k}"
