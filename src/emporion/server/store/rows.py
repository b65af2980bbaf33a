"""What is kept for good: people, tables and their words, chat, analyses, records brought along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, NamedTuple

from msgspec import Struct, field

from emporion.kernel.options import OptionValue
from emporion.server.match.pulse import Glance
from emporion.server.messages import Branch, ChancePoint, CostlyWord, Pace, Result, SeatChange, Spectators


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
    resigned: bool = False
    """The person has given up: the bot plays on for good."""
    invited: str = ""
    """The person a free seat is kept for, by the name that stands there."""


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
    spectators: Spectators = "talk"
    removed: list[str] = []
    """Whom the host has removed before the start."""
    rematch_by: str = ""
    """The person who proposed it."""

    def note(self, change: SeatChange) -> None:
        """Somebody has left a seat or come back."""
        self.changes = latest([*self.changes, change])

    def people(self) -> set[str]:
        """Everybody whose table this is, also those for whom a bot stands in."""
        return {seat.person for seat in self.seats if seat.person}

    def concerned(self) -> set[str]:
        """Everybody among whose tables this is: also those who are invited."""
        return self.people() | {seat.invited for seat in self.seats if seat.invited}

    def may_watch(self, person: str | None) -> bool:
        """Before the start everybody who knows the way may look in."""
        return self.status != "running" or self.spectators != "none" or person in self.people()

    def seat_of(self, person: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "person" and seat.person == person:
                return number
        return None

    def kept_for(self, person: str | None) -> int | None:
        """The seat on which a bot stands in for the person."""
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "bot" and seat.person == person and not seat.resigned:
                return number
        return None

    def invited(self, person: str | None) -> int | None:
        """The free seat that is kept for the person."""
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "open" and seat.invited == person:
                return number
        return None


KEPT = 12
"""Changes of each seat that are kept: who leaves and comes back all the time makes nothing longer."""


def latest(changes: list[SeatChange]) -> list[SeatChange]:
    """The last ones of each seat; who has come back is forgotten together with his leaving."""
    numbers = Counter(change.seat for change in changes)
    forgotten = {seat: (number - KEPT + 1) // 2 * 2 for seat, number in numbers.items() if number > KEPT}
    left = []
    for change in changes:
        if forgotten.get(change.seat, 0):
            forgotten[change.seat] -= 1
        else:
            left.append(change)
    return left


class Op(Struct, frozen=True):
    """One entry of a table's log: a word said, one taken back, or all from one on; or a seat asks the others whether it
    may do that, and they answer."""

    number: int
    kind: Literal["say", "back", "recall", "ask", "yes", "no"]
    seat: int
    at: int
    seen: int
    """Who could notice it: a bit per seat, and bit SPECTATORS."""
    word: str = ""
    place: int = -1
    """Which of the words then standing was dropped, by a `recall` with all that followed; after an `ask`, would be."""
    message: str = ""
    """The client's id of the message, so that a repeated one does nothing, also after a restart."""


SPECTATORS = 31
EVERYBODY = (1 << 32) - 1


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


NewsKind = Literal["table", "words", "glance", "chat", "presence", "person", "analysis", "anything"]


class News(Struct, frozen=True):
    """Something was changed: a table, its words (`number` is that of the next one), its glance, chat or presence, a
    person, or an analysis."""

    kind: NewsKind
    """`anything`: somebody may have been gone before he could tell, or the line to the storage was lost for a while."""
    id: str = ""
    number: int = 0
    here: bool = True
    """Whether this server did it."""
