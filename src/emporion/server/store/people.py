"""People, their devices, the ways back to them and what works once, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import json
from msgspec.structs import astuple, replace

from emporion.server.messages.school import LessonProgress
from emporion.server.store.people_rows import Device, Token, Way, WayKind
from emporion.server.store.puzzles import puzzles_gone, puzzles_joined
from emporion.server.store.rows import News, Person
from emporion.server.store.society.circles import circles_forgotten, circles_joined
from emporion.server.store.society.moderation import moderation_forgotten, moderation_joined
from emporion.server.store.society.records import records_joined
from emporion.server.store.sql import Sql, Statement

PERSON = "SELECT id, name, language, made, zone FROM people WHERE id"
DEVICE = "SELECT id, person, label, agent, way, made, seen, expires, before FROM devices WHERE"
WAY = "SELECT id, person, kind, found, body, label, made, used FROM ways WHERE"
DONE: tuple[Literal["", "seen", "learnt"], ...] = ("", "seen", "learnt")
"""How far one may come in a lesson, as numbers are kept of it."""
ALONE = "SELECT id FROM people WHERE id = $1 {alone}"
NEW_DEVICE = "INSERT INTO devices VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"


class SqlPeople(Sql):
    async def person(self, person: str) -> Person | None:
        rows = await self._rows(f"{PERSON} = $1", person)
        return Person(*rows[0]) if rows else None

    async def persons(self, people: Sequence[str]) -> list[Person]:
        return [Person(*row) for row in await self._rows(f"{PERSON} {self.among}", self._list(people))]

    async def put_person(self, person: Person, device: Device | None = None) -> None:
        query = "INSERT INTO people (id, name, language, made, zone) VALUES ($1, $2, $3, $4, $5)"
        new = Statement(query, astuple(person))
        with_it = [] if device is None else [Statement(NEW_DEVICE, astuple(device))]
        await self._change([News("person", person.id)], new, *with_it)

    async def call_person(self, person: Person) -> None:
        query = "UPDATE people SET name = $1, language = $2, zone = $3 WHERE id = $4 RETURNING id"
        values = (person.name, person.language, person.zone, person.id)
        await self._change([News("person", person.id)], Statement(query, values, must=person.id))

    # -- lessons ------------------------------------------------------------------------------------------
    async def lessons(self, person: str) -> list[LessonProgress]:
        rows = await self._rows("SELECT done, body FROM lessons WHERE person = $1 ORDER BY game, lesson", person)
        return [replace(json.decode(body, type=LessonProgress), done=DONE[done]) for done, body in rows]

    async def note_lesson(self, person: str, progress: LessonProgress) -> None:
        done, body = DONE.index(progress.done), json.encode(progress).decode()
        key = (person, progress.game, progress.lesson)
        later = Statement(
            "INSERT INTO lessons VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person, game, lesson) DO UPDATE SET"
            " at = excluded.at, body = excluded.body WHERE excluded.at >= lessons.at",
            (*key, done, progress.at, body),
        )
        better = "UPDATE lessons SET done = $4 WHERE person = $1 AND game = $2 AND lesson = $3 AND done < $4"
        await self._change([], later, Statement(better, (*key, done)))

    # -- devices ------------------------------------------------------------------------------------------
    async def device(self, device: str) -> Device | None:
        rows = await self._rows(f"{DEVICE} id = $1", device)
        return Device(*rows[0]) if rows else None

    async def devices_of(self, people: Sequence[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {person: set() for person in people}
        query = f"SELECT person, id FROM devices WHERE person {self.among}"
        for person, device in await self._rows(query, self._list(people)):
            found[person].add(device)
        return found

    async def devices(self, person: str) -> list[Device]:
        return [Device(*row) for row in await self._rows(f"{DEVICE} person = $1 ORDER BY seen DESC, id", person)]

    async def put_device(self, device: Device, used: str = "") -> None:
        query = "DELETE FROM ways WHERE id = $1 AND person = $2 RETURNING id"
        used_up = [Statement(query, (used, device.person), must=used)] if used else []
        await self._change([], *used_up, Statement(NEW_DEVICE, astuple(device)))

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
        query = "INSERT INTO ways VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id"
        instead = [
            Statement(ALONE, (way.person,), must=way.person),  # else two at once would both be kept
            Statement("DELETE FROM ways WHERE person = $1 AND kind = $2", (way.person, way.kind)),
        ]
        return bool(await self._change([], *(instead if alone else []), Statement(query, astuple(way))))

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
    """Everything of a guest that is not in the rows of tables becomes a person's; the guest is no more, nor signed in
    anywhere: whoever has another device of the guest's is not the person."""
    both = (guest, person)
    mine = "SELECT CAST($2 AS TEXT), {} FROM {} WHERE person = $1 ON CONFLICT DO NOTHING"
    moved = [
        Statement(f"INSERT INTO {table} (person, {columns}) " + mine.format(columns, table), both)
        for table, columns in (("bringers", "key, at"), ("hosting", "table_id"), ("sitting", "table_id"))
    ]
    further = (
        "INSERT INTO lessons SELECT CAST($2 AS TEXT), game, lesson, done, at, body FROM lessons WHERE person = $1"
        " ON CONFLICT (person, game, lesson) DO UPDATE SET done = excluded.done, at = excluded.at, body = excluded.body"
        " WHERE excluded.done > lessons.done"
    )
    return [
        *moved,
        Statement(further, both),
        *(
            Statement(f"UPDATE {table} SET person = $2 WHERE person = $1", both)
            for table in ("chat", "uploads", "orders")
        ),
        *puzzles_joined(guest, person),
        *records_joined(guest, person),
        *moderation_joined(guest, person),
        *circles_joined(guest, person),
        Statement(
            "UPDATE wishes SET person = $2 WHERE person = $1"
            " AND NOT EXISTS (SELECT 1 FROM wishes AS own WHERE own.person = $2)",
            both,
        ),
        Statement("UPDATE hooks SET person = $2 WHERE person = $1", both),
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
        *puzzles_gone(person),
        *moderation_forgotten(person),
        *circles_forgotten(person),
        Statement("DELETE FROM orders WHERE person = $1", own),
        *_nobodys(person),
    ]


def _nobodys(person: str) -> list[Statement]:
    tables = ("bringers", "hosting", "sitting", "presence", "lessons")
    gone = [Statement(f"DELETE FROM {table} WHERE person = $1", (person,)) for table in tables]
    return [
        *gone,
        Statement("DELETE FROM calls WHERE who = $1 OR who IN (SELECT id FROM hooks WHERE person = $1)", (person,)),
        Statement("DELETE FROM calls WHERE kind = 'chat' AND body = $1", (person,)),
        Statement("DELETE FROM onlookers WHERE person = $1", (person,)),
        Statement("DELETE FROM tokens WHERE about = $1", (person,)),
        Statement("DELETE FROM people WHERE id = $1", (person,)),
    ]
