"""What every request passes before anything else looks at it: where it comes from, and whether it is well-formed.

Only our own pages may change something or open a socket: a page of another site, or of another port of this host, would
speak with the visitor's cookie. Text that some storage or terminal could not hold (NUL, halves of characters, broken
UTF-8) and JSON that readers understand differently (a key twice, bottomless nesting) is refused here, once for all.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from emporion.server.messages.common import LONGEST_BODY, LONGEST_RECORD
from emporion.server.people.limits import Limits
from emporion.server.problems import ProblemError

UPLOADS = "/api/records"  # the only address that takes more than a few words
ONE_CLICK = "/unsubscribe/"
DEEPEST = 20
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
_long = ThreadPoolExecutor(1, "long-json")
"""Reads what is long, one after the other: nobody else waits for it."""


class _Record(msgspec.Struct, forbid_unknown_fields=True):
    record: str


class Door(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        assert scope["type"] == ScopeType.HTTP
        service = scope["litestar_app"].state.service
        service.limits.take("request", address=address_of(scope))
        check_address(scope["raw_path"], scope["query_string"])
        if scope["method"] in SAFE_METHODS:
            await next_app(scope, receive, send)
            return
        if scope["path"].startswith(ONE_CLICK):  # from a mail program, which has no page: the link itself is the right
            await _body(scope, receive, headers_of(scope), service.limits)
            await next_app(scope, _again(b"", receive), send)
            return
        headers = headers_of(scope)
        if not from_our_page(headers, scope["scheme"], service.settings.origins):
            raise ProblemError("foreign")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise ProblemError("not-json")
        if not _may_be_long(scope):
            body = await _body(scope, receive, headers, service.limits)
            if body:
                check_json(body)
            await next_app(scope, _again(body, receive), send)
            return
        address = address_of(scope)
        with service.bodies.coming(address):
            await service.quotas.take("new", address=address)  # before anything of it is read
            body = await _body(scope, receive, headers, service.limits)
            if len(body) > LONGEST_BODY:
                await asyncio.get_running_loop().run_in_executor(_long, check_record, body)
            else:
                check_record(body)
            await next_app(scope, _again(body, receive), send)


def address_of(scope: HTTPScope) -> str:
    return (scope["client"] or ("",))[0]


def _may_be_long(scope: HTTPScope) -> bool:
    return scope["path"].rstrip("/") == UPLOADS


def headers_of(scope: HTTPScope | Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


# -- where it comes from --------------------------------------------------------------------------------------


def from_our_page(headers: Mapping[str, str], scheme: str, origins: Sequence[str] = ()) -> bool:
    """Whether a request comes from a page of ours, or from no page at all (a script of the person's own).

    `origins` are the public addresses the operator names; without them ours is the one the request was sent to, as a
    proxy may have passed it on. (No page can forge these headers for another site's request.)
    """
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if origins:
        return origin in origins
    theirs = _place(origin)
    hosts = [headers[name].partition(",")[0].strip() for name in ("x-forwarded-host", "host") if name in headers]
    secure = scheme in ("https", "wss")
    if theirs is None or (secure and theirs[0] != "https"):
        return False
    # A proxy that ends TLS may not say so: then ours is the secure address of the same name.
    return any(theirs == _place(f"{theirs[0]}://{host}") for host in hosts)


def _place(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None if it is none."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.path or parts.query or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, PORTS[parts.scheme] if port is None else port


# -- whether it is well-formed --------------------------------------------------------------------------------


def check_address(path: bytes, query: bytes) -> None:
    """`malformed` unless path and query are printable text."""
    for part in (path, query.replace(b"+", b" ")):
        try:
            text = unquote_to_bytes(part).decode()
        except UnicodeDecodeError:
            raise ProblemError("malformed", "the address is not UTF-8") from None
        if not text.isprintable():
            raise ProblemError("malformed", "the address has unprintable characters")


def check_json(raw: bytes | str) -> None:
    """`malformed` unless this is JSON in UTF-8 that can mean one thing only and can be kept anywhere."""
    try:
        text = raw.decode() if isinstance(raw, bytes) else raw
        found = json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise ProblemError("malformed", "not UTF-8") from None
    except RecursionError:
        raise ProblemError("malformed", f"nested deeper than {DEEPEST}") from None
    except ValueError as error:
        raise ProblemError("malformed", str(error)) from None
    _check_parts(found, DEEPEST)


def check_record(raw: bytes) -> None:
    """The same of a body that may be long. Unless it is one text and no more, which shows at its beginning, it is
    refused there: a million brackets would keep everybody waiting."""
    try:
        msgspec.json.decode(raw, type=_Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError("malformed", str(error)) from None
    check_json(raw)


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a key stands there twice")
    return members


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _check_parts(value: Any, depth: int) -> None:
    if isinstance(value, str):
        if "\0" in value or not (value.isascii() or _whole(value)):
            raise ProblemError("malformed", "text with NUL or half a character")
    elif isinstance(value, dict | list):
        if not depth:
            raise ProblemError("malformed", f"nested deeper than {DEEPEST}")
        for part in [*value, *value.values()] if isinstance(value, dict) else value:
            _check_parts(part, depth - 1)


def _whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


async def _body(scope: HTTPScope, receive: Receive, headers: Mapping[str, str], limits: Limits) -> bytes:
    """The whole body; `too-long` as soon as it is, and at once if its length is told. A long one counts as several."""
    longest = LONGEST_RECORD if _may_be_long(scope) else LONGEST_BODY
    address, told = address_of(scope), headers.get("content-length", "")
    if told.isdecimal() and (len(told) > 9 or int(told) > longest):
        raise ProblemError("too-long", kilobytes=longest // 1000)
    body, paid = bytearray(), LONGEST_BODY
    more = True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise ProblemError("malformed", "the request was not finished")
        assert event["type"] == "http.request"
        body += event["body"]
        more = event["more_body"]
        if len(body) > longest:
            raise ProblemError("too-long", kilobytes=longest // 1000)
        while len(body) > paid:
            limits.take("request", address=address)
            paid += LONGEST_BODY
    return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Lets a body be read once more."""
    told = False

    async def again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
