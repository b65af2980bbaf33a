"""Long bodies: counted before they are read, and never so many that others wait."""

from __future__ import annotations

import json
import socket
import threading
from pathlib import Path

import pytest

from emporion.server.people import limits
from emporion.server.problems import ProblemError
from emporion.server.service import Settings
from emporion.server.web import door
from emporion.server.web.door import check_json
from tests.server.driver import InThread, Player, Server


def test_a_body_is_not_read_beyond_its_limit(server: Server) -> None:
    """Without a length, and longer than any: refused while it comes."""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(20)
        line.sendall(
            b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"transfer-encoding: chunked\r\n\r\n"
        )
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        try:
            for _ in range(200):
                line.sendall(chunk)
        except OSError:
            pass  # closed by the server, as it should be
        heard = line.recv(100)
    assert heard.startswith(b"HTTP/1.1 413")


def begin_upload(port: int, address: str, kilobytes: int = 390) -> tuple[socket.socket, bytes]:
    """Begin to bring something long along, as a visitor from that address: the first that is answered. Who is let in
    is asked for the rest (`100 Continue`), of which nothing is sent."""
    line = socket.create_connection(("127.0.0.1", port))
    line.settimeout(20)
    head = [
        "POST /api/records HTTP/1.1",
        "host: x",
        "content-type: application/json",
        f"content-length: {kilobytes * 1000}",
        f"x-forwarded-for: {address}",
        "expect: 100-continue",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    answer = line.recv(65536)
    while not (answer.startswith(b"HTTP/1.1 100") or b"}}" in answer):
        answer += line.recv(65536)
    return line, answer


def test_what_is_brought_along_is_counted_before_any_of_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.QUOTAS, "new", limits.Quota(0.25, 0))  # one for an address
    with InThread(Settings(data=tmp_path)) as server:
        first, answer = begin_upload(server.port, "203.0.113.1")
        assert answer.startswith(b"HTTP/1.1 100")
        second, refused = begin_upload(server.port, "203.0.113.1")
        assert refused.startswith(b"HTTP/1.1 429") and b'"too-fast"' in refused
        other, answer = begin_upload(server.port, "203.0.113.2")
        assert answer.startswith(b"HTTP/1.1 100")
        for line in (first, second, other):
            line.close()


def test_so_many_long_bodies_are_on_their_way_and_no_more(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path)) as server:
        server.service.bodies.most = 3
        lines = [begin_upload(server.port, "203.0.113.1") for _ in range(2)]
        assert all(answer.startswith(b"HTTP/1.1 100") for _, answer in lines)
        third, refused = begin_upload(server.port, "203.0.113.1")
        assert refused.startswith(b"HTTP/1.1 429") and b'"too-many-bodies"' in refused
        lines.append(begin_upload(server.port, "203.0.113.2"))
        assert lines[-1][1].startswith(b"HTTP/1.1 100")
        fourth, refused = begin_upload(server.port, "203.0.113.3")
        assert refused.startswith(b"HTTP/1.1 503") and b'"busy"' in refused and b"retry-after: 2" in refused
        lines[0][0].sendall(b" " * 390_000)  # it is no record, and is told so
        assert lines[0][0].recv(65536).startswith(b"HTTP/1.1 400")
        again, answer = begin_upload(server.port, "203.0.113.1")
        assert answer.startswith(b"HTTP/1.1 100")
        for line in (third, fourth, again, *(line for line, _ in lines)):
            line.close()


@pytest.mark.parametrize("inside", [b"[" + b"{}," * 300_000 + b"{}]", b'"", "more": [' + b"[]," * 300_000 + b"[]]"])
def test_a_million_brackets_are_not_looked_through(monkeypatch: pytest.MonkeyPatch, inside: bytes) -> None:
    looked: list[bytes] = []
    monkeypatch.setattr(door, "check_json", looked.append)
    with pytest.raises(ProblemError, match="not understood"):
        door.check_record(b'{"record": ' + inside + b"}")
    assert looked == []


@pytest.mark.parametrize(
    ("path", "length", "sent", "kilobytes"),
    [
        ("/api/me", "content-length: 16001", b"", 16),  # nobody waits for the rest
        ("/api/tables/x/sit", "content-length: 9999999999", b"", 16),
        ("/api/records", "content-length: 400001", b"", 400),
        ("/api/me", "transfer-encoding: chunked", b"3e81\r\n" + b"[" * 16_001 + b"\r\n", 16),
    ],
)
def test_what_is_too_long_is_refused_before_it_is_read(
    tmp_path: Path, path: str, length: str, sent: bytes, kilobytes: int
) -> None:
    head = [f"POST {path} HTTP/1.1", "host: x", "content-type: application/json", length, "", ""]
    with InThread(Settings(data=tmp_path)) as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(20)
        line.sendall("\r\n".join(head).encode() + sent)
        answer = b""
        while b"}}" not in answer:
            got = line.recv(65536)
            assert got, answer
            answer += got
        assert answer.startswith(b"HTTP/1.1 413")
        problem = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert (problem["error"], problem["figures"]) == ("too-long", {"kilobytes": kilobytes})


async def test_long_records_are_checked_beside_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[tuple[int, str]] = []

    def noted(raw: bytes) -> None:
        where.append((len(raw), threading.current_thread().name.partition("_")[0]))
        check_json(raw)

    monkeypatch.setattr(door, "check_json", noted)
    monkeypatch.setitem(limits.QUOTAS, "request", limits.Quota(10, 0))  # forty for an address
    with InThread(Settings(data=tmp_path)) as server:
        main = server.thread.name.partition("_")[0]
        async with Player(server.base, "Anna") as anna:
            where.clear()
            anna.http.headers["x-forwarded-for"] = "203.0.113.7"
            long = json.dumps({"record": "x" * 390_000}).encode()
            answer = await anna.http.post("/api/records", content=long)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-record")
            assert (await anna.problem("/api/records", {"record": "x"}))[1] == "bad-record"
            assert [name for _, name in where] == ["long-json", main] and where[0][0] == len(long)
            answer = await anna.http.post("/api/records", content=long)  # each 16 kB count as a request
            assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")
            assert len(where) == 2
