"""After a match: its analysis, and branches that play on from one of its positions. See docs/protocol.md."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from emporion.kernel.match import Match
from emporion.kernel.record import digest_of, write_record
from emporion.server import problems
from emporion.server import replay as replays
from emporion.server.api import AnyRequest, service_of, somebody, unhurried, who
from emporion.server.messages import Analysis, AskAnalysis, NewBranch, TableCard
from emporion.server.problems import ProblemError
from emporion.server.store import SeatRow


async def _record(request: AnyRequest, table: str) -> str:
    return replays.record_of(replays.finished(await service_of(request).rooms.get(table)))


def _seat(match: Match, seat: int | None) -> int | None:
    if seat is not None and seat >= len(match.header.seats):
        raise ProblemError(400, "no-seat", "there is no such seat")
    return seat


@get("/api/tables/{table:str}/analysis")
async def get_analysis(request: AnyRequest, table: FromPath[str]) -> Analysis:
    """The analysis of a finished match, as far as it is done."""
    return await service_of(request).analyses.get(await _record(request, table))


@post("/api/tables/{table:str}/analysis", status_code=200)
async def ask_analysis(request: AnyRequest, table: FromPath[str], data: JSONBody[AskAnalysis]) -> Analysis:
    """Have a finished match analysed in the background."""
    await somebody(request)
    service = service_of(request)
    match = replays.finished(await service.rooms.get(table)).match
    return await service.analyses.ask(write_record(match), _seat(match, data.seat))


@post("/api/tables/{table:str}/branch")
async def branch(request: AnyRequest, table: FromPath[str], data: JSONBody[NewBranch]) -> TableCard:
    """Play on from a position of a match one has played, on one's own seat; bots hold the others."""
    person = await somebody(request)
    unhurried(request)
    service = service_of(request)
    room = await service.rooms.get(table)
    match = replays.finished(room).match
    seat = room.row.seat_of(person.id)
    if seat is None or data.seat not in (None, seat):
        raise problems.not_seated()
    return (await service.tables.branch(person, match, room.row.seats, seat, data, table)).card(person)


@get("/api/tables/{table:str}/branches")
async def get_branches(request: AnyRequest, table: FromPath[str]) -> list[TableCard]:
    """My branches of a match, the oldest first."""
    person = await who(request)
    record = digest_of(await _record(request, table))
    return [] if person is None else await service_of(request).tables.branches(person, record)


@get("/api/records/{key:str}/analysis")
async def get_upload_analysis(request: AnyRequest, key: FromPath[str]) -> Analysis:
    """The analysis of an uploaded record."""
    service = service_of(request)
    return await service.analyses.get(write_record(service.uploads.match(key)))


@post("/api/records/{key:str}/analysis", status_code=200)
async def ask_upload_analysis(request: AnyRequest, key: FromPath[str], data: JSONBody[AskAnalysis]) -> Analysis:
    """Have an uploaded record analysed."""
    await somebody(request)
    service = service_of(request)
    match = service.uploads.match(key)
    return await service.analyses.ask(write_record(match), _seat(match, data.seat))


@post("/api/records/{key:str}/branch")
async def branch_upload(request: AnyRequest, key: FromPath[str], data: JSONBody[NewBranch]) -> TableCard:
    """Play on from a position of an uploaded record, on any seat."""
    person = await somebody(request)
    unhurried(request)
    service = service_of(request)
    match = service.uploads.match(key)
    seat = _seat(match, data.seat)
    if seat is None:
        raise ProblemError(400, "no-seat", "which seat do you want to play?")
    seats = [SeatRow("person") for _ in match.header.seats]
    return (await service.tables.branch(person, match, seats, seat, data, "")).card(person)


@get("/api/records/{key:str}/branches")
async def get_upload_branches(request: AnyRequest, key: FromPath[str]) -> list[TableCard]:
    """My branches of an uploaded record."""
    service = service_of(request)
    person = await who(request)
    record = digest_of(write_record(service.uploads.match(key)))
    return [] if person is None else await service.tables.branches(person, record)


HANDLERS: list[Any] = [
    get_analysis,
    ask_analysis,
    branch,
    get_branches,
    get_upload_analysis,
    ask_upload_analysis,
    branch_upload,
    get_upload_branches,
]
