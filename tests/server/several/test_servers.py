"""Several servers at one PostgreSQL: one match, whoever is connected where, and none of them is needed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from emporion.server.match.play import Play
from emporion.server.people import limits
from emporion.server.rooms.stand_ins import AWAY_LIMIT
from emporion.server.store import Op
from tests.server.driver import Player, play_together, settle
from tests.server.pairs import ANNA, BELA, CARO, level, stored, three_people, two_servers


async def test_two_servers_at_the_same_tables(postgres: str, tmp_path: Path) -> None:
    """Whoever is at either of them sees the same match."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
            dice = random.Random(1)
            await play_together((a, b, c), dice, lambda: len(a.journal) > 60)
            assert (await b.ask(type="chat", text="Salve"))["ok"]
            await a.until(lambda: a.chats)
            words = max(live.state["words"] for live in (a, b, c))
            most = max(len(live.journal) for live in (a, b, c))
            for live in (a, b, c):
                await live.until(lambda live=live: len(live.journal) >= most)
            assert a.state["sight"]["round"] == b.state["sight"]["round"] and words > 10
            assert len(a.journal) == len(b.journal) == len(c.journal) > 60


async def test_a_repeated_message_gets_the_first_answer_from_any_server(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        async with (
            anna.live(table) as a,
            servers.there(anna, servers.two).live(table) as elsewhere,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            for live in (a, elsewhere):
                await live.until(lambda live=live: live.offer)  # both servers know that the match has started
            seq, word = a.state["seq"], a.offer[0]
            said = {"type": "say", "id": "one", "seq": seq, "word": word}
            assert (await a.ask(**said))["ok"]
            assert (await elsewhere.ask(**said))["ok"]  # though the other server may not have heard of it yet
            assert (await a.ask(**said))["ok"]
            # Refused once, refused for ever, though it could be said by then.
            refused = {"type": "say", "id": "two", "seq": seq + 1, "word": word}
            first = await a.ask(**refused)
            assert first["refusal"]["key"] == "not-you"
            back = {"type": "take_back", "id": "three"}
            assert (await elsewhere.ask(**back))["ok"] and (await a.ask(**back))["ok"]
            assert await elsewhere.ask(**refused) == first
            late = {"type": "say", "id": "four", "seq": seq + 1, "word": word}
            assert (await a.ask(**late))["error"]["error"] == "too-late"
            assert (await elsewhere.ask(**late))["error"]["error"] == "too-late"
            chat = {"type": "chat", "id": "five", "text": "once"}
            assert (await elsewhere.ask(**chat))["ok"] and (await a.ask(**chat))["ok"]
            nothing = {"type": "take_back", "id": "six"}
            assert (await elsewhere.ask(**nothing))["error"]["error"] == "nothing-to-take-back"
            await a.until(lambda: a.offer)
            assert (await a.say())["ok"]
            assert (await a.ask(**nothing))["error"]["error"] == "nothing-to-take-back"
            for live in (a, elsewhere, b, c):
                await live.until(lambda live=live: live.chats)
                await live.all_told()
                assert [line["text"] for line in live.chats] == ["once"]
            ops = await stored(servers, table)
            assert [(op.kind, op.seat, op.message) for op in ops[:2]] == [("say", ANNA, "one"), ("back", ANNA, "three")]
            assert len(ops) == 3


async def test_a_repeated_line_of_chat_is_said_once_and_gets_its_first_answer(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the same server, remembered there or only stored, and at another one; also a refused one."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, _ = people
        here, there = servers.one.service, servers.two.service
        async with (
            anna.live(table) as a,
            servers.there(anna, servers.two).live(table) as elsewhere,
            bela.live(table) as b,
        ):
            line = {"type": "chat", "id": "line", "text": "Salve"}
            first = await a.ask(**line)
            assert first["ok"]
            assert await a.ask(**line) == first
            for service, live in ((here, a), (there, elsewhere), (here, a), (there, elsewhere)):
                assert await live.ask(**line | {"text": "something else"}) == first
                service.rooms.rooms[table].hearing.answers.clear()  # as after a restart
            monkeypatch.setitem(limits.QUOTAS, "chat", limits.Quota(0, 0))
            refused = {"type": "chat", "id": "refused", "text": "Vale"}
            no = await elsewhere.ask(**refused)
            assert no["error"]["error"] == "too-fast"
            monkeypatch.undo()  # by now it could be said
            assert await a.ask(**refused) == no and await elsewhere.ask(**refused) == no
            assert (await a.ask(**line | {"id": "last", "text": "Finis"}))["ok"]
            for live in (a, elsewhere, b):
                await live.until(lambda live=live: len(live.chats) > 1)
                await live.all_told()
                assert [chat["text"] for chat in live.chats] == ["Salve", "Finis"]


async def test_a_repeated_message_gets_the_first_answer_though_others_speak_all_the_time(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the second server the table has moved on whenever it looks."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, _, _ = people
        async with anna.live(table) as a, servers.there(anna, servers.two).live(table) as elsewhere:
            await a.until(lambda: a.offer)
            said = {"type": "say", "id": "one", "seq": a.state["seq"], "word": a.offer[0]}
            assert (await a.ask(**said))["ok"]
            refused = {**said, "id": "two"}
            first = await a.ask(**refused)
            assert first["error"]["error"] == "too-late"
            await level(servers, table, a, elsewhere)

            async def always(*_: Any) -> bool:
                return True

            monkeypatch.setattr(servers.two.service.rooms.rooms[table].elsewhere, "read_on", always)
            assert (await elsewhere.ask(**said))["ok"]
            assert await elsewhere.ask(**refused) == first
            new = {**said, "id": "three"}
            assert (await elsewhere.ask(**new))["error"]["error"] == "too-late"


async def test_a_storm_of_repeated_messages_is_said_once(postgres: str, tmp_path: Path) -> None:
    """Everybody sends each message to both servers at the same time, again and again."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        dice = random.Random(7)
        lines = [(person.live(table), servers.there(person, servers.two).live(table)) for person in people]
        lives = [(await here.__aenter__(), await there.__aenter__()) for here, there in lines]
        sent = 0
        while sent < 60:
            for seat, (here, there) in enumerate(lives):
                await settle({0: here, 1: there})
                if not here.offer:
                    continue
                message = {"type": "say", "id": f"{seat}-{sent}", "seq": here.state["seq"]}
                message["word"] = dice.choice(here.offer)
                first, second = await asyncio.gather(here.ask(**message), there.ask(**message))
                assert first == second  # whatever it is
                sent += 1
        ops = await stored(servers, table)
        said = [op.message for op in ops if op.message]
        assert len(said) == len(set(said))
        for live in (live for pair in lives for live in pair):
            await live.__aexit__()


async def test_words_said_at_the_same_time_are_not_too_late(postgres: str, tmp_path: Path) -> None:
    """A sealed decision: all choose at once, each at his own server, and nobody's choice is refused."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
            for live in (a, b, c):
                await live.until(lambda live=live: live.offer)
            answers = await asyncio.gather(a.say(), b.say(), c.say())
            assert [answer["ok"] for answer in answers] == [True] * 3
            ops = await stored(servers, table)
            assert sorted(op.seat for op in ops) == [ANNA, BELA, CARO]


async def test_catching_up_reads_on(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that knows a match reads only what is new, and replays nothing."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
            for live in (a, b, c):
                await live.until(lambda live=live: live.offer)  # both servers know that the match has started
            replayed: list[object] = []
            read: list[tuple[int, int]] = []
            begin, ops = Play.__init__, servers.two.service.store.ops

            def spy(self: Play, *arguments: Any) -> None:
                replayed.append(self)
                begin(self, *arguments)

            async def reading(which: str, since: int = 0) -> list[Op]:
                found = await ops(which, since)
                read.append((since, len(found)))
                return found

            monkeypatch.setattr(Play, "__init__", spy)
            monkeypatch.setattr(servers.two.service.store, "ops", reading)
            dice = random.Random(3)
            lives = (a, b, c)
            await play_together(lives, dice, lambda: len(a.journal) > 60)
            assert replayed == []
            known = 0
            for since, found in read:
                assert since >= known
                known = since + found
            assert known > 20
            # A word taken back elsewhere goes here, too.
            await settle({0: a, 1: b, 2: c})
            while not any(live.offer for live in lives):
                await settle({0: a, 1: b, 2: c})
            speaker = next(live for live in lives if live.offer)
            watcher = b if speaker is a else a
            await level(servers, table, watcher, speaker)
            journal = list(watcher.journal)
            assert (await speaker.say())["ok"]
            await level(servers, table, watcher, speaker)
            if speaker.state["may_take_back"]:
                assert (await speaker.ask(type="take_back"))["ok"]
                await level(servers, table, watcher, speaker)
                assert watcher.journal == journal


async def test_who_spoke_elsewhere_is_asked_anew(postgres: str, tmp_path: Path) -> None:
    """The same question twice in a row: what answered the first does not answer the second, at any server."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        async with (
            anna.live(table) as a,
            servers.there(anna, servers.two).live(table) as elsewhere,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            lives = (a, b, c)
            while a.state["decision"] != "allocate" or not a.offer:
                await settle({0: a, 1: b, 2: c})
                for live in lives:
                    if live.offer and (live is not a or live.state["decision"] != "allocate"):
                        answer = await live.say()
                        assert answer["ok"] or answer["error"]["error"] == "too-late"
                        break
            await elsewhere.until(lambda: elsewhere.offer == a.offer and elsewhere.state["seq"] == a.state["seq"])
            seq, offer = a.state["seq"], a.offer
            assert (await a.say(offer[0]))["ok"]
            assert (await a.ask(type="take_back"))["ok"]  # and is asked the same again
            await elsewhere.until(lambda: elsewhere.state["seq"] == seq + 2)
            assert elsewhere.offer == offer
            assert (await elsewhere.say(offer[0], seq=seq))["error"]["error"] == "too-late"
            assert (await elsewhere.say(offer[0]))["ok"]


async def test_who_is_connected_to_another_server_is_there(postgres: str, tmp_path: Path) -> None:
    ahead = [0]
    started = 1_700_000_000_000
    async with (
        two_servers(postgres, tmp_path, now=lambda: started + ahead[0]) as servers,
        three_people(servers) as (table, people),
    ):
        anna, bela, _ = people
        path, give = f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "easy"}
        async with anna.live(table) as a, anna.lobby() as lobby:
            async with bela.live(table):
                ahead[0] += AWAY_LIMIT + 1000
                await a.until(lambda: not a.state["card"]["seats"][BELA]["away"])
                await lobby.until(lambda: not lobby.mine[table]["seats"][BELA]["away"])
                await a.until(lambda: a.state["card"]["seats"][CARO]["away"])
                assert await anna.problem(path, give) == (409, "not-away")
            await a.until(lambda: a.state["card"]["seats"][BELA]["away"])
            await lobby.until(lambda: lobby.mine[table]["seats"][BELA]["away"])
            assert await anna.problem(path, give) == (409, "not-yet")
            ahead[0] += AWAY_LIMIT
            await anna.post(path, give)
            await a.until(lambda: a.state["card"]["seats"][BELA]["stands_in"])


async def test_a_new_name_is_seen_everywhere(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        over = await anna.open("me", "bot", "bot")
        async with anna.live(over["id"]) as live:
            await live.play(random.Random(1))
        async with (
            anna.live(table) as a,
            bela.live(table) as b,
            caro.lobby() as c,
            servers.there(anna, servers.two).live(table) as old,
        ):
            await old.until(lambda: old.state is not None)
            await anna.post("/api/me", {"name": "Annabella", "language": "fr"})
            await a.until(lambda: a.state["card"]["seats"][ANNA]["name"] == "Annabella")
            await b.until(lambda: b.state["card"]["seats"][ANNA]["name"] == "Annabella")
            await c.until(lambda: c.mine[table]["seats"][ANNA]["name"] == "Annabella")
            assert (await old.ask(type="chat", text="It is me"))["ok"]  # a line that was open before
            await b.until(lambda: b.chats)
            assert b.chats[0]["name"] == "Annabella"
            assert (await servers.there(anna, servers.two).get("/api/me"))["name"] == "Annabella"
            assert (await anna.get(f"/api/tables/{over['id']}"))["seats"][0]["name"] == "Anna"  # as it was played
            await a.until(lambda: a.offer)
            assert (await a.say())["ok"]  # and the match goes on


async def test_the_lobby_tells_what_happens_at_another_server(postgres: str, tmp_path: Path) -> None:
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
        servers.there(anna, servers.two).lobby() as a,
        bela.lobby() as b,
    ):
        table = (await anna.open("me", "open", "bot", door="public"))["id"]
        await b.until(lambda: table in b.parts["open"])
        await a.until(lambda: table in a.mine)
        await servers.there(bela, servers.one).post(f"/api/tables/{table}/sit", {"seat": 1})
        await b.until(lambda: table in b.mine and b.mine[table]["waits_for_me"])
        await b.until(lambda: table not in b.parts["open"])
        async with servers.there(bela, servers.one).live(table) as live:
            await live.until(lambda: live.offer)
            assert (await live.say())["ok"]
        await b.until(lambda: not b.mine[table]["waits_for_me"])


async def test_a_rematch_asked_for_at_both_servers_is_one(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers, Player(servers.one.base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live:
            await live.play(random.Random(2))
        there = servers.there(anna, servers.two)
        cards = await asyncio.gather(*(each.post(f"/api/tables/{table}/rematch") for each in (anna, there) * 2))
        assert len({card["id"] for card in cards}) == 1
        assert len((await anna.get("/api/lobby"))["mine"]) == 2


async def test_an_analysis_asked_for_at_both_servers_is_worked_out_once(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For one seat at the one, for another at the other: everything is done once, and both tell the same."""
    async with (
        two_servers(postgres, tmp_path, analysis_effort=0.02) as servers,
        Player(servers.one.base, "Anna") as anna,
    ):
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live:
            await live.play(random.Random(2))
        worked: list[tuple[object, ...]] = []
        at: list[int] = []

        def spying(server: int, do: Callable[..., Any]) -> Callable[..., Any]:
            def spy(work: Callable[..., Any], _record: str, _effort: float, *where: int) -> Any:
                worked.append((work.__name__, *where))
                at.append(server)
                return do(work, _record, _effort, *where)

            return spy

        for number, each in enumerate((servers.one, servers.two)):
            workers = each.service.analyses.workers
            monkeypatch.setattr(workers, "do", spying(number, workers.do))
        there = servers.there(anna, servers.two)
        address = f"/api/tables/{table}/analysis"
        await asyncio.gather(
            *(person.post(address, {"seat": seat}) for person, seat in ((anna, 0), (there, 1), (anna, 1), (there, 0)))
        )
        found: list[Any] = []
        for person in (anna, there):
            async with asyncio.timeout(300):
                while (analysis := await person.get(address))["status"] != "done":
                    assert analysis["status"] in ("waiting", "running")
                    await asyncio.sleep(0.05)
            found.append(analysis)
        assert found[0] == found[1] and sorted(found[0]["seats"]) == [0, 1]
        assert len(worked) == len(set(worked)) > 10 and len(set(at)) == 1
