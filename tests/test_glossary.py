"""One name for one thing: every text a player reads keeps to the glossaries.

A title's `glossary.toml`, and the one that all share, name each thing once in each language, beside the original
rulebook's word for it. What must not stand in any text is listed there too, with the reason; not here.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from emporion.games import titles
from emporion.kernel.text import LANGUAGES

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/emporion/games"
SHARED = GAMES / "glossary.toml"
FIGURE = "0"
"""What stands for a figure that a text is given."""
KEYS = {"id", "why", "within", "except"} | {f"{tongue}{part}" for tongue in LANGUAGES for part in ("", "_book", "_not")}
RULE = re.compile(r"^\*\*([A-Z]{3}-[0-9.]+)\*\*\s*")


@dataclass(frozen=True)
class Term:
    id: str
    words: dict[str, str]
    books: dict[str, str]
    """The original rulebook's words."""
    forbidden: dict[str, list[str]]
    why: str = ""
    within: list[str] = field(default_factory=list)
    """What a forbidden word may be a part of."""
    exceptions: dict[str, str] = field(default_factory=dict)
    """Keys and rules in which it may stand, with the reason."""


def pattern(written: str) -> str:
    """A word or phrase as glossaries write it: plurals are meant too, `~` is any ending, `#` any figure."""
    parts = [
        r"\d+" if part == "#" else re.escape(part[:-1]) + r"\w*" if part.endswith("~") else re.escape(part) + "[sx]?"
        for part in written.split()
    ]
    return rf"(?<![\w’-]){' '.join(parts)}(?![\w-])" if "’" in written else rf"(?<![\w-]){' '.join(parts)}(?![\w-])"


@cache
def finder(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(pattern(word) for word in words) or r"(?!)", re.IGNORECASE)


@cache
def glossary(file: Path) -> list[Term]:
    found = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["term"]:
        assert set(entry) <= KEYS, f"{file}: {entry['id']}: {sorted(set(entry) - KEYS)}"
        found.append(
            Term(
                entry["id"],
                {language: entry[language] for language in LANGUAGES},
                {language: entry.get(f"{language}_book", "") for language in LANGUAGES},
                {language: entry.get(f"{language}_not", []) for language in LANGUAGES},
                entry.get("why", ""),
                entry.get("within", []),
                entry.get("except", {}),
            )
        )
    return found


def said(part: ftl.Pattern) -> Iterator[str]:
    """A pattern as it reads with any figures, then what each of its choices reads."""
    line = ""
    for element in part.elements:
        if isinstance(element, ftl.TextElement):
            line += element.value
            continue
        line += FIGURE
        match element.expression:
            case ftl.SelectExpression(variants=variants):
                for variant in variants:
                    yield from said(variant.value)
            case ftl.FunctionReference(arguments=arguments):
                counted = (each.value.value for each in arguments.named if isinstance(each.value, ftl.StringLiteral))
                yield from (f"{FIGURE} {each}" for each in counted)
    yield line


