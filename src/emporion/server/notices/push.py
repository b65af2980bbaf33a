"""Notices to browsers that allow it: what is told goes locked to the browser's own push service."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from emporion.server.notices.channel import Dead, Later, Notice
from emporion.server.notices.outside import Refused, Unreachable
from emporion.server.notices.texts import has, left, text
from emporion.server.notices.webpush import LONGEST, BadKey, Sender, locked, packed
from emporion.server.store import NoticeRow

if TYPE_CHECKING:
    from emporion.server.service import Service

GONE = (404, 410)
"""What a push service answers when the browser takes no more."""
LONGEST_TEXT = 400
HOUR = 3600


class Shown(msgspec.Struct, frozen=True):
    """What the service worker gets (web/src/worker)."""

    kind: str
    tag: str
    """One notice of each tag is shown at a time."""
    title: str = ""
    body: str = ""
    link: str = "/"
    open: str = ""
    """The words on the buttons; empty: there is none."""
    later: str = ""
    table: str = ""
    until: int | None = None


class Push:
    name = "push"

    def __init__(self, service: Service) -> None:
        self.service = service

    async def deliver(self, row: NoticeRow, notice: Notice) -> None:
        service, now = self.service, self.service.now()
        found = await service.store.push_to(row.address)
        if found is None:
            return  # signed out meanwhile, or not allowed any more
        message = msgspec.json.encode(shown(notice, now))
        sender: Sender = service.sender
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "authorization": sender.header(found.endpoint, now),
            "ttl": str(max(60, (row.expires - now) // 1000)),
            "urgency": "normal" if notice.kind in ("turn", "over", "withdraw") else "high",
        }
        if row.about:
            headers["topic"] = packed(row.about.encode())[:32]
        try:
            answer = await service.outside.send(found.endpoint, locked(message, found.key, found.auth), headers)
        except (Refused, BadKey) as why:
            raise Dead(f"a push service: {why}") from None
        except Unreachable as why:
            raise Later(f"a push service cannot be reached ({why})") from None
        if answer.status in GONE:
            raise Dead(f"a browser takes no more pushes ({answer.status})")
        if not answer.well:
            raise Later(f"a push service answers {answer.status}", answer.wait)

    async def died(self, row: NoticeRow) -> None:
        await self.service.store.drop_pushes(endpoint=row.address)


def shown(notice: Notice, now: int) -> Shown:
    """What is shown on a device; of a discreet notice no more than that there is something."""
    figures, language = notice.figures, notice.language
    table = figures.get("table", "")
    tag = f"{'chat' if notice.kind == 'chat' else 'table'} {table}" if table else notice.kind
    if notice.kind == "withdraw":
        return Shown("withdraw", tag)
    time = "" if notice.until is None else left(language, notice.until, now)
    if figures.get("discreet"):
        title, body = "Emporion", text(language, f"discreet-{notice.kind}", {})
    else:
        told = {**figures, "left": time}
        title, body = text(language, f"push-{notice.kind}-title", told), _body(notice, told)
    while len(body.encode()) > LONGEST_TEXT * 4 or len(body) > LONGEST_TEXT:
        body = body[: LONGEST_TEXT - 1].rstrip() + "…"
    return Shown(
        notice.kind,
        tag,
        title[:120],
        body,
        f"/table/{table}" if table else figures.get("link", "/"),
        text(language, "button-open", {}),
        text(language, "button-later", {}) if notice.kind in ("turn", "nudge") else "",
        table,
        notice.until,
    )


def _body(notice: Notice, told: dict[str, str]) -> str:
    """The sentences of a notice that have something to say."""
    language = notice.language
    parts = [told.get("asked", "") or told.get("where", "")] if notice.kind in ("turn", "reminder", "nudge") else []
    said = [f"{part}." if part and part[-1] not in ".?!…" else part for part in parts if part]
    if has(f"push-{notice.kind}-body"):
        said.append(text(language, f"push-{notice.kind}-body", told))
    if told.get("left") and notice.kind != "reminder":
        said.append(text(language, "push-left", told))
    return " ".join(said)


assert LONGEST > LONGEST_TEXT * 4 + 1000
