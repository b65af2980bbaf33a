"""What a link to us shows elsewhere (Open Graph): a picture of the title, and of a table what everybody who has the
link may know of it. Only heads of pages are written here, which no reader of ours sees.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from emporion import games
from emporion.kernel.text import Speech
from emporion.server.notices.telling import opened_figures
from emporion.server.notices.texts import LANGUAGES, listed, text
from emporion.server.store import StoreProblem, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service

OF_TABLES = {"table", "t", "replay", "analysis"}
OF_TITLES = {"create", "rules", "school", "problems"}
LONGEST_ID = 40


class Preview(NamedTuple):
    title: str
    description: str
    picture: str


def language_of(accepted: str) -> str:
    """The first of ours that a reader accepts."""
    asked = (part.split(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")


async def preview_of(service: Service, path: str, language: str) -> Preview:
    """Of the page at an address."""
    first, _, rest = path.strip("/").partition("/")
    name = rest.partition("/")[0]
    if first in OF_TABLES and 0 < len(name) <= LONGEST_ID:
        row = await _row(service, name)
        if row is not None and row.game in games.playable():
            return _of_table(row, row.language or language)
    if first in OF_TITLES and name in games.playable():
        game = _name(name, language)
        return Preview(f"{game} · Emporion", text(language, "preview-game", {"game": game}), name)
    return Preview("Emporion", text(language, "preview-site", {}), "emporion")


async def _row(service: Service, table: str) -> TableRow | None:
    """Without waking it; of one nobody may look at, nothing."""
    try:
        row = await service.store.table(table)
    except StoreProblem:
        return None
    return row if row is not None and row.may_watch(None) else None


def _of_table(row: TableRow, language: str) -> Preview:
    figures = opened_figures(row, language, "")
    people = listed(language, [seat.name for seat in row.seats if seat.kind != "open"])
    told = {"host": figures["host"] or "none", "free": figures["free"], "winners": figures["winners"] or "none"}
    description = text(language, f"preview-{row.status}", {**told, "names": people})
    return Preview(f"{_name(row.game, language)} · Emporion", description, row.game)


def _name(title: str, language: str) -> str:
    return Speech(games.load(title), language).message("game")


def head_of(preview: Preview, site: str, path: str) -> bytes:
    """The tags for a page's head."""
    tags = {
        "og:type": "website",
        "og:site_name": "Emporion",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{site}/{path.strip('/')}",
        "og:image": f"{site}/og/{preview.picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />']).encode()
