"""A turn is told on the devices that allow it and by mail: once, as long as it is true, and nothing secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from emporion.server.messages import Result
from emporion.server.notices import Teller, digest
from emporion.server.notices.plan import MAIL_AFTER, PUSH_AFTER
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.notices.places import Browser, Places, claims_of
from tests.server.notices.waiting import (
    HOUR,
    LOUD,
    allow,
    days,
    keep_address,
    no_more,
    play,
    tell,
    waited_for,
)
from tests.server.people.homes import SITE, Post, in_server, person_of, plain, settings_of
from tests.server.postgres import fresh_database


async def test_a_turn_is_told_once_and_withdrawn_when_it_was_played_elsewhere(
    home: InThread, time: Time, places: Places
) -> None:
    phone, second = Browser(places, "/phone"), Browser(places, "/second")
    async with days(home, "Anna", "Bela") as (table, people):
        for player, browser in zip(people, (phone, second), strict=True):
            await allow(player, browser)
        player, _ = await waited_for(home, table, people)
        mine, theirs = (phone, second) if player is people[0] else (second, phone)
        await tell(home, time)
        assert places.brought == []  # who has just played may still be there
        await tell(home, time, PUSH_AFTER)
        (brought,) = places.at(mine.path)
        assert places.at(theirs.path) == []
        notice = mine.read(brought.body)
        assert notice["kind"] == "turn" and notice["title"] == "Concordia Venus: your turn"
        assert notice["body"].endswith(" 24 h left.") and notice["link"] == f"/table/{table}"
        claims, key = claims_of(brought.headers["authorization"])
        assert claims["aud"] == places.base and key == (await player.get("/api/me/notices"))["key"]
        assert (brought.headers["content-encoding"], brought.headers["urgency"]) == ("aes128gcm", "normal")
        assert int(brought.headers["ttl"]) > 23 * 3600 and len(brought.headers["topic"]) <= 32
        await tell(home, time, 2 * HOUR)
        assert len(places.brought) == 1
        places.brought.clear()
        await play(home, player, table)
        await no_more(home, table, player)
        await tell(home, time)
        assert [(each["kind"], each["tag"]) for each in mine.told()] == [("withdraw", notice["tag"])]
        await tell(home, time, PUSH_AFTER)
        assert [each["kind"] for each in theirs.told()] == ["turn"] and len(mine.told()) == 1


async def test_who_has_a_page_open_is_not_told_unless_always(home: InThread, time: Time, places: Places) -> None:
    phone = Browser(places, "/phone")
    async with days(home, "Anna", "Bela") as (table, people):
        for player in people:
            await allow(player, phone if player is people[0] else Browser(places, "/other"))
        player, _ = await waited_for(home, table, people)
        async with player.lobby():
            await tell(home, time, PUSH_AFTER)
            assert places.brought == []
            await tell(home, time, HOUR)
            assert places.brought == []
            await player.post("/api/me/notices", {"silence": False, "always": True})
            await waited_for(home, table, people)
            await tell(home, time, HOUR)
            assert len(places.brought) == 1


async def test_mail_tells_of_all_that_waits_and_can_be_stopped_with_one_click(
    home: InThread, post: Post, time: Time
) -> None:
    async with days(home, "Anna", "Bela") as (table, people), Player(home.base, "Cleo") as cleo:
        player, _ = await waited_for_by_mail(home, post, table, people)
        second = (await player.open("me", "bot", game="concordia_venus", pace={"kind": "days", "seconds": 24 * 3600}))[
            "id"
        ]
        await waited_for(home, second, [player])
        await tell(home, time, MAIL_AFTER)
        mail = await post.next()
        assert post.mails == [] and mail["Subject"] == "Concordia Venus: your turn"
        text = plain(mail)
        assert (
            "Another table waits for you: Concordia Venus (" in text
            or "Another table waits for you: Concordia Venus." in text
        )
        stop = mail["List-Unsubscribe"].strip("<>")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and stop in text
        assert stop.startswith(f"{SITE}/unsubscribe/") and f"{SITE}/notices" in text
        html = mail.get_body(("html",))
        assert html is not None and html.get_content().count("<a href=") == 3
        path = stop.removeprefix(SITE)
        assert (await cleo.http.get(path)).status_code == 200  # a scanner that looks at links stops nothing
        assert (await player.get("/api/me/notices"))["wishes"]["mail"] == LOUD["mail"]
        form = {"content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site"}
        answer = await cleo.http.post(path, content="List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200
        assert (await player.get("/api/me/notices"))["wishes"]["mail"] == []
        assert (await cleo.problem(path[:-1] + ("0" if path[-1] != "0" else "1"))) == (404, "bad-link")


async def waited_for_by_mail(
    home: InThread, post: Post, table: str, people: list[Player]
) -> tuple[Player, list[Player]]:
    """The same, of people who want mails."""
    for player in people:
        await keep_address(player, post, f"{player.name.lower()}@mail.example")
        await player.post("/api/me/notices", LOUD)
    return await waited_for(home, table, people)


async def test_the_end_of_the_time_is_told_before_it_comes(
    home: InThread, post: Post, time: Time, places: Places
) -> None:
    phones = [Browser(places, "/1"), Browser(places, "/2")]
    async with days(home, "Anna", "Bela") as (table, people):
        for player, phone in zip(people, phones, strict=True):
            await allow(player, phone)
        player, _ = await waited_for_by_mail(home, post, table, people)
        await player.post("/api/me/notices", LOUD | {"hours": 6})
        phone = phones[people.index(player)]
        await waited_for(home, table, people)
        await tell(home, time, MAIL_AFTER)
        await post.next()
        places.brought.clear()
        await tell(home, time, 17 * HOUR)
        assert places.brought == [] and post.mails == []
        await tell(home, time, HOUR)
        notice = await phone.next()
        assert notice["kind"] == "reminder" and notice["title"].startswith("Concordia Venus: 5 h 5")
        assert "Then the move that the rules provide is played for you." in notice["body"]
        assert (await post.next())["Subject"].startswith("Concordia Venus: 5 h 5")
        await tell(home, time, HOUR)
        assert places.brought == [] and post.mails == []


async def test_others_remind_once_in_a_turn(home: InThread, time: Time, places: Places) -> None:
    phones = [Browser(places, "/1"), Browser(places, "/2")]
    async with days(home, "Anna", "Bela") as (table, people), Player(home.base, "Cleo") as cleo:
        for player, phone in zip(people, phones, strict=True):
            await allow(player, phone)
        player, (other,) = await waited_for(home, table, people)
        seat = people.index(player)
        path = f"/api/tables/{table}/nudge"
        await tell(home, time, PUSH_AFTER)
        assert (await other.problem(path, {"seat": seat})) == (409, "nudge-soon")
        time.ahead += HOUR
        assert (await player.problem(path, {"seat": seat})) == (400, "own-seat")
        assert (await player.problem(path, {"seat": 1 - seat})) == (409, "not-waited-for")
        assert (await cleo.problem(path, {"seat": seat})) == (403, "not-seated")
        places.brought.clear()
        for _ in range(2):
            await other.post(path, {"seat": seat})
            await tell(home, time)
        assert [each["kind"] for each in phones[seat].told()] == ["nudge"]


async def test_a_discreet_notice_has_no_names_and_no_figures(
    home: InThread, post: Post, time: Time, places: Places
) -> None:
    phones = [Browser(places, "/1"), Browser(places, "/2")]
    async with days(home, "Anna", "Bela") as (table, people):
        for player, phone in zip(people, phones, strict=True):
            await allow(player, phone)
        await waited_for_by_mail(home, post, table, people)
        for player in people:
            await player.post("/api/me/notices", LOUD | {"discreet": True})
        player, _ = await waited_for(home, table, people)
        await tell(home, time, MAIL_AFTER)
        (notice,) = phones[people.index(player)].told()
        assert (notice["title"], notice["body"]) == ("Emporion", "It is your turn at a table.")
        mail = await post.next()
        assert mail["Subject"] == "It is your turn at a table."
        assert "Concordia Venus" not in plain(mail) and " h left" not in plain(mail)


async def test_a_browser_that_takes_no_more_is_forgotten(home: InThread, time: Time, places: Places) -> None:
    phone = Browser(places, "/phone")
    places.says[phone.path] = 410
    async with days(home, "Anna", "Bela") as (table, people):
        for player in people:
            await allow(player, Browser(places, "/phone") if player is people[0] else Browser(places, "/gone"))
        places.says["/gone"] = 404
        player, _ = await waited_for(home, table, people)
        await tell(home, time, PUSH_AFTER)
        assert len(places.brought) == 1
        (device,) = (await player.get("/api/me/notices"))["devices"]
        assert device["push"] is False
        await player.post("/api/me/notices/allow", phone.keys | {"endpoint": places.base + "/new"})
        await player.post("/api/me/notices/try")
        assert (await places.next("/new")).method == "POST"


async def test_a_device_that_is_signed_out_is_told_nothing(home: InThread, time: Time, places: Places) -> None:
    phone = Browser(places, "/phone")
    async with days(home, "Anna", "Bela") as (_, (player, _)):
        await allow(player, phone)
        await player.post("/api/me/leave")
        await tell(home, time, PUSH_AFTER)
        await in_server(home, home.service.notices.send_due())
        assert places.brought == []


async def test_the_digest_comes_in_the_morning_and_only_if_there_is_something(
    home: InThread, post: Post, time: Time
) -> None:
    async with days(home, "Anna", "Bela") as (table, people):
        for player in people:
            await keep_address(player, post, f"{player.name.lower()}@mail.example")
            await player.post("/api/me/notices", {"silence": False, "digest": "daily", "zone": "Asia/Tokyo"})
        player, (other,) = await waited_for(home, table, people)
        async with other.live(table) as live:
            await live.ask(type="chat", text="hello")
        await tell(home, time, 20 * HOUR)
        await tell(home, time, 4 * HOUR)
        mails = {mail["To"]: plain(mail) for mail in post.mails}
        assert set(mails) == {f"{player.name.lower()}@mail.example"}
        text = mails[f"{player.name.lower()}@mail.example"]
        assert (
            "Concordia Venus: your turn" in text
            and "Concordia Venus: a message at the table." in text
            and "hello" not in text
        )


async def test_who_writes_and_what_ended_is_told_once(home: InThread, time: Time, places: Places) -> None:
    phones = [Browser(places, "/1"), Browser(places, "/2")]
    async with days(home, "Anna", "Bela") as (table, people):
        for player, phone in zip(people, phones, strict=True):
            await allow(player, phone)
            (device,) = (await player.get("/api/me/notices"))["devices"]
            await player.post("/api/me/notices/device", {"id": device["id"], "events": ["chat", "over"]})
        async with people[0].live(table) as live:
            for text in ("hello", "are you there?"):
                await live.ask(type="chat", text=text)
        await tell(home, time, PUSH_AFTER)
        (notice,) = phones[1].told()
        assert (notice["title"], notice["body"]) == ("Concordia Venus: a message", "Anna writes to you at the table.")
        places.brought.clear()
        row = await in_server(home, home.service.store.table(table))
        row.status, row.result = "over", Result([5, 7], [2, 1], [1])
        await in_server(home, home.service.store.update_table(row))
        await in_server(home, home.service.calls.over(row))
        await tell(home, time, PUSH_AFTER)
        for phone in phones:
            (notice,) = phone.told()
            assert (notice["title"], notice["body"]) == ("Concordia Venus: match over", "Bela wins.")


async def test_nothing_is_told_of_what_somebody_writes_whom_one_does_not_read(
    home: InThread, time: Time, places: Places
) -> None:
    phone = Browser(places, "/1")
    async with days(home, "Anna", "Bela") as (table, (anna, bela)):
        await allow(bela, phone)
        (device,) = (await bela.get("/api/me/notices"))["devices"]
        await bela.post("/api/me/notices/device", {"id": device["id"], "events": ["chat"]})
        await bela.post(f"/api/tables/{table}/shun", {"seat": 0, "kind": "muted"})
        async with anna.live(table) as live:
            await live.ask(type="chat", text="unheard")
            await tell(home, time, PUSH_AFTER)
            assert phone.told() == []
            (glimpse,) = await in_server(home, home.service.store.glimpses([table]))
            for avoided, lines in ((True, 0), (False, 1)):
                person = await in_server(home, home.service.store.person(await person_of(bela)))
                writers = (await in_server(home, home.service.store.shunned_by([person.id])))[person.id]
                assert bool(writers) is avoided
                told = await in_server(home, digest.lines_of(home.service, glimpse, person, None, 0, writers))
                assert len(told) == lines
                await bela.post("/api/me/shuns", {"person": await person_of(anna), "kind": "none"})
            await live.ask(type="chat", text="heard")
            await tell(home, time, PUSH_AFTER)
            assert len(phone.told()) == 1


async def test_a_server_that_is_killed_loses_no_turn(
    postgres: str, tmp_path: Path, post: Post, time: Time, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one of several servers had begun to tell, another does; and each notice goes out once."""
    monkeypatch.setattr(Teller, "start", lambda _: None)  # the test says when
    database = await fresh_database(postgres)
    homes = [InThread(settings_of(tmp_path / str(n), post, time, database)) for n in range(2)]
    with homes[0] as one, homes[1] as two:
        assert one.service.sender.public == two.service.sender.public
        async with days(one, "Anna", "Bela") as (table, people):
            for number, player in enumerate(people):  # whoever begins is told: a browser belongs to one of them
                await allow(player, Browser(places, f"/{number}"))
            await waited_for(one, table, people)
            time.ahead += PUSH_AFTER
            while not places.brought:
                await asyncio.gather(
                    *(in_server(home, home.service.teller.tell_due()) for home in (one, two, one, two))
                )
                await asyncio.gather(*(in_server(home, home.service.notices.send_due()) for home in (one, two)))
            await tell(one, time)
            await tell(two, time)
            assert len(places.brought) == 1
            player, _ = await waited_for(two, table, people)
            await player.post("/api/me/notices/later", {"table": table})
            time.ahead += HOUR
            claimed = await in_server(two, two.service.store.claim_calls(time(), 9))
            assert [call.table for call in claimed] == [table]
            await in_server(one, one.service.teller.tell_due())
            assert len(places.brought) == 1
            await in_server(two, two.service.store.leave(time()))
            await tell(one, time)
            assert len(places.brought) == 2
