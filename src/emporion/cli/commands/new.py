"""`emporion new`: the beginning of a title, a small game that can be played at once, in all rooms of the tree."""

from __future__ import annotations

import keyword
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from emporion.checkout import PACKAGE, checkout
from emporion.cli.arguments import Json
from emporion.cli.names import quoted
from emporion.cli.shared import UsageError, print_json

SKELETON = Path("tools", "skeleton")
FEWEST, MOST = 2, 6
LONGEST = 30
WRITTEN = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".svg")


class Names(NamedTuple):
    """What the skeleton's own names become."""

    title: str
    code: str
    fewest: int
    most: int

    @property
    def shown(self) -> str:
        return self.title.replace("_", " ").title()

    def replaced(self) -> dict[str, str]:
        """What stands in the skeleton, and what stands there for this title."""
        seats = (f"{self.fewest} to {self.most}", f"{self.fewest} à {self.most}")
        if self.fewest == self.most:
            seats = (str(self.fewest), str(self.fewest))
        return {
            "FEWEST_SEATS: Final = 2": f"FEWEST_SEATS: Final = {self.fewest}",
            "MOST_SEATS: Final = 4": f"MOST_SEATS: Final = {self.most}",
            "recommended_seats = 2": f"recommended_seats = {self.fewest}",
            'id = "first"\nseats = 2': f'id = "first"\nseats = {self.fewest}',
            "2 to 4 players": f"{seats[0]} players",
            "2 à 4 joueurs": f"{seats[1]} joueurs",
            "newtitle": self.title,
            "NewTitle": self.shown.replace(" ", ""),
            "NEW_TITLE": self.title.upper(),
            "New Title": self.shown,
            "NTL": self.code,
        }

    def put_into(self, files: Mapping[str, str]) -> dict[str, str]:
        """The skeleton's files by their places, with the title's names in both; each name must occur somewhere."""
        known = self.replaced()
        nowhere = [old for old in known if not any(old in place or old in text for place, text in files.items())]
        if nowhere:
            raise ValueError(f"the skeleton lacks what is to be replaced: {', '.join(map(repr, nowhere))}")
        return {_replaced(place, known): _replaced(text, known) for place, text in files.items()}


def _replaced(text: str, known: Mapping[str, str]) -> str:
    for old, new in known.items():
        text = text.replace(old, new)
    return text


def new(
    title: Annotated[str, typer.Argument(help="the title's folder: small letters, digits and _")],
    code: Annotated[str, typer.Option(help="three capital letters its rule ids begin with")],
    seats: Annotated[str, typer.Option(help=f"how many play: a number or FEWEST-MOST, {FEWEST} to {MOST}")] = "2-4",
    json: Json = False,
) -> None:
    """Write the beginning of a new title: rules, texts, rulebooks, bots, tests and a board, ready to be played."""
    root = checkout()
    if root is None or not (root / SKELETON).is_dir():
        raise UsageError("a title is added to the sources: this Emporion is installed without them")
    if not all(find_spec(module) for module in ("pytest", "ruff")):
        raise UsageError("a title comes with its tests: `make install` brings what they need")
    names = Names(read_title(title, root), read_code(code), *read_seats(seats))
    try:
        write(root, names.put_into(skeleton(root)))
        make(root, names.title)
    except BaseException:
        remove(root, names.title)
        raise
    paths = sorted(file.relative_to(root).as_posix() for file in written(root, names.title))
    if json:
        print_json({"game": names.title, "code": names.code, "seats": [names.fewest, names.most], "files": paths})
        return
    for path in paths:
        print(path)
    print(f"{names.shown} is there. Next:")
    print("  make quick                                 compile it (the first time with all others: some minutes)")
    print(f"  .venv/bin/emporion play {names.title} --terminal")
    print(f"  make test ARGS='-k {names.title}'")
    print("docs/adding-a-game.md says what each file is for.")


