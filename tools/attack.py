#!/usr/bin/env python3
"""What a bystander notices while somebody attacks the server: started here, on loopback, for a bounded time.

The bystander plays all seats of a table, one word after the other, and measures how long each answer takes; first in
peace, then under attack. Another table of his, of bots only, shows how much the bots still think.

python tools/attack.py hints      --number 30     hints asked for without pause at so many tables
python tools/attack.py replays    --number 8      connections that fetch positions of a long match without pause
python tools/attack.py learning   --number 16     connections that take lessons, open problems, have answers weighed
python tools/attack.py spectators --number 2500   sockets at one table where words are said, all reading
python tools/attack.py deaf       --number 2500   the same, but none of them ever reads
python tools/attack.py headers    --number 500    connections that send a header a second, and never the last
python tools/attack.py frames     --number 20     sockets that send frames of two bytes and pings as fast as they can
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import platform
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from attacking.attacks import ATTACKS, attack
from attacking.people import GAME, Bystander, Somebody
from emporion import compiled, games

MOST = 5000
LONGEST = 120


# -- the server -----------------------------------------------------------------------------------------------


def start_server(data: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "emporion", "play", "--no-open", "--port", str(port)],
        env=os.environ | {"EMPORION_DATA": str(data), "EMPORION_BOT_DELAY": "0"},
        stdout=subprocess.DEVNULL,
        stderr=(data / "log").open("wb"),
    )
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{base}/health").status_code == 200:
                return process, base
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def figures(base: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in httpx.get(f"{base}/metrics", timeout=60).text.splitlines()]
    return {name: float(value) for name, _, value in lines if not name.startswith("#")}


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Resident megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def go_first(process: int) -> None:
    """Let this process, all its threads, go before other work on the machine, whose noise is not what is measured."""
    for thread in os.listdir(f"/proc/{process}/task"):
        os.sched_setscheduler(int(thread), os.SCHED_FIFO, os.sched_param(5))


# -- measuring ------------------------------------------------------------------------------------------------


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [float("nan")]
    return {
        name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
        for name, share in (("median", 0.5), ("90 %", 0.9), ("99 %", 0.99))
    }


async def watch(base: str, process: int, seconds: float) -> dict[str, Any]:
    """What a bystander notices for so long."""
    before, used = figures(base), cpu_seconds(process)
    bystander = Bystander(base)
    await bystander.play(time.perf_counter() + seconds)
    after = figures(base)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    bots, hinting = (more(f'emporion_work_seconds{{kind="{kind}"}}') for kind in ("bots", "hints"))
    return {
        "reply_ms": percentiles(bystander.replies),
        "words": len(bystander.replies),
        "expert_words": more('emporion_thinking_seconds_count{level="expert"}'),
        "bots_s": round(bots, 1),
        "hints_s": round(hinting, 1),
        "server_cores": round((cpu_seconds(process) - used) / seconds, 2),
        "server_mb": round(memory(process)),
    }


async def measure(first: bool, mode: str, base: str, process: int, number: int, seconds: float) -> dict[str, Any]:
    host = await Somebody(base, "Bystander's host").arrive()
    await host.open(*({"kind": "bot", "level": "expert"} for _ in range(games.load(GAME).fewest_seats)))
    if first:
        go_first(process)
        go_first(os.getpid())
    peace = await watch(base, process, seconds)
    lead = 4.0 + number / 250 if mode in ("spectators", "deaf") else 3.0
    attacker = multiprocessing.get_context("spawn").Process(
        target=attack, args=(mode, base, number, time.time() + lead + seconds)
    )
    attacker.start()
    await asyncio.sleep(lead)
    await host.open(*({"kind": "bot", "level": "expert"} for _ in range(games.load(GAME).fewest_seats)))
    attacked = await watch(base, process, seconds)
    attacker.join(60)
    return {"in peace": peace, "attacked": attacked}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=ATTACKS)
    parser.add_argument("--number", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--first", action="store_true", help="server and bystander before other work here (as root)")
    arguments = parser.parse_args()
    number, seconds = min(arguments.number, MOST), min(arguments.seconds, LONGEST)
    data = Path(tempfile.mkdtemp(prefix="emporion-attack-"))
    process, base = start_server(data)
    try:
        load = os.getloadavg()[0]
        cores = len(os.sched_getaffinity(0))
        print(f"{arguments.mode} x {number}, {seconds:.0f} s, {cores} cores (load before: {load:.1f})")
        result = asyncio.run(measure(arguments.first, arguments.mode, base, process.pid, number, seconds))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        log = (data / "log").read_text()
        shutil.rmtree(data, ignore_errors=True)
    heads = {
        "median": 9,
        "90 %": 9,
        "99 %": 9,
        "words": 8,
        "experts": 9,
        "bots s": 8,
        "hints s": 9,
        "cores": 7,
        "MB": 6,
    }
    print(" " * 12 + "".join(f"{head:>{width}}" for head, width in heads.items()))
    for name, seen in result.items():
        reply = seen["reply_ms"]
        times = "".join(f"{reply[share]:9}" for share in ("median", "90 %", "99 %"))
        work = f"{seen['words']:8}{seen['expert_words']:9.0f}{seen['bots_s']:8}{seen['hints_s']:9}"
        print(f"{name:12}{times}{work}{seen['server_cores']:7}{seen['server_mb']:6}")
    if "Traceback" in log:
        print(log[-3000:])
    print(json.dumps({"mode": arguments.mode, "python": platform.python_version(), "compiled": compiled(), **result}))


if __name__ == "__main__":
    main()
