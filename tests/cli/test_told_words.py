"""The replayed journal is told in sentences, each with its rule: also where no event tells of a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emporion.cli.commands.replay import read, show_journal
from emporion.cli.journal import entries
from emporion.cli.says import Says
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.match import Header, Match
from emporion.kernel.text import LANGUAGES
from tests.trees import ROOT

RECORDS = sorted((ROOT / "tests" / "fixtures").rglob("*.record"))
NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Julia", "Titus")
LINE = re.compile(r"(?: {4}|[ \d]{3}\d)  [^ ].*[.!?] [A-Z]{3}-\d+(?:\.\d+)+")
"""The number of a word or none, a sentence that ends as one, its rule, and nothing after it."""

Sentences = dict[tuple[str, str], str]
"""By the step that asked and the verb that was answered."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_line_is_a_sentence_with_its_rule(file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    match, says = read(file), Says(language)
    heads = {entry.heading for entry in entries(match, says)}
    show_journal(match, says)
    shown = [line for line in capsys.readouterr().out.splitlines() if line and line not in heads]
    assert [line for line in shown if not LINE.fullmatch(line)] == []
    assert len(shown) == len(list(entries(match, says)))


def test_who_chose_a_berth_is_told_every_time() -> None:
    """Also before an income, which names the same seat."""
    chosen = told = 0
    for file in (file for file in RECORDS if file.parent.name == "porto_carthago"):
        match = read(file)
        verb = match.game.vocabulary.verb
        chosen += sum(verb(said.word) == "berth" for said in match.said)
        told += sum(" choisit le quai " in entry.text for entry in entries(match, Says("fr")))
    assert chosen == told == 38


def test_who_ends_a_round_is_told_in_it() -> None:
    """Not under the head of the round that begins: what somebody said stands where the line before it stands."""
    ended = 0
    for file in (file for file in RECORDS if file.parent.name == "porto_carthago"):
        before = None
        for entry in entries(read(file), Says("en")):
            if entry.event is None:
                assert before is not None and entry.heading == before.heading, entry.text
                ended += "ends their turn" in entry.text
            before = entry
    assert ended == 31


def told_words(title: str, language: str) -> Sentences:
    """What the journal says of words themselves, in a random match of every configuration."""
    game, found = load(title), Sentences()
    for number, (seats, options) in enumerate(configurations(game)):
        match = Match(game, Header(title, f"told {number}", NAMES[:seats], options, game.ruleset, game.errata))
        dice, steps = Dice(f"told {number}"), []
        while not match.over():
            speakers = game.speakers(match.table)
            seat = speakers[dice.below(len(speakers))]
            offered = game.offered(match.table, seat)
            steps.append(game.step(match.table))
            match.say(seat, offered[dice.below(len(offered))])
        for entry in entries(match, Says(language)):
            if entry.event is None:
                step = steps[entry.word - 1]
                assert entry.rule == step.rule
                verb = game.vocabulary.verb(match.said[entry.word - 1].word)
                said = entry.text.replace(NAMES[entry.seat or 0], "Livia")
                found.setdefault((step.name, verb), re.sub(r"\d+", "7", re.sub(r"\b[a-g]\d\b", "b2", said)))
    return found


TOLD: dict[str, tuple[Sentences, Sentences]] = {
    "antiquity": (
        {("bury", "bury"): "Livia places a grave in city 7, cell b7."},
        {("bury", "bury"): "Livia place une tombe dans sa cité 7, case b7."},
    ),
    "concordia_venus": (
        {
            ("architect_build", "stop"): "Livia builds no more villas.",
            ("buy_card", "stop"): "Livia buys nothing more.",
            ("colonist_place", "stop"): "Livia settles no more colonists.",
            ("mercator_trade", "stop"): "Livia sells and buys nothing more.",
            ("tribune_colonist", "decline"): "Livia settles no colonist in the capital.",
        },
        {
            ("architect_build", "stop"): "Livia ne construit plus de villa.",
            ("buy_card", "stop"): "Livia n’achète rien de plus.",
            ("colonist_place", "stop"): "Livia n’installe plus de colon.",
            ("mercator_trade", "stop"): "Livia ne vend et n’achète rien de plus.",
            ("tribune_colonist", "decline"): "Livia n’installe pas de colon dans la capitale.",
        },
    ),
    "constantinopolis": (
        {("auction_bid", "up_to"): "Livia bids up to 7 gold."},
        {("auction_bid", "up_to"): "Livia enchérit jusqu’à 7\u00a0po."},
    ),
    "porto_carthago": (
        {
            ("bring_ship", "bring_ship"): "Livia brings in the Numidian purple ship.",
            ("choose_berth", "berth"): "Livia chooses Iberia I.",
            ("refresh_buy", "buy_nothing"): "Livia buys nothing.",
            ("turn_after", "end_turn"): "Livia ends their turn.",
        },
        {
            ("bring_ship", "bring_ship"): "Livia amène le navire numide (pourpre).",
            ("choose_berth", "berth"): "Livia choisit le quai Ibérie I.",
            ("refresh_buy", "buy_nothing"): "Livia n’achète rien.",
            ("turn_after", "end_turn"): "Livia finit son tour.",
        },
    ),
}


@pytest.mark.parametrize("title", titles())
def test_a_word_that_no_event_tells_of_has_a_sentence(title: str) -> None:
    assert tuple(told_words(title, language) for language in LANGUAGES) == TOLD.get(title, ({}, {}))


def test_who_stops_moving_servants_is_told_so() -> None:
    """The last word of an action round, rare in a random match."""
    match = read(next(file for file in RECORDS if file.match("porto_carthago/6-*.record")))
    said = [entry for entry in entries(match, Says("fr")) if entry.rule == "PCA-4.11.6" and entry.event is None]
    assert [(entry.word, entry.text) for entry in said] == [(87, "Livia ne déplace plus personne.")]


def test_what_was_told_to_its_own_seat_is_not_said_again() -> None:
    """The contracts a seat keeps are told to it alone: its word needs no line of its own."""
    match = read(next(file for file in RECORDS if file.match("constantinopolis/1-*.record")))
    kept = [entry for entry in entries(match, Says("en")) if entry.rule == "CPL-4.6.11" and entry.word == 41]
    assert [(entry.event is not None, entry.text) for entry in kept] == [(True, "Marcus keeps a passenger (far).")]
