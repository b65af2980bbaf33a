"""Hints: for the seat that must speak, at tables that allow them, from a guess of the table alone."""

from __future__ import annotations

import asyncio
import random
from array import array
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_for
from emporion.kernel.words import Words
from emporion.server.service import Settings
from emporion.server.workers import advice_worker, hints
from tests.server.driver import InThread, Live, Player


def settings(data: Path) -> Settings:
    return Settings(data=data, bot_delay=0, bot_workers=1, hint_seconds=0.3)


async def ask(live: Live, **more: Any) -> Any:
    return await live.ask(type="hint", seq=more.pop("seq", live.state["seq"]), **more)


async def my_turn(live: Live) -> None:
    await live.until(lambda: live.offer)


async def test_a_hint_names_offered_words_the_best_first_and_can_be_followed(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            card = await anna.open("me", "bot", "bot")
            assert card["hints"] is True and card["branch"] is None
            async with anna.live(card["id"]) as live:
                await my_turn(live)
                seq = live.state["seq"]
                hint = await ask(live)
                assert set(hint) == {"type", "id", "seq", "words"}
                assert hint["type"] == "hint" and hint["seq"] == seq
                assert 1 <= len(hint["words"]) <= 3
                for word in hint["words"]:
                    assert set(word) == {"word", "then", "chance", "reasons"}
                    assert word["word"] in live.offer and 0 <= word["chance"] <= 1
                    for reason in word["reasons"]:
                        assert set(reason) == {"term", "amount", "good"} and reason["amount"] != 0
                chances = [word["chance"] for word in hint["words"]]
                assert chances == sorted(chances, reverse=True)
                again = await ask(live)
                assert again["words"] == hint["words"], "asked twice, the same answer"
                assert (await live.say(hint["words"][0]["word"]))["ok"]


async def test_hints_are_refused_where_they_do_not_belong(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            without = (await anna.open("me", "bot", "bot", hints=False))["id"]
            async with anna.live(without) as live:
                await my_turn(live)
                assert (await ask(live))["error"]["error"] == "no-hints"
            card = await anna.open("me", "open", "bot")
            assert card["hints"] is False, "between people there are none unless the host allows them"
            allowed = (await anna.open("me", "open", "bot", hints=True))["id"]
            async with anna.live(allowed) as live:
                assert (await ask(live))["error"]["error"] == "not-started"
                await bela.post(f"/api/tables/{allowed}/sit", {"seat": 1})
            async with (
                anna.live(allowed) as first,
                bela.live(allowed) as second,
                Live(server.base, allowed, None) as eye,
            ):
                seats = {0: first, 1: second}
                assert (await ask(eye))["error"]["error"] == "not-seated"
                dice = random.Random(3)
                while first.offer or not second.offer:  # until only Bela must speak
                    speaker = next((live for live in seats.values() if live.offer), None)
                    if speaker is not None:
                        await speaker.say(dice.choice(speaker.offer))
                    for live in seats.values():
                        await live.all_told()
                assert (await ask(first))["error"]["error"] == "not-your-turn"
                assert (await ask(second, seq=second.state["seq"] - 1000))["error"]["error"] == "too-late"
                assert (await ask(second))["type"] == "hint"


async def test_a_hint_for_a_decision_that_is_past_comes_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def slow(self: hints.Hints, room: object, seat: int) -> list[Any]:
        loops.append(asyncio.get_running_loop())
        await gate.wait()
        return []

    monkeypatch.setattr(hints.Hints, "_think", slow)
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                await my_turn(live)
                await live.send({"type": "hint", "id": "late", "seq": live.state["seq"]})
                assert (await live.say())["ok"], "the table goes on while somebody thinks about a hint"
                loops[0].call_soon_threadsafe(gate.set)
                assert (await live.answer("late"))["error"]["error"] == "too-late"


async def test_the_advising_process_only_ever_gets_a_guess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[list[int]] = []
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                await my_turn(live)
                assert (await ask(live))["type"] == "hint"  # now the processes are running
                await live.say()
                for _ in range(5):
                    await my_turn(live)
                    pool = server.service.hints.workers._pool
                    assert pool is not None
                    submit = pool.submit

                    def look(work: object, *arguments: Any, submit: Any = submit) -> object:
                        if work is advice_worker.hint:
                            sent.append(list(array("q", arguments[2])))
                        return submit(work, *arguments)

                    monkeypatch.setattr(pool, "submit", look)
                    play = server.service.rooms.rooms[table].play
                    assert play is not None
                    true = play.match.table.numbers()
                    assert (await ask(live))["type"] == "hint"
                    monkeypatch.setattr(pool, "submit", submit)
                    assert sent[-1] != true
                    await live.say(random.Random(1).choice(live.offer))
    assert len(sent) == 5


@pytest.mark.parametrize("title", ["antiquity", "constantinopolis"])
def test_a_hint_is_the_same_for_any_two_tables_with_the_same_sight(title: str) -> None:
    """The whole way from a table to its hint: a guess is a function of the sight, so the hint is, too."""
    game = games.load(title)
    table = game.table(game.fewest_seats, "hint")
    words = Words(len(game.vocabulary))
    dice = Dice("hint")
    play_for(game, table, dice, words, 20)
    while len(game.offered(table, game.speakers(table)[0])) < 3:
        play_for(game, table, dice, words, 1)
    seat = game.speakers(table)[0]
    told = []
    for world in (table, *(game.guess(table, seat, Dice(f"world {n}")) for n in range(2))):
        guess = array("q", game.guess(world, seat, Dice("server")).numbers()).tobytes()
        told.append(
            advice_worker.hint(title, game.options_of(world), guess, seat, game.offered(world, seat), 0.0, "seed")
        )
    assert told[0] == told[1] == told[2]
