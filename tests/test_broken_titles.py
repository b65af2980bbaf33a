"""A title that cannot be loaded takes no other down: it is left out, and one sentence says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emporion import compiled
from emporion.cli.commands import new
from emporion.games import titles
from tests.cli.calls import INSTALLED
from tests.trees import ROOT, emporion, plant, run

# The islands have sunk: nobody calls a title so, and what titles there are is nothing to these tests.
MEND = "; run `make install`, or set EMPORION_PURE=1 to run the sources as they are"
FAULTS = {
    "sunk_cnidus": ("from nowhere import anything\n", "No module named 'nowhere' (sunk_cnidus/__init__.py, line 1)"),
    "sunk_delos": ("game = (\n", "'(' was never closed (sunk_delos/__init__.py, line 1)"),
    "sunk_lindos": ("raise RuntimeError('no ship\\ncame')\n", "no ship came (sunk_lindos/__init__.py, line 1)"),
    "sunk_naxos": ("1 / 0\n", "division by zero (sunk_naxos/__init__.py, line 1)"),
}
BLANK = {"sunk_paros": ("", "sunk_paros/__init__.py makes no game")}
WRONG = {
    # title: (file, what stands there, what is put there instead, what is said)
    "sunk_aigina": ("data/game.toml", "minutes = 10\n", "", "data/game.toml has no minutes"),
    "sunk_amorgos": ("data/game.toml", "weight = 1 ", "# ", "data/game.toml has no weight"),
    "sunk_andros": (
        "data/game.toml",
        "recommended_seats = 2",
        "recommended_seats = 9",
        "data/game.toml: 9 seats are recommended and cannot be played",
    ),
    "sunk_astypalaia": ("data/bots.toml", "[hard]", "[harder]", "data/bots.toml has no [hard]"),
    "sunk_chalki": (
        "game.py",
        'title = "sunk_chalki"',
        'title = "sunk_chalke"',
        "its game calls itself 'sunk_chalke': `title` must be the name of the folder",
    ),
    "sunk_chios": (
        "data/game.toml",
        "minutes = 10",
        'minutes = "ten"',
        "data/game.toml: minutes is a number from 1 up, not 'ten'",
    ),
    "sunk_ikaria": ("__init__.py", "game = SunkIkaria(PLAY, sight)\n", "", "sunk_ikaria/__init__.py makes no game"),
    "sunk_kasos": (
        "data/goods.toml",
        'id = "oil"\ncount = 18',
        'id = "oil"',
        "data/goods.toml: good oil has no count (sunk_kasos/table/components.py, line 18)",
    ),
    "sunk_kythnos": (
        "data/options.toml",
        'type = "bool"',
        'type = "boolean"',
        "data/options.toml: option alone_pays_double: the type is bool, enum, int or seat, not 'boolean' "
        "(sunk_kythnos/table/components.py, line 14)",
    ),
    "sunk_leros": ("data/options.toml", "seats = 2\n", "", "data/options.toml: preset first has no seats"),
    "sunk_melos": ("locale/fr.ftl", "game-pitch = ", "game-pich = ", "locale/fr.ftl has no text game-pitch"),
    "sunk_nisyros": (
        "locale/en.ftl",
        "option-alone_pays_double = Double for the only one",
        "option-alone_pays_double = Double for the { only one",
        "locale/en.ftl has no text option-alone_pays_double",
    ),
    "sunk_patmos": ("rulebook.fr.md", None, None, "rulebook.fr.md is missing"),
    "sunk_psara": ("data/options.toml", "[[preset]]", "[[reset]]", "data/options.toml has no [[preset]]"),
    "sunk_seriphos": (
        "data/judgement.toml",
        "later = 1.1",
        "latter = 1.1",
        "data/judgement.toml has latter, which is no field of Weights (sunk_seriphos/mind/weights.py, line 15)",
    ),
    "sunk_syros": (
        "data/goods.toml",
        "count = 18",
        "count 18",
        "data/goods.toml: Expected '=' after a key in a key/value pair (at line 4, column 7) "
        "(sunk_syros/table/components.py, line 12)",
    ),
    "sunk_tenos": ("locale/fr.ftl", None, None, "locale/fr.ftl is missing"),
}
"""Titles that are complete but for one thing."""
UNCOMPILED = "from emporion.kernel.step import Ask\n\n\nclass Bid(Ask):\n    pass\n\n\nBid()\n"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    planted = plant(tmp_path_factory.mktemp("broken"), compiled=compiled())
    for title, (source, _) in {**FAULTS, **BLANK}.items():
        add(planted, title, source)
    return planted


@pytest.fixture(scope="module")
def wanting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources with titles each of which lacks one thing."""
    planted = plant(tmp_path_factory.mktemp("wanting"))
    skeleton = new.skeleton(ROOT)
    for title, (file, old, put, _) in WRONG.items():
        written = new.Names(title, "WRG", 2, 4).put_into(skeleton)
        new.write(planted, {place: text for place, text in written.items() if place.startswith("src/")})
        broken = planted / "src" / "emporion" / "games" / title / file
        if old is None or put is None:
            broken.unlink()
        else:
            text = broken.read_text(encoding="utf-8")
            assert old in text, (title, old)
            broken.write_text(text.replace(old, put, 1), encoding="utf-8")
    return planted


