"""People I avoid, and what I tell the operator of others, over REST."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from emporion.server.messages import Report, Shun, Shunned, ShunPerson
from emporion.server.web.api import AnyRequest, service_of, somebody, who_asks


@get("/api/me/shuns")
async def get_shuns(request: AnyRequest) -> list[Shunned]:
    """Whom I avoid."""
    return await service_of(request).shuns.mine(await somebody(request))


@post("/api/me/shuns", status_code=200)
async def change_shun(request: AnyRequest, data: JSONBody[ShunPerson]) -> list[Shunned]:
    """Avoid somebody on my list otherwise, or not any more."""
    person = await somebody(request)
    await who_asks(request, person, "wish")
    return await service_of(request).shuns.shun_person(person, data)


@post("/api/tables/{table:str}/shun", status_code=200)
async def shun(request: AnyRequest, table: FromPath[str], data: JSONBody[Shun]) -> list[Shunned]:
    """Avoid somebody at a table: nobody is told."""
    person = await somebody(request)
    await who_asks(request, person, "wish")
    return await service_of(request).shuns.shun(person, table, data)


@post("/api/tables/{table:str}/report", status_code=200)
async def report(request: AnyRequest, table: FromPath[str], data: JSONBody[Report]) -> Response[None]:
    """Tell the operator about somebody at a table."""
    person = await somebody(request)
    await who_asks(request, person, "report")
    await service_of(request).shuns.report(person, table, data)
    return Response(None, status_code=200)


HANDLERS: list[Any] = [get_shuns, change_shun, shun, report]
