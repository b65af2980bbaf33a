"""Notices to a group's room: Discord, Slack, Matrix, or plain JSON for whatever else there is. Public facts only."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, quote, urlsplit

import msgspec

from emporion.server.messages import HookKind
from emporion.server.notices.channel import Later, Notice
from emporion.server.notices.outside import Answer, Refused, Unreachable
from emporion.server.notices.texts import text
from emporion.server.store import HookRow, NoticeRow

if TYPE_CHECKING:
    from emporion.server.service import Service

FAILURES = 3
"""After so many in a row nothing is sent there any more."""
OWNER_LIFE = 7 * 24 * 3600 * 1000
MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#@<])")
ROOM = re.compile(r"/_matrix/client/[rv][0-9.]+/rooms/[^/]+")


class Hook:
    name = "hook"

    def __init__(self, service: Service) -> None:
        self.service = service

    async def deliver(self, row: NoticeRow, notice: Notice) -> None:
        hook = await self.service.store.hook(row.address)
        if hook is None or hook.off is not None:
            return
        try:
            answer = await self.tell(hook, row.id, notice)
        except (Refused, Unreachable) as why:
            await self._failed(hook)
            raise Later(f"a webhook: {why}") from None
        if not answer.well:
            await self._failed(hook)
            raise Later(f"a webhook answers {answer.status}", answer.wait)
        await self.service.store.hook_answered(hook, True, FAILURES, self.service.now())

    async def tell(self, hook: HookRow, once: str, notice: Notice) -> Answer:
        """Say it there, under a name by which a room knows a repetition."""
        url, headers, method = way_to(hook.kind, hook.url, once)
        body = msgspec.json.encode(written(hook.kind, notice, method == "PUT"))
        return await self.service.outside.send(url, body, headers, method)

    async def _failed(self, hook: HookRow) -> None:
        """After the third time in a row its owner is told, and nobody else."""
        service = self.service
        if not await service.store.hook_answered(hook, False, FAILURES, service.now()):
            return
        person = await service.store.person(hook.person)
        if person is None:
            return
        place = urlsplit(hook.url).hostname or ""
        figures = {"place": place, "name": person.name, "link": f"{service.site()}/notices", "site": service.site()}
        notice = Notice("hook-off", person.language, figures)
        address = await service.teller.address(person)
        if address:
            await service.notices.put("mail", address, person.id, notice, OWNER_LIFE, f"off {hook.id}")
        for push in await service.store.pushes(person.id, service.now()):
            own = msgspec.structs.replace(notice, figures=figures | {"link": "/notices"})
            await service.notices.put("push", push.endpoint, person.id, own, OWNER_LIFE, f"off {hook.id}")

    async def died(self, row: NoticeRow) -> None:
        """It is never said to be: it is switched off."""


def way_to(kind: HookKind, url: str, once: str) -> tuple[str, dict[str, str], str]:
    """Where and how something is said there, under that name; `Refused` if it cannot be."""
    headers, parts = {"content-type": "application/json"}, urlsplit(url)
    room = ROOM.match(parts.path) if kind == "matrix" else None
    if room is None:
        return url, headers, "POST"
    token = parse_qs(parts.query).get("access_token", [""])[0]
    if not (token.isascii() and token.isprintable()):
        raise Refused("this is no token")
    headers["authorization"] = f"Bearer {token}"
    return f"{parts.scheme}://{parts.netloc}{room[0]}/send/m.room.message/{quote(once)}", headers, "PUT"


def said(notice: Notice) -> str:
    return text(notice.language, f"group-{notice.kind}", notice.figures)


def written(kind: HookKind, notice: Notice, room: bool = False) -> dict[str, Any]:
    """What a room wants to read. Names are people's own: nothing in them means anything there."""
    told, link = said(notice), notice.figures.get("link", "")
    button = text(notice.language, "group-link", {"kind": notice.kind})
    if kind == "discord":
        words = MARKDOWN.sub(r"\\\1", told)
        return {"content": f"{words} <{link}>" if link else words, "allowed_mentions": {"parse": []}, "flags": 4}
    if kind == "slack":
        words = told.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": f"{words} <{link}|{button}>" if link else words, "unfurl_links": False}
    plain = f"{told} {link}".strip()
    if kind == "matrix":
        return {"msgtype": "m.notice", "body": plain} if room else {"text": plain, "username": "Emporion"}
    facts = {name: notice.figures.get(name, "") for name in ("game", "table", "host", "names", "winners", "where")}
    return {"event": notice.kind, "text": told, "link": link} | {name: fact for name, fact in facts.items() if fact}


def new_hook_id() -> str:
    return f"hook-{secrets.token_hex(8)}"


def trial(hook: HookRow, site: str) -> Notice:
    """What is said to see whether it works."""
    return Notice("try", hook.language, {"link": f"{site}/"})
