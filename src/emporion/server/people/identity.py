"""Who somebody is: a name and a signed cookie, no password. A code, used once, makes another device the same person."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from functools import partial
from hashlib import sha256

from emporion.server.problems import ProblemError
from emporion.server.store import Person, Store, unless_stored

COOKIE = "emporion"
LONGEST_NAME = 24
FILLERS = "\u115f\u1160\u3164\uffa0"  # letters by their kind, and nothing to be seen
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LIFE = 15 * 60 * 1000


def clean_name(text: str) -> str:
    """A name that fits on a seat and in a record: one line, no vertical bar."""
    kept = "".join(c if c.isprintable() and c != "|" else " " for c in unicodedata.normalize("NFC", text))
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(c)[0] in "LN" and c not in FILLERS for c in name):
        raise ProblemError("bad-name")
    return name


class Identity:
    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()
        self.known: dict[str, Person] = {}

    def _signature(self, person: str) -> str:
        return hmac.new(self.key, b"person:" + person.encode(), sha256).hexdigest()

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self._signature(person.id)}"

    def table(self, person: Person, once: str) -> str:
        """The id of the table that a person asks for under a name of his own: nobody can tell it before."""
        found = hmac.new(self.key, f"table:{person.id}:{once}".encode(), sha256).digest()
        return urlsafe_b64encode(found[:9]).decode()

    async def who(self, cookie: str | None) -> Person | None:
        """The person a cookie names, if its signature is ours."""
        if not cookie or len(cookie) > 200:
            return None
        person, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return None
        if person not in self.known:
            found = await self.store.person(person)
            if found is None:
                return None
            if len(self.known) > 10_000:
                self.known.clear()
            self.known[person] = found
        return self.known[person]

    async def call(self, person: Person | None, name: str, language: str, now: int) -> Person:
        """A new guest of that name, or an old one renamed."""
        if person is None:
            person = Person(secrets.token_hex(12), clean_name(name), language, now)
        else:
            person = Person(person.id, clean_name(name), language, person.made)
        await unless_stored(self.store.put_person(person), partial(self._is_stored, person))
        self.known[person.id] = person
        return person

    async def _is_stored(self, person: Person) -> bool:
        return await self.store.person(person.id) == person

    async def code_to_move(self, person: Person, now: int) -> str:
        letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
        await self.store.put_code(self._hash(letters), person.id, now + CODE_LIFE)
        return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"

    async def arrive(self, code: str, now: int) -> Person:
        letters = "".join(c for c in code.upper() if c in CODE_LETTERS)
        owner = await self.store.take_code(self._hash(letters), now)
        person = await self.store.person(owner) if owner else None
        if person is None:
            raise ProblemError("bad-code")
        self.known[person.id] = person
        return person

    def _hash(self, letters: str) -> str:
        return hmac.new(self.key, b"code:" + letters.encode(), sha256).hexdigest()
