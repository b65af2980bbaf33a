"""Rule by rule: which tests show it. Run by `make coverage-rules`; ARGS may name titles, or say --json.

Every rule of a title's rulebook is cited by a test, `@pytest.mark.rule("OST-4.1.7")`, or is listed in
tests/rules/TITLE/no_behaviour.toml with the reason why it states no behaviour. Exits 1 when a rule is neither,
when a listed rule is cited or does not exist, and when a test cites a rule that does not exist.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from emporion.games import titles
from emporion.kernel.rulebook import read_rulebook
from emporion.kernel.text import rulebook_file

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Citation:
    rule: str
    test: str  # file::function, the file below tests/


@dataclass
class Coverage:
    title: str
    tests: dict[str, list[str]] = field(default_factory=dict)  # by rule id, in the order of the rulebook
    no_behaviour: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def cited(self) -> int:
        return sum(1 for tests in self.tests.values() if tests)


# -- reading the tests, without running them ------------------------------------------------------------------


def citations(folder: Path) -> list[Citation]:
    """Every rule cited by a test in the folder."""
    found: list[Citation] = []
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        found += _citations_in(tree, [], str(file.relative_to(folder)))
    return found


def _citations_in(scope: ast.Module | ast.ClassDef, outer: list[str], name: str) -> Iterator[Citation]:
    """The citations of all tests of a module or class: their own marks and those of what is around them."""
    around = [*outer, *_rules_of_pytestmark(scope)]
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            marks = [rule for decorator in node.decorator_list for rule in _rules(decorator)]
            yield from _citations_in(node, [*around, *marks], f"{name}::{node.name}")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [rule for decorator in node.decorator_list for rule in _rules(decorator)]
            for rule in dict.fromkeys([*around, *marks]):
                yield Citation(rule, f"{name}::{node.name}")


def _rules_of_pytestmark(scope: ast.Module | ast.ClassDef) -> list[str]:
    for node in scope.body:
        if isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            return [rule for mark in marks for rule in _rules(mark)]
    return []


def _rules(mark: ast.expr) -> list[str]:
    """The ids of `pytest.mark.rule("...", ...)`; nothing for any other mark."""
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"):
        return []
    # An argument that is no plain text becomes an id that does not exist, and so is reported.
    return [str(arg.value) if isinstance(arg, ast.Constant) else ast.unparse(arg) for arg in mark.args]


def no_behaviour(title: str, folder: Path) -> dict[str, str]:
    file = folder / "rules" / title / "no_behaviour.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


# -- judging ----------------------------------------------------------------------------------------------------


def cover(title: str, ids: list[str], cited: list[Citation], listed: dict[str, str]) -> Coverage:
    """Put the rules of a title, the tests that cite them and those listed as without behaviour side by side."""
    coverage = Coverage(title, {rule: [] for rule in ids}, listed)
    for citation in cited:
        if citation.rule in coverage.tests:
            coverage.tests[citation.rule].append(citation.test)
    for rule, tests in coverage.tests.items():
        if not tests and rule not in listed:
            coverage.problems.append(f"{rule} is cited by no test and not listed in no_behaviour.toml")
        if tests and rule in listed:
            coverage.problems.append(f"{rule} is listed in no_behaviour.toml, but cited by {tests[0]}")
    for rule, reason in listed.items():
        if rule not in coverage.tests:
            coverage.problems.append(f"{rule} is listed in no_behaviour.toml, but there is no such rule")
        elif not str(reason).strip():
            coverage.problems.append(f"{rule} is listed in no_behaviour.toml without a reason")
    return coverage


def rule_ids(title: str) -> list[str]:
    file = rulebook_file(title, "en")
    return read_rulebook(file.read_text(encoding="utf-8")).ids() if file.is_file() else []


def unknown_citations(known: set[str], cited: list[Citation]) -> list[str]:
    return [
        f"{citation.test} cites {citation.rule}, which no rulebook has"
        for citation in cited
        if citation.rule not in known
    ]


def look_at(wanted: list[str], folder: Path = TESTS) -> tuple[list[Coverage], list[str]]:
    """The coverage of each title, and the citations that lead nowhere."""
    cited = citations(folder)
    coverages = []
    for title in wanted:
        coverage = cover(title, rule_ids(title), cited, no_behaviour(title, folder))
        if not coverage.tests:
            coverage.problems.append(f"{title} has no rules in rulebook.en.md")
        coverages.append(coverage)
    known = {rule for title in titles() for rule in rule_ids(title)}
    return coverages, unknown_citations(known, cited)


# -- showing ------------------------------------------------------------------------------------------------------


def show(coverage: Coverage, console: Console) -> None:
    table = Table(title=coverage.title, title_justify="left", show_edge=False)
    table.add_column("rule", no_wrap=True)
    table.add_column("tests", justify="right")
    table.add_column("shown by")
    for rule, tests in coverage.tests.items():
        names = ", ".join(test.rpartition("::")[2].removeprefix("test_") for test in tests)
        if not tests:
            reason = coverage.no_behaviour.get(rule)
            names = f"[dim]no behaviour: {reason}[/]" if reason else "[bold red]NOTHING[/]"
        table.add_row(rule, str(len(tests) or ""), names)
    console.print(table)


def total(coverage: Coverage) -> str:
    rules, cited = len(coverage.tests), coverage.cited()
    without = sum(1 for rule in coverage.no_behaviour if rule in coverage.tests)
    number = len({test for tests in coverage.tests.values() for test in tests})
    return (
        f"{coverage.title}: {rules} rules, {cited} shown by {number} tests, {without} without behaviour, "
        f"{len(coverage.problems)} problems"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules have tests.")
    parser.add_argument("title", nargs="*", help="only these titles")
    parser.add_argument("--json", action="store_true", help="for other programs")
    arguments = parser.parse_args()
    wanted: list[str] = arguments.title or titles()
    unknown = sorted(set(wanted) - set(titles()))
    if unknown:
        parser.error(f"no game {', '.join(unknown)}: there are {', '.join(titles())}")
    coverages, astray = look_at(wanted)
    console = Console(highlight=False)
    if arguments.json:
        print(json.dumps({"titles": [asdict(coverage) for coverage in coverages], "astray": astray}, indent=1))
    else:
        for coverage in coverages:
            show(coverage, console)
        for coverage in coverages:
            for problem in coverage.problems:
                console.print(f"[red]{problem}[/]", soft_wrap=True)
        for problem in astray:
            console.print(f"[red]{problem}[/]", soft_wrap=True)
        for coverage in coverages:
            console.print(total(coverage), soft_wrap=True)
    return 1 if astray or any(coverage.problems for coverage in coverages) else 0


if __name__ == "__main__":
    sys.exit(main())
