# interpreted
"""What makes a sentence of a text and its figures: articles, elisions, "and" before the last, how many there are.

A thing that is spoken of with an article says what it needs as an attribute of its name: `.genre` in French (m, f, mp,
fp, or nom for what has no article), `.kind` in English (one, mass, many, name), `.plural` where it is counted in a
list, and any form that is not made so (`.un = une caisse de vivres`). Texts then call functions: `{ LE($good) }`,
`{ DU($good) }`, `{ THE($good) }`. The browser's twin is `web/src/lib/texts/grammar.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆhH"
"""What « le » and « de » are shortened before; a word with an aspirated h says so (`.h = aspiré`)."""
NAME_STARTS, NAME_ENDS = "\ue000", "\ue001"
"""Around a player's name while a sentence is made."""
_BEFORE_NAMES = re.compile(rf"\b([dD]|[qQ]u)e (?={NAME_STARTS}?[AEIOUÀÂÉÈÊÎÔŒÆ]|{NAME_STARTS}[aeiouàâéèêîôœæ])")
_COUNTS_ALREADY = re.compile(r"(une?|deux|trois|an?|one|two|three) ")
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
_ARTICLES: Final = {
    "le": {"m": "le ", "f": "la ", "p": "les ", "v": "l’"},
    "un": {"m": "un ", "f": "une ", "p": "des ", "v": ""},
    "du": {"m": "du ", "f": "de la ", "p": "des ", "v": "de l’"},
    "au": {"m": "au ", "f": "à la ", "p": "aux ", "v": "à l’"},
    "de": {"m": "de ", "f": "de ", "p": "de ", "v": "d’"},
    "ce": {"m": "ce ", "f": "cette ", "p": "ces ", "v": ""},
}
_NAMES: Final = {"le": "", "un": "", "du": "de ", "au": "à ", "de": "de ", "ce": ""}
"""Before a name: it has no article."""


class Thing(str):
    """The name of a component, and what its language says of it besides."""

    traits: dict[str, str]

    def __new__(cls, name: str, traits: dict[str, str]) -> Thing:
        thing = super().__new__(cls, name)
        thing.traits = traits
        return thing


class Row(str):
    """Several in a row, and each of them with how often it is there."""

    parts: list[tuple[int, str]]

    def __new__(cls, told: str, parts: list[tuple[int, str]]) -> Row:
        row = super().__new__(cls, told)
        row.parts = parts
        return row


def times(n: int, each: str) -> str:
    """Something that is there so often; a name that counts already (`two passengers`) is counted behind it."""
    if n == 1:
        return each
    return f"{each} (×{n})" if _COUNTS_ALREADY.match(each) else f"{n} × {each}"


def listed(parts: list[tuple[int, str]], language: str) -> str:
    """Several in a row, with "and" before the last; what is there several times is counted."""
    from babel.lists import format_list  # takes its time: many commands read no text

    return str(format_list([times(n, each) for n, each in parts], locale=language))


def finished(text: str, language: str) -> str:
    """A sentence as it is read: « de » and « que » shortened before names, one full stop at its end."""
    said = _BEFORE_NAMES.sub(r"\1’", text) if language == "fr" else text
    return _TWO_STOPS.sub(".", said.replace(NAME_STARTS, "").replace(NAME_ENDS, ""))


def with_french_article(form: str, thing: Thing) -> str:
    if form in thing.traits:
        return thing.traits[form]
    kind = thing.traits["genre"]
    vowel = thing[:1] in VOWELS and "h" not in thing.traits
    if kind == "nom":
        article = _NAMES[form]
        return ("d’" if article == "de " and vowel else article) + thing
    articles = _ARTICLES[form]
    if form == "ce" and vowel and kind == "m":
        return "cet " + thing
    if vowel and articles["v"] and (form == "de" or kind in ("m", "f")):
        return articles["v"] + thing
    return articles["p" if kind.endswith("p") else kind] + thing


def with_english_article(form: str, thing: Thing) -> str:
    if form in thing.traits:
        return thing.traits[form]
    kind = thing.traits["kind"]
    if kind == "name" or (form == "a" and kind != "one"):
        return str(thing)
    if form == "the":
        return f"the {thing}"
    return f"an {thing}" if thing[:1] in "aeiouAEIOU" else f"a {thing}"


def _counted(n: int, tell: Callable[[str], str], each: str) -> tuple[int, str]:
    """One with its article; several as their plural (`.plural`), where it is said."""
    if n == 1:
        return 1, tell(each)
    several = each.traits.get("plural") if isinstance(each, Thing) else None
    return (n, each) if several is None else (1, f"{n}\N{NO-BREAK SPACE}{several}")


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """What texts of a language may call."""
    from fluent.runtime.types import fluent_number

    forms = _ARTICLES if language == "fr" else ("the", "a")
    article = with_french_article if language == "fr" else with_english_article

    def telling(form: str) -> Callable[[str], str]:
        def tell(figure: str) -> str:
            if isinstance(figure, Row) and figure.parts:
                return listed([_counted(n, tell, each) for n, each in figure.parts], language)
            return article(form, figure) if isinstance(figure, Thing) else figure

        return tell

    def counted(number: Any, one: str, more: str) -> str:
        """A number and what it counts: `{ N($gold, one: "denier", more: "deniers") }`."""
        few = abs(number) < 2 if language == "fr" else number == 1
        return f"{number}\N{NO-BREAK SPACE}{one if few else more}"

    def many(number: Any, thing: str) -> str:
        """So many of a thing: `{ MANY($cubes, $good) }`, one with its article."""
        return times(*_counted(int(number), telling("un" if language == "fr" else "a"), thing))

    return {form.upper(): telling(form) for form in forms} | {
        "N": counted,
        "MANY": many,
        "COUNT": lambda figure: fluent_number(len(figure.parts) if isinstance(figure, Row) else 1),
        "GENRE": lambda thing: thing.traits["genre"],
        "CAP": lambda text: text[:1].upper() + text[1:],
    }
