"""One file, one server; and what is said when the file or its folder cannot be used."""

from __future__ import annotations

import asyncio
import errno
import itertools
import os
import random
import resource
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import pytest
import websockets

from emporion.server.service import Settings
from emporion.server.store import StoreProblem
from emporion.server.store.lock import DataLock
from emporion.server.store.sqlite import SqliteStore
from tests.server.driver import InThread, Player, Server, settle

AS_NOBODY = """
import os, sys, pathlib
from emporion.server.run import CannotServe, try_storage
from emporion.server.service import Settings
settings = Settings(data=pathlib.Path(sys.argv[1]))
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
try:
    try_storage(settings)
except CannotServe as problem:
    print(problem)
"""


def run_server(data: Path, room: int | None = None) -> subprocess.CompletedProcess[str]:
    """Start a server; where it can have no file of more bytes than there is room, its disk is full."""

    def leave_room() -> None:
        if room is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    return subprocess.run(
        [sys.executable, "-m", "emporion", "play", "--no-open", "--port", "0"],
        env={"EMPORION_DATA": str(data), "PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=leave_room,
    )


def told(done: subprocess.CompletedProcess[str]) -> str:
    """What the server says when it cannot start: one line."""
    assert done.returncode != 0 and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


async def test_a_second_server_on_the_same_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first = Server(data).start()
    try:
        assert first.process is not None
        said = told(run_server(data))
        assert f"{data} is in use by another Emporion server (process {first.process.pid})" in said
        assert "stop that one, or choose another folder with EMPORION_DATA" in said and "PostgreSQL" in said
        async with Player(first.base, "Anna") as anna:  # nothing has happened to the first
            await anna.open("me", "open", "open")
        first.kill()  # without a chance to tidy up
        first.start()
    finally:
        first.stop()


def test_of_servers_started_together_one_serves_and_each_other_says_why_not_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "emporion", "play", "--no-open", "--port", "0"]
    started = [
        subprocess.Popen(
            command,
            env={"EMPORION_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    with ThreadPoolExecutor(3) as waiting:
        said = {waiting.submit(process.communicate): process for process in started}
        try:
            ended = list(itertools.islice(as_completed(said, timeout=120), 2))
            assert [said[each].returncode for each in ended] == [2, 2]
            for each in ended:
                complaint = each.result()[1]
                assert complaint.count("\n") == 1 and f"{tmp_path} is in use by another Emporion server" in complaint
            assert sum(process.poll() is None for process in started) == 1
        finally:
            for process in started:
                process.terminate()


def test_the_lock_is_free_again_when_it_is_released(tmp_path: Path) -> None:
    one, two = DataLock(tmp_path), DataLock(tmp_path)
    one.take()
    with pytest.raises(StoreProblem, match=f"process {os.getpid()}"):
        two.take()
    one.release()
    two.take()
    two.release()


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "emporion.sqlite3").write_bytes(b"this is no database at all" * 100)
    said = told(run_server(tmp_path))
    assert "not a database" in said and "Put your last backup in its place" in said
    (tmp_path / "emporion.sqlite3").write_bytes(b"")
    said = told(run_server(tmp_path))
    assert "emporion.sqlite3 is empty" in said and "Put your last backup in its place" in said
    (tmp_path / "folder").write_text("a file where the folder should be")
    assert "cannot use" in told(run_server(tmp_path / "folder"))


async def test_damage_inside_a_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "emporion.sqlite3"
    store = SqliteStore(file)
    await store.open()
    await store.check()
    await store.close()
    with sqlite3.connect(file) as database:
        rows = [(f"t{n:04}", 0, "over", "link", n, "x" * 900) for n in range(400)]
        database.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", rows)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    pages = file.read_bytes()
    middle = len(pages) // 4096 // 2 * 4096
    file.write_bytes(pages[:middle] + b"\xa5" * 4096 + pages[middle + 4096 :])  # one page of many
    said = told(run_server(tmp_path))
    assert "emporion.sqlite3" in said and "Put your last backup in its place" in said


CUT = "UPDATE tables SET body = substr(body, 1, 100) WHERE id = ?"
GARBLED = "UPDATE tables SET body = CAST(x'7b22ff00fe' AS TEXT) WHERE id = ?"
LAST_WORD = (
    "DELETE FROM words WHERE table_id = :table AND number = (SELECT max(number) FROM words WHERE table_id = :table)"
)
BYTES = "UPDATE tables SET body = CAST(substr(body, 1, 100) AS BLOB) WHERE id = ?"


async def test_a_damaged_table_is_listed_as_broken_and_harms_no_other(tmp_path: Path) -> None:
    """Rows that are cut or garbled, and words: the lobby shows them, and each opens to a sentence."""
    server = Server(tmp_path / "data").start()
    file = tmp_path / "data" / "emporion.sqlite3"
    try:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            good = (await anna.open("me", "open", "bot", door="public"))["id"]
            running, garbled, said, bytes_, last = [(await anna.open("me", "bot", "bot"))["id"] for _ in range(5)]
            waiting = (await anna.open("me", "open", "bot", door="public"))["id"]
            for table in (said, last):
                async with anna.live(table) as live:
                    await live.until(lambda live=live: live.offer)
                    assert (await live.say())["ok"]
            server.stop()
            with sqlite3.connect(file) as database:
                for table, damage in ((running, CUT), (waiting, CUT), (garbled, GARBLED), (bytes_, BYTES)):
                    database.execute(damage, (table,))
                database.execute("UPDATE words SET word = CAST(x'fffe' AS TEXT) WHERE table_id = ?", (said,))
                database.execute(LAST_WORD, {"table": last})
                database.execute("UPDATE pulses SET due = 0, glance = 'half a gl'")
            database.close()
            server.start()
            damaged = {running, garbled, said, waiting, bytes_, last}
            for table in damaged:
                answer = await anna.get(f"/api/tables/{table}")
                assert (answer["id"], answer["status"], answer["waits_for_me"]) == (table, "broken", False)
                assert (await anna.problem(f"/api/tables/{table}/sit", {"seat": 1}))[1] == "broken-table"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    async with anna.live(table) as live:
                        pass
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "broken-table")
            lobby = await anna.get("/api/lobby")
            cards = {card["id"]: card for card in lobby["mine"]}
            assert {table: card["status"] for table, card in cards.items()} == {
                good: "waiting",
                **dict.fromkeys(damaged, "broken"),
            }
            assert [cards[table]["game"] for table in (running, garbled)] == ["ostia", ""]
            [seat] = cards[running]["seats"]
            assert (seat["name"], seat["me"]) == ("Anna", True)
            others = await bela.get("/api/lobby")
            assert {card["id"]: card["status"] for card in others["open"]} == {good: "waiting", waiting: "broken"}
            async with anna.lobby() as line:
                await line.until(lambda: "mine" in line.parts)
                assert {table for table, card in line.mine.items() if card["status"] == "broken"} == damaged
                await anna.post("/api/me", {"name": "Annabella", "language": "fr"})  # it goes through all her tables
                await line.until(lambda: line.mine[good]["seats"][0]["name"] == "Annabella")
            async with anna.live(good) as live:
                assert (await live.ask(type="chat", text="still here"))["ok"]
    finally:
        server.stop()


async def test_a_damaged_table_stays_when_empty_ones_are_removed(tmp_path: Path) -> None:
    now = [1_700_000_000_000]
    settings = Settings(data=tmp_path, now=lambda: now[0], empty_hours=1)
    with InThread(settings) as server:
        async with Player(server.base, "Anna") as anna:
            broken, empty = [(await anna.open("me", "open", "bot"))["id"] for _ in range(2)]
    with sqlite3.connect(tmp_path / "emporion.sqlite3") as database:
        database.execute(CUT, (broken,))
    database.close()
    now[0] += 2 * 3_600_000
    with InThread(settings) as server:  # which looks for empty ones at its start
        async with Player(server.base, "Bela") as bela, asyncio.timeout(300):
            while (await bela.http.get(f"/api/tables/{empty}")).status_code != 404:
                await asyncio.sleep(0.01)
            assert (await bela.get(f"/api/tables/{broken}"))["status"] == "broken"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """Without a file in it, and with one of an earlier server."""
    for folder in (tmp_path, *tmp_path.parents):  # so that anybody may come here
        if folder.stat().st_mode & 0o001 == 0:
            folder.chmod(folder.stat().st_mode | 0o011)
    for number, files in enumerate(([], ["emporion.sqlite3", "emporion.lock"])):
        folder = tmp_path / f"data-{number}"
        folder.mkdir()
        for name in files:
            (folder / name).touch()
            (folder / name).chmod(0o444)
        folder.chmod(0o555)
        said = subprocess.run(
            [sys.executable, "-c", AS_NOBODY, str(folder)], capture_output=True, text=True, timeout=60
        )
        assert str(folder) in said.stdout and "Let this user write there, or choose another folder" in said.stdout, said


async def test_a_full_disk_refuses_words_and_loses_none(tmp_path: Path) -> None:
    """The server may write files of so many bytes only: for SQLite the disk is full, then."""
    server = Server(tmp_path / "data")
    dice = random.Random(5)
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, old[1]))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
    try:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = (await anna.open("me", "open", game="antiquity"))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            said = 0
            async with anna.live(table) as first, bela.live(table) as second:
                while True:
                    speaker = first if first.offer else second
                    answer = await speaker.say(dice.choice(speaker.offer))
                    if not answer["ok"]:
                        break
                    said += 1
                    await settle({0: first, 1: second})
                assert answer["error"]["error"] == "storage" and said > 3
                journal = first.journal
            assert (await anna.get("/health/live"))["status"] == "live"
            assert (await anna.http.get("/health/ready")).status_code == 503
            assert (await anna.get(f"/api/tables/{table}"))["id"] == table, "what is there can be read"
            server.kill()
            server.start()  # with room on the disk
            assert (await anna.get("/health/ready"))["status"] == "ready"
            async with anna.live(table) as first, bela.live(table) as second:
                assert first.journal == journal
                speaker = first if first.offer else second
                assert (await speaker.say())["ok"]
    finally:
        server.stop()


