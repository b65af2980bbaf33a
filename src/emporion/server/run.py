"""Runs the server in one process: for `emporion play` and for tests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from emporion.server.app import make_app
from emporion.server.service import BadSetting, Settings, make_store
from emporion.server.store import StoreProblem
from emporion.server.store.lock import DataLock
from emporion.server.web import wire
from emporion.server.web.addresses import CannotServe, invitation, listen, own_address
from emporion.server.workers.programs import BadPrograms

__all__ = ["CannotServe", "bound", "config_of", "log_to_stderr", "serve", "settings_of", "try_storage"]

LONGEST_FRAME = 64 * 1024
"""Bytes after which a socket is closed unheard; what is merely too long for a message (live.py) is answered."""
PING_EVERY = 45.0
"""Seconds: proxies take a connection for dead that is silent for a minute, and thousands of pings cost."""
KEPT_OPEN = 130
"""Seconds an idle connection is kept. Longer than proxies keep theirs to us (Caddy: 120), so that it is never we who
close one on which the next request is just being sent."""


class _Config(uvicorn.Config):
    """Sees to it that a process that was told to stop (SIGTERM) releases what it holds when it has.

    uvicorn raises the signal again when everybody was let go, which would end the process on the spot.
    """

    def configure_logging(self) -> None:
        """The first that is called in each process."""
        super().configure_logging()
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def greet(text: str) -> None:
    """Write to standard output; where that cannot be written to (a full disk), nothing is, and the server goes on."""
    try:
        print(text, end="", flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
        greet(f"Emporion is open at {self.address}   (stop: Ctrl-C)\n{self.invitation}")
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told once, it stops in good order; told again, it ends at once: everything that was answered is stored."""
        if self.should_exit:
            for child in multiprocessing.active_children():
                child.kill()
            os._exit(128 + sig)
        super().handle_exit(sig, frame)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    page: str = "",
) -> None:
    """Serve until stopped; `CannotServe` when that is impossible. The browser is opened at that page."""
    log_to_stderr()
    settings = settings or settings_of()
    if data is not None:
        settings.data = data
    listener, address = bound(host, port)
    with reserved(settings), contextlib.suppress(KeyboardInterrupt):
        try_storage(settings)
        welcome = invitation(host, listener.getsockname()[1])
        _Server(config_of(make_app(settings, alone=True)), f"{address}{page}", welcome, open_browser).run(
            sockets=[listener]
        )


@contextlib.contextmanager
def reserved(settings: Settings) -> Iterator[None]:
    """Keep the data folder for this server, from before its storage is tried until it has ended."""
    if settings.database:
        yield
        return
    lock = DataLock(settings.data)
    try:
        lock.take()
    except StoreProblem as problem:
        raise CannotServe(f"the storage cannot be used: {problem}") from problem
    settings.reserved = True
    try:
        yield
    finally:
        lock.release()


def log_to_stderr() -> None:
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)


def settings_of() -> Settings:
    """Those of the environment."""
    try:
        return Settings()
    except BadSetting as problem:
        raise CannotServe(str(problem)) from problem
    except BadPrograms as problem:
        raise CannotServe(f"the programs cannot be used: {problem}") from problem
    except RuntimeError as problem:  # what pathlib says of a user without a home
        raise CannotServe("there is no home folder: name one for the matches in EMPORION_DATA") from problem


def config_of(app: Any, **more: Any) -> uvicorn.Config:
    """How our servers are run; `app` is the application, or where the one that makes it is found."""
    return _Config(
        app,
        loop="auto",
        http=wire.Http,
        ws=wire.Socket,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=3,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=PING_EVERY,
        **more,
    )


def bound(host: str, port: int) -> tuple[socket.socket, str]:
    """A socket that listens there, and the address people open."""
    wire.most_files()
    listener = listen(host, port)
    return listener, own_address(host, listener.getsockname()[1])


def try_storage(settings: Settings) -> None:
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
