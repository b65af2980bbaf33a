"""Long logs are read in slices: others have their turn in between."""

from __future__ import annotations

import asyncio

import pytest

from emporion.server.rooms import reading
from emporion.server.rooms.reading import Reader
from tests.server.match.logs import Log, told


async def test_others_have_their_turn_after_each_slice_and_long_logs_wait_for_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "SLICE", 0)  # the shortest there is: a word
    match = Log("ostia", 3)
    while len(match.ops) < 60:
        seat, game = match.play.speakers()[0], match.play.game
        match.say(f"{seat} {game.vocabulary.text(game.offered(match.play.table, seat)[0])}")
    reader, order = Reader(), list[str]()

    async def read(name: str) -> None:
        play = await reader.play(match.play.game, match.row, match.ops)
        assert told(play) == told(match.play)
        order.append(name)

    async def others() -> None:
        for _ in range(60):  # each time round everybody who can go on does so once
            await asyncio.sleep(0)
        order.append("others")

    await asyncio.gather(read("first"), read("second"), others())
    assert order == ["first", "others", "second"]


async def test_a_log_of_the_usual_length_is_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SLICE", 3600)
    match = Log("ostia", 3).say()
    seat, game = match.play.speakers()[0], match.play.game
    match.say(f"{seat} {game.vocabulary.text(game.offered(match.play.table, seat)[0])}")
    task = asyncio.create_task(Reader().play(game, match.row, match.ops))
    await asyncio.sleep(0)
    assert task.done() and told(task.result()) == told(match.play)
