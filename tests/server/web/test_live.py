"""The live table, over WebSockets."""

from __future__ import annotations

import asyncio
import json
import random
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.typing import Origin

from emporion.server.service import Settings
from tests.server.driver import PATIENCE, InThread, Live, Player


async def test_a_whole_match_against_bots(base: str) -> None:
    dice = random.Random(1)
    async with Player(base, "Anna") as anna:
        card = await anna.open("me", "bot", "bot", "bot")
        assert card["status"] == "running"
        async with anna.live(card["id"]) as live:
            assert live.state["viewer"] == 0 and live.state["commitment"] and live.state["seed"] is None
            assert live.state["prompt"]["key"].startswith("ask-" if live.offer else "wait-")
            await live.play(dice)
            seqs = [json.loads(frame)["seq"] for frame in live.frames if '"type":"state"' in frame]
            assert seqs == sorted(seqs)
            end = live.state
        assert end["card"]["status"] == "over" and end["offer"] == [] and end["seed"]
        assert end["result"]["scores"] == end["card"]["result"]["scores"] and len(end["result"]["places"]) == 4
        assert end["words"] > 50 and len(live.journal) > 50

        verified = await anna.get(f"/api/tables/{card['id']}/verify")
        assert verified["matches"] and verified["replayed"] and verified["first_difference"] is None
        assert verified["seed"] == end["seed"] and verified["commitment"] == end["commitment"]
        assert verified["words"] == end["words"]
        async with anna.live(card["id"]) as again:
            assert again.journal == live.journal and again.state["result"] == end["result"]


