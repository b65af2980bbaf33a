"""Rows: what is written from the table is told by the sight, all of it but what a title names, and nothing else."""

import importlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.game import Game
from emporion.kernel.playout import play_for, play_out
from emporion.kernel.rows.twin import Twin, tell, twin_of
from emporion.kernel.rows.writing import Rows
from emporion.kernel.table import Table
from emporion.kernel.words import Words

WITH_ROWS = [title for title in titles() if load(title).tell_row is not None]
LONGEST = 2000
LOOKS = 10  # tables of a match
EACH = 2  # other values a leaf is given
OFTEN = 30  # leaves of a field that are changed, spread over all sights
SETTINGS = 10  # of options and seats whose sights are changed, spread over all there are

Leaf = tuple[tuple[str | int, ...], str]
"""Where in a sight something stands, and the name of its field; places of lists and keys of things are `[]` in it."""


def moments(game: Game, seats: int, options: dict[str, Any], seed: str) -> list[Table]:
    """Tables from all over a match of random play."""
    words = Words(len(game.vocabulary))
    t = game.table(seats, seed, options)
    every = max(1, play_out(game, t.clone(), Dice(seed), words) // LOOKS)
    dice, found = Dice(seed), []
    while not t.over():
        found.append(t.clone())
        play_for(game, t, dice, words, every)
    return [*found, t]


def tables(game: Game, most: int = 10**9) -> Iterator[Table]:
    """Tables of all settings, or of some spread over them."""
    every = configurations(game)
    stride = -(-len(every) // most)
    for number, (seats, options) in enumerate(every):
        if number % stride == 0:
            yield from moments(game, seats, options, f"rows:{number}")


@pytest.mark.parametrize("title", WITH_ROWS)
def test_a_row_has_one_length_and_a_name_for_each_number(title: str) -> None:
    game = load(title)
    rows = Rows(game)
    names: set[tuple[str, ...]] = set()
    for t in tables(game):
        for seat in range(int(t.seats())):
            twin = twin_of(game, t, seat)
            assert rows.numbers(t, seat) == twin.values
            assert all(-32768 <= value < 32768 for value in twin.values)
            names.add(tuple(twin.names))
    assert len(names) == 1
    (row,) = names
    assert len(row) == len(set(row)) == rows.size <= LONGEST


def leaves(value: Any, path: tuple[str | int, ...] = (), name: str = "") -> Iterator[tuple[Leaf, Any]]:
    """Everything in a sight that can be otherwise, dictionaries and lists as such included."""
    if isinstance(value, dict):
        yield (path, name), value
        for key, inner in value.items():
            field = f"{name}.{key}".lstrip(".") if isinstance(key, str) and isinstance(value, Fields) else f"{name}[]"
            yield from leaves(inner, (*path, key), field)
    elif isinstance(value, list):
        yield (path, name), value
        for key, inner in enumerate(value):
            yield from leaves(inner, (*path, key), f"{name}[]")
    else:
        yield (path, name), value


class Fields(dict[str, Any]):
    """A Struct as a dictionary: its keys are names of fields, not of things."""


def plain(value: Any) -> Any:
    """A sight as plain data."""
    if isinstance(value, msgspec.Struct):
        return Fields({name: plain(getattr(value, name)) for name in value.__struct_fields__})
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def changed(whole: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """A copy in which something else stands there."""
    if not path:
        return value
    copy = type(whole)(whole)
    copy[path[0]] = changed(whole[path[0]], path[1:], value)
    return copy


def others(name: str, value: Any, seen: dict[str, list[Any]]) -> Iterator[Any]:
    """What could stand there instead."""
    if isinstance(value, bool):
        yield not value
    elif not isinstance(value, dict | list) or not value:
        different = [other for other in seen[name] if other != value]
        yield from different[:EACH]
        if not different and isinstance(value, int):
            yield value + 1


def told(game: Game, sight: Any, kind: type, seats: int, viewer: int) -> list[int]:
    twin = Twin(seats, game.most_seats, viewer)
    tell(game, msgspec.convert(sight, kind), twin)
    return twin.values


@pytest.mark.parametrize("title", WITH_ROWS)
def test_what_changes_in_a_sight_changes_the_row(title: str) -> None:
    game = load(title)
    left_out: dict[str, str] = importlib.import_module(f"emporion.games.{title}.sight.twin").LEFT_OUT
    sights = [(game.sight(t, viewer), int(t.seats()), viewer) for t in tables(game, SETTINGS) for viewer in (0, 1)]
    seen: dict[str, list[Any]] = {}
    there: Counter[str] = Counter()
    for sight, _, _ in sights:
        for (_, name), value in leaves(plain(sight)):
            there[name] += 1
            if len(seen.setdefault(name, [])) < 40 and value not in seen[name]:
                seen[name].append(value)
    silent: dict[str, tuple[Any, Any]] = {}
    passed: Counter[str] = Counter()
    for sight, seats, viewer in sights:
        whole, kind = plain(sight), type(sight)
        row = told(game, whole, kind, seats, viewer)
        for (path, name), value in leaves(whole):
            passed[name] += 1
            if passed[name] % max(1, there[name] // OFTEN):
                continue
            for other in others(name, value, seen):
                try:
                    otherwise = told(game, changed(whole, path, other), kind, seats, viewer)
                except msgspec.ValidationError:
                    continue
                if otherwise == row:
                    silent.setdefault(name, (value, other))
    unexplained = {name: pair for name, pair in silent.items() if not any(named(name, out) for out in left_out)}
    assert unexplained == {}
    assert [out for out in left_out if not any(named(name, out) for name in silent)] == []


def named(name: str, out: str) -> bool:
    """Whether what is left out is this field, or one it lies in."""
    return name == out or name.startswith((f"{out}.", f"{out}["))
