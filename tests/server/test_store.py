"""One contract for every storage, run on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from driver import InThread, Player, free_port

from emporion.server.messages import Pace
from emporion.server.service import Settings
from emporion.server.sqlite_store import SqliteStore
from emporion.server.store import NewChat, Op, Person, SeatRow, Stale, Store, StoreProblem, TableRow

Maker = Callable[[], Store]


def find_postgres() -> Path | None:
    for folder in (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), shutil.which("initdb")):
        if folder and (Path(folder) / "initdb").is_file():
            return Path(folder)
    return None


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    pytest.importorskip("asyncpg", reason="asyncpg is not installed (the extra `postgres`)")
    binaries = find_postgres()
    if binaries is None:
        pytest.skip("no PostgreSQL server on this machine (Debian: apt install postgresql)")
    folder = Path(f"/tmp/emporion-postgres-{os.getpid()}")
    folder.mkdir()
    as_user: list[str] = []
    if os.getuid() == 0:  # initdb refuses to run as root
        if subprocess.run(["id", "postgres"], capture_output=True).returncode != 0 or shutil.which("runuser") is None:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    port = free_port()

    def call(*command: str) -> None:
        done = subprocess.run([*as_user, *command], cwd="/tmp", capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    data = str(folder / "data")
    try:
        call(str(binaries / "initdb"), "-D", data, "-A", "trust", "-U", "emporion", "--no-sync", "-E", "UTF8")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{folder}' -c fsync=off"
        call(str(binaries / "pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://emporion@127.0.0.1:{port}/postgres"
        call(str(binaries / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
async def make(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Maker]:
    """Makes stores that look at the same data."""
    made: list[Store] = []
    if request.param == "sqlite":

        def new() -> Store:
            made.append(SqliteStore(tmp_path / "test.sqlite3", alone=False))
            return made[-1]
    else:
        from emporion.server.postgres_store import PostgresStore

        address = await fresh_database(request.getfixturevalue("postgres"))

        def new() -> Store:
            made.append(PostgresStore(address))
            return made[-1]

    yield new
    for store in made:
        await store.close()


async def fresh_database(address: str) -> str:
    import asyncpg

    connection = await asyncpg.connect(address)
    number = await connection.fetchval("SELECT count(*) FROM pg_database")
    await connection.execute(f"CREATE DATABASE test_{number}")
    await connection.close()
    return address.replace("/postgres", f"/test_{number}").replace("sql://", "ql://", 0)


def a_table(name: str, **more: object) -> TableRow:
    row = TableRow(
        id=name,
        game="x",
        options={"a": True, "b": 3, "c": "d"},
        seats=[SeatRow("person", "p1", "Anna"), SeatRow("bot", "", "Livia", "easy"), SeatRow("open")],
        pace=Pace("days", 3600, "default"),
        door="public",
        host="p1",
        seed="s",
        commitment="c",
        ruleset=1,
        errata=["e"],
        made=1,
        updated=1,
    )
    for key, value in more.items():
        setattr(row, key, value)
    return row


def said(number: int, word: str = "pass") -> Op:
    return Op(number, "say", 0, 1000 + number, (1 << 32) - 1, word, message=f"m{number}")


async def test_settings_people_and_codes(make: Maker) -> None:
    store = make()
    await store.open()
    assert await store.setting("key", "first") == "first"
    assert await store.setting("key", "second") == "first"
    assert await store.person("p1") is None
    await store.put_person(Person("p1", "Anna", "fr", 5))
    await store.put_person(Person("p1", "Änna", "en", 9))
    assert await store.person("p1") == Person("p1", "Änna", "en", 5)
    await store.put_code("hash", "p1", 100)
    assert await store.take_code("hash", 100) == "p1"
    assert await store.take_code("hash", 100) is None
    await store.put_code("old", "p1", 100)
    assert await store.take_code("old", 101) is None
    await store.put_code("first", "p1", 100)
    await store.put_code("second", "p1", 100)
    assert await store.take_code("first", 100) is None
    assert await store.take_code("second", 100) == "p1"


async def test_tables(make: Maker) -> None:
    store = make()
    await store.open()
    row = a_table("t1")
    await store.new_table(row)
    await store.new_table(a_table("t2", status="running", updated=7))
    await store.new_table(a_table("t3", status="over", updated=9))
    await store.new_table(a_table("t4", door="link", updated=3))
    assert await store.table("t1") == row and await store.table("t9") is None
    assert [r.id for r in await store.open_tables(9)] == ["t1"]
    assert await store.running() == ["t2"]
    assert [r.id for r in await store.tables_of("p1", 9)] == ["t2", "t4", "t1", "t3"]
    assert await store.tables_of("p2", 9) == []
    row.seats[2] = SeatRow("person", "p2", "Bela")
    row.status = "running"
    await store.update_table(row)
    assert row.version == 1 and (await store.table("t1")) == row
    assert [r.id for r in await store.tables_of("p2", 9)] == ["t1"]
    old = a_table("t1")
    with pytest.raises(Stale):
        await store.update_table(old)
    assert (await store.table("t1")) == row
    await store.append("t1", 0, [said(0)])
    await store.delete_table("t1")
    assert await store.table("t1") is None and await store.ops("t1") == [] and await store.tables_of("p2", 9) == []


async def test_words_are_appended_in_order_by_one_writer_only(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    await one.append("t", 0, [said(0), said(1)])
    assert await other.ops("t") == [said(0), said(1)]
    with pytest.raises(Stale):
        await other.append("t", 1, [said(1, "bid:7")])
    with pytest.raises(Stale):
        await other.append("t", 5, [said(5)])
    back = Op(2, "back", 0, 3000, 7, place=1, message="x")
    await other.append("t", 2, [back])
    assert await one.ops("t", 1) == [said(1), back]
    results = await asyncio.gather(
        *(store.append("t", 3, [said(3), said(4)]) for store in (one, other) for _ in range(5)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["NoneType", *["Stale"] * 9]
    assert [op.number for op in await one.ops("t")] == [0, 1, 2, 3, 4]


async def test_many_changes_at_once_are_each_all_or_nothing(make: Maker) -> None:
    store = make()
    await store.open()
    for n in range(20):
        await store.new_table(a_table(f"t{n}"))
    results = await asyncio.gather(
        *(store.append(f"t{n}", 0 if n % 3 else 7, [said(0), said(1)]) for n in range(20)), return_exceptions=True
    )
    for n, result in enumerate(results):
        assert isinstance(result, Stale) == (n % 3 == 0)
        assert len(await store.ops(f"t{n}")) == (2 if n % 3 else 0)


async def test_chat(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    new = NewChat("p1", "m", "Anna", None, "Salvē 🏺", 5)
    first, second = await one.add_chat("t", new), await other.add_chat("t", new)
    assert (first.n, second.n) == (0, 1)
    assert await one.chats("t") == [first, second] and await one.chats("t", 1) == [second]
    assert await one.chats("t", 0, 1) == [second]


async def test_everything_is_there_after_a_restart(make: Maker) -> None:
    store = make()
    await store.open()
    await store.new_table(a_table("t"))
    await store.append("t", 0, [said(0)])
    await store.close()
    with pytest.raises(StoreProblem):
        await store.ops("t")
    again = make()
    await again.open()
    assert await again.ops("t") == [said(0)] and await again.table("t") == a_table("t")


async def test_two_servers_at_the_same_tables(postgres: str, tmp_path: Path) -> None:
    """Two servers and one PostgreSQL: whoever is at either of them sees the same match."""
    address = await fresh_database(postgres)
    first = InThread(Settings(data=tmp_path, database=address, bot_delay=0))
    second = InThread(Settings(data=tmp_path, database=address, bot_delay=0))
    with first as one, second as two:
        async with Player(one.base, "Anna") as anna, Player(two.base, "Bela") as bela, Player(two.base, "Caro") as caro:
            table = (await anna.open("me", "open", "open"))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
            async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
                await a.until(lambda: a.offer)
                for _ in range(30):
                    for live in (a, b, c):
                        await live.quiet(0.02)
                        if live.offer:
                            answer = await live.say()
                            assert answer["ok"] or answer["error"]["error"] == "too-late"
                assert (await b.ask(type="chat", text="Salve"))["ok"]
                await a.until(lambda: a.chats)
                for live in (a, b, c):
                    await live.quiet(0.2)
                assert a.state["sight"]["round"] == b.state["sight"]["round"]
                assert len(a.journal) == len(b.journal) == len(c.journal) > 10
