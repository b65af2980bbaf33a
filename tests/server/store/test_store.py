"""One contract for every storage, run on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest

from emporion.server.store import (
    EVERYBODYS,
    MOST_UPLOADS_EACH,
    UPLOAD_LIFE,
    AnalysisRow,
    Device,
    Glimpse,
    Heard,
    NewChat,
    Op,
    Person,
    Repeated,
    SeatRow,
    Stale,
    Store,
    StoreProblem,
    TableRow,
    Token,
    UploadRow,
    migration_files,
)
from emporion.server.store.sqlite import SqliteStore
from tests.server.store.conftest import Maker
from tests.server.store.rows import a_table, said


async def test_settings_people_and_codes(make: Maker) -> None:
    store = make()
    await store.open()
    assert await store.setting("key", "first") == "first"
    assert await store.setting("key", "second") == "first"
    assert await store.person("p1") is None
    await store.put_person(Person("p1", "Anna", "fr", 5))
    await store.call_person(Person("p1", "Änna", "en", 9))
    with pytest.raises(Stale):  # who is no more is not there again by being called something
        await store.call_person(Person("p2", "Bela", "en", 9))
    assert await store.persons(["p1", "p2"]) == [Person("p1", "Änna", "en", 5)]
    assert await store.person("p1") == Person("p1", "Änna", "en", 5)
    code = Token("hash", "move", "p1", "body", 100)
    await store.put_token(code)
    assert await store.take_token("mail", "hash", 100) is None  # of another kind
    assert await store.token("move", "hash", 100) == code
    assert await store.take_token("move", "hash", 100) == code
    assert await store.take_token("move", "hash", 100) is None
    await store.put_token(Token("old", "move", "p1", "", 100))
    assert await store.take_token("move", "old", 101) is None
    await store.put_token(Token("first", "move", "p1", "", 100))
    await store.put_token(Token("second", "move", "p1", "", 100))
    await store.put_token(Token("other", "move", "p2", "", 100))
    assert await store.take_token("move", "first", 100) is None
    assert await store.take_token("move", "second", 100) is not None
    await store.drop_old_tokens(101)
    assert await store.token("move", "other", 100) is None


def ids(glimpses: list[Glimpse]) -> list[str]:
    return [glimpse.row.id for glimpse in glimpses]


async def test_tables(make: Maker) -> None:
    store = make()
    await store.open()
    await store.put_person(Person("p1", "Anna", "fr", 5))
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
    with pytest.raises(Stale):  # whoever writes has to be
        await one.add_chat("t", NewChat("p1", "m", "Anna", None, "Salvē 🏺", 5))
    await one.put_person(Person("p1", "Anna", "fr", 5))
    first = await one.add_chat("t", NewChat("p1", "m", "Anna", None, "Salvē 🏺", 5))
    second = await other.add_chat("t", NewChat("p1", "n", "Anna", None, "Salvē 🏺", 5))
    assert (first.n, second.n) == (0, 1)
    with pytest.raises(Repeated):
        await other.add_chat("t", NewChat("p1", "m", "Anna", None, "Vale", 6))
    assert await one.chats("t") == [first, second] and await one.chats("t", 1) == [second]
    assert await one.chats("t", 0, 1) == [second]
    between = await one.add_chat("t", NewChat("p1", "o", "Anna", 0, "psst", 7, 0b101))
    third = await other.add_chat("t", NewChat("p1", "p", "Anna", 0, "Vale", 8))
    assert (between.n, between.line, third.n, third.line) == (2, 0, 3, 2)
    assert await one.chats_of("t", 0b101, 9) == [between]
    assert await one.chats_of("t", EVERYBODYS, 2) == [second, third]


async def test_how_far_tables_are(make: Maker) -> None:
    store = make()
    await store.open()
    row = a_table("t")
    await store.new_table(row)
    await store.new_table(a_table("other"))
    assert await store.reached(["t", "other", "none"]) == {"t": (0, 0, 0), "other": (0, 0, 0)}
    await store.append("t", 0, [said(0), said(1)], 5)
    await store.put_person(Person("p1", "Anna", "fr", 5))
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
    # Who was known then is so by the same cookie: it names a device that has the person's own id.
    assert await store.person("p1") == Person("p1", "Anna", "fr", 3)
    assert await store.devices("p1") == [Device("p1", "p1", "", "", "", 3, 3)]
    assert await store.take_token("move", "hash of a code", 9) == Token("hash of a code", "move", "p1", "p1", 9)
    # What was analysed then is found by the seed of its match.
    await store.drop_analyses(["seed", "x" * 99])
    assert [await store.analysis(f"of {seed}") is None for seed in ("seed", "", "x" * 99)] == [True, False, True]


def analysed(seed: str) -> AnalysisRow:
    record = (
        f"emporion record 1\ngame: x\nruleset: 1\noptions:\nseats: Anna | Bela\nseed: {seed}\n---\n0 seed: word\n---\n"
    )
    return AnalysisRow(f"of {seed}", record, 1.0, [], "done")


async def test_analyses_go_by_the_seed_of_their_match_and_nothing_else(make: Maker) -> None:
    """Somebody can choose the seed of a record of his own: it is no pattern, and matches nobody else's."""
    store = make()
    await store.open()
    seeds = ["5f0c", "a", "%", "5%"]
    for seed in seeds:
        await store.put_analysis(analysed(seed))
    await store.drop_analyses(["%", "5", "", "word"])
    assert [await store.analysis(f"of {seed}") is None for seed in seeds] == [False, False, True, False]
    await store.drop_analyses(["a", "5f0c"])
    assert [await store.analysis(f"of {seed}") is None for seed in seeds] == [True, True, True, False]


