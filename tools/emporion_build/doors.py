"""Doors: Python looks for each module in a file of its own, and that file only opens the library that holds the code.

mypyc writes a door for each module. To compile and link some two hundred of them costs more than a third of the rest,
and they are all alike: so several are put into one library, of which each module's file is a copy."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any


def in_sets(doors: list[Any], folder: Path, name: str) -> list[tuple[Any, list[str]]]:
    """A few extensions that stand for many doors, each with the modules it opens. Python asks a file only for the last
    part of a module's name: two doors of one set differ in it."""
    from setuptools import Extension

    sets: list[dict[str, Any]] = []
    for door in doors:
        last = door.name.rpartition(".")[2]
        free = next((known for known in sets if last not in known), None)
        if free is None:
            sets.append(free := {})
        free[last] = door
    made = []
    for number, known in enumerate(sets):
        file = folder / f"doors_of_{name}_{number}.c"
        sources = [door.sources[0] for door in known.values()]
        text = "".join(
            opening(last, os.path.relpath(source, folder)) for last, source in zip(known, sources, strict=True)
        )
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
        flags = [*next(iter(known.values())).extra_compile_args, "-O0"]  # there is nothing to optimise
        extension = Extension(file.stem, sources=[str(file)], depends=sources, extra_compile_args=flags)
        made.append((extension, [door.name for door in known.values()]))
    return made


def opening(last: str, source: str) -> str:
    """A door's C, less its second name, which is the same in all of them."""
    renamed = f"#undef PyInit___init__\n#define PyInit___init__ PyInit___init___of_{last}\n"
    return f'{renamed}#include "{Path(source).as_posix()}"\n'
