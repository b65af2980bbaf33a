"""What any storage must be able to do; what is kept there is in rows.py.

Words are appended, each with its number: of two writers that both want to add word 17, one is refused. What has been
appended survives a crash of the server.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from emporion.server.match.op import Op
from emporion.server.match.orders import OrderRow
from emporion.server.match.pulse import Glance, Pulse
from emporion.server.match.row import TableRow, latest
from emporion.server.messages import Pace
from emporion.server.messages.school import LessonProgress
from emporion.server.store.notices.door import NoticeStore
from emporion.server.store.people_rows import Device, Token, Way, WayKind
from emporion.server.store.puzzle_rows import AttemptRow, CostlyRow, KeptRow, SolverRow
from emporion.server.store.rows import (
    AnalysisRow,
    Attendance,
    ChatRow,
    Glimpse,
    Heard,
    NewChat,
    News,
    Person,
    Reached,
    UploadRow,
)
from emporion.server.store.society.door import SocietyStore

log = logging.getLogger("emporion.server")
R = TypeVar("R")
MIGRATIONS = Path(__file__).parent / "migrations"


class StoreProblem(Exception):
    """The storage does not work: disk full, file damaged, database gone. Nothing was written; but where the line to a
    database was lost on the way, everything may have been (`unless_stored`)."""


class Damaged(StoreProblem):
    """One thing that was stored cannot be read; the others can."""


class Stale(Exception):
    """Somebody else was faster: the number or version expected is not the current one. Nothing was written."""


class Repeated(Exception):
    """This message was answered before, here or at another server. Nothing was written."""


class Store(NoticeStore, SocietyStore, Protocol):
    server: str
    """This server's name among those that share the storage; another one after each start."""
    shared: bool
    """Whether other servers may use the storage at the same time."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """`StoreProblem` when what is stored is damaged, as far as can be told at the start."""

    async def setting(self, name: str, first: str) -> str:
        """The setting of that name; `first` becomes its value if it has none."""

    async def try_writing(self) -> None:
        """Write something that has no meaning, and no less than a word takes; `StoreProblem` if that is impossible."""

    # -- people -------------------------------------------------------------------------------------------
    async def person(self, person: str) -> Person | None: ...

    async def persons(self, people: Sequence[str]) -> list[Person]:
        """Those of these that there are."""

    async def put_person(self, person: Person, device: Device | None = None) -> None:
        """Add a person, with the first device if there is one."""

    async def call_person(self, person: Person) -> None:
        """Change somebody's name and language; `Stale` when the person is no more."""

    async def device(self, device: str) -> Device | None: ...

    async def devices(self, person: str) -> list[Device]:
        """Those of a person, the one seen last first."""

    async def devices_of(self, people: Sequence[str]) -> dict[str, set[str]]:
        """The ids of those of several people."""

    async def put_device(self, device: Device, used: str = "") -> None:
        """Add a device, opened by the way with that id, which is used up; `Stale` when it was before."""

    async def call_device(self, person: str, device: str, label: str) -> None:
        """Give a device of that person a name."""

    async def see_device(self, device: str, now: int) -> None:
        """Note when it was last used."""

    async def drop_devices(self, person: str, devices: Sequence[str]) -> None:
        """Sign out those of these that are the person's."""

    async def ways(self, person: str) -> list[Way]:
        """The ways back to a person, the oldest first."""

    async def way(self, kind: WayKind, found: str) -> Way | None: ...

    async def add_way(self, way: Way, alone: bool = False) -> bool:
        """Add a way, in the place of all others of its kind if it is the only one; False if somebody has it."""

    async def use_way(self, way: Way) -> None:
        """Note what has become of it, and when it was used."""

    async def drop_way(self, person: str, way: str) -> bool:
        """Remove a way of that person; whether there was one."""

    async def put_token(self, token: Token) -> None:
        """Add something that works once, in the place of an older one of its kind about the same."""

    async def token(self, kind: str, token_hash: str, now: int) -> Token | None:
        """Look at it without using it."""

    async def take_token(self, kind: str, token_hash: str, now: int) -> Token | None:
        """Use it; None when it is unknown, used or too old."""

    async def drop_old_tokens(self, now: int) -> None: ...

    async def hand_over(
        self, rows: Sequence[TableRow], gone: Sequence[TableRow] = (), by: Set[str] = frozenset()
    ) -> None:
        """Write the changed rows of some tables and remove others; all or nothing, `Stale` unless all their versions
        are those stored, and these people are."""

    async def drop_analyses(self, seeds: Sequence[str]) -> None:
        """Forget the analyses of the matches with these seeds: they hold the record, names and all."""

    async def join(self, guest: str, person: str, left: int) -> None:
        """Make everything of a guest a person's that is not in the rows of tables; the guest is no more. All or
        nothing, `Stale` unless the guest sits at so many tables (damaged ones, that cannot be changed) and both are."""

    async def forget(self, person: str, name: str, left: int) -> None:
        """Remove everything of a person that is not in the rows of tables. What was written is empty from now on,
        under that name. All or nothing, `Stale` as above."""

    async def tables_with(self, person: str) -> list[str]:
        """The ids of all tables at which somebody sits."""

    async def count_tables(self, person: str) -> int:
        """How many these are."""

    async def chats_by(self, person: str) -> list[tuple[str, ChatRow]]:
        """Every line of a person, with its table."""

    async def uploads_by(self, person: str) -> list[UploadRow]:
        """The records a person has brought along."""

    async def lessons(self, person: str) -> list[LessonProgress]:
        """How far a person is in each of the lessons begun."""

    async def note_lesson(self, person: str, progress: LessonProgress) -> None:
        """Keep how far a person is in a lesson, unless something later is kept; what was learnt stays learnt."""

    # -- problems -----------------------------------------------------------------------------------------
    async def attempts(self, person: str) -> list[AttemptRow]:
        """Every problem somebody has tried."""

    async def attempt(self, person: str, game: str, puzzle: str) -> AttemptRow | None: ...

    async def note_attempt(self, row: AttemptRow, solver: SolverRow | None = None) -> None:
        """Note the next try, with the new rating if it changes; `Stale` unless both follow what is stored."""

    async def solver(self, person: str) -> SolverRow | None: ...

    async def kept_puzzles(self, person: str) -> list[KeptRow]:
        """The latest first."""

    async def kept_puzzle(self, person: str, puzzle: str) -> KeptRow | None: ...

    async def keep_puzzle(self, row: KeptRow) -> None:
        """Keep it; the oldest go when they are too many for one person."""

    async def drop_puzzle(self, person: str, puzzle: str) -> None: ...

    async def note_costly(self, row: CostlyRow) -> None:
        """What the costly decisions of a match were about, in the place of what was noted before."""

    async def costly(self, person: str, game: str, last: int) -> list[CostlyRow]:
        """Those of the last matches of a title, the latest first."""

    # -- tables -------------------------------------------------------------------------------------------
    async def new_table(
        self, row: TableRow, ops: list[Op] | None = None, after: TableRow | None = None, by: Set[str] = frozenset()
    ) -> None:
        """Add a table, driven by this server, with the words it starts with if it is a branch; all or nothing.

        `after` is the changed row of the table it follows: `Stale` unless that can be written, too, and these people
        are.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def update_table(self, row: TableRow, by: Set[str] = frozenset()) -> str:
        """Write the row and count its version up; `Stale` unless its version is the one stored and these people are.
        See `append`."""

    async def rewrite_table(self, row: TableRow) -> None:
        """The same where only names have changed: nothing is due for that."""

    async def delete_table(self, table: str, version: int | None = None) -> None:
        """Remove a table and all that belongs to it; `Stale` unless its row has that version, if one is given."""

    async def tables_of(self, person: str, limit: int) -> list[Glimpse]:
        """Those the person sits at: unfinished ones first, then by last change.

        Here and wherever there are glimpses, a table whose row is damaged is among them, and told as `broken`.
        """

    async def branches(self, person: str, record: str, limit: int) -> list[Glimpse]:
        """The person's tables that play on from a match whose record has this digest; those changed last."""

    async def open_tables(self, limit: int) -> list[Glimpse]:
        """Public tables that wait for people, the latest first."""

    async def watchable(self, limit: int) -> list[Glimpse]:
        """Public tables in play, those last where nothing has been said for the longest time."""

    async def glimpses(self, tables: Sequence[str]) -> list[Glimpse]:
        """Those of these tables that there are."""

    async def reached(self, tables: Sequence[str]) -> dict[str, Reached]:
        """How far those of these tables are that there are."""

    async def empty_tables(self, before: int, limit: int) -> list[str]:
        """Tables that wait for people, where nobody is connected and nobody came since then; the oldest first."""

    async def unfinished(self, person: str) -> int:
        """At how many tables the person sits that are in play, or wait while somebody is connected; those where nobody
        sits count for who opened them."""

    # -- words and messages -------------------------------------------------------------------------------
    async def append(self, table: str, expected: int, ops: list[Op], now: int, heard: Heard | None = None) -> str:
        """Add entries to a table's log, all or none; who drives it: this server, from now on, if nobody else does.

        The table is due until its owner has settled what has changed. `Stale` unless `expected` is the next number;
        `Repeated` if what was heard has been answered before.
        """

    async def settle(self, pulses: Sequence[tuple[str, int, int, Pulse]]) -> None:
        """Write the pulses of tables, each given with the next number and version it was taken at, if still these."""

    async def ops(self, table: str, since: int = 0) -> list[Op]: ...

    async def refuse(self, table: str, heard: Heard) -> None:
        """Keep the answer to a message that changes nothing; `Repeated` if there is one already."""

    async def answer(self, table: str, person: str, message: str) -> str | None:
        """The first answer to a message, if there is one (see `Heard`)."""

    async def add_chat(self, table: str, chat: NewChat) -> ChatRow:
        """Add a line; `Repeated` if the person's message was answered before, `Stale` if the person is no more."""

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        """The newest ones from number `since` on, oldest first."""

    async def chats_of(self, table: str, side: int, last: int) -> list[ChatRow]:
        """The newest ones that a side reads (see `ChatRow`), oldest first."""

    # -- orders in advance --------------------------------------------------------------------------------
    async def orders(self, table: str) -> list[OrderRow]:
        """Those at a table, the oldest first."""

    async def orders_by(self, person: str) -> list[OrderRow]:
        """Those of a person."""

    async def add_order(self, row: OrderRow, instead: Sequence[str], known: int, heard: Heard) -> str:
        """Keep a new order and forget these others; who drives the table, as in `append`. `Stale` unless its person has
        so many there before, those among them; `Repeated` as in `append`."""

    async def order_fell(self, row: OrderRow) -> None:
        """Keep what has become of an order, if there still is one."""

    async def drop_orders(self, table: str, orders: Sequence[str], heard: Heard | None = None) -> None:
        """Forget orders; `Repeated` as in `append`."""

    # -- analyses -----------------------------------------------------------------------------------------
    async def analysis(self, key: str) -> AnalysisRow | None: ...

    async def put_analysis(self, row: AnalysisRow) -> str:
        """Add an analysis or replace it, and count its version up; who works on it: this server, if nobody else does.

        `Stale` unless its version is the one stored.
        """

    async def unfinished_analyses(self) -> list[str]:
        """The keys of those that wait and that no server works on, the oldest first; from now on this one does."""

    async def upload(self, key: str) -> UploadRow | None: ...

    async def put_upload(self, row: UploadRow) -> None:
        """Keep a record, from now on; the oldest beyond `MOST_UPLOADS` and `MOST_UPLOADS_EACH` go, and the expired.

        What others have brought, too, stays when it is too much for one.
        """

    # -- servers ------------------------------------------------------------------------------------------
    async def listen(self, heard: Callable[[News], None]) -> None:
        """Call back with everything that is changed from now on, by this server or another."""

    async def renew(self, now: int) -> bool:
        """Say that this server still runs, and clear up after those that do not; False if it was taken for gone.

        `now` is what time it is for this server.
        """

    async def time_of_others(self) -> int | None:
        """What time it is for the other servers that run; None where there are none."""

    async def leave(self, now: int) -> None:
        """This server stops: nobody has to wait until it is missed."""

    async def claim(self, table: str) -> str:
        """Who drives a table: this server, if nobody else does."""

    async def claim_due(self, now: int, limit: int) -> list[str]:
        """Drive tables that are due and that nobody drives; the longest due first."""

    async def overdue(self, since: int) -> list[str]:
        """Tables that this server drives and that have been due since then or longer."""

    async def next_due(self) -> int | None:
        """When the first table that nobody drives is due."""

    async def release(self, table: str) -> None:
        """Drive a table no more."""

    async def take(self, who: str, each: int, most: int) -> int:
        """Take one of what somebody may have: 0, or after how many milliseconds there is one again.

        One takes `each` milliseconds to grow again, all of it `most`; this is counted over all servers.
        """

    async def tidy(self) -> None:
        """Forget those who have all of it again."""

    async def put_lines(self, address: str, here: int) -> int:
        """Note how many sockets an address has open at this server; how many it has at the others."""

    async def attend(self, there: Mapping[tuple[str, str], bool], now: int) -> None:
        """Note, by table and person, who of those that sit at tables is connected to this server and who is not."""

    async def attendance(self, tables: Sequence[str]) -> list[Attendance]: ...


