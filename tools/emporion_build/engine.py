"""The engine: when it is compiled, and where the libraries are put."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterable
from pathlib import Path

from emporion_build import guided, kept, loading, progress, quick, whole
from emporion_build.base import (
    BUILD,
    PACKAGE,
    SOURCE,
    CannotBuildError,
    RefusedError,
    Stamp,
    digest,
    fall_back,
    leave_out,
    say,
    switched_on,
)
from emporion_build.compiling import LIBRARIES, need_compiler
from emporion_build.sources import COMPILED, SUFFIX, engine_modules, engine_sources, title_of, tools

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


def engine_digest(without: Iterable[str] = (), guide: bool = False) -> str:
    """What the engine is made of, guided by a profile or not; without some titles."""
    ours = tools("whole.py", *guided.TOOLS) if guide else tools("whole.py")
    return digest([file for file in engine_sources() if title_of(file) not in without], ours)


def engine_is_fresh() -> bool:
    return any(STAMP.fresh(engine_digest(guide=guide)) for guide in (False, True))


def libraries_of(modules: list[Path], quickly: bool) -> list[Path]:
    """Where the libraries of these modules lie: a door for each, and those that hold the code."""
    if not modules:
        return []
    holders = quick.holders(modules) if quickly else [whole.GROUP]
    doors = [module.with_suffix(SUFFIX) for module in modules]
    return doors + [SOURCE / f"{holder}__mypyc{SUFFIX}" for holder in holders]


def build_engine(shipped: bool = False) -> list[Path]:
    """Compile the engine if its sources changed; the compiled files, or nothing when it stays interpreted. A title that
    cannot be compiled is left out. Who asks for less (a quick engine, or one that no profile guided) is content with
    more, if that is up to date. What is `shipped` is guided wherever that can be done."""
    modules = engine_modules()
    guide = guided.is_wanted(shipped) or STAMP.fresh(engine_digest(guide=True))
    sources = engine_digest(guide=guide)
    quickly = switched_on("EMPORION_QUICK") and not engine_is_fresh()
    if quickly:
        sources = f"quick {sources}"
    wanted = libraries_of(modules, quickly)

    if STAMP.fresh(sources) and all(file.is_file() for file in wanted):
        remove_libraries(but=wanted)
        return [] if switched_on("EMPORION_PURE") else wanted

    # From here on every compiled file is older than its source and would silently win over it.
    STAMP.forget()
    try:
        if switched_on("EMPORION_PURE") or not modules:
            remove_libraries()
            return []
        refused = compile_quickly(modules) if quickly else compile_or_take(modules, guide)
    except KeyboardInterrupt:
        forget_what_was_begun()
        raise
    except CannotBuildError as why:
        remove_libraries()
        fall_back(
            "THE ENGINE IS NOT COMPILED.",
            "Everything works, but interpreted: bots and simulations are some sixty times slower.",
            why,
        )
        return []
    made = libraries_of(but_of(refused, modules), quickly)
    remove_libraries(but=made)
    if refused:  # and without a stamp: it is tried again, and said again, next time
        leave_out(refused)
    else:
        STAMP.write(sources, made)
    return made


def forget_what_was_begun() -> None:
    """After a build that was stopped: nothing that it left half done, or that is older than its source, is used."""
    if STAMP.forgotten():
        for file in engine_libraries():
            file.unlink()
        for folder in (whole.WORK / LIBRARIES, progress.PARTS):
            shutil.rmtree(folder, ignore_errors=True)


def but_of(titles: Iterable[str], modules: list[Path]) -> list[Path]:
    return [module for module in modules if title_of(module) not in titles]


def compile_or_take(modules: list[Path], guide: bool = False) -> set[str]:
    """Put the engine into its place; the titles that cannot be compiled and are not in it."""
    refused: set[str] = set()
    again = False
    while True:
        able = but_of(refused, modules)
        engine, wanted = kept.name(engine_digest(refused, guide)), libraries_of(able, quickly=False)
        if kept.take(engine, wanted):
            say("engine taken from the cache")
            return refused
        need_compiler()
        started = time.monotonic()
        say(f"compiling {len(able)} engine modules (some minutes)")
        try:
            with progress.told(whole.WORK):
                made = whole.compile_engine(able, tools("whole.py"), guide)
        except RefusedError as why:
            refused |= why.titles
            continue
        if spoilt := loading.why_not(made.values()):
            shutil.rmtree(whole.WORK, ignore_errors=True)
            if again:
                raise CannotBuildError(f"The compiled engine cannot be loaded: {spoilt}")
            say(f"the compiled engine cannot be loaded ({spoilt}): once more from the beginning")
            again = True
            continue
        for place, file in made.items():
            kept.put(file, SOURCE / place)
        kept.keep(engine, wanted)
        say(f"engine compiled in {time.monotonic() - started:.0f} s")
        return refused


def compile_quickly(modules: list[Path]) -> frozenset[str]:
    """The same with quick libraries. Nobody else is given such an engine: it is not kept."""
    started = time.monotonic()
    compiled = quick.compile_engine(modules)
    for place, made in compiled.libraries.items():
        kept.put(made, SOURCE / place)
    which = " and ".join(compiled.anew)
    what = f"{which} compiled for trying" if which else "engine for trying put back, nothing was to compile,"
    say(f"{what} in {time.monotonic() - started:.1f} s")
    return compiled.refused


def tidy_engine() -> None:
    """Remove what would only make another compilation quicker."""
    for folder in (whole.WORK, quick.WORK, BUILD / "mypy-engine"):
        shutil.rmtree(folder, ignore_errors=True)
