"""`emporion rules ID --code`: where a rule stands in the code and in the tests."""

from __future__ import annotations

import json
import re
from pathlib import Path

from emporion.cli.citations import places
from emporion.kernel.text import rulebook
from tests.cli.calls import complaint, emporion
from tests.cli.test_completion import in_fish
from tests.trees import ROOT, plant
from tests.trees import emporion as emporion_in

PLACE = re.compile(r"([^:]+):([0-9]+)  (.+)")


def test_every_place_names_the_rule_or_is_a_test_marked_with_it() -> None:
    shown = emporion("rules", "CPL-4.6.1", "--code").stdout.splitlines()
    assert len(shown) > 3
    paths = []
    for line in shown:
        found = PLACE.fullmatch(line)
        assert found is not None, line
        path, number, text = found.groups()
        lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
        assert lines[int(number) - 1].strip() == text
        assert re.search(r"CPL-4\.6\.1(?![0-9.])", "\n".join(lines[: int(number)]))
        paths.append(path)
    assert "src/emporion/games/constantinopolis/steps/acceptance/together.py" in paths
    assert "tests/rules/constantinopolis/test_secrecy.py" in paths
    assert paths == sorted(paths, key=lambda path: (path.startswith("tests/"), path))


def test_a_test_is_shown_by_its_name() -> None:
    [rule] = json.loads(emporion("rules", "ost-4.1.7", "--code", "--json").stdout)
    assert (rule["id"], rule["text"]) == ("OST-4.1.7", "The minimum of a lot is the sum of the two printed values.")
    assert {place["path"].split("/")[0] for place in rule["code"]} == {"src"}
    assert all(place["path"].startswith("tests/") for place in rule["tests"])
    assert any(place["text"].startswith("def test_") for place in rule["tests"])


def test_a_beginning_lists_all_below_it() -> None:
    listed = emporion("rules", "OST-4.6", "--code").stdout.splitlines()
    assert [line for line in listed if not PLACE.fullmatch(line)] == [
        "OST-4.6.1",
        "OST-4.6.2",
        "OST-4.6.3",
        "no line of the engine names OST-4.6.3: it follows from the rules beside it",
    ]
    with_title = emporion("rules", "ostia", "OST-4.6", "--code").stdout.splitlines()
    assert with_title == listed


def test_a_rule_between_two_that_are_named_is_found() -> None:
    """`CNV-5.2.2 to CNV-5.2.8` speaks of Jupiter's rule."""
    [rule] = json.loads(emporion("rules", "CNV-5.2.3", "--code", "--json").stdout)
    named = {place["path"] for place in rule["code"] if "CNV-5.2.2 to CNV-5.2.8" in place["text"]}
    assert named == {"src/emporion/games/concordia_venus/rules/scoring.py"}


def test_who_names_a_section_is_told_of_where_nobody_names_the_rule() -> None:
    [rule] = json.loads(emporion("rules", "PCA-4.9.4", "--code", "--json").stdout)
    told = [place["text"] for place in rule["code"] if place["path"].startswith("src/")]
    assert all("(PCA-4.9)" in text for text in told)
    assert '"""The voyage of a charter ship (PCA-4.9)."""' in told


FOLLOW_FROM_OTHERS = [
    *("ANT-3.1.8", "ANT-3.1.9", "ANT-4.0.2"),
    *("CNV-4.3.8", "CNV-4.18.1"),
    *("CPL-3.1.7", "CPL-4.0.1", "CPL-4.4.5", "CPL-4.0.6", "CPL-6.2.1"),
    *("OST-4.0.1", "OST-4.0.5", "OST-4.1.14", "OST-4.1.17", "OST-4.6.3", "OST-6.2.1"),
    *("PCA-3.1.7", "PCA-4.1.3", "PCA-4.2.9", "PCA-4.10.3", "PCA-5.2.4", "PCA-4.13.2", "PCA-4.13.3"),
]
"""Rules of play that no line of the engine carries out: what they say comes of others, or of how steps are built."""


def test_the_code_of_every_rule_of_play_is_found() -> None:
    """Chapters 3 to 6: setup, play, end, options. Rulings and examples have tests."""
    titles = ("antiquity", "concordia_venus", "constantinopolis", "ostia", "porto_carthago")
    rules = [rule for title in titles for rule in rulebook(title, "en").ids() if rule[4] in "3456" and rule[5] == "."]
    found = places(rules)
    missing = [rule for rule in rules if not any(place.of_the_engine() for place in found[rule].code)]
    assert missing == FOLLOW_FROM_OTHERS


def test_a_rule_is_found_without_its_title() -> None:
    assert emporion("rules", "OST-4.1.7").stdout == emporion("rules", "ostia", "OST-4.1.7").stdout
    assert complaint("rules", "OST-77.77", "--code").startswith("ostia has no rule 'OST-77.77'")
    assert complaint("rules", "XYZ-1.1", "--code").startswith("no game 'XYZ-1.1'")
    assert in_fish("emporion rules OST-4.6") == ["OST-4.6.1", "OST-4.6.2", "OST-4.6.3"]


def test_a_package_without_its_tests_shows_what_is_there(tmp_path: Path) -> None:
    tree = plant(tmp_path)
    done = emporion_in(tree, "rules", "OST-4.1.7", "--code", "--json")
    [rule] = json.loads(done.stdout)
    assert rule["tests"] == []
    assert {place["path"].rpartition("/ostia/")[0] for place in rule["code"]} == {"emporion/games"}  # and no example


def test_a_rule_nobody_names_says_so(tmp_path: Path) -> None:
    tree = plant(tmp_path)
    book = tree / "src" / "emporion" / "games" / "ostia" / "rulebook.en.md"
    book.write_text(f"{book.read_text(encoding='utf-8')}\n\n**OST-99.1** Nobody whistles.\n", encoding="utf-8")
    assert emporion_in(tree, "rules", "OST-99.1", "--code").stdout == "nothing names OST-99.1\n"
