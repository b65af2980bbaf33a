"""The engine while developing: one library for what the titles share, one for each title, hardly optimised. After an
edit only the title's modules (and the shared ones, for their types) pass through mypyc, and only C files that changed
through the C compiler.

    python -m emporion_build.quick TITLE     makes one library; `compile_engine` calls it
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from emporion_build import kept
from emporion_build.base import BUILD, PACKAGE, ROOT, CannotBuildError, Stamp, digest, say
from emporion_build.compiling import PRELUDE, SHARED_LIBRARY, cores, keep_only, make_libraries, write_c
from emporion_build.sources import SUFFIX, engine_modules, engine_sources, title_of, tools
from emporion_build.whole import GROUP, mark_what_runs_once

CORE = "core"  # kernel, parts and bots
OPTIMISE = "1"
WORK = BUILD / "quick"


class Compiled(NamedTuple):
    anew: list[str]  # groups
    libraries: dict[Path, Path]  # by their path below src/
    refused: frozenset[str] = frozenset()  # titles


def groups(files: list[Path]) -> dict[str, list[Path]]:
    """Which files make a library: those of a title, and all others together. No title imports another."""
    found: dict[str, list[Path]] = {CORE: []}
    for file in files:
        found.setdefault(title_of(file) or CORE, []).append(file)
    return found


def holder(group: str) -> str:
    return f"{GROUP}_{group}"


def holders(modules: list[Path]) -> list[str]:
    return [holder(group) for group in groups(modules)]


def digests() -> dict[str, str]:
    """What the library of each group depends on: its own sources and those of the core."""
    by_group = groups(engine_sources())
    core = digest(by_group[CORE], tools("quick.py", "whole.py"))
    return {group: core if group == CORE else digest(sources, core) for group, sources in by_group.items()}


def stamp(group: str) -> Stamp:
    return Stamp(f"{WORK.name}/{group}")


def compile_engine(modules: list[Path]) -> Compiled:
    """Compile what changed into build/quick. A title that cannot be compiled is left out."""
    keep_only(WORK, tools("quick.py", "whole.py"))
    known, by_group = digests(), groups(modules)
    anew = [group for group in by_group if not stamp(group).fresh(known[group])]
    if CORE in anew:
        say(f"compiling {len(anew)} libraries for trying (some minutes; after an edit only what changed, in seconds)")
    started = time.monotonic()
    with ThreadPoolExecutor(cores()) as pool:
        done: dict[str, bool] = {}
        working = {pool.submit(compile_beside, group): group for group in anew}
        for one in as_completed(working):
            done[working[one]] = one.result()
            if CORE in anew and len(done) < len(anew):
                say(f"{len(done)} of {len(anew)} libraries compiled ({time.monotonic() - started:.0f} s)")
    refused = frozenset(group for group in anew if not done[group])
    if CORE in refused:
        raise CannotBuildError("What all titles share cannot be compiled; the messages are above.")
    trees = [WORK / group / "tree" for group in by_group if group not in refused]
    found = {file.relative_to(tree): file for tree in trees for file in tree.rglob(f"*{SUFFIX}")}
    return Compiled([group for group in anew if done[group]], found, refused)


def compile_beside(group: str) -> bool:
    """In a process of its own: mypyc does one thing at a time."""
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    return subprocess.run([sys.executable, "-m", "emporion_build.quick", group], cwd=ROOT, env=paths).returncode == 0


def compile_group(group: str) -> None:
    """Make the library of one group and its doors, as they are to lie below src/, in build/quick/GROUP/tree."""
    sources, work = digests()[group], WORK / group
    library, doors = write_group(group)
    header = work / "c" / "all.h"
    included = [PRELUDE.as_posix(), *(f"__native_{kind}{holder(group)}.h" for kind in ("", "internal_"))]
    header.write_text("".join(f'#include "{file}"\n' for file in included), encoding="utf-8")
    if sys.platform != "win32":
        # -fcommon: a header of mypyc defines what it should only declare when there are several libraries.
        library.extra_compile_args += ["-fcommon", "-include", str(header)]
        mark_what_runs_once(library.sources)
    literals = work / "c" / "literals.c"
    of_modules = [source for source in library.sources if "___" in Path(source).name]  # a dot in a module's name
    number_literals_apart(of_modules, literals)
    library.sources.append(str(literals.relative_to(ROOT)))
    libraries = make_libraries(library, doors, work, header)

    tree = work / "tree"
    wanted = {tree / place: file for place, file in libraries.items()}
    for place, file in wanted.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        kept.put(file, place)
    for file in set(tree.rglob(f"*{SUFFIX}")) - set(wanted):  # its source is gone
        file.unlink()
    stamp(group).write(sources, wanted)


def write_group(group: str) -> tuple[Any, list[Any]]:
    """mypyc's part of it, which is where a title's types are refused: C files in build/quick/GROUP/c. The library and
    its doors, still to be made."""
    by_group = {name: files for name, files in groups(engine_modules()).items() if name in (CORE, group)}
    made = write_c(
        [file for files in by_group.values() for file in files],
        WORK / group / "c",
        cache=os.devnull,  # mypyc 2.4 cannot read back all it would keep there
        opt_level=OPTIMISE,
        separate=[([str(file.relative_to(ROOT)) for file in files], holder(name)) for name, files in by_group.items()],
    )
    own = {file.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".") for file in by_group[group]}
    library = next(extension for extension in made if extension.name == holder(group) + SHARED_LIBRARY)
    return library, [extension for extension in made if extension.name in own]


LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")


def number_literals_apart(sources: list[str], into: Path) -> None:
    """mypyc numbers the literals of a library: one more, and half of all its files speak of other numbers. Here each
    file has its own numbers, and another file says what they stand for."""
    tables = []
    for source in map(Path, sources):
        table = f"literals_of_{source.stem}"
        own: dict[str, int] = {}

        def apart(found: re.Match[str], own: dict[str, int] = own, table: str = table) -> str:
            return f"CPyStatics[{table}[{own.setdefault(found[1], len(own))}]]"

        text = LITERAL.sub(apart, source.read_text(encoding="utf-8"))
        if own:
            source.write_text(f"extern const int {table}[];\n{text}", encoding="utf-8")
            tables.append(f"const int {table}[] = {{{', '.join(own)}}};\n")
    into.write_text("".join(tables), encoding="utf-8")


if __name__ == "__main__":
    try:
        compile_group(sys.argv[1])
    except CannotBuildError as why:
        sys.exit(f"emporion: {sys.argv[1]}: {why}")
