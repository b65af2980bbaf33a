"""The commands and how errors reach people: one plain line, exit status 2."""

from __future__ import annotations

import sys

import typer

from emporion.bots import UnknownBot
from emporion.cli import arena, bench, dataset, fuzz, library, play, replay, serve, sim
from emporion.cli.shared import UsageError
from emporion.games import UnknownGame
from emporion.kernel.options import BadOption
from emporion.kernel.record import BadRecord
from emporion.research.executor import BadPlace, BadResume
from emporion.research.extras import MissingExtra

app = typer.Typer(
    help="Five ancient trading games at one table.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(name="play")(play.play)
app.command(name="serve")(serve.serve)
app.command(name="games")(library.games)
app.command(name="rules")(library.rules)
app.command(name="sim")(sim.sim)
app.command(name="fuzz")(fuzz.fuzz)
app.command(name="replay")(replay.replay)
app.command(name="arena")(arena.arena)
app.command(name="bench")(bench.bench)
app.command(name="dataset")(dataset.dataset)


def main() -> None:
    try:
        app()
    except (UnknownGame, UnknownBot, BadOption, BadRecord, BadPlace, BadResume, MissingExtra, UsageError) as error:
        sys.stderr.write(f"emporion: {error}\n")
        sys.exit(2)
    except OSError as error:
        sys.stderr.write(f"emporion: {error.strerror or error}: {error.filename or ''}\n".replace(": \n", "\n"))
        sys.exit(2)
