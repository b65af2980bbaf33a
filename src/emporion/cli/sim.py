"""`emporion sim`: bots against each other, many matches, in figures."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from emporion import compiled
from emporion.cli.library import Json
from emporion.cli.shared import UsageError, check_seats, out, print_json, progress_bar, read_choices
from emporion.games import load
from emporion.programs.players import check_player
from emporion.research.matches import Job, play_all

Options = Annotated[list[str], typer.Option("--option", "-o", help="NAME=VALUE, may be repeated")]

On = Annotated[str, typer.Option("--on", help="processes[:N] (all cores by default), serial, ray, ray://HOST:PORT")]
Resume = Annotated[Path | None, typer.Option("--resume", help="a file of finished work: made, or gone on with")]


def bot_names(text: str) -> list[str]:
    """The names between the commas, each of somebody who exists."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_player(name)
    return names


def read_bots(text: str, seats: int) -> list[str]:
    """One name for all seats, or one for each."""
    names = bot_names(text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"{len(names)} bots for {seats} seats: name one for all or one for each")
    return names


def sim(
    game: Annotated[str, typer.Argument(help="a title, see `emporion games`")],
    seats: Annotated[int, typer.Option(help="how many seats; by default as many as bots are named")] = 0,
    bots: Annotated[str, typer.Option(help="one for all seats, or one for each: hard,easy,exec:COMMAND")] = "random",
    games: Annotated[int, typer.Option(min=1, help="how many matches")] = 100,
    seed: Annotated[str, typer.Option(help="any text; the same seed gives the same matches")] = "0",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    records: Annotated[Path | None, typer.Option(help="a folder to write each match to")] = None,
    on: On = "",
    resume: Resume = None,
    json: Json = False,
) -> None:
    """Let bots play matches against each other; they change seats from match to match."""
    rules = load(game)
    options = read_choices(rules, option)
    named = bots.count(",") + 1
    names = read_bots(bots, check_seats(rules, seats or (named if named > 1 else 0), options))
    job = Job(game, names, games, seed, options, records is not None, rules.ruleset)
    started = perf_counter()
    with progress_bar() as progress:
        task = progress.add_task(f"{game}: {games} matches", total=None)

        def advance(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        matches = play_all(job, on, resume, records, advance)
    seconds = perf_counter() - started
    wins = [0.0] * len(names)
    scores = [0] * len(names)
    defaults = [0] * len(names)
    for match in matches:
        at_seat = job.seating(match.number)
        for seat in match.winners:
            wins[at_seat[seat]] += 1 / len(match.winners)
        for seat, score in enumerate(match.scores):
            scores[at_seat[seat]] += score
        for seat, times in enumerate(match.defaults):
            defaults[at_seat[seat]] += times
    decisions = sum(match.decisions for match in matches)
    result = {
        "game": game,
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
        "defaults": defaults,
        "compiled": compiled(),
    }
    if json:
        print_json(result)
        return
    table = Table("bot", "wins", "share", "mean score", title=f"{game}, {len(names)} seats, {games} matches")
    for bot, won, score in zip(names, wins, scores, strict=True):
        table.add_row(bot, f"{won:.1f}", f"{100 * won / games:.1f} %", f"{score / games:.2f}")
    out.print(table)
    tell_defaults(names, defaults)
    out.print(
        f"{result['decisions_per_s']:,} decisions/s, {result['decisions_per_game']} per match, "
        f"{'compiled' if result['compiled'] else 'INTERPRETED'}"
    )


def tell_defaults(names: list[str], defaults: list[int]) -> None:
    """Say for which programs the default word had to be said."""
    for name, times in zip(names, defaults, strict=True):
        if times:
            out.print(f"[red]{name} failed: the default word was said for it {times} times[/red]", markup=True)