@pytest.mark.parametrize("room", [0, 1000, 20_000, 100_000])
async def test_a_start_on_a_full_disk_says_so_and_names_the_folder(tmp_path: Path, room: int) -> None:
    """With a new folder and with that of an earlier server; which file cannot be written depends on the room left."""
    folders = [tmp_path / "new", tmp_path / "known"]
    store = SqliteStore(folders[1] / "emporion.sqlite3")
    await store.open()
    await store.close()
    for folder in folders if room < 100_000 else folders[:1]:  # which is enough to open what is there
        said = told(run_server(folder, room))
        assert str(folder) in said and said.endswith(". The disk is full: make room\n"), said
        again = SqliteStore(folder / "emporion.sqlite3")  # with room on the disk, and nobody holds the folder
        await again.open()
        await again.close()


@pytest.mark.parametrize("call", ["mkdir", "open", "write"])
def test_a_folder_on_a_full_disk_cannot_be_locked(tmp_path: Path, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = tmp_path / "data"
    lock = DataLock(folder)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, full)
        with pytest.raises(StoreProblem) as problem:
            lock.take()
    assert str(problem.value) == f"cannot use {folder}: No space left on device. The disk is full: make room"
    lock.take()
    lock.release()


async def test_what_is_kept_is_private_whatever_the_folders_rights_are(tmp_path: Path) -> None:
    """Also what an earlier server has left for everybody to read; the folder is its owner's business."""
    tmp_path.chmod(0o755)
    file = tmp_path / "emporion.sqlite3"
    files = {file, tmp_path / "emporion.sqlite3-wal", tmp_path / "emporion.sqlite3-shm", tmp_path / "emporion.lock"}
    before = os.umask(0o022)
    try:
        for _ in range(2):
            store = SqliteStore(file)
            await store.open()
            await store.try_writing()
            assert {each: oct(each.stat().st_mode & 0o777) for each in tmp_path.iterdir()} == dict.fromkeys(
                files, "0o600"
            )
            assert tmp_path.stat().st_mode & 0o777 == 0o755
            await store.close()
            file.chmod(0o644)
            for end in ("-wal", "-shm"):  # left by a server that was killed
                left = file.with_name(file.name + end)
                left.touch()
                left.chmod(0o644)
    finally:
        os.umask(before)


async def test_a_clock_that_jumps_changes_no_order(tmp_path: Path) -> None:
    """Set back by a day in the middle of a match: everything goes on, and nobody's time is over."""
    now = [1_800_000_000_000]
    pace = {"kind": "live", "seconds": 600, "late": "default"}
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1, now=lambda: now[0])) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot", pace=pace))["id"]
            async with anna.live(table) as live:
                for jump in (0, -86_400_000, 1000, -3_600_000, 5000):
                    now[0] += jump
                    await live.until(lambda: live.offer)
                    words = live.state["words"]
                    assert (await live.say())["ok"]
                    await live.until(lambda words=words: live.state["words"] > words)
                code = (await anna.post("/api/me/move"))["code"]
                now[0] -= 7_200_000
                assert (await anna.post("/api/me/arrive", {"code": code}))["name"] == "Anna"
