"""Every lesson of every title is taken: its tables are legal, whatever is right leads on, every mistake is answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.games import titles
from emporion.kernel.refusal import Refused
from emporion.kernel.text import rulebook
from emporion.school import lesson as lessons
from emporion.school.check import faults, lesson_faults, text_faults
from emporion.school.desk import Desk, judged
from emporion.school.lesson import Place, Step, course, trials

LESSON = """
minutes = 2
learnt = ["OST-4.1.2"]
[start]
seats = 4
seed = "school"
[[step]]
id = "look"
[[step]]
id = "card"
rule = "OST-4.1.2"
right = ["take:wood"]
then = "* default"
[[step.mistake]]
id = "salt"
on = ["take:salt"]
rule = "OST-2.3.1"
figures = [{ name = "offer", before = 4, after = 1 }]
[[step.mistake]]
id = "other"
rule = "OST-2.3.1"
[[step]]
id = "question"
rule = "OST-1.1.3"
choices = ["yes", "no"]
right = ["choice:no"]
[[step.mistake]]
id = "yes"
on = ["choice:yes"]
rule = "OST-1.1.3"
"""
TEXTS = """
lesson-tiny = A lesson
    .aim = What for
    .learnt-1 = A thing
tiny-look = Look
    .text = Here
tiny-card = Which card?
    .text = Take one.
    .hint = There
    .right = Yes
    .salt = Salt is worth less
    .other = So is that
tiny-question = Is it?
    .text = Well
    .hint = Think
    .right = Yes
    .yes = No
    .choice-yes = Yes
    .choice-no = No
figure-offer = Offer
"""
TINY = Place("ostia", "tiny")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A school with one lesson, in the place of the title's own."""
    monkeypatch.setattr(lessons, "folder", lambda _: tmp_path)
    write(tmp_path)
    course.cache_clear()
    yield tmp_path
    course.cache_clear()


def write(folder: Path, lesson: str = LESSON, texts: str = TEXTS) -> None:
    course.cache_clear()
    (folder / "01-tiny.toml").write_text(lesson, encoding="utf-8")
    for language in ("en", "fr"):
        (folder / f"{language}.ftl").write_text(texts, encoding="utf-8")


@pytest.mark.parametrize("title", titles())
def test_every_lesson_can_be_taken(title: str) -> None:
    assert faults(title) == []


def test_a_right_answer_leads_on_and_a_mistake_changes_nothing(folder: Path) -> None:
    desk = Desk(TINY, 1)
    words = len(desk.match.said)
    verdict = desk.answer(["take:salt"])
    assert (verdict.kind, verdict.mistake and verdict.mistake.id) == ("mistake", "salt")
    assert (desk.number, len(desk.match.said)) == (1, words)
    assert desk.answer(["take:wood"]).kind == "right"
    assert desk.number == 2 and len(desk.match.said) == words + 5  # those of the others until the learner is asked
    assert desk.answer(["choice:yes"]).kind == "mistake"
    assert desk.answer(["choice:no"]).kind == "right"
    assert desk.ended


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [
        ("man:*", True),
        ("2xman:*", True),
        ("3xman:*", False),
        ("!3xman:* commit", True),
        ("!2xman:* commit", False),
        ("!commit", False),
        ("2xcommit", False),
    ],
)
def test_a_pattern_can_count_what_was_said(pattern: str, fits: bool) -> None:
    step = Step("men", right=[pattern])
    assert (judged(step, ["man:1/0/1", "man:1/1/1", "commit"]).kind == "right") is fits


def test_what_no_table_allows_is_refused_with_its_rule(folder: Path) -> None:
    verdict = Desk(TINY, 1).answer(["bid:20"])
    assert verdict.kind == "refused" and verdict.word == "bid:20" and verdict.refusal is not None


def test_what_was_answered_before_is_what_the_table_shows(folder: Path) -> None:
    said = [(each.seat, each.word) for each in Desk(TINY, 2, [[], ["take:wood"]]).match.said]
    assert said == [(each.seat, each.word) for each in Desk(TINY, 2).match.said]
    with pytest.raises(Refused):
        Desk(TINY, 2, [[], ["bid:20"]])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('right = ["take:wood"]', 'right = ["take:gold"]', "nothing right is offered"),
        ('right = ["choice:no"]', 'right = ["choice:maybe"]', "nothing right is offered"),
        ('rule = "OST-1.1.3"\nchoices', 'rule = "OST-99.9"\nchoices', "no rule 'OST-99.9'"),
        ('learnt = ["OST-4.1.2"]', "learnt = []", "nothing is learnt"),
        ('on = ["take:salt"]', 'on = ["bid:8"]', "nothing that is offered makes the mistake salt"),
        ('id = "other"', 'id = "wine"\non = ["take:wine"]', "it needs the mistake `other`"),
        ('then = "* default"', 'then = "0 bid:20"', "may not be said"),
        ('seed = "school"', 'seed = "school"\nwords = "* default\\n0 take:wood"', "is not asked"),
        ("minutes = 2", "minutes = 9", "9 minutes"),
        ('id = "look"', 'id = "card"', "two steps have one id"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(folder: Path, old: str, new: str, fault: str) -> None:
    assert lesson_faults(TINY) == []
    assert old in LESSON
    write(folder, LESSON.replace(old, new))
    assert any(fault in told for told in lesson_faults(TINY)), lesson_faults(TINY)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("    .salt = Salt is worth less\n", "", "no text tiny-card.salt"),
        ("    .learnt-1 = A thing\n", "", "no text lesson-tiny.learnt-1"),
        ("figure-offer = Offer", "", "no text figure-offer"),
        ("    .choice-no = No", "", "no text tiny-question.choice-no"),
        ("    .hint = Think", "    .hint = Think\n    .more = Nobody", "nobody reads tiny-question.more"),
        ("Take one.", "{ $missing }", "missing"),
        ("figure-offer", "tiny-gone = Gone\nfigure-offer", "nobody reads tiny-gone"),
    ],
)
def test_what_is_wrong_with_its_texts_is_found(folder: Path, old: str, new: str, fault: str) -> None:
    assert [*text_faults("ostia", "fr")] == []
    assert old in TEXTS
    write(folder, texts=TEXTS.replace(old, new))
    assert any(fault in told for told in text_faults("ostia", "fr")), [*text_faults("ostia", "fr")]


@pytest.mark.parametrize("title", [title for title in titles() if course(title)])
def test_every_rule_to_be_tried_opens_its_position(title: str) -> None:
    """The step stands under that rule, its solution is legal word by word, and is right."""
    found = trials(title)
    rules = set(rulebook(title, "en").ids())
    assert len(found) >= 8 and len({each.rule for each in found}) == len(found)
    assert sum(1 for each in found if each.like) >= 5, "worked examples of the rulebook, too"
    for rule, name, step, like in found:
        place = Place(title, name)
        steps = [each.id for each in course(title)[name].step]
        desk = Desk(place, steps.index(step))
        assert rule in rules and desk.step.rule == (like or rule) and desk.asked()
        assert desk.answer(desk.solution()).kind == "right"
