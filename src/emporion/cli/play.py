"""`emporion play`: in the browser, or in the terminal with `--terminal`."""

from __future__ import annotations

from typing import Annotated

import typer

from emporion.bots import BOTS
from emporion.cli.library import Language, check_language
from emporion.cli.shared import UsageError, check_seats, read_choices
from emporion.cli.sim import Options, read_bots
from emporion.games import load
from emporion.terminal.saves import Damaged, NothingSaved
from emporion.terminal.start import DEFAULT_BOT, CannotPlay, new_match
from emporion.terminal.start import resume as go_on


def play(
    game: Annotated[str | None, typer.Argument(help="a title, see `emporion games`")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="play here instead of in the browser")] = False,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="go on with the latest match left, or the one GAME names by its title or number"),
    ] = False,
    seats: Annotated[int, typer.Option(help="how many seats, yours included (terminal)")] = 0,
    bots: Annotated[
        str, typer.Option(help=f"the others: {', '.join(BOTS)} or exec:COMMAND, one name or one for each (terminal)")
    ] = DEFAULT_BOT,
    name: Annotated[str, typer.Option(help="your name (terminal)")] = "",
    seed: Annotated[str, typer.Option(help="any text; by default a new match each time (terminal)")] = "",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    lang: Language = "en",
    host: Annotated[str, typer.Option(help="where to listen (browser)")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="where to listen (browser)", min=0, max=65535)] = 8000,
    no_open: Annotated[bool, typer.Option("--no-open", help="do not open a browser window")] = False,
) -> None:
    """Play in the browser; or, with a game and --terminal, right here against bots."""
    check_language(lang)
    if resume:
        try:
            go_on(game or "", lang)
        except (CannotPlay, Damaged, NothingSaved) as error:
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
    if rules is None or game is None:
        raise UsageError("name a game to play in the terminal: `emporion play GAME --terminal`")
    options = read_choices(rules, option)
    others = bots.count(",") + 1
    number = check_seats(rules, seats or (others + 1 if others > 1 else 0), options)
    try:
        new_match(rules, read_bots(bots, number - 1), options, name, seed, lang)
    except CannotPlay as error:
        raise UsageError(str(error)) from None
