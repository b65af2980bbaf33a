"""Who you are, over REST: a name, devices, ways back, coming back, taking everything along, being forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from emporion.server.messages import (
    Asked,
    AskLink,
    Credential,
    DeviceId,
    DeviceName,
    Enter,
    EnterCode,
    Erase,
    LinkSays,
    LinkSent,
    MailLink,
    Me,
    MoveCode,
    NewMe,
    Place,
    RecoveryCode,
    SignedIn,
    WayId,
)
from emporion.server.people.agents import agent_of
from emporion.server.people.identity import COOKIE, clean_name
from emporion.server.people.site import Site, site_of
from emporion.server.people.ways import clean_address
from emporion.server.problems import ProblemError
from emporion.server.store import Person
from emporion.server.web.api import AnyRequest, service_of, somebody, unhurried, visit_of, visitor, who_asks

YEARS = 10 * 365 * 24 * 3600


def _cookie(request: AnyRequest, device: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=service_of(request).identity.cookie(device) if device else "",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEARS if device else 0,
        path="/",
    )


def _agent(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")[:400]


def _site(request: AnyRequest) -> Site:
    """Where the page is that asks; the door has seen to it that it is ours."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return site_of(origin)


async def _me(request: AnyRequest, person: Person) -> Me:
    return Me(person.id, person.name, person.language, await service_of(request).ways.kept(person.id), person.zone)


# -- a name ---------------------------------------------------------------------------------------------------


@get("/api/me")
async def get_me(request: AnyRequest) -> Me:
    """The person the cookie names."""
    return await _me(request, await somebody(request))


@post("/api/me", status_code=200)
async def post_me(request: AnyRequest, data: JSONBody[NewMe]) -> Response[Me]:
    """Become a guest of that name, or change one's name and language."""
    service = service_of(request)
    visit, now = await visit_of(request), service.now()
    if visit is not None:
        await who_asks(request, visit.person, "name")  # it is written on all his tables
        if data.name != visit.person.name:
            await service.shuns.check_allowed(visit.person)
        person = await service.identity.call(visit.person, data.name, data.language, now, zone=data.zone)
        return Response(await _me(request, person), cookies=[_cookie(request, visit.device)], status_code=200)
    clean_name(data.name)  # a bad one costs nothing
    await unhurried(request)
    device = service.identity.new_device(_agent(request), now)
    person = await service.identity.call(None, data.name, data.language, now, device, data.zone)
    me = Me(person.id, person.name, person.language, zone=person.zone)
    return Response(me, cookies=[_cookie(request, device.id)], status_code=200)


# -- coming back ----------------------------------------------------------------------------------------------


async def _enter(request: AnyRequest, person: Person, way: str, lent: bool) -> Response[SignedIn]:
    device, told = await service_of(request).signing.enter(await visit_of(request), person, way, lent, _agent(request))
    return Response(told, cookies=[_cookie(request, device)], status_code=200)


async def _tries(request: AnyRequest) -> None:
    """Before anything that could be guessed."""
    visit = await visit_of(request)
    await who_asks(request, visit.person if visit is not None else None, "key")


@post("/api/me/move", status_code=200)
async def move(request: AnyRequest) -> MoveCode:
    """A code that makes another device the same person, once."""
    service, person = service_of(request), await somebody(request)
    await who_asks(request, person, "move")
    return MoveCode(await service.identity.code_to_move(person, service.now()))


@post("/api/me/arrive", status_code=200)
async def arrive(request: AnyRequest, data: JSONBody[MoveCode]) -> Response[SignedIn]:
    """Use such a code on this device."""
    await unhurried(request)
    await _tries(request)
    service = service_of(request)
    return await _enter(request, await service.identity.arrive(data.code, service.now()), "move", data.lent)


@post("/api/me/passkey/ask", status_code=200)
async def ask_passkey(request: AnyRequest) -> Asked:
    """What the browser is asked for, to come back with a passkey."""
    await _tries(request)
    return Asked(await service_of(request).ways.ask_key(_site(request)))


@post("/api/me/passkey/enter", status_code=200)
async def enter_by_passkey(request: AnyRequest, data: JSONBody[Enter]) -> Response[SignedIn]:
    """Come back with a passkey."""
    person = await service_of(request).ways.by_key(_site(request), data.credential)
    return await _enter(request, person, "passkey", data.lent)


@post("/api/me/code/enter", status_code=200)
async def enter_by_code(request: AnyRequest, data: JSONBody[EnterCode]) -> Response[SignedIn]:
    """Come back with a recovery code, which is used up."""
    await _tries(request)
    device, told = await service_of(request).signing.enter_by_code(await visit_of(request), data, _agent(request))
    return Response(told, cookies=[_cookie(request, device)], status_code=200)


@post("/api/me/mail", status_code=200)
async def ask_link(request: AnyRequest, data: JSONBody[AskLink]) -> LinkSent:
    """Ask for a link by mail. The answer is the same whether the address is known or not."""
    service, person = service_of(request), await somebody(request)
    if not service.ways.offers_mail():
        raise ProblemError("no-mail")
    address = clean_address(data.address)
    await who_asks(request, person, "mail")
    await service.quotas.take("mail", person=f"mail to {address}")
    await service.ways.send_link(person, address, data.wish, _mailed(request))
    return LinkSent(address)


