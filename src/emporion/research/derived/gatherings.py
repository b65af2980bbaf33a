"""Encoders of lists and dictionaries (see `encoders`): a fixed room for something of changing length."""

from __future__ import annotations

from typing import Any

from emporion.research.derived.encoders import MOST_PLACES, Encoder, Id, Naming, Number, seat_name


class Many(Encoder):
    """A list: its length, then room for as many items as were seen and a few more; what is beyond is cut off."""

    def __init__(self, item: Encoder) -> None:
        self.item = item
        self.shortest = -1
        self.longest = 0

    def watch(self, value: Any) -> None:
        n = len(value)
        self.shortest = n if self.shortest < 0 else min(n, self.shortest)
        self.longest = max(n, self.longest)
        for item in value:
            self.item.watch(item)

    def freeze(self, naming: Naming) -> None:
        self.item.freeze(naming)
        steady = self.shortest == self.longest
        self.room = self.longest if steady else self.longest + max(2, self.longest // 4)
        self.size = 1 + self.room * self.item.size

    def names(self, path: str) -> list[str]:
        return [f"{path}#length", *(name for k in range(self.room) for name in self.item.names(f"{path}[{k}]"))]

    def scales(self) -> list[float]:
        return [float(max(1, self.room)), *self.item.scales() * self.room]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        out.append(len(value))
        kept = value[: self.room]
        for item in kept:
            self.item.write(item, out, viewer)
        out.extend([0.0] * ((self.room - len(kept)) * self.item.size))


class Bag(Many):
    """A list of ids: how many of each, and their order as far as there is room for it."""

    item: Id

    def freeze(self, naming: Naming) -> None:
        super().freeze(naming)
        if self.room * self.item.size > MOST_PLACES:
            self.room = 0
        self.counts = len(self.item.ids) + 1
        self.size = 1 + self.counts + self.room * self.item.size

    def names(self, path: str) -> list[str]:
        counts = [f"{path}*{name}" for name in [*self.item.ids, "other"]]
        places = [name for k in range(self.room) for name in self.item.names(f"{path}[{k}]")]
        return [f"{path}#length", *counts, *places]

    def scales(self) -> list[float]:
        return [float(max(1, self.longest)), *[1.0] * (self.size - 1)]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        counts = [0.0] * self.counts
        for name in value:
            counts[self.item.places.get(name, self.counts - 1)] += 1.0
        out.append(len(value))
        out.extend(counts)
        if self.room:
            kept = value[: self.room]
            for name in kept:
                self.item.write(name, out, viewer)
            out.extend([0.0] * ((self.room - len(kept)) * self.item.size))


class BySeat(Encoder):
    """A list with one item for each seat, or a dictionary by seat: the viewer first."""

    def __init__(self, item: Encoder, seats: int, complete: bool) -> None:
        self.item = item
        self.seats = seats
        self.complete = complete  # whether every seat always has an item

    def watch(self, value: Any) -> None:
        for item in value if isinstance(value, list | tuple) else value.values():
            self.item.watch(item)

    def freeze(self, naming: Naming) -> None:
        self.item.freeze(naming)
        self.each = self.item.size if self.complete else 1 + self.item.size
        self.size = self.seats * self.each

    def names(self, path: str) -> list[str]:
        found: list[str] = []
        for k in range(self.seats):
            here = f"{path}[{seat_name(k)}]"
            found += self.item.names(here) if self.complete else [f"{here}#there", *self.item.names(here)]
        return found

    def scales(self) -> list[float]:
        return (self.item.scales() if self.complete else [1.0, *self.item.scales()]) * self.seats

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        for k in range(self.seats):
            seat = (viewer + k) % self.seats
            if self.complete:
                self.item.write(value[seat], out, viewer)
            elif isinstance(value, dict) and seat in value:
                out.append(1.0)
                self.item.write(value[seat], out, viewer)
            else:
                out.extend([0.0] * self.each)


class ByKey(Encoder):
    """A dictionary by component ids or numbers: room for every key there can be, then how many others there were."""

    def __init__(self, field: str, item: Encoder) -> None:
        self.field = field
        self.item = item
        self.seen: set[Any] = set()

    def watch(self, value: Any) -> None:
        for key, item in value.items():
            self.seen.add(key)
            self.item.watch(item)

    def freeze(self, naming: Naming) -> None:
        self.item.freeze(naming)
        if all(isinstance(key, str) for key in self.seen):
            self.keys: list[Any] = list(naming(self.seen, self.field))
        else:
            self.keys = sorted(self.seen, key=lambda key: (str(type(key)), key))
        self.known = frozenset(self.keys)
        # An amount that is left out when it is zero needs no flag.
        self.flagged = type(self.item) is not Number or self.item.zero_seen
        self.each = self.item.size + int(self.flagged)
        self.size = len(self.keys) * self.each + 1

    def names(self, path: str) -> list[str]:
        found: list[str] = []
        for key in self.keys:
            here = f"{path}[{key}]"
            found += [f"{here}#there", *self.item.names(here)] if self.flagged else self.item.names(here)
        return [*found, f"{path}[other]#count"]

    def scales(self) -> list[float]:
        each = [1.0, *self.item.scales()] if self.flagged else self.item.scales()
        return [*each * len(self.keys), 1.0]

    def write(self, value: Any, out: list[float], viewer: int) -> None:
        for key in self.keys:
            if key not in value:
                out.extend([0.0] * self.each)
                continue
            if self.flagged:
                out.append(1.0)
            self.item.write(value[key], out, viewer)
        out.append(sum(1 for key in value if key not in self.known))
