"""The scripted people of tools/load.py: they find in a frame what they need, and play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

import word_cost
from emporion import games
from emporion.kernel.record import read_record
from emporion.server.service import Service, Settings
from loading.people import Crowd, Manner
from loading.wire import number_in, offer_in
from tests.server.driver import InThread


async def test_people_play_at_tables_of_every_title(tmp_path: Path) -> None:
    manner = Manner(people=2, seats=3, think=0.0, every=0.0, again=False)
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        crowd = Crowd(server.base, manner, list(enumerate(games.titles())))
        await crowd.open()
        crowd.begin(set(games.titles()))
        async with asyncio.timeout(300):
            while not all(len(figures.replies) >= 5 for figures in crowd.figures.values()):
                await asyncio.sleep(0.01)
        crowd.pace(0.01)  # faster from now on, and measured anew
        assert not any(figures.replies for figures in crowd.figures.values())
        async with asyncio.timeout(300):
            while not all(figures.replies for figures in crowd.figures.values()):
                await asyncio.sleep(0.01)
        crowd.close()
        assert crowd.lost == 0
        assert sorted(crowd.figures) == games.titles()
        for table in crowd.tables:
            room = server.service.rooms.rooms[table.id]
            assert room.play is not None
            words = {said.seat for said in room.play.match.said}
            assert words & {0, 1}, "somebody of the people has spoken"
        assert sum(figures.refused for figures in crowd.figures.values()) <= 5  # a sealed decision opened just then


def test_what_is_found_in_a_frame() -> None:
    frame = msgspec.json.encode(
        {"type": "state", "seq": 417, "card": {"words": 3}, "speakers": [0], "offer": ["a:b", "lock"], "words": 12}
    )
    assert (number_in(frame, b"seq"), offer_in(frame)) == (417, [b"a:b", b"lock"])
    assert offer_in(b'{"speakers":[1],"offer":[],"refused":[]}') == []


async def test_what_words_cost_is_measured_to_the_end_of_a_match(tmp_path: Path) -> None:
    """Without a storage: whatever the server asks of one is answered."""
    file = next((word_cost.FIXTURES / "ostia").glob(f"*-{word_cost.SEATS}-seats-*.record"))
    match = read_record(games.load("ostia"), file.read_text(encoding="utf-8"))
    service, costs, store = Service(Settings(data=tmp_path)), word_cost.Costs(), word_cost.Nothing()
    service.store = store
    await word_cost.play(service, store, match, costs, word_cost.Drawing())
    assert len(costs.words) == len(match.said)
