"""`emporion play --terminal` as people and scripts call it: real processes in plain pipes."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from emporion.terminal.calling import called

PROGRAM = "exec:" + shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "program.py")])


class Shell:
    def __init__(self, data: Path) -> None:
        self.data = data

    def play(self, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        command = [sys.executable, "-m", "emporion", "play", *arguments]
        return subprocess.run(
            command,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**kept, "EMPORION_DATA": str(self.data), "PYTHONIOENCODING": "utf-8", **environment},
            timeout=120,
        )


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path / "data")


def test_a_whole_match(shell: Shell) -> None:
    """Always the first numbered choice, never a bid, and whatever is laid is sealed; the end names places, the seed and
    the record."""
    done = shell.play("ostia", "--terminal", "--bots", "random,random", "--seed", "t", typed="1\npass\nlock\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "─── The match is over\n" in done.stdout
    *_, seed, kept, command = done.stdout.splitlines()
    assert (seed, kept) == ("The seed was t", "The match is kept in this file, which you may copy. To read it again:")
    assert re.fullmatch(r"  \S+ -m emporion replay \S+/ostia-[-0-9]+\.record --journal", command)
    assert "\x1b" not in done.stdout


def test_a_match_is_left_and_gone_on_with(shell: Shell) -> None:
    left = shell.play("ostia", "--terminal", "--seats", "3", "--bots", "random", "--seed", "t", typed="1\n2\n")
    assert "Your match is saved. Go on with:\n" in left.stdout
    assert left.stdout.endswith(" -m emporion play --terminal --resume\n")
    again = shell.play("--terminal", "--resume", "--lang", "fr", typed="quitter\n")  # else in the match's own
    assert again.returncode == 0, again.stderr
    assert "· Vous passez.\n" in again.stdout and "Proposer\n" in again.stdout
    assert shell.play("ostia", "--terminal", "--resume", typed="quit\n").returncode == 0
    assert "Offer\n" in shell.play("--resume", typed="quit\n").stdout
    other = shell.play("antiquity", "--terminal", "--resume")
    assert (other.returncode, other.stderr) == (2, "emporion: no unfinished match 'antiquity' is saved\n")


def test_nothing_to_go_on_with_is_one_line(shell: Shell) -> None:
    done = shell.play("--terminal", "--resume")
    assert (done.returncode, done.stderr) == (2, "emporion: no unfinished match is saved: start one\n")


def test_a_damaged_match_is_one_line(shell: Shell) -> None:
    shell.play("ostia", "--terminal", "--bots", "random", "--seats", "3", typed="quit\n")
    (record,) = (shell.data / "terminal").glob("*.record")
    record.write_text("emporion record 1\ngame: ostia\n")
    done = shell.play("--terminal", "--resume")
    assert done.returncode == 2
    assert done.stderr.startswith(f"emporion: the saved match {record.stem} is damaged: line ")
    assert done.stderr.count("\n") == 1


def test_a_damaged_match_does_not_stand_in_the_way_of_others(shell: Shell) -> None:
    """A newer one that is damaged is named with its file, and the sound one goes on."""
    shell.play("ostia", "--terminal", "--bots", "random", "--seats", "3", "--seed", "t", typed="quit\n")
    shell.play("porto", "--terminal", "--bots", "random", typed="quit\n")
    (record,) = (shell.data / "terminal").glob("porto*.record")
    for content in (b"", b"\xff\x00", record.read_bytes()[:-9]):
        record.write_bytes(content)
        done = shell.play("--terminal", "--resume", typed="quit\n")
        assert done.returncode == 0, done.stderr
        said, _, rest = done.stdout.partition("Ostia  ")
        whole = "".join(line.strip() if line.startswith("  ") else line for line in said.splitlines())
        assert whole.replace(" ", "") == (
            f"The match {record.stem} is damaged and cannot be gone on with: {record}".replace(" ", "")
        )
        assert "Take one card from your boat" in rest
        named = shell.play("porto", "--terminal", "--resume")
        assert named.returncode == 2
        assert named.stderr.startswith(f"emporion: the saved match {record.stem} is damaged: ")
        assert named.stderr.endswith(f" ({record})\n")


def test_several_matches_are_listed_with_their_numbers(shell: Shell) -> None:
    """In a pipe the latest goes on; a name that fits none lists them, too."""
    shell.play("ostia", "--terminal", "--bots", "random", "--seats", "3", typed="quit\n")
    shell.play("porto", "--terminal", "--bots", "random", typed="quit\n")
    (older,) = (shell.data / "terminal").glob("ostia*.record")
    os.utime(older, (1_000_000, 1_000_000))
    listed = shell.play("--terminal", "--resume", typed="quit\n").stdout.splitlines()
    assert listed[0] == "Unfinished matches, the latest first:"
    assert listed[1].startswith(" 1) Porto Carthago  ") and listed[2].startswith(" 2) Ostia  0 moves, 1970-01-12 ")
    begins = next(k for k, line in enumerate(listed) if line.startswith("Porto Carthago  A number"))
    told = " ".join(" ".join(listed[3:begins]).split())
    assert told.startswith("The first one goes on; for another: ")
    assert told.endswith(" -m emporion play --terminal --resume NUMBER")
    wrong = shell.play("antiquity", "--terminal", "--resume")
    assert wrong.stdout.splitlines() == listed[:3]
    assert wrong.stderr == "emporion: no unfinished match 'antiquity' is saved\n"


def test_the_opponents_are_medium_unless_others_are_named(shell: Shell) -> None:
    shell.play("ostia", "--terminal", typed="quit\n")
    (party,) = (shell.data / "terminal").glob("*.json")
    assert party.read_text() == '{"me":0,"bots":["medium","medium"],"language":"en"}'


def test_a_terminal_of_ascii_letters_gets_no_others(shell: Shell) -> None:
    plain = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = shell.play("ostia", "--terminal", "--lang", "fr", "--bots", "random", "--seed", "t", typed="1\n1\n", **plain)
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert "-- Ostia - Tour 1 sur 5 - Port - tous en secret ---" in done.stdout


def test_a_match_goes_on_in_its_language(shell: Shell) -> None:
    shell.play("ostia", "--terminal", "--bots", "random", "--seats", "3", "--lang", "fr", typed="quitter\n")
    assert "Prenez gratuitement une carte" in shell.play("--terminal", "--resume", typed="quit\n").stdout


def test_a_name_is_a_player_s_own(shell: Shell) -> None:
    done = shell.play("ostia", "--terminal", "--name", "Livia | x", "--bots", "random", "--seats", "3", typed="quit\n")
    assert "L Livia x (you)" in done.stdout and "I Livia" in done.stdout
    again = shell.play("--terminal", "--resume", typed="quit\n")
    assert "L Livia x (you)" in again.stdout


def test_a_program_sits_at_a_match(shell: Shell) -> None:
    done = shell.play("ostia", "--terminal", "--seats", "3", "--bots", PROGRAM, typed="1\nquit\n")
    assert done.returncode == 0 and "Traceback" not in done.stderr


def test_the_command_to_go_on_with_is_one_that_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its name alone only where the shell finds the program by that."""
    monkeypatch.chdir(tmp_path)
    mine = tmp_path / ".venv" / "bin" / "emporion"
    mine.parent.mkdir(parents=True)
    mine.touch()
    assert called(str(mine), str(mine)) == "emporion"
    assert called(str(mine), None) == ".venv/bin/emporion"
    assert called(".venv/bin/emporion", "/usr/bin/emporion") == ".venv/bin/emporion"
    monkeypatch.setattr(sys, "executable", str(mine.parent / "python"))
    assert called("/somewhere/emporion/__main__.py", None) == ".venv/bin/python -m emporion"
