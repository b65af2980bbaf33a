"""How I want to be told that it is my turn, over REST: devices, mail, groups, and reminding others."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from emporion.server.messages import (
    ChangeHook,
    DeviceEvents,
    HookId,
    MyNotices,
    NewHook,
    NewPush,
    NoticeTable,
    SeatNumber,
    Wishes,
)
from emporion.server.people.identity import Visit
from emporion.server.web.api import AnyRequest, address_of, service_of, somebody, visitor, who_asks


async def _mine(request: AnyRequest) -> MyNotices:
    return await service_of(request).choices.mine(await visitor(request))


async def _wishing(request: AnyRequest) -> Visit:
    """Who wants something else from now on: all servers hear of it."""
    visit = await visitor(request)
    await who_asks(request, visit.person, "wish")
    return visit


@get("/api/me/notices")
async def get_notices(request: AnyRequest) -> MyNotices:
    """How I am told, where, and of what."""
    return await _mine(request)


@post("/api/me/notices", status_code=200)
async def wish(request: AnyRequest, data: JSONBody[Wishes]) -> MyNotices:
    """What is the same on all my devices, and what comes by mail."""
    await service_of(request).choices.wish((await _wishing(request)).person, data)
    return await _mine(request)


@post("/api/me/notices/allow", status_code=200)
async def allow_push(request: AnyRequest, data: JSONBody[NewPush]) -> MyNotices:
    """This browser takes notices from now on, there."""
    await service_of(request).choices.allow(await _wishing(request), data)
    return await _mine(request)


@post("/api/me/notices/forbid", status_code=200)
async def forbid_push(request: AnyRequest) -> MyNotices:
    """This browser takes no more notices."""
    await service_of(request).choices.forbid(await _wishing(request))
    return await _mine(request)


@post("/api/me/notices/device", status_code=200)
async def change_device(request: AnyRequest, data: JSONBody[DeviceEvents]) -> MyNotices:
    """What a device of mine is told."""
    await service_of(request).choices.change_device((await _wishing(request)).person, data)
    return await _mine(request)


@post("/api/me/notices/try", status_code=200)
async def try_notice(request: AnyRequest) -> Response[None]:
    """Send a notice to this device."""
    visit = await visitor(request)
    await who_asks(request, visit.person, "notice")
    await service_of(request).choices.try_it(visit)
    return Response(None, status_code=200)


@post("/api/me/notices/later", status_code=200)
async def tell_later(request: AnyRequest, data: JSONBody[NoticeTable]) -> Response[None]:
    """Tell me in an hour again that a table waits for me."""
    await service_of(request).choices.later((await _wishing(request)).person, data.table)
    return Response(None, status_code=200)


# -- groups ---------------------------------------------------------------------------------------------------


@post("/api/me/hooks", status_code=200)
async def add_hook(request: AnyRequest, data: JSONBody[NewHook]) -> MyNotices:
    """Tell a group of the tables I open."""
    person = await somebody(request)
    await who_asks(request, person, "notice")
    await service_of(request).choices.add_hook(person, data)
    return await _mine(request)


@post("/api/me/hooks/change", status_code=200)
async def change_hook(request: AnyRequest, data: JSONBody[ChangeHook]) -> MyNotices:
    """What a group is told."""
    await service_of(request).choices.change_hook((await _wishing(request)).person, data)
    return await _mine(request)


@post("/api/me/hooks/remove", status_code=200)
async def remove_hook(request: AnyRequest, data: JSONBody[HookId]) -> MyNotices:
    """Tell a group nothing more, and forget its address."""
    await service_of(request).choices.drop_hook((await _wishing(request)).person, data.id)
    return await _mine(request)


@post("/api/me/hooks/try", status_code=200)
async def try_hook(request: AnyRequest, data: JSONBody[HookId]) -> MyNotices:
    """Say something to a group now; one that was switched off is on again if that works."""
    person = await somebody(request)
    await who_asks(request, person, "notice")
    await service_of(request).choices.try_hook(person, data.id)
    return await _mine(request)


# -- others ---------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/nudge", status_code=200)
async def nudge(request: AnyRequest, table: FromPath[str], data: JSONBody[SeatNumber]) -> Response[None]:
    """Remind somebody whom the table waits for: once in each turn, and only if he wants to be."""
    person = await somebody(request)
    await who_asks(request, person, "nudge")
    await service_of(request).choices.nudge(person, table, data.seat)
    return Response(None, status_code=200)


@post("/unsubscribe/{token:str}", status_code=200, include_in_schema=False)
async def unsubscribe(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """No more mails (RFC 8058): asked for by the link in one of them, and by no page."""
    service = service_of(request)
    await service.quotas.take("key", address=address_of(request))
    await service.choices.no_mails(token)
    return Response("No more mails are sent.\n", media_type="text/plain", status_code=200)


HANDLERS: list[Any] = [
    get_notices,
    wish,
    allow_push,
    forbid_push,
    change_device,
    try_notice,
    tell_later,
    add_hook,
    change_hook,
    remove_hook,
    try_hook,
    nudge,
]
