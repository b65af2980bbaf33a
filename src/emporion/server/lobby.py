"""The lobby: my tables, open ones, and those that can be watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.messages import Lobby, TableCard
from emporion.server.store import Person

if TYPE_CHECKING:
    from emporion.server.service import Service

MINE, MOST = 200, 40


async def lobby_of(service: Service, person: Person | None) -> Lobby:
    mine: list[TableCard] = []
    if person is not None:
        mine = [await service.rooms.card(row, person) for row in await service.store.tables_of(person.id, MINE)]
        mine.sort(key=lambda card: (not card.waits_for_me, card.status in ("over", "broken"), -card.updated))
    open_tables = [
        await service.rooms.card(row, person)
        for row in await service.store.open_tables(MOST)
        if person is None or row.seat_of(person.id) is None
    ]
    running = [
        room
        for room in service.rooms.rooms.values()
        if room.row.status == "running"
        and room.row.door == "public"
        and (person is None or person.id not in room.row.people())
    ]
    running.sort(key=lambda room: -room.play.updated if room.play is not None else 0)
    return Lobby(mine, open_tables, [room.card(person) for room in running[:MOST]])
