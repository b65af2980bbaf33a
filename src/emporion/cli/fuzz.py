"""`emporion fuzz`: the conformance kit over all seat counts and options."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from emporion.cli.library import Json
from emporion.cli.shared import notes, out, print_json
from emporion.games import load
from emporion.kernel.conformance import check_game

if TYPE_CHECKING:
    from emporion.kernel.conformance import Report


def fuzz(
    game: Annotated[str, typer.Argument(help="a title, see `emporion games`")],
    games: Annotated[int, typer.Option(min=1, help="how many random matches")] = 200,
    seed: Annotated[str, typer.Option(help="any text; the same seed gives the same matches")] = "0",
    json: Json = False,
) -> None:
    """Play random matches and check that nothing breaks; a failure comes with a record that reproduces it."""
    rules = load(game)
    with Progress(console=notes, transient=True) as progress:
        task = progress.add_task(f"{game}: {games} matches", total=games)

        def advance(report: Report) -> None:
            progress.update(task, completed=report.games, description=f"{game}: {len(report.failures)} failures")

        report = check_game(rules, games, seed, advance)
    if json:
        print_json(
            {
                "game": game,
                "configurations": report.configurations,
                "games": report.games,
                "decisions": report.decisions,
                "failures": [
                    {"configuration": f.configuration, "check": f.check, "record": f.record} for f in report.failures
                ],
            }
        )
    else:
        out.print(
            f"{game}: {report.games} matches in {report.configurations} configurations, "
            f"{report.decisions:,} decisions, {len(report.failures)} failures"
        )
        for failure in report.failures[:10]:
            with tempfile.NamedTemporaryFile("w", suffix=".record", prefix=f"{game}-", delete=False) as file:
                file.write(failure.record)
            out.print(f"  [red]{failure.check}[/red] ({failure.configuration})\n    {Path(file.name)}")
    if report.failures:
        raise typer.Exit(1)
