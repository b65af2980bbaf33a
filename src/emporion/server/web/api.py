"""The REST side: games, lobby, tables. See docs/protocol.md."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from emporion.server.messages import (
    GameInfo,
    Lobby,
    NewTable,
    RulebookInfo,
    SeatBot,
    SeatNumber,
    TableCard,
)
from emporion.server.people.identity import COOKIE, Visit
from emporion.server.people.limits import network_of
from emporion.server.problems import ProblemError
from emporion.server.service import Service
from emporion.server.store import Person
from emporion.server.web.catalogue import packed_catalogue, packed_rulebook
from emporion.server.web.client_files import COMPRESSED

AnyRequest = Request[Any, Any, Any]


def service_of(request: AnyRequest) -> Service:
    service: Service = request.app.state.service
    return service


async def visit_of(request: AnyRequest) -> Visit | None:
    return await service_of(request).identity.visit(request.cookies.get(COOKIE))


async def who(request: AnyRequest) -> Person | None:
    visit = await visit_of(request)
    return visit.person if visit is not None else None


async def somebody(request: AnyRequest) -> Person:
    return (await visitor(request)).person


async def visitor(request: AnyRequest) -> Visit:
    visit = await visit_of(request)
    if visit is None:
        raise ProblemError("no-name")
    return visit


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


async def unhurried(request: AnyRequest, cost: int = 1) -> None:
    """Before anything new is made: `too-fast` for an address that does so all the time."""
    await service_of(request).quotas.take("new", address=address_of(request), cost=cost)


async def who_asks(request: AnyRequest, person: Person | None, kind: str) -> str:
    """Before anything costly: `too-fast` for a person or address that asks all the time. Whose turn the work is."""
    await service_of(request).quotas.take(kind, person.id if person else None, address_of(request))
    return person.id if person else network_of(address_of(request))


def packed(request: AnyRequest, content: bytes) -> Response[bytes]:
    """An answer in JSON that is compressed already."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, media_type="application/json", headers=headers)


# -- games and lobby ------------------------------------------------------------------------------------------


@get("/api/games", opt={COMPRESSED: True}, responses={200: ResponseSpec(list[GameInfo])})
async def get_games(request: AnyRequest) -> Response[bytes]:
    """All titles."""
    return packed(request, packed_catalogue(service_of(request).settings.programs))


@get(
    "/api/games/{title:str}/rulebook/{language:str}",
    opt={COMPRESSED: True},
    responses={200: ResponseSpec(RulebookInfo)},
)
async def get_rulebook(request: AnyRequest, title: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """A title's rules, written for players."""
    return packed(request, packed_rulebook(title, language))


@get("/api/lobby")
async def get_lobby(request: AnyRequest) -> Lobby:
    """My tables, open ones, and those that can be watched."""
    person = await who(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).lobby.lobby(person)


# -- tables ---------------------------------------------------------------------------------------------------


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableCard:
    """Open a table; it starts at once when no seat is open."""
    person = await somebody(request)
    await unhurried(request)
    room = await service_of(request).tables.open(person, data)
    return room.card(person)


@get("/api/tables/{table:str}")
async def get_table(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """A table's card."""
    return await service_of(request).rooms.card(table, await who(request))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatNumber]) -> TableCard:
    """Take a free seat, or change to it, before the start."""
    person = await somebody(request)
    return (await service_of(request).tables.sit(table, person, data)).card(person)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """Give one's seat up before the start; a table nobody sits at any more is removed."""
    person = await somebody(request)
    return (await service_of(request).tables.leave(table, person)).card(person)


@post("/api/tables/{table:str}/bot", status_code=200)
async def seat_bot(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatBot]) -> TableCard:
    """Put a bot on a free seat (the host only)."""
    person = await somebody(request)
    return (await service_of(request).tables.seat_bot(table, person, data)).card(person)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """Start without the seats that are still open (the host only)."""
    person = await somebody(request)
    return (await service_of(request).tables.start(table, person)).card(person)


@post("/api/tables/{table:str}/stand_in", status_code=200)
async def give_seat(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatBot]) -> TableCard:
    """Leave one's own seat to a bot while the match is on, or agree to it for somebody who is away too long."""
    person = await somebody(request)
    await who_asks(request, person, "seat")
    return (await service_of(request).stand_ins.give(table, person, data)).card(person)


@post("/api/tables/{table:str}/come_back", status_code=200)
async def come_back(request: AnyRequest, table: FromPath[str]) -> TableCard:
    """Take one's seat again from the bot that stands in."""
    person = await somebody(request)
    return (await service_of(request).stand_ins.come_back(table, person)).card(person)


HANDLERS: list[Any] = [
    get_games,
    get_rulebook,
    get_lobby,
    open_table,
    get_table,
    sit,
    leave,
    seat_bot,
    start,
    give_seat,
    come_back,
]
