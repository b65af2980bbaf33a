"""People, lobby and tables, over HTTP."""

from __future__ import annotations

import random

import httpx

from tests.server.driver import GAME, PATIENCE, Player


async def test_a_guest_gets_a_name_and_a_signed_cookie(base: str) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as nobody:
        assert (await nobody.get("/api/me")).status_code == 401
        assert (await nobody.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}] * 3})).status_code == 401
    async with Player(base, "  Anna |\n Bell  ") as anna:
        me = await anna.get("/api/me")
        assert me["name"] == "Anna Bell"
        header = (await anna.http.post("/api/me", json={"name": "Anna", "language": "fr"})).headers["set-cookie"]
        assert "HttpOnly" in header and "samesite=lax" in header.lower()
        assert (await anna.get("/api/me")) == {
            "id": me["id"],
            "name": "Anna",
            "language": "fr",
            "kept": False,
            "zone": "",
        }
        cookie = anna.http.cookies["emporion"]
        forged = cookie[:-1] + ("0" if cookie[-1] != "0" else "1")
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, cookies={"emporion": forged}) as thief:
            assert (await thief.get("/api/me")).status_code == 401
        for unseen in (" \t ", "\u3164", "\u2800", "\u0301", "?!"):
            assert (await anna.problem("/api/me", {"name": unseen, "language": "en"})) == (400, "bad-name")


async def test_a_code_moves_a_person_to_another_device_once(base: str) -> None:
    async with Player(base, "Anna") as anna:
        code = (await anna.post("/api/me/move"))["code"]
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as phone:
            arrived = await phone.post("/api/me/arrive", json={"code": code.lower().replace("-", " ")})
            assert arrived.status_code == 200
            assert (await phone.get("/api/me")).json() == await anna.get("/api/me")
            again = await phone.post("/api/me/arrive", json={"code": code})
            assert (again.status_code, again.json()["error"]) == (404, "bad-code")


async def test_games_say_what_can_be_chosen(base: str) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as nobody:
        games = {game["title"]: game for game in (await nobody.get("/api/games")).json()}
        game = games[GAME]
        assert game["fewest_seats"] <= game["recommended_seats"] <= game["most_seats"]
        assert game["levels"] and game["options"][0]["rule"].startswith(game["code"])
        assert any(decision["sealed"] for decision in game["decisions"])
        book = (await nobody.get(f"/api/games/{GAME}/rulebook/fr")).json()
        assert any(section["rules"] for section in book["sections"])
        assert (await nobody.get(f"/api/games/{GAME}/rulebook/xx")).status_code == 404
        schema = (await nobody.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{table}" in schema["paths"]
        assert "TableCard" in schema["components"]["schemas"]
        live = (await nobody.get("/api/schema/live.json")).json()
        assert {"State", "Say", "Answer"} <= set(live["$defs"])


async def test_a_table_waits_for_people_and_starts_when_it_is_full(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        card = await anna.open("me", "open", "open", door="public")
        table = card["id"]
        assert card["status"] == "waiting" and card["host"] and card["seats"][0]["me"]
        assert [seat["colour"] for seat in card["seats"]] == ["red", "green", "yellow"]
        assert table in [c["id"] for c in (await bela.get("/api/lobby"))["open"]]
        assert table in [c["id"] for c in (await anna.get("/api/lobby"))["mine"]]
        async with bela.live(table) as watching:
            assert watching.state["sight"] is None and watching.state["viewer"] is None
            card = await bela.post(f"/api/tables/{table}/sit", {"seat": 2})
            assert card["seats"][2]["me"] and card["status"] == "waiting"
            await watching.until(lambda: watching.state["viewer"] == 2)
            assert await bela.post(f"/api/tables/{table}/sit", {"seat": 2}) == card  # the answer was lost
            assert await caro.problem(f"/api/tables/{table}/sit", {"seat": 2}) == (409, "seat-taken")
            assert await caro.problem(f"/api/tables/{table}/sit", {"seat": 7}) == (400, "no-seat")
            assert await caro.problem(f"/api/tables/{table}/bot", {"seat": 1}) == (403, "not-host")
            assert await caro.problem(f"/api/tables/{table}/leave") == (403, "not-seated")
            await bela.post(f"/api/tables/{table}/leave")
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            card = await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
            assert card["status"] == "running" and card["waits_for_me"]
            assert (await caro.post(f"/api/tables/{table}/sit", {"seat": 2}))["status"] == "running"
            assert await caro.problem(f"/api/tables/{table}/sit", {"seat": 1}) == (409, "started")
            await watching.until(lambda: watching.state["sight"] is not None)
            assert watching.state["viewer"] == 1 and watching.offer
        assert await caro.problem(f"/api/tables/{table}/leave") == (409, "started")
        lobby = await anna.get("/api/lobby")
        assert table not in [c["id"] for c in lobby["open"]]
        async with Player(base, "Dora") as dora:
            assert table in [c["id"] for c in (await dora.get("/api/lobby"))["watch"]]


async def test_the_host_fills_up_with_bots_or_starts_without(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "open", "open", "open", "open"))["id"]
        assert await anna.problem(f"/api/tables/{table}/start") == (400, "bad-seats")
        card = await anna.post(f"/api/tables/{table}/bot", {"seat": 4, "level": "hard"})
        assert card["seats"][4]["kind"] == "bot" and card["seats"][4]["level"] == "hard"
        assert await anna.problem(f"/api/tables/{table}/bot", {"seat": 3, "level": "divine"}) == (400, "no-level")
        await anna.post(f"/api/tables/{table}/bot", {"seat": 2})
        card = await anna.post(f"/api/tables/{table}/start")
        assert card["status"] == "running" and [s["kind"] for s in card["seats"]] == ["person", "bot", "bot"]
        assert table not in [c["id"] for c in (await anna.get("/api/lobby"))["watch"]]  # only with the link


async def test_a_table_nobody_sits_at_any_more_is_gone(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "open", "open"))["id"]
        await anna.post(f"/api/tables/{table}/leave")
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 404


