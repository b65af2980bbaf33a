"""Names on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from emporion.bots import UnknownBot
from emporion.programs.players import check_bots, is_program, read_program
from emporion.programs.seat import Program


def test_names_of_programs() -> None:
    assert read_program("exec:python3 'my bot.py' -v") == Program(("python3", "my bot.py", "-v"), 10.0)
    assert read_program("exec@0.5:python3 x.py").seconds == 0.5
    assert not is_program("expert") and not is_program("exec") and is_program("exec:x") and is_program("exec@3:x")


@pytest.mark.parametrize(
    "name", ["exec:", "exec:no-such-command x", "exec@0:python3", "exec@x:python3", "exec:'", "clever"]
)
def test_names_of_nobody(name: str) -> None:
    with pytest.raises(UnknownBot):
        check_bots([name], "ostia")


def test_a_level_that_does_not_play_a_title_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    check_bots(["medium", "random", "greedy", "expert", "exec:python x.py"], "ostia")
    monkeypatch.setattr("emporion.programs.players.strengths", lambda title: {"easy": {}, "medium": {}})
    with pytest.raises(UnknownBot, match="no expert plays ostia: there are random, easy, medium, greedy, first"):
        check_bots(["easy", "expert"], "ostia")


def test_python_is_the_running_one_where_there_is_no_such_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert read_program("exec:python bot.py").command == (sys.executable, "bot.py")
    assert read_program("exec:python3 bot.py").command == (sys.executable, "bot.py")
    with pytest.raises(UnknownBot, match="there is no command 'ruby'"):
        read_program("exec:ruby bot.rb")
    (tmp_path / "python").write_text("#!/bin/sh\n")
    (tmp_path / "python").chmod(0o755)
    assert read_program("exec:python bot.py").command == ("python", "bot.py")
