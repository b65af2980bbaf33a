"""Which saved match goes on: asked page by page, and what nobody wants any more is removed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from emporion.terminal import start
from emporion.terminal.keeping.resuming import Resuming
from emporion.terminal.keeping.saves import Damaged, Party, Save, damaged, folder, unfinished
from emporion.terminal.screen import Leave
from tests.terminal.driver import Typist, new_match

PARTY = Party(0, ["random", "easy"], "fr")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMPORION_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(time, "strftime", lambda *_: "2026-11-16 12:00")
    return tmp_path / "data" / "terminal"


def saves(number: int) -> list[Save]:
    """So many matches, the latest first."""
    found = [Save.new(new_match("ostia", "t"), PARTY) for _ in range(number)]
    for age, save in enumerate(found):
        os.utime(save.path, (1_000_000 - age, 1_000_000 - age))
    return found


def chosen(*script: str, language: str = "en") -> tuple[str, list[str]]:
    """The name of the match that goes on after these answers, and what was seen before each of them."""
    typist = Typist(iter(script))
    save, _, _ = Resuming(typist.screen, language).open("")
    typist.seen()
    return save.name, typist.screens


def test_a_wrong_number_is_told_with_the_right_ones() -> None:
    several = saves(2)
    name, screens = chosen("7", "remove 9", "x", "2")
    assert name == several[1].name
    asked = "Which one? A number, Enter for the first, remove and a number, q to leave.\n"
    assert screens[0] == (
        "Unfinished matches, the latest first:\n"
        " 1) Ostia  0 moves, 2026-11-16 12:00\n"
        f" 2) Ostia  0 moves, 2026-11-16 12:00\n{asked}"
    )
    assert screens[1:4] == [f"No match has that number: 1 to 2.\n{asked}"] * 3
    french = chosen("7", "", language="fr")[1]
    assert french[0].splitlines()[1] == " 1) Ostia  0 coup joué, 2026-11-16 12:00"
    assert french[1] == (
        "Aucune partie ne porte ce numéro\u00a0: de 1 à 2.\n"
        "Laquelle\u00a0? Un numéro, Entrée pour la première, «\u00a0supprimer\u00a0» et un numéro, q\npour partir.\n"
    )


def test_many_matches_come_page_by_page() -> None:
    several = saves(22)
    name, screens = chosen("next", "22")
    assert name == several[21].name
    assert screens[0].count(") Ostia") == 19 and screens[0].count("\n") <= 23
    assert screens[0].endswith("q to leave.\nnext: 3 more matches.\n")
    assert [line[:9] for line in screens[1].splitlines()[:3]] == ["20) Ostia", "21) Ostia", "22) Ostia"]
    assert "next:" not in screens[1]


@pytest.mark.parametrize(
    ("language", "remove", "no", "yes", "asked"),
    [
        ("en", "remove 1", "no", "yes", "Remove for good? Ostia  0 moves, 2026-11-16 12:00 (yes or no)\n"),
        (
            "fr",
            "supprimer 1",
            "non",
            "oui",
            "Supprimer pour toujours\u00a0? Ostia  0 coup joué, 2026-11-16 12:00 (oui ou non)\n",
        ),
    ],
)
def test_a_match_is_removed_after_it_was_asked(language: str, remove: str, no: str, yes: str, asked: str) -> None:
    first, second = saves(2)
    name, screens = chosen(remove, no, remove, yes, "1", language=language)
    assert name == second.name
    assert screens[1] == screens[3] == asked
    assert screens[4].count(") Ostia") == 1
    assert not first.path.exists() and not first.path.with_suffix(".json").exists()


def test_nobody_is_asked_when_nothing_is_left() -> None:
    saves(2)
    with pytest.raises(Leave):
        chosen("remove 1", "yes", "remove 1", "yes")
    assert unfinished() == [] and list(folder().iterdir()) == []


def test_who_leaves_at_the_question_finds_the_prompt_on_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    saves(2)
    typist = Typist(iter(()))  # Ctrl-D
    monkeypatch.setattr(start, "Screen", lambda: typist.screen)
    start.resume("", "en")
    typist.seen()
    assert typist.prompts == ["> "] and typist.screens[1] == "\n"


def test_a_match_without_its_record_is_damaged_and_not_unknown() -> None:
    (save,) = saves(1)
    save.path.unlink()
    assert unfinished() == [] and [each.name for each in damaged()] == [save.name]
    with pytest.raises(Damaged, match=rf"^the saved match {save.name} is damaged: its record is missing \("):
        chosen()
