"""The process of a program: what it gets from us, and how it ends."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from emporion.programs.process import Process, ProgramFailed
from tests.programs.common import Written, a_match, decide, first_seat


def test_a_program_that_does_not_listen_has_failed() -> None:
    process = Process(["sleep", "600"])
    try:
        with pytest.raises(ProgramFailed, match="does not listen"):
            process.exchange(b"x" * 1_000_000, 0.2)
    finally:
        process.end(0)


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
