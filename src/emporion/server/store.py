"""What is kept for good, and what any storage must be able to do.

Words are appended, each with its number: of two writers that both want to add word 17, one is refused. What has been
appended survives a crash of the server.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct, field

from emporion.kernel.options import OptionValue
from emporion.server.messages import Branch, ChancePoint, CostlyWord, Pace, Result, SeatChange
from emporion.server.pulse import Glance, Pulse

log = logging.getLogger("emporion.server")
R = TypeVar("R")
MIGRATIONS = Path(__file__).parent / "migrations"


class StoreProblem(Exception):
    """The storage does not work: disk full, file damaged, database gone. Nothing was written."""


class Damaged(StoreProblem):
    """One thing that was stored cannot be read; the others can."""


class Stale(Exception):
    """Somebody else was faster: the number or version expected is not the current one. Nothing was written."""


class Repeated(Exception):
    """This message was answered before, here or at another server. Nothing was written."""


class Person(Struct, frozen=True):
    id: str
    name: str
    language: str
    made: int


class SeatRow(Struct):
    kind: Literal["person", "bot", "open"]
    person: str = ""
    """A bot with a person stands in for him: he may take the seat again."""
    name: str = ""
    level: str = ""
    colour: str = ""
    shape: str = ""
    proposed: str = ""
    """The level of a bot that others want here as long as the person is awaited."""
    agreed: dict[str, int] = {}
    """Who of them, and when he said so."""


class TableRow(Struct):
    """A table but for its words. `version` counts the changes of the row itself, not the words."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[SeatRow]
    pace: Pace
    door: Literal["public", "link"]
    host: str
    seed: str
    commitment: str
    ruleset: int
    errata: list[str]
    made: int
    updated: int
    status: Literal["waiting", "running", "over"] = "waiting"
    language: str = ""
    version: int = 0
    started: int = 0
    result: Result | None = None
    rematch: str | None = None
    changes: list[SeatChange] = []
    hints: bool = False
    branch: Branch | None = None

    def people(self) -> set[str]:
        """Everybody whose table this is, also those for whom a bot stands in."""
        return {seat.person for seat in self.seats if seat.person}

    def seat_of(self, person: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "person" and seat.person == person:
                return number
        return None

    def kept_for(self, person: str | None) -> int | None:
        """The seat on which a bot stands in for the person."""
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "bot" and seat.person == person:
                return number
        return None


class Op(Struct, frozen=True):
    """One entry of a table's log: a word said, or one taken back."""

    number: int
    kind: Literal["say", "back"]
    seat: int
    at: int
    seen: int
    """Who could notice it: a bit per seat, and bit SPECTATORS."""
    word: str = ""
    place: int = -1
    """For `back`: which of the words then standing was dropped."""
    message: str = ""
    """The client's id of the message, so that a repeated one does nothing, also after a restart."""


SPECTATORS = 31
EVERYBODY = (1 << 32) - 1


class ChatRow(Struct, frozen=True):
    n: int
    person: str
    message: str
    name: str
    seat: int | None
    text: str
    at: int


class NewChat(Struct, frozen=True):
    person: str
    message: str
    name: str
    seat: int | None
    text: str
    at: int = field(default=0)


class AnalysisPlan(Struct, frozen=True):
    """What there is to do for a match, and what the result is about."""

    sides: list[list[int]]
    rounds: list[int]
    points: list[int]
    """The positions of the chart, in the order they are worked out."""
    decisions: list[list[int]]
    """By seat, the words it could have chosen differently."""


class Look(Struct, frozen=True):
    """A first look at a word: how much likelier another one would have won."""

    seat: int
    n: int
    cost: float


class AnalysisRow(Struct):
    """The analysis of a match as far as it is done; `key` is the digest of its record."""

    key: str
    record: str
    effort: float
    seats: list[int]
    status: Literal["waiting", "done", "failed"] = "waiting"
    plan: AnalysisPlan | None = None
    points: list[ChancePoint] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    costly: list[CostlyWord] = field(default_factory=list)


class UploadRow(Struct, frozen=True):
    """A record somebody brought along; `key` is a digest of the text."""

    key: str
    record: str
    seats: int
    at: int


MOST_UPLOADS = 200
"""Records kept of those brought along: the latest."""


class Heard(Struct, frozen=True):
    """A message of a person, with the answer to it: the JSON of a refusal, empty when it is done."""

    person: str
    message: str
    answer: str = ""


class Glimpse(Struct, frozen=True):
    """A table as the lobby sees it: its row, and what is known of its match without its words."""

    row: TableRow
    glance: Glance | None = None


class Attendance(Struct, frozen=True):
    """Somebody who sits at a table is there since then, at a server; or, with no server, was last seen then."""

    table: str
    person: str
    server: str
    at: int


NewsKind = Literal["table", "words", "glance", "chat", "presence", "person", "anything"]


class News(Struct, frozen=True):
    """Something was changed: a table, its words (`number` is that of the next one), its glance, chat or presence, or a
    person."""

    kind: NewsKind
    """`anything`: the line to the storage was lost for a while, so whatever may have changed."""
    id: str = ""
    number: int = 0
    here: bool = True
    """Whether this server did it."""


class Store(Protocol):
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

    # -- people -------------------------------------------------------------------------------------------
    async def person(self, person: str) -> Person | None: ...

    async def put_person(self, person: Person) -> None:
        """Add a person, or change the name and language of one."""

    async def put_code(self, code_hash: str, person: str, expires: int) -> None:
        """Add a code; it takes the place of an older one of that person."""

    async def take_code(self, code_hash: str, now: int) -> str | None:
        """The person of a code, once; None when it is unknown, used or too old."""

    # -- tables -------------------------------------------------------------------------------------------
    async def new_table(self, row: TableRow, ops: list[Op] | None = None, after: TableRow | None = None) -> None:
        """Add a table, driven by this server, with the words it starts with if it is a branch; all or nothing.

        `after` is the changed row of the table it follows: `Stale` unless that can be written, too.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def update_table(self, row: TableRow) -> str:
        """Write the row and count its version up; `Stale` unless its version is the one stored. See `append`."""

    async def rewrite_table(self, row: TableRow) -> None:
        """The same where only names have changed: nothing is due for that."""

    async def delete_table(self, table: str, version: int | None = None) -> None:
        """Remove a table and all that belongs to it; `Stale` unless its row has that version, if one is given."""

    async def tables_of(self, person: str, limit: int) -> list[Glimpse]:
        """Those the person sits at: unfinished ones first, then by last change."""

    async def open_tables(self, limit: int) -> list[Glimpse]:
        """Public tables that wait for people, the latest first."""

    async def watchable(self, limit: int) -> list[Glimpse]:
        """Public tables in play, those last where nothing has been said for the longest time."""

    async def glimpses(self, tables: Sequence[str]) -> list[Glimpse]:
        """Those of these tables that there are."""

    async def empty_tables(self, before: int, limit: int) -> list[str]:
        """Tables that wait for people, where nobody is connected and nobody came since then; the oldest first."""

    async def unfinished(self, person: str) -> int:
        """At how many tables the person sits that are in play, or wait while somebody is connected."""

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
        """Add a line; `Repeated` if the person's message was answered before."""

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        """The newest ones from number `since` on, oldest first."""

    # -- analyses -----------------------------------------------------------------------------------------
    async def analysis(self, key: str) -> AnalysisRow | None: ...

    async def put_analysis(self, row: AnalysisRow) -> None:
        """Add an analysis, or replace it by one that has come further."""

    async def unfinished_analyses(self) -> list[str]:
        """The keys of those that wait and that no server works on, the oldest first; from now on this one does."""

    async def upload(self, key: str) -> UploadRow | None: ...

    async def put_upload(self, row: UploadRow) -> None:
        """Keep a record; the oldest beyond `MOST_UPLOADS` go."""

    # -- servers ------------------------------------------------------------------------------------------
    async def listen(self, heard: Callable[[News], None]) -> None:
        """Call back with everything that is changed from now on, by this server or another."""

    async def renew(self, now: int) -> bool:
        """Say that this server still runs, and clear up after those that do not; False if it was taken for gone."""

    async def leave(self, now: int) -> None:
        """This server stops: nobody has to wait until it is missed."""

    async def claim(self, table: str) -> str:
        """Who drives a table: this server, if nobody else does."""

    async def claim_due(self, now: int, limit: int) -> list[str]:
        """Drive tables that are due and that nobody drives; the longest due first."""

    async def next_due(self) -> int | None:
        """When the first table that nobody drives is due."""

    async def release(self, table: str) -> None:
        """Drive a table no more."""

    async def attend(self, there: Mapping[tuple[str, str], bool], now: int) -> None:
        """Note, by table and person, who of those that sit at tables is connected to this server and who is not."""

    async def attendance(self, tables: Sequence[str]) -> list[Attendance]: ...


def migration_files(dialect: str) -> list[tuple[int, str]]:
    """The numbered schema changes of a dialect, in order."""
    return [
        (int(file.name.partition("_")[0]), file.read_text(encoding="utf-8"))
        for file in sorted((MIGRATIONS / dialect).glob("*.sql"))
    ]


def read_row(body: str) -> TableRow:
    return _read(body, TableRow, "table")


def read_analysis(body: str) -> AnalysisRow:
    return _read(body, AnalysisRow, "analysis")


def _read(body: str, kind: type[R], name: str) -> R:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:  # a cut text, or none at all
        raise Damaged(f"a stored {name} is damaged: {error}") from error


def read_glimpses(found: Iterable[tuple[str, str]]) -> list[Glimpse]:
    """Those whose row and glance can be read: a damaged one must not hide the others."""
    glimpses: list[Glimpse] = []
    for body, glance in found:
        try:
            glimpses.append(Glimpse(read_row(body), read_glance(glance)))
        except StoreProblem as problem:
            log.error("%s", problem)
    return glimpses


def read_glance(text: str) -> Glance | None:
    try:
        return msgspec.json.decode(text, type=Glance) if text else None
    except msgspec.MsgspecError as error:
        raise StoreProblem(f"a stored table is damaged: {error}") from error
