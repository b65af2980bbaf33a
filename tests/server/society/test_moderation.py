"""People who are avoided, what the operator is told, and what that one decides, on both storages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emporion.cli.app import run
from emporion.server.people.shuns import AT_ONCE
from emporion.server.store import News, ShunRow, StoreProblem, SuspensionRow
from emporion.server.store.sqlite import SqliteStore
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time, a_table
from tests.server.pairs import until
from tests.server.people.homes import in_server, person_of
from tests.server.people.test_belongings import come_back

DAY = 24 * 3600 * 1000


async def told(live: Any) -> list[str]:
    await live.all_told()
    return [chat["text"] for chat in live.chats]


async def test_who_is_muted_is_not_read(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela, Player(home.base, "Caro") as caro:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with anna.live(table) as one, bela.live(table) as two, caro.live(table) as three:
            await two.ask(type="chat", text="first")
            assert await told(one) == ["first"]
            found = await anna.post(f"/api/tables/{table}/shun", {"seat": 1, "kind": "muted"})
            assert [(each["name"], each["kind"]) for each in found] == [("Bela", "muted")]
            await two.ask(type="chat", text="second")
            await three.ask(type="chat", text="third")
            assert await told(one) == ["first", "third"]
            assert await told(three) == ["first", "second", "third"]  # nobody else notices, nor does he
            assert await told(two) == ["first", "second", "third"]
        async with anna.live(table) as again:
            assert await told(again) == ["third"]
            # Who has no seat is pointed at by what he wrote.
            await anna.post(f"/api/tables/{table}/shun", {"line": 2, "kind": "muted"})
        async with anna.live(table) as again:
            assert await told(again) == []
        assert {each["name"] for each in await anna.get("/api/me/shuns")} == {"Bela", "Caro"}
        bad = await person_of(bela)
        left = await anna.post("/api/me/shuns", {"person": bad, "kind": "none"})
        assert [each["name"] for each in left] == ["Caro"]
        async with anna.live(table) as again:
            assert await told(again) == ["first", "second"]


async def test_who_is_blocked_does_not_sit_down_there(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        first = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{first}/sit", {"seat": 1})
        await anna.post(f"/api/tables/{first}/shun", {"seat": 1, "kind": "blocked"})
        hers, his = [(await player.open("me", "open", "open"))["id"] for player in (anna, bela)]
        assert await bela.problem(f"/api/tables/{hers}/sit", {"seat": 1}) == (403, "shunned")
        assert await anna.problem(f"/api/tables/{his}/sit", {"seat": 1}) == (403, "shunned")
        # Where both sit already nothing changes, and nobody avoids himself.
        assert [seat["name"] for seat in (await bela.get(f"/api/tables/{first}"))["seats"]] == ["Anna", "Bela", ""]
        assert await anna.problem(f"/api/tables/{first}/shun", {"seat": 0, "kind": "muted"}) == (409, "no-person")
        assert await anna.problem(f"/api/tables/{first}/shun", {"seat": 2, "kind": "muted"}) == (409, "no-person")
        assert await anna.problem(f"/api/tables/{first}/shun", {"kind": "muted"}) == (400, "no-seat")
        await anna.post("/api/me/shuns", {"person": await person_of(bela), "kind": "none"})
        await bela.post(f"/api/tables/{hers}/sit", {"seat": 1})


async def test_a_blocked_person_sees_no_profile(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        await anna.post("/api/me/profile", {"seen": "all", "rated": True})
        address = f"/api/people/{await person_of(anna)}/profile"
        assert (await bela.get(address))["name"] == "Anna"
        await anna.post("/api/me/shuns", {"person": await person_of(bela), "kind": "blocked"})
        assert (await bela.http.get(address)).json()["error"] == "no-profile"


async def test_a_report_reaches_the_operator(home: InThread, time: Time) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with bela.live(table) as live:
            await live.ask(type="chat", text="something ugly")
        await anna.post(f"/api/tables/{table}/report", {"line": 0, "reason": "talk", "text": " He shouts. "})
        await anna.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "leaving"})
        assert (await anna.http.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "x"})).status_code == 400
        store, his, hers = home.service.store, await person_of(bela), await person_of(anna)
        rows = await in_server(home, store.reports(False, 9))
        by = {row.reason: row for row in rows}
        assert len(rows) == 2
        talk = by["talk"]
        assert (talk.person, talk.about, talk.name, talk.table) == (hers, his, "Bela", table)
        assert (talk.said, talk.text, talk.closed) == ("something ugly", "He shouts.", None)
        assert await in_server(home, store.close_report(talk.id, 77, "warned"))
        assert not await in_server(home, store.close_report(talk.id, 78, "twice"))
        assert [row.reason for row in await in_server(home, store.reports(False, 9))] == ["leaving"]
        assert (await in_server(home, store.report(talk.id))).note == "warned"
        # Who is forgotten leaves nothing of it: what she told is no more, nor is she named; what was told of him goes.
        await anna.post("/api/me/erase", {"sure": True})
        assert [(row.person, row.text) for row in await in_server(home, store.reports(True, 9))] == [("", "")] * 2
        await bela.post("/api/me/erase", {"sure": True})
        assert await in_server(home, store.reports(True, 9)) == []


async def test_who_is_suspended_plays_to_the_end_and_begins_nothing(home: InThread, time: Time) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        running = (await anna.open("me", "bot", "bot"))["id"]
        waiting = (await bela.open("me", "open", "open"))["id"]
        store, hers = home.service.store, await person_of(anna)
        until = time() + DAY
        await in_server(home, store.suspend(SuspensionRow(hers, time(), until, "shouts")))
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        answer = (await anna.http.post("/api/tables", json={"game": "ostia", "seats": seats})).json()
        assert (answer["error"], answer["figures"]) == ("suspended", {"until": until})
        assert await anna.problem(f"/api/tables/{waiting}/sit", {"seat": 1}) == (403, "suspended")
        assert await anna.problem("/api/me", {"name": "Another", "language": "en"}) == (403, "suspended")
        await anna.post("/api/me", {"name": "Anna", "language": "fr"})
        async with anna.live(running) as live:
            assert (await live.ask(type="chat", text="Salve"))["error"]["error"] == "suspended"
            await live.its_turn(0)
            assert (await live.say())["ok"]
        time.ahead += DAY
        await anna.post(f"/api/tables/{waiting}/sit", {"seat": 1})
        await in_server(home, store.suspend(SuspensionRow(hers, time(), None, "")))
        assert await anna.problem(f"/api/tables/{waiting}/sit", {"seat": 2}) == (403, "suspended-for-good")
        assert [row.person for row in await in_server(home, store.suspensions(time()))] == [hers]
        assert await in_server(home, store.lift(hers)) and not await in_server(home, store.lift(hers))
        await anna.post(f"/api/tables/{waiting}/sit", {"seat": 2})


async def test_what_is_avoided_and_decided_goes_along(home: InThread, time: Time) -> None:
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Guest") as guest,
        Player(home.base, "Bela") as bela,
    ):
        await guest.post("/api/me/shuns", {"person": await person_of(bela), "kind": "blocked"})
        await bela.post("/api/me/shuns", {"person": await person_of(guest), "kind": "muted"})
        store = home.service.store
        await in_server(home, store.suspend(SuspensionRow(await person_of(guest), time(), None, "")))
        await come_back(guest, anna)
        assert [(each["name"], each["kind"]) for each in await anna.get("/api/me/shuns")] == [("Bela", "blocked")]
        assert [(each["name"], each["kind"]) for each in await bela.get("/api/me/shuns")] == [("Anna", "muted")]
        assert await in_server(home, store.suspension(await person_of(anna), time())) is not None


async def test_who_is_suspended_comes_in_by_no_other_door(home: InThread, time: Time) -> None:
    """No seat that the host gives anew, no match that is played on from a position."""
    async with (
        a_table(home.base, "Anna", "Bela", "Caro") as (table, (anna, _, _)),
        Player(home.base, "Dora") as dora,
    ):
        token = (await anna.post(f"/api/tables/{table}/reopen", {"seat": 1}))["token"]
        await in_server(home, home.service.store.suspend(SuspensionRow(await person_of(dora), time(), None, "")))
        assert await dora.problem(f"/api/tables/{table}/take", {"token": token}) == (403, "suspended-for-good")
        assert await dora.problem("/api/puzzles/ostia/1/branch", {"word": 0}) == (403, "suspended-for-good")
        assert await in_server(home, home.service.store.lift(await person_of(dora)))
        await dora.post(f"/api/tables/{table}/take", {"token": token})  # the link was not used up


async def test_whom_many_avoid_is_read_anew_at_once(home: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a silence anything may be different: a query for each person would keep everybody waiting."""
    shuns = home.service.shuns
    store: Any = home.service.store
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        hers, his = await person_of(anna), await person_of(bela)
        shuns._known |= {f"p{n}": frozenset() for n in range(2 * AT_ONCE)} | {hers: frozenset()}
        asked: list[str] = []
        rows = store._rows

        async def counted(query: str, *values: object) -> Any:
            asked.extend([query] * ("FROM shuns" in query))
            return await rows(query, *values)

        async def silence() -> None:
            await store.put_shun(ShunRow(hers, his, "muted", time_of(home)))
            monkeypatch.setattr(store, "_rows", counted)
            shuns.hear(News("anything", here=False))

        await in_server(home, silence())
        await until(lambda: shuns._task is None)
        assert len(asked) == 3 and shuns._known[hers] == {his}


