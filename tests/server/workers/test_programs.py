"""Programs of others at the server: only those the operator named, each with its seat's sight, never in the way."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from emporion.programs.seat import Program
from emporion.server.service import Settings
from emporion.server.workers.programs import BadPrograms, Entry, Programs, read_programs
from tests.server.driver import GAME, InThread, Player, Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "program.py"
LISTENER = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"type": "say", "id": message["id"], "word": message["offer"][0]}), flush=True)
"""


def listener(folder: Path) -> tuple[Programs, Path]:
    """A program that writes down what it is told."""
    file, log = folder / "listener.py", folder / "told"
    file.write_text(LISTENER)
    return Programs({"Minerva": Entry((sys.executable, str(file), str(log)))}), log


def told(log: Path) -> list[Any]:
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def seats(*levels: str) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]


async def test_a_program_is_offered_by_its_name_and_plays_a_match(tmp_path: Path) -> None:
    programs, log = listener(tmp_path)
    with InThread(Settings(data=tmp_path, bot_delay=0, programs=programs)) as server:
        async with Player(server.base, "Anna") as anna:
            game = next(game for game in await anna.get("/api/games") if game["title"] == GAME)
            assert game["levels"][-1] == "Minerva" and game["levels"][0] == "easy"
            card = await anna.post("/api/tables", {"game": GAME, "seats": seats("Minerva", "easy"), "language": "fr"})
            assert [(seat["kind"], seat["level"]) for seat in card["seats"][1:]] == [
                ("bot", "Minerva"),
                ("bot", "easy"),
            ]
            async with anna.live(card["id"]) as live:
                await live.play(random.Random(1))
                result = live.state["result"]
            row = server.service.rooms.rooms[card["id"]].row
            end = time.monotonic() + 20
            while not told(log) or told(log)[-1]["type"] != "over":
                assert time.monotonic() < end, "the program never heard of the end"
                time.sleep(0.05)
    hello, *decides, over = told(log)
    assert (hello["seat"], hello["language"], hello["seats"]) == (1, "fr", [seat["name"] for seat in card["seats"]])
    assert {message["type"] for message in decides} == {"decide"}
    assert [message["id"] for message in decides] == list(range(1, len(decides) + 1))
    assert over["scores"] == result["scores"]
    assert row.seed not in log.read_text() and row.host not in log.read_text()


async def test_a_program_sees_its_seat_only(tmp_path: Path) -> None:
    """What it is told at each decision is what a person at that seat would be sent."""
    programs, log = listener(tmp_path)
    with InThread(Settings(data=tmp_path, bot_delay=0, programs=programs)) as server:
        async with Player(server.base, "Anna") as anna:
            card = await anna.post("/api/tables", {"game": GAME, "seats": seats("Minerva", "easy")})
            async with anna.live(card["id"]) as live:
                await live.play(random.Random(2), stop=lambda: live.state["words"] > 30)
                await live.its_turn(0)
            play = server.service.rooms.rooms[card["id"]].play
            assert play is not None
            own = [(event.key, event.figures) for event in play.match.events_seen_by(1)]
            every = [(event.key, event.figures) for event in play.match.journal.events]
    journal: list[Any] = []
    for message in told(log)[1:]:
        journal[message["journal_from"] :] = message["journal"]
    known = [(entry["key"], entry["figures"]) for entry in journal]
    assert known == own[: len(known)] and known != every[: len(known)]


async def test_a_program_that_fails_does_not_stop_the_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    programs = Programs({"Vulcan": Entry(("false",))})
    with InThread(Settings(data=tmp_path, bot_delay=0, programs=programs)) as server:
        async with Player(server.base, "Anna") as anna:
            card = await anna.post("/api/tables", {"game": GAME, "seats": seats("Vulcan", "Vulcan")})
            async with anna.live(card["id"]) as live:
                await live.play(random.Random(3))
    assert caplog.text.count("false, seat 1") == caplog.text.count("false, seat 2") == 3


async def test_nobody_can_name_a_command(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with Player(server.base, "Anna") as anna:
            for level in ("exec:touch /tmp/x", "Minerva", "exec"):
                wanted = {"game": GAME, "seats": seats(level, "easy")}
                assert await anna.problem("/api/tables", wanted) == (400, "no-level")


async def test_a_match_goes_on_without_a_program_that_is_not_offered_any_more(tmp_path: Path) -> None:
    programs, _ = listener(tmp_path)
    with InThread(Settings(data=tmp_path, bot_delay=0, programs=programs)) as server:
        async with Player(server.base, "Anna") as anna:
            card = await anna.post("/api/tables", {"game": GAME, "seats": seats("Minerva", "easy")})
            cookie = anna.http.cookies.get("emporion")
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with Player(server.base, "Bela") as anna:
            anna.http.cookies.set("emporion", cookie or "", domain="127.0.0.1")
            async with anna.live(card["id"]) as live:
                await live.play(random.Random(4))


# -- the file -------------------------------------------------------------------------------------------------


def test_the_file_of_programs(tmp_path: Path) -> None:
    file = tmp_path / "programs.toml"
    file.write_text(
        f'[Minerva]\ncommand = ["{sys.executable}", "{EXAMPLE}"]\nseconds = 2.5\ngames = ["{GAME}"]\n'
        f'[Mercury]\ncommand = ["{sys.executable}"]\n'
    )
    programs = read_programs(file)
    assert programs.program("Minerva") == Program((sys.executable, str(EXAMPLE)), 2.5)
    assert programs.program("Nobody") is None
    assert programs.names(GAME) == ["Minerva", "Mercury"] and programs.names("antiquity") == ["Mercury"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[Minerva]\n", "command"),
        ("[Minerva]\ncommand = []\n", "length"),
        ('[Minerva]\ncommand = "python3"\n', "Expected `array`"),
        ('[Minerva]\ncommand = ["no-such-command"]\n', "no command 'no-such-command'"),
        ('[Minerva]\ncommand = ["sh"]\nseconds = 0\n', "no time limit"),
        ('[Minerva]\ncommand = ["sh"]\ngames = ["chess"]\n', "no game 'chess'"),
        ('[Minerva]\ncommand = ["sh"]\nname = "x"\n', "unknown field"),
        ('[easy]\ncommand = ["sh"]\n', "our own levels"),
        (f'[{"M" * 40}]\ncommand = ["sh"]\n', "1 to 24 characters"),
        ("[Minerva\n", "Expected"),
    ],
)
def test_a_wrong_file_is_refused(text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "programs.toml"
    file.write_text(text)
    with pytest.raises(BadPrograms, match=why):
        read_programs(file)


def test_a_server_with_a_wrong_file_does_not_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "emporion", "play", "--no-open", "--port", "0"]
    server = Server(tmp_path / "data", EMPORION_PROGRAMS=str(tmp_path / "nothing.toml"))
    done = subprocess.run(command, env=server.settings(), capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("emporion: the programs cannot be used: ") and done.stderr.count("\n") == 1
