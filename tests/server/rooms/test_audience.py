"""Many eyes at one table: what they are sent is made once, told in turns with everything else, and never piles up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emporion.server.frames import Shared
from emporion.server.messages import NewSeat, NewTable, SayChat, SeatNumber, State
from emporion.server.rooms import audience, outbox
from emporion.server.rooms.audience import Connection
from emporion.server.rooms.outbox import MOST_WAITING, STEP, Crowd
from emporion.server.rooms.room import Room
from emporion.server.service import Service, Settings
from emporion.server.store import Person
from tests.server.driver import GAME, Ear

PEOPLE = [Person(f"p{n}", name, "en", 0) for n, name in enumerate(("Anna", "Bela", "Caro"))]


@asynccontextmanager
async def a_match(data: Path) -> AsyncIterator[tuple[Service, Room]]:
    """Three people at a table, none of whom is connected."""
    service = Service(Settings(data=data, bot_workers=1))
    await service.open()
    try:
        for person in PEOPLE:
            await service.store.put_person(person)
        room = await service.tables.open(PEOPLE[0], NewTable(GAME, [NewSeat(kind) for kind in ("me", "open", "open")]))
        for seat, person in enumerate(PEOPLE[1:], 1):
            await service.tables.sit(room.row.id, person, SeatNumber(seat))
        yield service, room
    finally:
        await service.close()


def join(room: Room, person: Person | None = None) -> Ear:
    ear = Ear()
    room.join(Connection(person, ear))
    return ear


async def say(room: Room) -> None:
    """The first word of whoever may speak."""
    seat = next(iter(room.decisions))
    assert room.play is not None
    async with room.lock:
        await room.say(seat, [room.game.offered(room.play.match.table, seat)[0]])


async def turns(number: int = 200) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def told(room: Room) -> None:
    """Until everybody has been told everything."""
    while room.audience._crowd._next is not None:
        await asyncio.sleep(0.005)


async def test_a_state_is_made_once_for_all_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    original = Room.state

    def count(self: Room, person: Person | None, known: int) -> State:
        made.append(known)
        return original(self, person, known)

    monkeypatch.setattr(Room, "state", count)
    async with a_match(tmp_path) as (_, room):
        ears = [join(room) for _ in range(500)]
        assert made == [0], "however many come"
        assert all(ear.frames[0] is ears[0].frames[0] for ear in ears)
        made.clear()
        await told(room)
        while not made:  # until a word is said that spectators can notice
            await say(room)
            await told(room)
        assert len(made) == 1
        assert len({id(ear.frames[-1]) for ear in ears}) == 1
        assert len({frame for frame in ears[0].frames if '"state"' in frame.decode()}) == 2


async def test_who_reads_slowly_gets_the_latest_state_only(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (_, room):
        quick, slow = join(room), join(room)
        players = [join(room, person) for person in PEOPLE]
        await turns()
        slow.listens = False
        before = len(slow.frames)
        while len(quick.heard("state")) < 8:
            await say(room)
            await turns(5)
        assert len(slow.frames) == before and room.audience.watching
        slow.listens = True
        slow.flush()
        late = [json.loads(frame) for frame in slow.frames[before:]]
        states = [message for message in late if message["type"] == "state"]
        assert len(states) == 1
        assert journal(slow) == journal(quick), "nothing is missing from its journal"
        assert states[0]["seq"] == quick.heard("state")[-1]["seq"]
        assert [len(ear.heard("state")) > 1 for ear in players] == [True] * 3


def journal(ear: Ear) -> list[Any]:
    entries: list[Any] = []
    for state in ear.heard("state"):
        entries[state["journal_from"] :] = state["journal"]
    return entries


async def test_who_never_reads_is_told_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_match(tmp_path) as (service, room):
        deaf, other = join(room), join(room)
        deaf.listens = False
        for number in range(MOST_WAITING + 2):
            service.limits.allowances.clear()
            await room.talk.chat(PEOPLE[0], SayChat(str(number), "salve"))
        assert deaf.closed == [(4408, "too-slow")] and other.closed == []
        assert len(other.heard("chat")) == MOST_WAITING + 2


async def test_presence_is_told_once_a_second_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_match(tmp_path) as (_, room):
        monkeypatch.setattr(audience, "PRESENCE_EVERY", 1000.0)
        first = join(room)
        before = len(first.heard("presence"))
        for _ in range(300):
            join(room)
        assert len(first.heard("presence")) == before, "that can wait"
        room.audience._tell_presence()  # the second is over
        await told(room)
        assert len(first.heard("presence")) == before + 1
        assert first.heard("presence")[-1] == {"type": "presence", "watching": 301, "away": [0, 1, 2]}


async def test_who_is_away_is_counted_by_person_and_shown_on_cards(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (_, room):
        eye = join(room)
        assert set(room.absences()) == {"p0", "p1", "p2"}
        lines = [Connection(PEOPLE[0], Ear()) for _ in range(2)]
        for line in lines:
            room.join(line)
        assert set(room.absences()) == {"p1", "p2"} and room.audience.is_here("p0")
        await turns()
        assert [seat["away"] for seat in eye.heard("state")[-1]["card"]["seats"]] == [False, True, True]
        states = len(eye.heard("state"))
        room.leave(lines[0])
        await turns()
        assert room.audience.is_here("p0") and len(eye.heard("state")) == states
        room.leave(lines[1])
        await turns()
        assert set(room.absences()) == {"p0", "p1", "p2"} and len(eye.heard("state")) == states + 1
        assert room.audience._here == {}


async def test_a_crowd_is_told_in_steps_and_others_have_their_turns_between() -> None:
    ears = [Ear() for _ in range(10 * STEP)]
    crowd = Crowd(lambda: ears)
    frame = Shared(b"x")
    for ear in ears:
        ear.add(frame)
    crowd.stir()
    reached = []
    while sum(len(ear.frames) for ear in ears) < len(ears):
        reached.append(sum(len(ear.frames) for ear in ears))
        await asyncio.sleep(0)
    assert reached == [STEP * (n + 1) for n in range(9)]


async def test_a_crowd_rests_between_two_rounds_the_longer_the_more_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    now = [1000.0]
    monkeypatch.setattr(loop, "time", lambda: now[0])

    def call_later(wait: float, work: Callable[[], None]) -> asyncio.Handle:
        waits.append(wait)
        return loop.call_soon(work)

    monkeypatch.setattr(loop, "call_later", call_later)
    for number, rest in ((STEP, []), (2500, [2500 * outbox.PAUSE])):
        ears = [Ear() for _ in range(number)]
        crowd = Crowd(partial(list, ears))
        crowd.stir()
        await turns(200)
        waits.clear()
        crowd.stir()  # at once again
        assert waits == pytest.approx(rest)
        crowd.close()


async def test_what_is_asked_for_during_a_round_comes_with_the_next() -> None:
    ears = [Ear() for _ in range(3 * STEP)]
    crowd = Crowd(lambda: ears)
    for ear in ears:
        ear.add(Shared(b"one"))
    crowd.stir()
    for ear in ears:
        ear.add(Shared(b"two"))
    crowd.stir()
    while any(len(ear.frames) < 2 for ear in ears):
        await asyncio.sleep(0.01)
    assert all(ear.frames == [b"one", b"two"] for ear in ears)
