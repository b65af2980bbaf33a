"""Nobody can keep the server busy alone."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from emporion.server.people import limits
from emporion.server.people.limits import Allowance, Counted, Limits, Quota, network_of
from emporion.server.problems import ProblemError
from emporion.server.service import Settings
from tests.server.driver import InThread, Player


def test_an_allowance_is_used_up_and_grows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    allowance = Allowance(3, 0.5)
    for _ in range(3):
        allowance.take()
    for later, may in ((0, False), (1.9, False), (0.1, True), (0, False), (1000, True)):
        clock[0] += later
        if may:
            allowance.take()
        else:
            with pytest.raises(ProblemError, match="too much"):
                allowance.take()
    allowance.take()
    allowance.take()
    with pytest.raises(ProblemError):  # it never grows beyond what may be had at once
        allowance.take()


def test_each_address_and_person_has_its_own_and_this_machine_has_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "new", Quota(0.5, 0))  # two for an address, none for a person
    monkeypatch.setattr(limits, "MOST_KEPT", 50)
    of = Limits()
    for address in ("203.0.113.7", "2001:db8::7"):
        of.take("new", address=address)
        of.take("new", address=address)
        with pytest.raises(ProblemError) as problem:
            of.take("new", address=address)
        assert problem.value.key == "too-fast" and problem.value.figures == {"seconds": 3600}
    with pytest.raises(ProblemError):
        of.take("new", person="anna")
    for _ in range(5):
        for address in ("127.0.0.1", "::1", "127.0.0.2", "::ffff:127.0.0.1"):
            of.take("new", address=address)
    for number in range(60):
        of.take("new", address=f"name-{number}")
    assert len(of.allowances) == 50


def test_a_refusal_says_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    allowance = Allowance(1, 0.25)
    allowance.take()
    for passed, seconds in ((0, 4), (0.5, 4), (2.9, 1)):
        clock[0] += passed
        with pytest.raises(ProblemError) as problem:
            allowance.take()
        assert problem.value.figures == {"seconds": seconds}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_so_many_at_once_for_each_address() -> None:
    open_ones = Counted(2, "too-many-sockets")
    open_ones.enter("2001:db8::1")
    open_ones.enter("2001:db8::2")
    with pytest.raises(ProblemError, match="2 connections"):
        open_ones.enter("2001:db8::3")
    open_ones.enter("2001:db8:0:1::3")
    for _ in range(5):
        open_ones.enter("127.0.0.1")
    open_ones.leave("2001:db8::1")
    open_ones.enter("2001:db8::3")
    for address in ("2001:db8::1", "2001:db8::1", "2001:db8:0:1::3", *["127.0.0.1"] * 5):
        open_ones.leave(address)
    assert open_ones.open == {}


async def test_costly_calls_of_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "new", Quota(1, 0))  # four for an address
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            anna.http.headers["x-forwarded-for"] = "203.0.113.7"
            await anna.open("me", "open", "open")
            await anna.open("me", "open", "open")
            assert (await anna.problem("/api/records", {"record": "no record"}))[1] == "bad-record"
            assert (await anna.problem("/api/me/arrive", {"code": "AAAA"}))[1] == "bad-code"
            table = {"game": "ostia", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            for path, body in (
                ("/api/tables", table),
                ("/api/records", {"record": "x"}),
                ("/api/me/arrive", {"code": "AAAA"}),
                ("/api/tables/none/branch", {"word": 1}),
                ("/api/records/none/branch", {"word": 1}),
                ("/api/tables/none/rematch", {}),
            ):
                assert await anna.problem(path, body) == (429, "too-fast"), path
            await anna.post("/api/me", {"name": "Anna Prima", "language": "fr"})  # a new name costs nothing
            anna.http.cookies.clear()
            assert await anna.problem("/api/me", {"name": "Nova"}) == (429, "too-fast")
            await bela.open("me", "open", "open")  # others are not concerned


@pytest.mark.parametrize("match", ["/api/tables/none", "/api/records/none"])
async def test_analyses_of_tables_and_of_records_have_the_same_limits(
    tmp_path: Path, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is looked for: two may be looked at, and one asked for."""
    monkeypatch.setitem(limits.QUOTAS, "replay", Quota(2, 0))
    monkeypatch.setitem(limits.QUOTAS, "analysis", Quota(1, 0))
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            for status in (404, 404, 429):
                assert (await anna.http.get(f"{match}/analysis")).status_code == status
            for status in (404, 429):
                assert (await bela.problem(f"{match}/analysis", {"seat": None}))[0] == status


