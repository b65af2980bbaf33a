"""What operators see: whether the server can be used, and figures without anybody's name."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import httpx
import pytest

from emporion.server import metrics, readiness
from emporion.server.service import Settings
from emporion.server.store import StoreProblem
from tests.server.driver import InThread, Live, Player


def figures(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_the_figures_of_a_match(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        before = figures(httpx.get(f"{server.base}/metrics").text)
        async with Player(server.base, "Agrippina Secunda") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live, Live(server.base, table, None):
                await live.until(lambda: live.offer)
                assert (await live.say())["ok"]
                assert not (await live.ask(type="say", seq=0, word="nonsense"))["ok"]
                answer = httpx.get(f"{server.base}/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        now = figures(answer.text)

        def more(name: str) -> float:
            return now[name] - before.get(name, 0.0)

        assert more('emporion_words_total{title="ostia"}') >= 1
        assert more('emporion_message_seconds_count{kind="say"}') == 2
        assert more('emporion_problems_total{code="unknown-word"}') == 1
        assert more('emporion_store_seconds_count{kind="write"}') >= 3
        assert now['emporion_rooms{status="running"}'] == 1
        assert now['emporion_connections{viewer="player"}'] == now['emporion_connections{viewer="spectator"}'] == 1
        for kind in ("bots", "hints", "replays", "analyses"):
            assert f'emporion_work_waiting{{kind="{kind}"}}' in now
        for secret in ("Agrippina", table, "127.0.0.1", str(tmp_path)):
            assert secret not in answer.text
        label = r'[a-z]+="[\w.+-]+"'
        assert [name for name in now if not re.fullmatch(rf"[a-z_]+(\{{{label}(,{label})?\}})?", name)] == []


@pytest.mark.parametrize("header", ["x-forwarded-for", "via", "origin", "sec-fetch-site", "x-forwarded-host"])
async def test_the_figures_stay_on_this_machine(tmp_path: Path, header: str) -> None:
    with InThread(Settings(data=tmp_path)) as server:
        answer = httpx.get(f"{server.base}/metrics", headers={header: "127.0.0.1"})
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


async def test_with_a_token_the_figures_can_be_had_from_anywhere_and_nowhere_without_it(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, metrics_token="s3cret")) as server:
        for where in ({"x-forwarded-for": "203.0.113.7"}, {}):  # this machine needs it, too: a proxy may be here
            for given, status in (("", 404), ("Bearer wrong", 404), ("s3cre", 404), ("Bearer s3cret", 200)):
                headers = where | ({"authorization": given} if given else {})
                assert httpx.get(f"{server.base}/metrics", headers=headers).status_code == status


async def test_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with InThread(Settings(data=tmp_path)) as server:
        for path, status in (("/health/live", "live"), ("/health/ready", "ready"), ("/health", "ready")):
            answer = httpx.get(server.base + path)
            assert (answer.status_code, answer.json()) == (200, {"status": status})

        tried: list[int] = []

        async def gone(*_: object) -> None:
            tried.append(1)
            raise StoreProblem("gone")

        monkeypatch.setattr(server.service.store, "try_writing", gone)
        assert httpx.get(f"{server.base}/health/ready").status_code == 200  # it was tried a moment ago
        monkeypatch.setattr(readiness, "FRESH", 0)
        assert httpx.get(f"{server.base}/health/ready").status_code == 503
        assert httpx.get(f"{server.base}/health").status_code == 503
        assert len(tried) == 2
        monkeypatch.setattr(readiness, "FRESH", 3600)
        assert httpx.get(f"{server.base}/health/ready").status_code == 503
        assert len(tried) == 2
        assert httpx.get(f"{server.base}/health/live").status_code == 200


def test_what_a_dead_process_counted_now_counts_no_more(tmp_path: Path) -> None:
    ended = subprocess.Popen(["true"])
    ended.wait()
    files = [f"{kind}_{pid}.db" for kind in ("gauge_livesum", "counter") for pid in (ended.pid, os.getpid())]
    for name in files:
        (tmp_path / name).touch()
    metrics.forget_the_dead(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(files[1:])


def test_the_proxy_waits_for_a_server_that_starts_anew() -> None:
    """Caddy sends nothing to a server that it has found away, until it finds it alive: what waits must wait longer."""
    text = (Path(__file__).parents[3] / "deploy" / "Caddyfile").read_text()
    seconds = {name: int(value) for name, value in re.findall(r"^\t+(\w+) (\d+)s$", text, re.MULTILINE)}
    assert seconds == {"lb_try_duration": 10, "health_interval": 1}
