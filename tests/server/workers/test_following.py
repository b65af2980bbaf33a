"""Who looks at an analysis is told whenever there is more of it, by whichever server it is worked out."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
import websockets

from emporion.server.messages import Analysis, ChancePoint
from emporion.server.service import Service
from emporion.server.store import AnalysisPlan, AnalysisRow, News
from emporion.server.workers import followers
from tests.server.driver import PATIENCE, Ear, InThread, Player
from tests.server.pairs import two_servers
from tests.server.workers.finished import RECORDS, settings

RECORD = min(RECORDS.glob("*.record")).read_text(encoding="utf-8")


def line(base: str, address: str) -> websockets.connect:
    return websockets.connect(f"{base.replace('http', 'ws')}{address}/live", max_size=None)


async def told(socket: websockets.ClientConnection) -> Any:
    news = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    assert news["type"] == "analysis"
    return news["analysis"]


async def brought(player: Player) -> str:
    upload = (await player.http.post("/api/records", json={"record": RECORD})).json()
    address: str = upload["states"].replace("/replay", "/analysis")
    return address


async def test_an_analysis_is_told_as_it_grows(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            address = await brought(anna)
            async with line(server.base, address) as socket:
                assert (await told(socket))["status"] == "none"
                await anna.post(address, {"seat": None})
                heard = [await told(socket)]
                while heard[-1]["status"] != "done":
                    heard.append(await told(socket))
                assert all(one != other for one, other in itertools.pairwise(heard)), "nothing is told twice"
                assert heard[-1] == await anna.get(address)
            async with line(server.base, address) as socket:
                assert await told(socket) == heard[-1]


async def test_an_analysis_worked_out_elsewhere_is_told(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path, analysis_effort=0.02) as servers, Player(servers.one.base, "A") as anna:
        address = await brought(anna)
        async with line(servers.two.base, address) as socket:
            assert (await told(socket))["status"] == "none"
            await anna.post(address, {"seat": None})
            while (heard := await told(socket))["status"] != "done":
                pass
        assert heard == await anna.get(address)
        assert servers.two.service.analyses.workers._pool is None


@pytest.mark.parametrize("match", ["/api/tables/none", "/api/records/none"])
async def test_an_analysis_of_nothing_is_refused(tmp_path: Path, match: str) -> None:
    with InThread(settings(tmp_path)) as server:
        async with line(server.base, f"{match}/analysis") as socket:
            assert json.loads(await socket.recv())["error"]["error"] in ("no-table", "no-record")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
            assert server.service.followers.lines == {}


async def test_only_what_is_new_is_told_and_of_several_changes_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followers, "EVERY", 0)  # seconds
    service = Service(settings(tmp_path))
    await service.store.open()
    await service.store.listen(service._hear)
    try:
        plan = AnalysisPlan([[0], [1]], [0], [0, 9], [[], []], [], [])
        row = AnalysisRow("key", RECORD, 1, [], plan=plan)
        near, far, deaf = Ear(), Ear(), Ear()
        await service.followers.join(near, "key")
        await service.followers.join(deaf, "key")
        await service.followers.join(far, "another")
        deaf.listens = False
        for n in (0, 9):
            row.points = [*row.points, ChancePoint(n, [0.5, 0.5], [0, 0])]
            await service.store.put_analysis(row)
            await quiet(service)
        service.followers.hear(News("anything"))
        service._hear(News("analysis", "nobody follows this"))
        await quiet(service)
        points = [len(news["analysis"]["points"]) for news in near.heard("analysis")]
        assert points == [0, 1, 2]
        deaf.listens = True
        deaf.flush()
        assert [len(news["analysis"]["points"]) for news in deaf.heard("analysis")] == [0, 2]
        assert [news["analysis"]["status"] for news in far.heard("analysis")] == ["none"]

        read = service.analyses.of

        async def read_slowly(key: str) -> Analysis:
            found = await read(key)
            if row.status != "done":
                row.status = "done"
                await service.store.put_analysis(row)
                await quiet(service)
            return found

        monkeypatch.setattr(service.analyses, "of", read_slowly)
        late = Ear()
        await service.followers.join(late, "key")
        assert late.heard("analysis")[-1]["analysis"]["status"] == "done", "there was more while it was read"
        for ear, key in ((late, "key"), (near, "key"), (deaf, "key"), (far, "another")):
            service.followers.leave(ear, key)
        assert service.followers.lines == {} and service.followers._told == {}
    finally:
        await service.store.close()


async def quiet(service: Service) -> None:
    """Until everything that has changed is told."""
    task = service.followers._soon._task
    if task is not None:
        await task
