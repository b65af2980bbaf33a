"""Finished matches as they lie in the storage."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.server.messages import Result
from emporion.server.store import SeatRow, Store
from tests.server.driver import InThread, Player
from tests.server.people.homes import in_server, person_of
from tests.server.store.rows import a_table


async def note_match(
    store: Store, name: str, seats: Sequence[SeatRow], places: list[int], at: int = 10, **more: object
) -> None:
    """A match that was played to its end: noted as a server does."""
    row = a_table(name, **{"game": "ostia", "options": {}, "pace": a_table("").pace, **more}, seats=list(seats))
    row.status, row.host, row.updated = "running", "", at
    await store.new_table(row)
    winners = [seat for seat, place in enumerate(places) if place == 0]
    row.result = Result([30 - 10 * place for place in places], places, winners)
    row.status = "over"
    await store.update_table(row)


async def seat_of(player: Player) -> SeatRow:
    return SeatRow("person", await person_of(player), player.name)


async def play(home: InThread, name: str, who: Sequence[Player | str], places: list[int], **more: object) -> None:
    """A match of these people and levels of bots, over and counted."""
    seats = [SeatRow("bot", "", "Livia", each) if isinstance(each, str) else await seat_of(each) for each in who]
    await in_server(home, note_match(home.service.store, name, seats, places, **more))  # type: ignore[arg-type]
    await in_server(home, home.service.counting.count(name))
