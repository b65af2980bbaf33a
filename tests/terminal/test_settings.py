"""What a match is played with is told where it begins; what belongs to other matches is never told."""

from __future__ import annotations

import re

import pytest

from emporion.games import titles
from emporion.kernel.options import OptionValue
from emporion.kernel.text import LANGUAGES, rulebook
from emporion.terminal.choices import Decision
from emporion.terminal.settings import told_settings
from tests.terminal.driver import new_match, sit_down, typed


@pytest.mark.parametrize(
    ("title", "seats", "options", "told"),
    [
        ("concordia_venus", 2, {}, ["Plateau\u00a0: Ionium"]),
        ("concordia_venus", 3, {}, ["Plateau\u00a0: Hellas"]),
        ("concordia_venus", 4, {}, ["Plateau\u00a0: Imperium"]),
        (
            "concordia_venus",
            4,
            {"mode": "team", "round_limit": 20},
            ["Mode de jeu\u00a0: par équipes de deux", "Plateau\u00a0: Hellas", "Limite de tours de table\u00a0: 20"],
        ),
        ("ostia", 3, {}, []),
        ("ostia", 3, {"ivory": False}, ["Cartes Ivoire\u00a0: non"]),
        ("ostia", 3, {"first_player": "seat_0"}, ["Premier joueur\u00a0: la première place"]),
        (
            "porto_carthago",
            3,
            {"first_player_by_lot": False, "first_seat": 2},
            ["Premier joueur tiré au sort\u00a0: non", "Place qui commence\u00a0: Marcus"],
        ),
    ],
)
def test_what_is_not_usual_is_told(title: str, seats: int, options: dict[str, OptionValue], told: list[str]) -> None:
    """A map that depends on the seats is told in any case; a seat by its player, for people do not count from 0."""
    match = new_match(title, seats=seats, options=options)
    session, _ = sit_down(match, [], "fr")
    assert told_settings(match, session.voice) == told


def test_the_map_is_named_at_the_beginning_and_above_each_decision() -> None:
    [first, *_] = typed(new_match("concordia_venus", seats=3), [], size=(100, 40))
    assert "Against Livia (plays at random), Marcus (plays at random).  Map: Hellas.\n" in first
    assert "\n── Concordia Venus (Hellas) · Round 1 · Turns · your turn ──" in first


def test_a_legend_ends_with_what_is_played() -> None:
    match = new_match("antiquity", options={"introductory_game": True})
    assert typed(match, ["legend"], size=(120, 60))[1].endswith("Introductory game: yes.\n")


def decision_at(title: str, **options: OptionValue) -> Decision:
    match = new_match(title, seats=3, options=options)
    session, _ = sit_down(match, [], "fr")
    session._look()
    return Decision(match, 0, session.board, session.voice)


def test_what_is_typed_means_only_what_is_in_this_match() -> None:
    hellas = decision_at("concordia_venus")
    assert hellas.elsewhere("Tripolis") == []
    assert hellas.elsewhere("Gaius") == []
    assert [choice.engine for choice in hellas.elsewhere("construire Sparta")] == ["build:sparta"]
    cyprus = decision_at("concordia_venus", map="cyprus")
    assert cyprus.elsewhere("Sparta") == []
    assert [choice.engine for choice in cyprus.elsewhere("construire Tripolis")] == ["build:tripolis"]


def test_a_match_without_ivory_knows_none() -> None:
    assert decision_at("ostia").elsewhere("ivoire") != []
    assert decision_at("ostia", ivory=False).elsewhere("ivoire") == []


def test_what_is_typed_and_means_nothing_here_is_not_understood() -> None:
    screens = typed(new_match("concordia_venus", seats=3), ["Tripo"], "fr", size=(100, 40))
    assert screens[1] == "Aucun choix ne s’appelle ainsi. Entrée montre les choix, «\u00a0aide\u00a0» les commandes.\n"


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_of_a_rulebook_follow_upon_each_other(title: str, language: str) -> None:
    named = [re.match(r"\d+", section.title) for section in rulebook(title, language).sections]
    chapters = list(dict.fromkeys(int(found[0]) for found in named if found))
    assert chapters == list(range(1, len(chapters) + 1))
