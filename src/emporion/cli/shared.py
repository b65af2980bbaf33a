"""What several commands need."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import Progress

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.options import OptionValue

out = Console(highlight=False)
notes = Console(stderr=True, highlight=False)
"""Progress and remarks: never mixed with what a script reads."""


def progress_bar() -> Progress:
    """Shown while it lasts, and only to people."""
    return Progress(console=notes, transient=True, disable=not notes.is_terminal)


class UsageError(ValueError):
    """What was asked for does not make sense."""


def print_json(data: Any) -> None:
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")


def read_choices(game: Game, texts: list[str]) -> dict[str, OptionValue]:
    """Options as they are written on the command line: `name=value`."""
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError(f"an option is written NAME=VALUE, not {text!r}")
        if name not in known:
            raise UsageError(f"{game.title} has no option {name!r}: there are {', '.join(known) or 'none'}")
        options[name] = known[name].read(value)
    return options


def check_seats(game: Game, seats: int, options: dict[str, OptionValue]) -> int:
    """The number of seats asked for; 0 stands for the fewest."""
    wanted = seats or game.fewest_seats
    if not game.fewest_seats <= wanted <= game.most_seats:
        raise UsageError(f"{game.title} is for {game.fewest_seats} to {game.most_seats} seats, not {wanted}")
    if not game.fits(wanted, {**{o.name: o.default for o in game.options}, **options}):
        raise UsageError(f"{game.title} cannot be played by {wanted} with these options")
    return wanted
