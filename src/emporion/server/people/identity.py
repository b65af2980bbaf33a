"""Who somebody is: a name, and a signed cookie for each device; no password.

The cookie names a device, the storage says whose it is, so that a device can be signed out from elsewhere. (That of the
first edition names the person, and the person's first device has that name.) What is found once is kept here until the
storage says that it has changed.
"""

from __future__ import annotations

import hmac
import logging
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from emporion.server.match.calendars import clean_zone
from emporion.server.people.agents import agent_of
from emporion.server.problems import ProblemError
from emporion.server.store import Device, Person, Stale, Store, StoreProblem, Token, unless_stored

log = logging.getLogger("emporion.server")
COOKIE = "emporion"
LONGEST_NAME = 24
FILLERS = "\u115f\u1160\u3164\uffa0"  # letters by their kind, and nothing to be seen
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LIFE = 15 * 60 * 1000
MOST_KNOWN = 10_000
SEEN_EVERY = 15 * 60 * 1000
"""How exactly it is known when a device was last used, in milliseconds."""


def clean_name(text: str) -> str:
    """A name that fits on a seat and in a record: one line, no vertical bar."""
    kept = "".join(c if c.isprintable() and c != "|" else " " for c in unicodedata.normalize("NFC", text))
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(c)[0] in "LN" and c not in FILLERS for c in name):
        raise ProblemError("bad-name")
    return name


class Visit(NamedTuple):
    """Somebody, and the device he comes from."""

    person: Person
    device: str


class _Known(NamedTuple):
    person: str
    expires: int | None
    before: str


