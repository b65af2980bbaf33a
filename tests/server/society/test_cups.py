"""Cups, asked of a server on both storages: rounds, who plays with whom, who is out."""

from __future__ import annotations

from contextlib import AsyncExitStack

from emporion.server.circles.cups import DAY
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.people.homes import in_server, person_of
from tests.server.society.friends import NAMES, gather


async def test_a_swiss_cup(home: InThread, time: Time) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 6)
        anna, bela, dora, fritz = (friends.named(name) for name in ("Anna", "Bela", "Dora", "Fritz"))
        new = {"name": "Coupe", "game": "ostia", "kind": "swiss", "seats": 3, "rounds": 2, "days": 6}
        shown = await anna.post(f"/api/circles/{friends.circle}/cups", new)
        cup = shown["cups"][0]["id"]
        assert await bela.problem(f"/api/cups/{cup}/begin") == (403, "not-host")
        assert await anna.problem(f"/api/cups/{cup}/begin") == (409, "cup-empty")
        for player in friends.people[1:]:
            await player.post(f"/api/cups/{cup}/enter")
        await anna.post(f"/api/cups/{cup}/begin")
        await anna.post(f"/api/cups/{cup}/begin")  # asked for twice
        told = await friends.cup()
        assert (told["status"], len(told["played"])) == ("running", 1)
        tables = told["played"][0]["tables"]
        assert sorted(len(each["people"]) for each in tables) == [3, 3]
        assert {each["status"] for each in tables} == {"waiting"}
        assert told["played"][0]["ready_until"] - told["played"][0]["begun"] == 2 * DAY
        assert await fritz.problem(f"/api/cups/{cup}/enter") == (409, "started")
        # The first three play together, and the last three.
        ids = {name: await person_of(friends.named(name)) for name in NAMES[:6]}
        table = {name: next(each["table"] for each in tables if ids[name] in each["people"]) for name in ids}
        assert table["Anna"] == table["Bela"] == table["Caro"] != table["Dora"] == table["Emil"] == table["Fritz"]
        one, two = table["Anna"], table["Dora"]
        # Only who is invited sits down; nobody is the host.
        stranger = await stack.enter_async_context(Player(home.base, "Zoe"))
        assert await stranger.problem(f"/api/tables/{one}/sit", {"seat": 0}) == (403, "cup-table")
        assert await anna.problem(f"/api/tables/{one}/cancel") == (403, "not-host")
        assert (await anna.get("/api/circles"))[0]["waits"] == 1
        await friends.sit(one)
        assert (await anna.get(f"/api/tables/{one}"))["status"] == "running"
        assert (await anna.get("/api/circles"))[0]["waits"] == 0
        # Fritz is not ready in time: a bot plays, and he has no points.
        for name in ("Dora", "Emil"):
            seat = next(
                k
                for k, each in enumerate((await friends.named(name).get(f"/api/tables/{two}"))["seats"])
                if each["own"]
            )
            await friends.named(name).post(f"/api/tables/{two}/sit", {"seat": seat})
        ready = next(each["ready"] for each in (await friends.cup())["played"][0]["tables"] if each["table"] == two)
        assert sorted(ready) == sorted([ids["Dora"], ids["Emil"]])
        time.ahead += 2 * DAY + 1000
        await friends.see_to()
        card = await dora.get(f"/api/tables/{two}")
        assert card["status"] == "running" and [seat["kind"] for seat in card["seats"]].count("bot") == 1
        await friends.end(one, "Anna", "Bela", "Caro")
        await friends.see_to()
        assert len((await friends.cup())["played"]) == 1
        await friends.end(two, "Dora", "Emil")
        await friends.see_to()
        told = await friends.cup()
        assert [(line["name"], line["points"][0], line["total"], line["met"]) for line in told["lines"]] == [
            ("Anna", 10, 10, 6),
            ("Dora", 10, 10, 5),
            ("Bela", 5, 5, 11),
            ("Emil", 5, 5, 10),
            ("Caro", 1, 1, 15),
            ("Fritz", 0, 0, 15),
        ]
        assert len(told["played"]) == 2
        people = [set(each["people"]) for each in told["played"][1]["tables"]]
        # Who stands high plays with who stands high, and with whom one has met least.
        assert sorted(map(sorted, people)) == sorted(
            sorted(ids[name] for name in table) for table in (("Anna", "Dora", "Bela"), ("Emil", "Caro", "Fritz"))
        )
        for each in told["played"][1]["tables"]:
            await friends.sit(each["table"])
            names = [next(name for name, who in ids.items() if who == one) for one in each["people"]]
            await friends.end(each["table"], *sorted(names))
        await friends.see_to()
        told = await friends.cup()
        assert told["status"] == "over" and told["lines"][0]["name"] == "Anna" and told["lines"][0]["total"] == 20
        assert await in_server(home, home.service.store.cups_running()) == []