def add(tree: Path, title: str, source: str) -> None:
    folder = tree / "src" / "emporion" / "games" / title
    folder.mkdir()
    (folder / "__init__.py").write_text(source)


def sentence(title: str, pure: bool) -> str:
    wrong = {**FAULTS, **BLANK}[title][1]
    return f"{title} cannot be loaded: {wrong}{'' if pure or title in BLANK else MEND}"


@pytest.mark.parametrize("pure", [True, pytest.param(False, marks=pytest.mark.skipif(not compiled(), reason="pure"))])
def test_listings_leave_it_out_and_say_so_once(tree: Path, pure: bool) -> None:
    done = emporion(tree, "games", "--json", pure=pure)
    assert done.returncode == 0
    assert [entry["game"] for entry in json.loads(done.stdout)] == titles()
    assert done.stderr.splitlines() == [f"left out: {sentence(title, pure)}" for title in [*FAULTS, *BLANK]]


@pytest.mark.parametrize("title", [*FAULTS, *BLANK])
def test_who_asks_for_it_is_told_what_is_wrong(tree: Path, title: str) -> None:
    done = emporion(tree, "fuzz", title)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"emporion: {sentence(title, True)}\n")


def test_a_title_that_lacks_one_thing_takes_no_list_down(wanting: Path) -> None:
    left_out = [f"left out: {title} cannot be loaded: {wrong}" for title, (*_, wrong) in sorted(WRONG.items())]
    for language in ("fr", "en"):
        done = emporion(wanting, "games", "--lang", language, "--json")
        assert [entry["game"] for entry in json.loads(done.stdout)] == titles()
        assert (done.returncode, done.stderr.splitlines()) == (0, left_out)
    offered = run(wanting, "-c", OFFERED)
    assert (json.loads(offered.stdout), offered.stderr.splitlines()) == (titles(), left_out)


def test_what_a_game_does_not_define_is_named(tmp_path: Path) -> None:
    planted = plant(tmp_path)
    written = new.Names("sunk_thera", "WRG", 2, 4).put_into(new.skeleton(ROOT))
    new.write(planted, {place: text for place, text in written.items() if place.startswith("src/")})
    game = planted / "src" / "emporion" / "games" / "sunk_thera" / "game.py"
    game.write_text(game.read_text(encoding="utf-8").replace("def lay(", "def laid("), encoding="utf-8")
    done = emporion(planted, "fuzz", "sunk_thera")
    assert done.returncode == 1
    assert "NotImplementedError: the game of sunk_thera has no `lay`" in done.stdout


OFFERED = """
import json
from emporion.server.web.catalogue import catalogue
from emporion.server.workers.programs import Programs
print(json.dumps(sorted(game.title for game in catalogue(Programs()))))
"""
"""What the server answers to who asks for the games."""


@pytest.mark.skipif(not compiled(), reason="there is no compiled engine")
def test_an_uncompiled_title_says_what_to_do(tree: Path) -> None:
    add(tree, "sunk_samos", UNCOMPILED)
    done = emporion(tree, "fuzz", "sunk_samos", pure=False)
    wrong = "interpreted classes cannot inherit from compiled (sunk_samos/__init__.py, line 8)"
    assert (done.returncode, done.stderr) == (2, f"emporion: sunk_samos cannot be loaded: {wrong}{MEND}\n")
    (tree / "src" / "emporion" / "games" / "sunk_samos" / "__init__.py").unlink()


def test_the_shell_completes_all_the_same(tree: Path) -> None:
    for line in ("emporion sim sunk_delos -o ", "emporion rules sunk_delos "):
        done = run(
            tree,
            *INSTALLED[1:],
            _EMPORION_COMPLETE="complete_fish",
            _TYPER_COMPLETE_FISH_ACTION="get-args",
            _TYPER_COMPLETE_ARGS=line,
        )
        assert (done.stdout.strip(), done.stderr) == ("", "")
