"""Python's garbage collector in a large server: what is new is looked at, everything only when much is gone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.server import collector
from emporion.server.service import Service, Settings


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    yield Service(Settings(data=tmp_path))
    gc.unfreeze()


def test_what_is_new_is_found(service: Service) -> None:
    ring = weakref.ref(Ring())
    service.collector.look(everything=False)
    assert ring() is None


def test_what_was_there_before_is_found_only_among_everything(service: Service) -> None:
    kept: Ring | None = Ring()
    ring = weakref.ref(kept)
    service.collector.look(everything=False)
    kept = None
    service.collector.look(everything=False)
    assert ring() is not None
    service.collector.look(everything=True)
    assert ring() is None


def test_everything_is_looked_at_when_a_quarter_of_what_there_is_has_gone(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "FEW", 3)
    service.collector.gone = 3
    assert not service.collector.due()
    service.collector.gone = 4
    assert service.collector.due()
    for _ in range(16):
        service.sockets.enter("127.0.0.1")
    assert not service.collector.due()
    service.collector.gone = 5
    assert service.collector.due()
    service.collector.look(everything=True)
    assert service.collector.gone == 0
