"""Programs at the table: real processes, well-behaved and otherwise. Whatever they do, the match goes on."""

from __future__ import annotations

import json
import os
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion.bots import UnknownBot
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.programs.players import ProgramPlayer, check_player, is_program, make_player, read_program
from emporion.programs.process import Process, ProgramFailed
from emporion.programs.seat import MOST_FAILURES, Program, ProgramSeat, drive
from emporion.research.matches import Job, Part, play_part, play_recorded

GAME = "ostia"
EXAMPLE = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'program.py'}"
READY = """
import json, os, sys, time
heard = open(sys.argv[1], "a")
def hear():
    line = sys.stdin.readline()
    heard.write(line)
    heard.flush()
    return json.loads(line)
def tell(**message):
    print(json.dumps(message), flush=True)
def say(id, word):
    tell(type="say", id=id, word=word)
hello = hear()
tell(type="ready", protocol=1)
"""


def a_match(title: str = GAME, seed: str = "programs") -> Match:
    game = load(title)
    names = tuple(f"Player {n}" for n in range(max(3, game.fewest_seats)))
    return Match(game, Header(title, seed, names, {}, game.ruleset, game.errata))


class Written:
    """A program as a test writes it, and what it heard."""

    def __init__(self, folder: Path, body: str, head: str = READY, seconds: float = 30.0) -> None:
        self.file, self.log = folder / "program.py", folder / "heard"
        self.file.write_text(head + textwrap.dedent(body))
        self.log.touch()
        self.program = Program((sys.executable, str(self.file), str(self.log)), seconds)
        self.name = f"exec@{seconds}:{sys.executable} {self.file} {self.log}"

    def heard(self) -> list[Any]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Written]:
    return lambda *body, **more: Written(tmp_path, *body, **more)


def decide(seat: ProgramSeat, match: Match) -> int | None:
    return drive(seat.choose(match))


def first_seat(match: Match, program: Program) -> ProgramSeat:
    return ProgramSeat(program, match.game.speakers(match.table)[0])


def to_its_turn(match: Match, seat: int) -> None:
    """Let everybody say their default words until the seat must speak again."""
    while seat not in match.game.speakers(match.table):
        other = match.game.speakers(match.table)[0]
        match.say(other, match.game.default(match.table, other))


# -- those that behave ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_the_example_plays_every_title(title: str) -> None:
    seats = load(title).fewest_seats
    played = play_recorded(Job(title, [EXAMPLE, *["random"] * (seats - 1)], 1, "example", {}), 0)
    assert played.defaults == [0] * seats
    assert len(played.scores) == seats and played.decisions > 10


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


# -- those that fail ------------------------------------------------------------------------------------------

FAILURES = {
    "ends": ("hear(); sys.exit(3)", 30.0, "it has ended"),
    "sleeps": ("hear(); time.sleep(600)", 0.3, "no answer within 0.3 s"),
    "never ends a line": ('hear(); sys.stdout.write("x" * 200000); sys.stdout.flush(); time.sleep(600)', 30.0, "65536"),
    "says old words": ('hear()\nwhile True: tell(type="say", id=0, word="pass")', 0.3, "no answer within"),
}


@pytest.mark.parametrize(("body", "seconds", "why"), FAILURES.values(), ids=FAILURES.keys())
def test_a_program_that_fails_is_started_again_and_then_given_up(
    body: str, seconds: float, why: str, written: Callable[..., Written], caplog: pytest.LogCaptureFixture
) -> None:
    program = written(body, seconds=seconds)
    match = a_match()
    player = ProgramPlayer(program.name, match.game.speakers(match.table)[0], "en")
    for failures in (1, 2, 3, 3, 3):
        to_its_turn(match, player.seat.seat)
        default = match.game.default(match.table, player.seat.seat)
        assert player.choose(match) == default
        match.say(player.seat.seat, default)
        assert player.seat.failures == failures
        assert player.seat.process is None
    assert player.defaults == 5
    assert caplog.text.count(why) == MOST_FAILURES
    assert [told["type"] for told in program.heard()].count("hello") == MOST_FAILURES


