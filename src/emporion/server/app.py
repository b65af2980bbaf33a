"""The application: routes, errors, compression, schema, and what happens when it starts and stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from emporion.server import metrics, problems
from emporion.server.messages.common import LONGEST_RECORD
from emporion.server.problems import ProblemError, of_status
from emporion.server.service import Service, Settings
from emporion.server.store import Damaged, Stale, StoreProblem
from emporion.server.web import schema_api
from emporion.server.web.client_files import COMPRESSED, ClientFiles, client_file, client_page, unsubscribe_page
from emporion.server.web.door import Door
from emporion.server.web.live import live
from emporion.server.web.lobby_live import lobby_live
from emporion.server.web.me import notices_api
from emporion.server.web.past.analysis_live import follow_analysis, follow_upload_analysis

log = logging.getLogger("emporion.server")
SAFE_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def _answer(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    problem = _problem_of(error)
    return Response(
        msgspec.json.encode(problem.problem()),
        status_code=problem.status,
        media_type="application/json",
        headers=SAFE_HEADERS | problem.headers,
    )


def _problem_of(error: Exception) -> ProblemError:
    if isinstance(error, ProblemError):
        return error
    if isinstance(error, Stale):
        return ProblemError("too-late")
    if isinstance(error, StoreProblem):
        log.error("%s", error)
        return ProblemError("broken-table" if isinstance(error, Damaged) else "storage")
    if isinstance(error, HTTPException) and error.status_code != 500:
        return of_status(error.status_code, f"{error.detail} {error.extra or ''}".strip())
    if isinstance(error, RecursionError):
        return ProblemError("malformed")
    log.error("a request failed", exc_info=error)
    return ProblemError("server")


def make_app(settings: Settings | None = None, alone: bool = False) -> Litestar:
    """`alone`: nothing else is done in this process."""
    service = Service(settings or Settings())

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service
        problems.told = lambda key: metrics.problems.labels(key).inc()
        app.state.client = ClientFiles(service.settings.static)
        await service.open()
        if alone:
            service.collector.start()
        counting = asyncio.create_task(metrics.keep_fresh(service))
        try:
            yield
        finally:
            counting.cancel()
            await service.close()

    return Litestar(
        route_handlers=[
            *schema_api.DESCRIBED,
            *schema_api.HANDLERS,
            notices_api.unsubscribe,
            live,
            lobby_live,
            follow_analysis,
            follow_upload_analysis,
            client_page,
            unsubscribe_page,
            client_file,
        ],
        lifespan=[running],
        exception_handlers={Exception: _answer, HTTPException: _answer},
        middleware=[Door()],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=800, exclude_opt_key=COMPRESSED
        ),
        request_max_body_size=LONGEST_RECORD,
        openapi_config=None,  # schema_api.py
        response_headers=SAFE_HEADERS,
        logging_config=None,
    )
