"""The process of a program: what it gets from us, and how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
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


ESCAPE = """
import os, sys, time
for _ in range(2):
    if os.fork():
        break
    os.setsid()
with open(sys.argv[1], "a") as pids:
    print(os.getpid(), file=pids, flush=True)
time.sleep(600)
"""


@pytest.fixture
def pids(tmp_path: Path) -> Callable[[], list[int]]:
    """The processes of a program whose children leave its group and session, once all three have told theirs."""

    def wait() -> list[int]:
        file = tmp_path / "pids"
        end = time.monotonic() + 20
        while not file.exists() or len(file.read_text().split()) < 3:
            assert time.monotonic() < end, "it does not start"
            time.sleep(0.02)
        return [int(pid) for pid in file.read_text().split()]

    return wait


def wait_for_the_end(pids: list[int]) -> None:
    end = time.monotonic() + 20
    while any(_runs(pid) for pid in pids):
        assert time.monotonic() < end, "something still runs"
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform != "linux", reason="the keeper is for Linux")
def test_nothing_escapes_from_its_end(tmp_path: Path, pids: Callable[[], list[int]]) -> None:
    process = Process([sys.executable, "-c", ESCAPE, str(tmp_path / "pids")])
    started = pids()
    process.end(0)
    wait_for_the_end(started)


@pytest.mark.skipif(sys.platform != "linux", reason="the keeper is for Linux")
def test_everything_ends_when_we_are_killed(tmp_path: Path, pids: Callable[[], list[int]]) -> None:
    server = "import sys, time; from emporion.programs.process import Process; Process(sys.argv[1:]); time.sleep(600)"
    command = [sys.executable, "-c", server, sys.executable, "-c", ESCAPE, str(tmp_path / "pids")]
    with subprocess.Popen(command) as running:
        started = pids()
        running.kill()
    wait_for_the_end(started)


@pytest.mark.skipif(sys.platform != "linux", reason="the keeper is for Linux")
def test_what_a_program_leaves_behind_ends_with_it(tmp_path: Path, pids: Callable[[], list[int]]) -> None:
    leaving = ESCAPE.replace("time.sleep(600)", "time.sleep(600 if os.getppid() != int(sys.argv[2]) else 1)")
    keeper = "import os, sys; os.execv(sys.argv[1], [*sys.argv[1:], str(os.getppid())])"
    process = Process([sys.executable, "-c", keeper, sys.executable, "-c", leaving, str(tmp_path / "pids")])
    started = pids()
    with pytest.raises(ProgramFailed, match="has ended"):
        process.exchange(b"", 20)
    wait_for_the_end(started)
    process.end()


def test_a_program_that_is_not_there_does_not_start() -> None:
    with pytest.raises(ProgramFailed, match="does not start"):
        Process(["/no/such/program"])
