"""Texts: words, events and refusals in either language, and what is said when one is missing."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from emporion.games import load
from emporion.kernel import text
from emporion.kernel.journal import ALL, Event, Figure
from emporion.kernel.refusal import Refusal
from emporion.kernel.text import MissingText, Speech
from emporion.kernel.words import Vocabulary

ENGLISH = """
word-take = Take { $good }
good-wine = wine
event-sold = { $seat } sells { $goods } to { $buyer } for { $price }
refusal-too-poor = Needs { $needs }, has { $has }
hollow =
    .title = only an attribute
"""
FRENCH = """
word-take = Prendre { $good }
good-wine = vin
event-sold = { $seat } vend { $goods } à { $buyer } pour { $price }
refusal-too-poor = Il faut { $needs }, il y a { $has }
hollow =
    .title = rien qu’un attribut
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Something with a title and a vocabulary, and its Fluent files."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    known = text.locale_files

    def files(title: str, language: str) -> list[Path]:
        return [known(title, language)[0], tmp_path / f"{language}.ftl"]

    monkeypatch.setattr(text, "locale_files", files)
    vocabulary = Vocabulary()
    vocabulary.family("take", ["wine", "gold"], "@good")
    return SimpleNamespace(title=f"spoken-{tmp_path.name}", vocabulary=vocabulary)


def test_words_events_and_refusals_in_both_languages(game: Any) -> None:
    figures: dict[str, Figure] = {"seat": "seat:0", "buyer": "seat:2", "goods": ["good:wine", "good:wine"], "price": 13}
    sold = Event("sold", "TNY-1", ALL, figures)
    poor = Refusal("too-poor", "TNY-2", {"needs": 3, "has": 1})
    english, french = (Speech(game, language, ("Livia", "Marcus")) for language in ("en", "fr"))
    assert (english.word(0), french.word(0)) == ("Take wine", "Prendre vin")
    assert english.event(sold) == "Livia sells 2 × wine to Player 3 for 13"
    assert french.event(sold) == "Livia vend 2 × vin à Joueur 3 pour 13"
    assert (english.refusal(poor), french.refusal(poor)) == ("Needs 3, has 1", "Il faut 3, il y a 1")


def test_the_kernels_own_messages_are_there_too(game: Any) -> None:
    for language in text.LANGUAGES:
        speech = Speech(game, language)
        for key in ("refusal-not-now", "refusal-not-you", "refusal-match-over", "list-nothing"):
            assert speech.has(key)
        assert speech.listed([]) == speech.message("list-nothing")


def test_lists_count_equal_things(game: Any) -> None:
    assert Speech(game, "en").listed(["wine", "salt", "wine", "wood"]) == "2 × wine, salt, and wood"


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_missing_message_is_an_error_that_names_it(game: Any, language: str) -> None:
    speech = Speech(game, language)
    with pytest.raises(MissingText, match=f"no message event-none in {language}"):
        speech.event(Event("none", "", ALL, {}))
    with pytest.raises(MissingText, match="no message good-gold"):
        speech.word(1)
    with pytest.raises(MissingText, match=r"hollow .* has no text"):
        speech.message("hollow")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_missing_figure_is_an_error(game: Any, language: str) -> None:
    with pytest.raises(MissingText, match=f"refusal-too-poor in {language}: .*has"):
        Speech(game, language).message("refusal-too-poor", {"needs": 3})


def test_names_may_contain_anything(game: Any) -> None:
    speech = Speech(game, "en", ("{ $price }", "seat:1"))
    assert (speech.seat(0), speech.seat(1)) == ("{ $price }", "seat:1")


def test_french_elides_before_a_name() -> None:
    game = load("concordia_venus")
    assert Speech(game, "fr").word(game.vocabulary.number("leave:land/athenae")) == (
        "Faire partir un colon terrestre d’Athenae"
    )
    refused = "refusal-not-adjacent"
    assert Speech(game, "fr").message(refused, {"city": "city:athenae"}).endswith("sur une route d’Athenae.")
    assert Speech(game, "fr").message(refused, {"city": "city:roma"}).endswith("sur une route de Roma.")


def test_an_abbreviated_name_ends_its_sentence() -> None:
    figures: dict[str, Figure] = {"seat": "seat:0", "way": "way:land", "city": "city:colonia_a"}
    assert Speech(load("concordia_venus"), "en", ("Livia",)).message("event-settled", figures) == (
        "Livia settles a land colonist in Colonia A."
    )
