"""Where rules stand in the code and in the tests: every line that names the id of one.

"CNV-5.2.2 to CNV-5.2.8" names all from the one to the other. Who names a whole section (CNV-5.2) speaks of its rules
too, and is told of where no line of the engine speaks of the rule alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from emporion.checkout import PACKAGE, checkout

ID = r"\b[A-Z]{3}-[0-9]+(?:\.[0-9]+)+"
NAMED = re.compile(rf"({ID})(?:\s+to\s+({ID}))?")
WRITTEN = {".py", ".toml", ".ts", ".svelte"}
NOT_OURS = {"__pycache__", "cli", "node_modules", "school"}
"""Made folders, and what names ids without carrying out a rule: lessons, and the tests of the command line."""
LISTS = {"no_behaviour.toml"}
"""Which rules nothing has to show, not where they are shown."""


class Place(NamedTuple):
    path: str
    """Below the checkout, or below the folder the package is installed in."""
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.text}"

    def of_the_engine(self) -> bool:
        return self.path.endswith((".py", ".toml"))


class Places(NamedTuple):
    code: list[Place]
    tests: list[Place]

    def all(self) -> list[Place]:
        return [*self.code, *self.tests]


def places(rules: list[str]) -> dict[str, Places]:
    """Where each of these rules is named, in the order of the files; a mark of a test stands for the test. Rules stand
    in the folders of the titles: elsewhere in the code an id is an example."""
    found = {rule: Places([], []) for rule in rules}
    sections: dict[str, list[Place]] = {rule: [] for rule in rules}
    root = checkout()
    for file in _files(PACKAGE / "games"):
        _look(file, root or PACKAGE.parent, found, sections)
    for rule, at in found.items():
        if not at.code:
            at.code.extend(sections[rule])
    if root is not None:
        for file in _files(root / "web" / "src" / "games"):
            _look(file, root, found)
        for file in _files(root / "tests"):
            _look(file, root, found, in_tests=True)
    return found


def _files(folder: Path) -> Iterator[Path]:
    """The written files of a folder, sorted by path."""
    for place in sorted(folder.iterdir()):
        if place.is_dir() and place.name not in NOT_OURS:
            yield from _files(place)
        elif place.suffix in WRITTEN and place.name not in LISTS and place.is_file():
            yield place


def _look(
    file: Path,
    base: Path,
    found: dict[str, Places],
    sections: dict[str, list[Place]] | None = None,
    in_tests: bool = False,
) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, text in enumerate(lines):
        for first, last in NAMED.findall(text):
            told = _marked(lines, number) if in_tests else number
            place = Place(file.relative_to(base).as_posix(), told + 1, lines[told].strip())
            for rule in _between(first, last, found):
                kept = found[rule].tests if in_tests else found[rule].code
                if place not in kept:
                    kept.append(place)
            for rule in sections or ():
                if rule.startswith(f"{first}.") and sections is not None and place not in sections[rule]:
                    sections[rule].append(place)


def _between(first: str, last: str, rules: Iterable[str]) -> list[str]:
    """The rules from the first to the last, or the first alone."""
    if not last:
        return [first] if first in rules else []
    return [rule for rule in rules if rule[:3] == first[:3] and _order(first) <= _order(rule) <= _order(last)]


def _order(rule: str) -> list[int]:
    return [int(number) for number in rule[4:].split(".")]


def _marked(lines: list[str], number: int) -> int:
    """The line of the test that a mark belongs to; any other line stands for itself."""
    if not lines[number].lstrip().startswith("@"):
        return number
    tests = (n for n in range(number + 1, len(lines)) if lines[n].lstrip().startswith(("def ", "async def ", "class ")))
    return next(tests, number)
