"""The engine compiled twice: the first one counts what is done while it plays (`training.py`), the second is made for
that. Branches, loops and calls lie as they are used, and what is hardly used is small. gcc's way, so gcc is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from emporion_build.base import HERE, PACKAGE, CannotBuildError, say, switched_on
from emporion_build.compiling import c_compiler

SWITCH = "EMPORION_PGO"
TRAINING = HERE / "training.py"
TOOLS = ("guided.py", TRAINING.name)  # what such an engine depends on beside its sources
MADE = ("*.so", "*.pyd", "__pycache__", "static")  # of the package: what training does not want
SECONDS = 1200  # the training takes half a minute; whatever takes longer hangs


def is_wanted(always: bool = False) -> bool:
    """Whether somebody asked for it, or (`always`) did not ask to leave it; who wants no engine wants no training."""
    if switched_on("EMPORION_PURE"):
        return False
    if always and os.environ.get(SWITCH) is None:
        return is_known()
    return switched_on(SWITCH)


def counting(profile: Path) -> list[str]:
    return [f"-fprofile-generate={profile}", "-fprofile-update=single"]


def knowing(profile: Path) -> list[str]:
    """What training never met is compiled as usual (partial training), not for the smallest size."""
    return [f"-fprofile-use={profile}", "-fprofile-partial-training", "-Wno-missing-profile"]


def is_known() -> bool:
    """Whether the compiler can do it as gcc does."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("int one(void) { return 1; }\n")
        for flags in (counting(Path(folder)), knowing(Path(folder))):
            command = [*c_compiler(), "-Werror", *flags, "-c", "-o", str(trial.with_suffix(".o")), str(trial)]
            try:
                if subprocess.run(command, capture_output=True, check=False).returncode:
                    return False
            except OSError:
                return False
    return True


def make(library: Any, work: Path, libraries: Callable[[], dict[str, Path]]) -> dict[str, Path]:
    """The libraries, by their path below src/, compiled twice."""
    if not is_known():
        raise CannotBuildError(f"{SWITCH}: this C compiler knows no profiles as gcc does. Leave {SWITCH} away.")
    plain = list(library.extra_compile_args), list(library.extra_link_args)
    profile = work / "profile"
    shutil.rmtree(profile, ignore_errors=True)

    def compile_with(flags: list[str]) -> dict[str, Path]:
        library.extra_compile_args, library.extra_link_args = [*plain[0], *flags], [*plain[1], *flags]
        return libraries()

    say("first the engine that counts what is done")
    made = compile_with(counting(profile))
    train(made, work / "training")
    for file in set(made.values()):
        file.unlink()  # they are newer than their sources, and would stay
    say("now the engine made for that")
    return compile_with(knowing(profile))


def train(made: dict[str, Path], folder: Path) -> None:
    """Play with these libraries, in a copy of the package beside the tree."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns(*MADE))
    for place, file in made.items():
        shutil.copy2(file, folder / place)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    environment.pop("EMPORION_PURE", None)
    say("training: matches of every title")
    try:
        subprocess.run([sys.executable, str(TRAINING)], env=environment, check=True, timeout=SECONDS)
    except (subprocess.SubprocessError, OSError) as failed:
        raise CannotBuildError(f"The engine that counts did not get through its training. ({failed})") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)