async def test_who_is_no_more_gets_no_table_and_no_seat(make: Maker) -> None:
    store = make()
    await store.open()
    await store.put_person(Person("p1", "Anna", "fr", 5))
    with pytest.raises(Stale):
        await store.new_table(a_table("t"), by={"p1", "p2"})
    assert await store.table("t") is None
    row = a_table("t")
    await store.new_table(row, by={"p1"})
    with pytest.raises(Stale):
        await store.update_table(row, {"p2"})
    await store.update_table(row, {"p1"})
    with pytest.raises(Stale):
        await store.put_device(Device("d", "p2", "", "", "", 3, 3))


async def test_nobody_is_joined_or_forgotten_who_has_a_table_nobody_has_looked_at(make: Maker) -> None:
    store = make()
    await store.open()
    for person in ("p1", "p2"):
        await store.put_person(Person(person, "Anna", "fr", 5))
    rows = [a_table(name) for name in ("t", "u", "v")]
    for row in rows:
        await store.new_table(row)
    assert await store.tables_with("p1") == ["t", "u", "v"] and await store.count_tables("p1") == 3
    with pytest.raises(Stale):
        await store.join("p1", "p2", 0)
    with pytest.raises(Stale):
        await store.forget("p1", "former guest", 2)
    for row in rows[:2]:
        row.seats[0] = SeatRow("person", "p2", "Bela")
    stale = msgspec.structs.replace(rows[1], version=7)
    for some, gone in (([*rows[:1], stale], []), (rows[:1], [stale])):
        with pytest.raises(Stale):  # all or nothing
            await store.hand_over(some, gone)
    with pytest.raises(Stale):
        await store.hand_over(rows[:1], by={"p3"})
    await store.hand_over(rows[:2], rows[2:], {"p2"})
    assert await store.tables_with("p1") == [] and await store.tables_with("p2") == ["t", "u"]
    with pytest.raises(Stale):
        await store.join("p1", "p3", 0)
    await store.join("p1", "p2", 0)
    assert await store.person("p1") is None
    with pytest.raises(Stale):
        await store.join("p1", "p2", 0)


async def test_what_is_said_at_a_table_that_is_gone_is_too_late(make: Maker) -> None:
    store = make()
    await store.open()
    await store.new_table(a_table("t"))
    await store.delete_table("t")
    for heard in (None, Heard("p1", "m")):
        with pytest.raises(Stale):
            await store.append("t", 0, [said(0)], 5, heard)


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
    analyses = [
        (row.key, row.status, msgspec.json.encode(row).decode()) for row in map(analysed, ("seed", "", "x" * 99))
    ]
    if isinstance(store, SqliteStore):
        database = sqlite3.connect(store.file)
        for script in scripts:
            database.executescript(script)
        database.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        database.executemany("INSERT INTO migrations VALUES (?)", [(1,), (2,)])
        database.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
        database.execute("INSERT INTO people VALUES ('p1', 'Anna', 'fr', 3)")
        database.execute("INSERT INTO codes VALUES ('hash of a code', 'p1', 9)")
        database.executemany(f"INSERT INTO words VALUES ({', '.join('?' * 9)})", said)
        database.execute(f"INSERT INTO chat VALUES ({', '.join('?' * 8)})", chat)
        database.executemany("INSERT INTO analyses (key, status, body) VALUES (?, ?, ?)", analyses)
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
    await connection.execute("INSERT INTO people VALUES ('p1', 'Anna', 'fr', 3)")
    await connection.execute("INSERT INTO codes VALUES ('hash of a code', 'p1', 9)")
    await connection.executemany("INSERT INTO words VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", said)
    await connection.execute("INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *chat)
    await connection.executemany("INSERT INTO analyses (key, status, body) VALUES ($1, $2, $3)", analyses)
    await connection.close()
