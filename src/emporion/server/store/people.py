"""People, their devices, the ways back to them and what works once, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from emporion.server.store.people_rows import Device, Token, Way, WayKind
from emporion.server.store.rows import News, Person
from emporion.server.store.sql import Sql, Statement

PERSON = "SELECT id, name, language, made FROM people WHERE id"
DEVICE = "SELECT id, person, label, agent, way, made, seen, expires, before FROM devices WHERE"
WAY = "SELECT id, person, kind, found, body, label, made, used FROM ways WHERE"
NEW_DEVICE = "INSERT INTO devices VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"


class SqlPeople(Sql):
    async def person(self, person: str) -> Person | None:
        rows = await self._rows(f"{PERSON} = $1", person)
        return Person(*rows[0]) if rows else None

    async def persons(self, people: Sequence[str]) -> list[Person]:
        return [Person(*row) for row in await self._rows(f"{PERSON} {self.among}", self._list(people))]

    async def put_person(self, person: Person, device: Device | None = None) -> None:
        query = (
            "INSERT INTO people (id, name, language, made) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language"
        )
        with_it = [] if device is None else [Statement(NEW_DEVICE, astuple(device))]
        await self._change([News("person", person.id)], Statement(query, astuple(person)), *with_it)

    # -- devices ------------------------------------------------------------------------------------------
    async def device(self, device: str) -> Device | None:
        rows = await self._rows(f"{DEVICE} id = $1", device)
        return Device(*rows[0]) if rows else None

    async def devices(self, person: str) -> list[Device]:
        return [Device(*row) for row in await self._rows(f"{DEVICE} person = $1 ORDER BY seen DESC, id", person)]

    async def put_device(self, device: Device) -> None:
        await self._change([], Statement(NEW_DEVICE, astuple(device)))

    async def call_device(self, person: str, device: str, label: str) -> None:
        query = "UPDATE devices SET label = $1 WHERE id = $2 AND person = $3"
        await self._change([], Statement(query, (label, device, person)))

    async def see_device(self, device: str, now: int) -> None:
        await self._change([], Statement("UPDATE devices SET seen = $1 WHERE id = $2", (now, device)))

    async def drop_devices(self, person: str, devices: Sequence[str]) -> None:
        query = "DELETE FROM devices WHERE id = $1 AND person = $2"
        await self._change([News("devices", person)], *(Statement(query, (one, person)) for one in devices))

    # -- ways back ----------------------------------------------------------------------------------------
    async def ways(self, person: str) -> list[Way]:
        return [Way(*row) for row in await self._rows(f"{WAY} person = $1 ORDER BY made, id", person)]

    async def way(self, kind: WayKind, found: str) -> Way | None:
        rows = await self._rows(f"{WAY} kind = $1 AND found = $2", kind, found)
        return Way(*rows[0]) if rows else None

    async def add_way(self, way: Way, alone: bool = False) -> bool:
        old = Statement("DELETE FROM ways WHERE person = $1 AND kind = $2", (way.person, way.kind))
        query = "INSERT INTO ways VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id"
        return bool(await self._change([], *([old] if alone else []), Statement(query, astuple(way))))

    async def use_way(self, way: Way) -> None:
        await self._change(
            [], Statement("UPDATE ways SET body = $1, used = $2 WHERE id = $3", (way.body, way.used, way.id))
        )

    async def drop_way(self, person: str, way: str) -> bool:
        query = "DELETE FROM ways WHERE id = $1 AND person = $2 RETURNING id"
        return bool(await self._change([], Statement(query, (way, person))))

    # -- what works once ----------------------------------------------------------------------------------
    async def put_token(self, token: Token) -> None:
        old = Statement("DELETE FROM tokens WHERE kind = $1 AND about = $2", (token.kind, token.about))
        await self._change([], old, Statement("INSERT INTO tokens VALUES ($1, $2, $3, $4, $5)", astuple(token)))

    async def token(self, kind: str, token_hash: str, now: int) -> Token | None:
        query = "SELECT hash, kind, about, body, expires FROM tokens WHERE hash = $1 AND kind = $2 AND expires >= $3"
        rows = await self._rows(query, token_hash, kind, now)
        return Token(*rows[0]) if rows else None

    async def take_token(self, kind: str, token_hash: str, now: int) -> Token | None:
        query = "DELETE FROM tokens WHERE hash = $1 AND kind = $2 RETURNING hash, kind, about, body, expires"
        rows = await self._change([], Statement(query, (token_hash, kind)))
        token = Token(*rows[0]) if rows else None
        return token if token is not None and token.expires >= now else None

    async def drop_old_tokens(self, now: int) -> None:
        await self._change([], Statement("DELETE FROM tokens WHERE expires < $1", (now,)))


def joined(guest: str, person: str) -> list[Statement]:
    """Everything of a guest that is not in the rows of tables becomes a person's; the guest is no more."""
    both = (guest, person)
    mine = "SELECT CAST($2 AS TEXT), {} FROM {} WHERE person = $1 ON CONFLICT DO NOTHING"
    moved = [
        Statement(f"INSERT INTO {table} (person, {columns}) " + mine.format(columns, table), both)
        for table, columns in (("bringers", "key, at"), ("hosting", "table_id"), ("sitting", "table_id"))
    ]
    return [
        *moved,
        *(
            Statement(f"UPDATE {table} SET person = $2 WHERE person = $1", both)
            for table in ("devices", "chat", "uploads")
        ),
        *_nobodys(guest),
    ]


def forgotten(person: str, name: str) -> list[Statement]:
    """Nothing that is not in the rows of tables stays of a person; what was written is empty, under another name."""
    own = (person,)
    alone = "SELECT 1 FROM bringers WHERE bringers.key = uploads.key AND bringers.person <> $1"
    brought = "SELECT key FROM bringers WHERE person = $1"
    nobody = "SELECT table_id FROM hosting WHERE person = $1"
    known = "SELECT found FROM ways WHERE person = $1 AND kind = 'mail'"
    return [
        Statement(f"DELETE FROM tables WHERE id IN ({nobody}) AND id NOT IN (SELECT table_id FROM sitting)", own),
        Statement(f"DELETE FROM uploads WHERE (key IN ({brought}) OR person = $1) AND NOT EXISTS ({alone})", own),
        Statement("UPDATE uploads SET person = '' WHERE person = $1", own),
        Statement("UPDATE chat SET person = '', name = $2, text = '' WHERE person = $1", (person, name)),
        Statement("DELETE FROM answers WHERE person = $1", own),
        Statement(f"DELETE FROM dead_ends WHERE address IN ({known})", own),
        Statement("DELETE FROM outbox WHERE person = $1", own),
        *_nobodys(person),
    ]


def _nobodys(person: str) -> list[Statement]:
    tables = ("bringers", "hosting", "sitting", "presence")
    gone = [Statement(f"DELETE FROM {table} WHERE person = $1", (person,)) for table in tables]
    return [
        *gone,
        Statement("DELETE FROM tokens WHERE about = $1", (person,)),
        Statement("DELETE FROM people WHERE id = $1", (person,)),
    ]
