"""Finished matches over REST: records, replays, verification. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from emporion.server.messages import Ending, NewRecord, Replay, ReplayState, Verification
from emporion.server.web.api import AnyRequest, packed, service_of, who, who_asks
from emporion.server.web.client_files import COMPRESSED


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def get_record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record of a finished match."""
    whose = await who_asks(request, await who(request), "replay")
    found = await service_of(request).archive.finished(table, whose)
    name = f"{found.row.game}-{found.row.id}.txt"
    return Response(
        found.record, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table:str}/replay", opt={COMPRESSED: True}, responses={200: ResponseSpec(Replay)})
async def get_replay(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """A finished match, word by word."""
    archive, person = service_of(request).archive, await who(request)
    whose = await who_asks(request, person, "replay")
    return packed(request, await archive.replay(await archive.finished(table, whose), person, whose))


View = Annotated[str, QueryParameter(description="a seat's number, `public` or `all`", max_length=10)]
Place = Annotated[str, PathParameter(description="after how many words", pattern="^[0-9]{1,6}$")]


@get("/api/tables/{table:str}/replay/{n:str}", opt={COMPRESSED: True}, responses={200: ResponseSpec(ReplayState)})
async def get_replay_state(
    request: AnyRequest, table: FromPath[str], n: Place, view: View = "public"
) -> Response[bytes]:
    """The position of a finished match after n words."""
    archive = service_of(request).archive
    whose = await who_asks(request, await who(request), "replay")
    found = await archive.finished(table, whose)
    return packed(request, await archive.state(found.record, int(n), view, whose))


@get("/api/tables/{table:str}/ending", opt={COMPRESSED: True}, responses={200: ResponseSpec(Ending)})
async def get_ending(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Why a finished match ended as it did: its points by source, what broke the tie, how it went round by round."""
    archive = service_of(request).archive
    whose = await who_asks(request, await who(request), "replay")
    return packed(request, await archive.ending((await archive.finished(table, whose)).record, whose))


@get("/api/tables/{table:str}/verify")
async def get_verification(request: AnyRequest, table: FromPath[str]) -> Verification:
    """Whether the seed fits the hash published at the start, and the words give the result."""
    whose = await who_asks(request, await who(request), "replay")
    return await service_of(request).archive.verification(table, whose)


@post("/api/records", status_code=200, opt={COMPRESSED: True}, responses={200: ResponseSpec(Replay)})
async def upload_record(request: AnyRequest, data: JSONBody[NewRecord]) -> Response[bytes]:
    """Bring a record along; the door has counted it."""
    whose = await who_asks(request, await who(request), "replay")
    return packed(request, await service_of(request).archive.bring(data.record, whose))


@get("/api/records/{key:str}", opt={COMPRESSED: True}, responses={200: ResponseSpec(Replay)})
async def get_upload(request: AnyRequest, key: FromPath[str]) -> Response[bytes]:
    """A record somebody brought along."""
    archive = service_of(request).archive
    whose = await who_asks(request, await who(request), "replay")
    return packed(request, await archive.brought(await archive.upload(key), whose))


@get("/api/records/{key:str}/replay/{n:str}", opt={COMPRESSED: True}, responses={200: ResponseSpec(ReplayState)})
async def get_upload_state(request: AnyRequest, key: FromPath[str], n: Place, view: View = "public") -> Response[bytes]:
    """The position of an uploaded record after n words."""
    archive = service_of(request).archive
    whose = await who_asks(request, await who(request), "replay")
    return packed(request, await archive.state((await archive.upload(key)).record, int(n), view, whose))


@get("/api/records/{key:str}/ending", opt={COMPRESSED: True}, responses={200: ResponseSpec(Ending)})
async def get_upload_ending(request: AnyRequest, key: FromPath[str]) -> Response[bytes]:
    """Why the match of an uploaded record ended as it did."""
    archive = service_of(request).archive
    whose = await who_asks(request, await who(request), "replay")
    return packed(request, await archive.ending((await archive.upload(key)).record, whose))


HANDLERS: list[Any] = [
    get_record,
    get_replay,
    get_ending,
    get_replay_state,
    get_verification,
    upload_record,
    get_upload,
    get_upload_state,
    get_upload_ending,
]
