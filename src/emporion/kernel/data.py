# interpreted
"""Reading the TOML files that hold what is printed on a game's components. What they lack is said by file and key."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


class DataError(ValueError):
    """A data file that is missing or wrong: the text names it, and what is wrong there."""


class Data(dict[str, Any]):
    """A table of a data file. A key that is not there is an error that names the file, the table and the key."""

    def __init__(self, content: dict[str, Any], place: str) -> None:
        super().__init__((key, _placed(value, f"{place}: {key}")) for key, value in content.items())
        self.place = place

    def __missing__(self, key: str) -> Any:
        raise DataError(f"{self.place} has no {key}")


def _placed(value: Any, place: str) -> Any:
    """A value with its tables; those of a list are known by their id, or else counted."""
    if isinstance(value, dict):
        return Data(value, place)
    if isinstance(value, list):
        named = [item.get("id", number) if isinstance(item, dict) else number for number, item in enumerate(value, 1)]
        return [_placed(item, f"{place} {name}") for name, item in zip(named, value, strict=True)]
    return value


def stands_at(table: dict[str, Any]) -> str:
    """Where a table stands, for who says that something is wrong there."""
    return table.place if isinstance(table, Data) else "the data"


def read_data(module: str, name: str) -> Data:
    """The file `data/NAME.toml` of the title that the module file belongs to, in whichever of its rooms it lies."""
    folder = next((folder for folder in Path(module).parents if (folder / "data").is_dir()), Path(module).parent)
    file = f"data/{name}.toml"
    try:
        return Data(tomllib.loads((folder / file).read_text(encoding="utf-8")), file)
    except FileNotFoundError:
        raise DataError(f"{file} is missing") from None
    except ValueError as wrong:  # not TOML, or not a text
        raise DataError(f"{file}: {wrong}") from None


def read_weights(module: str, into: object) -> None:
    """Give an object the numbers of `data/judgement.toml` by their names: one for each field that its class declares
    and that it does not have yet, and no other."""
    found = read_data(module, "judgement")
    declared = fields(type(into))
    unknown = [name for name in found if name not in declared]
    if unknown:
        raise DataError(f"{found.place} has {unknown[0]}, which is no field of {type(into).__name__}")
    for name, value in found.items():
        setattr(into, name, value)
    for name in declared:
        if not hasattr(into, name):
            raise DataError(f"{found.place} has no {name}, a field of {type(into).__name__}")


def fields(declaring: type) -> tuple[str, ...]:
    """The fields a class declares; a compiled class keeps their names elsewhere."""
    compiled: tuple[str, ...] | None = getattr(declaring, "__mypyc_attrs__", None)
    return compiled or tuple(declaring.__annotations__)
