"""Nobody can keep the server busy alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from driver import InThread, Player

from emporion.server import limits
from emporion.server.limits import MOST_ADDRESSES, Allowance, Limits
from emporion.server.problems import ProblemError
from emporion.server.service import Settings


def test_an_allowance_is_used_up_and_grows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: clock[0])
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


def test_each_address_has_its_own_and_this_machine_has_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AT_ONCE", 1)
    of = Limits()
    of.take("203.0.113.7")
    with pytest.raises(ProblemError):
        of.take("203.0.113.7")
    of.take("2001:db8::7")
    for address in ("127.0.0.1", "::1"):
        of.take(address)
        of.take(address)
    for number in range(MOST_ADDRESSES + 5):
        of.take(f"name-{number}")
    assert len(of.allowances) == MOST_ADDRESSES


async def test_costly_calls_of_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AT_ONCE", 4)
    monkeypatch.setattr(limits, "A_SECOND", 0)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            anna.http.headers["x-forwarded-for"] = "203.0.113.7"
            await anna.open("me", "open", "open")
            await anna.open("me", "open", "open")
            assert (await anna.problem("/api/records", "no record"))[1] == "bad-record"
            assert (await anna.problem("/api/me/arrive", {"code": "AAAA"}))[1] == "bad-code"
            table = {"game": "ostia", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            for path, body in (
                ("/api/tables", table),
                ("/api/records", "x"),
                ("/api/me/arrive", {"code": "AAAA"}),
                ("/api/tables/none/branch", {"word": 1}),
                ("/api/records/none/branch", {"word": 1}),
            ):
                assert await anna.problem(path, body) == (429, "too-fast"), path
            await anna.post("/api/me", {"name": "Anna Prima", "language": "fr"})  # a new name costs nothing
            anna.http.cookies.clear()
            assert await anna.problem("/api/me", {"name": "Nova"}) == (429, "too-fast")
            await bela.open("me", "open", "open")  # others are not concerned


async def test_a_flood_of_messages_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emporion.server.live.AT_ONCE", 5)
    monkeypatch.setattr("emporion.server.live.A_SECOND", 0)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                for _ in range(5):
                    assert (await live.ask(type="why", word="pass"))["type"] == "why"
                assert (await live.ask(type="why", word="pass"))["error"]["error"] == "too-fast"
            async with anna.live(table) as live:
                assert (await live.say())["ok"]
