"""What servers at one storage know of each other: who answers, who owns, who is there."""

from __future__ import annotations

import asyncio

import pytest

from emporion.server.match.pulse import Glance, Pulse
from emporion.server.store import (
    AnalysisRow,
    Attendance,
    Heard,
    NewChat,
    News,
    Person,
    Repeated,
    Stale,
)
from tests.server.store.conftest import Maker
from tests.server.store.rows import a_table, said


async def test_a_message_is_answered_once(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    await one.new_table(a_table("t"))
    await one.put_person(Person("p1", "Anna", "fr", 5))
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


async def test_servers_know_what_time_it_is_for_the_others(make: Maker) -> None:
    one, other = make(), make()
    await one.open()
    await other.open()
    assert await one.time_of_others() is None
    await one.renew(5_000_000)
    assert await one.time_of_others() is None, "there is nobody else"
    first = await other.time_of_others()
    assert first is not None and first >= 5_000_000
    if not one.shared:
        assert first == 5_000_000, "its storage has no clock"
    await one.renew(9_000_000)
    assert (await other.time_of_others() or 0) >= 9_000_000
    await one.leave(9_000_000)
    assert await other.time_of_others() is None


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
    for person in ("p1", "p2"):
        await store.put_person(Person(person, "Anna", "fr", 5))
    await store.attend({("t", "p1"): True, ("t", "p2"): False, ("gone", "p1"): True, ("t", "gone"): True}, 5)
    assert sorted(await store.attendance(["t", "gone"]), key=lambda each: each.person) == [
        Attendance("t", "p1", store.server, 5),
        Attendance("t", "p2", "", 5),
    ]
    await store.attend({("t", "p1"): False}, 8)
    assert Attendance("t", "p1", "", 8) in await store.attendance(["t"])
    assert await store.attendance([]) == []


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
