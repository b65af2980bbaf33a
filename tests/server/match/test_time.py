"""Deadlines: the default word is said for who is late, also after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from emporion.server.match.clocks import GRACE, Clocks
from emporion.server.messages import Pace, SeatChange
from emporion.server.service import Settings
from tests.server.driver import InThread, Live, Player, Server


async def test_the_default_word_is_said_for_who_is_late(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    settings = Settings(data=tmp_path, bot_delay=0, now=lambda: clock[0])
    with InThread(settings) as server:
        async with Player(server.base, "Anna") as anna:
            pace = {"kind": "days", "seconds": 3600, "late": "default"}
            table = (await anna.open("me", "bot", "bot", pace=pace))["id"]
            async with anna.live(table) as live:
                await live.until(lambda: live.offer)
                deadline = live.state["card"]["seats"][0]["deadline"]
                assert deadline == clock[0] + 3600 * 1000
                await live.its_turn(0)
                words = live.state["words"]
                clock[0] = deadline + 1
                room = server.service.rooms.rooms[table]
                server.server.servers[0].get_loop().call_soon_threadsafe(server.service.deadlines.look_at, room)
                await live.until(lambda: live.state["words"] > words)
                assert live.state["card"]["seats"][0]["deadline"] != deadline


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        async with Player(server.base, "Anna") as anna:
            pace = {"kind": "days", "seconds": 2, "late": "default"}
            table = (await anna.open("me", "bot", "bot", pace=pace))["id"]
            waiting = (await anna.open("me", "bot", "bot", pace={"kind": "days", "seconds": 1, "late": "wait"}))["id"]
            server.kill()
            await asyncio.sleep(2)
            server.start()
            async with anna.live(table) as live:  # nobody said anything, and yet the match went on
                await live.until(lambda: live.state["words"] > 0)
            async with anna.live(waiting) as live:
                await live.all_told()
                assert live.offer
    finally:
        server.stop()


async def test_who_begins_trades_and_drops_them_gains_no_time(tmp_path: Path) -> None:
    """CPL-4.6.1: a phase in which everybody speaks until he has finished ends in its time."""
    clock = [1_700_000_000_000]
    settings = Settings(data=tmp_path, bot_delay=0, now=lambda: clock[0], new_seed=lambda: "5" * 64)
    with InThread(settings) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            pace = {"kind": "days", "seconds": 60, "late": "wait"}
            wanted = {"game": "constantinopolis", "options": {"free_trade": True}, "pace": pace}
            table = (await anna.open("me", "open", "bot", **wanted))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with anna.live(table) as a, bela.live(table) as b:
                for live in (a, b):
                    while not (live.state["decision"] == "accept_turn" and live.offer):
                        await a.all_told()
                        await b.all_told()
                        for each in (a, b):
                            if each.offer and each.state["decision"] != "accept_turn":
                                await each.say(next((w for w in ("keep", "end_turn", "pass") if w in each.offer), None))
                begun = await begin_and_drop(a)
                deadline = a.state["card"]["seats"][0]["deadline"]
                for _ in range(5):
                    clock[0] += 7_000
                    assert await begin_and_drop(a) == begun
                    assert a.state["card"]["seats"][0]["deadline"] == deadline


async def begin_and_drop(live: Live) -> list[str]:
    """A trade that nobody has heard of is begun, and dropped."""
    said: list[str] = []
    while True:
        word = "drop" if "drop" in live.offer else next(word for word in live.offer if word.startswith("trade_with"))
        assert (await live.say(word))["ok"]
        await live.all_told()
        said.append(word)
        if word == "drop":
            return said


def test_clocks() -> None:
    reserve = Clocks(Pace("live", 100, "default"), 3, 0, 0b001)
    assert reserve.deadline(0, 1) == 100_000 and reserve.deadline(1, 1) is None
    reserve.said(0, 60_000, 0b110, 1)
    assert reserve.deadline(0, 1) is None and reserve.deadline(1, 2) == 160_000 and reserve.deadline(2, 2) == 160_000
    reserve.said(1, 70_000, 0b100, 2)
    assert reserve.deadline(2, 2) == 160_000  # his time runs on
    reserve.said(2, 80_000, 0b001, 2)
    assert reserve.deadline(0, 3) == 80_000 + 40_000
    reserve.said(0, 200_000, 0b001, 3)
    assert reserve.deadline(0, 4) == 200_000 + GRACE
    days = Clocks(Pace("days", 100, "default"), 2, 0, 0b01)
    days.said(0, 90_000, 0b01, 1)
    assert days.deadline(0, 2) == 190_000
    assert Clocks(Pace(), 2, 0, 0b11).deadline(1, 1) is None


def test_a_decision_has_its_time_once_however_many_words_are_said_in_it() -> None:
    days = Clocks(Pace("days", 100, "default"), 2, 0, 0b01)
    for at in (10_000, 20_000, 90_000):
        days.said(0, at, 0b01, 1)
        assert days.deadline(0, 1) == 100_000
    days.said(0, 95_000, 0b10, 1)  # somebody is asked something
    days.said(1, 195_000, 0b01, 2)
    assert days.deadline(0, 1) == 200_000  # while he thought, the time stood still
    days.said(0, 196_000, 0b01, 1)
    days.said(0, 197_000, 0b01, 3)  # to and fro between two steps
    assert days.deadline(0, 1) == 197_000 + 4_000
    days.said(0, 250_000, 0b01, 1)
    assert days.deadline(0, 1) == 250_000  # at once
    assert days.deadline(0, 4) == 350_000


def test_the_grace_of_a_decision_is_given_once() -> None:
    live = Clocks(Pace("live", 60, "default"), 1, 0, 0b1)
    for at in (30_000, 59_000):
        live.said(0, at, 0b1, 1)
        assert live.deadline(0, 1) == 60_000
    live.said(0, 60_000, 0b1, 1)
    for at in (61_000, 69_000):
        live.said(0, at, 0b1, 2)
        assert live.deadline(0, 2) == 70_000
    assert live.deadline(0, 3) == 69_000 + GRACE


def test_who_comes_back_has_the_time_of_a_decision_anew() -> None:
    days = Clocks(Pace("days", 100, "default"), 1, 0, 0b1)
    days.said(0, 90_000, 0b1, 1)
    days.changes = [SeatChange(91_000, 0, "left", "Anna", "easy"), SeatChange(95_000, 0, "back", "Anna", "easy")]
    assert days.deadline(0, 1) == 195_000
