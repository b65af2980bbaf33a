"""Deadlines: the default word is said for who is late, also after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from emporion.server.match.clocks import GRACE, Clocks
from emporion.server.messages import Pace
from emporion.server.service import Settings
from tests.server.driver import InThread, Player, Server


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


def test_clocks() -> None:
    reserve = Clocks(Pace("live", 100, "default"), 3, 0, 0b001)
    assert reserve.deadline(0) == 100_000 and reserve.deadline(1) is None
    reserve.said(0, 60_000, 0b110)
    assert reserve.deadline(0) is None and reserve.deadline(1) == 160_000 and reserve.deadline(2) == 160_000
    reserve.said(1, 70_000, 0b100)
    assert reserve.deadline(2) == 160_000  # his time runs on
    reserve.said(2, 80_000, 0b001)
    assert reserve.deadline(0) == 80_000 + 40_000
    reserve.said(0, 200_000, 0b001)
    assert reserve.deadline(0) == 200_000 + GRACE
    days = Clocks(Pace("days", 100, "default"), 2, 0, 0b01)
    days.said(0, 90_000, 0b01)
    assert days.deadline(0) == 190_000
    assert Clocks(Pace(), 2, 0, 0b11).deadline(1) is None
