"""`emporion replay`: verify a record word by word."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from emporion.cli.library import Json, Language, check_language
from emporion.cli.shared import out, print_json
from emporion.games import load
from emporion.kernel.record import BadRecord, game_of, read_record
from emporion.kernel.text import Speech


def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    journal: Annotated[bool, typer.Option("--journal", help="print what happened")] = False,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Verify a record word by word and print the result."""
    check_language(lang)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name}: not a text file") from None
    try:
        game = load(game_of(text))
        match = read_record(game, text)
    except ValueError as error:
        raise BadRecord(f"{file.name}: {error}") from None
    scores = game.scores(match.table)
    if json:
        print_json(
            {
                "game": game.title,
                "seats": list(match.header.seats),
                "words": len(match.said),
                "finished": match.over(),
                "scores": scores,
                "places": game.places(match.table) if match.over() else None,
                "winners": game.winners(match.table) if match.over() else None,
            }
        )
        return
    if journal:
        speech = Speech(game, lang, match.header.seats)
        for event in match.journal.events:
            out.print(f"{speech.event(event)} [dim]{event.rule}[/dim]")
    table = Table("seat", "points", "place", title=f"{game.title}: {len(match.said)} words, all verified")
    places = game.places(match.table)
    for seat, name in enumerate(match.header.seats):
        table.add_row(name, str(scores[seat]), str(places[seat] + 1) if match.over() else "-")
    out.print(table)
    if not match.over():
        out.print("The match is unfinished.")
