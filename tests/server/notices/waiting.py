"""A table over days, whom it waits for, and telling it at a moment that a test chooses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.driver import InThread, Player
from tests.server.gatherings import Time, a_table
from tests.server.notices.places import Browser
from tests.server.people.homes import Post, in_server, person_of, token_of

DAY = 24 * 3600
HOUR = 3600 * 1000
SILENT: dict[str, Any] = {"silence": False}
LOUD = {"silence": False, "mail": ["turn", "reminder", "nudge"]}


async def allow(player: Player, browser: Browser) -> Any:
    """Let a browser take pushes, at any hour."""
    await player.post("/api/me/notices/allow", browser.keys)
    return await player.post("/api/me/notices", SILENT)


async def keep_address(player: Player, post: Post, address: str) -> None:
    """Keep the place with an address."""
    await player.post("/api/me/mail", {"address": address, "wish": "keep"})
    await player.post("/api/me/mail/open", {"token": token_of(await post.next())})


@asynccontextmanager
async def days(home: InThread, *names: str, **more: Any) -> AsyncIterator[tuple[str, list[Player]]]:
    pace = {"kind": "days", "seconds": DAY, "late": "default"}
    async with a_table(home.base, *names, **({"game": "concordia_venus", "pace": pace, "door": "link"} | more)) as (
        table,
        people,
    ):
        yield table, people


async def waited_for(home: InThread, table: str, people: list[Player]) -> tuple[Player, list[Player]]:
    """Whom a table waits for, once that is noted; and the others."""
    while True:
        for player in people:
            calls = await in_server(home, home.service.store.turns_waiting(await person_of(player)))
            if any(call.table == table for call in calls):
                return player, [other for other in people if other is not player]
        await asyncio.sleep(0.01)


async def no_more(home: InThread, table: str, player: Player) -> None:
    """Until it is noted that the table does not wait for somebody any more."""
    person = await person_of(player)
    while any(call.table == table for call in await in_server(home, home.service.store.turns_waiting(person))):
        await asyncio.sleep(0.01)


async def tell(home: InThread, time: Time, later: int = 0) -> None:
    """Everything that is due so many milliseconds later, to the last."""
    time.ahead += later
    rows = home.service.store._rows  # type: ignore[attr-defined]
    due = "SELECT 1 FROM {} WHERE due <= $1"
    while [
        found
        for table in ("calls", "wishes", "outbox")
        for found in await in_server(home, rows(due.format(table), time()))
    ]:
        await in_server(home, home.service.teller.tell_due())
        await in_server(home, home.service.notices.send_due())
        await asyncio.sleep(0.01)


async def play(home: InThread, player: Player, table: str) -> None:
    """Play a turn to its end, always the first word that may be said, and be gone again."""
    async with player.live(table) as live:
        while live.offer:
            number = live.state["words"]
            assert (await live.say())["ok"]
            await live.until(lambda live=live, number=number: live.state["words"] > number)
    while (await in_server(home, home.service.store.attendance([table]))) and any(
        each.server for each in await in_server(home, home.service.store.attendance([table]))
    ):
        await asyncio.sleep(0.01)