async def unless_stored(change: Awaitable[object], stored: Callable[[], Awaitable[bool]]) -> None:
    """Make a change. Where the storage fails on the way it may have been made all the same: what is stored says so."""
    try:
        await change
    except Damaged:
        raise
    except StoreProblem as problem:
        if not await stored():
            raise
        log.error("%s; it was stored all the same", problem)


def migration_files(dialect: str) -> list[tuple[int, str]]:
    """The numbered schema changes of a dialect, in order."""
    return [
        (int(file.name.partition("_")[0]), file.read_text(encoding="utf-8"))
        for file in sorted((MIGRATIONS / dialect).glob("*.sql"))
    ]


def read_row(body: str | bytes) -> TableRow:
    row = _read(body, TableRow, "table")
    row.changes = latest(row.changes)  # in those stored before there may be any number
    return row


def read_analysis(body: str) -> AnalysisRow:
    return _read(body, AnalysisRow, "analysis")


def _read(body: str | bytes, kind: type[R], name: str) -> R:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:  # a cut text, broken characters, or none at all
        raise Damaged(f"a stored {name} is damaged: {error}") from error


def read_glimpse(body: str | bytes, glance: str, table: str, status: str, door: str, updated: int) -> Glimpse:
    """A table as it is stored; of one whose row cannot be read, what the columns beside it tell."""
    try:
        return Glimpse(read_row(body), read_glance(glance))
    except Damaged as problem:
        return Glimpse(_what_is_left(body, table, status, door, updated), broken=str(problem))


def read_glance(text: str) -> Glance | None:
    """None when it cannot be read: its owner writes it anew."""
    try:
        return msgspec.json.decode(text, type=Glance) if text else None
    except (msgspec.MsgspecError, ValueError):
        return None


def _what_is_left(body: str | bytes, table: str, status: str, door: str, updated: int) -> TableRow:
    """A row in the place of one that is damaged: enough for a card."""
    text = body.decode(errors="replace") if isinstance(body, bytes) else str(body)
    title = re.search(r'"game":"(\w+)"', text)
    return TableRow(
        id=table,
        game=title[1] if title else "",
        options={},
        seats=[],
        pace=Pace(),
        door="public" if door == "public" else "link",
        host="",
        seed="",
        commitment="",
        ruleset=0,
        errata=[],
        made=updated,
        updated=updated,
        status="over" if status == "over" else "running" if status == "running" else "waiting",
    )
