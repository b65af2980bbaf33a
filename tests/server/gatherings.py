"""A running table of people over the network, and a clock that a test can put forward."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from emporion.server.clock import milliseconds
from tests.server.driver import Player


class Time:
    """The server's clock, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return milliseconds() + self.ahead


@asynccontextmanager
async def a_table(base: str, *names: str, bots: int = 0, **more: Any) -> AsyncIterator[tuple[str, list[Player]]]:
    """A running table; the first is the host."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(base, name)) for name in names]
        kinds = ["me", *["open"] * (len(names) - 1), *["bot"] * bots]
        table = (await people[0].open(*kinds, **more))["id"]
        for seat, person in enumerate(people[1:], start=1):
            await person.post(f"/api/tables/{table}/sit", {"seat": seat})
        yield table, people
