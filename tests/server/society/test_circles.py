"""Circles and leagues, asked of a server on both storages."""

from __future__ import annotations

from contextlib import AsyncExitStack

from emporion.server.circles.cups import DAY
from emporion.server.circles.league import FEWEST, Season, season_at
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.people.homes import in_server, person_of
from tests.server.people.test_belongings import come_back
from tests.server.profiles.records import play
from tests.server.society.friends import gather


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


async def test_a_link_that_is_renewed_changes_nothing_else(home: InThread) -> None:
    """Its host leaves in the moment in which somebody is sent away."""
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna, bela, caro = friends.people
        store = home.service.store
        leave, host, gone = store.leave_circle, await person_of(anna), await person_of(caro)

        async def both(circle: str, person: str) -> None:
            await leave(circle, person)
            await leave(circle, host)

        home.service.store.leave_circle = both  # type: ignore[method-assign]
        await anna.http.post(f"/api/circles/{friends.circle}/remove", json={"person": gone})
        assert (await friends.show(bela))["host"]
