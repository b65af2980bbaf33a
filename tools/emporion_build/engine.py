"""The engine: which modules are compiled, when, and where the libraries are put."""

from __future__ import annotations

import shutil
import sys
import sysconfig
import time
from collections.abc import Iterable
from pathlib import Path

from emporion_build import kept
from emporion_build.base import (
    BUILD,
    HERE,
    PACKAGE,
    SOURCE,
    CannotBuildError,
    Stamp,
    digest,
    fall_back,
    required,
    say,
    switched_on,
)
from emporion_build.compiling import GROUP, WORK, compile_engine

COMPILED = ("kernel", "parts", "games", "bots")
NEVER_COMPILED = ("__init__.py", "shapes.py")  # msgspec Structs cannot be defined in compiled modules
INTERPRETED = "# interpreted"  # a file with this line among its first five stays interpreted
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
STAMP = Stamp("engine")


def engine_sources() -> list[Path]:
    return [file for part in COMPILED for file in sorted((PACKAGE / part).rglob("*.py"))]


def engine_modules() -> list[Path]:
    return [file for file in engine_sources() if not stays_interpreted(file)]


def stays_interpreted(file: Path) -> bool:
    if file.name in NEVER_COMPILED:
        return True
    with file.open(encoding="utf-8") as lines:
        return any(line.rstrip() == INTERPRETED for _, line in zip(range(5), lines, strict=False))


def engine_libraries() -> set[Path]:
    """All compiled files that lie in the source tree now, wanted or not."""
    found = {file for part in COMPILED for file in (PACKAGE / part).rglob("*")} | set(SOURCE.glob("*__mypyc.*"))
    return {file for file in found if file.suffix in (".so", ".pyd")}


def remove_libraries(but: Iterable[Path] = ()) -> None:
    """Remove compiled files: those that are out of date, or whose source is gone."""
    unwanted = engine_libraries() - set(but)
    for file in unwanted:
        file.unlink()
    if unwanted:
        say(f"removed {len(unwanted)} outdated compiled files")


def tools() -> str:
    """What the libraries depend on beside their sources."""
    return digest([*HERE.glob("*.h"), HERE / "compiling.py"], sys.version, SUFFIX, *required("compile"))


def engine_digest() -> str:
    return digest(engine_sources(), tools())


def engine_is_fresh() -> bool:
    return STAMP.fresh(engine_digest())


def build_engine() -> list[Path]:
    """Compile the engine if its sources changed; the compiled files, or nothing when it stays interpreted."""
    modules, sources = engine_modules(), engine_digest()
    wanted = [module.with_suffix(SUFFIX) for module in modules]
    if modules:
        wanted.append(SOURCE / f"{GROUP}__mypyc{SUFFIX}")  # holds the code; the others only point to it

    if STAMP.fresh(sources) and all(file.is_file() for file in wanted):
        remove_libraries(but=wanted)
        return [] if switched_on("EMPORION_PURE") else wanted

    # From here on every compiled file is older than its source and would silently win over it.
    STAMP.forget()
    try:
        if switched_on("EMPORION_PURE") or not modules:
            remove_libraries()
            return []
        engine = kept.name(sources)
        if kept.take(engine, wanted):
            say("engine taken from the cache")
        else:
            started = time.monotonic()
            say(f"compiling {len(modules)} engine modules (a minute or two)")
            for place, made in compile_engine(modules, tools()).items():
                kept.put(made, SOURCE / place)
            kept.keep(engine, wanted)
            say(f"engine compiled in {time.monotonic() - started:.0f} s")
        remove_libraries(but=wanted)
        STAMP.write(sources, wanted)
        return wanted
    except KeyboardInterrupt:
        remove_libraries()
        raise
    except CannotBuildError as why:
        remove_libraries()
        fall_back(
            "THE ENGINE IS NOT COMPILED.",
            "Everything works, but interpreted: bots and simulations are some fifty times slower.",
            why,
        )
        return []


def tidy_engine() -> None:
    """Remove what would only make another compilation quicker."""
    for folder in (WORK, BUILD / "mypy-engine"):
        shutil.rmtree(folder, ignore_errors=True)
