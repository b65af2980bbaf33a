"""What is kept for good, and what any storage must be able to do.

Words are appended, each with its number: of two writers that both want to add word 17, one is refused. What has been
appended survives a crash of the server.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct, field

from emporion.kernel.options import OptionValue
from emporion.server.messages import Branch, ChancePoint, CostlyWord, Pace, Result, SeatChange

log = logging.getLogger("emporion.server")
R = TypeVar("R")
MIGRATIONS = Path(__file__).parent / "migrations"


class StoreProblem(Exception):
    """The storage does not work: disk full, file damaged, database gone. Nothing was written."""


class Damaged(StoreProblem):
    """One thing that was stored cannot be read; the others can."""


class Stale(Exception):
    """Somebody else was faster: the number or version expected is not the current one. Nothing was written."""


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


class Store(Protocol):
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """`StoreProblem` when what is stored is damaged, as far as can be told at the start."""

    async def setting(self, name: str, first: str) -> str:
        """The setting of that name; `first` becomes its value if it has none."""

    async def person(self, person: str) -> Person | None: ...

    async def put_person(self, person: Person) -> None:
        """Add a person, or change the name and language of one."""

    async def put_code(self, code_hash: str, person: str, expires: int) -> None:
        """Add a code; it takes the place of an older one of that person."""

    async def take_code(self, code_hash: str, now: int) -> str | None:
        """The person of a code, once; None when it is unknown, used or too old."""

    async def new_table(self, row: TableRow, ops: list[Op] | None = None) -> None:
        """Add a table with the words it starts with, if it is a branch; all or nothing."""

    async def table(self, table: str) -> TableRow | None: ...

    async def update_table(self, row: TableRow) -> None:
        """Write the row and count its version up; `Stale` unless its version is the one stored."""

    async def delete_table(self, table: str) -> None: ...

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Those the person sits at: unfinished ones first, then by last change."""

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for people."""

    async def running(self) -> list[str]:
        """The ids of all tables in play."""

    async def append(self, table: str, expected: int, ops: list[Op]) -> None:
        """Add entries to a table's log, all or none; `Stale` unless `expected` is the next number."""

    async def ops(self, table: str, since: int = 0) -> list[Op]: ...

    async def add_chat(self, table: str, chat: NewChat) -> ChatRow: ...

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        """The newest ones from number `since` on, oldest first."""

    async def analysis(self, key: str) -> AnalysisRow | None: ...

    async def put_analysis(self, row: AnalysisRow) -> None:
        """Add an analysis, or replace it by one that has come further."""

    async def unfinished_analyses(self) -> list[str]:
        """The keys of those that wait, the oldest first."""

    async def upload(self, key: str) -> UploadRow | None: ...

    async def put_upload(self, row: UploadRow) -> None:
        """Keep a record; the oldest beyond `MOST_UPLOADS` go."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call back with the id of each table another server changes; empty when any may have changed unheard."""


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


def read_rows(bodies: Iterable[str]) -> list[TableRow]:
    """Those that can be read: a damaged one must not hide the others."""
    rows: list[TableRow] = []
    for body in bodies:
        try:
            rows.append(read_row(body))
        except StoreProblem as problem:
            log.error("%s", problem)
    return rows
