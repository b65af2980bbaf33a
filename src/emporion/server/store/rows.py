"""What is kept for good beside tables and their words (`match/row`, `match/op`): people, chat, analyses, records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from msgspec import Struct, field

from emporion.server.match.pulse import Glance
from emporion.server.match.row import TableRow
from emporion.server.messages import ChancePoint, CostlyWord


class Person(Struct, frozen=True):
    id: str
    name: str
    language: str
    made: int
    zone: str = ""
    """Where the person lives, as far as is known: whose nights and weekends are meant."""


EVERYBODYS = 0
"""The side of a line of chat that everybody at the table reads."""


class ChatRow(Struct, frozen=True):
    n: int
    line: int
    """Its number among those of its side: what others write among themselves leaves no gap."""
    person: str
    message: str
    name: str
    seat: int | None
    text: str
    at: int
    side: int
    """Who reads it: a bit for each seat of a team, or EVERYBODYS."""


class NewChat(Struct, frozen=True):
    person: str
    message: str
    name: str
    seat: int | None
    text: str
    at: int = field(default=0)
    side: int = EVERYBODYS


class Turn(Struct, frozen=True):
    """Words of one seat in a row, or a decision all made under seal."""

    n: int
    """It begins after so many words."""
    seat: int | None
    """Null for a sealed decision."""
    drew: bool
    """Whether chance was asked, or something hidden turned up."""


class AnalysisPlan(Struct, frozen=True):
    """What there is to do for a match, and what the result is about."""

    sides: list[list[int]]
    rounds: list[int]
    points: list[int]
    """The positions of the chart, in the order they are worked out."""
    decisions: list[list[int]]
    """By seat, the words it could have chosen differently."""
    round_numbers: list[int] = []
    """The numbers of `rounds`, where the title counts them."""
    turns: list[Turn] | None = None
    """All turns of the match, in order; none are known of what the first edition planned."""


class Look(Struct, frozen=True):
    """A first look at a word: how much likelier another one would have won."""

    seat: int
    n: int
    cost: float


class AnalysisRow(Struct):
    """The analysis of a match as far as it is done; `key` is the digest of its record. `version` counts its changes."""

    key: str
    record: str
    effort: float
    seats: list[int]
    status: Literal["waiting", "done", "failed"] = "waiting"
    plan: AnalysisPlan | None = None
    points: list[ChancePoint] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    costly: list[CostlyWord] = field(default_factory=list)
    version: int = 0


class UploadRow(Struct, frozen=True):
    """A record somebody brought along; `key` is a digest of the text."""

    key: str
    record: str
    seats: int
    at: int
    """When somebody last brought it."""
    person: str = ""
    """Who brought it first, or from where. It is kept as long as anybody who brought it has it among his."""

    @property
    def expires(self) -> int:
        return self.at + UPLOAD_LIFE


UPLOAD_LIFE = 180 * 24 * 3600 * 1000
"""How long a record that was brought along is kept, in milliseconds."""
MOST_UPLOADS, MOST_UPLOADS_EACH = 2000, 50
"""Records kept of those brought along, by everybody and by each: the latest."""


class Heard(Struct, frozen=True):
    """A message of a person, with the answer to it: the JSON of a refusal, empty when it is done."""

    person: str
    message: str
    answer: str = ""


class Glimpse(Struct, frozen=True):
    """A table as the lobby sees it: its row, and what is known of its match without its words."""

    row: TableRow
    glance: Glance | None = None
    broken: str = ""
    """Why the row that is stored cannot be read; the one here is what is left of it."""


class Reached(NamedTuple):
    """How far a table is: the number of its next word, the version of its row, the number of its next line of chat."""

    number: int
    version: int
    chat: int


class Attendance(Struct, frozen=True):
    """Somebody who sits at a table is there since then, at a server; or, with no server, was last seen then."""

    table: str
    person: str
    server: str
    at: int


def by_table(attendance: Iterable[Attendance]) -> dict[str, list[Attendance]]:
    found: dict[str, list[Attendance]] = {}
    for each in attendance:
        found.setdefault(each.table, []).append(each)
    return found


NewsKind = Literal[
    "table",
    "words",
    "orders",
    "glance",
    "chat",
    "presence",
    "person",
    "devices",
    "wishes",
    "shuns",
    "analysis",
    "anything",
]


class News(Struct, frozen=True):
    """Something was changed: a table, its words (`number` is that of the next one), orders in advance there, its
    glance, chat or presence, a person, where a person is signed in, what a person wants to be told, or an analysis."""

    kind: NewsKind
    """`anything`: somebody may have been gone before he could tell, or the line to the storage was lost for a while."""
    id: str = ""
    number: int = 0
    here: bool = True
    """Whether this server did it."""
