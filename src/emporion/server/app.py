"""The application: routes, errors, compression, schema, and what happens when it starts and stops."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from emporion import __version__
from emporion.server import analysis_api, api, problems
from emporion.server.client_files import COMPRESSED, ClientFiles, client_file, client_page
from emporion.server.live import live
from emporion.server.lobby_live import lobby_live
from emporion.server.messages import Problem
from emporion.server.problems import ProblemError
from emporion.server.service import Service, Settings
from emporion.server.store import Stale, StoreProblem

log = logging.getLogger("emporion.server")
KEYS = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-long"}
SAFE_HEADERS = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}


def _answer(status: int, problem: Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type="application/json")


def _problem(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    if isinstance(error, ProblemError):
        return _answer(error.status, error.problem())
    if isinstance(error, Stale):
        return _answer(409, problems.too_late().problem())
    if isinstance(error, StoreProblem):
        log.error("%s", error)
        return _answer(503, problems.storage().problem())
    if isinstance(error, HTTPException):
        extra = f" ({error.extra})" if error.extra else ""
        return _answer(
            error.status_code, Problem(KEYS.get(error.status_code, "malformed"), f"{error.detail}{extra}"[:400])
        )
    log.error("a request failed", exc_info=error)
    return _answer(500, Problem("server", "the server made a mistake"))


def make_app(settings: Settings | None = None) -> Litestar:
    service = Service(settings or Settings())

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service
        app.state.client = ClientFiles(service.settings.static)
        await service.open()
        try:
            yield
        finally:
            await service.close()

    return Litestar(
        route_handlers=[*api.HANDLERS, *analysis_api.HANDLERS, live, lobby_live, client_page, client_file],
        lifespan=[running],
        exception_handlers={Exception: _problem, HTTPException: _problem},
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=800, exclude_opt_key=COMPRESSED
        ),
        request_max_body_size=1_000_000,
        openapi_config=OpenAPIConfig(
            title="Emporion",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        response_headers=SAFE_HEADERS,
        logging_config=None,
    )
