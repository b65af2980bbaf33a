"""The engine that is shipped: the whole program in one library, so that calls from a game into the kernel vanish."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from emporion_build import guided
from emporion_build.base import BUILD
from emporion_build.compiling import PRELUDE, c_compiler, keep_only, make_libraries, need_compiler, write_c

GROUP = "emporion"
OPTIMISE = "3"
UNIT = 1_300_000  # bytes of C that are compiled in one go
WORK = BUILD / "engine"


def compile_engine(modules: list[Path], tools: str, guide: bool = False) -> dict[str, Path]:
    """Compile with mypyc into build/engine, guided by a profile if asked to; the libraries made, by their path below
    src/."""
    need_compiler()
    whole = whole_program_flags()
    keep_only(WORK, hashlib.sha256(repr((tools, whole)).encode()).hexdigest())
    library, *doors = write_c(
        modules, WORK / "c", cache=str(BUILD / "mypy-engine"), opt_level=OPTIMISE, group_name=GROUP
    )
    library.extra_compile_args += [*whole, "-include", str(PRELUDE)]
    library.extra_link_args += [*whole, f"-O{OPTIMISE}"]
    mark_what_runs_once(library.sources)
    library.sources = in_units(library.sources)
    if guide:
        return guided.make(library, WORK, lambda: make_libraries(library, doors, WORK))
    return make_libraries(library, doors, WORK)


def whole_program_flags() -> list[str]:
    """Let the compiler look across files: calls from a game into the kernel vanish. Only where it knows how to."""
    flags = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
    if sys.platform == "win32":
        return []
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("int one(void) { return 1; }\n")
        shared = ["-Werror", "-fPIC", "-shared", "-o", str(trial.with_suffix(".so")), str(trial)]
        works = subprocess.run([*c_compiler(), *flags, *shared], capture_output=True, check=False).returncode == 0
    return flags if works else []


TOP_LEVEL = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE)


def mark_what_runs_once(sources: list[str]) -> None:
    """What a module does when it is imported is two fifths of the code and runs once: not worth optimising."""
    for source in map(Path, sources):
        text = source.read_text(encoding="utf-8")
        marked = TOP_LEVEL.sub(r"EMPORION_RUNS_ONCE \1", text)
        if marked != text:
            source.write_text(marked, encoding="utf-8")


def in_units(sources: list[str]) -> list[str]:
    """Fewer, larger C files that include those of the modules: all of these include the same enormous header."""
    modules = [source for source in sources if Path(source).name.startswith("__native_")]
    if len(modules) < 2:
        return sources
    units: list[list[str]] = []
    room = 0
    for module in sorted(modules):
        size = Path(module).stat().st_size
        if size > room:
            units.append([])
            room = UNIT
        units[-1].append(module)
        room -= size
    files = []
    for number, unit in enumerate(units):
        file = Path(unit[0]).with_name(f"unit_{number:02}.c")
        file.write_text("".join(f'#include "{Path(module).name}"\n' for module in unit), encoding="utf-8")
        files.append(str(file))
    return [*files, *(source for source in sources if source not in modules)]
