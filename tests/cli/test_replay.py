"""`emporion replay`: from a file or standard input, the journal for those who look on afterwards, eliminations."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from emporion.cli.journal import entries
from emporion.cli.says import Says
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.journal import ALL
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.kernel.record import write_record
from emporion.terminal.boards import board_of
from emporion.terminal.voice import Voice
from tests.cli.calls import complaint, emporion

NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Julia", "Titus")


def played(
    title: str, seed: str, seats: int, words: int | None = None, options: dict[str, OptionValue] | None = None
) -> Match:
    """A match of random words, whole or in part."""
    game = load(title)
    match = Match(game, Header(title, seed, NAMES[:seats], options or {}, game.ruleset, game.errata))
    dice = Dice(seed)
    while not match.over() and (words is None or len(match.said) < words):
        seat = game.speakers(match.table)[0]
        offered = game.offered(match.table, seat)
        match.say(seat, offered[dice.below(len(offered))])
    return match


JOURNAL = """
Setup
      To Livia: You start with salt. OST-3.1.3
      To Marcus: You start with ivory. OST-3.1.3
      To Aelia: You start with wheat. OST-3.1.3
      Senate card VI is active; Senate card II comes next. OST-3.1.4
      Aelia is the first player. OST-3.1.5

Round 1 · Harbour
      Round 1. Aelia is first. OST-1.1.4
      To Livia: Your boat brings ivory, 2\u00a0wine, wood, and wheat. OST-4.1.1
      To Marcus: Your boat brings 3\u00a0cloth and 2\u00a0wood. OST-4.1.1
      To Aelia: Your boat brings ivory, wine, salt, and 2\u00a0wheat. OST-4.1.1
   1  Livia takes wood for free. OST-4.1.2
   2  Marcus takes cloth for free. OST-4.1.2
   3  Aelia takes wheat for free. OST-4.1.2
   4  Aelia offers ivory and wheat, at least 13 denarii. OST-4.1.6
   5  Livia bids 57 denarii. OST-4.1.8

"""


def test_standard_input_is_a_file_as_any_other(tmp_path: Path) -> None:
    match = played("ostia", "in", 3)
    file = tmp_path / "match.record"
    file.write_text(write_record(match))
    assert emporion("replay", "-", typed=write_record(match)).stdout == emporion("replay", str(file)).stdout
    done = emporion("replay", "-", typed="emporion record 1\ngame: ostia\n")
    assert done.stderr == "emporion: standard input: line 2: the record is cut off: expected a line '---'\n"
    assert (
        emporion("replay", "-").stderr == "emporion: standard input: line 1: a record starts with 'emporion record 1'\n"
    )


def test_what_is_no_record_at_all(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    assert complaint("replay", str(tmp_path / "picture")) == "picture: not a text file"
    assert complaint("replay", "/dev/zero") == "zero: a record has at most 2000000 characters"
    assert complaint("replay", str(tmp_path)) == f"Is a directory: {tmp_path}"


def test_the_journal_names_who_spoke_under_each_phase() -> None:
    record = write_record(played("ostia", "journal", 3, words=5))
    shown = emporion("replay", "-", "--journal", typed=record).stdout
    assert shown.startswith(JOURNAL + "Ostia: 5 moves, all verified\n")
    assert shown.endswith("The match is unfinished.\n")


def test_and_in_french() -> None:
    record = write_record(played("ostia", "journal", 3, words=5))
    french = emporion("replay", "-", "--journal", "--lang", "fr", typed=record).stdout
    assert french.splitlines()[1] == "Mise en place"
    assert "À Livia\u00a0: Vous recevez le sel comme carte de départ" in french
    assert "Ostia\u00a0: 5 coups, tous vérifiés" in french
    assert french.endswith("La partie n’est pas terminée.\n")


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_once_forward_in_time_with_somebody_named(title: str, language: str) -> None:
    game = load(title)
    match = played(title, f"once {title}", min(max(3, game.fewest_seats), game.most_seats))
    told = list(entries(match, Says(language)))
    assert [entry.word for entry in told] == sorted(entry.word for entry in told)
    assert all(entry.seat == match.said[entry.word - 1].seat for entry in told if entry.word)
    keys = Counter(entry.event.key for entry in told if entry.event is not None)
    left_out = Counter(event.key for event in match.journal.events) - keys
    assert left_out == twins(match)
    for entry in told:
        if entry.event is not None and entry.event.audience > 0:
            assert any(name in entry.text for name in NAMES), entry.text


def twins(match: Match) -> Counter[str]:
    """The events that tell others less of what a seat of its own was told: kept from that seat (`took-hidden`), or
    public and called as the seat's own begins (`drew` of `drew-cards`)."""
    events = match.journal.events
    own = [event for event in events if event.audience > 0]
    kept_back = {(one.rule, ~one.audience) for one in own}
    hidden = Counter(event.key for event in events if (event.rule, event.audience) in kept_back)
    public = {(event.rule, event.key) for event in events if event.audience == ALL}
    shorter = [key for one in own for rule, key in public if rule == one.rule and one.key.startswith(f"{key}-")]
    return hidden + Counter(shorter)


