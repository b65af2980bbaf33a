"""A bare environment: a Python with a wheel of ours, the packages that wheel asks for, and nothing else.

Its packages are those of the environment the tests run in, by link: no network, no second installation.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent


def build_wheel(into: Path, **switches: str) -> Path:
    """A wheel of this tree, from what is compiled and built here already."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    subprocess.run(
        command,
        cwd=ROOT,
        check=True,
        capture_output=True,
        env={**os.environ, "EMPORION_COMPILE": "1", "EMPORION_PGO": "0", **switches},
    )
    (wheel,) = into.glob("emporion-*.whl")
    return wheel


class BareEnvironment:
    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        self.python = folder / "venv" / "bin" / "python"
        (self.packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.packages)
        (metadata,) = self.packages.glob("emporion-*.dist-info")
        for package in wanted(Distribution.at(metadata)):
            link(package, self.packages)

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8", "EMPORION_DATA": str(home)}
        return subprocess.Popen(
            [self.python, "-m", "emporion", *arguments],
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str) -> str:
        """What a command prints; it must end well."""
        process = self.start(*arguments)
        printed, complaints = process.communicate(timeout=300)
        assert process.returncode == 0, complaints
        return printed


def wanted(package: Distribution, extras: frozenset[str] = frozenset()) -> set[str]:
    """The names of all packages that one needs, and those that they need."""
    names: dict[str, frozenset[str]] = {}
    todo = [(package, extras)]
    while todo:
        one, its_extras = todo.pop()
        for requirement in map(Requirement, one.requires or []):
            marker = requirement.marker
            if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *its_extras)):
                continue
            more = names.get(requirement.name, frozenset()) | frozenset(requirement.extras)
            if names.get(requirement.name) != more:
                names[requirement.name] = more
                todo.append((distribution(requirement.name), more))
    return set(names)


def link(package: str, into: Path) -> None:
    files = [file for file in distribution(package).files or [] if file.parts[0] != ".."]
    for top in {file.parts[0] for file in files}:
        place = into / top
        if not place.exists():
            place.symlink_to(Path(str(distribution(package).locate_file(top))).resolve())
