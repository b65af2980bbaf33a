"""What the tests of rooms share: a running service, its people and tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from emporion.server.messages import NewSeat, NewTable
from emporion.server.rooms.room import Room
from emporion.server.service import Service, Settings
from emporion.server.store import Person
from emporion.server.workers.bots import BotRunner
from tests.server.driver import GAME

ANNA = Person("anna", "Anna", "en", 1)


BELA = Person("bela", "Bela", "en", 1)


PATIENCE = 300  # seconds until a test that hangs is ended; nothing is measured


@asynccontextmanager
async def running(data: Path, **more: Any) -> AsyncIterator[Service]:
    service = Service(Settings(data=data, bot_delay=0, bot_workers=1, **more))
    async with asyncio.timeout(PATIENCE):
        await service.open()
        for person in (ANNA, BELA):
            if await service.store.person(person.id) is None:
                await service.store.put_person(person)
        try:
            yield service
        finally:
            await service.close()


def a_table(*seats: Any, **more: Any) -> NewTable:
    return NewTable(GAME, [NewSeat(kind) for kind in seats], **more)


async def first_word(self: BotRunner, room: Room, seat: int) -> int:
    """A bot that thinks for a moment and says the first word it may."""
    await asyncio.sleep(0)
    assert room.play is not None
    return room.game.offered(room.play.match.table, seat)[0]
