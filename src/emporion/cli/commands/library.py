"""`emporion games` and `emporion rules`: what there is to play, and its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from emporion.cli import completion
from emporion.cli.arguments import Json, Language, reading_language
from emporion.cli.names import find_title, near, quoted
from emporion.cli.shared import UsageError, print_json

if TYPE_CHECKING:
    from emporion.cli.says import Says
    from emporion.kernel.options import Option, OptionValue
    from emporion.kernel.rulebook import Rule
    from emporion.kernel.text import Speech


SIDE_BY_SIDE = 72  # columns of a screen that has room for options, their values and what they mean


def games(
    game: Annotated[
        str | None, typer.Argument(help="only this title", autocompletion=completion.titles, show_default=False)
    ] = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """List the games with their seats and options."""
    from emporion.games import load, playable
    from emporion.kernel.text import Speech

    language = reading_language(lang, json)
    speeches = [Speech(load(title), language) for title in ([find_title(game)] if game else playable())]
    if json:
        print_json([described(speech) for speech in speeches])
        return
    for speech in speeches:
        show_game(speech)
    from emporion.cli.says import Says
    from emporion.cli.shared import out

    say = Says(language)
    out.print(say("games-default"))
    if any(option.defaults for speech in speeches for option in speech.game.options):
        out.print(say("games-default-seats"))


def described(speech: Speech) -> dict[str, Any]:
    game = speech.game
    return {
        "game": game.title,
        "name": speech.message("game"),
        "seats": [game.fewest_seats, game.most_seats],
        "words": len(game.vocabulary),
        "ruleset": game.ruleset,
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "values": option.values,
                "default": option.default,
                "text": speech.message(f"option-{option.name}"),
                "defaults": [{"seats": each.seats, "when": each.when, "value": each.value} for each in option.defaults],
                "when": option.when,
                "seats": option.seats,
                "names_seat": option.names_seat,
            }
            for option in game.options
        ],
    }


def show_game(speech: Speech) -> None:
    from rich.padding import Padding
    from rich.table import Table

    from emporion.cli.says import Says
    from emporion.cli.shared import out

    game, say = speech.game, Says(speech.language)
    out.print(f"[bold]{speech.message('game')}[/bold]  ({game.title}, {game.fewest_seats}-{game.most_seats})")
    out.print(f"  {speech.message('game-pitch')}")
    rows: list[tuple[str, str, str]] = []
    for option in game.options:
        about = f"{speech.message(f'option-{option.name}')} ({option.rule})"
        rows.append((option.name, told_values(option, speech, say), about))
    if out.width < SIDE_BY_SIDE:
        for name, values, about in rows:
            out.print(Padding(f"{name}: {values}", (0, 0, 0, 2)))
            out.print(Padding(f"[dim]{about}[/dim]", (0, 0, 0, 4)))
        return
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column(no_wrap=True)  # a name is there to be copied
    for name, values, about in rows:
        table.add_row(f"  {name}", values, f"[dim]{about}[/dim]")
    out.print(table)


def told_values(option: Option, speech: Speech, say: Says) -> str:
    """The values of an option with a star at the usual one; what is usual with so many seats, or under another option,
    stands behind or below them."""
    from emporion.kernel.options import spelled

    everywhere = not any(each.when for each in option.defaults)  # whether one is usual but for some numbers of seats
    shown = option.values if len(option.values) <= 6 else [option.values[0], "...", option.values[-1]]
    if option.default not in shown:
        shown = [*shown[:-2], "...", option.default, *shown[-2:]]
    values = " | ".join(
        f"[bold]{spelled(v)}*[/bold]{meaning(option, v, speech, say)}"
        if everywhere and v == option.default
        else f"{spelled(v)}{meaning(option, v, speech, say)}"
        for v in shown
    )
    by_condition: dict[str, dict[str, list[int]]] = {}
    for each in option.defaults:
        needed = ", ".join(spelled(value) for known in each.when.values() for value in known)
        by_condition.setdefault(needed, {}).setdefault(spelled(each.value), []).append(each.seats)
    for needed, usual in by_condition.items():
        told = ", ".join(f"{'/'.join(map(str, seats))}: {value}" for value, seats in usual.items())
        values += f"\n* {needed} {told}" if needed else f", {told}"
    return values


def meaning(option: Option, value: OptionValue, speech: Speech, say: Says) -> str:
    """What a value that counts seats from 0 means, as people count them."""
    if option.names_seat:
        return say("games-seat", seat=int(value) + 1)
    if isinstance(value, str) and value[-1:].isdigit():
        return f" = {speech.message(f'option-{option.name}-{value}')}"
    return ""


def rules(
    game: Annotated[
        str,
        typer.Argument(help="a title, or a rule id: its beginning tells the title", autocompletion=completion.books),
    ],
    id: Annotated[
        str | None,
        typer.Argument(
            help="a rule id such as OST-4.1.7 or 4.1.7, or the start of one", autocompletion=completion.rule_ids
        ),
    ] = None,
    code: Annotated[bool, typer.Option("--code", help="where it stands in the code and in the tests")] = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Print a game's rulebook, one rule, or all rules whose id starts the same."""
    from emporion.kernel.rulebook import without_pictures
    from emporion.kernel.text import code_of, rulebook

    title = "" if id else title_of(game)
    title, id = (title, game) if title else (find_title(game), id)
    book = rulebook(title, reading_language(lang, json))
    every = [rule for section in book.sections for rule in section.rules]
    if id is not None and id[:1].isdigit():  # `4.1.7`: the title is named already
        id = f"{code_of(title)}-{id}"
    wanted = [rule for rule in every if id is None or starts(rule.id, id)]
    if not wanted:
        other = title_of(id or "")
        if other and other != title:
            raise UsageError(f"{quoted(id or '')} is a rule of {other}, not of {title}: `emporion rules {id}`")
        nearest = near(id or "", [rule.id for rule in every])
        hint = f": did you mean {' or '.join(nearest)}?" if nearest else ""
        raise UsageError(f"{title} has no rule {quoted(id or '')}{hint}")
    if code:
        show_places(wanted, json)
        return
    if json:
        print_json([{"id": rule.id, "text": rule.text} for rule in wanted])
        return
    from rich.markdown import Markdown

    from emporion.cli.shared import out

    if id is None:
        out.print(Markdown(f"# {book.title}"))
        for section in book.sections:
            out.print(Markdown(f"## {section.title}\n\n{without_pictures(section.introduction)}"))
            for rule in section.rules:
                out.print(Markdown(f"**{rule.id}** {rule.text}"))
                out.print()
        return
    for rule in wanted:
        out.print(Markdown(f"**{rule.id}** {rule.text}"))


