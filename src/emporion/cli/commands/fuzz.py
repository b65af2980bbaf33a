"""`emporion fuzz`: the conformance kit over all seat counts and options."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emporion.cli import completion
from emporion.cli.arguments import Json, Seed
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


FEW, MANY = 6, 200  # matches of each title: of all titles, of one that is named


def fuzz(
    game: Annotated[
        str | None, typer.Argument(help="a title; all by default", autocompletion=completion.titles)
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, help=f"how many random matches of a title; {MANY}, or {FEW} of each", show_default=False),
    ] = None,
    seed: Seed = "0",
    record: Annotated[
        Path | None, typer.Option(help="look at the match of this record instead, closest where it stops")
    ] = None,
    json: Json = False,
) -> None:
    """Play random matches and check that nothing breaks; a failure comes with a record, `--record` shows it again.

    Without a title all of them are looked at, and JSON has the reports of the titles under `titles`."""
    from emporion.games import load, playable

    if record is not None:
        report = look_at(find_game(game) if game is not None else None, record)
        show([report], json, alone=True, files=[str(record)])
        return
    chance = check_seed(seed)
    if game is not None:
        show([played(find_game(game), games or MANY, chance)], json, alone=True)
        return
    reports: list[Report] = []
    for title in playable():
        reports.append(played(load(title), games or FEW, chance))
        if not json:
            show_found(reports[-1])
    show(reports, json, alone=False)


def played(game: Game, games: int, seed: str) -> Report:
    """What random matches of one title show."""
    from emporion.kernel.conformance import Report, check_game

    report = Report(game.title)

    def so_far(done: int, of: int) -> str:
        from emporion.cli.shared import notes

        show_failures(report, notes)
        failures = counted(len(report.failures), "failure", "failures")
        return f"{done} of {counted(games, 'match', 'matches')} checked, {failures}"

    with watched(f"{game.title}: {counted(games, 'match', 'matches')}", so_far) as advance:

        def heard(now: Report) -> None:
            nonlocal report
            report = now
            advance(now.games, games, f"{now.playing:,} decisions in this one" if now.playing else "")

        return check_game(game, games, seed, heard)


def look_at(game: Game | None, file: Path) -> Report:
    """The match of a record, of a certain title if one is named."""
    from emporion.games import load
    from emporion.kernel.conformance import check_record
    from emporion.kernel.record import BadRecord, game_of

    text = read_text(file)
    try:
        title = game_of(text)
        if game is not None and title != game.title:
            raise BadRecord(f"this is a record of {quoted(title)}, not of {game.title}")
        return check_record(game or load(title), text)
    except BadRecord as error:
        raise BadRecord(f"{name_of(file)}: {error}") from None


def show(reports: list[Report], json: bool, alone: bool, files: Sequence[str] = ()) -> None:
    """What was found of the title that was asked for, alone, or of several, which are told already; in `files` the
    records lie already. The command fails if anything was."""
    if json:
        found = list(map(plain, reports))
        print_json(found[0] if alone else {"titles": found})
    elif alone:
        show_found(reports[0], files)
    if any(report.failures for report in reports):
        raise typer.Exit(1)


def plain(report: Report) -> dict[str, object]:
    return {
        "game": report.game,
        "configurations": report.configurations,
        "games": report.games,
        "decisions": report.decisions,
        "failures": [
            {"configuration": f.configuration, "check": f.check, "where": f.where, "record": f.record}
            for f in report.failures
        ],
    }


def show_found(report: Report, files: Sequence[str] = ()) -> None:
    from emporion.cli.shared import out

    out.print(
        f"{report.game}: {counted(report.games, 'match', 'matches')} in {report.configurations} configurations, "
        f"{report.decisions:,} decisions, {counted(len(report.failures), 'failure', 'failures')}"
    )
    show_failures(report, out, files)


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