def time_of(home: InThread) -> int:
    return int(home.service.now())


# -- the command line -----------------------------------------------------------------------------------------


def obey(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str]:
    monkeypatch.setattr("sys.argv", ["emporion", "operate", *words])
    code = run()
    said = capsys.readouterr()
    return code, said.out + said.err


async def test_the_operator_s_command_works_beside_a_running_server(
    home: InThread, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    monkeypatch.setenv("EMPORION_DATA", str(home.service.settings.data))
    monkeypatch.setenv("EMPORION_DATABASE", home.service.settings.database)

    async def say(*words: str) -> tuple[int, str]:
        return await asyncio.to_thread(obey, capsys, monkeypatch, *words)

    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela 100%") as bela:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with bela.live(table) as live:
            await live.ask(type="chat", text="ugly")
        assert await say("reports") == (0, "no reports\n")
        await anna.post(f"/api/tables/{table}/report", {"line": 0, "reason": "talk", "text": "He shouts"})
        code, text = await say("reports", "--json")
        (row,) = json.loads(text)["reports"]
        his = await person_of(bela)
        assert code == 0 and (row["about"], row["said"]) == (his, "ugly")
        code, text = await say("report", row["id"])
        assert code == 0 and "told: He shouts" in text and f"Bela 100% ({his}): ugly" in text
        code, text = await say("people", "a 100%", "--json")
        assert [each["id"] for each in json.loads(text)["people"]] == [his]
        code, text = await say("suspend", his, "--days", "3")
        assert code == 0 and f"{his} is suspended until" in text
        assert (await bela.http.post("/api/tables", json={"game": "ostia", "seats": [{"kind": "me"}] * 3})).status_code
        assert (await bela.problem(f"/api/tables/{table}/sit", {"seat": 2}))[1] == "suspended"
        assert his in (await say("suspended"))[1]
        assert await say("close", row["id"], "--note", "three days") == (0, f"{row['id']} is closed\n")
        assert await say("reports") == (0, "no reports\n")
        assert await say("lift", his) == (0, f"{his} is suspended no more\n")
        assert await say("lift", his) == (2, f"emporion: {his} is not suspended\n")
        assert await say("suspend", "nobody") == (2, "emporion: there is no such person\n")
        assert await say("report", "x") == (2, "emporion: there is no report x\n")
        await bela.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with anna.live(table) as live:  # the server was not disturbed
            assert (await live.ask(type="chat", text="Salve"))["ok"]


async def test_the_operator_s_command_makes_and_changes_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "emporion.sqlite3"
    with pytest.raises(StoreProblem, match="there is no"):
        await SqliteStore(file, beside=True).open()
    assert list(tmp_path.iterdir()) == []
    first = SqliteStore(file)
    await first.open()
    await first.close()
    import sqlite3

    with sqlite3.connect(file) as c:
        c.execute("DELETE FROM migrations WHERE number = 85")
    with pytest.raises(StoreProblem, match="another version"):
        await SqliteStore(file, beside=True).open()
