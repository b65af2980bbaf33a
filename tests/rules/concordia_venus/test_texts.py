"""Every text exists in both languages with the figures it is given, and the rulebooks know every rule."""

import re
from typing import Any

import msgspec
import pytest

from emporion.games.concordia_venus.sight import shapes as sights
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.kernel.text import LANGUAGES, Speech, locale_files
from emporion.kernel.words import Words

from .positions import GAME

MATCHES: list[tuple[int, dict[str, Any]]] = [
    (2, {"map": "ionium", "round_limit": 30}),
    (4, {"map": "hellas", "intermediate_scoring": True, "round_limit": 30}),
    (4, {"mode": "team", "map": "cyprus", "intermediate_scoring": True, "round_limit": 20}),
    (6, {"mode": "team"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_reads(language: str) -> None:
    speech = Speech(GAME, language, tuple("ABCDEF"))
    texts = [speech.word(word) for word in range(len(GAME.vocabulary))]
    assert "" not in texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_events_prompts_and_refusals_read(language: str, seats: int, options: dict[str, Any]) -> None:
    names = tuple("ABCDEF"[:seats])
    speech = Speech(GAME, language, names)
    match = Match(GAME, Header(GAME.title, f"{language}{seats}", names, options))
    dice, words = Dice("texts"), Words(len(GAME.vocabulary))
    while not match.over():
        t = match.table
        seat = GAME.speakers(t)[0]
        step = GAME.step(t)
        speech.message(f"ask-{step.name}", step.prompt(t, seat))
        speech.message(f"wait-{step.name}", {"seat": f"seat:{seat}", **step.prompt(t, -1)})
        speech.message(f"phase-{GAME.phase(t)}")
        GAME.candidates(t, seat, words)
        for word in words.listed():
            refusal = GAME.explain(t, seat, word)
            if refusal is not None:
                speech.refusal(refusal)
        offered = GAME.offered(t, seat)
        match.say(seat, offered[dice.below(len(offered))])
    for event in match.journal.events:
        assert speech.event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_options_and_fields_of_sights_are_named(language: str) -> None:
    speech = Speech(GAME, language)
    keys = {f"refusal-{key}" for key in GAME.reasons.keys if key}
    for option in GAME.options:
        keys |= {f"option-{option.name}", f"option-{option.name}-note"}
        if isinstance(option.default, str):
            keys |= {f"option-{option.name}-{value}" for value in option.values}
    for thing in vars(sights).values():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct:
            keys |= {f"sight-{field}" for field in thing.__struct_fields__}
    assert sorted(key for key in keys if not speech.has(key)) == []


def test_both_languages_have_the_same_keys_and_french_its_spaces() -> None:
    keys, texts = [], {}
    for language in LANGUAGES:
        texts[language] = locale_files(GAME.title, language)[1].read_text(encoding="utf-8")
        keys.append(re.findall(r"^([a-z][\w-]*) =", texts[language], re.MULTILINE))
    assert keys[0] == keys[1]
    named = re.sub(r"\b(one|more|s): ", "", texts["fr"])  # arguments of a function are no sentence
    assert re.findall(r"[^\u00a0][:;?!](?= |$)", named, re.MULTILINE) == []
