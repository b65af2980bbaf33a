"""`emporion new`: what it writes passes every test that all titles have to pass, without touching anything else."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from emporion.cli.commands import new
from emporion.cli.shared import UsageError
from emporion.games import titles
from emporion_build.node import find_node
from tests.trees import ROOT, WHOLE, emporion, plant, run

TITLE, CODE = "nephelokokkygia", "QKQ"
"""Cloud-cuckoo-land: no title is called so, and no code begins with this, whatever titles there are."""
LONGEST = [
    ("pearls_of_the_erythraean_coast", "QKR", "2", [2, 2]),
    ("corals_of_the_erythraean_coast", "QKS", "5-6", [5, 6]),
    ("shells_of_the_erythraean_coast", "QKT", "2-6", [2, 6]),
]
"""Names as long as a title may have, their codes, and seats."""
TITLED = re.compile(r"\btitles\b|\biterdir\b|\bplayable\b|\.ftl\b|\.txt\b|\.record\b")
"""How a file of tests finds the titles there are, or what they brought."""
NAMED = {
    "tests/research/test_observation_sizes.py",
    "tests/server/match/test_back.py",
    "tests/server/match/test_clocks.py",
    "tests/server/match/test_play.py",
    "tests/server/workers/test_coach.py",
    "tests/terminal/test_requests.py",
    "tests/terminal/test_screens.py",
}
"""Tests of titles they name, or whose board the terminal draws: all there are as it happens, and no others."""
EVERYBODYS = "crowded or has_its_layer or who_may_come_in"
"""Tests of the tree as a whole."""
LONG_LINES = "import sys; sys.path.insert(0, 'tools'); import web; print(*web.long_lines(), sep='\\n', end='')"
"""What `make check` says of lines that are too long anywhere in web/."""
IN_C = f"import sys; sys.path.insert(0, 'tools'); from emporion_build import quick; quick.write_group('{TITLE}')"
"""What `make quick` does with the title before the C compiler: mypyc checks its types and writes it in C."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return plant(tmp_path_factory.mktemp("new"), WHOLE)


def contents(tree: Path) -> dict[str, bytes]:
    made = ("__pycache__", ".ruff_cache", ".mypy_cache")
    files = [file for file in tree.rglob("*") if file.is_file() and not any(part in made for part in file.parts)]
    return {file.relative_to(tree).as_posix(): file.read_bytes() for file in files}


def faults(tree: Path, title: str) -> list[str]:
    """What ruff says of a title."""
    folders = [f"src/emporion/games/{title}", f"tests/rules/{title}"]
    linted = [run(tree, "-m", "ruff", *how, "--no-cache", *folders) for how in (["check"], ["format", "--check"])]
    return [done.stdout for done in linted if done.returncode]


def drawn_badly(tree: Path, *titles: str) -> str:
    """What `make check` says of their drawings; only svelte-check looks at all of web/, and is left to the browser's
    test, which builds it."""
    modules = tree / "web" / "node_modules"
    if not modules.exists():
        modules.symlink_to(ROOT / "web" / "node_modules")
    node, folders = str(find_node().node), [f"src/games/{title}" for title in titles]
    tools = (["prettier/bin/prettier.cjs", "--check"], ["eslint/bin/eslint.js"])
    found = [
        subprocess.run(
            [node, str(modules / tool), *how, *folders], cwd=tree / "web", capture_output=True, encoding="utf-8"
        )
        for tool, *how in tools
    ]
    return run(tree, "-c", LONG_LINES).stdout + "".join(done.stdout + done.stderr for done in found if done.returncode)


def generic(tree: Path) -> list[str]:
    """The files that may hold tests of every title there is."""
    files = [file for file in (tree / "tests").rglob("test_*.py") if "browser" not in file.parts]
    found = [file for file in files if TITLED.search(file.read_text(encoding="utf-8"))]
    return sorted(file.relative_to(tree).as_posix() for file in found if file.name != Path(__file__).name)


def test_no_test_of_every_title_is_forgotten(request: pytest.FixtureRequest) -> None:
    """Of the tests that were collected, those that are given every title stand in files that are found."""
    given: dict[tuple[str, str], set[str]] = defaultdict(set)
    for item in request.session.items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("browser") is None:
            place = item.path.relative_to(ROOT).as_posix()
            given[place, item.originalname] |= {title for title in titles() if title in item.name}
    everywhere = {place for (place, _), found in given.items() if found == set(titles())}
    assert everywhere - NAMED <= set(generic(ROOT))


