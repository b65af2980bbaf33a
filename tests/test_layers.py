"""Imports go one way: kernel, parts, games, bots, programs, research, server and terminal, cli. What Python's users are
offered (`api`) stands on research; nothing of ours stands on it.

Only a title's own folder and its drawing for the terminal know it. Inside, too, imports go one way: from the table to
the rules, steps, sights and minds, then to the game, which the front door opens. So they do in the server, from its
messages to what starts it.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import emporion
from emporion.games import titles

PACKAGE = Path(emporion.__file__).parent
FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if "static" not in file.relative_to(PACKAGE).parts]

BELOW = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "bots": {"kernel", "parts", "games"},
    "school": {"kernel", "parts", "games"},
    "problems": {"kernel", "parts", "games", "bots"},
    "programs": {"kernel", "parts", "games", "bots"},
    "research": {"kernel", "parts", "games", "bots", "programs"},
    "api": {"kernel", "parts", "games", "bots", "programs", "research"},
    "server": {"kernel", "parts", "games", "school", "bots", "problems", "programs"},
    "terminal": {"kernel", "parts", "games", "bots", "programs"},
    "cli": {"kernel", "parts", "games", "bots", "problems", "programs", "research", "server", "terminal"},
}


MOST_FILES = 17  # in a folder, besides its __init__.py
ROOMS = ("table", "rules", "steps", "sight", "mind", "game", "")  # of every title; the last is its front door
SHOWN = {"table", "sight", "game"}  # rooms of a title that others may look into, such as its drawing for the terminal
SERVER = (
    {"messages", "tasks", "turns", "clock"},
    {"problems", "frames", "metrics"},
    {"match"},
    {"store"},
    {"notices"},
    {"people"},
    {"rooms"},
    {"workers"},
    {"doors"},
    {"school"},
    {"puzzles"},
    {"profiles"},
    {"circles"},
    {"readiness", "collector"},
    {"service"},
    {"web"},
    {"app"},
    {"run"},
    {"processes"},
)
"""The server from its ground up: each may import what stands before it, and itself."""
HANDED_DOWN = "service"  # what is put together there is given to all rooms: they may name its type, and import nothing


class Import(NamedTuple):
    name: str
    for_types: bool
    """Whether only a type checker follows it."""


def imports(file: Path) -> Iterator[Import]:
    """The dotted names a file of ours imports from our own package, without `emporion.`."""
    package = ("emporion", *file.relative_to(PACKAGE).parts[:-1])
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = {
        id(inside)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inside in node.body
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) + "." if node.level else ""
            module = f"{base}{node.module or ''}".rstrip(".")
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name.startswith("emporion."):
                yield Import(name.removeprefix("emporion."), id(node) in for_types)


def floor_of(path: list[str]) -> int:
    """How far from the ground a module of the server is, by its path in the server's folder."""
    place = path[0].removesuffix(".py")
    return next(floor for floor, places in enumerate(SERVER) if place in places)


def goes_up(path: list[str], inside: list[str], for_types: bool) -> bool:
    """Whether a module of the server (`path`) imports one (`inside`) that does not stand below it."""
    if path[0] == "__init__.py" or inside[0] == path[0].removesuffix(".py"):
        return path[0] == "__init__.py"
    if inside[0] == HANDED_DOWN and for_types:
        return False
    return floor_of(inside) >= floor_of(path)


def room_of(path: list[str]) -> int:
    """How far from the table a module of a title is, by its path in the title's folder."""
    room = path[0].removesuffix(".py") if path else ""
    return ROOMS.index(room) if room in ROOMS else len(ROOMS) - 1


def open_to_others(path: list[str]) -> bool:
    """Whether what lies above the titles may import it; a path in a title's folder leads to a room others may see."""
    return len(path) < 2 or path[0] not in titles() or path[1] in SHOWN


def wrong_imports(file: Path) -> list[str]:
    """What the file imports although it lies above, or beside where it must not."""
    layer, *rest = file.relative_to(PACKAGE).parts
    if layer not in BELOW:  # beside the packages: what starts them knows the topmost, whatever else serves them none
        known = {"__main__.py": {"cli"}, "__init__.py": {"api"}}.get(layer, set())
        return [name for name, _ in imports(file) if name.split(".")[0] in set(BELOW) - known]
    wrong = []
    for name, for_types in imports(file):
        target, *inside = name.split(".")
        if target == layer == "games" and rest[0] in titles():
            title, *path = inside if inside and inside[0] in titles() else [rest[0], ""]
            if title != rest[0] or room_of(path) > room_of(rest[1:]):
                wrong.append(name)
        elif target == layer == "server":
            if goes_up(rest, inside, for_types):
                wrong.append(name)
        elif target in BELOW and target != layer and (target not in BELOW[layer] or not open_to_others(inside)):
            wrong.append(name)
    return wrong


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_go_one_way(file: Path) -> None:
    assert wrong_imports(file) == []


@pytest.mark.parametrize("title", titles())
def test_every_title_has_the_same_rooms(title: str) -> None:
    folder = PACKAGE / "games" / title
    rooms = {place.name for place in folder.iterdir() if place.is_dir() and place.name != "__pycache__"}
    assert rooms - {"school"} == {*ROOMS[:5], "data", "locale"}
    assert {file.name for file in folder.glob("*.py")} == {"__init__.py", "game.py"}


