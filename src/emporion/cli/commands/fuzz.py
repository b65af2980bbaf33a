"""`emporion fuzz`: the conformance kit over all seat counts and options."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emporion.cli.arguments import Json, Seed, Title
from emporion.cli.commands.replay import name_of, read_text
from emporion.cli.names import check_seed, find_game, quoted
from emporion.cli.shared import counted, print_json
from emporion.cli.work import watched

if TYPE_CHECKING:
    from rich.console import Console

    from emporion.kernel.conformance import Report
    from emporion.kernel.game import Game

RECORD = "emporion record"
"""How a record begins: a table that could not be laid has none."""


def fuzz(
    game: Title,
    games: Annotated[int, typer.Option(min=1, help="how many random matches")] = 200,
    seed: Seed = "0",
    record: Annotated[
        Path | None, typer.Option(help="look at the match of this record instead, closest where it stops")
    ] = None,
    json: Json = False,
) -> None:
    """Play random matches and check that nothing breaks; a failure comes with a record, `--record` shows it again."""
    from emporion.kernel.conformance import Report, check_game

    rules = find_game(game)
    if record is not None:
        show(look_at(rules, record), json, [str(record)])
        return
    report = Report(rules.title)

    def so_far(done: int, of: int) -> str:
        from emporion.cli.shared import notes

        show_failures(report, notes)
        failures = counted(len(report.failures), "failure", "failures")
        return f"{done} of {counted(games, 'match', 'matches')} checked, {failures}"

    with watched(f"{rules.title}: {counted(games, 'match', 'matches')}", so_far) as advance:

        def heard(now: Report) -> None:
            nonlocal report
            report = now
            advance(now.games, games, f"{now.playing:,} decisions in this one" if now.playing else "")

        report = check_game(rules, games, check_seed(seed), heard)
    show(report, json)


def look_at(game: Game, file: Path) -> Report:
    from emporion.kernel.conformance import check_record
    from emporion.kernel.record import BadRecord, game_of

    text = read_text(file)
    try:
        if game_of(text) != game.title:
            raise BadRecord(f"this is a record of {quoted(game_of(text))}, not of {game.title}")
        return check_record(game, text)
    except BadRecord as error:
        raise BadRecord(f"{name_of(file)}: {error}") from None


def show(report: Report, json: bool, files: Sequence[str] = ()) -> None:
    """What was found; in `files` the records lie already."""
    if json:
        print_json(
            {
                "game": report.game,
                "configurations": report.configurations,
                "games": report.games,
                "decisions": report.decisions,
                "failures": [
                    {"configuration": f.configuration, "check": f.check, "where": f.where, "record": f.record}
                    for f in report.failures
                ],
            }
        )
    else:
        from emporion.cli.shared import out

        out.print(
            f"{report.game}: {counted(report.games, 'match', 'matches')} in {report.configurations} configurations, "
            f"{report.decisions:,} decisions, {counted(len(report.failures), 'failure', 'failures')}"
        )
        show_failures(report, out, files)
    if report.failures:
        raise typer.Exit(1)


def show_failures(report: Report, to: Console, files: Sequence[str] = ()) -> None:
    """The first of them, each with the command that shows it again."""
    from rich.markup import escape

    for number, failure in enumerate(report.failures[:10]):
        to.print(f"  [red]{escape(failure.check)}[/red]", soft_wrap=True)
        to.print(f"    {escape(f'{failure.configuration}, {failure.where}')}", soft_wrap=True)
        if failure.record.startswith(RECORD) and number >= len(files):
            name = kept(report.game, failure.record)
            to.print(f"    emporion fuzz {report.game} --record {escape(name)}", soft_wrap=True)


def kept(title: str, record: str) -> str:
    """The name of a file that holds a record from now on."""
    with tempfile.NamedTemporaryFile("w", suffix=".record", prefix=f"{title}-", delete=False, encoding="utf-8") as file:
        file.write(record)
    return file.name
