"""Circles, leagues and cups, asked of a server on both storages."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from emporion.server.circles.cups import DAY
from emporion.server.circles.league import FEWEST, Season, season_at
from emporion.server.messages import Result
from emporion.server.store import TableRow
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.people.homes import in_server, person_of
from tests.server.people.test_belongings import come_back
from tests.server.profiles.records import play

NAMES = ("Anna", "Bela", "Caro", "Dora", "Emil", "Fritz", "Gerda", "Hugo")


class Friends:
    """People in one circle; the first made it."""

    def __init__(self, home: InThread, people: list[Player], circle: str) -> None:
        self.home, self.people, self.circle = home, people, circle

    async def show(self, player: Player | None = None) -> Any:
        return await (player or self.people[0]).get(f"/api/circles/{self.circle}")

    async def cup(self, player: Player | None = None) -> Any:
        (cup,) = (await self.show(player))["cups"]
        return cup

    async def see_to(self) -> None:
        for cup in await in_server(self.home, self.home.service.store.cups_running()):
            await in_server(self.home, self.home.service.cups.see_to(cup))

    def named(self, name: str) -> Player:
        return next(player for player in self.people if player.name == name)

    async def sit(self, table: str) -> None:
        """Everybody who has a seat at a table of a cup is ready."""
        for player in self.people:
            card = await player.get(f"/api/tables/{table}")
            if card["invited"]:
                seat = next(k for k, seat in enumerate(card["seats"]) if seat["own"])
                await player.post(f"/api/tables/{table}/sit", {"seat": seat})

    async def end(self, table: str, *order: str) -> None:
        """The match of a table is over: these people came in this order, everybody else after them."""
        store = self.home.service.store

        async def note() -> None:
            async with self.home.service.rooms.hold(table) as room:
                row: TableRow = room.row
                names = [seat.name for seat in row.seats]
                places = [order.index(name) if name in order else len(names) - 1 for name in names]
                row.result = Result([9 - place for place in places], places, [places.index(0)])
                row.status, row.updated = "over", self.home.service.now()
                await store.update_table(row)
            await self.home.service.counting.count(table)

        await in_server(self.home, note())


async def gather(stack: AsyncExitStack, home: InThread, number: int) -> Friends:
    people = [await stack.enter_async_context(Player(home.base, name)) for name in NAMES[:number]]
    made = await people[0].post("/api/circles", {"name": " Les  Tontons "})
    for player in people[1:]:
        await player.post("/api/circles/join", {"code": made["code"]})
    return Friends(home, people, made["id"])


async def test_a_circle_is_made_joined_and_left(home: InThread) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna, bela, caro = friends.people
        stranger = await stack.enter_async_context(Player(home.base, "Zoe"))
        shown = await friends.show(caro)
        assert (shown["name"], shown["host"]) == ("Les Tontons", False)
        assert [(each["name"], each["host"], each["me"]) for each in shown["members"]] == [
            ("Anna", True, False),
            ("Bela", False, False),
            ("Caro", False, True),
        ]
        assert (await stranger.http.get(f"/api/circles/{friends.circle}")).json()["error"] == "no-circle"
        look = await stranger.post("/api/circles/look", {"code": shown["code"]})
        assert (look["name"], look["members"]) == ("Les Tontons", 3)
        assert await stranger.problem("/api/circles/join", {"code": "x"}) == (404, "no-circle")
        # Sent away: the link she came by leads nowhere now.
        assert await bela.problem(f"/api/circles/{friends.circle}/remove", {"person": await person_of(caro)}) == (
            403,
            "not-host",
        )
        shown = await anna.post(f"/api/circles/{friends.circle}/remove", {"person": await person_of(caro)})
        assert [each["name"] for each in shown["members"]] == ["Anna", "Bela"]
        assert await caro.problem("/api/circles/join", {"code": look["id"]}) == (404, "no-circle")
        assert await caro.get("/api/circles") == []
        await anna.post(f"/api/circles/{friends.circle}/leave")
        assert (await friends.show(bela))["host"]
        await bela.post(f"/api/circles/{friends.circle}/leave")
        assert await in_server(home, home.service.store.circle(friends.circle)) is None


async def test_members_see_each_other_s_profiles(home: InThread) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 2)
        anna, bela = friends.people
        assert (await bela.get(f"/api/people/{await person_of(anna)}/profile"))["name"] == "Anna"
        await bela.post(f"/api/circles/{friends.circle}/leave")
        assert (await bela.http.get(f"/api/people/{await person_of(anna)}/profile")).status_code == 404


async def test_a_league(home: InThread, time: Time) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna, bela, _ = friends.people
        season = season_at(time())
        first = season.begin + 1000
        time.ahead += first + 30 * DAY - time()  # a month into the season
        old, new = first, first + 25 * DAY
        for k in range(4):
            await play(home, f"o{k}", [anna, bela, "easy"], [0, 1, 2], at=old + k)
        for k in range(2):
            await play(home, f"n{k}", [bela, anna], [0, 1], at=new + k)
        await play(home, "far", [anna, bela], [0, 1], at=season.begin - 1)  # of the season before
        await play(home, "alone", [anna, "hard"], [0, 1], at=new)  # nobody was met
        league = (await friends.show())["league"]
        assert (league["year"], league["quarter"], league["last"], league["best"], league["fewest"]) == (
            *season,
            True,
            20,
            5,
        )
        assert [
            (line["name"], line["place"], line["played"], line["won"], line["points"]) for line in league["lines"]
        ] == [
            ("Anna", 1, 6, 4, 46),  # 4 x 10 + 2 x 3
            ("Bela", 2, 6, 2, 40),  # 4 x 5 + 2 x 10
            ("Caro", None, 0, 0, 0),
        ]
        assert [line["moved"] for line in league["lines"]] == [None, None, None]  # nobody had enough a week ago
        await play(home, "o5", [bela, anna], [0, 1], at=old + 9)
        league = (await friends.show())["league"]
        assert [(line["name"], line["points"], line["moved"]) for line in league["lines"]][:2] == [
            ("Bela", 50, 1),
            ("Anna", 49, -1),
        ]
        cards = await anna.get("/api/circles")
        assert [(card["name"], card["members"], card["place"]) for card in cards] == [("Les Tontons", 3, 2)]
        before = Season(season.year - (season.quarter == 1), (season.quarter + 2) % 4 + 1)
        shown = await anna.get(f"/api/circles/{friends.circle}?year={before.year}&quarter={before.quarter}")
        assert not shown["league"]["last"] and {line["played"] for line in shown["league"]["lines"]} == {0, 1}
        assert FEWEST == 5


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


async def test_a_guest_goes_along_and_who_is_forgotten_is_in_nothing(home: InThread) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna, bela, caro = friends.people
        cup = (await caro.post(f"/api/circles/{friends.circle}/cups", {"name": "C", "game": "ostia", "seats": 3}))[
            "cups"
        ]
        await bela.post(f"/api/cups/{cup[0]['id']}/enter")
        other = await stack.enter_async_context(Player(home.base, "Zoe"))
        await come_back(bela, other)
        shown = await friends.show(other)
        assert [each["name"] for each in shown["members"]] == ["Anna", "Zoe", "Caro"]
        assert [line["name"] for line in shown["cups"][0]["lines"]] == ["Caro", "Zoe"]
        await anna.post("/api/me/erase", {"sure": True})
        shown = await friends.show(other)
        assert [each["name"] for each in shown["members"]] == ["Zoe", "Caro"] and shown["host"]
