"""Why not? The reason, the rule and the figures of what a player may try."""

from collections.abc import Callable
from typing import Any

import pytest

from emporion.kernel.text import LANGUAGES, Speech

from .positions import ANTIQUITY, Position, position

SHOPS = ["cart_shop 0/0 man", "cart_shop 2/0 man"]
FULL = "wood wood stone grain fish wine gold"
MARKET: dict[str, Any] = {"pieces": {0: ["market 0/0 man"]}}
BARBARA: dict[str, Any] = {"pieces": {0: ["cathedral 4/0", "market 0/0"]}, "saint": {0: "santa_barbara"}}


def draft(*words: str, **kit: Any) -> Callable[[], Position]:
    return lambda: position("draft", **kit).say(0, *words)


def land(*words: str, pieces: tuple[str, ...] = (), **kit: Any) -> Callable[[], Position]:
    goods = kit.pop("goods", {0: FULL})
    return lambda: position("countryside", pieces={0: [*SHOPS, *pieces]}, goods=goods, **kit).say(0, *words)


def dirty(p: Position) -> None:
    p.pollute((-2, 1))


REFUSALS = [
    # City building.
    (draft(goods={0: "stone"}), "build:market", "too-dear", "ANT-4.2.4"),
    (draft(goods={0: "gold gold"}), "build:stable", "must-differ", "ANT-4.0.12"),
    (draft(goods={0: "gold"}), "build:stable", "too-dear", "ANT-4.2.4"),
    (draft(goods={0: "grain gold"}), "house:7", "house-too-dear", "ANT-4.2.6"),
    (draft(goods={0: "grain grain"}), "house:7", "must-differ", "ANT-4.0.12"),
    (draft(pieces={0: ["storage 7x7 0/0"]}), "house:1", "no-room", "ANT-4.2.6"),
    (draft("build:storage", goods={0: "wood"}, pieces={0: ["dump 2/2"]}), "size:6/6", "no-room", "ANT-4.2.5"),
    (draft(men={0: 1}), "man:1/6/6", "no-man-needed", "ANT-4.0.10"),
    (draft(men={0: 1}, pieces={0: ["market 0/0 man"]}), "man:1/0/0", "man-there", "ANT-4.0.10"),
    (
        draft("man:1/2/2", men={0: 2}, pieces={0: ["university 2/2", "faculty_of_biology 4/1"]}),
        "man:1/4/1",
        "taught",
        "ANT-4.2.8",
    ),
    (draft(men={0: 1}), "man:1/0/0", "nothing-there", "ANT-4.2.8"),
    (draft(goods={0: "wood wood"}, **MARKET), "give:fish", "not-held", "ANT-4.2.10"),
    (draft("propose:1", goods={0: "wood"}, **MARKET), "offer:fish", "not-held", "ANT-4.2.14"),
    (draft(goods={0: "wood wood"}), "propose:1", "no-market", "ANT-4.2.14"),
    (draft(goods={0: "wood wood"}), "give:wood", "no-market", "ANT-4.2.10"),
    (draft(**BARBARA), "lift_grave:1/3/3", "no-grave", "ANT-4.2.13"),
    (draft("lift:1/0/0", **BARBARA), "place:1/0/5/0", "cells-taken", "ANT-4.2.13"),
    (draft("build:market", goods={0: "wood"}, pieces={0: ["dump 0/0"]}), "place:1/0/0/0", "cells-taken", "ANT-4.2.4"),
    # Countryside building.
    (land(goods={0: "fish"}, pieces=("brewery 0/3",)), "rural:mine", "rural-too-dear", "ANT-4.4.5"),
    (land(goods={0: "fish"}, pieces=("brewery 0/3",)), "rural:woodcutter", "rural-too-dear", "ANT-4.4.4"),
    (land(goods={0: "wood stone fish gold gold"}), "rural:city", "must-differ", "ANT-4.0.12"),
    (land("rural:woodcutter"), "hex:1/-4", "out-of-zone", "ANT-4.4.3"),
    (land("rural:woodcutter"), "hex:1/-2", "wrong-terrain", "ANT-4.4.4"),
    (land("rural:mine", "produce:gold"), "hex:1/-2", "wrong-terrain", "ANT-4.4.5"),
    (land("rural:farm", "produce:grain"), "hex:0/-3", "wrong-terrain", "ANT-4.4.6"),
    (land("rural:fishery", "produce:fish"), "hex:4/-2", "out-of-zone", "ANT-4.4.8"),
    (land("rural:inn", "pay:fish", pieces=("brewery 0/3",)), "hex:4/-2", "out-of-zone", "ANT-4.4.9"),
    (land(pieces=("faculty_of_alchemy 4/0",)), "clean", "no-alchemy", "ANT-4.4.11"),
    (
        land("clean", "hex:-2/1", pieces=("faculty_of_alchemy 4/0 man",), prepare=dirty),
        "clean",
        "alchemy-used",
        "ANT-7.1.24",
    ),
]


