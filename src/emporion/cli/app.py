"""The commands and how errors reach people: one plain line, exit status 2. Each command loads what it needs when it is
called, so that `--version`, `--help` and the shell's completion are quick."""

from __future__ import annotations

import os
import platform
import signal
import sys
from typing import Annotated

import typer

from emporion import __version__, compiled
from emporion.cli import completion
from emporion.cli.commands import arena, bench, dataset, fuzz, library, new, operate, play, problems, replay, serve, sim
from emporion.cli.shared import Stopped, UsageError
from emporion.cli.streams import abandon_streams, harmless, prepare_streams

WRONG = 2
STOPPED = 130
"""What a shell reports of a program that Ctrl-C ended."""

app = typer.Typer(
    help="Five ancient trading games at one table.",
    no_args_is_help=True,
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
app.command(name="new")(new.new)
app.add_typer(problems.problems, name="problems")
app.add_typer(operate.operate, name="operate")


def tell_version(wanted: bool) -> None:
    if not wanted:
        return
    form = "compiled" if compiled() else "interpreted"
    print(f"emporion {__version__}")
    print(f"engine {form}, {platform.python_implementation()} {platform.python_version()}, {platform.platform()}")
    raise typer.Exit


@app.callback()
def about(
    ctx: typer.Context,
    lang: Annotated[
        str,
        typer.Option("--lang", help="the same as after the command", autocompletion=completion.languages, hidden=True),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", help="say which Emporion this is", callback=tell_version, is_eager=True)
    ] = False,
) -> None:
    """Five ancient trading games at one table."""
    if lang:  # written before the command instead of after it
        ctx.default_map = {str(command.name): {"lang": lang} for command in app.registered_commands}


def main() -> None:
    prepare_streams()
    code = run()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is left to tell of another Ctrl-C
    sys.exit(code)


def run() -> int:
    """Do what the command line says; the exit status."""
    if os.environ.get("_EMPORION_COMPLETE") == completion.BASH:
        completion.answer_bash(app)
        return 0
    try:
        code = app(standalone_mode=False) or 0
        sys.stdout.flush()
    except Stopped as stopped:
        return say(f"stopped: {stopped}", STOPPED)
    except KeyboardInterrupt:
        return say("stopped", STOPPED)
    except typer.TyperException as error:
        message = error.format_message()
        return say(advice(error), WRONG) if message else WRONG  # without any: the help has been shown
    except typer.Abort:
        return WRONG
    except BrokenPipeError:
        abandon_streams()
        return 1
    except OSError as error:
        say(f"{error.strerror or error}: {error.filename or ''}".removesuffix(": "), WRONG)
        if error.filename is None:
            abandon_streams()  # it was perhaps the output that could not be written
        return WRONG
    except (ValueError, ImportError) as error:
        if not expected(error):
            raise
        return say(str(error), WRONG)
    return say("stopped", STOPPED) if code == STOPPED else int(code)


def say(line: str, code: int) -> int:
    """Tell the person at the keyboard, and nobody else; hands the exit status on."""
    try:
        sys.stderr.write(f"emporion: {harmless(line)}\n")
        sys.stderr.flush()
    except OSError:
        abandon_streams()
    return code


def advice(error: typer.TyperException) -> str:
    """What is wrong with the arguments, and where to read about them."""
    message = " ".join(error.format_message().split())
    where = getattr(getattr(error, "ctx", None), "command_path", "emporion")
    return f"{message} (see {where} --help)"


def expected(error: Exception) -> bool:
    """Whether an error is about what was asked for, and not a fault of ours."""
    from emporion.bots import UnknownBot
    from emporion.games import UnknownGame
    from emporion.kernel.data import DataError
    from emporion.kernel.options import BadOption
    from emporion.kernel.record import BadRecord
    from emporion.research.executor import BadPlace, BadResume
    from emporion.research.extras import MissingExtra
    from emporion.research.matches import BrokenTitle

    asked = (UsageError, UnknownGame, UnknownBot, BadOption, BadRecord, BadPlace, BadResume, MissingExtra)
    return isinstance(error, (*asked, BrokenTitle, DataError))
