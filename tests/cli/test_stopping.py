"""Ctrl-C: work ends at once, without traces, and says what is kept. Each test waits for a sign that it has begun."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.calls import COMMAND, emporion, surroundings

FOREVER = "1000000"


def stopped_when(sign: Path, *arguments: str) -> tuple[int, str, str]:
    """Start a command, press Ctrl-C (for the whole group, as a terminal does) when there is something to lose."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(),
        start_new_session=True,
    )
    while process.poll() is None and not begun(sign):
        time.sleep(0.002)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def begun(sign: Path) -> bool:
    """A folder with something in it; a file of parts with the first of them; any other file."""
    if not sign.exists():
        return False
    if sign.is_dir():
        return any(sign.iterdir())
    return sign.suffix != ".jsonl" or sign.read_bytes().count(b"\n") > 1


@pytest.mark.parametrize("on", ["processes:2", "serial"])
def test_sim_keeps_what_was_finished(tmp_path: Path, on: str) -> None:
    kept = tmp_path / "run.jsonl"
    arguments = ["sim", "ostia", "--games", "160", "--bots", "easy", "--on", on, "--resume", str(kept), "--seed", "s"]
    code, out, err = stopped_when(kept, *arguments)
    parts = kept.read_bytes().count(b"\n") - 1
    assert (code, out) == (130, "")
    assert err == (
        f"emporion: stopped: {parts} of 10 parts are kept in {kept}, and the same command goes on from there\n"
    )
    resumed = json.loads(emporion(*arguments, "--json").stdout)
    whole = json.loads(emporion(*arguments[:6], "--seed", "s", "--json").stdout)
    assert (resumed["wins"], resumed["scores_mean"]) == (whole["wins"], whole["scores_mean"])


def test_sim_says_when_nothing_is_kept(tmp_path: Path) -> None:
    records = tmp_path / "records"
    code, out, err = stopped_when(
        records, "sim", "ostia", "--bots", "random", "--games", "20000", "--on", "serial", "--records", str(records)
    )
    assert (code, out) == (130, "")
    assert err == "emporion: stopped: nothing is kept (with --resume FILE a stopped run can go on)\n"


def test_arena(tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    code, out, err = stopped_when(
        kept,
        "arena",
        "ostia",
        "--bots",
        "easy,random",
        "--games",
        "100000",
        "--on",
        "processes:2",
        "--resume",
        str(kept),
    )
    assert (code, out) == (130, "")
    parts = kept.read_bytes().count(b"\n") - 1
    assert err.startswith(f"emporion: stopped: {parts} of 10000") and err.count("\n") == 1


def test_dataset_leaves_nothing_half_written(tmp_path: Path) -> None:
    records, to = tmp_path / "records", tmp_path / "data.parquet"
    emporion("sim", "ostia", "--games", "2", "--records", str(records))
    text = next(records.iterdir()).read_text()
    for number in range(500):
        (records / f"more-{number}.record").write_text(text)
    to.write_text("an older one")
    code, out, err = stopped_when(tmp_path / "data.parquet.part", "dataset", str(records), str(to))
    assert (code, out) == (130, "")
    assert err.startswith("emporion: stopped: ") and err.endswith(f" records were read, {to} was not written\n")
    assert to.read_text() == "an older one"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data.parquet", "records"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["bench", "ostia", "--seconds", "100"],
        ["bench", "ostia", "--here", "--seconds", "100"],
        ["fuzz", "ostia", "--games", FOREVER],
        ["sim", "antiquity", "--bots", "expert", "--games", "3"],
        ["sim", "antiquity", "--bots", "expert", "--games", "3", "--on", "serial"],
    ],
    ids=" ".join,
)
def test_in_the_middle_of_something(arguments: list[str]) -> None:
    """Pressed once the game is loaded. Compiled code looks for signals nowhere: bots hear of it when they look at the
    clock, else a match of experts would go on to its end."""
    code = (
        "import signal, sys, threading, time, os\n"
        "def press():\n"
        "    while 'emporion.games.antiquity' not in sys.modules and 'emporion.games.ostia' not in sys.modules\\\n"
        "            and 'emporion.cli.commands.bench_more' not in sys.modules: time.sleep(0.01)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "threading.Thread(target=press, daemon=True).start()\n"
        f"sys.argv = ['emporion', *{arguments!r}]\n"
        "from emporion.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [COMMAND[0], "-c", code], capture_output=True, text=True, env=surroundings(), timeout=60, start_new_session=True
    )
    assert (done.returncode, done.stdout) == (130, "")
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("emporion: stopped")
