"""Why a match ended as it did, over REST: for tables and for records brought along, once it is over."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from emporion import games
from emporion.kernel.record import game_of, read_record
from emporion.server.messages import Ending
from emporion.server.service import Settings
from emporion.server.workers.ending import ending_of
from tests.server.driver import InThread, Player

RECORDS = Path(__file__).parents[2] / "fixtures"


async def test_the_ending_of_records_brought_along(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna:
            for title in games.titles():
                record = (RECORDS / title / sorted(f.name for f in (RECORDS / title).glob("*.record"))[0]).read_text()
                upload = (await anna.http.post("/api/records", json={"record": record})).json()
                ending = await anna.get(upload["states"].replace("/replay", "/ending"))
                assert msgspec.convert(ending, Ending) == ending_of(read_record(games.load(game_of(record)), record))
                assert ending["result"] == upload["result"]


async def test_the_ending_of_a_table_when_it_is_over(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = (await anna.open("me", "bot", "bot"))["id"]
            address = f"/api/tables/{table}/ending"
            assert (await anna.http.get(address)).status_code == 409
            async with anna.live(table) as live:
                assert len(live.state["turns"]) == 3
                await live.play(random.Random(5))
                turns, winners = live.state["turns"], live.state["result"]["winners"]
                assert len(turns) == 3 and set(turns) <= {"", "out"}, "nobody has a turn any more"
                assert [turns[seat] for seat in winners] == [""] * len(winners)
            ending = await anna.get(address)
            assert ending["result"] == live.state["result"]
            assert ending["course"][-1]["points"] == ending["result"]["scores"]
            assert await bela.get(address) == ending, "whoever may watch may know"
