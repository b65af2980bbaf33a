"""Tables: opening them, sitting down, and how the lobby shows them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emporion.kernel.options import OptionValue
from emporion.server.messages.common import Figures


class Pace(Struct, frozen=True):
    """How much time there is.

    `live` has no clock (`seconds` null) or a reserve per seat for the whole match; `days` has so much per decision.
    With an `increment` both have a reserve that grows with each decision, never beyond what it was at first.
    """

    kind: Literal["live", "days"] = "live"
    seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 60)] | None = None
    late: Literal["wait", "default", "bot", "end"] = "wait"
    """When the time is over: go on waiting; the game's default word is said for the seat, that one word only; a bot
    takes the seat until its person comes back; or it plays there to the end, and the match is over for the person."""
    bots: Literal["at_once", "brisk", "calm"] = "brisk"
    """How long bots let people look before they speak."""
    increment: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 14)] | None = None
    """Seconds that a seat gets back with each decision."""
    nights: bool = True
    """Whether time counts from ten in the evening to eight in the morning, where the seat's person lives."""
    weekends: bool = True
    """Whether it counts on Saturdays and Sundays, there."""
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0
    """How many days each person may let the clock stand still."""


Spectators = Literal["talk", "silent", "none"]
"""What those may do who have no seat: watch and write, only watch, or neither."""


class NewSeat(Struct, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=24)] = ""
    colour: Annotated[str, Meta(max_length=20)] = ""
    shape: Annotated[str, Meta(max_length=20)] = ""


class NewTable(Struct, frozen=True):
    """A table to be opened; it starts at once when no seat is open."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, OptionValue] = {}
    pace: Pace = Pace()
    door: Literal["public", "link"] = "link"
    language: Literal["", "en", "fr"] = ""
    """What is spoken at the table, shown in the lobby; everybody reads the match in his own language."""
    hints: bool | None = None
    """Whether seats may ask for hints; null: if nobody but bots sits at the other seats."""
    coach: bool = False
    """Whether a coach speaks before and after each decision: only where all other seats are bots'."""
    spectators: Spectators = "talk"
    once: Annotated[str, Meta(max_length=40)] = ""
    """A name the client gives what it asks for: asked again under it, the same person gets the same table."""


class SeatNumber(Struct, frozen=True):
    """A seat to sit on."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    colour: Annotated[str, Meta(max_length=20)] = ""
    shape: Annotated[str, Meta(max_length=20)] = ""


class SeatBot(Struct, frozen=True):
    """A bot for a free seat."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    level: Annotated[str, Meta(max_length=24)] = ""


class Vacation(Struct, frozen=True):
    """How many days one's clock is to stand still from now on; 0: it goes on."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Swap(Struct, frozen=True):
    """Two seats that are exchanged, with whoever sits there."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    other: Annotated[int, Meta(ge=0, le=11)]


class Resignation(Struct, frozen=True):
    """The level of the bot that plays on for good."""

    level: Annotated[str, Meta(max_length=24)] = ""


class Gone(Struct, frozen=True):
    """A table that was removed."""

    table: str


class Proposal(Struct, frozen=True):
    """Others want to give a seat to a bot."""

    level: str
    agreed: int
    needed: int
    """How many have to agree; the host alone is enough."""
    mine: bool
    """Whether I have agreed."""


class SeatChange(Struct, frozen=True):
    """A seat was left to a bot, for a while or for good, its person has come back, or the host has given it anew."""

    at: int
    seat: int
    kind: Literal["left", "back", "resigned", "reopened"]
    name: str
    """The person's; of a seat that was given anew, who has it now."""
    level: str
    """The bot's; of a seat that was given anew, the name of who had it before."""


class SeatCard(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    """Empty for an open seat."""
    kind: Literal["person", "bot", "open"]
    level: str
    colour: str
    shape: str
    to_speak: bool
    away: bool
    """A person without a live connection."""
    me: bool
    deadline: int | None
    """When the time of a seat that must speak is over."""
    stands_in: bool
    """A bot that plays for the person of this name until he comes back."""
    kept: bool
    """A bot stands in for me: I may take the seat again."""
    replaceable_from: int | None
    """From when on the others may give the seat to a bot: its time is over, or its person is away for long."""
    proposal: Proposal | None
    resigned: bool = False
    """A bot plays on for the person of this name, who has given up."""
    invited: bool = False
    """A free seat that is kept for the person of this name."""
    own: bool = False
    """Whether it is mine, also while a bot plays there or it is kept for me."""
    held: bool = False
    """Whether somebody who is not there has it, in play: the host may give it anew."""
    reserve: int | None = None
    """Milliseconds in reserve when it is not its turn, where clocks have one."""
    vacation: int | None = None
    """Until when its person's last vacation goes, or went."""
    vacation_left: int = 0
    """How many days of vacation its person has left."""


class Result(Struct, frozen=True):
    """How a match ended, by seat."""

    scores: list[int]
    places: list[int]
    """0 is the first place; equal numbers share one."""
    winners: list[int]


class Branch(Struct, frozen=True):
    """Where a what-if match left another one."""

    record: str
    """The digest of the record it left."""
    word: int
    """After how many of its words."""
    table: str
    """The table of that match; empty when it was an uploaded record."""


class Standing(Struct, frozen=True):
    """Where a match stands, as everybody may know: in the words of the title."""

    phase: str
    round: int
    """As the title counts; 0 where it does not."""
    key: str
    """What is waited for: the Fluent message `wait-DECISION` with these figures."""
    figures: Figures


class TableCard(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "running", "over", "broken"]
    """`broken`: it is damaged, or its words no longer replay here; it is kept as it is."""
    seats: list[SeatCard]
    pace: Pace
    door: Literal["public", "link"]
    language: str
    host: bool
    """Whether I opened the table: the host may put bots on free seats and start."""
    words: int
    """Words said, as far as the viewer may know: sealed words of others count when the match is over."""
    made: int
    updated: int
    result: Result | None
    waits_for_me: bool
    rematch: str | None
    """The table that follows this one."""
    changes: list[SeatChange]
    """Who left and came back since the start, in order: the last dozen of each seat; none in the lobby."""
    hints: bool
    """Whether seats may ask for hints."""
    branch: Branch | None
    """Where it comes from, if it is a what-if match."""
    spectators: Spectators = "talk"
    host_name: str = ""
    """Who opened the table."""
    standing: Standing | None = None
    """Null before the start and after the end."""
    alone: bool = False
    """Whether nobody but me and bots has a seat: I may delete the table."""
    invited: bool = False
    """Whether a seat is kept for me."""
    removed: bool = False
    """Whether the host has removed me: I cannot sit down here."""
    rematch_by: str = ""
    """Who else proposed the table that follows this one."""
    coach: bool = False
    """Whether a coach speaks here, to the one person who plays."""
    ordered: bool = False
    """Whether an order in advance of mine lies there; if it is about to speak, nothing waits for me."""


class Lobby(Struct, frozen=True):
    """What can be played and watched; `mine` has those first that wait for me."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]


class LobbyNews(Struct, frozen=True, tag_field="type", tag="lobby"):
    """One list of the lobby: all of it when the socket opens, then only what has changed.

    `open` and `watch` are the same for everybody: whoever sits at a table has it among `mine` and leaves it out there.
    """

    part: Literal["mine", "open", "watch"]
    whole: bool
    """Whether these are all; else they are added to the others, or take the place of those with the same id."""
    cards: list[TableCard]
    gone: list[str]
