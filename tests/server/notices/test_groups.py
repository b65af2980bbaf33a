"""Groups are told of tables: in the words of each kind of room, public facts only, and no more after three failures."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from emporion.server.notices.calls import HOOK_AFTER
from emporion.server.notices.delivery import PAUSES
from emporion.server.store import HookRow, Stale
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.notices.places import Browser, Places
from tests.server.notices.waiting import DAY, SILENT, allow, days, keep_address, tell
from tests.server.people.homes import SITE, Post, in_server, plain

EVENTS = ["open", "turn", "over"]
ROOM = "/_matrix/client/v3/rooms/!abc:games.example"


async def hook(player: Player, places: Places, kind: str, path: str = "/hook/secret9f3a", **more: Any) -> Any:
    wanted = {"kind": kind, "url": places.base + path, "events": EVENTS, **more}
    return (await player.post("/api/me/hooks", wanted))["hooks"][-1]


async def opened(player: Player) -> str:
    pace = {"kind": "days", "seconds": DAY}
    table = await player.open("me", "open", game="concordia_venus", pace=pace, door="link")
    return str(table["id"])


async def test_every_room_is_told_in_its_own_words(home: InThread, places: Places, time: Time) -> None:
    async with Player(home.base, "Anna *_<@1>") as anna:
        for kind, path in (("discord", "/d"), ("slack", "/s"), ("matrix", "/m"), ("json", "/j")):
            await hook(anna, places, kind, path)
        table = await opened(anna)
        await tell(home, time)
        link = f"{SITE}/table/{table}"
        said = "Anna *_<@1> opens a table: Concordia Venus. One seat left."
        discord, slack, matrix, plain_json = [places.at(path)[0].json for path in ("/d", "/s", "/m", "/j")]
        assert discord["content"] == rf"Anna \*\_\<\@1\> opens a table: Concordia Venus. One seat left. <{link}>"
        assert discord["allowed_mentions"] == {"parse": []}
        assert slack["text"] == f"{said.replace('<', '&lt;').replace('>', '&gt;')} <{link}|Take a seat>"
        assert matrix == {"text": f"{said} {link}", "username": "Emporion"}
        assert plain_json == {
            "event": "open",
            "text": said,
            "link": link,
            "game": "Concordia Venus",
            "table": table,
            "host": "Anna *_<@1>",
        }


async def test_a_room_of_matrix_knows_a_repetition(home: InThread, places: Places, time: Time) -> None:
    async with Player(home.base, "Anna") as anna:
        await hook(anna, places, "matrix", f"{ROOM}?access_token=s3cret", language="fr")
        await opened(anna)
        await tell(home, time)
        (brought,) = places.brought
        assert brought.method == "PUT" and brought.path.startswith(f"{ROOM}/send/m.room.message/")
        assert brought.headers["authorization"] == "Bearer s3cret" and "s3cret" not in brought.path
        assert brought.json["msgtype"] == "m.notice"
        assert brought.json["body"].startswith("Anna ouvre une table\u00a0: Concordia Venus. Encore une place.")


async def test_a_group_learns_whose_turn_it_is(home: InThread, places: Places, time: Time) -> None:
    async with days(home, "Anna", "Bela") as (table, people):
        await hook(people[0], places, "json", "/j")
        async with people[0].live(table) as anna, people[1].live(table) as bela:
            names = {0: "Anna", 1: "Bela"}
            speaker = next(n for n, live in enumerate((anna, bela)) if live.offer)
        await until_called(home)
        await tell(home, time)
        assert places.brought == []  # where people play at once nobody is told of each turn
        await tell(home, time, HOOK_AFTER)
        (turn,) = places.brought
        assert (
            turn.json["text"] == f"Concordia Venus: {names[speaker]} to play." and turn.json["names"] == names[speaker]
        )
        places.brought.clear()
        await tell(home, time, HOOK_AFTER)
        assert places.brought == []


async def until_called(home: InThread) -> None:
    rows = home.service.store._rows  # type: ignore[attr-defined]
    while not await in_server(home, rows("SELECT 1 FROM calls WHERE who LIKE 'hook-%'")):
        await asyncio.sleep(0.01)


async def test_a_webhook_that_is_removed_while_it_is_tried_is_gone(
    home: InThread, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Player(home.base, "Anna") as anna:
        made = await hook(anna, places, "json", "/slow")
        tell_hook = home.service.hook.tell

        async def slow(row: HookRow, *how: Any) -> Any:
            assert await home.service.store.drop_hook(row.person, row.id)  # its owner has waited long enough
            return await tell_hook(row, *how)

        monkeypatch.setattr(home.service.hook, "tell", slow)
        assert await anna.problem("/api/me/hooks/try", {"id": made["id"]}) == (404, "no-hook")
        assert (await anna.get("/api/me/notices"))["hooks"] == []
        assert await anna.problem("/api/me/hooks/change", {"id": made["id"], "events": ["turn"]}) == (404, "no-hook")
        assert (await anna.get("/api/me/notices"))["hooks"] == []


async def test_three_failures_switch_it_off_and_tell_its_owner(
    home: InThread, places: Places, post: Post, time: Time
) -> None:
    async with Player(home.base, "Anna") as anna:
        await keep_address(anna, post, "anna@mail.example")
        phone = Browser(places, "/phone")
        await allow(anna, phone)
        made = await hook(anna, places, "discord", "/hook")
        assert made["place"] == "127.0.0.1 ···hook" and "http" not in made["place"]
        places.says["/hook"] = 500
        await opened(anna)
        for pause in (0, *PAUSES[:2]):
            assert (await anna.get("/api/me/notices"))["hooks"][0]["off"] is None
            await tell(home, time, pause * 1000)
        assert len(places.at("/hook")) == 3
        assert (await anna.get("/api/me/notices"))["hooks"][0]["off"] is not None
        assert [notice["kind"] for notice in phone.told()] == ["hook-off"]
        mail = await post.next()
        assert "127.0.0.1" in plain(mail) and "/hook" not in plain(mail) and mail["List-Unsubscribe"] is None
        await opened(anna)
        await tell(home, time, 24 * 3600 * 1000)
        assert len(places.at("/hook")) == 3
        assert (await anna.problem("/api/me/hooks/try", {"id": made["id"]})) == (409, "hook-refused")
        places.says.clear()
        (now,) = (await anna.post("/api/me/hooks/try", {"id": made["id"]}))["hooks"]
        assert now["off"] is None
        await opened(anna)
        await tell(home, time)
        assert len(places.at("/hook")) == 6


async def test_only_its_owner_has_a_hook(home: InThread, places: Places, time: Time) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        made = await hook(anna, places, "json")
        for path in ("change", "remove", "try"):
            wanted = {"id": made["id"], "events": []} if path == "change" else {"id": made["id"]}
            assert (await bela.problem(f"/api/me/hooks/{path}", wanted)) == (404, "no-hook")
        table = await opened(anna)
        wanted = {"kind": "json", "url": places.base + "/b", "events": EVENTS, "table": table}
        assert (await bela.problem("/api/me/hooks", wanted)) == (403, "not-host")
        assert (await anna.problem("/api/me/hooks", wanted | {"url": "ftp://example.org/"})) == (400, "bad-hook")
        assert (await anna.post("/api/me/hooks/remove", {"id": made["id"]}))["hooks"] == []
        await tell(home, time)


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
async def test_no_more_than_five(home: InThread, places: Places) -> None:
    async with Player(home.base, "Anna") as anna:
        for number in range(5):
            await hook(anna, places, "json", f"/{number}")
        wanted = {"kind": "json", "url": places.base + "/6", "events": EVENTS}
        assert (await anna.problem("/api/me/hooks", wanted)) == (409, "too-many-hooks")


async def test_what_is_added_twice_or_at_the_same_moment_is_counted(home: InThread, places: Places) -> None:
    async with Player(home.base, "Anna") as anna:
        made = await hook(anna, places, "json", "/0")
        assert await hook(anna, places, "json", "/0") == made  # the answer was lost: there is one
        store = home.service.store
        row = await in_server(home, store.hook(made["id"]))
        assert row is not None
        with pytest.raises(Stale):  # somebody who has seen none there
            await in_server(home, store.put_hook(msgspec.structs.replace(row, id="hook-2"), 0))
        await in_server(home, store.put_hook(msgspec.structs.replace(row, id="hook-2"), 1))
        assert [each["id"] for each in (await anna.get("/api/me/notices"))["hooks"]] == sorted([made["id"], "hook-2"])


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
async def test_an_address_nobody_can_have_is_refused(home: InThread) -> None:
    """And never a mistake of the server, which is what the names' and the headers' own readers would make of it."""
    async with Player(home.base, "Anna") as anna:
        room = "https://games.example/_matrix/client/v3/rooms/!a:b?access_token="
        for kind, url in (
            ("json", "https://a..games.example/x"),
            ("json", "https://.games.example/x"),
            ("json", f"https://{'a' * 64}.example/x"),
            ("matrix", room + "%E2%82%AC"),
            ("matrix", room + "a%0Db"),
        ):
            wanted = {"kind": kind, "url": url, "events": EVENTS}
            async with Player(home.base, "Bela") as bela:
                assert (await bela.problem("/api/me/hooks", wanted)) == (400, "bad-hook"), url
        keys = Browser(Places(), "/x").keys | {"endpoint": "https://a..games.example/x"}
        assert (await anna.problem("/api/me/notices/allow", keys)) == (400, "bad-push")


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
async def test_a_room_may_say_anything_of_when_to_come_again(home: InThread, places: Places) -> None:
    async with Player(home.base, "Anna") as anna:
        made = await hook(anna, places, "json", "/busy")
        places.says["/busy"], places.waits["/busy"] = 429, "9" * 5000
        assert (await anna.problem("/api/me/hooks/try", {"id": made["id"]})) == (409, "hook-refused")


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
async def test_wishes_change_only_so_often(home: InThread) -> None:
    """All servers hear of each of them."""
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        answers = [(await anna.http.post("/api/me/notices", json=SILENT)).status_code for _ in range(60)]
        assert answers[:30] == [200] * 30 and answers[-1] == 429
        assert (await bela.http.post("/api/me/notices", json=SILENT)).status_code == 200
