"""A program at its seat: what it is told, what its answers mean, and what happens to wrong ones."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.programs.players import make_player
from emporion.programs.seat import ProgramSeat
from emporion.research.matches import Job, Part, play_part, play_recorded
from tests.programs.common import GAME, Written, a_match, decide, first_seat, to_its_turn

EXAMPLE = "exec:" + shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "program.py")])


@pytest.mark.parametrize("title", titles())
def test_the_example_plays_every_title(title: str) -> None:
    seats = load(title).fewest_seats
    played = play_recorded(Job(title, [EXAMPLE, *["random"] * (seats - 1)], 1, "example", {}), 0)
    assert played.defaults == [0] * seats
    assert len(played.scores) == seats and played.decisions >= seats


def test_it_is_told_the_match_then_what_its_seat_sees_and_nothing_else(written: Callable[..., Written]) -> None:
    program = written("""
        while True:
            message = hear()
            if message["type"] == "over":
                break
            say(message["id"], message["offer"][0])
    """)
    match = a_match()
    dice = Dice("others")
    players = [make_player(name, seat, dice, "fr") for seat, name in enumerate(("random", program.name, "random"))]
    game = match.game
    expected: list[tuple[str, list[str], list[str]]] = []
    while not match.over():
        seat = game.speakers(match.table)[0]
        if seat == 1:
            # Whatever the seat does not know is drawn anew: what it is told must not change by that.
            guess = game.guess(match.table, 1, Dice(str(len(match.said))))
            sight = msgspec.json.encode(game.sight(guess, 1)).decode()
            offer = [game.vocabulary.text(word) for word in game.offered(match.table, 1)]
            expected.append((sight, offer, [event.key for event in match.events_seen_by(1)]))
        match.say(seat, players[seat].choose(match))
    for player in players:
        player.over(match)
    hello, *decides, over = program.heard()
    options = msgspec.to_builtins(match.header.options)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": GAME,
        "ruleset": game.ruleset,
        "options": options,
        "seats": ["Player 0", "Player 1", "Player 2"],
        "seat": 1,
        "language": "fr",
        "start_ms": 30000,
        "limit_ms": 30000,
        "mistakes": 3,
    }
    assert len(decides) == len(expected) > 10
    journal: list[Any] = []
    for number, (told, (sight, offer, keys)) in enumerate(zip(decides, expected, strict=True), start=1):
        assert (told["type"], told["id"]) == ("decide", number)
        assert told["sight"] == json.loads(sight) and told["offer"] == offer
        journal[told["journal_from"] :] = told["journal"]
        assert [entry["key"] for entry in journal] == keys
        assert [entry["n"] for entry in journal] == list(range(len(journal)))
        assert told["clock"]["limit_ms"] == 30000
    used = [told["clock"]["used_ms"] for told in decides]
    assert used == sorted(used) and used[0] == 0
    assert decides[0]["prompt"]["rule"].startswith("OST-") and decides[0]["prompt"]["text"]
    journal[over["journal_from"] :] = over["journal"]
    assert [entry["key"] for entry in journal] == [event.key for event in match.events_seen_by(1)]
    assert (over["scores"], over["winners"]) == (game.scores(match.table), game.winners(match.table))
    assert match.header.seed not in program.log.read_text()


def test_words_taken_back_are_taken_back_for_it(written: Callable[..., Written]) -> None:
    program = written("""
        for _ in range(3):
            message = hear()
            say(message["id"], message["offer"][0])
    """)
    match = a_match()
    seat = first_seat(match, program.program)
    while not match.may_take_back(seat.seat):
        to_its_turn(match, seat.seat)
        match.say(seat.seat, match.game.default(match.table, seat.seat))
    known = [event.key for event in match.events_seen_by(seat.seat)]
    match.take_back(seat.seat)
    before = [event.key for event in match.events_seen_by(seat.seat)]
    assert decide(seat, match) is not None
    match.say(seat.seat, match.game.default(match.table, seat.seat))
    match.take_back(seat.seat)
    assert decide(seat, match) is not None
    seat.stop()
    _, first, again = program.heard()
    assert [entry["key"] for entry in first["journal"]] == before and len(before) <= len(known)
    assert again["journal_from"] == len(before) and again["journal"] == []


def test_a_match_with_programs_is_the_same_with_and_without_its_record() -> None:
    job = Job(GAME, ["easy", "random", "hard"], 2, "same", {})
    plain = play_part(Part(job, 0, 2))
    told = [play_recorded(job, number) for number in range(2)]
    assert [entry["scores"] for entry in plain] == [match.scores for match in told]
    assert [match.defaults for match in told] == [[], []]


# -- wrong answers --------------------------------------------------------------------------------------------


def test_an_unknown_word_is_told_and_another_may_be_said(written: Callable[..., Written]) -> None:
    program = written("""
        message = hear()
        say(message["id"], "nothing")
        refused = hear()
        say(refused["id"], message["offer"][-1])
        hear()
    """)
    match = a_match()
    seat = first_seat(match, program.program)
    assert decide(seat, match) == match.game.offered(match.table, seat.seat)[-1]
    seat.stop()
    told = program.heard()[2]
    assert (told["type"], told["error"], told["mistakes_left"]) == ("error", "unknown-word", 2)
    assert seat.failures == 0


def test_a_refused_word_is_told_with_its_rule(written: Callable[..., Written]) -> None:
    match = a_match()
    game = match.game
    seat = game.speakers(match.table)[0]
    offered = set(game.offered(match.table, seat))
    refused = next(word for word in range(len(game.vocabulary)) if word not in offered)
    why = game.explain(match.table, seat, refused)
    assert why is not None
    program = written(f"""
        message = hear()
        say(message["id"], {game.vocabulary.text(refused)!r})
        hear()
        say(message["id"], message["offer"][0])
        hear()
    """)
    player = ProgramSeat(program.program, seat)
    assert decide(player, match) in offered
    player.stop()
    told = program.heard()[2]
    assert (told["type"], told["word"]) == ("refused", game.vocabulary.text(refused))
    assert (told["key"], told["rule"], told["figures"]) == (why.key, why.rule, why.figures)
    assert told["text"]


@pytest.mark.parametrize(
    "answer",
    [
        'print("what?", flush=True)',
        'sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()',
        'print("[" * 30000, flush=True)',
        'tell(type="say", id=message["id"])',
        'tell(type="say", id=message["id"], word=7)',
        'tell(type="say", id=message["id"] + 1, word=offer[0])',
        'say(message["id"], "no:such:word")',
        'tell(type="hello")',
        'print("", flush=True)',
    ],
)
def test_after_three_wrong_answers_the_default_word_is_said(
    answer: str, written: Callable[..., Written], caplog: pytest.LogCaptureFixture
) -> None:
    program = written(f"""
        message = hear()
        offer = message["offer"]
        for _ in range(3):
            {answer}
            message = hear()
        message = hear()
        say(message["id"], message["offer"][0])
        hear()
    """)
    match = a_match()
    seat = first_seat(match, program.program)
    assert decide(seat, match) is None
    assert "3 wrong answers" in caplog.text
    match.say(seat.seat, match.game.default(match.table, seat.seat))
    to_its_turn(match, seat.seat)
    assert decide(seat, match) == match.game.offered(match.table, seat.seat)[0]  # it goes on playing
    seat.stop()
    assert [told["mistakes_left"] for told in program.heard()[2:5]] == [2, 1, 0]
    assert all(told["type"] == "error" and told["message"] for told in program.heard()[2:5])
    assert seat.failures == 0


def test_a_word_said_twice_does_not_answer_the_next_decision(written: Callable[..., Written]) -> None:
    program = written("""
        for _ in range(2):
            message = hear()
            say(message["id"], message["offer"][0])
            say(message["id"], message["offer"][0])
        hear()
    """)
    match = a_match()
    seat = first_seat(match, program.program)
    for _ in range(2):
        word = decide(seat, match)
        assert word == match.game.offered(match.table, seat.seat)[0]
        match.say(seat.seat, word)
        to_its_turn(match, seat.seat)
    seat.stop()
    assert [told["type"] for told in program.heard()] == ["hello", "decide", "decide"]
