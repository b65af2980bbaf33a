"""Orders in advance at real tables: carried out once, wherever and by whomever, and nobody else's business."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from emporion.server.match.log import ORDERED
from emporion.server.match.orders import LATEST
from emporion.server.messages import Pace
from emporion.server.service import Service, Settings
from tests.server.driver import InThread, Live, Player
from tests.server.gatherings import Time, a_table
from tests.server.pairs import stored, three_people, two_servers, until

ANNA, BELA, CARO = range(3)
DAYS: dict[str, Any] = {"pace": {"kind": "days", "seconds": 24 * 3600, "late": "wait"}}
OSTIA: dict[str, Any] = {**DAYS, "options": {"first_player": "seat_0"}}


async def to_the_bids(*lives: Live) -> int:
    """Anna sells a lot; the least bid for it. Everybody knows."""
    for live in lives:
        await live.until(lambda live=live: live.offer)
        assert (await live.say())["ok"]
    await lives[ANNA].until(lambda: lives[ANNA].state["decision"] == "choose_lot")
    assert (await lives[ANNA].say())["ok"]
    for live in lives:
        await live.until(lambda live=live: live.state["speakers"] == [BELA])
    least: int = lives[ANNA].state["sight"]["auction"]["minimum"]
    return least


async def seals(live: Live, name: str, **more: Any) -> Any:
    """The order as its owner sees it."""
    before = {order["id"] for order in live.state["orders"]["mine"]}
    answer = await live.ask(type="seal_order", name=name, **more)
    assert answer["ok"], answer
    await live.until(lambda: {order["id"] for order in live.state["orders"]["mine"]} - before)
    return live.state["orders"]["mine"][-1]


async def look_at_orders(service: Service, table: str) -> None:
    """The clock was put forward: alarms go by how much time passes."""
    service.deadlines.look_at(service.rooms.rooms[table])


async def passes(server: InThread, time: Time, table: str, ms: int = LATEST) -> None:
    time.ahead += ms
    loop = server.server.servers[0].get_loop()
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(look_at_orders(server.service, table), loop))


async def test_an_order_answers_in_its_time_and_is_done(tmp_path: Path) -> None:
    time = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=time)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **OSTIA) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            least = await to_the_bids(a, b, c)
            assert [form["name"] for form in c.state["orders"]["forms"]] == ["above", "pass-until"]
            assert b.state["orders"]["forms"] == []  # it is for her to say
            order = await seals(c, "above", amount=least + 1)
            assert (order["fate"], order["answers"], order["amount"]) == ("", False, least + 1)
            assert (await b.say(f"bid:{least}"))["ok"]
            await c.until(lambda: c.offer)
            assert c.state["orders"]["mine"][0]["answers"] and not c.state["card"]["waits_for_me"]
            await passes(server, time, table, 19_000)  # sooner than anybody thinks
            await c.all_told()
            assert c.offer
            await passes(server, time, table)
            for live in (a, b, c):
                await live.until(lambda live=live: live.state["speakers"] == [ANNA])
            assert a.state["sight"]["auction"]["bids"] == {"1": least, "2": least + 1}
            await c.until(lambda: c.state["orders"]["mine"] == [])
            assert c.state["orders"]["said"] == [f"bid:{least + 1}"]
            room = server.service.rooms.rooms[table]
            assert room.play is not None and not room.play.missed(CARO)  # it was her own word
            assert (await c.ask(type="take_back"))["ok"]  # as any word of hers
            await c.until(lambda: c.offer)
            await passes(server, time, table)
            await c.all_told()
            assert c.offer and c.state["orders"]["said"] == []  # once is enough


async def test_an_order_is_taken_back_replaced_and_overtaken(tmp_path: Path) -> None:
    time = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=time)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **OSTIA) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            least = await to_the_bids(a, b, c)
            first = await seals(c, "above", amount=least)
            second = await seals(c, "pass-until", until="good:wine")  # about the same decision
            assert [order["id"] for order in c.state["orders"]["mine"]] == [second["id"]] != [first["id"]]
            dropped = await c.ask(type="drop_order", order=first["id"])
            assert dropped["error"]["error"] == "no-order"
            assert (await b.ask(type="drop_order", order=second["id"]))["error"]["error"] == "no-order"
            assert (await c.ask(type="drop_order", order=second["id"]))["ok"]
            await c.until(lambda: c.state["orders"]["mine"] == [])
            for wrong in (
                {"name": "above", "amount": least - 1},
                {"name": "above", "amount": least, "word": "pass"},
                {"name": "pass-until", "until": "good:gold"},
                {"name": "keep-up-to", "amount": least + 2},
                {"name": "defend", "amount": 1},
            ):
                refused = await c.ask(type="seal_order", **wrong)
                assert refused["error"]["error"] == "no-order", wrong
            assert (await b.ask(type="seal_order", name="above", amount=least))["error"]["error"] == "no-order"
            await seals(c, "above", amount=least)
            assert (await b.say("pass"))["ok"]
            await c.until(lambda: c.offer)
            assert (await c.say("pass"))["ok"]  # she has thought better of it
            await c.until(lambda: c.state["orders"]["mine"] == [])


@pytest.mark.parametrize("fate", ["changed", "reached"])
async def test_an_order_that_does_not_hold_falls_with_a_word_to_its_owner(tmp_path: Path, fate: str) -> None:
    time = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=time)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **OSTIA) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            least = await to_the_bids(a, b, c)
            if fate == "reached":
                order = await seals(c, "pass-until", until=f"good:{a.state['sight']['auction']['goods'][0]}")
                assert (await b.say("pass"))["ok"]
            else:  # the lot is sold before the order could speak
                order = await seals(a, "keep-up-to", amount=least + 2)
                for live in (b, c):
                    await live.until(lambda live=live: live.offer)
                    assert (await live.say("pass"))["ok"]
            owner = c if fate == "reached" else a
            await owner.until(lambda: owner.state["orders"]["mine"][0]["fate"] == fate)
            if fate == "reached":
                await c.until(lambda: c.offer)
                await passes(server, time, table)
                await c.all_told()
                assert c.offer and c.state["card"]["waits_for_me"]  # she decides herself
            assert (await owner.ask(type="drop_order", order=order["id"]))["ok"]
            await owner.until(lambda: owner.state["orders"]["mine"] == [])


async def test_nobody_else_hears_of_an_order(tmp_path: Path) -> None:
    """Not the host, not a spectator, not another seat, no lobby, no record: no frame, no number moves."""
    time = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=time)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **OSTIA) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
            Player(server.base, "Dora") as dora,
            dora.live(table) as d,
            anna.lobby() as lobby,
            caro.lobby() as own,
        ):
            least = await to_the_bids(a, b, c)
            await d.until(lambda: d.state["speakers"] == [BELA])
            assert d.state["orders"] is None
            for live in (a, b, c, d):  # who looks on is told within a second
                await live.until(lambda live=live: live.presence == {"type": "presence", "watching": 1, "away": []})
                await live.all_told()
            frames = {live: len(live.frames) for live in (a, b, d)}
            seqs = {live: live.state["seq"] for live in (a, b, c, d)}
            order = await seals(c, "above", amount=least)
            await own.until(lambda: own.mine[table]["ordered"])
            for live in (a, b, d):
                assert await live.all_told() == []
                assert len(live.frames) == frames[live] + 1  # the answer to what was just asked
                assert live.state["seq"] == seqs[live]
            assert c.state["seq"] == seqs[c]
            card = await anna.get(f"/api/tables/{table}")
            assert not card["ordered"] and not lobby.mine[table]["ordered"]
            secrets = (order["id"], '"above"', "order " + order["id"])
            told = [*(json.dumps(live.frames) for live in (a, b, d)), json.dumps(lobby.news), json.dumps(card)]
            assert [(secret, text) for secret in secrets for text in told if secret in text] == []
            exported = await caro.get("/api/me/export")
            assert [(each["table"], each["order"]) for each in exported["orders"]] == [(table, "above")]
            assert (await anna.get("/api/me/export"))["orders"] == []


async def test_a_bot_that_stands_in_has_no_orders(tmp_path: Path) -> None:
    time = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=time)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **OSTIA) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            least = await to_the_bids(a, b, c)
            await seals(c, "above", amount=least)
            await caro.post(f"/api/tables/{table}/stand_in", {"seat": CARO, "level": "easy"})
            await c.until(lambda: c.state["viewer"] is None)
            assert c.state["orders"] is None
            room = server.service.rooms.rooms[table]
            assert room.orders.ahead().due is None and room.orders.of(CARO) == []


async def test_an_order_survives_a_restart_and_answers_though_nobody_looks(tmp_path: Path) -> None:
    time = Time()
    settings = Settings(data=tmp_path, bot_delay=0, now=time)
    with InThread(settings) as server:
        async with (
            a_table(server.base, "Anna", "Bela", "Caro", **OSTIA) as (table, (anna, bela, caro)),
            anna.live(table) as a,
            bela.live(table) as b,
            caro.live(table) as c,
        ):
            least = await to_the_bids(a, b, c)
            await seals(c, "above", amount=least)
            assert (await b.say("pass"))["ok"]
            await c.until(lambda: c.offer)
            cookie = caro.http.cookies["emporion"]
            await until(lambda: server.service.pulses.settled(table))
    time.ahead += LATEST
    with InThread(settings) as server:  # it wakes the table by itself
        await until(lambda: table in server.service.rooms.rooms)
        async with Live(server.base, table, cookie) as c:
            await c.until(lambda: c.state["speakers"] == [ANNA])
            assert c.state["orders"]["said"] == [f"bid:{least}"]


async def test_two_servers_carry_an_order_out_once(postgres: str, tmp_path: Path) -> None:
    """Sealed at the server that does not drive the table, spoken by the one that does; both know."""
    time = Time()
    async with (
        two_servers(postgres, tmp_path, now=time) as servers,
        three_people(servers, **DAYS) as (table, people),
    ):
        a, b, c = (person.live(table) for person in people)
        async with a, b, c:
            least = await to_the_bids(a, b, c)
            one, two = servers.one.service, servers.two.service
            assert one.rooms.rooms[table].owned and not two.rooms.rooms[table].owned
            await seals(c, "above", amount=least)
            await until(lambda: one.rooms.rooms[table].orders.rows)
            assert (await b.say("pass"))["ok"]
            await until(lambda: one.rooms.rooms[table].pulse.ahead_due)
            time.ahead += LATEST
            for server in (servers.two, servers.one):  # both are asked to, again and again
                for _ in range(3):
                    await passes(server, time, table, 0)
            for live in (a, b, c):
                await live.until(lambda live=live: live.state["speakers"] == [ANNA])
            await c.until(lambda: c.state["orders"]["mine"] == [])
            assert c.state["orders"]["said"] == [f"bid:{least}"]
            said = [op for op in await stored(servers, table) if op.message.startswith(ORDERED)]
            assert [(op.seat, op.word) for op in said] == [(CARO, f"bid:{least}")]


async def test_another_server_carries_it_out_when_the_owner_is_gone(postgres: str, tmp_path: Path) -> None:
    time = Time()
    async with (
        two_servers(postgres, tmp_path, now=time) as servers,
        three_people(servers, **DAYS) as (table, people),
    ):
        a, b, c = (person.live(table) for person in people)
        async with b, c:
            async with a:
                least = await to_the_bids(a, b, c)
            one, two = servers.one.service, servers.two.service
            await until(lambda: one.rooms.rooms[table].owned)
            servers.one.__exit__()
            await seals(c, "above", amount=least)
            assert (await b.say("pass"))["ok"]
            await c.until(lambda: c.offer)
            await until(lambda: two.rooms.rooms[table].owned)
            await passes(servers.two, time, table)
            await c.until(lambda: c.state["speakers"] == [ANNA])
            said = [op for op in await _ops(servers.two, table) if op.message.startswith(ORDERED)]
            assert [(op.seat, op.word) for op in said] == [(CARO, f"bid:{least}")]


async def test_an_order_that_is_said_again_elsewhere_is_given_once(postgres: str, tmp_path: Path) -> None:
    """The reply to an order was lost; the page says it again at another server, after it has spoken, and after that."""
    time = Time()
    async with (
        two_servers(postgres, tmp_path, now=time) as servers,
        three_people(servers, **DAYS) as (table, people),
    ):
        a, b, c = (person.live(table) for person in people)
        async with a, b, c:
            least = await to_the_bids(a, b, c)
            wanted = {"type": "seal_order", "id": "sealed", "name": "above", "amount": least}
            assert (await c.ask(**wanted))["ok"]
            await c.until(lambda: c.state["orders"]["mine"])
            one = servers.one.service
            await until(lambda: one.rooms.rooms[table].orders.rows)
            first = c.state["orders"]["mine"][0]
            async with servers.there(people[CARO], servers.one).live(table) as there:
                assert (await there.ask(**wanted))["ok"]
                assert there.state["orders"]["mine"] == [first]
                dropped = {"type": "drop_order", "id": "dropped", "order": first["id"]}
                assert (await c.ask(**dropped))["ok"]
                await there.until(lambda: there.state["orders"]["mine"] == [])
                assert (await there.ask(**dropped))["ok"]
                assert (await there.ask(**wanted))["ok"]  # long ago: it was taken back since
                await there.all_told()
                assert there.state["orders"]["mine"] == []


async def test_of_two_orders_given_at_two_servers_at_once_one_holds(postgres: str, tmp_path: Path) -> None:
    async with (
        two_servers(postgres, tmp_path, now=Time()) as servers,
        three_people(servers, **DAYS) as (table, people),
    ):
        a, b, c = (person.live(table) for person in people)
        async with a, b, c, servers.there(people[CARO], servers.one).live(table) as there:
            least = await to_the_bids(a, b, c)
            await there.until(lambda: there.state["speakers"] == [BELA])
            one, two = (server.service.rooms.rooms[table] for server in (servers.one, servers.two))
            for more in range(5):
                wanted = {"type": "seal_order", "name": "above", "amount": least + more}
                answers = await asyncio.gather(c.ask(**wanted), there.ask(**wanted))
                assert [answer["ok"] for answer in answers] == [True, True]
                await until(lambda: one.orders.rows == two.orders.rows)
                assert [row.chosen.amount for row in one.orders.rows] == [least + more]


async def _ops(server: InThread, table: str) -> Any:
    loop = server.server.servers[0].get_loop()
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.service.store.ops(table), loop))


def test_a_pace_of_days_is_what_these_tables_have() -> None:
    assert Pace("days", 24 * 3600, "wait").kind == DAYS["pace"]["kind"]
