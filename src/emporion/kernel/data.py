"""Reading the TOML files that hold what is printed on a game's components."""

import tomllib
from pathlib import Path
from typing import Any


def read_data(module: str, name: str) -> dict[str, Any]:
    """The file `data/NAME.toml` of the title that the module file belongs to, in whichever of its rooms it lies."""
    folder = next(folder for folder in Path(module).parents if (folder / "data").is_dir())
    return tomllib.loads((folder / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def read_weights(module: str, into: object) -> None:
    """Give an object the numbers of `data/judgement.toml` by their names."""
    for name, value in read_data(module, "judgement").items():
        setattr(into, name, value)
