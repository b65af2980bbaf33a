"""`emporion games` and `emporion rules`: what there is to play, and its rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from emporion.cli.shared import UsageError, out, print_json
from emporion.games import load, titles
from emporion.kernel.options import spelled
from emporion.kernel.text import LANGUAGES, Speech, rulebook

Language = Annotated[str, typer.Option("--lang", help="en or fr")]
Json = Annotated[bool, typer.Option("--json", help="write JSON for scripts")]


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UsageError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    return language


def games(lang: Language = "en", json: Json = False) -> None:
    """List the games with their seats and options."""
    check_language(lang)
    found = []
    for title in titles():
        game = load(title)
        speech = Speech(game, lang)
        options = [
            {
                "name": o.name,
                "rule": o.rule,
                "values": o.values,
                "default": o.default,
                "text": speech.message(f"option-{o.name}"),
            }
            for o in game.options
        ]
        found.append(
            {
                "game": title,
                "name": speech.message("game"),
                "seats": [game.fewest_seats, game.most_seats],
                "words": len(game.vocabulary),
                "ruleset": game.ruleset,
                "options": options,
            }
        )
    if json:
        print_json(found)
        return
    for title in titles():
        game = load(title)
        speech = Speech(game, lang)
        out.print(f"[bold]{speech.message('game')}[/bold]  ({title}, {game.fewest_seats}-{game.most_seats})")
        out.print(f"  {speech.message('game-pitch')}")
        table = Table(box=None, padding=(0, 2), show_header=False)
        for option in game.options:
            shown = option.values if len(option.values) <= 6 else [option.values[0], "...", option.values[-1]]
            values = " | ".join(f"[bold]{spelled(v)}[/bold]" if v == option.default else spelled(v) for v in shown)
            table.add_row(
                f"  {option.name}", values, f"[dim]{speech.message(f'option-{option.name}')} ({option.rule})[/dim]"
            )
        out.print(table)


def rules(
    game: Annotated[str, typer.Argument(help="a title, see `emporion games`")],
    id: Annotated[str | None, typer.Argument(help="a rule id such as OST-4.1.7, or the start of one")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Print a game's rulebook, one rule, or all rules whose id starts the same."""
    load(game)
    book = rulebook(game, check_language(lang))
    wanted = [rule for section in book.sections for rule in section.rules if id is None or starts(rule.id, id)]
    if not wanted:
        raise UsageError(f"{game} has no rule {id!r}")
    if json:
        print_json([{"id": rule.id, "text": rule.text} for rule in wanted])
        return
    if id is None:
        out.print(Markdown(f"# {book.title}"))
        for section in book.sections:
            out.print(Markdown(f"## {section.title}\n\n{section.introduction}"))
            for rule in section.rules:
                out.print(Markdown(f"**{rule.id}** {rule.text}"))
                out.print()
        return
    for rule in wanted:
        out.print(Markdown(f"**{rule.id}** {rule.text}"))


def starts(rule_id: str, wanted: str) -> bool:
    """Whether an id is the wanted one or lies in the section it names."""
    return rule_id.upper() == wanted.upper() or rule_id.upper().startswith(wanted.upper() + ".")
