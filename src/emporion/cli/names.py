"""Names as people write them: in any case, with any of `-`, `_` and blanks, as far as they are needed to tell; and a
suggestion where nothing fits. Titles, bots, options, their values and languages are all found in this way."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from emporion.cli.shared import UsageError

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.options import Option, OptionValue


LONGEST = 60


class UnknownName(UsageError):
    """Nothing has that name, or several things might."""


def find(wanted: str, known: Iterable[str], missing: str, choose: str = "there are") -> str:
    """The known name that is meant; `UnknownName` says `missing`, then what was perhaps meant and what there is."""
    names = list(known)
    if wanted in names:
        return wanted
    letters = _letters(wanted)
    same = [name for name in names if _letters(name) == letters]
    begin = [name for name in names if letters and not name.isdigit() and _letters(name).startswith(letters)]
    found = same or begin
    if len(found) == 1:
        return found[0]
    if found:
        raise UnknownName(f"{missing}: it may be {' or '.join(found)}")
    there = f"{choose} {', '.join(names) or 'none'}"
    nearest = near(wanted, names)
    if nearest:
        raise UnknownName(f"{missing}: did you mean {' or '.join(nearest)}? ({there})")
    raise UnknownName(f"{missing}: {there}")


def near(wanted: str, known: Iterable[str]) -> list[str]:
    """At most two names that are nearly the same, or have the wanted one in them."""
    by_letters = {_letters(name): name for name in known if not name.isdigit()}
    letters = _letters(wanted)
    inside = [key for key in by_letters if len(letters) > 2 and letters in key]
    close = get_close_matches(letters, by_letters, n=2, cutoff=0.65)
    return [by_letters[key] for key in dict.fromkeys([*close, *inside])][:2]


def quoted(text: str) -> str:
    """What somebody wrote, as far as it fits into a line."""
    return repr(text) if len(text) <= LONGEST else repr(text[:LONGEST]) + "..."


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter not in "-_ ")


# -- what is looked for ---------------------------------------------------------------------------------------
def find_title(wanted: str) -> str:
    from emporion.games import titles

    return find(wanted, titles(), f"no game {quoted(wanted)}")


def find_game(wanted: str) -> Game:
    from emporion.games import load

    return load(find_title(wanted))


def find_bot(wanted: str) -> str:
    """A bot's name; a program (`exec:COMMAND`) stays as it was written, if there is such a command."""
    from emporion.bots import BOTS
    from emporion.programs.players import is_program, read_program

    if is_program(wanted):
        read_program(wanted)
        return wanted
    return find(wanted, BOTS, f"no bot {quoted(wanted)}")


def bot_names(text: str) -> list[str]:
    """The names between the commas, each of somebody who exists."""
    return [find_bot(name.strip()) for name in text.split(",")]


def try_programs(game: Game, names: list[str], seats: int, options: dict[str, OptionValue]) -> None:
    """Start every program among these once, before anything is played."""
    from emporion.kernel.match import Header, Match
    from emporion.programs.players import is_program, try_out

    if any(map(is_program, names)):
        header = Header(game.title, "trial", tuple(f"bot {k + 1}" for k in range(seats)), options, game.ruleset)
        try_out(names, Match(game, header))


def read_bots(text: str, seats: int) -> list[str]:
    """One name for all seats, or one for each."""
    names = bot_names(text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"{len(names)} bots for {seats} seats: name one for all or one for each")
    return names


def check_seed(seed: str) -> str:
    if seed != seed.strip() or len(seed.splitlines()) > 1:
        raise UsageError("a seed is one line, without blanks around it: it has to stand in a record")
    return seed


def read_choices(game: Game, texts: list[str]) -> dict[str, OptionValue]:
    """Options as they are written on the command line: `name=value`."""
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError(f"an option is written NAME=VALUE, not {quoted(text)}")
        option = known[find(name, known, f"{game.title} has no option {quoted(name)}")]
        if option.name in options:
            raise UsageError(f"option {option.name} is given twice")
        options[option.name] = read_value(option, value)
    return options


def read_value(option: Option, text: str) -> OptionValue:
    from emporion.kernel.options import spelled

    values = {spelled(value): value for value in option.values}
    return values[find(text, values, f"option {option.name} has no value {quoted(text)}", "choose")]


def check_seats(game: Game, seats: int, options: dict[str, OptionValue]) -> int:
    """The number of seats asked for; 0 stands for the fewest the options can be played with."""
    if not seats:
        fitting = (n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, options))
        seats = next(fitting, game.fewest_seats)
    if not game.fewest_seats <= seats <= game.most_seats:
        raise UsageError(f"{game.title} is for {game.fewest_seats} to {game.most_seats} seats, not {seats}")
    if not game.fits(seats, options):
        raise UsageError(unfit(game, seats, options))
    return seats


def unfit(game: Game, seats: int, options: dict[str, OptionValue]) -> str:
    """Why so many cannot play with these options: which ones stand against it, and with how many they can be played."""
    from emporion.kernel.options import spelled

    guilty = [name for name in options if game.fits(seats, {n: v for n, v in options.items() if n != name})]
    named = " and ".join(f"{name}={spelled(options[name])}" for name in guilty or options)
    fitting = [str(n) for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, options)]
    if not fitting:
        return f"{game.title} cannot be played with {named}"
    return f"{game.title} with {named} is for {' or '.join(fitting)} seats, not {seats}"