@pytest.mark.parametrize(
    ("where", "word", "key", "rule"), REFUSALS, ids=[f"{key} {word}" for _, word, key, _ in REFUSALS]
)
def test_why_not(where: Callable[[], Position], word: str, key: str, rule: str) -> None:
    refusal = where().refusal(0, word)
    assert (refusal.key, refusal.rule) == (key, rule)
    for language in LANGUAGES:
        assert Speech(ANTIQUITY, language).refusal(refusal)


@pytest.mark.rule("ANT-4.7.1", "ANT-4.9.2", "ANT-4.9.3")
def test_why_not_in_later_phases() -> None:
    p = position("explore", pieces={0: ["explorer 0/0 man"]})
    far = min(p.tokens() - p.zone(0))
    assert p.refusal(0, f"hex:{far[0]}/{far[1]}").rule == "ANT-4.7.1"
    assert position("pollute").refusal(0, "hex:4/0").rule == "ANT-4.9.2"
    p = position("pollute", inns={0: [(-2, 3)], 1: [(-1, 3)]}, pieces={1: ["dump 0/0 man"]})
    q, r = min(spot for spot in p.zone(0) & p.zone(1) if p.hex(*spot).inn is None and p.hex(*spot).city is None)
    assert p.refusal(0, f"hex:{q}/{r}").figures == {"q": str(q), "r": str(r), "seat": "seat:1"}


def said(refusal_of: Position, word: str) -> list[str]:
    refusal = refusal_of.refusal(0, word)
    return [Speech(ANTIQUITY, language).refusal(refusal) for language in LANGUAGES]


@pytest.mark.rule("ANT-4.0.12", "ANT-4.2.4")
def test_a_refusal_names_what_is_needed_and_what_is_there() -> None:
    assert said(draft(goods={0: "wood"})(), "build:dump") == [
        "A dump costs stone; you have nothing.",
        "Pour la décharge, il faut une pierre. Vous n’avez rien.",
    ]
    assert said(draft(goods={0: "gold gold wood"})(), "build:stable") == [
        "It costs 2 × luxury, and the goods of one price must differ; you have 2 × gold.",
        "Il faut 2\u00a0denrées de luxe, et les denrées d’un même prix doivent être différentes. Vous avez 2 × or.",
    ]
    assert said(land("rural:farm", "produce:grain")(), "hex:0/-3") == [
        "A farm stands on grass; here is forest.",
        "Une ferme se construit dans la campagne\u00a0; ici\u00a0: forêt.",
    ]


@pytest.mark.rule("ANT-4.2.2", "ANT-4.4.12")
def test_a_prompt_cites_the_rule_of_its_step() -> None:
    def rule(p: Position) -> object:
        return ANTIQUITY.step(p.t).prompt(p.t, 0)["rule"]

    p = position("draft", goods={0: "wood wood stone wine gold"})
    assert rule(p) == "ANT-4.2.2"
    assert rule(p.say(0, "build:storage")) == "ANT-4.2.5"
    assert rule(p.say(0, "size:1/2")) == "ANT-4.2.4"
    assert rule(p.say(0, "place:1/0/0/0", "build:fountain")) == "ANT-4.0.12"
    assert rule(p.say(0, "pay:wine", "place:1/0/6/0", "build:cathedral", "place:1/0/1/1")) == "ANT-4.2.9"
    country = land()()
    assert rule(country) == "ANT-4.4.1"
    assert rule(country.say(0, "rural:fishery")) == "ANT-4.4.8"
    country.say(0, "produce:fish", "hex:2/-2", "hex:3/-3")
    assert [event.rule for event in country.journal.seen_by(-1) if event.key == "rural-built"] == ["ANT-4.4.8"]
