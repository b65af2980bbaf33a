"""`emporion fuzz`: the conformance kit over all seat counts and options."""

from __future__ import annotations

import tempfile
from typing import TYPE_CHECKING, Annotated

import typer

from emporion.cli.arguments import Json, Seed, Title
from emporion.cli.names import check_seed, find_game
from emporion.cli.shared import counted, print_json
from emporion.cli.work import watched

if TYPE_CHECKING:
    from rich.console import Console

    from emporion.kernel.conformance import Report


def fuzz(
    game: Title,
    games: Annotated[int, typer.Option(min=1, help="how many random matches")] = 200,
    seed: Seed = "0",
    json: Json = False,
) -> None:
    """Play random matches and check that nothing breaks; a failure comes with a record that reproduces it."""
    from emporion.kernel.conformance import Report, check_game

    rules = find_game(game)
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
            advance(now.games, games)

        report = check_game(rules, games, check_seed(seed), heard)
    if json:
        print_json(
            {
                "game": rules.title,
                "configurations": report.configurations,
                "games": report.games,
                "decisions": report.decisions,
                "failures": [
                    {"configuration": f.configuration, "check": f.check, "record": f.record} for f in report.failures
                ],
            }
        )
    else:
        from emporion.cli.shared import out

        out.print(
            f"{rules.title}: {counted(report.games, 'match', 'matches')} in {report.configurations} configurations, "
            f"{report.decisions:,} decisions, {counted(len(report.failures), 'failure', 'failures')}"
        )
        show_failures(report, out)
    if report.failures:
        raise typer.Exit(1)


def show_failures(report: Report, to: Console) -> None:
    """The first of them, each with a file that holds its record."""
    from rich.markup import escape

    for failure in report.failures[:10]:
        with tempfile.NamedTemporaryFile(
            "w", suffix=".record", prefix=f"{report.game}-", delete=False, encoding="utf-8"
        ) as file:
            file.write(failure.record)
        to.print(f"  [red]{escape(failure.check)}[/red] ({escape(failure.configuration)})\n    {escape(file.name)}")
