"""Everything of one person: joined to another, given out, removed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from emporion.server.doors import belongings
from emporion.server.match.belonging import FORMER
from emporion.server.messages import NewSeat, NewTable, SeatNumber
from emporion.server.people import limits
from emporion.server.problems import ProblemError
from emporion.server.store import Stale
from tests.server.driver import InThread, Player
from tests.server.notices.places import Browser, Places
from tests.server.people.homes import elsewhere, in_server, person_of


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("key", "move", "mine"):
        monkeypatch.setitem(limits.QUOTAS, kind, limits.Quota(1000, 1))


async def come_back(player: Player, of: Player, **more: Any) -> Any:
    """Be somebody else's person with a printed code."""
    code = (await of.post("/api/me/code/new"))["code"]
    return await player.post("/api/me/code/enter", {"code": code, **more})


async def names(player: Player, table: str) -> list[str]:
    return [seat["name"] for seat in (await player.get(f"/api/tables/{table}"))["seats"]]


async def test_the_guest_of_a_device_is_joined_to_who_comes_back_there(home: InThread) -> None:
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Guest") as guest,
        Player(home.base, "Bela") as bela,
    ):
        running = (await guest.open("me", "open", "open"))["id"]
        for seat, other in ((1, bela), (2, anna)):
            await other.post(f"/api/tables/{running}/sit", {"seat": seat})
        alone = (await guest.open("me", "bot", "bot"))["id"]
        waiting = (await bela.open("me", "open", "open"))["id"]
        for seat, other in ((1, guest), (2, anna)):
            if seat == 1:
                await other.post(f"/api/tables/{waiting}/sit", {"seat": seat})
        async with guest.live(alone) as live:
            assert (await live.ask(type="chat", text="Salve"))["ok"]
        gone = await person_of(guest)
        told = await come_back(guest, anna)
        assert (told["was"], told["joined"], told["given_up"], told["was_kept"]) == ("Guest", 3, 1, False)
        assert await person_of(guest) == await person_of(anna)
        # Where Anna sat already, a bot plays the guest's seat to the end.
        card = await anna.get(f"/api/tables/{running}")
        assert [(seat["kind"], seat["resigned"], seat["me"]) for seat in card["seats"]] == [
            ("bot", True, False),
            ("person", False, False),
            ("person", False, True),
        ]
        assert card["host"]  # as the guest was
        # Everywhere else the seat is hers, under her name.
        for table, seat in ((alone, 0), (waiting, 1)):
            card = await anna.get(f"/api/tables/{table}")
            assert card["seats"][seat]["me"] and card["seats"][seat]["name"] == "Anna"
        assert {card["id"] for card in (await anna.get("/api/lobby"))["mine"]} == {running, alone, waiting}
        async with anna.live(alone) as live:
            await live.its_turn(0)
            assert (await live.say())["ok"]
        store = home.service.store
        assert await in_server(home, store.person(gone)) is None
        assert await in_server(home, store.tables_of(gone, 9)) == []
        assert [chat.text for _, chat in await in_server(home, store.chats_by(await person_of(anna)))] == ["Salve"]