def messages(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            patterns = (entry.value, *(attribute.value for attribute in entry.attributes))
            for each in patterns:
                if each is not None:
                    yield from ((entry.id.name, text) for text in said(each))


def rules(file: Path) -> Iterator[tuple[str, str]]:
    """A rulebook's lines by the rule they belong to, its headings by themselves."""
    rule = "introduction"
    for line in file.read_text(encoding="utf-8").splitlines():
        found = RULE.match(line)
        rule = found[1] if found else line.strip("# ") if line.startswith("#") else rule
        yield rule, RULE.sub("", line).strip("# ").replace("*", "")


def shared_texts(language: str) -> Iterator[Path]:
    yield ROOT / f"web/src/locale/{language}.ftl"
    for folder in ("kernel", "cli", "terminal", "server/notices"):
        yield ROOT / f"src/emporion/{folder}/locale/{language}.ftl"


def title_texts(title: str, language: str) -> Iterator[Path]:
    yield GAMES / title / f"locale/{language}.ftl"
    yield GAMES / title / f"rulebook.{language}.md"
    for file in (
        GAMES / title / f"school/{language}.ftl",
        ROOT / f"src/emporion/terminal/locale/{title}.{language}.ftl",
        ROOT / f"web/src/games/{title}/locale/{language}.ftl",
    ):
        if file.exists():
            yield file


def texts(title: str, language: str) -> Iterator[tuple[str, str, str]]:
    """The file, the key or rule, and the sentence of everything a player reads of a title, or of what all share."""
    files = title_texts(title, language) if title else shared_texts(language)
    for file in files:
        for key, text in rules(file) if file.suffix == ".md" else messages(file):
            yield file.relative_to(ROOT).as_posix(), key, " ".join(text.split())


def glossaries(title: str) -> list[Term]:
    own = GAMES / title / "glossary.toml"
    return glossary(SHARED) + (glossary(own) if title and own.exists() else [])


def faults(title: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Where a forbidden word stands: the place, the key, and what is wrong."""
    terms = [term for term in glossaries(title) if term.forbidden[language]]
    for file, key, text in texts(title, language):
        for term in terms:
            if key not in term.exceptions:
                left = finder(tuple(term.within)).sub("…", text) if term.within else text
                for found in finder(tuple(term.forbidden[language])).findall(left):
                    yield file, key, f"« {found} », not « {term.words[language]} »: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["", *titles()])
def test_one_name_for_one_thing(title: str, language: str) -> None:
    assert [f"{file}: {key}: {wrong}" for file, key, wrong in faults(title, language)] == []


@pytest.mark.parametrize("title", ["", *titles()])
def test_a_glossary_says_why_it_leaves_the_original(title: str) -> None:
    """Wherever our word is not the original's, and wherever a forbidden word may stand, there is a reason."""
    for term in glossary(GAMES / title / "glossary.toml" if title else SHARED):
        differs = [
            book for language, book in term.books.items() if book and book.lower() != term.words[language].lower()
        ]
        assert term.why or not differs, term.id
        assert all(term.exceptions.values()), term.id
        assert any(term.forbidden.values()) or any(term.books.values()), term.id


@pytest.mark.parametrize("title", ["", *titles()])
def test_no_exception_is_left_over(title: str) -> None:
    """Each exception names a key or rule there is, in which the forbidden word stands in some language."""
    own = glossary(GAMES / title / "glossary.toml" if title else SHARED)
    read = [
        (language, key, text)
        for language in LANGUAGES
        for each in ([title] if title else ["", *titles()])
        for _, key, text in texts(each, language)
    ]
    for term in own:
        used = {
            key
            for language, key, text in read
            if key in term.exceptions and finder(tuple(term.forbidden[language])).search(text)
        }
        assert sorted(set(term.exceptions) - used) == [], term.id


def test_no_title_does_without() -> None:
    assert [title for title in titles() if not (GAMES / title / "glossary.toml").exists()] == []


@pytest.mark.parametrize(
    ("written", "text", "stands"),
    [
        ("titulaire", "les titulaires passent", True),
        ("bât~", "Vous bâtissez", True),
        ("bât~", "un abat", False),
        ("renommée #", "renommée 3", True),
        ("renommée #", "la renommée", False),
        ("mot", "des mots", True),
        ("mot", "le moteur", False),
        ("bot", "un robot", False),
    ],
)
def test_what_a_glossary_writes(written: str, text: str, stands: bool) -> None:
    assert bool(finder((written,)).search(text)) is stands


def test_what_is_read(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        'a = { $n ->\n    [one] one { $x }\n   *[other] { N($n, one: "coin", more: "coins") }\n} left\n    .b = c\n'
    )
    assert list(messages(file)) == [
        ("a", "one 0"),
        ("a", "0 coin"),
        ("a", "0 coins"),
        ("a", "0"),
        ("a", "0 left"),
        ("a", "c"),
    ]
    file.write_text("# Game\n\n## 1 Aim\n\n**GAM-1.1** Win *it*.\n\n| a |\n")
    assert [pair for pair in rules(file) if pair[1]] == [
        *(("Game", "Game"), ("1 Aim", "1 Aim"), ("GAM-1.1", "Win it."), ("GAM-1.1", "| a |"))
    ]
