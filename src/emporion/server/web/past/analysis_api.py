"""After a match: its analysis, and branches that play on from one of its positions. See docs/protocol.md."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from emporion.kernel.record import digest_of
from emporion.server.messages import Analysis, AskAnalysis, NewBranch, TableCard
from emporion.server.problems import ProblemError
from emporion.server.store import SeatRow, UploadRow
from emporion.server.web.api import AnyRequest, service_of, somebody, unhurried, who, who_asks
from emporion.server.workers.archive import Finished
from emporion.server.workers.replay_worker import Departure

WORDS_FOR_ONE = 1000  # words with which a branch starts for which it counts as one more


async def _finished(request: AnyRequest, table: str) -> Finished:
    return await service_of(request).archive.finished(table, await who_asks(request, await who(request), "replay"))


async def _upload(request: AnyRequest, key: str) -> UploadRow:
    await who_asks(request, await who(request), "replay")
    return await service_of(request).archive.upload(key)


def _seat(seats: int, seat: int | None) -> int | None:
    if seat is not None and seat >= seats:
        raise ProblemError("no-seat")
    return seat


@get("/api/tables/{table:str}/analysis")
async def get_analysis(request: AnyRequest, table: FromPath[str]) -> Analysis:
    """The analysis of a finished match, as far as it is done."""
    return await service_of(request).analyses.get((await _finished(request, table)).record)


@post("/api/tables/{table:str}/analysis", status_code=200)
async def ask_analysis(request: AnyRequest, table: FromPath[str], data: JSONBody[AskAnalysis]) -> Analysis:
    """Have a finished match analysed in the background."""
    await who_asks(request, await somebody(request), "analysis")
    found = await _finished(request, table)
    return await service_of(request).analyses.ask(found.record, _seat(len(found.row.seats), data.seat))


@post("/api/tables/{table:str}/branch")
async def branch(request: AnyRequest, table: FromPath[str], data: JSONBody[NewBranch]) -> TableCard:
    """Play on from a position of a match one has played, on one's own seat; bots hold the others."""
    person = await somebody(request)
    await unhurried(request)
    service = service_of(request)
    found = await _finished(request, table)
    seat = found.row.seat_of(person.id)
    if seat is None or data.seat not in (None, seat):
        raise ProblemError("not-seated")
    start = await service.archive.departure(found.record, data.word, person.id)
    await _pay_for(request, start)
    return (await service.tables.branch(person, start, found.row.seats, seat, data, table)).card(person)


async def _pay_for(request: AnyRequest, start: Departure) -> None:
    """A branch is the dearer the more words it starts with: they are said again whenever it is loaded."""
    if len(start.said) >= WORDS_FOR_ONE:
        await unhurried(request, len(start.said) // WORDS_FOR_ONE)


@get("/api/tables/{table:str}/branches")
async def get_branches(request: AnyRequest, table: FromPath[str]) -> list[TableCard]:
    """My branches of a match: the latest, the oldest of them first."""
    return await _branches(request, (await _finished(request, table)).digest)


@get("/api/records/{key:str}/analysis")
async def get_upload_analysis(request: AnyRequest, key: FromPath[str]) -> Analysis:
    """The analysis of an uploaded record."""
    return await service_of(request).analyses.get((await _upload(request, key)).record)


@post("/api/records/{key:str}/analysis", status_code=200)
async def ask_upload_analysis(request: AnyRequest, key: FromPath[str], data: JSONBody[AskAnalysis]) -> Analysis:
    """Have an uploaded record analysed."""
    await who_asks(request, await somebody(request), "analysis")
    service = service_of(request)
    upload = await service.archive.upload(key)
    return await service.analyses.ask(upload.record, _seat(upload.seats, data.seat))


@post("/api/records/{key:str}/branch")
async def branch_upload(request: AnyRequest, key: FromPath[str], data: JSONBody[NewBranch]) -> TableCard:
    """Play on from a position of an uploaded record, on any seat."""
    person = await somebody(request)
    await unhurried(request)
    await who_asks(request, person, "replay")
    service = service_of(request)
    upload = await service.archive.upload(key)
    seat = _seat(upload.seats, data.seat)
    if seat is None:
        raise ProblemError("no-seat", "which seat do you want to play?")
    seats = [SeatRow("person") for _ in range(upload.seats)]
    start = await service.archive.departure(upload.record, data.word, person.id)
    await _pay_for(request, start)
    return (await service.tables.branch(person, start, seats, seat, data, "")).card(person)


@get("/api/records/{key:str}/branches")
async def get_upload_branches(request: AnyRequest, key: FromPath[str]) -> list[TableCard]:
    """My branches of an uploaded record."""
    return await _branches(request, digest_of((await _upload(request, key)).record))


async def _branches(request: AnyRequest, record: str) -> list[TableCard]:
    person = await who(request)
    await who_asks(request, person, "lobby")  # for it shows cards, too
    return [] if person is None else await service_of(request).tables.branches(person, record)


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
