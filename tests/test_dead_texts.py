"""No text is kept that nobody can read: each is named somewhere, or its name can be put together there."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from emporion.kernel.text import LANGUAGES
from tests.trees import ROOT

SOURCES = (ROOT / "src", ROOT / "web" / "src")
CLIENT = (".ts", ".svelte")
QUOTED = (re.compile(r"'([^'\n]*)'"), re.compile(r'"([^"\n]*)"'), re.compile(r"`([^`]*)`"))  # one stands in another
INSERTED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
SHAPED = re.compile(r"@([a-z]+)")  # what a family of words is about: docs/adding-a-game.md
GAP = "\0"
"""Where something is inserted into a name."""


class Named(Visitor):
    """The messages that a file's messages refer to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.names.add(node.id.name)


def locales() -> list[Path]:
    language = LANGUAGES[0]
    names = (f"{language}.ftl", f"*.{language}.ftl")
    found = sorted(file for tree in SOURCES for name in names for file in tree.rglob(name))
    return [file for file in found if file.parent.name != "school"]  # tests/school knows what those need


def named_in_python(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
            yield from (f"{kind}-{GAP}" for kind in SHAPED.findall(node.value))
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)


def named_in_the_client(source: str) -> Iterator[str]:
    for quoted in QUOTED:
        yield from (INSERTED.sub(GAP, name) for name in quoted.findall(source))


@cache
def named() -> frozenset[str]:
    """Every piece of text in the sources that could be a name; `good:ivory` is read from `good-ivory`."""
    found: set[str] = set()
    for tree in SOURCES:
        for file in tree.rglob("*"):
            if file.suffix == ".py":
                found.update(named_in_python(file.read_text(encoding="utf-8")))
            elif file.suffix in CLIENT and not file.name.endswith(".gen.ts"):
                found.update(named_in_the_client(file.read_text(encoding="utf-8")))
    return frozenset(name.replace(":", "-") for name in found if re.fullmatch(r"[\w:\0-]+", name))


def dead(texts: str, names: Iterable[str]) -> list[str]:
    """The messages of a Fluent file that are none of these names, fit none with gaps, and serve no other message."""
    inside = Named()
    messages = [entry for entry in FluentParser().parse(texts).body if isinstance(entry, ftl.Message | ftl.Term)]
    for message in messages:
        inside.visit(message)
    plain = {name for name in names if GAP not in name} | inside.names
    gapped = [name for name in names if re.search(r"[a-z]+-\0|\0-[a-z]+", name)]  # nothing but gaps would fit anything
    built = re.compile("|".join(re.escape(name).replace(re.escape(GAP), r"[\w-]+") for name in gapped) or r"(?!)")
    keys = [message.id.name for message in messages if isinstance(message, ftl.Message)]
    return [key for key in keys if key not in plain and not built.fullmatch(key)]


@pytest.mark.parametrize("file", locales(), ids=lambda file: str(file.relative_to(ROOT)))
def test_every_text_can_be_read_somewhere(file: Path) -> None:
    assert dead(file.read_text(encoding="utf-8"), named()) == []


def test_the_check_finds_what_is_dead() -> None:
    alive = "said = a\ngood-ivory = b\nserving = c\nsays = { serving }\nui-one-note = d\nkept = e\nship-x = h\n"
    python = named_in_python('say("said"); tell(f"good:{name}"); say("says"); other(f"{kind}-{name}"); "to/@ship"')
    client = named_in_the_client("say(`ui-${a({ b })}-note`) + `${say('kept')}, ${c}`")
    names = {name.replace(":", "-") for name in [*python, *client]}
    assert dead(alive + "no-one = f\ngone = g\n", names) == ["no-one", "gone"]
