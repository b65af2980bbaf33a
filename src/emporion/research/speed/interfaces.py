"""What each way to drive a title costs: random play through every interface, in one process, in CPU time."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.many import ManyTables
from emporion.kernel.playout import play_for, play_out
from emporion.kernel.rows.writing import Rows
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words

TABLES = 256
AT_ONCE = 16  # rounds of many tables, or calls, between two looks at the clock
SCENES = 12  # tables from all over a match, on which single calls are measured
FIGURES = {
    "play_out": "compiled loop",
    "python": "from Python, `offered` and `say`",
    "many": f"{TABLES} tables per call, masks",
    "many_rows": f"{TABLES} tables per call, masks and rows",
    "pettingzoo": "PettingZoo, row and mask at every step",
}
"""Decisions per second, in the order they are shown."""
COSTS = {"row_us": "a row", "sight_us": "a sight", "guess_us": "a guess", "table_kb": "a table"}


def interfaces(title: str, seats: int, seconds: float) -> dict[str, float]:
    """Decisions per second by interface, and microseconds (kilobytes) of what is done at a decision."""
    game = load(title)
    rows = Rows(game)
    tables = scenes(title, seats)
    found: dict[str, float] = {
        "play_out": speed(compiled_loop(title, seats), seconds),
        "python": speed(python_loop(title, seats), seconds),
        "many": speed(many_loop(title, seats, None), seconds),
        "many_rows": speed(many_loop(title, seats, rows), seconds),
        "pettingzoo": speed(pettingzoo_loop(title, seats), seconds),
    }
    dice = Dice("guesses")
    for name, call in (
        ("row_us", lambda t: rows.write(rows.row, 0, t, 0)),
        ("sight_us", lambda t: game.sight(t, 0)),
        ("guess_us", lambda t: game.guess(t, 0, dice)),
    ):
        found[name] = round(1e6 / speed(each_of(tables, call), seconds), 2)
    return {**found, "numbers": int(rows.size), "table_kb": round(len(tables[0].v) * 8 / 1024, 1)}


def speed(some: Callable[[], int], seconds: float) -> int:
    """How much is done in a second, if every call says how much it did; the first call only warms up."""
    some()
    done, started = 0, process_time()
    while process_time() - started < seconds:
        done += some()
    return round(done / (process_time() - started))


def scenes(title: str, seats: int) -> list[Table]:
    game = load(title)
    words, found = Words(len(game.vocabulary)), []
    for number in range(SCENES):
        t = game.table(seats, f"scene:{number}")
        length = play_out(game, t.clone(), Dice(f"scene:{number}"), words)
        play_for(game, t, Dice(f"scene:{number}"), words, length * number // SCENES)
        found.append(t)
    return found


def each_of(tables: list[Table], call: Callable[[Table], Any]) -> Callable[[], int]:
    def some() -> int:
        for _ in range(AT_ONCE):
            for t in tables:
                call(t)
        return AT_ONCE * len(tables)

    return some


def compiled_loop(title: str, seats: int) -> Callable[[], int]:
    game, dice, matches = load(title), Dice("interfaces"), iter(range(1_000_000_000))
    words = Words(len(game.vocabulary))
    return lambda: play_out(game, game.table(seats, f"interfaces:{next(matches)}"), dice, words)


def python_loop(title: str, seats: int) -> Callable[[], int]:
    game, dice, matches = load(title), Dice("interfaces"), iter(range(1_000_000_000))

    def match() -> int:
        t, decisions = game.table(seats, f"interfaces:{next(matches)}"), 0
        while not t.v[OVER]:
            seat = game.next_speaker(t)
            words = game.offered(t, seat)
            game.say(t, seat, words[dice.below(len(words))])
            decisions += 1
        return decisions

    return match


def many_loop(title: str, seats: int, rows: Rows | None) -> Callable[[], int]:
    many, dice = ManyTables(load(title), TABLES, seats, "interfaces", {}, rows), Dice("interfaces")

    def rounds() -> int:
        many.play_on(AT_ONCE, dice)
        return AT_ONCE * TABLES

    return rounds


def pettingzoo_loop(title: str, seats: int) -> Callable[[], int]:
    """As its documentation shows it, but for the dice: its own way to draw a word would be half of the time."""
    from emporion.research.pettingzoo_env import env

    environment, dice, matches = env(title, seats), Dice("interfaces"), iter(range(1_000_000_000))

    def match() -> int:
        environment.reset(seed=next(matches))
        decisions = 0
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            words = seen["action_mask"].nonzero()[0]
            environment.step(int(words[dice.below(len(words))]))
            decisions += 1
        return decisions

    return match
