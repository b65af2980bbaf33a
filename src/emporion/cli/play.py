"""`emporion play`: in the browser, or in the terminal with `--terminal`."""

from __future__ import annotations

from typing import Annotated

import typer

from emporion.bots import BOTS
from emporion.cli.library import Language, check_language
from emporion.cli.shared import UsageError, check_seats, read_choices
from emporion.cli.sim import Options, read_bots
from emporion.games import load


def play(
    game: Annotated[str | None, typer.Argument(help="a title, see `emporion games`")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="play here instead of in the browser")] = False,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="go on with the match left last, or the one GAME names by title, number or name"),
    ] = False,
    seats: Annotated[int, typer.Option(help="how many seats, yours included (terminal)")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help=f"the others: {', '.join(BOTS)} or exec:COMMAND, one or one for each; by default medium (terminal)"
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="your name (terminal)")] = "",
    seed: Annotated[str, typer.Option(help="any text; by default a new match each time (terminal)")] = "",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    lang: Language = "",
    host: Annotated[str, typer.Option(help="where to listen (browser)")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="where to listen (browser)", min=0, max=65535)] = 8000,
    no_open: Annotated[bool, typer.Option("--no-open", help="do not open a browser window")] = False,
) -> None:
    """Play in the browser; or, with a game and --terminal, right here against bots."""
    language = check_language(lang or "en")
    if resume:
        from emporion.terminal import start

        try:
            start.resume(game or "", lang)
        except start.PROBLEMS as error:
            raise UsageError(str(error)) from None
        return
    rules = load(game) if game is not None else None
    if not terminal:
        from emporion.server.run import CannotServe, serve

        try:
            serve(host, port, open_browser=not no_open, page="" if game is None else f"create/{game}")
        except CannotServe as error:
            raise UsageError(str(error)) from None
        return
    if rules is None:
        raise UsageError("name a game to play in the terminal: `emporion play GAME --terminal`")
    from emporion.terminal import start

    options = read_choices(rules, option)
    bots = bots or start.DEFAULT_BOT
    others = bots.count(",") + 1
    number = check_seats(rules, seats or (others + 1 if others > 1 else 0), options)
    try:
        start.new_match(rules, read_bots(bots, number - 1), options, name, seed, language)
    except start.PROBLEMS as error:
        raise UsageError(str(error)) from None
