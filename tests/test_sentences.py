"""Everything a player reads is a sentence: numbers agree, names and lists are said as they should, typography holds.

Every message is rendered with the figures of random matches and with 0, 1, 2 and 5, for one and for several speakers,
with names that begin with a vowel; the browser's renderer must give the same, letter for letter.
"""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from emporion.games import load, titles
from emporion.kernel.grammar import NAME_ENDS, NAME_STARTS, Row, Thing, finished, functions, listed
from emporion.kernel.text import LANGUAGES, NOBODY, Speech
from emporion_build.node import find_node
from tests.sentences import NAMES, Message, harder, heard

WEB = Path(__file__).parents[1] / "web"
READERS = (NOBODY, 0)
FAULTS = {
    "fr": {
        "a vowel after « de » or « que »": re.compile(r"(?<!-)\b(de|que|le|la) [aeiouAEIOUàâéèêîôÀÂÉÈÊÎÔ]"),
        "a plural after 0 or 1": re.compile(
            r"(?<![\d×] )\b[01] (?!bois|choix|dans|depuis|fois|hors|pas|palais|repas|sans|temps|vers|vous)\w{2,}[sx]\b"
        ),
        "a straight apostrophe": re.compile("'"),
        "a breakable space before a sign": re.compile(r" [;:!?»%]|« "),
        "a breakable space before a unit": re.compile(r"\d (deniers?|talents?|po|PR|PV)\b"),
    },
    "en": {
        "a plural after 1": re.compile(
            r"(?<![\d×] )\b1 (?!costs|denarius|does|less|sestertius|shows|waits|watches)\w{2,}[^s]s\b"
        ),
        "a straight apostrophe": re.compile("'"),
    },
}
EVERYWHERE = {"two spaces": re.compile("  "), "two stops": re.compile(r"(?<!\.)\.\.(?!\.)|,,|, ,| \.")}


@cache
def sentences(title: str) -> list[Message]:
    return list(harder(heard(title)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_sentence_is_right(title: str, language: str) -> None:
    faults = FAULTS[language] | EVERYWHERE
    found = {
        f"{what}: {key}: {text}"
        for reader in READERS
        for speech in [Speech(load(title), language, NAMES, reader)]
        for key, figures in sentences(title)
        for text in [speech.message(key, figures)]
        for what, fault in faults.items()
        if fault.search(text)
    }
    assert sorted(found) == []


def test_the_browser_says_the_same() -> None:
    every = [(title, language, reader) for title in titles() for language in LANGUAGES for reader in READERS]
    here = [
        Speech(load(title), language, NAMES, reader).message(*message)
        for title, language, reader in every
        for message in sentences(title)
    ]
    asked = [
        {
            "title": title,
            "language": language,
            "names": NAMES,
            "reader": None if reader == NOBODY else reader,
            "messages": sentences(title),
        }
        for title, language, reader in every
    ]
    run = subprocess.run(
        [str(find_node().node), "tools/speak.mjs"],
        cwd=WEB,
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    there = json.loads(run.stdout)
    assert len(here) == len(there) > 10_000
    assert [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]] == []


def french(name: str, genre: str, **more: str) -> Thing:
    return Thing(name, {"genre": genre, **more})


@pytest.mark.parametrize(
    ("thing", "forms"),
    [
        (french("vin", "m"), "le vin, un vin, du vin, au vin, de vin, ce vin"),
        (french("pourpre", "f"), "la pourpre, une pourpre, de la pourpre, à la pourpre, de pourpre, cette pourpre"),
        (french("ivoire", "m"), "l’ivoire, un ivoire, de l’ivoire, à l’ivoire, d’ivoire, cet ivoire"),
        (french("huile", "f"), "l’huile, une huile, de l’huile, à l’huile, d’huile, cette huile"),
        (french("halle", "f", h="aspiré"), "la halle, une halle, de la halle, à la halle, de halle, cette halle"),
        (french("écuries", "fp"), "les écuries, des écuries, des écuries, aux écuries, d’écuries, ces écuries"),
        (french("Athenae", "nom"), "Athenae, Athenae, d’Athenae, à Athenae, d’Athenae, Athenae"),
    ],
)
def test_french_articles(thing: Thing, forms: str) -> None:
    say = functions("fr")
    assert [say[form](thing) for form in ("LE", "UN", "DU", "AU", "DE", "CE")] == forms.split(", ")


def test_english_articles() -> None:
    say = functions("en")
    ship, oil = Thing("ivory ship", {"kind": "one"}), Thing("olive oil", {"kind": "mass"})
    assert [say["THE"](ship), say["A"](ship)] == ["the ivory ship", "an ivory ship"]
    assert [say["THE"](oil), say["A"](oil)] == ["the olive oil", "olive oil"]
    assert say["THE"](Thing("Athenae", {"kind": "name"})) == "Athenae"


def test_a_thing_without_its_gender_is_an_error() -> None:
    with pytest.raises(KeyError):
        functions("fr")["LE"](Thing("vin", {}))


def test_several_in_a_row() -> None:
    wine, wheat = french("vin", "m", plural="vins"), french("blé", "m")
    parts: list[tuple[int, str]] = [(2, wine), (1, wheat), (3, wheat)]
    row, say = Row(listed(parts, "fr"), parts), functions("fr")
    assert row == "2 × vin, blé et 3 × blé"
    assert say["UN"](row) == "2\N{NO-BREAK SPACE}vins, un blé et 3 × blé"
    assert listed([(1, "wine"), (1, "wheat"), (1, "salt")], "en") == "wine, wheat, and salt"
    assert [say["COUNT"](each) for each in (row, Row("rien", []), "Livia")] == [3, 0, 1]
    assert say["LE"](Row("rien", [])) == "rien"


def test_numbers_and_what_they_count() -> None:
    said = {language: functions(language)["N"] for language in LANGUAGES}
    assert [said["fr"](n, one="denier", more="deniers").split("\N{NO-BREAK SPACE}")[1] for n in (0, 1, 2)] == [
        *("denier", "denier", "deniers")
    ]
    assert [said["en"](n, one="coin", more="coins").split("\N{NO-BREAK SPACE}")[1] for n in (0, 1, 2)] == [
        *("coins", "coin", "coins")
    ]


def test_names_shorten_what_stands_before_them() -> None:
    def named(name: str) -> str:
        return NAME_STARTS + name + NAME_ENDS

    assert finished(f"Le tour de {named('Aurélie')}", "fr") == "Le tour d’Aurélie"
    assert finished(f"Plus que {named('anna')}.", "fr") == "Plus qu’anna."
    assert finished(f"Plus que {named('Hugo')} de {named('Yann')}", "fr") == "Plus que Hugo de Yann"
    assert finished(f"Before {named('L. A.')}.", "en") == "Before L. A."
