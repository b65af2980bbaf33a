"""`emporion replay`: verify a record word by word."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emporion.cli.arguments import Json, Language, reading_language
from emporion.cli.shared import make_table, print_json
from emporion.cli.streams import harmless

if TYPE_CHECKING:
    from emporion.cli.says import Says
    from emporion.kernel.match import Match

STANDARD_INPUT = "-"


def replay(
    file: Annotated[Path, typer.Argument(help="a record; - for standard input", allow_dash=True)],
    journal: Annotated[bool, typer.Option("--journal", help="print what happened")] = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Verify a record word by word and print the result."""
    from emporion.cli.says import Says

    match = read(file)
    says = Says(reading_language(lang, json))
    if json:
        show_json(match, says, journal)
        return
    if journal:
        show_journal(match, says)
    show_result(match, says)


def read(file: Path) -> Match:
    """The match of a record; `BadRecord` names the file and the line that is wrong."""
    from emporion.games import load
    from emporion.kernel.record import BadRecord, game_of, read_record

    text = read_text(file)
    try:
        return read_record(load(game_of(text)), text)
    except ValueError as error:
        raise BadRecord(f"{name_of(file)}: {error}") from None


def name_of(file: Path) -> str:
    return "standard input" if str(file) == STANDARD_INPUT else file.name


def read_text(file: Path) -> str:
    """What stands in a file of a record, if it is short enough to be one."""
    from emporion.kernel.record import LONGEST, BadRecord

    most = 4 * LONGEST  # bytes: no letter takes more than four
    if str(file) == STANDARD_INPUT:
        found = sys.stdin.buffer.read(most + 1) if sys.stdin is not None else b""
    else:
        with file.open("rb") as stream:
            found = stream.read(most + 1)
    if len(found) > most:
        raise BadRecord(f"{name_of(file)}: a record has at most {LONGEST} characters")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{name_of(file)}: not a text file") from None


def show_json(match: Match, says: Says, journal: bool) -> None:
    from emporion.cli.journal import entries
    from emporion.terminal.ending import teams_of

    game, t, over = match.game, match.table, match.over()
    result = {
        "game": game.title,
        "seats": list(match.header.seats),
        "words": len(match.said),
        "finished": over,
        "scores": game.scores(t),
        "places": game.places(t) if over else None,
        "winners": game.winners(t) if over else None,
        "eliminated": game.eliminated(t),
        "teams": [{"seats": team, "score": sum(game.scores(t)[seat] for seat in team)} for team in teams_of(game, t)],
    }
    if journal:
        result["journal"] = [
            {
                "word": entry.word,
                "seat": entry.seat,
                "phase": entry.phase,
                "round": entry.place.round,
                "lap": entry.place.lap,
                "turn": None if entry.place.turn < 0 else entry.place.turn,
                "heading": entry.heading,
                "key": entry.event.key,
                "rule": entry.event.rule,
                "figures": entry.event.figures,
                "text": entry.text,
            }
            for entry in entries(match, says)
            if entry.event is not None
        ]
    print_json(result)


def show_journal(match: Match, says: Says) -> None:
    """What happened, word by word: a heading for each phase, before what a word brought about its number."""
    from rich.markup import escape

    from emporion.cli.journal import entries
    from emporion.cli.shared import out

    heading, word = "", -1
    for entry in entries(match, says):
        if entry.heading != heading:
            heading = entry.heading
            out.print(f"\n[bold]{escape(heading)}[/bold]" if heading else "", soft_wrap=True)
        new = entry.word != word and entry.seat is not None
        word = entry.word
        said = f"{entry.word:4}" if new else " " * 4
        rule = f" [dim]{entry.rule}[/dim]" if entry.rule else ""
        out.print(f"[dim]{escape(said)}[/dim]  {escape(harmless(entry.text))}{rule}", soft_wrap=True)
    out.print()


def show_result(match: Match, says: Says) -> None:
    from emporion.cli.shared import out
    from emporion.kernel.text import Speech
    from emporion.terminal.ending import teams_of

    game, t = match.game, match.table
    teams, names = teams_of(game, t), match.header.seats
    scores, places, out_of_it = game.scores(t), game.places(t), game.eliminated(t)
    rows: list[list[str]] = []
    for seat, name in enumerate(names):
        place = str(places[seat] + 1) if match.over() else "-"
        shown = says("replay-eliminated", place=place) if seat in out_of_it else place
        team = next((team for team in teams if seat in team), [])
        total = sum(scores[each] for each in team)
        partners = ", ".join(names[each] for each in team if each != seat)
        side = [says("replay-team-total", names=partners, points=total)] if team else []
        rows.append([name, str(scores[seat]), *side, shown])
    title = says("replay-title", game=Speech(game, says.language).message("game"), words=len(match.said))
    columns = (
        says("replay-seat"),
        says("replay-points"),
        *([says("replay-team")] if teams else []),
        says("replay-place"),
    )
    out.print(make_table(*columns, rows=rows, title=title))
    if not match.over():
        out.print(says("replay-unfinished"))
    elif not game.winners(t):
        out.print(says("replay-nobody"))