def _mailed(request: AnyRequest) -> Site:
    """Where links in mails lead: to an address the operator has named, never to one a request has made up."""
    origins = service_of(request).settings.origins
    asked = _site(request)
    return asked if asked.origin in origins else site_of(origins[0])


@post("/api/me/mail/look", status_code=200)
async def look_at_link(request: AnyRequest, data: JSONBody[MailLink]) -> LinkSays:
    """What a link will do."""
    await _tries(request)
    return await service_of(request).ways.look(data.token, await visit_of(request))


@post("/api/me/mail/open", status_code=200)
async def open_link(request: AnyRequest, data: JSONBody[MailLink]) -> Response[SignedIn]:
    """Open a link: come back by it; or, where it adds an address, nothing else changes here."""
    await _tries(request)
    visit = await visitor(request)
    person, added = await service_of(request).ways.open(data.token)
    if added:
        me = await _me(request, visit.person)
        return Response(SignedIn(me.id, me.name, me.language, me.kept, confirmed=person.name), status_code=200)
    return await _enter(request, person, "mail", data.lent)


@post("/api/me/leave", status_code=200)
async def leave(request: AnyRequest) -> Response[None]:
    """Sign out on this device."""
    before = await service_of(request).signing.leave(await visitor(request))
    return Response(None, cookies=[_cookie(request, before)], status_code=200)


# -- ways back and devices ------------------------------------------------------------------------------------


@get("/api/me/place")
async def get_place(request: AnyRequest) -> Place:
    """How I am found again, and where I am signed in."""
    return await service_of(request).ways.place(await visitor(request))


@post("/api/me/passkey/new", status_code=200)
async def ask_new_passkey(request: AnyRequest) -> Asked:
    """What the browser is asked for, to make a passkey."""
    person = await somebody(request)
    await who_asks(request, person, "move")
    return Asked(await service_of(request).ways.ask_new_key(person, _site(request)))


@post("/api/me/passkey/add", status_code=200)
async def add_passkey(request: AnyRequest, data: JSONBody[Credential]) -> Place:
    """Keep the passkey that was made."""
    service, visit = service_of(request), await visitor(request)
    await service.ways.add_key(visit.person, _site(request), data.credential, agent_of(_agent(request)))
    return await service.ways.place(visit)


@post("/api/me/code/new", status_code=200)
async def new_code(request: AnyRequest) -> RecoveryCode:
    """A new recovery code, in the place of the older one; it is shown this once."""
    person = await somebody(request)
    await who_asks(request, person, "move")
    return RecoveryCode(await service_of(request).ways.new_code(person, person.language))


@post("/api/me/ways/remove", status_code=200)
async def remove_way(request: AnyRequest, data: JSONBody[WayId]) -> Place:
    """Remove a way back."""
    service, visit = service_of(request), await visitor(request)
    await service.ways.remove(visit.person, data.id)
    return await service.ways.place(visit)


@post("/api/me/devices/rename", status_code=200)
async def rename_device(request: AnyRequest, data: JSONBody[DeviceName]) -> Place:
    """Give a device a name."""
    service, visit = service_of(request), await visitor(request)
    await who_asks(request, visit.person, "name")
    await service.store.call_device(visit.person.id, data.id, clean_name(data.label))
    return await service.ways.place(visit)


@post("/api/me/devices/close", status_code=200)
async def close_device(request: AnyRequest, data: JSONBody[DeviceId]) -> Place:
    """Sign out another device, at once."""
    service, visit = service_of(request), await visitor(request)
    if data.id == visit.device:
        raise ProblemError("no-device")
    await service.store.drop_devices(visit.person.id, [data.id])
    return await service.ways.place(visit)


@post("/api/me/devices/close_others", status_code=200)
async def close_other_devices(request: AnyRequest) -> Place:
    """Sign out all other devices, at once."""
    service, visit = service_of(request), await visitor(request)
    devices = [device.id for device in await service.store.devices(visit.person.id) if device.id != visit.device]
    await service.store.drop_devices(visit.person.id, devices)
    return await service.ways.place(visit)


# -- everything of mine ---------------------------------------------------------------------------------------


@get("/api/me/export", responses={200: ResponseSpec(dict[str, Any])})
async def export(request: AnyRequest) -> Response[bytes]:
    """Everything that is kept of me."""
    service, person = service_of(request), await somebody(request)
    await who_asks(request, person, "mine")
    headers = {"content-disposition": 'attachment; filename="emporion.json"'}
    return Response(await service.belongings.export(person), media_type="application/json", headers=headers)


@post("/api/me/erase", status_code=200)
async def erase(request: AnyRequest, data: JSONBody[Erase]) -> Response[None]:
    """Remove everything of mine; there is no way back."""
    if not data.sure:
        raise ProblemError("malformed", "only who is sure")
    person = await somebody(request)
    await who_asks(request, person, "mine")
    await service_of(request).belongings.forget(person)
    return Response(None, cookies=[_cookie(request, "")], status_code=200)


HANDLERS: list[Any] = [
    get_me,
    post_me,
    move,
    arrive,
    ask_passkey,
    enter_by_passkey,
    enter_by_code,
    ask_link,
    look_at_link,
    open_link,
    leave,
    get_place,
    ask_new_passkey,
    add_passkey,
    new_code,
    remove_way,
    rename_device,
    close_device,
    close_other_devices,
    export,
    erase,
]
