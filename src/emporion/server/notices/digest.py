"""The mail of the morning, and what else waits: short lines of text, in the reader's language."""

from __future__ import annotations

import secrets
from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

import msgspec

from emporion.server.messages import Wishes
from emporion.server.notices.channel import Notice
from emporion.server.notices.telling import game_name
from emporion.server.notices.texts import left, listed, text
from emporion.server.notices.times import HOUR
from emporion.server.store import CallRow, Glimpse, NoticeRow, Person, WishRow

if TYPE_CHECKING:
    from emporion.server.service import Service

LIFE = 20 * HOUR
MOST_TABLES = 300
LINES = 12


async def others_of(service: Service, person: Person, calls: Sequence[CallRow], wishes: Wishes) -> str:
    """Other tables that wait, in one sentence; nothing if there are none."""
    if not calls:
        return ""
    if wishes.discreet:
        return text(person.language, "others-discreet", {"count": len(calls)})
    rows = {glimpse.row.id: glimpse.row for glimpse in await service.store.glimpses([call.table for call in calls])}
    names = []
    for call in calls[:LINES]:
        if call.table in rows:
            name = game_name(rows[call.table], person.language)
            time = "" if call.deadline is None else left(person.language, call.deadline, service.now())
            names.append(f"{name} ({time})" if time else name)
    return text(person.language, "others", {"count": len(calls), "names": listed(person.language, names)})


async def digest_of(service: Service, row: WishRow) -> list[NoticeRow]:
    """What waits, what was written and which matches have ended since the last one; nothing if nothing did."""
    store, now = service.store, service.now()
    person = await store.person(row.person)
    address = await service.teller.address(person) if person is not None else ""
    if person is None or not address:
        return []
    language = person.language
    waiting = {call.table: call for call in await store.turns_waiting(person.id)}
    lines = list[str]()
    avoided = (await store.shunned_by([person.id]))[person.id] | {person.id}
    for glimpse in await store.tables_of(person.id, MOST_TABLES):
        lines += await lines_of(service, glimpse, person, waiting.get(glimpse.row.id), row.told, avoided)
    if not lines:
        return []
    if row.wishes.discreet:
        lines = [text(language, "digest-discreet", {"count": len(waiting), "news": len(lines) - len(waiting)})]
    rest = len(lines) - LINES
    shown = lines[:LINES] + ([text(language, "digest-more", {"count": rest})] if rest > 0 else [])
    figures = {"name": person.name, "lines": "\n".join(shown), "link": f"{service.site()}/"}
    notice = Notice("digest", language, figures | await service.teller.unsubscribing(person))
    body = msgspec.json.encode(notice).decode()
    return [
        NoticeRow(secrets.token_hex(12), "mail", address, person.id, body, now, now, now + LIFE, about="digest"),
    ]


async def lines_of(
    service: Service, glimpse: Glimpse, person: Person, call: CallRow | None, since: int, unread: Set[str]
) -> list[str]:
    """Of a table; what these people write is not read."""
    row, language, lines = glimpse.row, person.language, list[str]()
    if glimpse.broken:
        return lines
    game = game_name(row, language)
    if call is not None:
        time = "" if call.deadline is None else left(language, call.deadline, service.now())
        lines.append(text(language, "digest-turn-left" if time else "digest-turn", {"game": game, "left": time}))
    if row.status == "over" and row.result is not None and row.updated > since:
        winners = listed(language, [row.seats[seat].name for seat in row.result.winners])
        several = "yes" if len(row.result.winners) > 1 else "no"
        lines.append(text(language, "digest-over", {"game": game, "winners": winners, "several": several}))
    if row.status == "over" and row.updated <= since:
        return lines
    chats = [chat for chat in await service.store.chats(row.id) if chat.at > since and chat.person not in unread]
    seat = row.seat_of(person.id)
    read = [chat for chat in chats if chat.side == 0 or (seat is not None and chat.side >> seat & 1)]
    if read:
        lines.append(text(language, "digest-chat", {"game": game, "count": len(read)}))
    return lines