# -- what was asked for ---------------------------------------------------------------------------------------
def read_title(title: str, root: Path) -> str:
    from emporion.games import titles

    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", title) or len(title) > LONGEST or keyword.iskeyword(title):
        raise UsageError(f"{quoted(title)} is no name for a title: small letters, digits and _, such as porto_franco")
    if title in titles():
        raise UsageError(f"there is a game {title} already")
    for folder in places(root, title):
        if folder.exists():
            raise UsageError(f"there is something at {folder.relative_to(root).as_posix()} already")
    used = next(
        (file for file in _sources() if re.search(rf"(?<![a-z0-9]){title}", file.read_text("utf-8").lower())), None
    )
    if used is not None:
        raise UsageError(f"{title} is a word of the sources ({used.relative_to(root).as_posix()}): choose another name")
    return title


def places(root: Path, title: str) -> list[Path]:
    """Every folder a title has."""
    return [
        root / "src" / "emporion" / "games" / title,
        root / "tests" / "rules" / title,
        root / "tests" / "fixtures" / title,
        root / "web" / "src" / "games" / title,
    ]


def _sources() -> Iterator[Path]:
    """Everything but the titles: no title is named there."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.relative_to(PACKAGE).parts[0] != "games":
            yield file


def read_code(code: str) -> str:
    from emporion.games import titles
    from emporion.kernel.text import code_of

    if not re.fullmatch("[A-Z]{3}", code):
        raise UsageError(f"a code is three capital letters, not {quoted(code)}")
    taken = next((title for title in titles() if code_of(title) == code), "")
    if taken:
        raise UsageError(f"{code} is the code of {taken}: choose another")
    return code


def read_seats(seats: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9])(?:-([0-9]))?", seats)
    fewest, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not FEWEST <= fewest <= most <= MOST:
        raise UsageError(f"seats are a number or FEWEST-MOST, {FEWEST} to {MOST}, not {quoted(seats)}")
    return fewest, most


# -- writing --------------------------------------------------------------------------------------------------
def skeleton(root: Path) -> dict[str, str]:
    """The files of the skeleton by their places in the tree."""
    folder = root / SKELETON
    files = sorted(file for file in folder.rglob("*") if file.suffix in WRITTEN)
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


def write(root: Path, files: Mapping[str, str]) -> None:
    for place, text in files.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        with open(root / place, "x", encoding="utf-8", newline="\n") as fresh:
            fresh.write(text)


def make(root: Path, title: str) -> None:
    """What is made from the files: sorted imports, types for the board, whole matches and screens for the tests."""
    sources, tests, *_ = places(root, title)
    _run(root, "-m", "ruff", "check", "--select=I", "--fix", "--quiet", str(sources), str(tests))
    _run(root, "-m", "ruff", "format", "--quiet", str(sources), str(tests))
    _run(root, "tools/typescript.py", title)
    _run(root, "-m", "tests.fixtures.make", title)
    _run(root, "-m", "tests.test_sights", title)
    _run(root, "-m", "tests.terminal.screens.make", title)


def written(root: Path, title: str) -> list[Path]:
    """Every file of the title; what the interpreter keeps beside them is none."""
    found = [file for folder in places(root, title) for file in folder.rglob("*") if file.is_file()]
    return [file for file in found if file.parent.name != "__pycache__"] + screens(root, title)


def screens(root: Path, title: str) -> list[Path]:
    return sorted((root / "tests" / "terminal" / "screens").glob(f"{title}.*.txt"))


def remove(root: Path, title: str) -> None:
    """Leave nothing of a title that could not be made."""
    for folder in places(root, title):
        shutil.rmtree(folder, ignore_errors=True)
    for file in screens(root, title):
        file.unlink()


def _run(root: Path, *command: str) -> None:
    """Python in the checkout, with the sources as they are: nothing of the new title is compiled yet."""
    environment = {**os.environ, "EMPORION_PURE": "1", "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    done = subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode:
        wrong = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise UsageError(f"nothing was written: `python {' '.join(command)}` failed: {' '.join(wrong)}")