class Identity:
    def __init__(self, store: Store, key: str, now: Callable[[], int]) -> None:
        self.store = store
        self.key = key.encode()
        self.now = now
        self.known: dict[str, Person] = {}
        self._devices: dict[str, _Known] = {}
        self._seen: dict[str, int] = {}
        self._changes = 0  # how often somebody was signed in or out anywhere

    # -- cookies ------------------------------------------------------------------------------------------
    def signed(self, kind: str, text: str) -> str:
        return hmac.new(self.key, f"{kind}:{text}".encode(), sha256).hexdigest()

    def cookie(self, device: str) -> str:
        return f"{device}.{self.signed('device', device)}"

    def table(self, person: Person, once: str) -> str:
        """The id of the table that a person asks for under a name of his own: nobody can tell it before."""
        found = hmac.new(self.key, f"table:{person.id}:{once}".encode(), sha256).digest()
        return urlsafe_b64encode(found[:9]).decode()

    def device_of(self, cookie: str | None) -> str | None:
        """The device a cookie names, if its signature is ours."""
        if not cookie or len(cookie) > 200:
            return None
        device, _, signature = cookie.partition(".")
        ours = [self.signed(kind, device).encode() for kind in ("device", "person")]
        return device if any(hmac.compare_digest(signature.encode(), each) for each in ours) else None

    async def visit(self, cookie: str | None) -> Visit | None:
        """Who comes with a cookie. A lent device whose time is over is again what it was before."""
        device, known, now = self.device_of(cookie), None, self.now()
        while device:
            known = await self._know(device)
            if known is None:
                return None
            if known.expires is None or known.expires > now:
                break
            device = known.before
        if not device or known is None:
            return None
        person = await self._person(known.person)
        if person is None:
            return None
        await self._note(device, now)
        return Visit(person, device)

    async def who(self, cookie: str | None) -> Person | None:
        visit = await self.visit(cookie)
        return visit.person if visit is not None else None

    async def still(self, cookie: str | None, visit: Visit | None) -> bool:
        """Whether it is still the same who comes with a cookie: he may have been signed out while something else was
        waited for."""
        now = await self.visit(cookie)
        if now is None or visit is None:
            return now is visit
        return (now.person.id, now.device) == (visit.person.id, visit.device)

    async def _know(self, device: str) -> _Known | None:
        if device not in self._devices:
            changes, found = self._changes, await self.store.device(device)
            if found is None:
                return None
            known = _Known(found.person, found.expires, found.before)
            if changes != self._changes:  # it may have been signed out since
                return known
            if len(self._devices) > MOST_KNOWN:
                self._devices.clear()
            self._devices[device] = known
            self._seen.setdefault(device, found.seen)
        return self._devices[device]

    async def _person(self, person: str) -> Person | None:
        if person not in self.known:
            found = await self.store.person(person)
            if found is None:
                return None
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            self.known[person] = found
        return self.known[person]

    async def _note(self, device: str, now: int) -> None:
        """Note now and then that a device is used."""
        if now - self._seen.get(device, now) < SEEN_EVERY:
            self._seen.setdefault(device, now)
            return
        if len(self._seen) > MOST_KNOWN:
            self._seen.clear()
        self._seen[device] = now
        try:
            await self.store.see_device(device, now)
        except StoreProblem as problem:
            log.error("when a device was used is not stored: %s", problem)

    def forget_devices(self, person: str | None = None) -> None:
        """Somebody was signed in or out somewhere: ask the storage again."""
        self._changes += 1
        gone = [device for device, known in self._devices.items() if person in (None, known.person)]
        for device in gone:
            del self._devices[device]

    def forget_person(self, person: str) -> None:
        self.known.pop(person, None)
        self.forget_devices(person)

    # -- people and devices -------------------------------------------------------------------------------
    async def call(
        self,
        person: Person | None,
        name: str,
        language: str,
        now: int,
        device: Device | None = None,
        zone: str = "",
    ) -> Person:
        """A new guest of that name, with a first device if one is given, or an old one renamed; a zone that is not
        known changes nothing."""
        name, zone = clean_name(name), clean_zone(zone)
        if person is None:
            person = Person(secrets.token_hex(12), name, language, now, zone)
            own = replace(device, person=person.id) if device is not None else None
            change = self.store.put_person(person, own)
        else:
            person = Person(person.id, name, language, person.made, zone or person.zone)
            change = self.store.call_person(person)
        try:
            await unless_stored(change, partial(self._is_stored, person))
        except Stale:  # who was forgotten a moment ago stays so
            raise ProblemError("signed-out") from None
        self.known[person.id] = person
        return person

    async def _is_stored(self, person: Person) -> bool:
        return await self.store.person(person.id) == person

    def new_device(self, agent: str, now: int, way: str = "", expires: int | None = None, before: str = "") -> Device:
        """A device that is nobody's yet; `agent` is what the browser says of itself."""
        return Device(secrets.token_hex(16), "", "", agent_of(agent), way, now, now, expires, before)

    def device_asked_for(self, secret: str, once: str) -> str:
        """The id of the device that is opened by a secret under a name of the client's own: asked for again after a
        lost answer, the same. Nobody else can tell it."""
        return self.signed("entered", f"{once}:{secret}")[:32]

    async def settle(self, device: Device, person: Person, used: str = "") -> str:
        """Make a new device somebody's, by the way with that id, which is used up: either both or none."""
        own = replace(device, person=person.id)
        await unless_stored(self.store.put_device(own, used), partial(self._is_settled, own))
        self.known[person.id] = person
        return device.id

    async def _is_settled(self, device: Device) -> bool:
        return await self.store.device(device.id) is not None

    # -- codes for another device -------------------------------------------------------------------------
    async def code_to_move(self, person: Person, now: int) -> str:
        letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
        await self.store.put_token(Token(self.signed("code", letters), "move", person.id, person.id, now + CODE_LIFE))
        return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"

    async def arrive(self, code: str, now: int) -> Person:
        """Whose code it is; it is used up."""
        letters = "".join(c for c in code.upper() if c in CODE_LETTERS)
        token = await self.store.take_token("move", self.signed("code", letters), now)
        person = await self.store.person(token.body) if token else None
        if person is None:
            raise ProblemError("bad-code")
        return person
