"""The engine: when it is compiled, and where the libraries are put."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterable
from pathlib import Path

from emporion_build import kept, quick, whole
from emporion_build.base import (
    BUILD,
    PACKAGE,
    SOURCE,
    CannotBuildError,
    Stamp,
    digest,
    fall_back,
    say,
    switched_on,
)
from emporion_build.compiling import need_compiler
from emporion_build.sources import COMPILED, SUFFIX, engine_modules, engine_sources, tools

STAMP = Stamp("engine")


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


def engine_digest() -> str:
    return digest(engine_sources(), tools("whole.py"))


def engine_is_fresh() -> bool:
    return STAMP.fresh(engine_digest())


def build_engine() -> list[Path]:
    """Compile the engine if its sources changed; the compiled files, or nothing when it stays interpreted. Who asks for
    a quick one is content with the other, too, if that is up to date."""
    modules, sources = engine_modules(), engine_digest()
    quickly = switched_on("EMPORION_QUICK") and not STAMP.fresh(sources)
    if quickly:
        sources = f"quick {sources}"
    holders = quick.holders(modules) if quickly else [whole.GROUP]  # hold the code; the others only point to them
    wanted = [module.with_suffix(SUFFIX) for module in modules]
    if modules:
        wanted += [SOURCE / f"{holder}__mypyc{SUFFIX}" for holder in holders]

    if STAMP.fresh(sources) and all(file.is_file() for file in wanted):
        remove_libraries(but=wanted)
        return [] if switched_on("EMPORION_PURE") else wanted

    # From here on every compiled file is older than its source and would silently win over it.
    STAMP.forget()
    try:
        if switched_on("EMPORION_PURE") or not modules:
            remove_libraries()
            return []
        if quickly:
            compile_quickly(modules)
        else:
            compile_or_take(modules, sources, wanted)
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
            "Everything works, but interpreted: bots and simulations are some sixty times slower.",
            why,
        )
        return []


def compile_or_take(modules: list[Path], sources: str, wanted: list[Path]) -> None:
    engine = kept.name(sources)
    if kept.take(engine, wanted):
        say("engine taken from the cache")
        return
    need_compiler()
    started = time.monotonic()
    say(f"compiling {len(modules)} engine modules (a minute or two)")
    for place, made in whole.compile_engine(modules, tools("whole.py")).items():
        kept.put(made, SOURCE / place)
    kept.keep(engine, wanted)
    say(f"engine compiled in {time.monotonic() - started:.0f} s")


def compile_quickly(modules: list[Path]) -> None:
    """Nobody else is given such an engine: it is not kept."""
    started = time.monotonic()
    compiled = quick.compile_engine(modules)
    for place, made in compiled.libraries.items():
        kept.put(made, SOURCE / place)
    say(f"{' and '.join(compiled.anew)} compiled for trying in {time.monotonic() - started:.1f} s")


def tidy_engine() -> None:
    """Remove what would only make another compilation quicker."""
    for folder in (whole.WORK, quick.WORK, BUILD / "mypy-engine"):
        shutil.rmtree(folder, ignore_errors=True)
