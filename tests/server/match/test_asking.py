"""A seat asks the others over the network whether it may take its turn back: once, wherever they are connected."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from emporion.server.match.requests import PATIENCE
from emporion.server.service import Settings
from tests.server.driver import InThread, Live, Player, Server
from tests.server.gatherings import Time, a_table
from tests.server.pairs import Two, stored, two_servers, until
from tests.server.postgres import fresh_database

ANNA, BELA, CARO = range(3)
PORTO: dict[str, Any] = {"game": "porto_carthago", "options": {"first_player_by_lot": False, "first_seat": 0}}
FIRST = ["claim:egypt_1", "claim:egypt_2", "claim:greece_1"]


async def claim(*lives: Live) -> None:
    """Each takes its first dock; everybody knows."""
    for live, word in zip(lives, FIRST, strict=False):
        await live.until(lambda live=live: live.offer)
        assert (await live.say(word))["ok"]
    for live in lives:
        await live.until(lambda live=live: live.state["words"] == len(lives))


async def asks(live: Live, *others: Live) -> int:
    """The number of the request, when everybody has heard of it."""
    assert (await live.ask(type="ask_back"))["ok"]
    for each in (live, *others):
        await each.until(lambda each=each: each.state["request"] and each.state["request"]["ending"] == "open")
    number: int = live.state["request"]["id"]
    return number


async def ended(how: str, *lives: Live) -> None:
    for live in lives:
        await live.until(lambda live=live: live.state["request"]["ending"] == how)


async def test_all_agree_and_the_match_goes_back(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **PORTO) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
            Player(server.base, "Dora") as dora,
            dora.live(table) as watching,
        ):
            await claim(a, b, c)
            assert a.state["back"]["how"] == "ask" and not a.state["may_take_back"]
            assert watching.state["back"] is None
            number = await asks(a, b, c, watching)
            assert b.state["request"]["silent"] == [BELA, CARO]
            assert (await b.ask(type="ask_back"))["error"]["error"] == "asked-already"
            refused = await watching.ask(type="answer_back", request=number, yes=True)
            assert refused["error"]["error"] == "not-seated"
            assert (await a.ask(type="answer_back", request=number, yes=True))["error"]["error"] == "no-request"
            assert (await b.ask(type="answer_back", request=number + 1, yes=True))["error"]["error"] == "no-request"
            assert (await b.ask(type="answer_back", request=number, yes=True))["ok"]
            assert (await b.ask(type="answer_back", request=number, yes=True))["error"]["error"] == "no-request"
            assert a.state["words"] == 3  # nothing moves before all have agreed
            assert (await c.ask(type="answer_back", request=number, yes=True))["ok"]
            await ended("granted", a, b, c, watching)
            for live in (a, b, c, watching):
                assert (live.state["words"], live.state["speakers"]) == (0, [ANNA])
                assert [(line["key"], line["figures"]) for line in live.journal if line["struck"]] == [
                    ("taken-back", {"seat": "seat:0"})
                ]
            assert FIRST[0] in a.offer and a.state["back"]["how"] == "none"


async def test_one_no_is_enough_and_final_for_that_turn(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **PORTO) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            await claim(a, b, c)
            number = await asks(a, b, c)
            assert (await c.ask(type="answer_back", request=number, yes=False))["ok"]
            await ended("refused", a, b, c)
            assert a.state["request"]["by"] == CARO and a.state["words"] == 3
            assert a.state["back"]["how"] == "kept"
            assert (await a.ask(type="ask_back"))["error"]["error"] == "turn-kept"
            assert (await b.ask(type="answer_back", request=number, yes=True))["error"]["error"] == "no-request"
            # Bela may ask for his own turn all the same, and withdraw.
            number = await asks(b, a, c)
            assert (await b.ask(type="answer_back", request=number, yes=False))["ok"]
            await ended("withdrawn", a, b, c)


async def test_silence_is_a_no_after_a_minute_also_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    settings = Settings(data=tmp_path, bot_delay=0, now=time)
    with InThread(settings) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **PORTO) as (table, people),
            people[ANNA].live(table) as a,
            people[BELA].live(table) as b,
            people[CARO].live(table) as c,
        ):
            await claim(a, b, c)
            await asks(a, b, c)
            cookie = people[ANNA].http.cookies["emporion"]
            await until(lambda: server.service.pulses.settled(table))
    time.ahead = PATIENCE + 1
    with InThread(settings) as server:  # it wakes the table by itself
        await until(lambda: table in server.service.rooms.rooms)
        async with Live(server.base, table, cookie) as a:
            await ended("silent", a)
            assert a.state["request"]["by"] == BELA and a.state["back"]["how"] == "kept"


async def test_bots_wait_for_the_answers_and_agree(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", bots=1, **PORTO) as (table, (anna, bela)),
            anna.live(table) as a,
            bela.live(table) as b,
        ):
            room = server.service.rooms.rooms[table]
            await claim(a, b)  # and the bot thinks, and claims two docks with a good
            await b.until(lambda: b.state["speakers"] == [BELA])
            free = next(word for word in b.offer if word.startswith("claim:"))  # the bot has left it
            assert (await b.say(free))["ok"]
            number = await asks(a, b)
            assert a.state["request"]["yes"] == [CARO] and room.play is not None and room.play.requests.bots_wait()
            assert (await b.ask(type="answer_back", request=number, yes=True))["ok"]
            await ended("granted", a, b)
            assert a.state["speakers"] == [ANNA]


async def test_who_leaves_the_table_to_a_bot_agrees(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **PORTO) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            await claim(a, b, c)
            number = await asks(a, b, c)
            assert (await b.ask(type="answer_back", request=number, yes=True))["ok"]
            await caro.post(f"/api/tables/{table}/stand_in", {"seat": CARO, "level": "easy"})
            await ended("granted", a, b)
            assert a.state["speakers"] == [ANNA]


async def test_against_bots_a_turn_goes_back_though_they_have_answered(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot", **PORTO))["id"]
            async with anna.live(table) as live:
                before = live.state["sight"]
                assert (await live.say(FIRST[0]))["ok"]
                await live.until(lambda: live.state["words"] > 1 and live.offer)
                assert live.state["back"]["how"] == "bots" and live.state["back"]["words"] == [FIRST[0]]
                assert (await live.ask(type="take_back", all=True))["ok"]
                await live.until(lambda: live.state["words"] == 0)
                assert live.state["sight"] == before and live.state["back"]["how"] == "none"
                assert (await live.ask(type="ask_back"))["error"]["error"] == "nothing-to-take-back"
                assert (await live.say("claim:greece_2"))["ok"]  # and they think anew
                await live.until(lambda: live.state["words"] > 1 and live.offer)


async def test_who_is_careful_is_asked_before_a_slip_and_may_say_it_again(tmp_path: Path) -> None:
    """OST-4.2.2: everything stays in the storage; several words at once are one question."""
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                while live.state["decision"] != "allocate" or not live.offer:
                    if live.offer:
                        await live.say(live.offer[-1] if live.state["decision"] == "bid" else live.offer[0])
                        seq = live.state["seq"]
                        await live.until(lambda seq=seq: live.state["seq"] > seq)
                    else:
                        await live.next()
                stock = [good for good, cards in live.state["sight"]["own"]["stock"].items() if cards]
                words = [*(f"split:{good}:0/0" for good in stock), "bluff:0/0", "lock"]
                message: dict[str, Any] = {"type": "say_all", "seq": live.state["seq"], "words": words}
                answer = await live.ask(**message, careful=True)
                assert (answer["error"]["error"], answer["word"]) == ("hasty", "lock")
                assert answer["caution"]["key"] == "nothing-laid"
                assert live.state["decision"] == "allocate" and live.offer  # nothing was said
                assert (await live.ask(**message))["ok"]


# -- several servers --------------------------------------------------------------------------------------------------


async def three(servers: Two) -> tuple[str, list[Player]]:
    """Anna at the first server, Bela and Caro at the second."""
    people = [
        await Player(servers.one.base, "Anna").__aenter__(),
        await Player(servers.two.base, "Bela").__aenter__(),
        await Player(servers.two.base, "Caro").__aenter__(),
    ]
    table = (await people[ANNA].open("me", "open", "open", **PORTO))["id"]
    for seat in (BELA, CARO):
        await people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    return table, people


async def test_asked_at_one_server_answered_at_another_and_done_once(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers:
        table, people = await three(servers)
        anna, bela, caro = people
        async with (
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
            servers.there(caro, servers.one).live(table) as c_too,
        ):
            await claim(a, b, c)
            number = await asks(a, b, c, c_too)
            assert (await b.ask(type="answer_back", request=number, yes=True))["ok"]
            # The last yes is sent to both servers at the same time, again and again.
            last = {"type": "answer_back", "id": "yes", "request": number, "yes": True}
            answers = await asyncio.gather(c.ask(**last), c_too.ask(**last))
            assert [answer["ok"] for answer in answers] == [True, True]
            assert (await c.ask(**last))["ok"]
            await ended("granted", a, b, c, c_too)
            for live in (a, b, c, c_too):
                assert (live.state["words"], live.state["speakers"]) == (0, [ANNA])
                assert [line["key"] for line in live.journal if line["struck"]] == ["taken-back"]
            ops = await stored(servers, table)
            assert [(op.kind, op.seat) for op in ops[3:]] == [
                ("ask", ANNA),
                ("yes", BELA),
                ("yes", CARO),
                ("recall", ANNA),
            ]
            await a.until(lambda: a.offer)
            assert (await a.say("claim:greece_2"))["ok"]  # the match goes on at both
            await c.until(lambda: c.state["words"] == 1)
        for person in people:
            await person.http.aclose()


async def test_a_yes_and_a_no_at_two_servers_at_the_same_time_have_one_outcome(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers:
        table, people = await three(servers)
        anna, bela, caro = people
        there = servers.there(bela, servers.one)
        async with anna.live(table) as a, there.live(table) as b, caro.live(table) as c:
            await claim(a, b, c)
            number = await asks(a, b, c)
            yes, no = await asyncio.gather(
                b.ask(type="answer_back", request=number, yes=True),
                c.ask(type="answer_back", request=number, yes=False),
            )
            assert no["ok"]  # whichever was first, it is a no
            assert yes["ok"] or yes["error"]["error"] == "no-request"
            await ended("refused", a, b, c)
            assert [live.state["words"] for live in (a, b, c)] == [3, 3, 3]
            assert [op.kind for op in await stored(servers, table)].count("recall") == 0
        for person in people:
            await person.http.aclose()


async def test_a_request_outlives_the_server_that_heard_it(postgres: str, tmp_path: Path) -> None:
    address = await fresh_database(postgres)
    one = Server(tmp_path / "one", EMPORION_DATABASE=address).start()
    two = Server(tmp_path / "two", EMPORION_DATABASE=address).start()
    try:
        async with a_table(one.base, "Anna", "Bela", "Caro", **PORTO) as (table, people):
            async with people[ANNA].live(table) as a, people[BELA].live(table) as b, people[CARO].live(table) as c:
                await claim(a, b, c)
                number = await asks(a, b, c)
                assert (await b.ask(type="answer_back", request=number, yes=True))["ok"]
            one.kill()
            cookies = [person.http.cookies["emporion"] for person in people]
            async with Live(two.base, table, cookies[ANNA]) as a, Live(two.base, table, cookies[CARO]) as c:
                assert a.state["request"]["yes"] == [BELA] and a.state["request"]["silent"] == [CARO]
                assert (await c.ask(type="answer_back", request=number, yes=True))["ok"]
                await ended("granted", a, c)
                assert (a.state["words"], a.state["speakers"]) == (0, [ANNA])
    finally:
        one.stop()
        two.stop()
