"""The past of a live table: who asks for the moment of a line gets what it saw then, and nothing else."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from emporion.server.match.play import PUBLIC
from emporion.server.service import Settings
from emporion.server.workers import pasts, replay_worker
from emporion.server.workers.bots import BotRunner
from tests.server.driver import InThread, Live, Player, play_together


def sights(live: Live) -> dict[int, Any]:
    """By the length of the journal: what was seen when it came to that. A state that replaced others on its way to a
    slow reader may be later than the word that told its lines, and is left out."""
    seen: dict[int, Any] = {}
    seq = -1
    for frame in live.frames:
        message = json.loads(frame)
        if message["type"] == "state":
            if message["seq"] == seq + 1:
                seen.setdefault(message["journal_from"] + len(message["journal"]), message["sight"])
            seq = message["seq"]
    return seen


async def test_the_moment_of_every_line_is_as_its_reader_saw_it(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "open"))["id"]
        async with Player(base, "Caro") as caro:
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
            async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
                watcher = Live(base, table, None)
                async with watcher as w:
                    await play_together([a, b, c], random.Random(3), lambda: a.state["words"] > 40)
                    for live in (a, w):
                        await check_moments(live)


async def check_moments(live: Live) -> None:
    await live.all_told()
    seen = sights(live)
    compared = 0
    for n in range(len(live.journal)):
        past = await live.ask(type="past", n=n)
        assert past["type"] == "past" and past["n"] == n and past["journal"] > n
        if past["journal"] in seen:
            assert past["after"] == seen[past["journal"]]
            compared += 1
    assert compared > 10


async def test_the_past_is_drawn_elsewhere_once_for_all_who_saw_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=2)) as server:
        drawn: list[tuple[int, int]] = []
        do = server.service.archive.workers.do

        def spy(work: Callable[..., Any], *question: Any, **more: Any) -> Any:
            assert work is replay_worker.seen
            drawn.append((question[2], question[3]))
            return do(work, *question, **more)

        monkeypatch.setattr(server.service.archive.workers, "do", spy)
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as a, Live(server.base, table, None) as w, Live(server.base, table, None) as v:
                await a.its_turn(0)
                await w.all_told()
                first = await a.ask(type="past", n=0)
                assert drawn == [(0, 0)]
                assert (await a.ask(type="past", n=0))["after"] == first["after"] and drawn == [(0, 0)]
                public = await w.ask(type="past", n=0)
                assert (await v.ask(type="past", n=0))["after"] == public["after"]
                assert drawn == [(0, 0), (0, PUBLIC)]  # one for all spectators
                await a.say()
                assert (await a.ask(type="past", n=0))["after"] == first["after"]
                assert drawn == [(0, 0), (0, PUBLIC)]  # what is said later changes nothing
                last = len(a.journal) - 1
                await a.ask(type="past", n=last)
                assert len(drawn) == 3 and drawn[-1][0] > 0


async def test_who_asks_for_the_whole_past_waits_for_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One question of each is worked out at a time; he himself is heard meanwhile, and too many are refused."""
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        begun: list[str] = []
        go_on = threading.Event()
        seen = server.service.archive.seen

        async def slow(row: Any, said: bytes, place: int, viewer: int, whose: str) -> Any:
            begun.append(whose)
            await asyncio.to_thread(go_on.wait)
            return await seen(row, said, place, viewer, whose)

        monkeypatch.setattr(server.service.archive, "seen", slow)
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as a, anna.live(table) as again, bela.live(table) as b:
                await a.its_turn(0)
                for k in range(pasts.MOST_EACH + 1):
                    await a.send({"type": "past", "id": f"p{k}", "n": 0})
                await a.all_told()
                refused = await again.ask(type="past", n=0)  # another socket of the same person
                assert refused["error"]["error"] == "too-fast"
                assert (await a.say())["ok"]  # his own words are heard
                await b.send({"type": "past", "id": "his", "n": 0})
                await b.all_told()
                while len(begun) < 2:  # it is begun soon after it is heard
                    await asyncio.sleep(0.01)
                assert len(begun) == len(set(begun)) == 2
                go_on.set()
                assert (await b.answer("his"))["type"] == "past"
                assert (await a.answer(f"p{pasts.MOST_EACH}"))["type"] == "past"
                assert len(begun) == pasts.MOST_EACH + 2


async def test_a_line_that_is_not_there(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live:
            await live.its_turn(0)
            answer = await live.ask(type="past", n=len(live.journal))
            assert answer["error"]["error"] == "no-line"
            assert not (await live.ask(type="past", n=-1))["ok"]


async def test_every_line_says_where_it_was_told(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live:
            await live.its_turn(0)
            assert live.journal[0]["round"] == 0 and live.journal[0]["phase"] == "" and live.journal[0]["turn"] is None
            started = next(entry for entry in live.journal if entry["key"] == "round")
            assert (started["round"], started["phase"], started["lap"], started["turn"]) == (1, "harbour", 0, None)


async def test_bots_have_the_pace_of_the_table(tmp_path: Path) -> None:
    """One pause before a turn, none between the words of one and none before a sealed word, which nobody sees."""
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna:
            for pace, delays in (("at_once", 0.0), ("brisk", 1.0), ("calm", 2.5)):
                table = (await anna.open("me", "bot", "bot", pace={"kind": "live", "bots": pace}))["id"]
                async with anna.live(table) as live:
                    await live.its_turn(0)
                    assert live.state["card"]["pace"]["bots"] == pace
                    while live.state["decision"] != "choose_lot":
                        await live.say()
                        await live.its_turn(0)
                room = await server.service.rooms.get(table)
                bots = BotRunner(server.service, 1, 4.0)
                assert room.play is not None
                last = room.play.match.said[-1].seat
                assert bots._pause(room, last) == 0.0
                assert bots._pause(room, (last + 1) % 3) == 4.0 * delays


async def test_a_table_without_a_pace_for_bots_is_brisk(base: str) -> None:
    async with Player(base, "Anna") as anna:
        card = await anna.open("me", "bot", "bot", pace={"kind": "live"})
        assert card["pace"]["bots"] == "brisk"
