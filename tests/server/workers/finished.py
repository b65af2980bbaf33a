"""Finished matches to look back at."""

from __future__ import annotations

import random
from pathlib import Path

from emporion.server.service import Settings
from tests.server.driver import GAME, Player

RECORDS = Path(__file__).parents[2] / "fixtures" / GAME


def settings(data: Path) -> Settings:
    return Settings(data=data, bot_delay=0, bot_workers=1, analysis_effort=0.02, new_seed=lambda: "7" * 64)


async def finished(anna: Player, seed: int) -> str:
    table: str = (await anna.open("me", "bot", "bot"))["id"]
    async with anna.live(table) as live:
        await live.play(random.Random(seed))
    return table
