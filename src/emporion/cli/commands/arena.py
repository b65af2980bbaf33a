"""`emporion arena`: which bot is stronger, with intervals and ratings."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from emporion import compiled
from emporion.cli import completion
from emporion.cli.arguments import Json, On, Options, Resume, Seed, Title
from emporion.cli.commands.sim import tell_defaults
from emporion.cli.names import bot_names, check_seats, check_seed, find_game, read_choices, try_programs
from emporion.cli.shared import counted, make_table, print_json
from emporion.cli.work import kept_for_later, watched


def arena(
    game: Title,
    seats: Annotated[
        int, typer.Option(help="how many seats; by default as many as bots are named", show_default=False)
    ] = 0,
    bots: Annotated[
        str, typer.Option(help="who takes part: expert,hard,easy,random,exec:COMMAND", autocompletion=completion.bots)
    ] = "hard,medium,easy,random",
    games: Annotated[int, typer.Option(min=1, help="how many matches, at least")] = 200,
    seed: Seed = "0",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    on: On = "",
    resume: Resume = None,
    json: Json = False,
) -> None:
    """Let bots meet in every line-up and on every seat, and rate them."""
    import msgspec

    from emporion.programs.players import check_bots
    from emporion.research.arena import jobs, play_arena

    rules = find_game(game)
    options = read_choices(rules, option)
    names = bot_names(bots)
    number = check_seats(rules, seats or min(max(len(names), rules.fewest_seats), rules.most_seats), options)
    check_bots(names, rules.title)
    try_programs(rules, names, number, options)
    started = perf_counter()
    with watched(f"{rules.title}: {', '.join(names)}", kept_for_later(resume)) as advance:
        result = play_arena(jobs(rules.title, names, number, games, check_seed(seed), options), on, resume, advance)
    seconds = perf_counter() - started
    if json:
        print_json({**msgspec.to_builtins(result), "seconds": round(seconds, 3), "compiled": compiled()})
        return
    from emporion.cli.shared import out

    anybody_out = any(line.eliminations for line in result.bots)
    columns = ["bot", "share", "95 %", "mean score", "mean place", "rating", *(["eliminated"] if anybody_out else [])]
    rows = [
        [
            line.bot,
            f"{100 * line.share:.1f} %",
            f"{100 * line.interval[0]:.0f}-{100 * line.interval[1]:.0f} %",
            f"{line.score_mean:.1f}",
            f"{line.place_mean:.2f}",
            f"{line.rating:.1f} ± {line.sigma:.1f}",
            f"{100 * line.eliminations / line.seats_played:.0f} %",
        ][: len(columns)]
        for line in result.bots
    ]
    out.print(
        make_table(
            *columns, rows=rows, title=f"{rules.title}, {number} seats, {counted(result.games, 'match', 'matches')}"
        )
    )
    tell_defaults([line.bot for line in result.bots], [line.defaults for line in result.bots])
    out.print(f"A fair share is {100 / number:.1f} %. {seconds:.0f} s, {'compiled' if compiled() else 'INTERPRETED'}.")
