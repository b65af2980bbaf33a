#!/usr/bin/env python3
"""How the server does under load: many live tables of bots and scripted people, over real WebSockets, on this machine.

A person thinks for a moment, says any word it is offered, and measures how long the answer takes (`reply`) and how long
until it sees the table after its word (`seen`).

python tools/load.py                              all titles side by side: 200 tables, each with a person and bots
python tools/load.py --game antiquity             one title only
python tools/load.py --thinkers 8 --tables 8      eight expert bots think all the time while people play
python tools/load.py --paced --tables 1000        two connected people and a bot at each table, a word a minute
python tools/load.py --paced --tables 10000 --processes 2 --postgres --drivers 2
python tools/load.py --paced --tables 10000 --processes 2 --postgres --drivers 2 --sweep 60,40,25,15,10     the knee
python tools/load.py --address http://localhost:8000 --pid 4711      a server that runs already
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from emporion import compiled, games
from loading.drivers import Drivers
from loading.people import Figures, Manner
from loading.postgres import Database, postgres
from loading.processes import Server, cpu_seconds, family, is_bot, memory_mib, thoughts
from loading.wire import Http

SETTLE = 3.0  # seconds until words that are under way are said
SHARES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))


def percentiles(values: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(values) or [float("nan")]
    return {name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1) for name, share in SHARES}


async def open_tables(base: str, titles: list[str], others: dict[str, str]) -> None:
    """Tables of these titles with the same on all seats."""
    http = Http(base)
    await http.post("/api/me", {"name": "Nobody"})
    for title in titles:
        seats = [others] * games.load(title).fewest_seats
        await http.post("/api/tables", {"game": title, "seats": seats}, http.cookie)
    http.close()


class Watch:
    """What everybody uses on this machine, and how many words are said, by title."""

    def __init__(self, process: int | None, server: Server | None, database: int | None) -> None:
        self.process = process
        self.server = server
        self.database = database
        self.people: list[int] = []

    def processes(self) -> dict[str, list[int]]:
        """The server's own, those its bots think in, the database's, and those that play the people."""
        everybody = family(self.process) if self.process else []
        bots = {each for each in everybody if is_bot(each)}
        return {
            "server": [each for each in everybody if each not in bots],
            "bots": sorted(bots),
            "database": family(self.database) if self.database else [],
            "people": self.people,
        }

    def memory(self) -> dict[str, float]:
        return {who: memory_mib(processes) for who, processes in self.processes().items()}

    def cpu(self) -> dict[str, float]:
        return {who: cpu_seconds(processes) for who, processes in self.processes().items()}

    def words(self) -> dict[str, int]:
        return self.server.words() if self.server is not None else {}

    @contextmanager
    def during(self, found: dict[str, Any]) -> Iterator[None]:
        """Seconds, processor time and words said from here to the end."""
        words, before, begin = self.words(), self.cpu(), time.perf_counter()
        yield
        found["seconds"] = time.perf_counter() - begin
        found["cpu"] = {who: used - before[who] for who, used in self.cpu().items()}
        found["words"] = {title: n - words.get(title, 0) for title, n in self.words().items()}


def measure(base: str, watch: Watch, arguments: argparse.Namespace) -> dict[str, Any]:
    titles = [arguments.game] if arguments.game else games.titles()
    fewest = max(games.load(title).fewest_seats for title in titles)
    manner = (
        Manner(people=2, seats=3, think=0.0, every=arguments.every, again=False)
        if arguments.paced
        else Manner(people=1, seats=max(fewest, arguments.seats), think=arguments.think, every=0.0, again=True)
    )
    asyncio.run(open_tables(base, titles, {"kind": "open"}))  # then all titles are loaded
    empty = watch.memory()["server"]
    drivers = Drivers(base, manner, titles, arguments.tables, arguments.drivers)
    watch.people = [int(process.pid or 0) for process in drivers.processes]
    begin = time.perf_counter()
    drivers.open()
    opening = time.perf_counter() - begin
    # tables of bots only: at each of them at least one thinks at any time
    asyncio.run(open_tables(base, titles[:1] * arguments.thinkers, {"kind": "bot", "level": arguments.level}))
    load = os.getloadavg()[0]
    whole: dict[str, Any] = {}
    drivers.begin(set(titles))
    if arguments.paced:  # everybody speaks once before it counts
        time.sleep(min(arguments.every, arguments.seconds))
    with watch.during(whole):
        time.sleep(arguments.seconds)
    held = watch.memory()
    first = drivers.so_far()
    sweep = [at_pace(every, drivers, watch, arguments) for every in arguments.sweep]
    each = {} if arguments.paced else {title: alone(title, drivers, watch, arguments) for title in titles}
    figures, lost = drivers.end()
    if sweep:  # which was measured by itself
        figures = first
    total = Figures()
    for one in figures.values():
        total.add(one)
    words = sum(whole["words"].values())
    return {
        "titles": {title: told(figures[title], title, whole, each.get(title)) for title in titles},
        "tables": arguments.tables,
        "seats": manner.seats,
        "people_at_a_table": manner.people,
        "connections": arguments.tables * manner.people,
        "thinkers": arguments.thinkers,
        "seconds": round(whole["seconds"], 1),
        "opening_s": round(opening, 1),
        "words_per_s": round(words / whole["seconds"], 1),
        "words_of_people": len(total.replies),
        "refused": total.refused,
        "connections_lost": lost,
        "reply_ms": percentiles(total.replies),
        "seen_ms": percentiles(total.seen),
        "used_cores": {who: round(cpu / whole["seconds"], 2) for who, cpu in whole["cpu"].items()},
        "server_cpu_ms_a_word": round(1000 * whole["cpu"]["server"] / words, 2) if words else None,
        "server_processes": arguments.processes,
        "sweep": sweep,
        "memory_mib": {who: round(held[who]) for who in ("server", "bots", "database")},
        "kib_a_table": round((held["server"] - empty) * 1024 / arguments.tables),
        "cores": len(os.sched_getaffinity(0)),
        "load_before": round(load, 1),
        "python": platform.python_version(),
        "compiled": compiled(),
    }


def at_pace(every: float, drivers: Drivers, watch: Watch, arguments: argparse.Namespace) -> dict[str, Any]:
    """One point of the curve: a word of people every so many seconds at each table, and what becomes of the replies."""
    found: dict[str, Any] = {}
    drivers.pace(every)
    time.sleep(min(every, arguments.seconds))  # everybody speaks once before it counts
    drivers.pace(every)
    with watch.during(found):
        time.sleep(arguments.seconds)
    figures = Figures()
    for one in drivers.so_far().values():
        figures.add(one)
    return {
        "every": every,
        "words_per_s": round(sum(found["words"].values()) / found["seconds"], 1),
        "of_people_per_s": round(len(figures.replies) / found["seconds"], 1),
        "wanted_per_s": round(arguments.tables / every, 1),
        "refused": figures.refused,
        "reply_ms": percentiles(figures.replies),
        "used_cores": {who: round(cpu / found["seconds"], 2) for who, cpu in found["cpu"].items()},
    }


def alone(title: str, drivers: Drivers, watch: Watch, arguments: argparse.Namespace) -> dict[str, Any]:
    """The others fall silent for a while, so that it shows what the words of one title cost."""
    found: dict[str, Any] = {}
    drivers.begin({title})
    time.sleep(SETTLE)
    with watch.during(found):
        time.sleep(max(5.0, arguments.seconds / 5))
    return found


def told(figures: Figures, title: str, whole: dict[str, Any], own: dict[str, Any] | None) -> dict[str, Any]:
    words = own["words"].get(title, 0) if own else 0
    return {
        "words_per_s": round(whole["words"].get(title, 0) / whole["seconds"], 1),
        "words_of_people": len(figures.replies),
        "refused": figures.refused,
        "matches_finished": figures.matches,
        "reply_ms": percentiles(figures.replies),
        "seen_ms": percentiles(figures.seen),
        "server_cpu_ms_a_word": round(1000 * own["cpu"]["server"] / words, 2) if own and words else None,
    }


def show(figures: dict[str, Any]) -> None:
    people = "a person" if figures["people_at_a_table"] == 1 else f"{figures['people_at_a_table']} people"
    print(
        f"{figures['tables']} tables, {figures['seats']} seats, {people} and bots at each, {figures['seconds']} s, "
        f"{figures['cores']} cores (load before: {figures['load_before']}); replies in ms\n"
    )
    heads = ["", "words/s", "of people", "median", "90 %", "99 %", "seen: median", "99 %", "server CPU a word, ms"]
    print("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads))
    for title, row in [*figures["titles"].items(), ("all", figures)]:
        reply, seen = row["reply_ms"], row["seen_ms"]
        cells = [title, row["words_per_s"], row["words_of_people"], *reply.values(), seen["p50"], seen["p99"]]
        print("| " + " | ".join(str(cell) for cell in [*cells, row["server_cpu_ms_a_word"] or ""]) + " |")
    cores, memory = figures["used_cores"], figures["memory_mib"]
    print(
        f"\ncores: {', '.join(f'{who} {used}' for who, used in cores.items())}\n"
        f"MiB (PSS): {', '.join(f'{who} {held}' for who, held in memory.items())}; "
        f"{figures['kib_a_table']} KiB of the server's for a table\n"
        f"opened in {figures['opening_s']} s; "
        f"{figures['refused']} words refused, {figures['connections_lost']} connections lost"
    )
    show_sweep(figures["sweep"])
    for level, thought in figures["thinking"].items():
        print(f"{level}: {thought['words']} words, {thought['mean_s']} s on average, {thought['longest_s']} s at most")


def show_sweep(points: list[dict[str, Any]]) -> None:
    """The knee is where what is wanted is no longer said, or the times rise."""
    if not points:
        return
    heads = ["a word every", "wanted/s", "of people/s", "words/s", "median", "90 %", "99 %", "refused"]
    heads += [f"cores: {who}" for who in points[0]["used_cores"]]
    print("\n| " + " | ".join([*heads, "all"]) + " |\n|" + "---|" * (len(heads) + 1))
    for point in points:
        cells = [f"{point['every']:g} s", point["wanted_per_s"], point["of_people_per_s"], point["words_per_s"]]
        cores = list(point["used_cores"].values())
        cells += [*point["reply_ms"].values(), point["refused"], *cores, round(sum(cores), 2)]
        print("| " + " | ".join(map(str, cells)) + " |")


def arguments_of_the_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a scripted person thinks, on average")
    parser.add_argument("--bot-delay", type=float, default=0.5)
    parser.add_argument("--game", default="", help="one title instead of all")
    parser.add_argument("--thinkers", type=int, default=0, help="tables of bots only, thinking all the time")
    parser.add_argument("--level", default="expert", help="of those bots")
    parser.add_argument("--paced", action="store_true", help="two connected people and a bot at each table")
    parser.add_argument("--every", type=float, default=60.0, help="seconds from one word of people to the next there")
    sweep = "with --paced: afterwards the same tables at each of these paces, in seconds, such as 60,40,25,15"
    parser.add_argument("--sweep", type=_paces, default=[], help=sweep)
    parser.add_argument("--processes", type=int, default=1, help="of the server (more than one: with a database)")
    parser.add_argument("--database", default="", help="the address of a PostgreSQL database instead of a file")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL server for it")
    parser.add_argument("--drivers", type=int, default=1, help="processes that play the people")
    parser.add_argument("--address", default="", help="a server that runs already")
    parser.add_argument("--pid", type=int, help="its process, to see what it uses")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    return parser.parse_args()


def _paces(text: str) -> list[float]:
    paces = [float(part) for part in text.split(",")]
    if min(paces) <= 0:
        raise argparse.ArgumentTypeError("seconds are more than 0")
    return paces


def run(arguments: argparse.Namespace, database: Database) -> dict[str, Any]:
    if arguments.address:
        figures = measure(arguments.address.rstrip("/"), Watch(arguments.pid, None, None), arguments)
        return figures | {"thinking": {}}
    server = Server(arguments.bot_delay, arguments.processes, database.address)
    log = ""
    try:
        figures = measure(server.base, Watch(server.process.pid, server, database.process), arguments)
    finally:
        log = server.stop()
    for line in [line for line in log.splitlines() if " ERROR " in line][:5]:
        print(line, file=sys.stderr)
    return figures | {"thinking": thoughts(log)}


def main() -> None:
    arguments = arguments_of_the_command()
    if arguments.postgres:
        with postgres() as database:
            figures = run(arguments, database)
    else:
        figures = run(arguments, Database(arguments.database))
    show(figures)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
