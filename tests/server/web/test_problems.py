"""Every problem has a code, every code a sentence in both languages, and every sentence the figures it names."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import emporion.server
from emporion.kernel.record import CHANGED
from emporion.kernel.text import LANGUAGES
from emporion.server.problems import CODES, ProblemError, bad_record, of_status

SERVER = Path(emporion.server.__file__).parent
LOCALE = Path(__file__).parents[3] / "web" / "src" / "locale"
OF_THE_CLIENT = {"offline", "unknown", "chat"}  # problems the browser finds by itself


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """The codes that have a sentence, with the figures it names."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("error-"):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name.removeprefix("error-")] = variables.names
    return found


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Every problem the server makes: where, its code, and the figures it is given."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            where = f"{file.name}:{node.lineno}"
            if name == "Problem":
                assert file.name == "problems.py", f"{where}: only problems.py makes problems"
            if name == "Counted":
                yield where, ast.literal_eval(node.args[1]), {"most"}
            if name == "ProblemError" and file.name != "problems.py":
                figures = {word.arg or "" for word in node.keywords} - {"detail"}
                for code in codes(node.args[0]):
                    yield where, code, figures


def codes(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return codes(node.body) + codes(node.orelse)
    if isinstance(node, ast.Attribute) and node.attr == "code":
        return []  # a `Counted`, which is looked at where it is made
    assert isinstance(node, ast.Constant) and isinstance(node.value, str), ast.dump(node)
    return [node.value]


def test_every_problem_the_server_makes_is_in_the_table_with_its_figures() -> None:
    made = list(raised())
    assert len(made) > 50
    assert [where for where, code, figures in made if CODES[code].figures() != figures] == []


def test_no_code_is_left_over() -> None:
    made = {code for _, code, _ in raised()}
    elsewhere = {
        "bad-record",
        "changed-record",
        "not-found",
        "not-allowed",
        "too-slow",
        "cancelled",
        "deleted",
        "signed-out",
    }  # made in problems.py, or told by a socket's end
    assert sorted(set(CODES) - made - elsewhere) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    assert set(sentences(language)) == set(CODES) | OF_THE_CLIENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_no_figure_that_is_not_there(language: str) -> None:
    said = sentences(language)
    assert {code: said[code] - CODES[code].figures() for code in CODES if said[code] - CODES[code].figures()} == {}


def test_the_protocol_names_every_code() -> None:
    text = (LOCALE.parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = text.partition("Error keys: `")[2].partition("`")[0].split()
    assert sorted(listed) == sorted(CODES)


def test_a_problem_says_its_figures_in_english_too() -> None:
    problem = ProblemError("bad-seats", allowed="2, 4", seats=3)
    assert problem.status == 400
    assert problem.problem().message == "with these options the game is for 2, 4 seats, not 3"
    assert problem.problem().figures == {"allowed": "2, 4", "seats": 3}
    assert ProblemError("too-fast", seconds=7).headers == {"retry-after": "7"}
    assert str(ProblemError("no-game", "no game 'x'")) == "there is no such game: no game 'x'"


def test_a_problem_travels_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(ProblemError("no-word", "detail", words=12)))
    assert (problem.key, problem.status, str(problem), problem.figures) == (
        "no-word",
        404,
        "the match has 12 words: detail",
        {"words": 12},
    )


def test_a_bad_record_tells_the_line_and_a_status_its_code() -> None:
    assert bad_record(ValueError("line 12: no such word")).figures == {"line": 12, "word": 0}
    assert bad_record(ValueError("no game")).figures == {"line": 0, "word": 0}
    text = "head\n---\n0 one\n1 two\n---\nresult: 1"
    assert [bad_record(ValueError(f"line {n}: x"), text).figures["word"] for n in range(1, 7)] == [0, 0, 1, 2, 0, 0]
    assert bad_record(ValueError(f"line 6: {CHANGED}"), text).key == "changed-record"
    assert [of_status(n).key for n in (400, 404, 405, 413, 415, 422)] == [
        "malformed",
        "not-found",
        "not-allowed",
        "too-long",
        "malformed",
        "malformed",
    ]
