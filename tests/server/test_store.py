"""One contract for every storage, run on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from emporion.server.match.pulse import Glance, Pulse
from emporion.server.messages import Pace
from emporion.server.store import (
    MOST_UPLOADS_EACH,
    UPLOAD_LIFE,
    AnalysisRow,
    Attendance,
    Glimpse,
    Heard,
    NewChat,
    News,
    Op,
    Person,
    Repeated,
    SeatRow,
    Stale,
    Store,
    StoreProblem,
    TableRow,
    UploadRow,
    migration_files,
)
from emporion.server.store.sqlite import SqliteStore
from tests.server.postgres import fresh_database

Maker = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
async def make(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Maker]:
    """Makes stores that look at the same data."""
    made: list[Store] = []
    if request.param == "sqlite":

        def new() -> Store:
            made.append(SqliteStore(tmp_path / "test.sqlite3", alone=False))
            return made[-1]
    else:
        from emporion.server.store.postgres import PostgresStore

        address = await fresh_database(request.getfixturevalue("postgres"))

        def new() -> Store:
            made.append(PostgresStore(address))
            return made[-1]

    yield new
    for store in made:
        await store.close()


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
    assert await store.persons(["p1", "p2"]) == [Person("p1", "Änna", "en", 5)]
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


def ids(glimpses: list[Glimpse]) -> list[str]:
    return [glimpse.row.id for glimpse in glimpses]


async def test_tables(make: Maker) -> None:
    store = make()
    await store.open()
    row = a_table("t1")
    await store.new_table(row)
    await store.new_table(a_table("t2", status="running", updated=7))
    await store.new_table(a_table("t3", status="over", updated=9))
    await store.new_table(a_table("t4", door="link", updated=3))
    assert await store.table("t1") == row and await store.table("t9") is None
    assert ids(await store.open_tables(9)) == ["t1"]
    assert ids(await store.watchable(9)) == ["t2"]
    assert ids(await store.tables_of("p1", 9)) == ["t2", "t4", "t1", "t3"]
    assert sorted(ids(await store.glimpses(["t1", "t3", "t9"]))) == ["t1", "t3"]
    assert await store.empty_tables(4, 9) == ["t1", "t4"] and await store.empty_tables(3, 9) == ["t1"]
    assert await store.unfinished("p1") == 1  # a table in play
    await store.attend({("t1", "p1"): True, ("t4", "p1"): False}, 3)
    assert await store.empty_tables(4, 9) == ["t4"] and await store.unfinished("p1") == 2
    await store.attend({("t4", "p1"): False}, 4)
    assert await store.empty_tables(4, 9) == [] and await store.empty_tables(5, 9) == ["t4"]
    assert await store.tables_of("p2", 9) == []
    row.seats[2] = SeatRow("person", "p2", "Bela")
    row.status = "running"
    await store.update_table(row)
    assert row.version == 1 and (await store.table("t1")) == row
    assert ids(await store.tables_of("p2", 9)) == ["t1"]
    old = a_table("t1")
    with pytest.raises(Stale):
        await store.update_table(old)
    with pytest.raises(Stale):
        await store.rewrite_table(old)
    with pytest.raises(Stale):
        await store.delete_table("t1", version=0)
    assert (await store.table("t1")) == row
    row.seats[2].name = "Bella"
    await store.rewrite_table(row)
    assert row.version == 2 and (await store.table("t1")) == row
    await store.append("t1", 0, [said(0)], 5)
    await store.delete_table("t1", version=2)
    assert await store.table("t1") is None and await store.ops("t1") == [] and await store.tables_of("p2", 9) == []


async def test_a_table_and_the_one_it_follows_are_written_together(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    mine, yours = a_table("t", rematch="next"), a_table("t", rematch="another")
    await one.new_table(a_table("next"), after=mine)
    assert mine.version == 1 and await other.table("t") == mine
    with pytest.raises(Stale):
        await other.new_table(a_table("another"), after=yours)
    assert await one.table("another") is None and await one.table("t") == mine


async def test_words_are_appended_in_order_by_one_writer_only(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    await one.append("t", 0, [said(0), said(1)], 5)
    assert await other.ops("t") == [said(0), said(1)]
    with pytest.raises(Stale):
        await other.append("t", 1, [said(1, "bid:7")], 5)
    with pytest.raises(Stale):
        await other.append("t", 5, [said(5)], 5)
    back = Op(2, "back", 0, 3000, 7, place=1, message="x")
    await other.append("t", 2, [back], 5)
    assert await one.ops("t", 1) == [said(1), back]
    results = await asyncio.gather(
        *(store.append("t", 3, [said(3), said(4)], 5) for store in (one, other) for _ in range(5)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == [*["Stale"] * 9, "str"]
    assert [op.number for op in await one.ops("t")] == [0, 1, 2, 3, 4]


async def test_many_changes_at_once_are_each_all_or_nothing(make: Maker) -> None:
    store = make()
    await store.open()
    for n in range(20):
        await store.new_table(a_table(f"t{n}"))
    results = await asyncio.gather(
        *(store.append(f"t{n}", 0 if n % 3 else 7, [said(0), said(1)], 5) for n in range(20)), return_exceptions=True
    )
    for n, result in enumerate(results):
        assert isinstance(result, Stale) == (n % 3 == 0)
        assert len(await store.ops(f"t{n}")) == (2 if n % 3 else 0)


async def test_chat(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    first = await one.add_chat("t", NewChat("p1", "m", "Anna", None, "Salvē 🏺", 5))
    second = await other.add_chat("t", NewChat("p1", "n", "Anna", None, "Salvē 🏺", 5))
    assert (first.n, second.n) == (0, 1)
    with pytest.raises(Repeated):
        await other.add_chat("t", NewChat("p1", "m", "Anna", None, "Vale", 6))
    assert await one.chats("t") == [first, second] and await one.chats("t", 1) == [second]
    assert await one.chats("t", 0, 1) == [second]


async def test_how_far_tables_are(make: Maker) -> None:
    store = make()
    await store.open()
    row = a_table("t")
    await store.new_table(row)
    await store.new_table(a_table("other"))
    assert await store.reached(["t", "other", "none"]) == {"t": (0, 0, 0), "other": (0, 0, 0)}
    await store.append("t", 0, [said(0), said(1)], 5)
    await store.add_chat("t", NewChat("p1", "m", "Anna", None, "Salve", 5))
    await store.update_table(row)
    assert await store.reached(["t"]) == {"t": (2, 1, 1)}


async def test_everything_is_there_after_a_restart(make: Maker) -> None:
    store = make()
    await store.open()
    await store.new_table(a_table("t"))
    await store.append("t", 0, [said(0)], 5)
    await store.close()
    with pytest.raises(StoreProblem):
        await store.ops("t")
    again = make()
    await again.open()
    assert await again.ops("t") == [said(0)] and await again.table("t") == a_table("t")


async def test_a_message_is_answered_once(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    await one.append("t", 0, [said(0), said(1)], 5, Heard("p1", "m"))
    assert await other.answer("t", "p1", "m") == ""
    assert await other.answer("t", "p2", "m") is None and await other.answer("t", "p1", "x") is None
    with pytest.raises(Repeated):
        await other.append("t", 2, [said(2)], 5, Heard("p1", "m"))
    with pytest.raises(Repeated):
        await other.refuse("t", Heard("p1", "m", "too late"))
    await other.append("t", 2, [said(2)], 5, Heard("p2", "m"))  # another person's, of the same name
    await other.refuse("t", Heard("p1", "n", "refused"))
    with pytest.raises(Repeated):
        await one.append("t", 3, [said(3)], 5, Heard("p1", "n"))
    with pytest.raises(Repeated):
        await one.add_chat("t", NewChat("p1", "n", "Anna", None, "Salve", 5))
    assert await one.answer("t", "p1", "n") == "refused"
    with pytest.raises(Stale):  # nothing was said, so nothing was answered
        await one.append("t", 9, [said(9)], 5, Heard("p1", "o"))
    assert await one.answer("t", "p1", "o") is None
    assert [op.number for op in await one.ops("t")] == [0, 1, 2]
    results = await asyncio.gather(
        *(store.append("t", 3, [said(3)], 5, Heard("p1", "same")) for store in (one, other) for _ in range(4)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, str) for result in results) == 1
    assert all(isinstance(result, str | Stale | Repeated) for result in results)


async def test_a_table_is_due_until_its_owner_settles_it(make: Maker) -> None:
    store = make()
    await store.open()
    await store.renew(0)
    await store.new_table(a_table("t", status="running", updated=7))
    await store.new_table(a_table("waiting"))
    for table in ("t", "waiting"):
        await store.release(table)
    assert await store.next_due() == 7
    assert await store.claim_due(6, 9) == [] and await store.claim_due(7, 9) == ["t"]
    assert await store.next_due() is None and await store.claim_due(9, 9) == []  # it is driven now
    await store.settle([("t", 0, 0, Pulse(50, Glance([0], {0: 50}, [], [1, 2], 8)))])
    await store.release("t")
    assert await store.next_due() == 50 and await store.claim_due(49, 9) == []
    assert [glimpse.glance for glimpse in await store.glimpses(["t"])] == [Glance([0], {0: 50}, [], [1, 2], 8)]
    assert await store.append("t", 0, [said(0)], 20) == store.server
    await store.settle([("t", 0, 0, Pulse(None, Glance()))])  # taken before the word: it counts no more
    await store.release("t")
    assert await store.claim_due(20, 9) == ["t"]
    await store.settle([("t", 1, 0, Pulse(None, Glance()))])
    await store.release("t")
    assert await store.next_due() is None


async def test_an_analysis_is_worked_on_by_one_server(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.renew(0)
    await one.put_analysis(AnalysisRow("a", "record", 1.0, []))
    await one.put_analysis(AnalysisRow("done", "record", 1.0, [], "done"))
    assert await other.unfinished_analyses() == []
    await other.renew(0)
    row = await other.analysis("a")
    assert row is not None and row.version == 1
    row.seats.append(2)
    assert await other.put_analysis(row) == one.server  # who asks elsewhere adds to it, and no more
    with pytest.raises(Stale):
        await one.put_analysis(AnalysisRow("a", "record", 1.0, [], "done", version=1))
    assert await one.analysis("a") == row and row.version == 2
    over = await other.analysis("done")
    assert over is not None
    over.status = "waiting"
    assert await other.put_analysis(over) == other.server  # nobody works on it any more
    await one.leave(0)
    assert await other.unfinished_analyses() == ["a"] and await other.unfinished_analyses() == []


async def test_allowances_and_sockets_are_counted_over_all_servers(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.renew(0)
    await other.renew(0)
    hour = 3_600_000
    taken = [await store.take("hint of p1", hour, 3 * hour) for store in (one, other, one)]
    assert taken == [0, 0, 0]
    waits = [await store.take("hint of p1", hour, 3 * hour) for store in (one, other)]
    assert all(hour - 60_000 < wait <= hour for wait in waits)
    assert await one.take("hint of p2", hour, 3 * hour) == 0
    await one.tidy()
    assert await other.take("hint of p1", hour, 3 * hour) > 0  # what is not full again is not forgotten
    assert await one.put_lines("203.0.113.7", 2) == 0
    assert await other.put_lines("203.0.113.7", 3) == 2 and await one.put_lines("203.0.113.7", 1) == 3
    assert await other.put_lines("2001:db8::/64", 1) == 0
    await one.leave(0)
    assert await other.put_lines("203.0.113.7", 3) == 0


async def test_who_is_there(make: Maker) -> None:
    store = make()
    await store.open()
    await store.renew(0)
    await store.new_table(a_table("t"))
    await store.attend({("t", "p1"): True, ("t", "p2"): False, ("gone", "p1"): True}, 5)
    assert sorted(await store.attendance(["t", "gone"]), key=lambda each: each.person) == [
        Attendance("t", "p1", store.server, 5),
        Attendance("t", "p2", "", 5),
    ]
    await store.attend({("t", "p1"): False}, 8)
    assert Attendance("t", "p1", "", 8) in await store.attendance(["t"])
    assert await store.attendance([]) == []


async def test_records_that_were_brought_along(make: Maker) -> None:
    """The latest of each person are kept, whatever others bring, and none for ever; who brings one again keeps it."""
    store = make()
    await store.open()
    await store.put_upload(UploadRow("of b", "text", 3, 1, "b"))
    for n in range(MOST_UPLOADS_EACH + 1):
        await store.put_upload(UploadRow(f"a{n}", "text", 3, 10 + n, "a"))
    assert await store.upload("a0") is None
    assert await store.upload("a1") == UploadRow("a1", "text", 3, 11, "a")
    await store.put_upload(UploadRow("a1", "text", 3, 500, "a"))
    await store.put_upload(UploadRow("late", "text", 3, 501, "a"))
    assert await store.upload("a1") is not None and await store.upload("a2") is None
    assert await store.upload("of b") is not None
    await store.put_upload(UploadRow("new", "text", 3, UPLOAD_LIFE + 2, "c"))
    assert await store.upload("of b") is None and await store.upload("a1") is not None


async def test_nobody_takes_away_what_somebody_else_brought_along(make: Maker) -> None:
    store = make()
    await store.open()
    await store.put_upload(UploadRow("his", "text", 3, 1, "b"))
    await store.put_upload(UploadRow("his", "text", 3, 2, "a"))
    for n in range(MOST_UPLOADS_EACH + 1):
        await store.put_upload(UploadRow(f"a{n}", "text", 3, 10 + n, "a"))
    assert await store.upload("his") == UploadRow("his", "text", 3, 2, "b")
    for n in range(MOST_UPLOADS_EACH):
        await store.put_upload(UploadRow(f"b{n}", "text", 3, 100 + n, "b"))
    assert await store.upload("his") is None  # nobody has it any more
    await store.put_upload(UploadRow("a9", "text", 3, 200, "b"))
    for n in range(MOST_UPLOADS_EACH):
        await store.put_upload(UploadRow(f"c{n}", "text", 3, 300 + n, "a"))
    assert await store.upload("a9") is not None and await store.upload("a10") is None


async def test_a_table_without_spectators_is_not_to_be_found_while_it_is_played(make: Maker) -> None:
    store = make()
    await store.open()
    row = a_table("t", spectators="none", status="waiting")
    await store.new_table(row)
    assert [each.row.id for each in await store.open_tables(9)] == ["t"]
    row.status = "running"
    await store.update_table(row)
    assert await store.watchable(9) == []
    found = await store.table("t")
    assert found is not None and found.door == "public"  # a rematch is open to everybody again


async def test_a_table_is_among_those_of_whom_it_invites(make: Maker) -> None:
    store = make()
    await store.open()
    row = a_table("t")
    row.seats[2].invited, row.seats[2].name = "p9", "Bela"
    await store.new_table(row)
    assert [each.row.id for each in await store.tables_of("p9", 9)] == ["t"]


async def test_what_is_changed_is_told(make: Maker) -> None:
    store = make()
    await store.open()
    heard: list[News] = []
    await store.listen(heard.append)
    row = a_table("t")
    await store.new_table(row)
    await store.put_person(Person("p1", "Anna", "fr", 5))
    await store.append("t", 0, [said(0), said(1)], 5)
    with pytest.raises(Stale):
        await store.append("t", 0, [said(0)], 5)
    await store.settle([("t", 2, 0, Pulse())])
    await store.add_chat("t", NewChat("p1", "n", "Anna", None, "Salve", 5))
    await store.attend({("t", "p1"): True}, 5)
    await store.update_table(row)
    assert [(news.kind, news.id, news.number, news.here) for news in heard] == [
        ("table", "t", 0, True),
        ("person", "p1", 0, True),
        ("words", "t", 2, True),
        ("glance", "t", 0, True),
        ("chat", "t", 0, True),
        ("presence", "t", 0, True),
        ("table", "t", 0, True),
    ]


async def test_data_of_the_first_edition(make: Maker) -> None:
    """Written before there were pulses and answers: tables in play are due, and messages stay answered."""
    row = a_table("t", status="running", seats=[SeatRow("person", "p1", "Anna"), SeatRow("bot", "p2", "Bela", "easy")])
    store = make()
    await first_edition(store, [row, a_table("over", status="over"), a_table("waiting")])
    await store.open()
    assert await store.table("t") == row
    assert await store.claim_due(0, 9) == ["t"] and await store.claim("waiting") == store.server
    assert [await store.answer("t", *asked) for asked in (("p1", "m1"), ("p2", "m2"), ("p1", "hello"))] == [""] * 3
    assert await store.answer("t", "p1", "m2") is None
    await store.append("t", 4, [said(4)], 9)
    assert [op.number for op in await store.ops("t")] == [0, 1, 2, 3, 4]


async def first_edition(store: Store, rows: list[TableRow]) -> None:
    """A storage as the first edition left it, with four words of two people at the first table, one message twice."""
    words = [("t", 0, 0, "m1"), ("t", 1, 0, "m1"), ("t", 2, 1, "m2"), ("t", 3, 1, "")]
    dialect = "sqlite" if isinstance(store, SqliteStore) else "postgres"
    scripts = [script for number, script in migration_files(dialect) if number < 3]
    values = [
        (row.id, row.version, row.status, row.door, row.updated, msgspec.json.encode(row).decode()) for row in rows
    ]
    chat = ("t", 0, "p1", "hello", "Anna", None, "Salve", 5)
    said = [(table, number, "say", seat, "pass", -1, message, 7, 5) for table, number, seat, message in words]
    if isinstance(store, SqliteStore):
        database = sqlite3.connect(store.file)
        for script in scripts:
            database.executescript(script)
        database.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        database.executemany("INSERT INTO migrations VALUES (?)", [(1,), (2,)])
        database.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
        database.executemany(f"INSERT INTO words VALUES ({', '.join('?' * 9)})", said)
        database.execute(f"INSERT INTO chat VALUES ({', '.join('?' * 8)})", chat)
        database.commit()
        database.close()
        return
    import asyncpg

    from emporion.server.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    connection = await asyncpg.connect(store.address)
    for script in scripts:
        await connection.execute(script)
    await connection.execute("CREATE TABLE migrations (number BIGINT PRIMARY KEY)")
    await connection.executemany("INSERT INTO migrations VALUES ($1)", [(1,), (2,)])
    await connection.executemany("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", values)
    await connection.executemany("INSERT INTO words VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", said)
    await connection.execute("INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *chat)
    await connection.close()
