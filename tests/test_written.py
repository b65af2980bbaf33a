"""What a player reads and no match tells: texts of the client, the boards, the terminal and the mails, and the
messages of a title that random matches never come to. The same rules as in `test_sentences.py`."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from emporion.games import load, titles
from emporion.kernel.grammar import finished, functions
from emporion.kernel.text import LANGUAGES, Speech
from tests.sentences import NAMES, heard
from tests.test_sentences import EVERYWHERE, FAULTS
from tests.written import Figures, fillings, written

ROOT = Path(__file__).parents[1]
SOURCE = "src/emporion"
SPOKEN = ("event", "ask", "wait", "refusal", "word")
NEVER = {
    "home-games": "there are games",
    "start-bots": "a place is free, or there is no such button",
    "puzzle-others": "said where others there are",
    "learn-note": "said where a decision cost something",
    "learn-matches": "said where matches were analysed",
    "ui-note-move": "with no route the question is not asked",
    "ui-end-last": "nobody plays alone",
    "ui-end-last-teams": "no team plays alone",
    "ui-end-rounds": "no limit is no end",
    "ask-final_sell_warehouses": "with nothing to sell it is not asked",
    "event-surveyed-hidden": "the deck is not empty",
    "event-intrigue-bonus": "no bonus is not told",
}
"""Messages that are never told of nothing, and why."""
SIGNS_THEMSELVES = ("legend-land",)
"""What the signs on a terminal's board mean."""
SIGNS = {
    "a breakable space before a sign": re.compile(r" (?=[;:!?»%](?!\w))|« "),
    "a breakable space before a unit": re.compile(r"[\d}] (?:deniers?|talents?|sesterces?|points?|po|PR|PV)\b"),
    "a straight apostrophe": re.compile(r"(?<=\w)'"),
}


def read_with(title: str) -> dict[str, list[str]]:
    """By file, what it is read with: `*` stands for the language. A title needs no texts of its own at the terminal."""
    if title:
        own, terminal = f"{SOURCE}/games/{title}/locale/*.ftl", f"{SOURCE}/terminal/locale/{title}.*.ftl"
        drawn = {terminal: [own, f"{SOURCE}/terminal/locale/*.ftl"]} if any(ROOT.glob(terminal)) else {}
        return {f"web/src/games/{title}/locale/*.ftl": [f"{SOURCE}/kernel/locale/*.ftl", own], **drawn}
    return {
        "web/src/locale/*.ftl": [],
        f"{SOURCE}/terminal/locale/*.ftl": [f"{SOURCE}/kernel/locale/*.ftl"],
        f"{SOURCE}/server/notices/locale/*.ftl": [],
        f"{SOURCE}/cli/locale/*.ftl": [],
    }


def said(bundle: FluentBundle, key: str, figures: Figures, language: str) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    return finished(str(bundle.format_pattern(pattern, figures)[0]).replace("\n", " "), language)


def faults_of(key: str, text: str, language: str) -> list[str]:
    """What is wrong with a text as it is read; spaces are seen to in the files (below)."""
    found = {what: fault for what, fault in (FAULTS[language] | EVERYWHERE).items() if "breakable" not in what}
    return [f"{what}: {key}: {text}" for what, fault in found.items() if fault.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["", *titles()])
def test_every_text_of_the_client_is_right(title: str, language: str) -> None:
    found = set()
    for file, others in read_with(title).items():
        bundle = FluentBundle([language], functions=functions(language), use_isolating=False)
        paths = [ROOT / each.replace("*", language) for each in (*others, file)]
        for path in paths:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        for key, message in written(paths[-1]).items():
            for figures in fillings(message, {}):
                if key in SIGNS_THEMSELVES or (key in NEVER and 0 in figures.values()):
                    continue
                found.update(faults_of(key, said(bundle, key, figures, language), language))
    assert sorted(found) == []


@cache
def examples(title: str) -> tuple[set[str], dict[str, list[int | str]]]:
    """What random matches have told of a title, and figures they gave."""
    told = heard(title)
    known: dict[str, list[int | str]] = {}
    for figures in (each for several in told.values() for each in several):
        for name, value in figures.items():
            if isinstance(value, str) and value not in known.setdefault(name, []) and len(known[name]) < 3:
                known[name].append(value)
    return set(told), known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_what_no_match_has_told_is_right_too(title: str, language: str) -> None:
    speech = Speech(load(title), language, NAMES)
    told, known = examples(title)
    known = {name: [speech._figure(value) for value in values] for name, values in known.items() if values}
    found = set()
    for key, message in written(ROOT / f"{SOURCE}/games/{title}/locale/{language}.ftl").items():
        if key.partition("-")[0] in SPOKEN and key not in told:
            for figures in fillings(message, known):
                if key in NEVER and 0 in figures.values():
                    continue
                found.update(faults_of(key, said(speech.bundle, key, figures, language), language))
    assert sorted(found) == []


def french() -> list[Path]:
    every = [*ROOT.glob("src/**/*fr.ftl"), *ROOT.glob("web/src/**/fr.ftl"), *ROOT.glob("src/**/rulebook.fr.md")]
    return sorted(every)


@pytest.mark.parametrize("file", french(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_french_signs_and_units_are_tied(file: Path) -> None:
    """In the files themselves: what prints a rulebook, a terminal or a mail ties nothing."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    if file.suffix == ".ftl":
        lines = [line for line in lines if not line.startswith(SIGNS_THEMSELVES)]
    wrong = [f"{what}: {line}" for line in lines for what, sign in SIGNS.items() if sign.search(line)]
    assert wrong == []


BY_HAND = re.compile(r"\b(?:names|named|goods|cards)\b *[:=][^;\n]*\.join\('(?:, | & )'\)")


def test_no_list_of_the_browser_is_joined_by_hand() -> None:
    """Names and things in a row end in "and": `inARow` says them as the terminal does."""
    sources = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    found = [
        f"{source.relative_to(ROOT).as_posix()}: {line.strip()}"
        for source in sources
        for line in source.read_text(encoding="utf-8").splitlines()
        if BY_HAND.search(line)
    ]
    assert found == []
