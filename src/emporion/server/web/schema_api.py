"""What the protocol looks like, for programs: the REST side as OpenAPI, the messages of sockets as JSON Schema.

Either is made once, beside the event loop, when somebody asks for it first: that takes a second.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig

from emporion import __version__
from emporion.server.messages import ClientMessage, ServerMessage
from emporion.server.web import api, circles_api, doors_api, people_api, watch_api
from emporion.server.web.api import AnyRequest, packed
from emporion.server.web.client_files import COMPRESSED
from emporion.server.web.learning import puzzles_api, school_api
from emporion.server.web.me import notices_api, profiles_api, society_api
from emporion.server.web.past import analysis_api, replay_api

DESCRIBED: list[Any] = [
    *people_api.HANDLERS,
    *notices_api.HANDLERS,
    *profiles_api.HANDLERS,
    *society_api.HANDLERS,
    *circles_api.HANDLERS,
    *api.HANDLERS,
    *doors_api.HANDLERS,
    *replay_api.HANDLERS,
    *analysis_api.HANDLERS,
    *watch_api.HANDLERS,
    *school_api.HANDLERS,
    *puzzles_api.HANDLERS,
]


@cache
def rest_schema() -> bytes:
    described = Litestar(DESCRIBED, openapi_config=OpenAPIConfig(title="Emporion", version=__version__))
    return gzip.compress(msgspec.json.encode(described.openapi_schema.to_schema()))


@cache
def live_schema() -> bytes:
    (server, client), parts = msgspec.json.schema_components(
        [ServerMessage, ClientMessage], ref_template="#/$defs/{name}"
    )
    return gzip.compress(msgspec.json.encode({"from_server": server, "from_client": client, "$defs": parts}))


@get("/api/schema/openapi.json", include_in_schema=False, opt={COMPRESSED: True})
async def get_rest_schema(request: AnyRequest) -> Response[bytes]:
    """The REST side as OpenAPI."""
    return packed(request, await asyncio.to_thread(rest_schema))


@get("/api/schema/live.json", include_in_schema=False, opt={COMPRESSED: True})
async def get_live_schema(request: AnyRequest) -> Response[bytes]:
    """The messages of the WebSocket as JSON Schema."""
    return packed(request, await asyncio.to_thread(live_schema))


HANDLERS: list[Any] = [get_rest_schema, get_live_schema]
