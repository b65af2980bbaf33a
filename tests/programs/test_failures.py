"""Programs that fail: whatever they do, the match goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from emporion.programs.players import ProgramPlayer
from emporion.programs.seat import MOST_FAILURES, Program
from tests.programs.common import Written, a_match, decide, first_seat, to_its_turn

FAILURES = {
    "ends": ("hear(); sys.exit(3)", 30.0, "it has ended"),
    "sleeps": ("hear(); time.sleep(600)", 0.3, "no answer within 0.3 s"),
    "never ends a line": ('hear(); sys.stdout.write("x" * 200000); sys.stdout.flush(); time.sleep(600)', 30.0, "65536"),
    "says old words": (
        'hear()\nold = b\'{"type":"say","id":0,"word":"pass"}\\n\' * 1500\nwhile True: os.write(1, old)',
        0.3,
        "no answer within",
    ),
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
