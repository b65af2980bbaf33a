"""Builds what is not Python source: the compiled engine and the browser client.

Runs as hatchling's build hook (wheels and editable installs) and as a plain script:

    python hatch_build.py            build whatever is out of date, and have the client's packages ready
    python hatch_build.py --tidy     build whatever is out of date, and remove what only building needs
    python hatch_build.py --check    build nothing; exit 1 when something is out of date
    python hatch_build.py --clean    remove everything this script has made

Switches in the environment:

    EMPORION_COMPILE=1       a part that cannot be built is an error, not a fallback
    EMPORION_PURE=1          leave the engine interpreted
    EMPORION_PGO=1           compile twice, the second time for what matches do: three times as long, a faster engine;
                             wheels are made so wherever the compiler is gcc, unless EMPORION_PGO=0
    EMPORION_QUICK=1         compile only what changed, a library for each title: seconds after an edit, a slower engine
    EMPORION_BUILD_LATER=1   build nothing in an editable install: this script is run afterwards

How each part is built is told in tools/emporion_build.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from emporion_build import guided
from emporion_build.base import BUILD, SOURCE, alone, needed, required, switched_on
from emporion_build.client import build_client, clean_client, client_is_fresh, tidy_client
from emporion_build.engine import (
    build_engine,
    engine_is_fresh,
    forget_what_was_begun,
    remove_libraries,
    tidy_engine,
)
from emporion_build.node import machines_node
from emporion_build.sources import SUFFIX
from emporion_build.stopping import run_stoppable

BUILD_ITSELF = "--itself"  # in the process that can be stopped: not for people


def build(with_packages: bool = False, tidy: bool = False, shipped: bool = False) -> tuple[list[Path], bool]:
    """Both parts, side by side: the engine's libraries, and whether there is a client. `tidy` removes what only
    building needs, each as soon as it can be spared; what is `shipped` is as fast as can be."""
    with alone(), ThreadPoolExecutor(1) as beside:
        client = beside.submit(client_part, with_packages, tidy)
        libraries = build_engine(shipped)
        if tidy:
            tidy_engine()
        return libraries, client.result()


def client_part(with_packages: bool, tidy: bool) -> bool:
    there = build_client(with_packages)
    if tidy:
        tidy_client()
    return there


def clean() -> None:
    remove_libraries()
    clean_client()
    shutil.rmtree(BUILD, ignore_errors=True)


with contextlib.suppress(ImportError):
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class EmporionBuildHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            """Node comes into the build's environment where the machine has none that would do."""
            if switched_on("EMPORION_BUILD_LATER"):
                return []
            node = [] if client_is_fresh() or machines_node() else required("node")
            return [*node, *(needed() if guided.is_wanted(always=True) else [])]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable" and switched_on("EMPORION_BUILD_LATER"):
                return  # `make install` runs this script itself afterwards: pip and uv would hide its messages
            libraries, client = build(shipped=version != "editable")
            if version == "editable":
                return
            if libraries:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"].append(f"/src/emporion/**/*{SUFFIX}")
                build_data["force_include"].update(
                    {str(file): file.name for file in libraries if file.parent == SOURCE}
                )
            if client:
                build_data["artifacts"].append("/src/emporion/server/static/**")


if __name__ == "__main__":
    if "--clean" in sys.argv:
        clean()
    elif "--check" in sys.argv:
        sys.exit(0 if engine_is_fresh() and client_is_fresh() else 1)
    elif BUILD_ITSELF in sys.argv:
        tidy = "--tidy" in sys.argv
        build(with_packages=not tidy, tidy=tidy)
    else:
        sys.exit(run_stoppable([sys.executable, *sys.argv, BUILD_ITSELF], forget_what_was_begun))