def test_what_others_heard_is_left_out_where_a_seat_was_told_more() -> None:
    assert twins(played("ostia", "once ostia", 3)) == {"took-hidden": 15}
    assert twins(played("porto_carthago", "once porto_carthago", 3)) == {"surveyed-hidden": 1}
    assert set(twins(played("constantinopolis", "once constantinopolis", 3))) == {"drew", "kept-contracts"}


def test_places_are_called_as_in_the_terminal() -> None:
    """A city of Antiquity stands on a hex that has a name on the map, no pair of coordinates."""
    match = played("antiquity", "places", 2, words=60)
    founded = next(event for event in match.journal.events if "q" in event.figures and event.audience < 0)
    texts = [entry.text for entry in entries(match, Says("en"))]
    voice = Voice(match.game, "en", match.header.seats, -1)
    board = board_of("antiquity", voice)
    board.see(match.game.sight(match.table, 0), [], "")
    assert board.sentence(voice.event(founded), founded.figures) in texts
    assert [text for text in texts if re.search(r"\(-?\d+, -?\d+\)", text)] == []


def test_the_journal_as_json() -> None:
    match = played("ostia", "journal", 3, words=5)
    plain = json.loads(emporion("replay", "-", "--json", typed=write_record(match)).stdout)
    result = json.loads(emporion("replay", "-", "--json", "--journal", typed=write_record(match)).stdout)
    assert "journal" not in plain
    journal = result.pop("journal")
    assert (
        result
        == plain
        == {
            "game": "ostia",
            "seats": ["Livia", "Marcus", "Aelia"],
            "words": 5,
            "finished": False,
            "scores": match.game.scores(match.table),
            "places": None,
            "winners": None,
            "eliminated": [],
            "teams": [],
        }
    )
    assert journal[0] == {
        "word": 0,
        "seat": None,
        "phase": "",
        "round": 0,
        "lap": 0,
        "turn": None,
        "heading": "Setup",
        "key": "start-card",
        "rule": "OST-3.1.3",
        "figures": {"good": match.journal.events[0].figures["good"]},
        "text": "To Livia: You start with salt.",
    }


@pytest.mark.rule("ANT-5.3.1")
def test_the_eliminated_are_shown() -> None:
    match = played("antiquity", "starved", 3)
    out = match.game.eliminated(match.table)
    assert out
    result = json.loads(emporion("replay", "-", "--json", typed=write_record(match)).stdout)
    assert result["eliminated"] == out
    shown = emporion("replay", "-", typed=write_record(match)).stdout
    places = match.game.places(match.table)
    for seat in range(3):
        line = next(line for line in shown.splitlines() if NAMES[seat] in line)
        assert (f" {places[seat] + 1} (eliminated)" in line) == (seat in out)
    assert "(éliminé)" in emporion("replay", "-", "--lang", "fr", typed=write_record(match)).stdout


def test_sim_and_arena_count_eliminations() -> None:
    settings = ["antiquity", "--bots", "random", "--seats", "2", "--games", "4"]
    result = json.loads(emporion("sim", *settings, "--json").stdout)
    assert len(result["eliminations"]) == 2 and sum(result["eliminations"]) > 0
    table = emporion("sim", *settings).stdout
    assert "eliminated" in table and f"{result['eliminations'][0]} times" in table
    rated = json.loads(emporion("arena", *settings, "--json").stdout)
    assert rated["bots"][0]["eliminations"] > 0
    assert json.loads(emporion("sim", "porto", "--games", "2", "--json").stdout)["eliminations"] == [0, 0, 0]


def test_teams_are_told_with_their_totals(tmp_path: Path) -> None:
    """CNV-5.3.1: who has most points of all may come second; the team's points say why."""
    match = played("concordia_venus", "teams", 4, options={"mode": "team", "round_limit": 3})
    scores = match.game.scores(match.table)
    file = tmp_path / "match.record"
    file.write_text(write_record(match))
    first, second = scores[0] + scores[2], scores[1] + scores[3]
    result = json.loads(emporion("replay", str(file), "--json").stdout)
    assert result["teams"] == [{"seats": [0, 2], "score": first}, {"seats": [1, 3], "score": second}]
    shown = emporion("replay", str(file), "--lang", "fr").stdout
    rows = [line.replace("│", "").split() for line in shown.splitlines() if " avec " in line]
    assert [row[:5] for row in rows] == [
        ["Livia", str(scores[0]), str(first), "avec", "Aelia"],
        ["Marcus", str(scores[1]), str(second), "avec", "Gaius"],
        ["Aelia", str(scores[2]), str(first), "avec", "Livia"],
        ["Gaius", str(scores[3]), str(second), "avec", "Marcus"],
    ]
    assert "équipe" in shown and f"{first} with Aelia" in emporion("replay", str(file)).stdout


def test_where_nobody_has_a_partner_there_are_no_teams(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text(write_record(played("ostia", "in", 3)))
    assert json.loads(emporion("replay", str(file), "--json").stdout)["teams"] == []
    assert "team" not in emporion("replay", str(file)).stdout
