"""What the journal is grouped by: rounds and phases in the order of play, and whose turn it was; nothing secret."""

from itertools import groupby
from pathlib import Path

import pytest

from emporion.games import load, titles
from emporion.kernel.match import Match
from emporion.kernel.record import read_record
from emporion.kernel.text import Speech

FIXTURES = Path(__file__).parent / "fixtures"
FIRST = {
    "antiquity": {
        "fr": ["Mise en place", "Premières cités", "Tour 1 · Tous se lèvent", "Tour 1 · Bâtiments de la cité"],
        "en": ["Setup", "First cities", "Turn 1 · All rise", "Turn 1 · City building"],
    },
    "concordia_venus": {
        "fr": ["Mise en place", "Tour 1", "Tour 2", "Tour 3"],
        "en": ["Setup", "Round 1", "Round 2", "Round 3"],
    },
    "constantinopolis": {
        "fr": ["Mise en place", "Tour 1 · Enchères des charges", "Tour 1 · Production", "Tour 1 · Construction"],
        "en": ["Setup", "Round 1 · Auction of offices", "Round 1 · Production", "Round 1 · Construction"],
    },
    "ostia": {
        "fr": ["Mise en place", "Tour 1 · Port", "Tour 1 · Comptoir", "Tour 1 · Forum"],
        "en": ["Setup", "Round 1 · Harbour", "Round 1 · Counting house", "Round 1 · Forum"],
    },
    "porto_carthago": {
        "fr": [
            "Mise en place",
            "Décennie 1 · Entrée des navires",
            "Décennie 1 · Cartes d’action",
            "Décennie 1 · Revenu",
        ],
        "en": ["Setup", "Decade 1 · Harbour entry", "Decade 1 · Action cards", "Decade 1 · Income"],
    },
}
LAST = {
    "antiquity": {"fr": "Tour 13 · Victoire", "en": "Turn 13 · Victory"},
    "concordia_venus": {"fr": "Décompte final", "en": "Final scoring"},
    "constantinopolis": {"fr": "Décompte final", "en": "Final scoring"},
    "ostia": {"fr": "Phase finale", "en": "Final phase"},
    "porto_carthago": {"fr": "Actions finales", "en": "Final actions"},
}
AHEAD = {"antiquity": 205, "concordia_venus": 49, "constantinopolis": 33, "ostia": 8, "porto_carthago": 6}
"""How often, in the second record, a part of the match begins with a question."""


def matches(title: str) -> list[Match]:
    files = sorted((FIXTURES / title).glob("*.record"))
    return [read_record(load(title), file.read_text(encoding="utf-8")) for file in files]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("title", sorted(FIRST))
def test_heads_follow_the_sequence_of_play(title: str, language: str) -> None:
    match = matches(title)[1]
    speech = Speech(match.game, language, match.header.seats)
    heads = [head for head, _ in groupby(match.journal.events, lambda event: speech.head(match.game.place(event)))]
    assert heads[: len(FIRST[title][language])] == FIRST[title][language]
    assert heads[-1] == LAST[title][language]
    assert len(set(heads)) == len(heads), "a head comes back after another one"


@pytest.mark.parametrize("title", titles())
def test_rounds_are_counted_upwards(title: str) -> None:
    for match in matches(title):
        rounds = [match.game.place(event).round for event in match.journal.events]
        assert rounds == sorted(rounds)


@pytest.mark.parametrize("title", titles())
def test_nobody_has_a_turn_while_several_choose_in_secret(title: str) -> None:
    """The place of a line is the same for all who read it: in a sealed decision of several it names none of them."""
    for match in matches(title):
        game, walk = match.game, match.at(0)
        for said in match.said:
            step, speakers = game.step(walk.table), game.speakers(walk.table)
            known = len(walk.journal.events)
            walk.say(said.seat, said.word)
            if step.sealed and len(speakers) > 1:
                told = [
                    event for event in walk.journal.events[known:] if game.place(event).phase == game.phase(walk.table)
                ]
                assert {game.place(event).turn for event in told} <= {-1}


@pytest.mark.parametrize("title", titles())
def test_a_match_followed_word_by_word_tells_the_same_places(title: str) -> None:
    """Nothing is stored: a record read again, a match taken up and one that was played have the same groups."""
    match = matches(title)[0]
    again = Match(match.game, match.header)
    for said in match.said[:60]:
        course = again.course()
        course.say(said.seat, said.word)
        again.follow(course)
    places = [match.game.place(event) for event in match.journal.events]
    told = [match.game.place(event) for event in again.journal.events]
    assert told == places[: len(told)]


@pytest.mark.parametrize("title", titles())
def test_what_is_asked_stands_where_the_next_line_is_told(title: str) -> None:
    """Before a word the table stands where the last line was told, or already where the next one will be."""
    match = matches(title)[1]
    game, walk = match.game, match.at(0)
    places = [game.place(event)[:3] for event in match.journal.events]
    ahead = 0
    for said in match.said:
        here, known = game.here(walk.table)[:3], len(walk.journal.events)
        assert here in places[known - 1 : known + 1]
        ahead += here != places[known - 1]
        walk.say(said.seat, said.word)
    assert ahead == AHEAD.get(title, ahead)