@pytest.mark.slow
def test_a_new_title_passes_everything_and_touches_nothing(tree: Path) -> None:
    before = contents(tree)
    done = emporion(tree, "new", TITLE, "--code", CODE, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    after = contents(tree)
    assert {path: after[path] for path in before} == before
    assert sorted(after.keys() - before.keys()) == told.pop("files")
    assert told == {"game": TITLE, "code": CODE, "seats": [2, 4]}
    left_over = [path for path in after if "newtitle" in path and not path.startswith("tools/")]
    assert left_over == [] and b"NTL" not in b"".join(after[path] for path in after.keys() - before.keys())
    assert faults(tree, TITLE) == []
    assert drawn_badly(tree, TITLE) == ""
    games = json.loads(emporion(tree, "games", "--json").stdout)
    assert [game["game"] for game in games] == sorted([*titles(), TITLE])
    fuzzed = json.loads(emporion(tree, "fuzz", TITLE, "--games", "30", "--json").stdout)
    assert (fuzzed["failures"], fuzzed["games"]) == ([], 30)
    chosen = ["-k", f"{TITLE} or {TITLE.title()} or {EVERYBODYS}", "-m", "not browser"]
    places = [*generic(tree), f"tests/rules/{TITLE}"]
    tested = run(tree, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen, *places, timeout=400)
    assert tested.returncode == 0, tested.stdout[-8000:]
    written = run(tree, "-c", IN_C)
    assert (written.returncode, written.stderr) == (0, ""), written.stderr
    rule = json.loads(emporion(tree, "rules", f"{CODE}-4.6", "--code", "--json").stdout)[0]
    assert rule["code"] and rule["tests"]


def test_any_number_of_seats_will_do(tmp_path: Path) -> None:
    """The rules' own tests, at every size; the rest was shown above."""
    tree = plant(tmp_path, WHOLE)
    for title, code, seats, _ in LONGEST:
        done = emporion(tree, "new", title, "--code", code, "--seats", seats)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-4:] == [
            "  make quick                                 compile it (the first time with all others: some minutes)",
            f"  .venv/bin/emporion play {title} --terminal",
            f"  make test ARGS='-k {title}'",
            "docs/adding-a-game.md says what each file is for.",
        ]
        assert faults(tree, title) == []
    assert drawn_badly(tree, *(title for title, *_ in LONGEST)) == ""
    games = {game["game"]: game["seats"] for game in json.loads(emporion(tree, "games", "--json").stdout)}
    assert {title: games[title] for title, *_ in LONGEST} == {title: wanted for title, *_, wanted in LONGEST}
    tests = [
        *(f"tests/rules/{title}" for title, *_ in LONGEST),
        "tests/test_both_forms.py",
        "tests/test_conformance.py",
    ]
    tested = run(tree, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "erythraean", *tests)
    assert tested.returncode == 0, tested.stdout[-4000:]


def test_a_drawing_that_make_check_would_refuse_is_found(tmp_path: Path) -> None:
    tree = plant(tmp_path, ["web", "tools", "src/emporion/checkout.py"])
    folder = tree / "web" / "src" / "games" / TITLE
    (folder / "locale").mkdir(parents=True)
    (folder / "index.ts").write_text("export const drawn = 1;\nvar a = 1\n")
    (folder / "locale" / "fr.ftl").write_text(f"ui-long = {'x' * 111}\n")
    said = re.sub(r"\x1b\[[0-9;]*m", "", drawn_badly(tree, TITLE))  # tools that see a CI machine write in colours
    assert f"web/src/games/{TITLE}/locale/fr.ftl:1: a line of 121, longer than 120" in said
    assert f"[warn] src/games/{TITLE}/index.ts" in said and "no-var" in said


def test_every_name_is_found_in_the_skeleton() -> None:
    names = new.Names(TITLE, CODE, 3, 5)
    files = new.skeleton(ROOT)
    layout = names.put_into(files)[f"src/emporion/games/{TITLE}/table/layout.py"]
    assert "\nFEWEST_SEATS: Final = 3\nMOST_SEATS: Final = 5\n" in layout
    place = "src/emporion/games/newtitle/table/layout.py"
    files[place] = files[place].replace("MOST_SEATS: Final = 4", "MOST_SEATS: Final[i64] = 4")
    with pytest.raises(ValueError, match=r"^the skeleton lacks what is to be replaced: 'MOST_SEATS: Final = 4'$"):
        names.put_into(files)


def test_a_step_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = plant(tmp_path, ["tools/skeleton", "tests/terminal/screens"])
    before = contents(tree)

    def run_until_the_screens(root: Path, *command: str) -> None:
        if command[-2] == "tests.terminal.screens.make":
            (tree / "tests" / "terminal" / "screens" / f"{TITLE}.80x24.en.txt").write_text("half\n")
            raise UsageError("the disk is full")

    monkeypatch.setattr(new, "checkout", lambda: tree)
    monkeypatch.setattr(new, "_run", run_until_the_screens)
    with pytest.raises(UsageError, match="the disk is full"):
        new.new(TITLE, CODE)
    assert contents(tree) == before
    assert [folder for folder in new.places(tree, TITLE) if folder.exists()] == []


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["ostia", "--code", "XYZ"], "there is a game ostia already"),
        (
            ["Rhodos", "--code", "XYZ"],
            "'Rhodos' is no name for a title: small letters, digits and _, such as porto_franco",
        ),
        (["a-b", "--code", "XYZ"], "'a-b' is no name for a title: small letters, digits and _, such as porto_franco"),
        (
            ["class", "--code", "XYZ"],
            "'class' is no name for a title: small letters, digits and _, such as porto_franco",
        ),
        ([TITLE, "--code", "rho"], "a code is three capital letters, not 'rho'"),
        ([TITLE, "--code", "OST"], "OST is the code of ostia: choose another"),
        ([TITLE, "--code", CODE, "--seats", "1-9"], "seats are a number or FEWEST-MOST, 2 to 6, not '1-9'"),
        ([TITLE, "--code", CODE, "--seats", "4-2"], "seats are a number or FEWEST-MOST, 2 to 6, not '4-2'"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(arguments: list[str], wrong: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "emporion", "new", *arguments], capture_output=True, text=True, cwd=ROOT
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"emporion: {wrong}\n")


def test_a_word_of_the_sources_is_no_name() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "emporion", "new", "table", "--code", "XYZ"], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 2 and done.stderr.startswith("emporion: table is a word of the sources (src/emporion/")


def test_an_installed_emporion_has_no_sources_to_add_to(tmp_path: Path) -> None:
    done = emporion(plant(tmp_path), "new", TITLE, "--code", CODE)
    wrong = "a title is added to the sources: this Emporion is installed without them"
    assert (done.returncode, done.stderr) == (2, f"emporion: {wrong}\n")
