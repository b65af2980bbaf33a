"""`emporion arena`: which bot is stronger, with intervals and ratings."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from emporion import compiled
from emporion.cli.library import Json
from emporion.cli.shared import check_seats, notes, out, print_json, read_choices
from emporion.cli.sim import On, Options, Resume, bot_names, tell_defaults
from emporion.games import load
from emporion.research.arena import jobs, play_arena


def arena(
    game: Annotated[str, typer.Argument(help="a title, see `emporion games`")],
    seats: Annotated[int, typer.Option(help="how many seats; by default as many as bots are named")] = 0,
    bots: Annotated[
        str, typer.Option(help="who takes part: expert,hard,easy,random,exec:COMMAND")
    ] = "hard,medium,easy,random",
    games: Annotated[int, typer.Option(min=1, help="how many matches, at least")] = 200,
    seed: Annotated[str, typer.Option(help="any text; the same seed gives the same matches")] = "0",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    on: On = "",
    resume: Resume = None,
    json: Json = False,
) -> None:
    """Let bots meet in every line-up and on every seat, and rate them."""
    rules = load(game)
    options = read_choices(rules, option)
    names = bot_names(bots)
    number = check_seats(rules, seats or min(max(len(names), rules.fewest_seats), rules.most_seats), options)
    started = perf_counter()
    with Progress(console=notes, transient=True) as progress:
        task = progress.add_task(f"{game}: {', '.join(names)}", total=None)

        def advance(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        result = play_arena(jobs(game, names, number, games, seed, options), on, resume, advance)
    seconds = perf_counter() - started
    if json:
        print_json({**msgspec.to_builtins(result), "seconds": round(seconds, 3), "compiled": compiled()})
        return
    table = Table(
        "bot",
        "share",
        "95 %",
        "mean score",
        "mean place",
        "rating",
        title=f"{game}, {number} seats, {result.games} matches",
    )
    for line in result.bots:
        low, high = line.interval
        table.add_row(
            line.bot,
            f"{100 * line.share:.1f} %",
            f"{100 * low:.0f}-{100 * high:.0f} %",
            f"{line.score_mean:.1f}",
            f"{line.place_mean:.2f}",
            f"{line.rating:.1f} ± {line.sigma:.1f}",
        )
    out.print(table)
    tell_defaults([line.bot for line in result.bots], [line.defaults for line in result.bots])
    out.print(f"A fair share is {100 / number:.1f} %. {seconds:.0f} s, {'compiled' if compiled() else 'INTERPRETED'}.")