def show_places(wanted: list[Rule], json: bool) -> None:
    """Where rules stand in the code and in the tests, as `path:line  text`."""
    from emporion.cli.citations import places

    found = places([rule.id for rule in wanted])
    if json:
        print_json(
            [
                {
                    "id": rule.id,
                    "text": rule.text,
                    "code": [place._asdict() for place in found[rule.id].code],
                    "tests": [place._asdict() for place in found[rule.id].tests],
                }
                for rule in wanted
            ]
        )
        return
    for rule in wanted:
        cited = found[rule.id].all()
        if len(wanted) > 1:
            print(rule.id)
        for place in cited:
            print(place)
        if not cited:
            print(f"nothing names {rule.id}")
        elif not any(place.of_the_engine() for place in found[rule.id].code):
            print(f"no line of the engine names {rule.id}: it follows from the rules beside it")


def title_of(rule_id: str) -> str:
    """The title whose rules begin like that, or nothing: `CPL-4.6.1` needs no title beside it."""
    from emporion.games import titles
    from emporion.kernel.text import code_of

    begin = rule_id[:3].upper()
    return next((title for title in titles() if code_of(title) == begin), "") if rule_id[3:4] == "-" else ""


def starts(rule_id: str, wanted: str) -> bool:
    """Whether an id is the wanted one or lies in the section it names."""
    return rule_id.upper() == wanted.upper() or rule_id.upper().startswith(wanted.upper().rstrip(".") + ".")
