"""Finished matches: stepped through, downloaded, brought along, verified."""

from __future__ import annotations

import random
from pathlib import Path

import httpx

from emporion import games
from emporion.kernel.chance import commitment
from emporion.kernel.record import read_record
from emporion.server.match.play import header_of
from emporion.server.store import UPLOAD_LIFE
from emporion.server.store.sqlite import SqliteStore
from emporion.server.workers.replay import card_of_record, replay_of, verify
from tests.server.driver import GAME, PATIENCE, Player


async def finished(anna: Player, seed: int) -> str:
    table: str = (await anna.open("me", "bot", "bot"))["id"]
    for path in ("record", "replay", "replay/0", "verify"):
        answer = await anna.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    async with anna.live(table) as live:
        await live.play(random.Random(seed))
    return table


async def test_a_finished_match_is_stepped_through_from_any_view(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = await finished(anna, 1)
        replay = await anna.get(f"/api/tables/{table}/replay")
        assert replay["commitment"] == commitment(replay["seed"]) and replay["result"] == replay["card"]["result"]
        words = len(replay["words"])
        assert words == replay["card"]["words"] and all(word["at"] for word in replay["words"])
        events = len(replay["setup"])
        for n in (0, 1, words // 2, words):
            events = len(replay["setup"]) + sum(len(word["events"]) for word in replay["words"][:n])
            for view in ("public", "all", "0", "2"):
                state = await anna.get(f"{replay['states']}/{n}?view={view}")
                assert state["n"] == n and state["view"] == view and state["journal"] == events
                assert len(state["sights"]) == (3 if view == "all" else 0)
                assert (state["sight"]["own"] is None) == (view in ("public", "all"))
                if n < words:
                    assert state["speaker"] == replay["words"][n]["seat"]
                    if view == "all":
                        assert replay["words"][n]["word"] in state["offer"]
                else:
                    assert state["result"] == replay["result"]
        for path, error in ((f"{words + 1}", "no-word"), ("0?view=9", "bad-view"), ("0?view=x", "bad-view")):
            answer = await anna.http.get(f"{replay['states']}/{path}")
            assert answer.json()["error"] == error


async def test_a_record_is_downloaded_and_brought_along(base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = await finished(anna, 2)
        download = await anna.http.get(f"/api/tables/{table}/record")
        assert download.headers["content-type"].startswith("text/plain")
        match = read_record(games.load(GAME), download.text)
        replay = (await anna.http.post("/api/records", json={"record": download.text})).json()
        assert len(replay["words"]) == len(match.said) and replay["seed"] == match.header.seed
        state = await anna.get(f"{replay['states']}/5?view=1")
        assert state["sight"]["own"] is not None
        tampered = download.text.replace("seats: Anna", "seats: Hanna")
        answer = await anna.http.post("/api/records", json={"record": tampered})
        assert (answer.status_code, answer.json()["error"]) == (400, "changed-record")
        cases = ["", "x", download.text[:-200], "emporion record 1\ngame: chess\n", "é" * 500_000]
        for text in cases:
            answer = await anna.http.post("/api/records", json={"record": text})
            assert answer.status_code in (400, 413) and answer.json()["error"] in ("bad-record", "too-long")
            assert "\n" not in answer.json()["message"]
        assert (await anna.http.post("/api/records", content=b"\xff\xfe")).json()["error"] == "malformed"
        assert (await anna.http.get("/api/records/unknown/replay/0")).status_code == 404


async def test_a_tampered_record_is_told_at_which_word(base: str) -> None:
    async with Player(base, "Anna") as anna:
        text = (await anna.http.get(f"/api/tables/{await finished(anna, 2)}/record")).text
        lines = text.split("\n")
        start = lines.index("---") + 1
        for word, said in ((1, "0 sleep"), (7, "9 pass"), (12, lines[start + 11] + "0")):
            changed = [*lines[: start + word - 1], said, *lines[start + word :]]
            answer = await anna.http.post("/api/records", json={"record": "\n".join(changed)})
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-record")
            assert answer.json()["figures"] == {"line": start + word, "word": word}


async def test_a_record_that_was_brought_has_a_lasting_address(base: str) -> None:
    async with Player(base, "Anna") as anna, httpx.AsyncClient(base_url=base, timeout=PATIENCE) as nobody:
        text = (await anna.http.get(f"/api/tables/{await finished(anna, 2)}/record")).text
        brought = (await anna.http.post("/api/records", json={"record": text})).json()
        assert brought["expires"] - brought["card"]["made"] == UPLOAD_LIFE
        again = await nobody.get(f"/api/records/{brought['card']['id']}")
        assert again.status_code == 200 and again.json() == brought
        unknown = await nobody.get(f"/api/records/{'0' * 20}")
        assert (unknown.status_code, unknown.json()["error"]) == (404, "no-record")


async def test_verification_finds_a_wrong_seed_word_or_result(server: object, base: str) -> None:
    async with Player(base, "Anna") as anna:
        table = await finished(anna, 3)
        data: Path = server.data  # type: ignore[attr-defined]
        store = SqliteStore(data / "emporion.sqlite3", alone=False)
        await store.open()
        row, ops = await store.table(table), await store.ops(table)
        await store.close()
        assert row is not None and row.result is not None and header_of(row).seats[0] == "Anna"
        good = verify(row, ops)
        assert good.matches and good.replayed and good.first_difference is None
        row.seed += "0"
        bad = verify(row, ops)
        assert not bad.matches and bad.first_difference
        row.seed = row.seed[:-1]
        row.result.scores[0] += 1
        bad = verify(row, ops)
        assert bad.matches and not bad.replayed and bad.first_difference
        row.result.scores[0] -= 1
        bad = verify(row, ops[:10] + ops[11:])
        assert not bad.replayed and bad.first_difference


def test_a_hidden_twin_says_whom_it_leaves_out() -> None:
    """Who looks on afterwards, when all may be known, reads what the seat itself was told, and not the twin."""
    text = (Path(__file__).parents[2] / "fixtures" / "ostia" / "1-3-seats-defaults.record").read_text(encoding="utf-8")
    match = read_record(games.load("ostia"), text)
    replay = replay_of(match, card_of_record(match, "x", 0), "", "")
    events = [(word.seat, event) for word in replay.words for event in word.events]
    full = [(seat, event.audience, event.without) for seat, event in events if event.key == "took"]
    twins = [(seat, event.audience, event.without) for seat, event in events if event.key == "took-hidden"]
    assert full == [(seat, [seat], []) for seat, _, _ in full]
    assert twins == [(seat, None, [seat]) for seat, _, _ in full]
    assert len(full) == 15
    assert {tuple(event.without) for _, event in events if event.key not in ("took-hidden",)} == {()}
