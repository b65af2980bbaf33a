"""How people have done, over REST."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from emporion.server.messages import Profile, ProfileWish
from emporion.server.web.api import AnyRequest, service_of, somebody, who_asks


@get("/api/me/profile")
async def get_my_profile(request: AnyRequest) -> Profile:
    """How I have done."""
    person = await somebody(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).profiles.of(person.id, person)


@post("/api/me/profile", status_code=200)
async def wish_profile(request: AnyRequest, data: JSONBody[ProfileWish]) -> Profile:
    """Who may see that, and whether I am rated."""
    person = await somebody(request)
    await who_asks(request, person, "wish")
    return await service_of(request).profiles.wish(person, data)


@get("/api/people/{who:str}/profile")
async def get_profile(request: AnyRequest, who: FromPath[str]) -> Profile:
    """How somebody else has done, if I may know."""
    person = await somebody(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).profiles.of(who, person)


HANDLERS: list[Any] = [get_my_profile, wish_profile, get_profile]
