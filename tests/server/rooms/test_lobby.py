"""The lobby as it is told: once, and then only what changes, to those whom it concerns."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emporion.server.frames import Shared
from emporion.server.messages import SeatNumber
from emporion.server.rooms import lobby
from emporion.server.rooms.lobby import Visitor
from emporion.server.service import Settings
from emporion.server.store import News, Person
from emporion.server.workers.bots import BotRunner
from tests.server.driver import InThread, Live, LobbySocket, Player
from tests.server.rooms.hands import ANNA, BELA, a_table, first_word, running


async def test_what_changes_is_told_to_those_whom_it_concerns(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            Player(server.base, "Anna") as anna,
            Player(server.base, "Bela") as bela,
            Player(server.base, "Caro") as caro,
            anna.lobby() as a,
            caro.lobby() as c,
            LobbySocket(server.base, None) as nobody,
        ):
            assert [(message["part"], message["whole"], message["cards"]) for message in a.news] == [
                ("mine", True, []),
                ("open", True, []),
                ("watch", True, []),
            ]
            assert [message["part"] for message in nobody.news] == ["open", "watch"]
            table = (await anna.open("me", "open", "open", door="public"))["id"]
            await a.until(lambda: table in a.mine)
            await c.until(lambda: table in c.parts["open"])
            await nobody.until(lambda: table in nobody.parts["open"])
            assert a.mine[table]["host"] and a.mine[table]["seats"][0]["me"]
            seen = c.parts["open"][table]
            assert not seen["host"] and not any(seat["me"] for seat in seen["seats"]) and c.mine == {}
            assert seen == nobody.parts["open"][table]

            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            await a.until(lambda: a.mine[table]["seats"][1]["name"] == "Bela")
            await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
            await c.until(lambda: table in c.mine and table in c.parts["watch"])
            assert c.mine[table]["waits_for_me"] and c.mine[table]["status"] == "running"
            await nobody.until(lambda: table in nobody.parts["watch"])
            assert nobody.parts["open"] == {} and c.parts["open"] == {}

            private = (await anna.open("me", "open", "open"))["id"]
            await a.until(lambda: private in a.mine)
            await anna.post(f"/api/tables/{private}/leave")
            await a.until(lambda: private not in a.mine)
            again = (await anna.open("me", "open", "open", door="public"))["id"]
            await nobody.until(lambda: again in nobody.parts["open"])
            assert private not in json.dumps([nobody.news, c.news])


def up_to_date(part: dict[str, Any], live: Live) -> bool:
    """Whether the lobby shows what the table shows: it is told a moment later."""
    card, seen = part[live.state["card"]["id"]], live.state["card"]
    return card["updated"] == seen["updated"] and not any(seat["away"] for seat in card["seats"])


async def test_a_sealed_word_is_not_noticed_by_others(tmp_path: Path) -> None:
    """Bela lays something: her own card counts it, nobody else is told anything."""
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            Player(server.base, "Anna") as anna,
            Player(server.base, "Bela") as bela,
            Player(server.base, "Caro") as caro,
        ):
            table = (await anna.open("me", "open", "open", options={"first_player": "seat_0"}, door="public"))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
            async with anna.live(table) as al, bela.live(table) as bl, caro.live(table) as cl:
                lives = (al, bl, cl)
                while not (al.state["decision"] == "allocate" and len(bl.offer) > 2 and "lock" not in bl.offer):
                    for live in lives:
                        await live.ask(type="why", word="pass")
                        if live.offer and not (live.state["decision"] == "allocate" and len(bl.offer) > 2):
                            assert (await live.say())["ok"]
                for live in lives:
                    await live.ask(type="why", word="pass")
                words = bl.state["words"]
                assert bl.state["card"]["seats"][1]["to_speak"]
                async with anna.lobby() as a, bela.lobby() as b, LobbySocket(server.base, None) as w:
                    for look, part, known in ((a, "mine", al), (a, "watch", al), (b, "mine", bl), (w, "watch", al)):
                        await look.until(lambda look=look, part=part, known=known: up_to_date(look.parts[part], known))
                    before = (dict(a.mine[table]), dict(w.parts["watch"][table]))
                    told = len(a.news), len(w.news)
                    assert (await bl.say())["ok"]
                    await b.until(lambda: b.mine[table]["words"] == words + 1)
                    # Whatever they are told next is something else.
                    new = (await anna.open("me", "open", "open", door="public"))["id"]
                    await a.until(lambda: new in a.mine and new in a.parts["open"])
                    await w.until(lambda: new in w.parts["open"])
                    later = [*a.news[told[0] :], *w.news[told[1] :]]
                    assert table not in {card["id"] for message in later for card in message["cards"]}
                    assert (a.mine[table], w.parts["watch"][table]) == before


async def test_a_change_costs_what_it_concerns_however_many_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand people with a table each look at the lobby. Two of them sit at a table where something happens."""
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    monkeypatch.setattr(lobby, "MINE_EVERY", 0)
    async with running(tmp_path) as service:
        frames: dict[str, list[Any]] = {}

        def take(told: list[Any], frame: str) -> None:
            told.append(json.loads(frame))

        people = [Person(f"p{n}", f"P{n}", "en", 1) for n in range(1000)]
        for person in people:
            await service.store.put_person(person)
            await service.tables.open(person, a_table("me", "open", "open"))
        for person in people:
            frames[person.id] = []
            await service.lobby.join(Visitor(person, partial(take, frames[person.id])))
        assert all([message["part"] for message in told] == ["mine", "open", "watch"] for told in frames.values())
        drawn: list[str] = []
        draw = service.lobby._card

        def count(glimpse: Any, *more: Any) -> Any:
            drawn.append(glimpse.row.id)
            return draw(glimpse, *more)

        monkeypatch.setattr(service.lobby, "_card", count)
        room = await service.tables.open(people[0], a_table("me", "open", "open"))
        await service.tables.sit(room.row.id, people[1], SeatNumber(1))
        while not (len(frames["p0"]) > 3 and len(frames["p1"]) > 3 and not service.lobby._changed):
            await asyncio.sleep(0)
        assert set(drawn) == {room.row.id} and len(drawn) <= 4
        assert {person for person, told in frames.items() if len(told) > 3} == {"p0", "p1"}


