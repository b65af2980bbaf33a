"""Rulebooks one can learn from: a page to begin with, a first turn with pictures, examples beside rules, an annex."""

import re
from pathlib import Path

import pytest

from emporion.games import load
from emporion.kernel.record import read_record
from emporion.kernel.rulebook import PICTURE
from emporion.kernel.text import LANGUAGES, rulebook, rulebook_file
from rule_pictures import KINDS, MOMENTS

WEB = Path(__file__).parents[1] / "web" / "src" / "games"
HEADS = {
    "en": ("On one page", "Your first turn", "Playing well"),
    "fr": ("En une page", "Votre premier tour", "Bien jouer"),
}
TITLES = sorted(MOMENTS)
"""Those whose pictures are taken; a title that is being made has no table to be looked at yet."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_rulebook_begins_with_a_page_and_a_first_turn_and_ends_with_advice_and_an_annex(
    title: str, language: str
) -> None:
    names = [section.title for section in rulebook(title, language).sections if section.title]
    page, turn, well = HEADS[language]
    assert names[:2] == [page, turn]
    annex = [name for name in names if re.match(r"\d Annex", name)]
    assert [name[0] for name in annex] == ["7", "8", "9"]
    assert names.index(well) + 1 == names.index(annex[0])
    sections = {section.title: section.introduction for section in rulebook(title, language).sections}
    assert 150 <= len(sections[page].split()) <= 330, "it is one page"
    assert len(re.findall(r"^\d+\. ", sections[well], re.MULTILINE)) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_picture_of_a_rulebook_is_there(title: str, language: str) -> None:
    found = PICTURE.findall(rulebook_file(title, language).read_text(encoding="utf-8"))
    assert [name for _, name in found] == list(KINDS)
    assert all(said.endswith((".", "?")) for said, _ in found)
    for name in KINDS:
        size = (WEB / title / "pictures" / f"{name}.{language}.webp").stat().st_size
        assert 10_000 < size < 120_000


@pytest.mark.parametrize("title", TITLES)
def test_examples_stand_beside_the_rules_they_explain(title: str) -> None:
    for section in rulebook(title, "en").sections:
        examples = [rule.example for rule in section.rules]
        assert not any(examples[:1]), f"{section.title}: an example stands before any rule"
        assert not section.title.startswith("8 ") or not any(examples)
    assert sum(rule.example for section in rulebook(title, "en").sections for rule in section.rules) >= 13


@pytest.mark.parametrize("title", TITLES)
def test_the_first_turn_that_is_told_can_be_replayed(title: str) -> None:
    text = (WEB / title / "pictures" / "first_turn.record").read_text(encoding="utf-8")
    match = read_record(load(title), text)
    assert match.over()
    seats = [text.split("\n---\n")[1].splitlines()[word].split()[0] for word in MOMENTS[title][:3]]
    assert len(set(seats)) == 1, "the reader sits at one seat"
