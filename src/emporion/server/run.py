"""Runs the server: for `emporion play` and for tests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from emporion.server import wire
from emporion.server.addresses import CannotServe, invitation, listen, own_address
from emporion.server.app import make_app
from emporion.server.programs import BadPrograms
from emporion.server.service import BadSetting, Settings, make_store
from emporion.server.store import StoreProblem

__all__ = ["CannotServe", "serve"]

LONGEST_FRAME = 64 * 1024
"""Bytes after which a socket is closed unheard; what is merely too long for a message (live.py) is answered."""


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, invitation: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.invitation = invitation
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Emporion is open at {self.address}   (stop: Ctrl-C)\n{self.invitation}", end="", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    page: str = "",
) -> None:
    """Serve until stopped; `CannotServe` when that is impossible. The browser is opened at that page."""
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    try:
        settings = settings or Settings()
    except BadSetting as problem:
        raise CannotServe(str(problem)) from problem
    except BadPrograms as problem:
        raise CannotServe(f"the programs cannot be used: {problem}") from problem
    except RuntimeError as problem:  # what pathlib says of a user without a home
        raise CannotServe("there is no home folder: name one for the matches in EMPORION_DATA") from problem
    if data is not None:
        settings.data = data
    wire.most_files()
    listener = listen(host, port)
    port = listener.getsockname()[1]
    _try_storage(settings)
    config = uvicorn.Config(
        make_app(settings),
        loop="auto",
        http=wire.Http,
        ws=wire.Socket,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        timeout_graceful_shutdown=3,
        ws_max_size=LONGEST_FRAME,
    )
    with contextlib.suppress(KeyboardInterrupt):
        server = _Server(config, own_address(host, port) + page, invitation(host, port), open_browser)
        server.run(sockets=[listener])


def _try_storage(settings: Settings) -> None:
    """Open the storage once, so that a damaged file is told in one line and not in the middle of a start."""

    async def try_it() -> None:
        store = make_store(settings)
        try:
            await store.open()
            await store.check()
        finally:
            await store.close()

    try:
        asyncio.run(try_it())
    except StoreProblem as problem:
        raise CannotServe(f"the storage cannot be used: {problem}") from problem
