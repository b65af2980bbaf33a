"""Branches: matches that play on from a moment of a finished one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.kernel.record import digest_of, read_record
from emporion.server.doors import tables
from emporion.server.people import limits
from emporion.server.workers import replay_worker
from tests.server.driver import GAME, InThread, Player
from tests.server.workers.finished import RECORDS, finished, settings


async def test_a_branch_plays_on_from_the_match_and_its_record_says_so(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = await finished(anna, 2)
            original = (await anna.http.get(f"/api/tables/{table}/record")).text
            replay = await anna.get(f"/api/tables/{table}/replay")
            said = [(word["seat"], word["word"]) for word in replay["words"]]
            n = 61
            there = await anna.get(f"/api/tables/{table}/replay/{n}")
            while there["speakers"] != [0] or len(there["offer"]) < 2:  # nobody speaks meanwhile, and there is a choice
                n += 1
                there = await anna.get(f"/api/tables/{table}/replay/{n}")
            address = f"/api/tables/{table}/branch"
            assert await bela.problem(address, {"word": n}) == (403, "not-seated")
            assert await anna.problem(address, {"word": n, "seat": 1}) == (403, "not-seated")
            assert await anna.problem(address, {"word": len(said)}) == (404, "no-word")
            assert await anna.problem(address, {"word": n, "level": "god"}) == (400, "no-level")
            card = await anna.post(address, {"word": n})
            assert card["branch"] == {"record": digest_of(original), "word": n, "table": table}
            assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"] and card["hints"]
            assert card["words"] <= n and card["status"] == "running"
            async with anna.live(card["id"]) as live:
                await live.until(lambda: live.offer)
                before = await anna.get(f"/api/tables/{table}/replay/{n}?view=0")
                assert live.state["sight"] == before["sight"] and live.offer == before["offer"]
                assert live.state["may_take_back"] is False, "what was said before the branch stays"
                assert (await live.ask(type="take_back", all=True))["error"]["error"] == "nothing-to-take-back"
                other = next(word for word in live.offer if word != said[n][1])
                assert (await live.say(other))["ok"]
                await live.play(random.Random(4))
            record = (await anna.http.get(f"/api/tables/{card['id']}/record")).text
            match = read_record(games.load(GAME), record)
            words = [(s.seat, match.game.vocabulary.text(s.word)) for s in match.said]
            assert words[:n] == said[:n] and words[n] == (0, other)
            assert match.header.origin == f"{digest_of(original)} {n}"
            assert (await anna.get(f"/api/tables/{card['id']}/verify"))["replayed"]
            assert (await anna.http.get(f"/api/tables/{table}/record")).text == original, "the match stays as it was"
            branches = await anna.get(f"/api/tables/{table}/branches")
            assert [branch["id"] for branch in branches] == [card["id"]]
            assert await bela.get(f"/api/tables/{table}/branches") == []
            rematch = await anna.post(f"/api/tables/{card['id']}/rematch")
            assert rematch["branch"] is None and rematch["words"] == 0
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Caro") as caro:
            again = await caro.get(f"/api/tables/{card['id']}")
            assert again["branch"] == card["branch"], "kept over a restart"


async def test_anybody_plays_on_from_an_uploaded_record_on_any_seat(tmp_path: Path) -> None:
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            upload = (await anna.http.post("/api/records", json={"record": record})).json()
            address = upload["states"].replace("/replay", "/branch")
            assert await anna.problem(address, {"word": 10}) == (400, "no-seat")
            assert await anna.problem(address, {"word": 10, "seat": 11}) == (400, "no-seat")
            card = await anna.post(address, {"word": 10, "seat": 2, "level": "easy"})
            assert card["branch"] == {"record": digest_of(record), "word": 10, "table": ""}
            assert [seat["me"] for seat in card["seats"]].index(True) == 2
            async with anna.live(card["id"]) as live:
                await live.play(random.Random(1), stop=lambda: live.state["words"] > 20)
            assert [branch["id"] for branch in await anna.get(f"{address}es")] == [card["id"]]


async def test_the_list_of_branches_wakes_no_table_and_is_not_asked_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")
    drawn: list[int] = []
    with InThread(settings(tmp_path)) as server:
        service = server.service
        async with Player(server.base, "Anna") as anna:
            upload = (await anna.http.post("/api/records", json={"record": record})).json()
            address = upload["states"].replace("/replay", "/branch")
            made = [(await anna.post(address, {"word": 10, "seat": 2, "level": "easy"}))["id"] for _ in range(4)]
            await anna.open("me", "bot", "bot")  # is none
            monkeypatch.setattr(tables, "MOST_BRANCHES", 3)
            draw = service.lobby.draw

            def spy(glimpses: Sequence[Any], person: Any) -> Any:
                drawn.append(len(glimpses))
                return draw(glimpses, person)

            def wake(*_: object) -> None:
                raise AssertionError("a table is woken to be listed")

            monkeypatch.setattr(service.lobby, "draw", spy)
            monkeypatch.setattr(service.rooms, "card", wake)
            cards = await anna.get(f"{address}es")
            assert drawn == [3] and len(cards) == 3 and {card["id"] for card in cards} < set(made)
            assert [card["made"] for card in cards] == sorted(card["made"] for card in cards)
            monkeypatch.setitem(limits.QUOTAS, "lobby", limits.Quota(1, 0))
            service.limits.allowances.clear()
            assert len(await anna.get(f"{address}es")) == 3
            refused = await anna.http.get(f"{address}es")
            assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
            monkeypatch.setitem(limits.QUOTAS, "replay", limits.Quota(0, 0))
            service.limits.allowances.clear()
            for looked_at in (f"{address}es", upload["states"].replace("/replay", "/analysis")):
                refused = await anna.http.get(looked_at)
                assert (refused.status_code, refused.json()["error"]) == (429, "too-fast"), looked_at
            assert drawn == [3, 3]


async def test_branches_are_read_elsewhere_once_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No record is read in the server's own process; a position is worked out once; each asking counts as a replay."""
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")

    def here(*_: object) -> None:
        raise AssertionError("a record is read in the server's own process")

    monkeypatch.setattr(replay_worker, "read_record", here)
    with InThread(settings(tmp_path)) as server:
        asked: list[tuple[object, ...]] = []
        do = server.service.archive.workers.do

        def spy(work: Callable[..., Any], *question: object, **more: Any) -> Any:
            if work is replay_worker.depart:  # finished matches are counted in the same processes
                asked.append((work.__name__, *question[1:]))
            return do(work, *question, **more)

        monkeypatch.setattr(server.service.archive.workers, "do", spy)
        async with Player(server.base, "Anna") as anna:
            upload = (await anna.http.post("/api/records", json={"record": record})).json()
            table = await finished(anna, 3)
            asked.clear()
            address = upload["states"].replace("/replay", "/branch")
            for seat in (0, 1, 0):
                card = await anna.post(address, {"word": 10, "seat": seat})
                assert card["branch"] == {"record": digest_of(record), "word": 10, "table": ""}
            assert await anna.problem(address, {"word": 99_999, "seat": 0}) == (404, "no-word")
            assert asked == [("depart", 10), ("depart", 99_999)]
            assert (await anna.post(f"/api/tables/{table}/branch", {"word": 5}))["branch"]["word"] == 5
            monkeypatch.setitem(limits.QUOTAS, "replay", limits.Quota(1, 0))
            server.service.limits.allowances.clear()
            await anna.post(address, {"word": 10, "seat": 0})
            assert await anna.problem(address, {"word": 10, "seat": 0}) == (429, "too-fast")


async def test_a_sealed_decision_that_was_half_said_is_said_anew(tmp_path: Path) -> None:
    """Else a table that left its record in the middle of an allocation could neither seal it nor take it back."""
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")
    words = record.split("\n---\n")[1].splitlines()
    n = next(k for k, word in enumerate(words) if word.endswith(" lock"))
    seat = words[n].split()[0]
    begun = next(k for k, word in enumerate(words) if word.startswith(f"{seat} split:"))
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            replay = await anna.post("/api/records", {"record": record})
            address = replay["states"].replace("/replay", "/branch")
            card = await anna.post(address, {"word": n, "seat": int(seat)})
            assert card["branch"]["word"] == begun < n
            async with anna.live(card["id"]) as live:
                await live.until(lambda: live.offer)
                assert live.offer == ["lock"] and live.state["may_take_back"] is True
                assert (await live.ask(type="take_back", all=True))["ok"]
                await live.until(lambda: len(live.offer) > 1)
                assert words[begun].split()[1] in live.offer
