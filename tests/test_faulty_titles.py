"""Titles that load and go wrong: a line says what is wrong, with its field or its file, another how to see it again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emporion.cli.commands import new
from tests.trees import ROOT, emporion, plant

FAULTS = {
    # title: (file, what stands there, what is put there instead)
    "sunk_kos": ("steps/quay.py", "good_ref(word - SHIP)}, 1 << seat)", "good_ref(word - SHIP)})"),
    "sunk_thera": ("mind/judgement.py", "float(t.coins(seat))", "float(t.coins(seat) // 0)"),
    "sunk_lemnos": ("rules/setup.py", "    t.v[ROUND] = 1\n", "    t.v[10**6] = 1\n"),
    "sunk_naxos": (
        "steps/market.py",
        "    def say(self, t: SunkNaxosTable, seat: i64, word: i64) -> None:\n        t.pop()\n"
        "        good: i64 = word - TAKE\n        t.change_market(good, -1)\n        t.change_hand(seat, good, 1)\n",
        "    def asks_always(self, t: SunkNaxosTable, seat: i64) -> bool:\n        return True\n\n"
        "    def say(self, t: SunkNaxosTable, seat: i64, word: i64) -> None:\n        good: i64 = word - TAKE\n",
    ),
    "sunk_skyros": ("sight/seen.py", "int(DECK.size(t))", "int(DECK.card(t, 0)) if DECK.size(t) else 0"),
}
DIVIDED = "ZeroDivisionError: integer division or modulo by zero"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    planted = plant(tmp_path_factory.mktemp("faulty"))
    skeleton = new.skeleton(ROOT)
    for title, (file, old, put) in FAULTS.items():
        written = new.Names(title, "WRG", 2, 4).put_into(skeleton)
        place = f"src/emporion/games/{title}/{file}"
        assert written[place].count(old) == 1, (title, old)
        written[place] = written[place].replace(old, put)
        new.write(planted, {path: text for path, text in written.items() if path.startswith("src/")})
    return planted


def fuzz(tree: Path, title: str, *more: str) -> list[str]:
    done = emporion(tree, "fuzz", title, "--games", "6", *more)
    assert (done.returncode, done.stderr) == (1, "")
    return done.stdout.splitlines()


def test_a_leak_is_named_and_found_again(tree: Path) -> None:
    """A sealed choice is told to everybody: the word, the figure, and the command that shows it once more."""
    _, what, where, again, *_ = fuzz(tree, "sunk_kos")
    assert what.startswith("  ") and " could tell " in what and " of seat " in what and ": it is told " in what
    assert where.startswith("    2 seats, after ") and where.endswith(", in ship_goods")
    words = again.split()
    assert words[:4] == ["emporion", "fuzz", "sunk_kos", "--record"]
    shown = fuzz(tree, "sunk_kos", "--record", words[4])
    assert shown[0].startswith("sunk_kos: 1 match in 1 configurations, ")
    assert " could tell " in shown[1] and shown[2] == where and len(shown) == 3
    Path(words[4]).unlink()


def test_a_sight_that_differs_names_its_field(tree: Path) -> None:
    done = json.loads(emporion(tree, "fuzz", "sunk_skyros", "--games", "6", "--json").stdout)
    assert ": its sight differs at deck_size: " in done["failures"][0]["check"]
    assert done["failures"][0]["where"].startswith("after ")


@pytest.mark.parametrize(
    ("title", "what", "where"),
    [
        ("sunk_thera", f"{DIVIDED} (sunk_thera/mind/judgement.py, line 12)", "after "),
        ("sunk_lemnos", "IndexError: index out of range (sunk_lemnos/rules/setup.py, line 11)", "while the table is"),
    ],
)
def test_a_crash_has_a_file_and_a_line(tree: Path, title: str, what: str, where: str) -> None:
    done = json.loads(emporion(tree, "fuzz", title, "--games", "6", "--json").stdout)
    assert done["failures"][0]["check"] == what
    assert done["failures"][0]["where"].startswith(where)


def test_a_judgement_that_raises_ends_an_arena_with_a_line(tree: Path) -> None:
    done = emporion(tree, "arena", "sunk_thera", "--bots", "easy,random", "--games", "2")
    said = f"emporion: sunk_thera failed: {DIVIDED} (sunk_thera/mind/judgement.py, line 12)\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_a_match_that_never_ends_is_said_to_with_the_step_that_stays(tree: Path) -> None:
    """However many matches are asked for, and by bots as by the kit: nothing hangs."""
    wrong = "the match does not end: 100000 decisions so far, TakeCard is asked again and again"
    done = emporion(tree, "fuzz", "sunk_naxos", "--games", "6", "--json", timeout=500)
    found = json.loads(done.stdout)
    (failure,) = found.pop("failures")
    assert (failure["check"], failure["where"]) == (wrong, "after 5000 words, in take_card")
    assert (found["games"], found["decisions"]) == (1, 5000)
    done = emporion(tree, "sim", "sunk_naxos", "--games", "2", timeout=500)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"emporion: sunk_naxos failed: {wrong}\n")


def test_a_record_of_another_title_is_refused(tree: Path) -> None:
    record = sorted((ROOT / "tests" / "fixtures" / "ostia").glob("*.record"))[0]
    done = emporion(tree, "fuzz", "sunk_kos", "--record", str(record))
    said = f"emporion: {record.name}: this is a record of 'ostia', not of sunk_kos\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
