"""Sentences with one of something, long names, and a market that is told whole."""

from __future__ import annotations

import pytest

from emporion.games import load
from emporion.kernel.journal import Event
from emporion.kernel.match import Header, Match
from emporion.kernel.text import Speech
from emporion.terminal.boards import board_of
from emporion.terminal.voice import Voice
from tests.terminal.driver import new_match, typed

LONG = "Maximilianus Aurelius Constantinus Theodosius Valentinianus"


def voice(title: str, language: str) -> Voice:
    return Voice(load(title), language, ("Ana", "Bo"), 0)


def test_who_stores_nothing_is_told_so_in_french() -> None:
    speech = Speech(load("constantinopolis"), "fr", ("Ana", "Bo"))
    stored = Event("stored", "CPL-4.8.3", -1, {"seat": "seat:0", "goods": []})
    assert speech.event(stored) == "Ana ne stocke rien."


@pytest.mark.parametrize(
    ("title", "language", "key", "figures", "said"),
    [
        ("porto_carthago", "fr", "fate", {"points": 1, "talents": 1}, "1 point de commerce, 1 talent"),
        ("porto_carthago", "fr", "fate", {"points": 2, "talents": 3}, "2 points de commerce, 3 talents"),
        ("porto_carthago", "en", "fate", {"points": 1, "talents": 1}, "1 trade point, 1 talent"),
        ("porto_carthago", "fr", "seat-next", {"price": 1, "points": 1}, "prochaine place : 1 talent, 1 point"),
        ("porto_carthago", "en", "seat-next", {"price": 2, "points": 1}, "next seat for 2 talents, 1 trade point"),
        ("porto_carthago", "fr", "deck", {"cards": 1, "dangers": "2"}, "Pioche des navires : 1 carte. Par danger : 2"),
        ("constantinopolis", "fr", "fate", {"gold": 1, "buildings": 1}, "1 po, 1 bâtiment"),
        ("constantinopolis", "en", "contract-note", {"gold": 3, "fame": 1, "rounds": 1}, "3 gold, 1 fame, 1 round"),
        ("ostia", "fr", "fate", {"cash": 1, "warehouses": 1}, "1 denier, 1 entrepôt"),
        ("ostia", "en", "fate", {"cash": 2, "warehouses": 1}, "2 denarii, 1 warehouse"),
        ("antiquity", "fr", "site-note", {"count": 1, "outside": 0}, "1 hexagone"),
        ("antiquity", "en", "site-note", {"count": 2, "outside": 1}, "2 hexes, 1 outside"),
    ],
)
def test_one_is_no_plural(title: str, language: str, key: str, figures: dict[str, int | str], said: str) -> None:
    assert voice(title, language).say(key, **figures).replace("\u00a0", " ") == said


def test_nor_is_one_discarded_card() -> None:
    said = voice("concordia_venus", "fr").say("their-cards", hand=5, discard=1, top="Colon")
    assert said.startswith("5 en main, 1 défaussée, dessus")


@pytest.mark.parametrize(
    ("title", "language", "refusal", "said"),
    [
        ("porto_carthago", "fr", "buy-short", "La prochaine marchandise coûte 1 talent ; vous en avez 0."),
        ("porto_carthago", "en", "claim-short", "A dock takes 1 reserve servant; you have 0."),
        ("porto_carthago", "fr", "seat-points-short", "La place la moins chère demande 1 point de commerce"),
        ("ostia", "en", "build-short", "That costs 1 denarius; you have 0."),
        ("ostia", "fr", "build-short", "Cela coûte 1 denier ; vous en avez 0."),
    ],
)
def test_reasons_count_too(title: str, language: str, refusal: str, said: str) -> None:
    told = Speech(load(title), language).message(f"refusal-{refusal}", {"needs": 1, "has": 0})
    assert told.replace("\u00a0", " ").startswith(said)


def test_a_long_name_leaves_room_for_the_figures() -> None:
    game = load("ostia")
    match = Match(game, Header("ostia", "t", (LONG, "Livia", "Marcus"), {}, game.ruleset, game.errata))
    rows = [line for line in typed(match, [])[0].splitlines() if line.startswith(("M ", "L "))]
    assert rows[0].split() == ["M", "Maximilianus", "Aureli…", "(you)", "0", "55", "1/4", "·", "1", "5"]
    assert len(rows[0].split()) - 2 == len(rows[1].split())


def test_the_market_is_told_whole_as_soon_as_it_changed() -> None:
    """Its heading promises all that is for sale."""
    match = new_match("concordia_venus")
    board = board_of("concordia_venus", Voice(match.game, "en", match.header.seats, 0))
    board.see(match.game.sight(match.table, 0), [], match.game.phase(match.table))
    market = next(block for block in board.blocks(80) if block.key == "market")
    assert len(market.lines) > 2
    before = [*market.said()[:-1], "Farmer (brick)"]
    assert market.changes(before).lines == market.lines
    assert market.changes(market.said()).lines == []
