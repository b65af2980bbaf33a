"""`emporion play`: in the browser, or in the terminal with `--terminal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlencode

import typer

from emporion.cli import completion
from emporion.cli.arguments import Language, Options, reading_language
from emporion.cli.names import check_seats, check_seed, find, find_game, quoted, read_bots, read_choices
from emporion.cli.shared import UsageError

if TYPE_CHECKING:
    from emporion.kernel.game import Game


HOST, PORT = "127.0.0.1", 8000


def play(
    game: Annotated[
        str | None, typer.Argument(help="a title, see `emporion games`", autocompletion=completion.titles)
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="play here instead of in the browser")] = False,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume", help="go on with the match left last, or the one GAME names by title, number, name or file"
        ),
    ] = False,
    seats: Annotated[int, typer.Option(help="how many seats, yours included", min=0, show_default=False)] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="the others: easy, medium, hard, expert, master; in the terminal any bot or exec:COMMAND too. "
            "One name, or one for each; medium by default",
            autocompletion=completion.bots,
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="your name (terminal; in the browser it is chosen there)")] = "",
    seed: Annotated[str, typer.Option(help="any text; by default a new match each time (terminal)")] = "",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    lang: Language = "",
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 for friends, too (browser)")] = HOST,
    port: Annotated[int, typer.Option(help="where to listen; 0 for any (browser)", min=0, max=65535)] = PORT,
    no_open: Annotated[bool, typer.Option("--no-open", help="do not open a browser window")] = False,
) -> None:
    """Play in the browser; or, with a game and --terminal, right here against bots."""
    if resume:
        refuse("is kept with the match that goes on", seats=seats, bots=bots, name=name, seed=seed, option=option)
    if terminal or resume:
        refuse("is for the browser: nothing listens in the terminal", host=host != HOST, port=port != PORT)
    if resume:
        go_on(game or "", lang)
        return
    if game is not None and game.endswith(".record"):
        raise UsageError(f"{game} is a record, no title: with --terminal --resume it goes on")
    language = reading_language(lang)
    rules = find_game(game) if game is not None else None
    if not terminal:
        refuse("is for --terminal: in the browser it cannot be chosen here", seed=seed, name=name)
        from emporion.server.run import CannotServe, serve

        try:
            serve(host, port, open_browser=not no_open, page=page(rules, seats, option, bots, language if lang else ""))
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
        start.new_match(rules, read_bots(bots, number - 1), options, name, check_seed(seed), language)
    except start.PROBLEMS as error:
        raise UsageError(str(error)) from None


def refuse(why: str, **given: object) -> None:
    """Say which of these flags was given though it means nothing here."""
    for name, value in given.items():
        if value:
            raise UsageError(f"--{name} {why}")


def go_on(wanted: str, lang: str) -> None:
    """A match in the terminal that was left; in its own language if none is chosen."""
    from emporion.terminal import start

    try:
        start.resume(wanted, reading_language(lang) if lang else "", reading_language(""))
    except start.PROBLEMS as error:
        raise UsageError(str(error)) from None


# -- in the browser -------------------------------------------------------------------------------------------
def page(game: Game | None, seats: int, option: list[str], bots: str, language: str = "") -> str:
    """The page that opens: where a table of this game is made, with everything chosen here already chosen there."""
    from emporion.kernel.options import spelled

    spoken = [("lang", language)] if language else []
    if game is None:
        if seats or option or bots:
            raise UsageError("name a game to choose its seats, options or bots: `emporion play GAME`")
        return f"?{urlencode(spoken)}" if spoken else ""
    options = read_choices(game, option)
    levels = read_levels(game, bots)
    if seats or len(levels) > 1:
        seats = check_seats(game, seats or len(levels) + 1, options)
    else:
        check_seats(game, 0, options)
    if len(levels) not in (0, 1, seats - 1):
        raise UsageError(f"{len(levels)} bots for {seats - 1} seats: name one for all or one for each")
    chosen = [
        *([("seats", str(seats))] if seats else []),
        *([("bots", ",".join(levels))] if levels else []),
        *(("option", f"{name}={spelled(value)}") for name, value in options.items()),
        *spoken,
    ]
    return f"create/{game.title}" + (f"?{urlencode(chosen, safe='=,')}" if chosen else "")


def read_levels(game: Game, bots: str) -> list[str]:
    """The opponents named, each of whom the server offers at this game."""
    if not bots:
        return []
    from emporion.server.service import chosen_programs
    from emporion.server.workers.programs import BadPrograms

    try:
        offered = chosen_programs().levels(game.title)
    except BadPrograms as problem:
        raise UsageError(f"the programs cannot be used: {problem}") from None
    return [
        find(name, offered, f"no bot {quoted(name)} in the browser")
        for name in (part.strip() for part in bots.split(","))
    ]
