from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.driver import InThread, Server
from tests.server.gatherings import Time
from tests.server.notices.places import Places
from tests.server.people.homes import Post, settings_of
from tests.server.postgres import fresh_database, postgres  # noqa: F401 a fixture


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def base(server: Server) -> str:
    return server.base


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    post.open()
    yield post
    post.close()


@pytest.fixture
def places() -> Iterator[Places]:
    places = Places().open()
    yield places
    places.close()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture(params=["sqlite", "postgres"])
async def home(request: pytest.FixtureRequest, tmp_path: Path, post: Post, time: Time) -> AsyncIterator[InThread]:
    database = await fresh_database(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    with InThread(settings_of(tmp_path, post, time, database)) as server:
        yield server