async def test_who_has_a_way_back_is_not_joined(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela, elsewhere(home) as phone:
        code = (await bela.post("/api/me/code/new"))["code"]
        table = (await bela.open("me", "bot", "bot"))["id"]
        his = await person_of(bela)
        told = await come_back(bela, anna)
        assert (told["was"], told["joined"], told["was_kept"]) == ("Bela", 0, True)
        assert not (await bela.get(f"/api/tables/{table}"))["seats"][0]["me"]
        assert (await phone.post("/api/me/code/enter", {"code": code}))["id"] == his
        assert (await phone.get(f"/api/tables/{table}"))["seats"][0]["me"]


async def test_who_comes_back_to_himself_changes_nothing(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna:
        told = await come_back(anna, anna)
        assert (told["id"], told["was"], told["joined"]) == (await person_of(anna), "", 0)
        assert len((await anna.get("/api/me/place"))["devices"]) == 1


async def finished(anna: Player, bela: Player) -> str:
    """A match of two people and a bot that is over."""
    table = str((await anna.open("me", "open", "bot"))["id"])
    await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
    dice = random.Random(1)
    async with anna.live(table) as one, bela.live(table) as two:
        while not one.over:
            for live in (one, two):
                await live.all_told()
                if live.offer:
                    await live.say(dice.choice(live.offer))
    return table


async def test_everything_of_mine(home: InThread, places: Places) -> None:
    """What is given out has the records and what I said; what others hide is not in it. What is removed is gone."""
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela, elsewhere(home) as phone:
        over = await finished(anna, bela)
        running = (await bela.open("me", "open", "bot"))["id"]
        await anna.post(f"/api/tables/{running}/sit", {"seat": 1})
        alone = (await anna.open("me", "bot", "bot"))["id"]
        hosted = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{hosted}/sit", {"seat": 1})
        async with anna.live(running) as live:
            assert (await live.ask(type="chat", text="My number is 12"))["ok"]
            await live.until(lambda: live.offer)
            word = live.offer[0]
            assert (await live.say(word))["ok"]
        record = (await anna.http.get(f"/api/tables/{over}/record")).text
        assert "Anna" in record
        assert (await anna.post("/api/records", {"record": record}))["card"]
        await anna.post("/api/me/code/new")
        await anna.post("/api/me/notices/allow", Browser(places, "/push").keys)
        hook = {"kind": "json", "url": "http://127.0.0.1:9/room", "events": ["turn"]}
        await anna.post("/api/me/hooks", hook)
        while not await in_server(home, home.service.store.turns_waiting(await person_of(anna))):
            await asyncio.sleep(0.01)
        mine = await anna.get("/api/me/export")
        assert mine["notices"]["groups"][0]["address"] == hook["url"] and mine["notices"]["wishes"]["hours"] == 2
        assert [each["address"] for each in mine["notices"]["devices"]] == [places.base + "/push"]
        assert mine["person"]["name"] == "Anna" and [way["kind"] for way in mine["ways"]] == ["code"]
        assert len(mine["devices"]) == 1 and [each["record"] for each in mine["records"]] == [record]
        tables = {table["id"]: table for table in mine["tables"]}
        assert tables.keys() == {over, running, alone, hosted}
        assert tables[over]["record"] == record and tables[over]["seat"] == 0
        assert [said["word"] for said in tables[running]["words"]] == [word]
        assert [line["text"] for line in mine["chat"]] == ["My number is 12"]
        assert "seed" not in json.dumps({**mine, "tables": [tables[running], tables[alone]], "records": []})

        own = await person_of(anna)
        async with bela.live(running) as live:
            assert (await anna.http.post("/api/me/erase", json={"sure": False})).status_code == 400
            await anna.post("/api/me/erase", {"sure": True})
            await live.until(lambda: live.state["card"]["seats"][1]["resigned"])
            assert live.state["card"]["seats"][1]["name"] == FORMER
            assert live.state["card"]["changes"][-1]["kind"] == "resigned"
        assert (await anna.http.get("/api/me")).status_code == 401
        assert await names(bela, over) == [FORMER, "Bela", (await names(bela, over))[2]]
        assert await names(bela, hosted) == ["", "Bela", ""] and (await bela.get(f"/api/tables/{hosted}"))["host"]
        record = (await bela.http.get(f"/api/tables/{over}/record")).text
        assert FORMER in record and "Anna" not in record
        assert (await bela.get(f"/api/tables/{over}/verify"))["replayed"]
        assert (await bela.http.get(f"/api/tables/{alone}")).status_code == 404
        async with bela.live(running) as live:
            await live.until(lambda: live.chats)
            assert [(chat["name"], chat["text"]) for chat in live.chats] == [(FORMER, "")]
        # Nothing in the storage names her.
        store: Any = home.service.store
        for table, column in (
            ("people", "id"),
            *((each, "person") for each in ("devices", "ways", "chat", "sitting", "hosting", "bringers", "answers")),
            *((each, "person") for each in ("uploads", "presence", "outbox", "wishes", "hooks", "onlookers")),
            ("calls", "who"),
        ):
            query = f"SELECT count(*) FROM {table} WHERE {column} = $1"
            assert (await in_server(home, store._rows(query, own)))[0][0] == 0, table
        assert (
            await in_server(home, store._rows("SELECT 1 FROM pushes UNION SELECT 1 FROM calls WHERE body = $1", own))
            == []
        )
        for table in ("tables", "analyses"):
            rows = await in_server(home, store._rows(f"SELECT body FROM {table}"))
            assert all(own not in row[0] and "Anna" not in row[0] for row in rows), table
        # A match after it does not ask who is gone.
        again = await bela.post(f"/api/tables/{over}/rematch")
        assert [(seat["kind"], seat["invited"]) for seat in again["seats"]][:2] == [("open", False), ("person", False)]
        await phone.post("/api/me", {"name": "Anna", "language": "en"})  # somebody of that name may come again


async def test_a_table_opened_or_taken_while_its_guest_is_joined_is_the_persons(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another tab, just before the guest is no more: it is joined, too. Afterwards there is nobody to open it."""
    service = home.service
    join, late = service.store.join, list[str]()
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Guest") as guest,
        Player(home.base, "Bela") as bela,
    ):
        waiting = (await bela.open("me", "open", "open"))["id"]
        before = (await guest.open("me", "bot", "bot"))["id"]
        who = await in_server(home, service.store.person(await person_of(guest)))
        new = NewTable("ostia", [NewSeat("me"), NewSeat("bot"), NewSeat("bot")])

        async def slow(*asked: Any) -> None:
            if not late:
                late.append((await service.tables.open(who, new)).row.id)
                late.append((await service.tables.sit(waiting, who, SeatNumber(1))).row.id)
            await join(*asked)

        monkeypatch.setattr(service.store, "join", slow)
        told = await come_back(guest, anna)
        assert (told["was"], told["joined"]) == ("Guest", 3)
        for table, seat in ((before, 0), (late[0], 0), (late[1], 1)):
            assert (await anna.get(f"/api/tables/{table}"))["seats"][seat]["me"]
        with pytest.raises(Stale):
            await in_server(home, service.tables.open(who, new))
        with pytest.raises(ProblemError) as problem:
            await in_server(home, service.tables.sit(waiting, who, SeatNumber(2)))
        assert problem.value.key == "too-late"
        assert await in_server(home, service.store.tables_with(who.id)) == []


async def test_much_is_joined_and_removed_a_little_at_a_time(home: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belongings, "AT_ONCE", 2)
    store = home.service.store
    hand_over, together = store.hand_over, list[int]()

    async def counted(rows: Any, gone: Any = (), **more: Any) -> None:
        together.append(len(rows) + len(gone))
        await hand_over(rows, gone, **more)
        if len(together) == 2:  # somebody is faster in the middle of it: the rest follows
            raise Stale("once")

    monkeypatch.setattr(store, "hand_over", counted)
    async with Player(home.base, "Anna") as anna, Player(home.base, "Guest") as guest:
        tables = {(await guest.open("me", "open", "open"))["id"] for _ in range(7)}
        told = await come_back(guest, anna)
        assert set(together) <= {1, 2} and sum(together) == 7
        assert {card["id"] for card in (await anna.get("/api/lobby"))["mine"]} == tables
        assert (await anna.get("/api/me/place"))["tables"] == 7
        assert told["id"] == await person_of(anna)
        together[:] = [0, 0]
        await anna.post("/api/me/erase", {"sure": True})
        assert max(together) == 2 and sum(together) == 7
        assert await in_server(home, store.glimpses(sorted(tables))) == []


async def test_ones_place_is_told_without_a_look_at_all_ones_tables(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has thousands would keep everybody waiting."""
    async with Player(home.base, "Anna") as anna:
        for _ in range(3):
            await anna.open("me", "open", "open")
        monkeypatch.setattr(home.service.store, "_glimpses", None)
        assert (await anna.get("/api/me/place"))["tables"] == 3
