"""Ways back to a person: passkeys, a confirmed address, a printed code. All are optional, several possible, and what
works once works once.

Nothing here says whether an address is known: whoever asks gets the same answer, and the rest is in the mail.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from emporion.server.messages import LinkSays, MyDevice, Place, WayBack
from emporion.server.notices import Notice
from emporion.server.people.codes import new_code, plain
from emporion.server.people.identity import Visit
from emporion.server.people.site import Site
from emporion.server.problems import ProblemError
from emporion.server.store import Device, Person, Token, Way, WayKind

if TYPE_CHECKING:
    from emporion.server.service import Service

LINK_LIFE = 15 * 60 * 1000
CHALLENGE_LIFE = 5 * 60 * 1000
MOST_WAYS = 12
"""Of one person."""
ADDRESS = re.compile(r"[^\s@,;:<>()\[\]\\\"]{1,64}@[^\s@,;:<>()\[\]\\\"]{1,190}")

DEVICES: dict[str, Literal["computer", "phone", "tablet"]] = {
    "computer": "computer",
    "phone": "phone",
    "tablet": "tablet",
}


class _Link(msgspec.Struct, frozen=True):
    """What a link in a mail is about."""

    address: str
    wish: Literal["keep", "find"]
    person: str


class Ways:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def place(self, visit: Visit) -> Place:
        store, person = self.service.store, visit.person.id
        ways = [WayBack(way.id, way.kind, way.label, way.made, way.used) for way in await store.ways(person)]
        now = self.service.now()
        devices = [
            _shown(device, visit.device)
            for device in await store.devices(person)
            if device.expires is None or device.expires > now
        ]
        return Place(ways, devices, self.offers_mail(), await store.count_tables(person))

    def offers_mail(self) -> bool:
        return self.service.notices.offers("mail") and bool(self.service.settings.origins)

    async def kept(self, person: str) -> bool:
        return bool(await self.service.store.ways(person))

    async def remove(self, person: Person, way: str) -> None:
        if not await self.service.store.drop_way(person.id, way):
            raise ProblemError("no-way")

    async def _add(self, person: Person, kind: WayKind, found: str, body: str, label: str, alone: bool = False) -> bool:
        """Keep a way; False if it is somebody's already."""
        if len(await self.service.store.ways(person.id)) >= MOST_WAYS:
            raise ProblemError("too-many-ways", most=MOST_WAYS)
        now = self.service.now()
        way = Way(secrets.token_hex(8), person.id, kind, found, body, label, now, 0)
        return await self.service.store.add_way(way, alone)

    async def _used(self, way: Way, body: str = "") -> Person:
        person = await self.service.store.person(way.person)
        if person is None:
            raise ProblemError("no-way")
        used = msgspec.structs.replace(way, body=body or way.body, used=self.service.now())
        await self.service.store.use_way(used)
        return person

    # -- passkeys -----------------------------------------------------------------------------------------
    async def ask_new_key(self, person: Person, site: Site) -> str:
        known = [way.found for way in await self.service.store.ways(person.id) if way.kind == "passkey"]
        passkeys = await _passkeys()
        asked = await asyncio.to_thread(passkeys.ask_new, site, person.id, person.name, known)
        await self._remember(asked.challenge, "new-key", person.id)
        return str(asked.options)

    async def add_key(self, person: Person, site: Site, credential: str, label: str) -> None:
        passkeys = await _passkeys()
        try:
            challenge = passkeys.read(credential)[1]
            if (await self._recall(challenge, "new-key")).body != person.id:
                raise ProblemError("bad-key")
            found, key = await asyncio.to_thread(passkeys.verify_new, site, credential, challenge)
        except passkeys.NotAKey as why:
            raise ProblemError("bad-key", str(why)) from None
        if not await self._add(person, "passkey", found, msgspec.json.encode(key).decode(), label):
            raise ProblemError("known-key")

    async def ask_key(self, site: Site) -> str:
        passkeys = await _passkeys()
        asked = await asyncio.to_thread(passkeys.ask, site)
        await self._remember(asked.challenge, "key", asked.challenge)
        return str(asked.options)

    async def by_key(self, site: Site, credential: str) -> Person:
        """Whose passkey has signed."""
        passkeys = await _passkeys()
        try:
            found, challenge = passkeys.read(credential)
            await self._recall(challenge, "key")
            way = await self.service.store.way("passkey", found)
            if way is None:
                raise ProblemError("bad-key")
            key = msgspec.json.decode(way.body, type=passkeys.KeyBody)
            key = await asyncio.to_thread(passkeys.verify, site, credential, challenge, key)
        except passkeys.NotAKey as why:
            raise ProblemError("bad-key", str(why)) from None
        return await self._used(way, msgspec.json.encode(key).decode())

    async def _remember(self, challenge: str, kind: str, about: str) -> None:
        identity, until = self.service.identity, self.service.now() + CHALLENGE_LIFE
        await self.service.store.put_token(Token(identity.signed(kind, challenge), kind, about, about, until))

    async def _recall(self, challenge: str, kind: str) -> Token:
        """What was asked with that challenge, once."""
        hashed = self.service.identity.signed(kind, challenge)
        token = await self.service.store.take_token(kind, hashed, self.service.now())
        if token is None:
            raise ProblemError("bad-key")
        return token

    # -- recovery codes -----------------------------------------------------------------------------------
    async def new_code(self, person: Person, language: str) -> str:
        """A new code, in the place of an older one."""
        code = new_code(language)
        hashed = self.service.identity.signed("recovery", plain(code))
        await self._add(person, "code", hashed, "", "", alone=True)
        return code

    async def by_code(self, code: str) -> tuple[Person, str] | None:
        """Whose code it is, and the way that is to be used up with it."""
        store = self.service.store
        way = await store.way("code", self.service.identity.signed("recovery", plain(code)))
        person = await store.person(way.person) if way is not None else None
        return (person, way.id) if way is not None and person is not None else None

    # -- links in mails -----------------------------------------------------------------------------------
    async def send_link(self, person: Person, address: str, wish: Literal["keep", "find"], site: Site) -> None:
        """Send a link: to keep an address, or to come back by it. An address that is known always leads back to whose
        it is; what is sent to any other says so. From here nobody can tell which it was."""
        store = self.service.store
        way = await store.way("mail", address)
        owner = await store.person(way.person) if way is not None else None
        token = secrets.token_urlsafe(24)
        link = msgspec.json.encode(_Link(address, wish, person.id)).decode()
        until = self.service.now() + LINK_LIFE
        hashed = self.service.identity.signed("mail", token)
        await store.put_token(Token(hashed, "mail", person.id, link, until))
        kind = "find" if owner is not None else "keep" if wish == "keep" else "unknown"
        figures = {
            "name": owner.name if owner is not None else person.name if kind == "keep" else "",
            "link": site.origin if kind == "unknown" else f"{site.origin}/link#{token}",
            "site": site.origin,
        }
        whose = owner or person
        notice = Notice(kind, whose.language, figures)
        await self.service.notices.put("mail", address, whose.id, notice, LINK_LIFE)

    async def look(self, token: str, visit: Visit | None) -> LinkSays:
        """What a link will do; it stays as it is."""
        hashed = self.service.identity.signed("mail", token)
        link, person, known = await self._about(await self.service.store.token("mail", hashed, self.service.now()))
        mine = visit is not None and visit.person.id == person.id
        return LinkSays("find" if known else link.wish, person.name, mine)

    async def open(self, token: str) -> tuple[Person, str]:
        """Open a link: who comes back by it; or, where an address is added, whose it is now and which."""
        store, hashed = self.service.store, self.service.identity.signed("mail", token)
        link, person, way = await self._about(await store.take_token("mail", hashed, self.service.now()))
        if way is not None:
            return await self._used(way), ""
        if not await self._add(person, "mail", link.address, "", link.address):
            raise ProblemError("bad-link")  # somebody else's since a moment ago
        return person, link.address

    async def _about(self, token: Token | None) -> tuple[_Link, Person, Way | None]:
        """A link, the person it leads to, and the way if the address is one already."""
        if token is None:
            raise ProblemError("bad-link")
        link = msgspec.json.decode(token.body, type=_Link)
        way = await self.service.store.way("mail", link.address)
        person = await self.service.store.person(way.person if way is not None else link.person)
        if person is None or (way is None and link.wish == "find"):
            raise ProblemError("bad-link")
        return link, person, way


def clean_address(text: str) -> str:
    """An address as it is compared and sent to; `bad-address` if it is none."""
    local, _, domain = text.strip().lower().rpartition("@")
    try:
        address = f"{local}@{domain.encode('idna').decode()}"
        address.encode("ascii")
    except UnicodeError:
        raise ProblemError("bad-address") from None
    if not ADDRESS.fullmatch(address) or not address.isprintable() or address.endswith(".") or "=?" in address:
        raise ProblemError("bad-address")
    return address


def _shown(device: Device, here: str) -> MyDevice:
    kind, browser, system = (*device.agent.split("|"), "", "")[:3]
    return MyDevice(
        id=device.id,
        label=device.label,
        kind=DEVICES.get(kind, ""),
        browser=browser,
        system=system,
        way=device.way,
        made=device.made,
        seen=device.seen,
        expires=device.expires,
        here=device.id == here,
    )


async def _passkeys() -> Any:
    """The module that knows passkeys; what it needs takes its time to be loaded, the first time."""
    return await asyncio.to_thread(import_module, "emporion.server.people.passkeys")
