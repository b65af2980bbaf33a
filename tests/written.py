"""Every message of a Fluent file with figures it may be given, read from the text itself: for the texts that no random
match tells, and those of the client, the terminal and the mails."""

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.sentences import NAMES, NUMBERS

Figures = dict[str, int | str]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAMED = re.compile(
    r"name|names|seat|who|was|host|holder|challenger|partner|owner|target|buyer|builder|winners|game|title"
    r"|word|terms|than|pros|cons|more|good|goods|card|site|rural|building|office|ship|land|terrain|town"
    r"|city|kind|contract|phase|circle|league|cup|team|teams|text|sides"
)
"""Figures that are never numbers."""
WHEN = frozenset(("when", "until", "at", "since"))
MOST = 400
"""How many ways of filling a message are tried."""


class Figured(Visitor):
    """The figures of a message, and between what each of them chooses."""

    def __init__(self) -> None:
        self.figures: dict[str, None] = {}
        self.choices: dict[str, list[str]] = {}
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.figures[node.id.name] = None

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value for each in node.variants]
            self.choices.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def written(file: Path) -> dict[str, Figured]:
    """The messages of a file, with the figures of those that are named in them."""
    found: dict[str, Figured] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            found[entry.id.name] = figured = Figured()
            figured.visit(entry.value)
    for figured in found.values():
        for part in figured.parts & found.keys():
            figured.figures |= found[part].figures
            figured.choices |= found[part].choices
    return found


def fillings(message: Figured, known: dict[str, list[int | str]]) -> Iterator[Figures]:
    """Ways of filling a message: each choice, each number with 0, 1, 2 and 5; `known` are examples of figures."""
    ways = [_ways(name, message.choices.get(name, []), known) for name in message.figures]
    for values in islice(product(*ways), MOST):
        yield dict(zip(message.figures, values, strict=True))


def _ways(name: str, choices: list[str], known: dict[str, list[int | str]]) -> list[int | str]:
    if name == "you":
        return ["nobody"]
    numbered = [key for key in choices if key.isdigit() or key in PLURALS - {"other"}]
    if choices and not numbered:
        return [*dict.fromkeys(key for key in choices if key != "other"), *known.get(name, ["something"])]
    if name in WHEN:
        return ["12 mai"]
    if not choices and name in known:
        return known[name]
    return [NAMES[0]] if NAMED.fullmatch(name) and not numbered else list(NUMBERS)
