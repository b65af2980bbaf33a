"""Processes that play all the people, told what to do by the one that measures."""

from __future__ import annotations

import asyncio
import contextlib
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from loading.people import Crowd, Figures, Manner


class Drivers:
    """The tables are dealt out to so many processes."""

    def __init__(self, base: str, manner: Manner, titles: list[str], tables: int, processes: int) -> None:
        context = get_context("spawn")
        numbered = [(number, titles[number % len(titles)]) for number in range(tables)]
        self.lines: list[Connection] = []
        self.processes = []
        for k in range(processes):
            here, there = context.Pipe()
            process = context.Process(target=drive, args=(there, base, manner, numbered[k::processes]), daemon=True)
            process.start()
            self.lines.append(here)
            self.processes.append(process)

    def ask(self, *question: Any) -> list[Any]:
        for line in self.lines:
            line.send(question)
        answers = [line.recv() for line in self.lines]
        for answer in answers:
            if isinstance(answer, Exception):
                raise SystemExit(f"people could not play: {answer!r}")
        return answers

    def open(self) -> None:
        """Open all tables, and connect everybody."""
        self.ask("open")

    def begin(self, titles: set[str]) -> None:
        self.ask("begin", titles)

    def pace(self, every: float) -> None:
        """People speak so often from now on, and are measured anew."""
        self.ask("pace", every)

    def so_far(self) -> dict[str, Figures]:
        """What was measured for each title since the pace was set."""
        return together(self.ask("figures"))

    def end(self) -> tuple[dict[str, Figures], int]:
        """What was measured for each title, and how many connections were lost."""
        ends = self.ask("end")
        for process in self.processes:
            process.join(20)
        return together([figures for figures, _ in ends]), sum(lost for _, lost in ends)


def together(some: list[dict[str, Figures]]) -> dict[str, Figures]:
    total: dict[str, Figures] = {}
    for figures in some:
        for title, each in figures.items():
            total.setdefault(title, Figures()).add(each)
    return total


def drive(line: Connection, base: str, manner: Manner, tables: list[tuple[int, str]]) -> None:
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    asyncio.run(_drive(line, Crowd(base, manner, tables)))


async def _drive(line: Connection, crowd: Crowd) -> None:
    loop = asyncio.get_running_loop()
    while True:
        what, *more = await loop.run_in_executor(None, line.recv)
        answer: Any = None
        try:
            if what == "open":
                await crowd.open()
            elif what == "begin":
                crowd.begin(*more)
            elif what == "pace":
                crowd.pace(*more)
            elif what == "figures":
                answer = crowd.figures
            elif what == "end":
                crowd.close()
                answer = crowd.figures, crowd.lost
        except Exception as error:
            answer = error
        line.send(answer)
        if what == "end":
            return
