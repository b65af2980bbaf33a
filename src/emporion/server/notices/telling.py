"""What a notice says of a table, made of public facts alone: title, round and phase, what is asked, who plays."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Struct

from emporion import games
from emporion.kernel.text import NOBODY, MissingText, Speech
from emporion.server.match.row import TableRow
from emporion.server.messages import Figures
from emporion.server.notices.texts import listed, text


class Asked(Struct, frozen=True):
    """What is asked, as everybody may know it: the Fluent message with these figures, and where the match stands."""

    key: str
    figures: Figures
    phase: str
    round: int


def speech_of(row: TableRow, language: str, reader: int = NOBODY) -> Speech:
    return Speech(games.load(row.game), language, tuple(seat.name for seat in row.seats), reader)


def game_name(row: TableRow, language: str) -> str:
    return _message(speech_of(row, language), "game") or row.game


def turn_figures(row: TableRow, person: str, asked: Asked | None, language: str, site: str) -> dict[str, str]:
    """Of a turn: what is asked of whoever reads it."""
    seat = row.seat_of(person)
    speech = speech_of(row, language, NOBODY if seat is None else seat)
    return _table(row, language, site) | {
        "asked": "" if asked is None else _message(speech, asked.key, asked.figures),
        "where": where(speech, asked),
        "late": row.pace.late,
    }


def group_figures(row: TableRow, asked: Asked | None, seats: Sequence[int], language: str, site: str) -> dict[str, str]:
    """Of a turn, for others: whose it is."""
    shown = None if row.spectators == "none" else asked
    names = listed(language, [row.seats[seat].name for seat in seats])
    return _table(row, language, site) | {"names": names, "where": where(speech_of(row, language), shown)}


def opened_figures(row: TableRow, language: str, site: str) -> dict[str, str]:
    """Of a table that waits for people, or whose match is over."""
    free = sum(seat.kind == "open" for seat in row.seats)
    host = next((seat.name for seat in row.seats if seat.person and seat.person == row.host), "")
    winners = [] if row.result is None else [row.seats[seat].name for seat in row.result.winners]
    return _table(row, language, site) | {
        "host": host,
        "free": text(language, "free", {"count": free}) if free else "",
        "winners": listed(language, winners),
        "several": "yes" if len(winners) > 1 else "no",
    }


def where(speech: Speech, asked: Asked | None) -> str:
    """Round and phase, as the title calls them."""
    if asked is None:
        return ""
    told = [_message(speech, "round-name", {"round": asked.round}) if asked.round else ""]
    told.append(_message(speech, f"phase-{asked.phase}"))
    return " · ".join(part for part in told if part)


def _table(row: TableRow, language: str, site: str) -> dict[str, str]:
    return {"game": game_name(row, language), "table": row.id, "link": f"{site}/table/{row.id}"}


def _message(speech: Speech, key: str, figures: Figures | None = None) -> str:
    """A message of the title; nothing where it has none, or needs a figure that not everybody knows."""
    try:
        return speech.message(key, figures or {})
    except MissingText:
        return ""


def read_asked(body: str) -> Asked | None:
    found = json.loads(body) if body else None
    return None if found is None else Asked(**found)
