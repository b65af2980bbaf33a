"""What the shell offers on Tab: titles, bots, options with their values, rule ids. Read from the titles' data, so that
nothing is loaded which would keep somebody waiting."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from emporion.kernel.options import Option

Offers = list[tuple[str, str]]
BASH = "complete_bash"
BREAKS = "=:"


def titles(incomplete: str) -> list[str]:
    from emporion.games import titles

    return beginning(incomplete, titles())


def books(ctx: typer.Context, incomplete: str) -> list[str] | Offers:
    """Titles, or the ids of the rules whose beginning is there."""
    from emporion.cli.commands.library import title_of

    title = title_of(incomplete)
    return _rules_of(title, incomplete) if title else titles(incomplete)


def bots(incomplete: str) -> list[str]:
    """The name after the last comma."""
    from emporion.bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in beginning(last, [*BOTS, "exec:"])]


def languages(incomplete: str) -> list[str]:
    from emporion.kernel.text import LANGUAGES

    return beginning(incomplete, LANGUAGES)


def places(incomplete: str) -> list[str]:
    return beginning(incomplete, ["processes", "processes:", "serial", "ray", "ray://"])


def options(ctx: typer.Context, incomplete: str) -> list[str]:
    """`NAME=`, or `NAME=VALUE` once the name is clear, of the game that stands before."""
    from emporion.kernel.options import spelled

    known = _options_of(_title(ctx))
    fitting = [option for option in known if f"{option.name}=".startswith(incomplete.partition("=")[0])]
    if len(fitting) > 1 and "=" not in incomplete:
        return [f"{option.name}=" for option in fitting]
    return beginning(incomplete, [f"{option.name}={spelled(value)}" for option in fitting for value in option.values])


def rule_ids(ctx: typer.Context, incomplete: str) -> Offers:
    """Ids with the beginning of what the rule says, in the language people read."""
    title = _title(ctx)
    return _rules_of(title, incomplete) if title else []


def _rules_of(title: str, incomplete: str) -> Offers:
    from emporion.cli.arguments import reading_language
    from emporion.kernel.text import rulebook, rulebook_file

    language = reading_language("")
    if not rulebook_file(title, language).is_file():
        return []
    book = rulebook(title, language)
    rules = {rule.id: " ".join(rule.text.split())[:60] for section in book.sections for rule in section.rules}
    bare = incomplete[:1].isdigit()  # without what all ids of the title begin with
    written = {(rule.partition("-")[2] if bare else rule): said for rule, said in rules.items()}
    if incomplete.islower():  # as it is typed: a shell offers nothing that begins otherwise
        written = {rule.lower(): said for rule, said in written.items()}
    return [(rule, written[rule]) for rule in beginning(incomplete, written)]


def beginning(incomplete: str, known: Iterable[str]) -> list[str]:
    return [name for name in known if name.startswith(incomplete)]


def _title(ctx: typer.Context) -> str:
    """The game named on the line so far, or nothing. An option that waits for its value keeps what stands before it
    from being understood: then the words are looked through."""
    from emporion.cli.names import UnknownName, find_title

    line = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or ""
    understood = ctx.params.get("game")
    words = [understood] if isinstance(understood, str) else line.split()[2:]
    for named in words:
        with contextlib.suppress(UnknownName):
            if not named.startswith("-"):
                return find_title(named)
    return ""


def _options_of(title: str) -> list[Option]:
    """Read from the data: a whole game takes longer to load."""
    import tomllib
    from pathlib import Path

    from emporion import games
    from emporion.kernel.options import read_options

    file = Path(games.__file__).parent / title / "data" / "options.toml"
    if not title or not file.is_file():
        return []
    return read_options(tomllib.loads(file.read_text(encoding="utf-8")))


# -- bash breaks words at `=` and `:` ---------------------------------------------------------------------------
def answer_bash(answer: Callable[[], object]) -> None:
    """Bash hands `ivory=on` over as three words and replaces only the last: put them together, and answer in kind."""
    joined: list[str] = []
    word = ""
    for word in os.environ.get("COMP_WORDS", "").split("\n")[: int(os.environ.get("COMP_CWORD") or 0) + 1]:
        if joined and word and (_breaks(word) or _breaks(joined[-1][-1:])):
            joined[-1] += word
        else:
            joined.append(word)
    last = "" if _breaks(word) else word
    known_already = len(joined[-1]) - len(last)
    for wanted in dict.fromkeys((joined[-1], joined[-1].lower())):  # names may be written in any case
        os.environ.update(COMP_WORDS="\n".join([*joined[:-1], wanted]), COMP_CWORD=str(len(joined) - 1))
        caught = io.StringIO()
        with contextlib.redirect_stdout(caught), contextlib.suppress(SystemExit):
            answer()
        if caught.getvalue().strip():
            break
    sys.stdout.writelines(f"{offer[known_already:]}\n" for offer in caught.getvalue().splitlines())


def _breaks(word: str) -> bool:
    return word != "" and not word.strip(BREAKS)
