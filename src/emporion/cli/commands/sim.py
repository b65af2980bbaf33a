"""`emporion sim`: bots against each other, many matches, in figures."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from emporion import compiled
from emporion.cli import completion
from emporion.cli.arguments import Json, On, Options, Resume, Seed, Title
from emporion.cli.names import (
    bot_names,
    check_seats,
    check_seed,
    find_game,
    read_bots,
    read_choices,
    try_programs,
)
from emporion.cli.shared import counted, make_table, print_json
from emporion.cli.work import kept_for_later, watched


def sim(
    game: Title,
    seats: Annotated[
        int, typer.Option(help="how many seats; by default as many as bots are named", show_default=False)
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(help="one for all seats, or one for each: hard,easy,exec:COMMAND", autocompletion=completion.bots),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="how many matches")] = 100,
    seed: Seed = "0",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    records: Annotated[Path | None, typer.Option(help="a folder to write each match to")] = None,
    on: On = "",
    resume: Resume = None,
    json: Json = False,
) -> None:
    """Let bots play matches against each other; they change seats from match to match."""
    from emporion.programs.players import check_bots
    from emporion.research.matches import Job, play_all

    rules = find_game(game)
    options = read_choices(rules, option)
    named = len(bot_names(bots))
    names = read_bots(bots, check_seats(rules, seats or (named if named > 1 else 0), options))
    check_bots(names, rules.title)
    try_programs(rules, names, len(names), options)
    job = Job(rules.title, names, games, check_seed(seed), options, records is not None, rules.ruleset)
    started = perf_counter()
    with watched(f"{rules.title}: {counted(games, 'match', 'matches')}", kept_for_later(resume)) as advance:
        matches = play_all(job, on, resume, records, advance)
    seconds = perf_counter() - started
    wins = [0.0] * len(names)
    scores = [0] * len(names)
    defaults = [0] * len(names)
    eliminations = [0] * len(names)
    for match in matches:
        at_seat = job.seating(match.number)
        for seat in match.winners:
            wins[at_seat[seat]] += 1 / len(match.winners)
        for seat, score in enumerate(match.scores):
            scores[at_seat[seat]] += score
        for seat, times in enumerate(match.defaults):
            defaults[at_seat[seat]] += times
        for seat in match.eliminated:
            eliminations[at_seat[seat]] += 1
    decisions = sum(match.decisions for match in matches)
    result = {
        "game": rules.title,
        "seats": len(names),
        "bots": names,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(games / seconds, 2),
        "decisions_per_s": round(decisions / seconds),
        "decisions_per_game": round(decisions / games, 1),
        "wins": [round(won, 4) for won in wins],
        "scores_mean": [round(score / games, 3) for score in scores],
        "eliminations": eliminations,
        "defaults": defaults,
        "compiled": compiled(),
    }
    if json:
        print_json(result)
        return
    from emporion.cli.shared import out

    columns = ["bot", "wins", "share", "mean score", *(["eliminated"] if any(eliminations) else [])]
    rows = [
        [bot, f"{won:.1f}", f"{100 * won / games:.1f} %", f"{score / games:.2f}", counted(times, "time", "times")][
            : len(columns)
        ]
        for bot, won, score, times in zip(names, wins, scores, eliminations, strict=True)
    ]
    out.print(
        make_table(
            *columns, rows=rows, title=f"{rules.title}, {len(names)} seats, {counted(games, 'match', 'matches')}"
        )
    )
    tell_defaults(names, defaults)
    out.print(
        f"{result['decisions_per_s']:,} decisions/s, {result['decisions_per_game']} per match, "
        f"{'compiled' if result['compiled'] else 'INTERPRETED'}"
    )


def tell_defaults(names: list[str], defaults: list[int]) -> None:
    """Say for which programs the default word had to be said."""
    from emporion.cli.shared import out

    for name, times in zip(names, defaults, strict=True):
        if times:
            line = f"{name} failed: the default word was said for it {counted(times, 'time', 'times')}"
            out.print(line, style="red", markup=False)