async def test_codes_for_other_devices_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "move", Quota(2, 0))
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            for _ in range(2):
                await anna.post("/api/me/move")
            assert await anna.problem("/api/me/move") == (429, "too-fast")


async def test_an_address_may_not_ask_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "request", Quota(1, 0))  # four for an address
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            far = {"x-forwarded-for": "203.0.113.7"}
            for path in ("/api/games", "/", "/api/lobby", "/api/me"):
                assert (await anna.http.get(path, headers=far)).status_code == 200
            refused = await anna.http.get("/api/games", headers=far)
            assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
            assert refused.headers["retry-after"] == "3600"
            await anna.get("/api/games")  # others are not concerned


async def test_sockets_of_one_address_and_spectators_of_one_table_are_limited(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, sockets_per_address=2, spectators=3)
    with InThread(settings) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            far = {"x-forwarded-for": "203.0.113.7"}
            async with socket(server, table, far) as one, socket(server, table, far) as two:
                assert (await first(one))["type"] == (await first(two))["type"] == "state"
                async with socket(server, table, far) as three:
                    answer = await first(three)
                    assert answer["error"]["error"] == "too-many-sockets" and answer["error"]["figures"] == {"most": 2}
                    assert await code(three) == 4429
                async with socket(server, table, {}) as four:
                    assert (await first(four))["type"] == "state"
                    async with socket(server, table, {}) as five:
                        assert (await first(five))["error"]["error"] == "too-many-spectators"
                        assert await code(five) == 4429
                    async with anna.live(table) as live:  # who plays always finds a place
                        assert live.state["viewer"] == 0
            assert server.service.sockets.open == {} or await until_empty(server.service.sockets.open)


def socket(server: InThread, table: str, headers: dict[str, str]) -> websockets.connect:
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live"
    return websockets.connect(address, additional_headers=headers, max_size=None)


async def first(line: websockets.ClientConnection) -> Any:
    return json.loads(await line.recv())


async def code(line: websockets.ClientConnection) -> int:
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await line.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def until_empty(open_ones: dict[str, int]) -> bool:
    while open_ones:
        await asyncio.sleep(0.01)
    return True


async def test_chat_is_limited_whatever_the_clock_does(tmp_path: Path) -> None:
    now = [1_700_000_000_000]
    with InThread(Settings(data=tmp_path, now=lambda: now[0])) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "open", "open"))["id"]
            async with anna.live(table) as live:
                for _ in range(12):
                    assert (await live.ask(type="chat", text="salve"))["ok"]
                assert (await live.ask(type="chat", text="salve"))["error"]["error"] == "too-fast"
                server.service.limits.allowances.clear()  # a while later
                now[0] -= 3_600_000  # the clock was set back meanwhile
                assert (await live.ask(type="chat", text="salve"))["ok"]


async def test_a_repeated_line_of_chat_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "chat", Quota(2, 0))
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                for message, fine in (("one", True), ("one", True), ("two", True), ("one", True), ("three", False)):
                    server.service.rooms.rooms[table].hearing.answers.clear()  # as another server would hear it
                    answer = await live.ask(type="chat", id=message, text=message)
                    assert (answer["ok"], answer["error"] and answer["error"]["error"]) == (
                        fine,
                        None if fine else "too-fast",
                    )
                await live.all_told()
                assert [chat["text"] for chat in live.chats] == ["one", "two"]
