"""Reading the TOML files that hold what is printed on a game's components."""

import tomllib
from pathlib import Path
from typing import Any


def read_data(beside: str, name: str) -> dict[str, Any]:
    """The file `data/NAME.toml` beside the given module file."""
    return tomllib.loads((Path(beside).parent / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def read_weights(beside: str, into: object) -> None:
    """Give an object the numbers of `data/judgement.toml` by their names."""
    for name, value in read_data(beside, "judgement").items():
        setattr(into, name, value)