async def test_the_same_person_in_two_tabs_and_one_that_leaves(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        first, second, other = list[Shared](), list[Shared](), list[Shared]()
        tabs = [Visitor(ANNA, first.append), Visitor(ANNA, second.append), Visitor(BELA, other.append)]
        await asyncio.gather(*(service.lobby.join(tab) for tab in tabs))
        assert len(first) == len(second) == len(other) == 3
        room = await service.tables.open(ANNA, a_table("me", "open", "open"))
        while len(first) < 4 or len(second) < 4:
            await asyncio.sleep(0)
        assert first[3] == second[3] and room.row.id in first[3].decode()
        service.lobby.leave(tabs[0])
        await service.tables.leave(room.row.id, ANNA)
        while len(second) < 5:
            await asyncio.sleep(0)
        assert len(first) == 4 and len(other) == 3
        assert json.loads(second[4]) == {
            "type": "lobby",
            "part": "mine",
            "whole": False,
            "cards": [],
            "gone": [room.row.id],
        }
        for tab in tabs[1:]:
            service.lobby.leave(tab)
        assert not service.lobby.guests and not service.lobby._shown and not service.lobby.visitors


async def test_when_the_line_to_the_storage_was_lost_everything_is_told_again(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        told: list[Any] = []
        await service.lobby.join(Visitor(ANNA, lambda frame: told.append(json.loads(frame))))
        room = await service.tables.open(ANNA, a_table("me", "open", "open"))
        service.lobby.hear(News("anything", here=False))
        while not any(message["whole"] and message["cards"] for message in told):
            await asyncio.sleep(0)
        whole = next(message for message in told if message["whole"] and message["cards"])
        assert whole["part"] == "mine" and [card["id"] for card in whole["cards"]] == [room.row.id]


async def test_those_to_watch_stay_as_long_as_something_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More tables than are shown: a word at another one does not push any of them out."""
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    monkeypatch.setattr(lobby, "MOST", 2)
    clock = [1_700_000_000_000]
    async with running(tmp_path, now=lambda: clock[0]) as service:
        rooms = []
        for _ in range(3):
            clock[0] += 1000
            rooms.append(await service.tables.open(ANNA, a_table("me", "bot", "bot", door="public")))
            while list(rooms[-1].decisions) != [0] or not service.pulses.settled(rooms[-1].row.id):
                await asyncio.sleep(0)
        ids = [room.row.id for room in rooms]
        await service.lobby.join(Visitor(BELA, lambda _: None))
        assert list(service.lobby.public["watch"]) == [ids[2], ids[1]]
        clock[0] += 1000
        async with rooms[0].lock:
            assert rooms[0].play is not None
            await rooms[0].say(0, [rooms[0].game.default(rooms[0].play.match.table, 0)])
        while not service.pulses.settled(ids[0]):
            await asyncio.sleep(0)
        await service.lobby._tell_public()
        assert set(service.lobby.public["watch"]) == {ids[1], ids[2]}
        clock[0] += lobby.LIVELY
        await service.lobby._tell_public()
        assert set(service.lobby.public["watch"]) == {ids[0], ids[2]}  # nothing happens at the others
