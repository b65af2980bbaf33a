"""Circles of friends, their leagues and cups, over REST."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from emporion.server.circles.league import Season
from emporion.server.messages import Circle, CircleCard, CircleCode, MemberId, NewCircle, NewCup
from emporion.server.store import Person
from emporion.server.web.api import AnyRequest, service_of, somebody, unhurried, who_asks


async def _acting(request: AnyRequest) -> Person:
    person = await somebody(request)
    await who_asks(request, person, "circle")
    return person


async def _show(request: AnyRequest, person: Person, circle: str) -> Circle:
    return await service_of(request).circles.show(person, circle)


@get("/api/circles")
async def get_circles(request: AnyRequest) -> list[CircleCard]:
    """My circles."""
    person = await somebody(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).circles.cards(person)


@post("/api/circles", status_code=200)
async def make_circle(request: AnyRequest, data: JSONBody[NewCircle]) -> Circle:
    """Make a circle; I am its host."""
    person = await _acting(request)
    await unhurried(request)
    row = await service_of(request).circles.make(person, data)
    return await _show(request, person, row.id)


@post("/api/circles/look", status_code=200)
async def look_at_circle(request: AnyRequest, data: JSONBody[CircleCode]) -> CircleCard:
    """Which circle a link leads to."""
    person = await somebody(request)
    await who_asks(request, person, "key")
    circles = service_of(request).circles
    return await circles.card(person, await circles.of_code(data.code))


@post("/api/circles/join", status_code=200)
async def join_circle(request: AnyRequest, data: JSONBody[CircleCode]) -> Circle:
    """Join the circle a link leads to."""
    person = await somebody(request)
    await who_asks(request, person, "key")
    row = await service_of(request).circles.join(person, data.code)
    return await _show(request, person, row.id)


@get("/api/circles/{circle:str}")
async def get_circle(
    request: AnyRequest,
    circle: FromPath[str],
    year: Annotated[int, Parameter(ge=0, le=9998)] = 0,
    quarter: Annotated[int, Parameter(ge=1, le=4)] = 1,
) -> Circle:
    """A circle of mine, with its league of this season or another."""
    person = await somebody(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).circles.show(person, circle, Season(year, quarter) if year >= 1970 else None)


@post("/api/circles/{circle:str}/leave", status_code=200)
async def leave_circle(request: AnyRequest, circle: FromPath[str]) -> Response[None]:
    """Leave a circle; who joined next is its host. One that nobody is in goes."""
    person = await _acting(request)
    await service_of(request).circles.row(person, circle)
    await service_of(request).store.leave_circle(circle, person.id)
    return Response(None, status_code=200)


@post("/api/circles/{circle:str}/remove", status_code=200)
async def remove_member(request: AnyRequest, circle: FromPath[str], data: JSONBody[MemberId]) -> Circle:
    """Send a member away (the host only); the link is another one from then on."""
    person = await _acting(request)
    await service_of(request).circles.remove(person, circle, data.person)
    return await _show(request, person, circle)


@post("/api/circles/{circle:str}/cups", status_code=200)
async def open_cup(request: AnyRequest, circle: FromPath[str], data: JSONBody[NewCup]) -> Circle:
    """Open a cup, and enter it; I begin it when all are there."""
    person = await _acting(request)
    service = service_of(request)
    await service.shuns.check_allowed(person)
    await service.circles.row(person, circle)
    await service.cups.open(person, circle, data)
    return await _show(request, person, circle)


@post("/api/cups/{cup:str}/enter", status_code=200)
async def enter_cup(request: AnyRequest, cup: FromPath[str]) -> Circle:
    """Take part in a cup that has not begun."""
    person, service = await _acting(request), service_of(request)
    row = await service.circles.cup(person, cup)
    await service.cups.enter(person, row)
    return await _show(request, person, row.circle)


@post("/api/cups/{cup:str}/leave", status_code=200)
async def leave_cup(request: AnyRequest, cup: FromPath[str]) -> Circle:
    """Take no part any more, before it begins."""
    person, service = await _acting(request), service_of(request)
    row = await service.circles.cup(person, cup)
    await service.store.leave_cup(cup, person.id)
    return await _show(request, person, row.circle)


@post("/api/cups/{cup:str}/begin", status_code=200)
async def begin_cup(request: AnyRequest, cup: FromPath[str]) -> Circle:
    """Begin a cup (who opened it only): the tables of the first round are opened."""
    person, service = await _acting(request), service_of(request)
    row = await service.circles.cup(person, cup)
    await service.cups.begin(person, row)
    return await _show(request, person, row.circle)


@post("/api/cups/{cup:str}/cancel", status_code=200)
async def cancel_cup(request: AnyRequest, cup: FromPath[str]) -> Circle:
    """Remove a cup before it begins (who opened it only)."""
    person, service = await _acting(request), service_of(request)
    row = await service.circles.cup(person, cup)
    await service.cups.cancel(person, row)
    return await _show(request, person, row.circle)


HANDLERS: list[Any] = [
    get_circles,
    make_circle,
    look_at_circle,
    join_circle,
    get_circle,
    leave_circle,
    remove_member,
    open_cup,
    enter_cup,
    leave_cup,
    begin_cup,
    cancel_cup,
]