async def test_three_people_play_together(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c, Live(base, table, None) as w:
            await asyncio.gather(*(live.play(random.Random(n)) for n, live in enumerate((a, b, c))), watch(w))
            assert a.state["result"] == b.state["result"] == c.state["result"] == w.state["result"]
            assert w.state["viewer"] is None and w.state["sight"]["own"] is None and w.offer == []
            for frame in w.frames:
                assert '"offer":[]' in frame or '"type":"state"' not in frame


async def watch(live: Live) -> None:
    await live.until(lambda: live.over)


async def test_chat_and_presence(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela:
        table = (await anna.open("me", "open", "bot", door="public"))["id"]
        async with anna.live(table) as a:
            async with Live(base, table, None) as w, bela.live(table) as b:
                await a.until(lambda: a.presence and a.presence["watching"] == 2)
                assert (await b.ask(type="chat", text="  Salve!\n "))["ok"]
                await a.until(lambda: a.chats)
                await w.until(lambda: w.chats)
                assert a.chats[0]["text"] == "Salve!" and a.chats[0]["name"] == "Bela" and a.chats[0]["seat"] is None
                assert not (await w.ask(type="chat", text="me too"))["ok"]  # nobody without a name
                again = await b.ask(type="chat", text="twice", id="same")
                assert again["ok"] and (await b.ask(type="chat", text="twice", id="same"))["ok"]
                assert (await b.ask(type="chat", text=" \n "))["error"]["error"] == "empty-text"
                for n in range(20):
                    answer = await b.ask(type="chat", text=f"flood {n}")
                assert answer["error"]["error"] == "too-fast"
                await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
                await a.until(lambda: a.presence["watching"] == 1 and a.presence["away"] == [])
            await a.until(lambda: a.presence["away"] == [1])
        async with anna.live(table) as a:
            await a.all_told()
            assert [chat["text"] for chat in a.chats].count("twice") == 1


async def test_taking_back(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        table = (await anna.open("me", "open", "open", options={"first_player": "seat_0"}))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
            # A sealed choice: taken back while others have not chosen; nobody else sees what it was.
            before = a.state["sight"]
            assert not a.state["may_take_back"]
            assert (await a.ask(type="take_back"))["error"]["error"] == "nothing-to-take-back"
            assert (await a.say(a.offer[0]))["ok"]
            await a.until(lambda: a.state["may_take_back"])
            await b.until(lambda: 0 not in b.state["speakers"])
            assert (await b.say())["ok"]
            assert (await a.ask(type="take_back"))["ok"]
            await a.until(lambda: a.offer)
            assert a.state["sight"]["own"] == before["own"] and not a.state["may_take_back"]
            await b.until(lambda: 0 in b.state["speakers"])
            assert (await a.say())["ok"] and (await c.say())["ok"]
            # Now it is open and known: too late.
            for live in (a, b, c):
                await live.until(lambda live=live: live.state["decision"] != a.state["decision"] or live.journal)
                await live.all_told()
            assert not a.state["may_take_back"]
            assert (await b.ask(type="take_back"))["error"]["error"] == "nothing-to-take-back"
            # An open word: until somebody else speaks. The journal shrinks with it.
            first = next(live for live in (a, b, c) if live.offer)
            journal = list(a.journal)
            assert (await first.say())["ok"]
            await first.all_told()
            if first.state["may_take_back"]:
                await a.all_told()
                assert len(a.journal) > len(journal)
                assert (await first.ask(type="take_back", all=True))["ok"]
                await a.all_told()
                assert a.journal == journal
        record = await anna.http.get(f"/api/tables/{table}/record")
        assert (record.status_code, record.json()["error"]) == (409, "not-over")


async def test_all_words_of_a_sealed_decision_are_said_and_taken_back_at_once(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        dice = random.Random(3)
        async with anna.live(table) as live:
            await live.play(dice, stop=lambda: live.state["decision"] == "allocate" and live.offer)
            await live.its_turn(0)  # the bots lay their goods meanwhile
            start, words = live.state, []
            while "lock" not in live.offer:
                words.append(live.offer[0])
                assert (await live.say(words[-1]))["ok"]
                await live.until(lambda: live.state["words"] == start["words"] + len(words))
            assert (await live.ask(type="take_back", all=True))["ok"]
            await live.until(lambda: not live.state["may_take_back"])
            assert live.state["sight"] == start["sight"] and live.offer == start["offer"]
            seq = live.state["seq"]
            refused = await live.ask(type="say_all", seq=seq, words=[*words, "lock", words[0]])
            assert not refused["ok"]
            assert await live.all_told() == []  # nothing has changed
            refused = await live.ask(type="say_all", seq=seq, words=[words[0], words[0]])
            assert refused["refusal"]["key"] and refused["word"] == words[0]
            assert (await live.ask(type="say_all", seq=seq, words=[*words, "lock"]))["ok"]
            await live.until(lambda: live.offer[:1] == ["confirm"])  # the bots had locked: the piles show


async def test_why_not(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live, Live(base, table, None) as watcher:
            await live.until(lambda: live.offer)
            assert (await live.ask(type="why", word=live.offer[0]))["refusal"] is None
            why = await live.ask(type="why", word="pass")
            assert why["type"] == "why" and why["refusal"]["key"] == "not-now"
            assert (await live.ask(type="why", word="dance"))["error"]["error"] == "unknown-word"
            assert (await watcher.ask(type="why", word="pass"))["error"]["error"] == "not-seated"


async def test_a_client_that_comes_back_catches_up(base: str) -> None:
    dice = random.Random(8)
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live:
            await live.play(dice, stop=lambda: len(live.journal) > 30)
        known = list(live.journal)
        async with anna.live(table) as back:  # told from its beginning: what it had may have been taken back
            assert back.state["journal_from"] == 0
            assert back.state["journal"][: len(known)] == known


async def test_wrong_messages_do_no_harm(base: str) -> None:
    async with Player(base, "Anna") as anna, Player(base, "Bela") as bela, Player(base, "Caro") as caro:
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with anna.live(table) as a, bela.live(table) as b, Player(base, "Dora") as dora, dora.live(table) as d:
            for live in (a, b, d):
                await live.all_told()
            word, seq = a.offer[0], a.state["seq"]
            # twice
            assert (await a.say(word, id="one"))["ok"]
            assert (await a.say(word, id="one", seq=seq))["ok"]
            await a.all_told()
            words = a.state["words"]
            assert words == 1
            # late, from the future, out of turn
            assert (await a.say(word, seq=seq))["error"]["error"] == "too-late"
            assert (await a.say(word, seq=seq + 99))["error"]["error"] == "too-late"
            out_of_turn = await a.say(word)
            assert out_of_turn["error"]["error"] == "refused" and out_of_turn["refusal"]["key"] == "not-you"
            # by the wrong seat
            assert (await d.ask(type="say", seq=0, word=word))["error"]["error"] == "not-seated"
            assert (await d.ask(type="take_back"))["error"]["error"] == "not-seated"
            # unknown and refused words
            assert (await b.say("dance:tango"))["error"]["error"] == "unknown-word"
            assert (await b.say("pass"))["refusal"]["key"] == "not-now"
            await b.all_told()
            b.frames.clear()
            # malformed
            bad = [
                "",
                "x",
                "[]",
                "{}",
                "null",
                '{"type":"say"}',
                '{"type":"sing","id":"7"}',
                '{"type":"say","id":"8","seq":"now","word":"pass"}',
                '{"type":"say","id":"9","seq":1,"word":"pass","seat":2}',
                '{"type":"chat","id":"9","text":""}',
                '{"type":"chat","id":"' + "i" * 41 + '","text":"x"}',
                "[" * 5000,
                b"\xff\xfe\x00",
                '{"type":"say_all","id":"9","seq":1,"words":[]}',
            ]
            for message in bad:
                await a.send(message)
                while (got := await a.next())["type"] == "presence":
                    pass  # who is there is told when it was told long enough ago
                assert got["type"] == "answer" and not got["ok"] and got["error"]["error"] == "malformed", message
            # too long to be a message
            await a.send(json.dumps({"type": "chat", "id": "long", "text": "x" * 17_000}))
            assert (await a.next())["error"]["error"] == "too-long"
            noticed = [message for message in await b.all_told() if message["type"] != "presence"]
            assert noticed == []  # by nobody else
            assert a.state["words"] == words
            assert (await b.say())["ok"]  # and the table goes on
            await a.until(lambda: a.state["speakers"] == [2])


async def test_a_frame_of_megabytes_closes_its_own_socket_only(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live, anna.live(table) as other:
            await live.send("x" * 10_000_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                while True:
                    await live.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            await other.until(lambda: other.offer)
            assert (await other.say())["ok"]


async def test_unknown_tables_and_foreign_pages(base: str) -> None:
    async with Player(base, "Anna") as anna:
        address = base.replace("http", "ws")
        async with websockets.connect(f"{address}/api/tables/nothing/live") as socket:
            assert json.loads(await socket.recv())["error"]["error"] == "no-table"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        table = (await anna.open("me", "bot", "bot"))["id"]
        headers = {"Cookie": f"emporion={anna.http.cookies['emporion']}"}
        async with websockets.connect(
            f"{address}/api/tables/{table}/live", origin=Origin("http://evil.example"), additional_headers=headers
        ) as socket:
            assert json.loads(await socket.recv())["error"]["error"] == "foreign"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


async def test_the_page_is_served(base: str) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        page = await http.get("/")
        assert page.status_code == 200 and "text/html" in page.headers["content-type"]
        assert page.headers["cache-control"] == "no-cache"
        deep = await http.get("/table/abc")
        assert deep.text.replace(f"{base}/table/abc", f"{base}/") == page.text  # links to it name its own address
        same = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert same.status_code == 304 and same.content == b""
        assert (await http.get("/assets/none.js")).status_code == 404


async def test_built_files_are_compressed_and_kept_by_the_browser(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><script>salve()</script>" + "<p>Salve</p>" * 200)
    (static / "assets" / "main-1a2b.js").write_text("console.log('salve');" * 200)
    (static / "assets" / "font-3c4d.woff2").write_bytes(bytes(range(256)) * 4)
    with InThread(Settings(data=tmp_path / "data", static=static)) as server:
        async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as http:
            script = await http.get("/assets/main-1a2b.js")
            assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"].startswith("text/javascript") and script.text.startswith("console")
            plain = await http.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.text == script.text
            font = await http.get("/assets/font-3c4d.woff2")
            assert "content-encoding" not in font.headers and len(font.content) == 1024
            page = await http.get("/table/xyz")
            assert page.headers["cache-control"] == "no-cache" and "Salve" in page.text
            only = page.headers["content-security-policy"].split("; ")
            hashed = b64encode(sha256(b"salve()").digest()).decode()
            assert f"script-src 'self' 'sha256-{hashed}'" in only and "frame-ancestors 'none'" in only
            for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../x.txt"):
                outside = await http.get(path)
                assert outside.status_code in (400, 404) or outside.text == page.text
