"""Every rule of every title is shown by a test or states no behaviour, and the tool that says so notices if not."""

from pathlib import Path

import pytest

from coverage_rules import Citation, citations, cover, look_at, unknown_citations
from emporion.games import titles
from emporion.kernel.text import LANGUAGES, rulebook

MODULE = """
import pytest

pytestmark = [pytest.mark.rule("TST-1.1"), pytest.mark.slow]

@pytest.mark.rule("TST-1.2", "TST-1.3")
@pytest.mark.parametrize("x", [1, 2])
def test_one(x): ...

def test_two(): ...

def not_a_test(): ...

@pytest.mark.rule("TST-2.1")
class TestThree:
    pytestmark = pytest.mark.rule("TST-2.2")

    @pytest.mark.rule("TST-1.1")
    async def test_four(self): ...
"""


@pytest.mark.parametrize("title", titles())
def test_every_rule_is_covered(title: str) -> None:
    coverages, astray = look_at([title])
    assert [*coverages[0].problems, *astray] == []


@pytest.mark.parametrize("title", titles())
def test_the_rulebooks_have_the_same_rules_in_all_languages(title: str) -> None:
    first, *others = (rulebook(title, language).ids() for language in LANGUAGES)
    assert len(set(first)) == len(first) > 0
    assert all(ids == first for ids in others)


def test_marks_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_module.py").write_text(MODULE)
    (tmp_path / "helpers.py").write_text(MODULE)
    name = "deep/test_module.py"
    assert citations(tmp_path) == [
        Citation("TST-1.1", f"{name}::test_one"),
        Citation("TST-1.2", f"{name}::test_one"),
        Citation("TST-1.3", f"{name}::test_one"),
        Citation("TST-1.1", f"{name}::test_two"),
        Citation("TST-1.1", f"{name}::TestThree::test_four"),
        Citation("TST-2.1", f"{name}::TestThree::test_four"),
        Citation("TST-2.2", f"{name}::TestThree::test_four"),
    ]


def problems(ids: list[str], cited: list[str], listed: dict[str, str]) -> list[str]:
    return cover("tiny", ids, [Citation(rule, "test_it") for rule in cited], listed).problems


def test_a_rule_is_cited_or_listed() -> None:
    assert problems(["A-1", "A-2"], ["A-1"], {"A-2": "a note"}) == []
    assert problems(["A-1", "A-2"], ["A-1"], {}) == ["A-2 is cited by no test and not listed in no_behaviour.toml"]
    assert problems(["A-1"], ["A-1"], {"A-1": "a note"}) == ["A-1 is listed in no_behaviour.toml, but cited by test_it"]
    assert problems(["A-1"], ["A-1"], {"A-9": "a note"}) == [
        "A-9 is listed in no_behaviour.toml, but there is no such rule"
    ]
    assert problems(["A-1"], [], {"A-1": " "}) == ["A-1 is listed in no_behaviour.toml without a reason"]


def test_a_test_cites_rules_that_exist() -> None:
    cited = [Citation("A-1", "test_one"), Citation("A-7", "test_two")]
    assert unknown_citations({"A-1"}, cited) == ["test_two cites A-7, which no rulebook has"]


def test_a_rule_given_by_a_name_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("import pytest\n@pytest.mark.rule(RULE)\ndef test_it(): ...\n")
    assert unknown_citations({"A-1"}, citations(tmp_path)) == ["test_it.py::test_it cites RULE, which no rulebook has"]
