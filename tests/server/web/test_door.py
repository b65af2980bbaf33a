"""Nothing strange gets in: other sites, other kinds of content, text that means two things or breaks a storage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from emporion.server.problems import CODES, ProblemError
from emporion.server.run import config_of
from emporion.server.service import Settings
from emporion.server.web.door import check_address, check_json, from_our_page
from tests.server.driver import InThread, Player

TEXTS = ["", "\0", "a\0b", "\ud800", "é" * 50, "x" * 2000, "../../etc/passwd", "٣", "1_0", "²", "\u202e", "'; DROP--"]
RAW = [text.encode("utf-8", "surrogatepass") for text in TEXTS]
KINDS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""]
PATHS = [
    "/api/me",
    "/api/me/move",
    "/api/me/arrive",
    "/api/tables",
    *(f"/api/tables/TABLE/{what}" for what in ("sit", "leave", "bot", "start", "stand_in", "come_back", "rematch")),
    *(f"/api/tables/TABLE/{what}" for what in ("remove", "swap", "cancel", "resign", "delete")),
    *(f"/api/tables/TABLE/{what}" for what in ("analysis", "branch")),
    "/api/records",
    "/api/records/0123456789abcdef0123/analysis",
    "/api/records/0123456789abcdef0123/branch",
]
READ = [
    "/api/games/WORD/rulebook/WORD",
    "/api/tables/WORD",
    "/api/tables/WORD/record",
    "/api/tables/WORD/replay",
    "/api/tables/WORD/replay/WORD?view=WORD",
    "/api/tables/WORD/verify",
    "/api/tables/WORD/analysis",
    "/api/tables/WORD/branches",
    "/api/records/WORD",
    "/api/records/WORD/replay/WORD?view=WORD",
    "/api/records/WORD/analysis",
    "/WORD",
]
MEMBERS = ["name", "language", "code", "game", "seats", "kind", "options", "pace", "seat", "level", "word", "record"]
FINE = {200, 201, 304}


# -- where it comes from --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "headers", "scheme"),
    [
        (True, {}, "http"),  # a script
        (True, {"host": "localhost:8000", "origin": "http://localhost:8000"}, "http"),
        (True, {"host": "LOCALHOST:8000", "origin": "http://localhost:8000"}, "ws"),
        (True, {"host": "games.example", "origin": "http://games.example"}, "http"),
        (True, {"host": "games.example:80", "origin": "http://games.example"}, "http"),
        (True, {"host": "[::1]:8000", "origin": "http://[::1]:8000"}, "http"),
        (True, {"sec-fetch-site": "same-origin", "host": "a", "origin": "http://a"}, "http"),
        (True, {"sec-fetch-site": "none", "host": "a"}, "http"),
        # behind a proxy that ends TLS: it says so, or not, and passes the host on, or not
        (True, {"host": "games.example", "origin": "https://games.example"}, "https"),
        (True, {"host": "games.example", "origin": "https://games.example"}, "http"),
        (
            True,
            {"host": "127.0.0.1:8000", "x-forwarded-host": "games.example", "origin": "https://games.example"},
            "ws",
        ),
        # other sites, other ports of the same host, other schemes, nobody knows who
        (False, {"host": "localhost:8000", "origin": "http://evil.example"}, "http"),
        (False, {"host": "localhost:8000", "origin": "http://localhost:9000"}, "http"),
        (False, {"host": "localhost:8000", "origin": "http://localhost"}, "http"),
        (False, {"host": "games.example", "origin": "http://games.example:8080"}, "http"),
        (False, {"host": "games.example", "origin": "https://games.example:8443"}, "http"),
        (False, {"host": "games.example", "origin": "http://games.example"}, "https"),
        (False, {"host": "games.example", "origin": "http://games.example"}, "wss"),
        (False, {"host": "localhost:8000", "origin": "null"}, "http"),
        (False, {"host": "localhost:8000", "origin": "http://localhost:port"}, "http"),
        (False, {"host": "localhost:8000", "origin": "http://evil@localhost:8000"}, "http"),
        (False, {"host": "localhost:8000", "origin": ""}, "http"),
        (False, {"origin": "http://localhost:8000"}, "http"),
        (False, {"sec-fetch-site": "same-site", "host": "localhost:8000"}, "http"),
        (False, {"sec-fetch-site": "cross-site", "host": "a", "origin": "http://a"}, "http"),
    ],
)
def test_only_our_own_pages_may_speak(ours: bool, headers: dict[str, str], scheme: str) -> None:
    assert from_our_page(headers, scheme) == ours


def test_the_operator_may_name_the_public_addresses() -> None:
    named = ("https://games.example", "https://spiele.example")
    for origin, ours in (("https://games.example", True), ("https://spiele.example", True), ("http://a", False)):
        assert from_our_page({"host": "a", "origin": origin}, "http", named) == ours


# -- whether it is well-formed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        b"\xff",
        b'{"a": "\xc3"}',
        b'"\\u0000"',
        b'{"\\u0000": 1}',
        b'"\\ud800"',
        b'["\\udfff x"]',
        b'{"a": 1, "a": 2}',
        b'{"b": {"a": 1, "a": 1}}',
        b"[" * 100_000,
        b"[" * 21 + b"]" * 21,
        b'{"a":' * 21 + b"1" + b"}" * 21,
        b"NaN",
        b"-Infinity",
        b"9" * 5000,
        b"{",
        b"",
    ],
)
def test_json_that_could_do_harm_is_refused(text: bytes) -> None:
    with pytest.raises(ProblemError) as problem:
        check_json(text)
    assert problem.value.key == "malformed"


@pytest.mark.parametrize(
    "text", [b"[" * 20 + b"]" * 20, b'"\\ud83d\\ude00 \xc3\xa9"', b'{"a": {"a": 1}}', b"1e400", b"0"]
)
def test_other_json_is_not(text: bytes) -> None:
    check_json(text)


@pytest.mark.parametrize("address", [b"/api/%00", b"/%ff", b"/a%0Ab", b"/%C3", b"/%ED%A0%80", b"/a\x7f"])
def test_addresses_are_printable_text(address: bytes) -> None:
    for path, query in ((address, b""), (b"/", address)):
        with pytest.raises(ProblemError):
            check_address(path, query)
    check_address("/règles/%C3%A9".encode(), b"view=public&x=a+b")


# -- the whole server -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with InThread(Settings(data=tmp_path_factory.mktemp("door"), bot_delay=0, bot_workers=1)) as server:
        yield server


@pytest.fixture
def visitor(guarded: InThread) -> Iterator[tuple[httpx.Client, str]]:
    """Somebody with a name and a table."""
    with httpx.Client(base_url=guarded.base, timeout=30) as http:
        http.post("/api/me", json={"name": "Anna"}).raise_for_status()
        seats = [{"kind": kind} for kind in ("me", "open", "open")]
        yield http, http.post("/api/tables", json={"game": "ostia", "seats": seats}).json()["id"]


def check_answer(answer: httpx.Response) -> None:
    """Done, or refused with a problem of our own that is not our mistake."""
    if answer.status_code not in FINE:
        problem = answer.json()
        assert CODES[problem["error"]].status == answer.status_code, answer.text
        assert answer.status_code < 500, answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


many = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
values = some.recursive(
    some.none()
    | some.booleans()
    | some.integers(-(10**30), 10**30)
    | some.floats(allow_nan=False)
    | some.text(max_size=20)
    | some.sampled_from(TEXTS),
    lambda inside: (
        some.lists(inside, max_size=4)
        | some.dictionaries(some.sampled_from(MEMBERS) | some.text(max_size=5), inside, max_size=5)
    ),
    max_leaves=12,
)


@many
@given(path=some.sampled_from(PATHS), body=values)
def test_any_json_is_done_or_refused(visitor: tuple[httpx.Client, str], path: str, body: Any) -> None:
    http, table = visitor
    raw = json.dumps(body).encode()  # halves of characters and NUL travel as \u escapes
    headers = {"content-type": "application/json"}
    check_answer(http.post(path.replace("TABLE", table), content=raw, headers=headers))


@many
@given(path=some.sampled_from(PATHS), body=some.binary(max_size=200))
def test_any_bytes_are_refused_at_most(visitor: tuple[httpx.Client, str], path: str, body: bytes) -> None:
    http, table = visitor
    check_answer(http.post(path.replace("TABLE", table), content=body, headers={"content-type": "application/json"}))


@many
@given(
    path=some.sampled_from(READ),
    word=some.binary(max_size=30) | some.sampled_from([t.encode("utf-8", "surrogatepass") for t in TEXTS]),
)
def test_any_address_is_found_or_not(visitor: tuple[httpx.Client, str], path: str, word: bytes) -> None:
    http, _ = visitor
    escaped = "".join(f"%{byte:02X}" for byte in word)
    check_answer(http.get(path.replace("WORD", escaped)))


@many
@given(message=values, kind=some.sampled_from(["say", "say_all", "take_back", "why", "chat", "hint"]))
def test_any_message_is_answered(guarded: InThread, visitor: tuple[httpx.Client, str], message: Any, kind: str) -> None:
    """At the live table: the socket stays open, and the answer is a problem of our own."""
    from websockets.sync.client import connect

    http, table = visitor
    body = {**(message if isinstance(message, dict) else {"x": message}), "type": kind, "id": "q"}
    address = f"{guarded.base.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": f"emporion={http.cookies['emporion']}"}) as line:
        for raw in (json.dumps(body), json.dumps({"type": "why", "id": "last", "word": "pass"})):
            line.send(raw)
        while True:
            answer = json.loads(line.recv(20))
            if answer["type"] == "answer" and answer["error"] is not None:
                assert CODES[answer["error"]["error"]].status < 500, answer
                if answer["id"] == "last":
                    break


def test_odd_digits_are_no_numbers(visitor: tuple[httpx.Client, str]) -> None:
    http, table = visitor
    for digits in ("٣", "1_0", "+1", "-1", "１", "1e3", "9" * 30):
        assert http.get(f"/api/tables/{table}/replay/{digits}").status_code == 400, digits
    for raw in ('{"seat": ٣}', '{"seat": 01}', '{"seat": 1.5}', f'{{"seat": {"9" * 400}}}'):
        answer = http.post(
            f"/api/tables/{table}/sit", content=raw.encode(), headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), raw


def test_only_json_and_only_our_own_pages_are_heard(guarded: InThread, visitor: tuple[httpx.Client, str]) -> None:
    http, table = visitor
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "",
    ):
        headers = {"content-type": kind} if kind else {}
        answer = http.post("/api/me", content=b'{"name": "X"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (415, "not-json"), kind
    other = guarded.base.rpartition(":")[0] + ":1"
    for headers in ({"origin": "http://evil.example"}, {"origin": other}, {"sec-fetch-site": "same-site"}):
        answer = http.post(f"/api/tables/{table}/leave", headers={"content-type": "application/json", **headers})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
    answer = http.post("/api/me", json={"name": "Anna"}, headers={"origin": guarded.base})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


async def test_a_socket_of_another_port_is_refused(tmp_path: Path) -> None:
    import websockets

    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "open", "open"))["id"]
            address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live"
            for origin in ("http://127.0.0.1:1", "http://127.0.0.1", "https://evil.example", "null"):
                async with websockets.connect(address, origin=origin) as line:  # type: ignore[arg-type]
                    assert json.loads(await line.recv())["error"]["error"] == "foreign"
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await line.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
            async with websockets.connect(address, origin=server.base) as line:  # type: ignore[arg-type]
                assert json.loads(await line.recv())["type"] == "state"


def test_an_idle_connection_is_never_closed_before_its_proxy_closes_it() -> None:
    """Or the proxy answers 502 to whoever speaks at that moment: Caddy keeps one for 120 s, nginx for 60."""
    assert config_of("emporion.server.app:make_app").timeout_keep_alive == 130