async def test_nonsense_is_answered_with_a_problem(base: str) -> None:
    async with Player(base, "Anna") as anna:
        three = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        wrong = [
            ({"game": "chess", "seats": three}, 400, "no-game"),
            ({"game": GAME, "seats": three[:2]}, 400, "bad-seats"),
            ({"game": GAME, "seats": [three[0], *three]}, 400, "two-seats"),
            ({"game": GAME, "seats": three, "options": {"colour": True}}, 400, "bad-option"),
            ({"game": GAME, "seats": three, "options": {"ivory": 1}}, 400, "bad-option"),
            ({"game": GAME, "seats": three, "pace": {"kind": "later"}}, 400, "malformed"),
            ({"game": GAME, "seats": [*three[:2], {"kind": "bot", "colour": "pink"}]}, 409, "colour-taken"),
            ({"game": GAME, "seats": "all"}, 400, "malformed"),
            ([], 400, "malformed"),
        ]
        for body, status, key in wrong:
            assert await anna.problem("/api/tables", body) == (status, key), body
        broken = await anna.http.post("/api/tables", content=b"\xff{", headers={"content-type": "application/json"})
        assert (broken.status_code, broken.json()["error"]) == (400, "malformed")
        huge = await anna.http.post("/api/tables", content=b"[" * 3_000_000)
        assert (huge.status_code, huge.json()["error"]) == (413, "too-long")
        for path in ("/api/nothing", "/api/tables/unknown", f"/api/tables/{'x' * 500}", "/api/tables/unknown/replay"):
            answer = await anna.http.get(path)
            assert answer.status_code == 404 and answer.json()["error"] in ("no-table", "not-found"), path


async def test_rematch(base: str) -> None:
    dice = random.Random(4)
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "bot", "bot"))["id"]
        assert await anna.problem(f"/api/tables/{table}/rematch") == (409, "not-over")
        async with anna.live(table) as live:
            await live.play(dice)
            assert await bela.problem(f"/api/tables/{table}/rematch") == (403, "not-seated")
            again = await anna.post(f"/api/tables/{table}/rematch")
            assert again["status"] == "running" and again["id"] != table and again["words"] < 30
            assert [seat["name"] for seat in again["seats"]] == [s["name"] for s in live.state["card"]["seats"]]
            await live.until(lambda: live.state["card"]["rematch"] == again["id"])
        assert (await anna.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
        first, second = (await anna.get(f"/api/tables/{table}/replay"))["seed"], None
        async with anna.live(again["id"]) as live:
            assert live.state["seed"] is second and live.state["commitment"] and first not in live.frames[0]
