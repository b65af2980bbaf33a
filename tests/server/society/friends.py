"""People in one circle, and their cups."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from emporion.server.messages import Result
from emporion.server.store import TableRow
from tests.server.driver import InThread, Player
from tests.server.people.homes import in_server

NAMES = ("Anna", "Bela", "Caro", "Dora", "Emil", "Fritz", "Gerda", "Hugo")


class Friends:
    """People in one circle; the first made it."""

    def __init__(self, home: InThread, people: list[Player], circle: str) -> None:
        self.home, self.people, self.circle = home, people, circle

    async def show(self, player: Player | None = None) -> Any:
        return await (player or self.people[0]).get(f"/api/circles/{self.circle}")

    async def cup(self, player: Player | None = None) -> Any:
        (cup,) = (await self.show(player))["cups"]
        return cup

    async def see_to(self) -> None:
        for cup in await in_server(self.home, self.home.service.store.cups_running()):
            await in_server(self.home, self.home.service.cups.see_to(cup))

    def named(self, name: str) -> Player:
        return next(player for player in self.people if player.name == name)

    async def sit(self, table: str) -> None:
        """Everybody who has a seat at a table of a cup is ready."""
        for player in self.people:
            card = await player.get(f"/api/tables/{table}")
            if card["invited"]:
                seat = next(k for k, seat in enumerate(card["seats"]) if seat["own"])
                await player.post(f"/api/tables/{table}/sit", {"seat": seat})

    async def end(self, table: str, *order: str) -> None:
        """The match of a table is over: these people came in this order, everybody else after them."""
        store = self.home.service.store

        async def note() -> None:
            async with self.home.service.rooms.hold(table) as room:
                row: TableRow = room.row
                names = [seat.name for seat in row.seats]
                places = [order.index(name) if name in order else len(names) - 1 for name in names]
                row.result = Result([9 - place for place in places], places, [places.index(0)])
                row.status, row.updated = "over", self.home.service.now()
                await store.update_table(row)
            await self.home.service.counting.count(table)

        await in_server(self.home, note())


async def gather(stack: AsyncExitStack, home: InThread, number: int) -> Friends:
    people = [await stack.enter_async_context(Player(home.base, name)) for name in NAMES[:number]]
    made = await people[0].post("/api/circles", {"name": " Les  Tontons "})
    for player in people[1:]:
        await player.post("/api/circles/join", {"code": made["code"]})
    return Friends(home, people, made["id"])


async def a_cup(friends: Friends, player: Player, **more: object) -> str:
    """One of all friends, which has not begun."""
    new = {"name": "Coupe", "game": "ostia", "seats": 3, "days": 4, **more}
    shown = await player.post(f"/api/circles/{friends.circle}/cups", new)
    cup: str = shown["cups"][0]["id"]
    for other in friends.people:
        await other.post(f"/api/cups/{cup}/enter")
    return cup
