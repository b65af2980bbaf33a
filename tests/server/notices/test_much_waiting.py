"""However much waits to be sent to one person, on however many devices: it costs nobody else anything."""

from __future__ import annotations

from pathlib import Path

from emporion.server.messages import NoticeEvent
from emporion.server.store import Device, NoticeRow, Person, PushRow, Store
from emporion.server.store.notices.wishes import MOST_PUSHES
from emporion.server.store.sqlite import SqliteStore
from tests.server.store.conftest import Maker, make

__all__ = ["make"]
LATER = 1 << 40
EVENTS: list[NoticeEvent] = ["turn"]


def notice(number: int, person: str = "slow", due: int = 0) -> NoticeRow:
    id, address = f"{person} {number:05}", f"/{person}/{number}"
    return NoticeRow(id, "push", address, person, "{}", 0, due, LATER, about=f"t{number}")


async def steps(store: SqliteStore, *, much: int) -> list[int]:
    """What SQLite does for one notice, in steps of its own machine, while so much waits: putting it, taking up what is
    due, and forgetting what is old."""
    counted = 0

    def count() -> None:
        nonlocal counted
        counted += 1

    for number in range(much):
        await store.put_notice(notice(number))
    await store.claim_notices("push", 1, 9)
    writer = store._writer
    assert writer is not None
    found = []
    for work in (
        lambda: store.put_notice(notice(0, "somebody")),
        lambda: store.claim_notices("push", 1, 9),
        lambda: store.drop_old_notices(1),
    ):
        writer.set_progress_handler(count, 1)
        counted = 0
        await work()
        writer.set_progress_handler(None, 0)
        found.append(counted)
    return found


async def test_what_waits_for_one_person_costs_nobody_anything(tmp_path: Path) -> None:
    costs = []
    for much in (10, 1000):
        store = SqliteStore(tmp_path / f"{much}.sqlite3", alone=False)
        await store.open()
        costs.append(await steps(store, much=much))
        await store.close()
    assert costs[0] == costs[1]


async def test_of_each_person_the_first_is_taken_up_and_one_after_the_other(make: Maker) -> None:
    one, two = make(), make()
    await one.open()
    await two.open()
    for number in range(3):
        await one.put_notice(notice(number, "anna", due=number))
        await one.put_notice(notice(number, "bela", due=5 - number))
    await one.put_notice(notice(0, "caro", due=9))  # not yet
    await one.renew(0)
    await two.renew(0)
    assert [row.id for row in await one.claim_notices("push", 5, 9)] == ["anna 00000", "bela 00002"]
    assert await two.claim_notices("push", 5, 9) == []  # of each, one is under way
    await one.drop_notice("anna 00000")
    await one.notice_later("bela 00002", 4)
    assert [row.id for row in await one.claim_notices("push", 5, 9)] == ["anna 00001", "bela 00001"]
    assert await one.claim_notices("mail", 5, 9) == []


async def devices(store: Store, person: str, number: int) -> None:
    await store.put_person(Person(person, "Anna", "en", 0), Device(f"{person} 0", person, "", "", "", 0, 0, None, ""))
    for n in range(1, number):
        await store.put_device(Device(f"{person} {n}", person, "", "", "", 0, n, None, ""), "")


async def test_those_devices_are_told_that_were_used_last(make: Maker) -> None:
    store = make()
    await store.open()
    await devices(store, "anna", 20)
    await devices(store, "bela", 1)
    await store.put_push(PushRow("bela 0", "/bela", "k", "a", EVENTS))
    for n in (*range(1, 20), 0):  # the last one was not used for longest
        await store.put_push(PushRow(f"anna {n}", f"/{n}", "k", "a", EVENTS))
    told = {push.device for push in await store.pushes("anna", 1)}
    assert (MOST_PUSHES, len(told)) == (12, 12)
    assert told == {"anna 0", *(f"anna {n}" for n in range(9, 20))}
    assert [push.device for push in await store.pushes("bela", 1)] == ["bela 0"]
