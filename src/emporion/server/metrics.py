"""What an operator can watch: counts and times as Prometheus reads them. Nobody's name, address or table is in there.

With several server processes (PROMETHEUS_MULTIPROC_DIR is set before they start) whichever is asked tells the sum.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)

if TYPE_CHECKING:
    from emporion.server.service import Service

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
REFRESH = 5.0  # seconds
LONG = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


def _gauge(name: str, what: str, *labels: str) -> Gauge:
    return Gauge(f"emporion_{name}", what, labels, multiprocess_mode="livesum", registry=REGISTRY)


words = Counter("emporion_words", "Words said and stored, by title", ["title"], registry=REGISTRY)
messages = Histogram(
    "emporion_message_seconds",
    "From a message of a client to its answer",
    ["kind"],
    buckets=QUICK,
    registry=REGISTRY,
)
problems = Counter("emporion_problems", "Answers that were a problem, by code", ["code"], registry=REGISTRY)
storing = Histogram("emporion_store_seconds", "How long the storage took", ["kind"], buckets=QUICK, registry=REGISTRY)
thinking = Histogram(
    "emporion_thinking_seconds", "How long a bot thought, by level", ["level"], buckets=LONG, registry=REGISTRY
)
rooms = _gauge("rooms", "Tables that are loaded, by status", "status")
connections = _gauge("connections", "Open sockets at tables, by who looks", "viewer")
waiting = _gauge("work_waiting", "Work that waits for a process, by kind", "kind")
busy = _gauge("work_seconds", "Seconds that processes have worked since the start, by kind", "kind")
kept = _gauge("archive_bytes", "Bytes of answers about finished matches that are kept")


def refresh(service: Service) -> None:
    """Bring what is counted now, and not as it happens, up to date."""
    statuses = dict.fromkeys(("waiting", "running", "over"), 0)
    players = watchers = 0
    for room in service.rooms.rooms.values():
        statuses[room.row.status] += 1
        watchers += len(room.audience.watching)
        players += len(room.connections) - len(room.audience.watching)
    for status, number in statuses.items():
        rooms.labels(status).set(number)
    connections.labels("player").set(players)
    connections.labels("spectator").set(watchers)
    for each in (service.bots.workers, service.hints.workers, service.archive.workers, service.analyses.workers):
        waiting.labels(each.name).set(each.turns.waiting)
        busy.labels(each.name).set(each.turns.seconds)
    kept.set(service.archive.answers.size)


async def keep_fresh(service: Service) -> None:
    """Where other processes may be asked for our figures."""
    while "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        refresh(service)
        await asyncio.sleep(REFRESH)


def forget_the_dead(folder: Path) -> None:
    """What a process counts now counts no more when it has ended; what it has counted up stays."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def text(service: Service) -> bytes:
    """Everything, in the format of Prometheus."""
    refresh(service)
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    forget_the_dead(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    everybody = CollectorRegistry()
    multiprocess.MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
