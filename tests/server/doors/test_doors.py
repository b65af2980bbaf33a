"""Ways in and out of a table: the waiting room, spectators, giving up, deleting, a rematch, names, options that fit."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
import websockets

from emporion.games import load, playable
from emporion.kernel.options import check_choice
from emporion.server.web.catalogue import game_info
from tests.server.driver import PATIENCE, Player

CONCORDIA, CARTHAGO = "concordia_venus", "porto_carthago"


def names(card: Any) -> list[str]:
    return [seat["name"] for seat in card["seats"]]


# -- before the start -----------------------------------------------------------------------------------------


async def test_the_host_removes_a_guest_who_cannot_come_back(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        card = await anna.open("me", "open", "open", "bot")
        at = f"/api/tables/{card['id']}"
        assert card["host_name"] == "Anna"
        await bela.post(f"{at}/sit", {"seat": 1})
        assert await bela.problem(f"{at}/remove", {"seat": 0}) == (403, "not-host")
        assert await anna.problem(f"{at}/remove", {"seat": 0}) == (400, "own-seat")
        assert await anna.problem(f"{at}/remove", {"seat": 2}) == (409, "no-person")
        assert await anna.problem(f"{at}/remove", {"seat": 9}) == (400, "no-seat")
        async with bela.live(card["id"]) as live:
            assert live.state["viewer"] == 1 and not live.state["card"]["removed"]
            assert names(await anna.post(f"{at}/remove", {"seat": 1})) == ["Anna", "", "", card["seats"][3]["name"]]
            await live.until(lambda: live.state["viewer"] is None)
            assert live.state["card"]["removed"]
        assert await bela.problem(f"{at}/sit", {"seat": 1}) == (403, "removed")
        assert card["id"] not in [each["id"] for each in (await bela.get("/api/lobby"))["mine"]]
        assert not (await caro.get(at))["removed"]
        assert names(await anna.post(f"{at}/remove", {"seat": 3})) == ["Anna", "", "", ""]  # a bot goes, too
        for seat in (1, 2, 3):
            await anna.post(f"{at}/bot", {"seat": seat})
        assert await anna.problem(f"{at}/remove", {"seat": 1}) == (409, "started")


async def test_seats_are_changed_before_the_start(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        card = await anna.open("me", "open", "open", "open")
        at = f"/api/tables/{card['id']}"
        bela_sits = await bela.post(f"{at}/sit", {"seat": 1})
        moved = await bela.post(f"{at}/swap", {"seat": 1, "other": 3})
        assert names(moved) == ["Anna", "", "", "Bela"]
        assert moved["seats"][3]["colour"] == bela_sits["seats"][1]["colour"]
        assert await bela.problem(f"{at}/swap", {"seat": 3, "other": 0}) == (403, "not-host")
        assert await bela.problem(f"{at}/swap", {"seat": 0, "other": 1}) == (403, "not-host")
        assert await caro.problem(f"{at}/swap", {"seat": 1, "other": 2}) == (403, "not-host")
        assert await anna.problem(f"{at}/swap", {"seat": 0, "other": 4}) == (400, "no-seat")
        assert names(await anna.post(f"{at}/swap", {"seat": 0, "other": 3})) == ["Bela", "", "", "Anna"]
        await caro.post(f"{at}/sit", {"seat": 1})
        await anna.post(f"{at}/bot", {"seat": 2})
        assert await anna.problem(f"{at}/swap", {"seat": 0, "other": 3}) == (409, "started")


async def test_the_host_cancels_and_everybody_is_told(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert await bela.problem(f"/api/tables/{table}/cancel") == (403, "not-host")
        async with bela.live(table) as live:
            assert (await anna.http.post(f"/api/tables/{table}/cancel")).status_code == 200
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.until(lambda: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "cancelled")
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 404
        started = (await anna.open("me", "bot", "bot"))["id"]
        assert await anna.problem(f"/api/tables/{started}/cancel") == (409, "started")


async def test_people_talk_while_they_wait(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
            for live, text in ((a, "salve"), (b, "ave"), (c, "quid agitis?")):
                assert (await live.ask(type="chat", text=text))["ok"]
            await a.until(lambda: len(a.chats) == 3)
            assert [(line["name"], line["seat"]) for line in a.chats] == [("Anna", 0), ("Bela", 2), ("Caro", None)]


# -- spectators -----------------------------------------------------------------------------------------------


async def test_spectators_may_be_asked_to_be_silent(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        card = await anna.open("me", "bot", "bot", spectators="silent", door="public")
        assert card["spectators"] == "silent"
        async with bela.live(card["id"]) as watching, anna.live(card["id"]) as playing:
            answer = await watching.ask(type="chat", text="quid?")
            assert not answer["ok"] and answer["error"]["error"] == "spectators-silent"
            assert (await playing.ask(type="chat", text="salve"))["ok"]
        assert card["id"] in [each["id"] for each in (await bela.get("/api/lobby"))["watch"]]


async def test_a_table_without_spectators(base: str) -> None:
    """Whoever has the link may look in before the start, for he might sit down; then he has to go."""
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        card = await anna.open("me", "open", "bot", spectators="none", door="public")
        table = card["id"]
        assert table in [each["id"] for each in (await caro.get("/api/lobby"))["open"]]
        async with caro.live(table) as looking:
            assert looking.state["viewer"] is None
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await looking.until(lambda: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-spectators")
            assert all('"sight":null' in frame for frame in looking.frames if '"type":"state"' in frame)
        with pytest.raises(websockets.ConnectionClosed) as refused:
            async with caro.live(table):
                pass
        assert refused.value.rcvd is not None
        assert (refused.value.rcvd.code, refused.value.rcvd.reason) == (4403, "no-spectators")
        assert table not in [each["id"] for each in (await caro.get("/api/lobby"))["watch"]]
        assert (await caro.get(f"/api/tables/{table}"))["standing"] is None
        assert (await bela.get(f"/api/tables/{table}"))["standing"] is not None
        async with bela.live(table) as playing:
            assert playing.state["viewer"] == 1
            await bela.post(f"/api/tables/{table}/stand_in", {"seat": 1})
            await playing.until(lambda: playing.state["viewer"] is None)  # whose seat is kept may look on
            assert playing.state["sight"] is not None


# -- leaving for good -----------------------------------------------------------------------------------------


async def test_who_resigns_is_replaced_for_good_and_the_result_says_so(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "bot"))["id"]
        at = f"/api/tables/{table}"
        assert await anna.problem(f"{at}/resign", {}) == (409, "not-started")
        await bela.post(f"{at}/sit", {"seat": 1})
        async with anna.live(table) as a, bela.live(table) as b:
            card = await bela.post(f"{at}/resign", {"level": "easy"})
            assert (card["seats"][1]["kind"], card["seats"][1]["name"], card["seats"][1]["resigned"]) == (
                "bot",
                "Bela",
                True,
            )
            assert not card["seats"][1]["kept"] and not card["seats"][1]["stands_in"] and card["seats"][1]["own"]
            await b.until(lambda: b.state["viewer"] is None)
            assert await bela.problem(f"{at}/come_back") == (403, "not-seated")
            assert (await bela.post(f"{at}/resign", {}))["changes"] == card["changes"]  # asked twice, answered twice
            assert (await anna.problem(f"{at}/resign", {"level": "nobody"}))[1] == "no-level"
            await a.play(random.Random(3))
            over = a.state["card"]
        assert [seat["resigned"] for seat in over["seats"]] == [False, True, False]
        assert [change["kind"] for change in over["changes"]] == ["resigned"]
        assert await anna.problem(f"{at}/resign", {}) == (409, "over")
        assert (await anna.get(f"{at}/verify"))["replayed"]
        assert table in [card["id"] for card in (await bela.get("/api/lobby"))["mine"]]  # among the finished ones


async def test_the_host_who_resigns_hands_the_table_on(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "bot"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert not (await anna.post(f"/api/tables/{table}/resign", {}))["host"]
        assert (await bela.get(f"/api/tables/{table}"))["host"]


async def test_only_who_is_alone_deletes_a_table(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        solo = await anna.open("me", "bot", "bot")
        assert solo["alone"]
        assert await bela.problem(f"/api/tables/{solo['id']}/delete") == (403, "not-seated")
        async with anna.live(solo["id"]) as live:
            assert (await anna.http.post(f"/api/tables/{solo['id']}/delete")).status_code == 200
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.until(lambda: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "deleted"
        assert await anna.problem(f"/api/tables/{solo['id']}/delete") == (404, "no-table")
        assert (await anna.get("/api/lobby"))["mine"] == []
        both = (await anna.open("me", "open", "bot"))["id"]
        await bela.post(f"/api/tables/{both}/sit", {"seat": 1})
        assert await anna.problem(f"/api/tables/{both}/delete") == (409, "not-alone")
        await bela.post(f"/api/tables/{both}/resign", {})
        assert await anna.problem(f"/api/tables/{both}/delete") == (409, "not-alone")  # it is among Bela's, too


# -- a rematch ------------------------------------------------------------------------------------------------


async def test_a_rematch_invites_everybody(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        table = (await anna.open("me", "open", "bot"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with anna.live(table) as a, bela.live(table) as b:
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
            again = await anna.post(f"/api/tables/{table}/rematch")
            assert again["status"] == "waiting" and names(again) == names(a.state["card"])
            assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "bot"]
            assert [seat["invited"] for seat in again["seats"]] == [False, True, False]
            await b.until(lambda: b.state["card"]["rematch"] == again["id"])
            assert b.state["card"]["rematch_by"] == "Anna"
        at = f"/api/tables/{again['id']}"
        mine = {card["id"]: card for card in (await bela.get("/api/lobby"))["mine"]}
        assert mine[again["id"]]["invited"] and mine[again["id"]]["host_name"] == "Anna"
        refused = await caro.http.post(f"{at}/sit", json={"seat": 1})
        assert (refused.status_code, refused.json()["error"], refused.json()["figures"]) == (
            409,
            "seat-kept",
            {"name": "Bela"},
        )
        joined = await bela.post(f"/api/tables/{table}/rematch")  # asking for one is saying yes
        assert joined["id"] == again["id"] and joined["status"] == "running" and joined["seats"][1]["me"]
        assert not joined["invited"]


async def test_who_is_invited_may_decline_and_a_cancelled_rematch_can_be_asked_for_again(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "bot"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with anna.live(table) as a, bela.live(table) as b:
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        declined = await bela.post(f"/api/tables/{again}/leave")
        assert not declined["invited"] and names(declined)[1] == ""
        assert again not in [card["id"] for card in (await bela.get("/api/lobby"))["mine"]]
        await anna.http.post(f"/api/tables/{again}/cancel")
        another = await bela.post(f"/api/tables/{table}/rematch")
        assert another["id"] != again and another["host_name"] == "Bela"


# -- names and lists ------------------------------------------------------------------------------------------


async def test_a_new_name_reaches_what_was_told_of_the_old_one(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "bot"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        await bela.post(f"/api/tables/{table}/stand_in", {"seat": 1})
        async with anna.live(table) as live:
            await bela.post("/api/me", {"name": "Belinda", "language": "fr"})
            await live.until(lambda: names(live.state["card"])[1] == "Belinda")
            assert [change["name"] for change in live.state["card"]["changes"]] == ["Belinda"]


async def test_a_card_says_where_the_match_stands_and_nothing_secret(base: str) -> None:
    async with Player(base, "Anna") as anna, httpx.AsyncClient(base_url=base, timeout=PATIENCE) as nobody:
        card = await anna.open("me", "bot", "bot", door="public")
        assert card["standing"]["round"] == 1 and card["standing"]["phase"] == "harbour"
        assert card["standing"]["key"].startswith("wait-")
        async with anna.live(card["id"]) as live:
            await live.its_turn(0)  # bots change nothing any more
            seen = (await nobody.get(f"/api/tables/{card['id']}")).json()["standing"]
            assert seen == live.state["card"]["standing"] and seen["figures"]["seat"] == "seat:0"
        waiting = await anna.open("me", "open", "bot")
        assert waiting["standing"] is None


# -- options that fit -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options", "problem"),
    [
        (CONCORDIA, 5, {"mode": "team"}, "unfit-option"),
        (CONCORDIA, 6, {"mode": "individual"}, "unfit-option"),
        (CONCORDIA, 4, {"partner_talk": "free"}, "unfit-option"),
        (CONCORDIA, 4, {"mode": "team", "classic_deck": True}, "unfit-option"),
        (CONCORDIA, 4, {"map": "hellas", "ionium_without_b": "on"}, "unfit-option"),
        (CARTHAGO, 3, {"first_player_by_lot": False, "first_seat": 3}, "unfit-option"),
        (CARTHAGO, 3, {"first_seat": 2}, "unfit-option"),
        (CARTHAGO, 3, {"first_seat": 9}, "bad-option"),
        (CARTHAGO, 6, {}, "bad-seats"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    base: str, game: str, seats: int, options: dict[str, Any], problem: str
) -> None:
    async with Player(base, "Anna") as anna:
        new = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], "options": options}
        assert await anna.problem("/api/tables", new) == (400, problem)


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (2, {}, ("individual", "ionium")),
        (3, {}, ("individual", "hellas")),
        (4, {}, ("individual", "imperium")),
        (4, {"mode": "team"}, ("team", "hellas")),
        (6, {}, ("team", "imperium")),
        (6, {"map": "cyprus"}, ("team", "cyprus")),
    ],
)
async def test_defaults_depend_on_seats_and_mode(
    base: str, seats: int, options: dict[str, Any], expected: tuple[str, str]
) -> None:
    async with Player(base, "Anna") as anna:
        new = {"game": CONCORDIA, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], "options": options}
        card = await anna.post("/api/tables", new)
        assert (card["options"]["mode"], card["options"]["map"]) == expected


@pytest.mark.parametrize("title", playable())
def test_every_title_has_a_first_match_that_can_be_played(title: str) -> None:
    preset = next(each for each in game_info(title).presets if each.name == "first")
    game = load(title)
    assert game.fits(preset.seats, check_choice(game.options, preset.options, preset.seats))