def test_a_program_that_does_not_listen_has_failed() -> None:
    process = Process(["sleep", "600"])
    try:
        with pytest.raises(ProgramFailed, match="does not listen"):
            process.exchange(b"x" * 1_000_000, 0.2)
    finally:
        process.end(0)


def test_a_program_started_again_is_told_everything_again(written: Callable[..., Written]) -> None:
    program = written("""
        message = hear()
        if message["journal_from"] or message["id"] == 1:
            sys.exit()
        say(message["id"], message["offer"][0])
        hear()
    """)
    match = a_match()
    seat = first_seat(match, program.program)
    assert decide(seat, match) is None
    match.say(seat.seat, match.game.default(match.table, seat.seat))
    to_its_turn(match, seat.seat)
    assert decide(seat, match) == match.game.offered(match.table, seat.seat)[0]
    seat.stop()
    told = program.heard()
    assert [message["type"] for message in told] == ["hello", "decide", "hello", "decide"]
    assert [entry["key"] for entry in told[3]["journal"]] == [event.key for event in match.events_seen_by(seat.seat)]


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ('import sys; sys.stdin.readline(); print(\'{"type": "ready", "protocol": 2}\', flush=True)', "protocol 2"),
        ('import sys; sys.stdin.readline(); print("Hello!", flush=True)', "not ready"),
        ("raise SystemExit(1)", "it has ended"),
    ],
)
def test_a_program_that_is_not_ready_has_failed(
    head: str, why: str, written: Callable[..., Written], caplog: pytest.LogCaptureFixture
) -> None:
    match = a_match()
    seat = first_seat(match, written("", head=head).program)
    assert decide(seat, match) is None
    assert why in caplog.text and seat.failures == 1


def test_a_program_that_cannot_be_started_has_failed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    match = a_match()
    file = tmp_path / "no_program"
    file.write_text("nothing that runs")
    file.chmod(0o755)
    seat = first_seat(match, Program((str(file),)))
    assert decide(seat, match) is None
    assert "it does not start" in caplog.text


def test_it_ends_with_all_that_it_started(written: Callable[..., Written], tmp_path: Path) -> None:
    program = written(
        """
        import subprocess
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        open(sys.argv[1] + ".pids", "w").write(f"{os.getpid()} {child.pid}")
        hear()
        time.sleep(600)
    """,
        seconds=2,
    )
    match = a_match()
    seat = first_seat(match, program.program)
    assert decide(seat, match) is None
    pids = [int(pid) for pid in Path(f"{program.log}.pids").read_text().split()]
    end = time.monotonic() + 20
    while any(_runs(pid) for pid in pids):
        assert time.monotonic() < end, "something still runs"
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_our_settings_are_not_passed_on(written: Callable[..., Written], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPORION_DATABASE", "postgresql://secret")
    program = written("""
        heard.write(json.dumps([name for name in os.environ if name.startswith("EMPORION")]) + "\\n")
        heard.write(json.dumps(os.getpriority(os.PRIO_PROCESS, 0)) + "\\n")
        message = hear()
        say(message["id"], message["offer"][0])
        hear()
    """)
    match = a_match()
    seat = first_seat(match, program.program)
    assert decide(seat, match) is not None
    seat.stop()
    assert program.heard()[1] == []
    assert program.heard()[2] >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 1)


# -- names ----------------------------------------------------------------------------------------------------


def test_names_of_programs() -> None:
    assert read_program("exec:python3 'my bot.py' -v") == Program(("python3", "my bot.py", "-v"), 10.0)
    assert read_program("exec@0.5:python3 x.py").seconds == 0.5
    assert not is_program("expert") and not is_program("exec") and is_program("exec:x") and is_program("exec@3:x")


@pytest.mark.parametrize(
    "name", ["exec:", "exec:no-such-command x", "exec@0:python3", "exec@x:python3", "exec:'", "clever"]
)
def test_names_of_nobody(name: str) -> None:
    with pytest.raises(UnknownBot):
        check_player(name)