def test_no_folder_is_crowded() -> None:
    counts = Counter(file.parent for file in FILES if file.name != "__init__.py")
    assert {str(folder.relative_to(PACKAGE)): count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_every_package_says_who_may_come_in() -> None:
    silent = [
        str(file.relative_to(PACKAGE))
        for file in FILES
        if file.name == "__init__.py" and not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_every_folder_has_its_layer() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in FILES if len(file.relative_to(PACKAGE).parts) > 1}
    assert folders <= set(BELOW)


def test_everything_in_the_server_has_its_floor() -> None:
    folder = PACKAGE / "server"
    rooms = {file.relative_to(folder).parts[0].removesuffix(".py") for file in FILES if folder in file.parents}
    assert rooms == {"__init__", *(place for places in SERVER for place in places)}


def named_titles(source: str) -> list[str]:
    """The titles a source names, in code or in texts that are not documentation."""
    tree = ast.parse(source)
    found = []
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            names = [node.value]
        elif isinstance(node, ast.Name):
            names = [node.id]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.alias):
            names = [node.name]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        found += [title for name in names for title in titles() if named(title, name.lower())]
    return found


def named(title: str, text: str) -> bool:
    """Whether a word of a text begins with a title."""
    return re.search(rf"(?<![a-z0-9]){title}", text) is not None


DRAWINGS = PACKAGE / "terminal" / "boards"


@pytest.mark.parametrize(
    "file",
    [
        file
        for file in FILES
        if (file.relative_to(PACKAGE).parts[0] != "games" or file.parent == PACKAGE / "games")
        and file.parent != DRAWINGS
    ],
    ids=lambda file: str(file.relative_to(PACKAGE)),
)
def test_nothing_outside_games_names_a_title(file: Path) -> None:
    assert named_titles(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", sorted(DRAWINGS.glob("*.py")), ids=lambda file: file.name)
def test_a_drawing_knows_its_own_title_only(file: Path) -> None:
    named = set(named_titles(file.read_text(encoding="utf-8")))
    if file.stem in titles():
        assert named == {file.stem}
    else:
        assert len(named) <= (0 if file.stem in ("__init__", "generic") else 1)


# -- the checks themselves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layer", "line", "wrong"),
    [
        ("kernel/x.py", "from emporion.parts.deck import Deck", ["parts.deck.Deck"]),
        ("kernel/x.py", "from emporion.kernel.table import Table", []),
        ("parts/x.py", "import emporion.games", ["games"]),
        ("parts/x.py", "from emporion import bots", ["bots"]),
        ("games/ostia/x.py", "from emporion.games.ostia.table.accessors import OstiaTable", []),
        ("games/ostia/x.py", "from emporion.bots import make_bot", ["bots.make_bot"]),
        ("games/ostia/steps/x.py", "from ..table import OstiaTable", []),
        ("bots/x.py", "from emporion.games import load", []),
        ("bots/x.py", "from ..server import app", ["server.app"]),
        ("server/run.py", "from emporion.cli import main", ["cli.main"]),
        ("server/match/x.py", "from emporion.server.store import Op", ["server.store.Op"]),
        ("server/match/x.py", "from emporion.server.messages import Say", []),
        ("server/store/x.py", "from emporion.server.match.pulse import Pulse", []),
        ("server/store/x.py", "from emporion.server.store.rows import News", []),
        ("server/rooms/x.py", "from ..web import wire", ["server.web.wire"]),
        ("server/rooms/x.py", "from emporion.server.service import Service", ["server.service.Service"]),
        ("server/metrics.py", "from emporion.server import problems", ["server.problems"]),
        ("server/web/x.py", "from emporion.server.service import Service", []),
        ("cli/x.py", "from emporion.server import app", []),
        ("terminal/boards/x.py", "from emporion.games.ostia.sight.shapes import OstiaSight", []),
        ("terminal/boards/x.py", "from emporion.games.ostia.steps import forum", ["games.ostia.steps.forum"]),
        ("folders.py", "from emporion.kernel.table import Table", ["kernel.table.Table"]),
        ("__main__.py", "from emporion.cli import main", []),
        ("__init__.py", "from emporion.api import play", []),
        ("__init__.py", "from emporion.games import load", ["games.load"]),
        ("api/x.py", "from emporion.research import env", []),
        ("cli/x.py", "from emporion.api import play", ["api.play"]),
        ("__main__.py", "from emporion.server import app", ["server.app"]),
    ],
)
def test_a_wrong_import_is_found(
    layer: str, line: str, wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / layer
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"def later() -> None:\n    {line}\n")
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    assert wrong_imports(file) == wrong


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("from emporion.server.service import Service", []),
        ("from emporion.server.web.wire import Socket", ["server.web.wire.Socket"]),
    ],
)
def test_a_room_may_name_the_service_it_is_given(
    line: str, wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server" / "rooms" / "x.py"
    file.parent.mkdir(parents=True)
    file.write_text(f"if TYPE_CHECKING:\n    {line}\n")
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    assert wrong_imports(file) == wrong


def test_a_game_that_imports_another_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games" / "ostia" / "x.py"
    file.parent.mkdir(parents=True)
    file.write_text("from emporion.games.senet.table.accessors import SenetTable\n")
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    monkeypatch.setitem(globals(), "titles", lambda: ["ostia", "senet"])
    assert wrong_imports(file) == ["games.senet.table.accessors.SenetTable"]


def test_a_title_named_outside_is_found() -> None:
    assert named_titles("if game.title == 'ostia': pass") == ["ostia"]
    assert named_titles("from emporion.games.ostia import game") == ["ostia"]
    assert named_titles('"""Such as ostia."""\n\ndef f():\n    """Or ostia."""') == []