async def test_a_knock_out(home: InThread, time: Time) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 8)
        anna = friends.people[0]
        new = {"name": "KO", "game": "ostia", "kind": "knockout", "seats": 4, "days": 3}
        cup = (await anna.post(f"/api/circles/{friends.circle}/cups", new))["cups"][0]["id"]
        for player in friends.people[1:]:
            await player.post(f"/api/cups/{cup}/enter")
        await anna.post(f"/api/cups/{cup}/begin")
        ids = {await person_of(player): player.name for player in friends.people}
        told = await friends.cup()
        tables = [sorted(ids[who] for who in each["people"]) for each in told["played"][0]["tables"]]
        assert sorted(tables) == [["Anna", "Dora", "Emil", "Hugo"], ["Bela", "Caro", "Fritz", "Gerda"]]
        for each in told["played"][0]["tables"]:
            await friends.sit(each["table"])
            await friends.end(each["table"], *sorted(ids[who] for who in each["people"]))
        await friends.see_to()
        told = await friends.cup()
        (final,) = told["played"][1]["tables"]
        assert sorted(ids[who] for who in final["people"]) == ["Anna", "Bela", "Caro", "Dora"]
        assert sorted(line["name"] for line in told["lines"] if line["out"]) == ["Emil", "Fritz", "Gerda", "Hugo"]
        await friends.sit(final["table"])
        await friends.end(final["table"], "Dora", "Caro", "Bela", "Anna")
        await friends.see_to()
        told = await friends.cup()
        assert told["status"] == "over" and told["played"][1]["tables"][0]["winners"] == ["Dora"]
        assert told["lines"][0]["name"] == "Dora"


async def test_who_has_to_speak_when_a_round_is_over_gives_up(home: InThread, time: Time) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna = friends.people[0]
        new = {"name": "Coupe", "game": "ostia", "seats": 3, "rounds": 1, "days": 4, "options": {}}
        cup = (await anna.post(f"/api/circles/{friends.circle}/cups", new))["cups"][0]["id"]
        for player in friends.people[1:]:
            await player.post(f"/api/cups/{cup}/enter")
        await anna.post(f"/api/cups/{cup}/begin")
        table = (await friends.cup())["played"][0]["tables"][0]["table"]
        await friends.sit(table)
        waits = [seat["name"] for seat in (await anna.get(f"/api/tables/{table}"))["seats"] if seat["to_speak"]]
        assert waits
        time.ahead += 4 * DAY
        await friends.see_to()
        seats = (await anna.get(f"/api/tables/{table}"))["seats"]
        assert {seat["name"] for seat in seats if seat["resigned"]} >= set(waits[:1])


async def test_what_a_cup_cannot_be(home: InThread) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 2)
        anna, bela = friends.people
        address = f"/api/circles/{friends.circle}/cups"
        good = {"name": "Coupe", "game": "ostia", "seats": 4}
        live = {"kind": "live"}
        assert await anna.problem(address, {**good, "pace": live}) == (400, "cup-clock")
        waits = {"kind": "days", "seconds": 86400, "late": "wait"}
        assert await anna.problem(address, {**good, "pace": waits}) == (400, "cup-clock")
        assert await anna.problem(address, {**good, "seats": 9}) == (400, "bad-seats")
        assert await anna.problem(address, {**good, "options": {"x": 1}}) == (400, "bad-option")
        teams = {"name": "x", "game": "concordia_venus", "seats": 4, "options": {"mode": "team"}}
        assert await anna.problem(address, teams) == (400, "unfit-option")
        cup = (await anna.post(address, good))["cups"][0]["id"]
        await bela.post(f"/api/cups/{cup}/enter")
        assert await bela.problem(f"/api/cups/{cup}/cancel") == (403, "not-host")
        shown = await bela.post(f"/api/cups/{cup}/leave")
        assert [line["name"] for line in shown["cups"][0]["lines"]] == ["Anna"]
        assert (await anna.post(f"/api/cups/{cup}/cancel"))["cups"] == []
        assert await anna.problem(f"/api/cups/{cup}/enter") == (404, "no-cup")
