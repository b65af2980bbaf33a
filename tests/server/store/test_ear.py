"""A line to PostgreSQL that something on the way has forgotten without a word."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from emporion.server.store import News
from tests.server.postgres import fresh_database
from tests.server.store.rows import a_table, said


class Relay:
    """Passes bytes between one server and the database, until it goes silent: nothing is closed."""

    def __init__(self, host: str, port: int) -> None:
        self.to = (host, port)
        self.silent = asyncio.Event()
        self.lines = 0

    async def start(self) -> int:
        self.server = await asyncio.start_server(self._line, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        first = self.lines == 1
        there, back = await asyncio.open_connection(*self.to)
        with suppress(OSError):
            await asyncio.gather(self._pass(reader, back, first), self._pass(there, writer, first))

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, first: bool) -> None:
        while got := await source.read(65536):
            if not (first and self.silent.is_set()):
                to.write(got)
        to.close()


async def test_a_line_that_has_fallen_silent_is_noticed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from emporion.server.store import ear
    from emporion.server.store.postgres import PostgresStore

    monkeypatch.setattr(ear, "ASKED", 0.05)
    monkeypatch.setattr(ear, "PATIENCE", 0.5)
    address = await fresh_database(postgres)
    parts = urlsplit(address)
    relay = Relay(parts.hostname or "", parts.port or 0)
    port = await relay.start()
    deaf, other = PostgresStore(address), PostgresStore(address)
    await deaf.open()
    await other.open()
    deaf.address = address.replace(str(parts.port), str(port))
    heard: asyncio.Queue[News] = asyncio.Queue()
    await deaf.listen(heard.put_nowait)
    await other.new_table(a_table("t"))
    assert await heard.get() == News("table", "t", 0, here=False)
    relay.silent.set()
    await other.append("t", 0, [said(0)], 5)
    news = await heard.get()
    while news.kind != "anything":  # it may have come through before
        assert news == News("words", "t", 1, here=False)
        news = await heard.get()
    await other.append("t", 1, [said(1)], 5)
    assert await heard.get() == News("words", "t", 2, here=False)
    assert relay.lines >= 2
    await deaf.close()
    await other.close()
    relay.server.close()
