"""For operators: whether the server lives, whether it can be used, and its figures. See docs/operations.md."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, get

from emporion.server import metrics
from emporion.server.people.limits import is_ours
from emporion.server.problems import ProblemError
from emporion.server.store import StoreProblem
from emporion.server.web.api import AnyRequest, address_of, service_of

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "forwarded", "via", "origin", "sec-fetch-site")


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """The server answers."""
    return {"status": "live"}


@get(["/health", "/health/ready"], include_in_schema=False)
async def ready(request: AnyRequest) -> dict[str, str]:
    """The storage takes what is written, too: people can play."""
    try:
        await service_of(request).readiness.check()
    except (StoreProblem, TimeoutError):
        raise ProblemError("storage") from None
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def get_metrics(request: AnyRequest) -> Response[bytes]:
    """The figures; only for who knows the token, or without one for this machine itself, not through a proxy."""
    service = service_of(request)
    token = service.settings.metrics_token
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        allowed = hmac.compare_digest(given.encode(), token.encode())
    else:
        allowed = is_ours(address_of(request)) and not any(name in request.headers for name in PASSED_ON)
    if not allowed:
        raise ProblemError("not-found")
    return Response(metrics.text(service), media_type=FORMAT)


HANDLERS: list[Any] = [live, ready, get_metrics]
