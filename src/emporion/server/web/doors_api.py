"""Ways in and out of a table over REST: what the host may do before the start, giving up, deleting, a rematch."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from emporion.server.messages import (
    Gone,
    Resignation,
    SeatLink,
    SeatNumber,
    SeatOffer,
    SeatToken,
    Swap,
    TableCard,
    Vacation,
)
from emporion.server.web.api import AnyRequest, service_of, somebody, unhurried, who_asks


@post("/api/tables/{table:str}/remove", status_code=200)
async def remove(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatNumber]) -> TableCard:
    """Free somebody else's seat before the start (the host only); a person cannot sit down again."""
    person = await somebody(request)
    return (await service_of(request).hosting.remove(table, person, data)).card(person)


@post("/api/tables/{table:str}/swap", status_code=200)
async def swap(request: AnyRequest, table: FromPath[str], data: JSONBody[Swap]) -> TableCard:
    """Exchange two seats before the start: the host any, others their own (`seat`) for a free one (`other`)."""
    person = await somebody(request)
    return (await service_of(request).hosting.swap(table, person, data)).card(person)


@post("/api/tables/{table:str}/cancel", status_code=200)
async def cancel(request: AnyRequest, table: FromPath[str]) -> Gone:
    """Remove a table before the start (the host only)."""
    await service_of(request).hosting.cancel(table, await somebody(request))
    return Gone(table)


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(request: AnyRequest, table: FromPath[str], data: JSONBody[Resignation]) -> TableCard:
    """Give up: a bot plays one's seat to the end, for good."""
    person = await somebody(request)
    return (await service_of(request).parting.resign(table, person, data)).card(person)


@post("/api/tables/{table:str}/vacation", status_code=200)
async def vacation(request: AnyRequest, table: FromPath[str], data: JSONBody[Vacation]) -> TableCard:
    """Let one's clock stand still from now on for so many days; with 0 days it goes on."""
    person = await somebody(request)
    await who_asks(request, person, "seat")
    return (await service_of(request).stand_ins.vacation(table, person, data.days)).card(person)


@post("/api/tables/{table:str}/delete", status_code=200)
async def delete(request: AnyRequest, table: FromPath[str]) -> Gone:
    """Remove a table nobody else has a seat at."""
    await service_of(request).parting.delete(table, await somebody(request))
    return Gone(table)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """A new table with the same bots and options, to which everybody is invited; or the seat there, if it exists."""
    person = await somebody(request)
    await unhurried(request)
    return (await service_of(request).rematches.rematch(table, person)).card(person)


@post("/api/tables/{table:str}/reopen", status_code=200)
async def reopen(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatNumber]) -> SeatLink:
    """A link that gives the seat of somebody who is not there to whoever opens it first (the host only)."""
    person = await somebody(request)
    await who_asks(request, person, "seat")
    return await service_of(request).reopening.invite(table, person, data)


@post("/api/tables/{table:str}/reopened", status_code=200)
async def look_at_seat(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatToken]) -> SeatOffer:
    """What such a link gives."""
    await who_asks(request, await somebody(request), "key")
    return await service_of(request).reopening.look(table, data.token)


@post("/api/tables/{table:str}/take", status_code=200)
async def take_seat(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatToken]) -> TableCard:
    """Sit down with such a link; who had the seat before has it no more."""
    person = await somebody(request)
    await who_asks(request, person, "key")
    return (await service_of(request).reopening.take(table, person, data.token)).card(person)


HANDLERS: list[Any] = [remove, swap, cancel, resign, vacation, delete, rematch, reopen, look_at_seat, take_seat]
