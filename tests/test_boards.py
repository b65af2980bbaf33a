"""The drawings of the titles are built alike: one door, rooms of a handy size, one kit for what they share."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "web" / "src"
GAMES, KIT = SOURCES / "games", SOURCES / "kit"
DRAWINGS = sorted(folder for folder in GAMES.iterdir() if (folder / "index.ts").is_file())
TITLES = Path(__file__).parent.parent / "src" / "emporion" / "games"
MOST_FILES = 15
WIDEST = 120
NO_ROOMS = {"art", "locale"}
IMPORT = re.compile(r"""(?:from|import) '(\.[^'?]*)""")

each_drawing = pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda folder: folder.name)
each_folder = pytest.mark.parametrize("top", [*DRAWINGS, KIT], ids=lambda folder: folder.name)


def sources(top: Path) -> list[Path]:
    written = [file for file in top.rglob("*") if file.suffix in (".svelte", ".ts", ".css")]
    return sorted(file for file in written if not file.name.endswith(".gen.ts"))


@each_folder
def test_no_folder_is_too_full(top: Path) -> None:
    folders = [top, *(folder for folder in top.rglob("*") if folder.is_dir())]
    counts = {str(folder.relative_to(SOURCES)): sum(file.is_file() for file in folder.iterdir()) for folder in folders}
    assert {name: count for name, count in counts.items() if count > MOST_FILES} == {}


@each_drawing
def test_the_door_names_its_rooms(drawing: Path) -> None:
    comment = (drawing / "index.ts").read_text(encoding="utf-8").partition("*/")[0]
    rooms = {folder.name for folder in drawing.iterdir() if folder.is_dir()} - NO_ROOMS
    assert set(re.findall(r"- `(\w+)/`:", comment)) == rooms


@each_folder
def test_no_line_is_too_wide(top: Path) -> None:
    wide = [
        f"{file.relative_to(SOURCES)}:{number}"
        for file in sources(top)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []


@each_folder
def test_a_drawing_knows_no_other_and_the_kit_knows_none(top: Path) -> None:
    astray = [
        f"{file.relative_to(SOURCES)} imports {path}"
        for file in sources(top)
        for path in IMPORT.findall(file.read_text(encoding="utf-8"))
        if GAMES in (target := (file.parent / path).resolve()).parents and top not in target.parents
    ]
    assert astray == []


@each_drawing
def test_a_drawing_goes_through_the_door_of_the_kit(drawing: Path) -> None:
    inside = [
        f"{file.relative_to(SOURCES)} imports {path}"
        for file in sources(drawing)
        for path in IMPORT.findall(file.read_text(encoding="utf-8"))
        if KIT in (target := (file.parent / path).resolve()).parents and target.name != "index.ts"
    ]
    assert inside == []


@each_drawing
def test_what_is_heard_is_told(drawing: Path) -> None:
    """Sounds belong to lines of the journal that the title tells."""
    heard = (drawing / "sounds.ts").read_text(encoding="utf-8") if (drawing / "sounds.ts").exists() else ""
    texts = (TITLES / drawing.name / "locale" / "en.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^event-([a-z-]+) =", texts, re.MULTILINE))
    assert set(re.findall(r"^  '?([a-z-]+)'?: ", heard, re.MULTILINE)) - told == set()
