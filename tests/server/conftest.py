from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.driver import Server
from tests.server.postgres import postgres  # noqa: F401 a fixture


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def base(server: Server) -> str:
    return server.base
