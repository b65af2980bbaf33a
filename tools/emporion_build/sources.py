"""What the engine is made of: which modules are compiled, and what the result depends on."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

from emporion_build.base import HERE, PACKAGE, digest, required

COMPILED = ("kernel", "parts", "games", "bots")
NEVER_COMPILED = ("__init__.py", "shapes.py")  # msgspec Structs cannot be defined in compiled modules
INTERPRETED = "# interpreted"  # a file with this line among its first five stays interpreted
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def engine_sources() -> list[Path]:
    return [file for part in COMPILED for file in sorted((PACKAGE / part).rglob("*.py"))]


def engine_modules() -> list[Path]:
    return [file for file in engine_sources() if not stays_interpreted(file)]


def title_of(file: Path) -> str:
    """The title a file of the package belongs to; none for what all titles share."""
    part, *inside = file.relative_to(PACKAGE).parts
    return inside[0] if part == "games" and len(inside) > 1 else ""


def stays_interpreted(file: Path) -> bool:
    if file.name in NEVER_COMPILED:
        return True
    with file.open(encoding="utf-8") as lines:
        return any(line.rstrip() == INTERPRETED for _, line in zip(range(5), lines, strict=False))


def tools(*files: str) -> str:
    """What libraries depend on beside their sources: these files of ours among others."""
    ours = ["compiling.py", "doors.py", "objects.py", *files]
    return digest([*HERE.glob("*.h"), *(HERE / file for file in ours)], sys.version, SUFFIX, *required("compile"))
