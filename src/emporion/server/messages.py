"""Every message between server and browser, as docs/protocol.md describes them.

The TypeScript types are generated from these (tools/typescript.py). Times are whole milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from emporion.kernel.journal import Figure
from emporion.kernel.options import OptionValue

Figures = dict[str, Figure]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class Problem(Struct, frozen=True):
    """What went wrong; the text for people is the Fluent message `error-KEY`."""

    error: str
    message: str
    """A sentence in English, for logs and scripts."""


# -- who you are ----------------------------------------------------------------------------------------------


class NewMe(Struct, frozen=True):
    """Makes a guest, or renames the one the cookie names."""

    name: Annotated[str, Meta(max_length=200)]
    language: Literal["en", "fr"] = "en"


class Me(Struct, frozen=True):
    """The person the cookie names."""

    id: str
    name: str
    language: str


class MoveCode(Struct, frozen=True):
    """A code that makes another device the same person; usable once, for a quarter of an hour."""

    code: Annotated[str, Meta(max_length=60)]


# -- games ----------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """An option of a game: texts are `option-NAME`, `option-NAME-note`, `option-NAME-VALUE`."""

    name: str
    rule: str
    values: list[OptionValue]
    default: OptionValue


class DecisionInfo(Struct, frozen=True):
    """Something seats are asked: texts are `ask-NAME` and `wait-NAME`."""

    name: str
    rule: str
    sealed: bool
    """Whether everybody decides at the same time and in secret."""


class GameInfo(Struct, frozen=True):
    """A title that can be played."""

    title: str
    code: str
    """The prefix of its rule ids."""
    fewest_seats: int
    most_seats: int
    recommended_seats: int
    minutes: int
    weight: float
    """How demanding the game is, 1 to 5."""
    options: list[OptionInfo]
    phases: list[str]
    decisions: list[DecisionInfo]
    levels: list[str]
    """The levels of its bots, weakest first."""
    shapes: dict[str, str]
    """By verb, how its objects are read: `@good:forum/senate` names the parts of `split:ivory:0/2` (see Vocabulary)."""
    ruleset: int


class RuleInfo(Struct, frozen=True):
    """One rule; its text is Markdown."""

    id: str
    text: str


class RuleSection(Struct, frozen=True):
    """A section of a rulebook."""

    title: str
    introduction: str
    rules: list[RuleInfo]


class RulebookInfo(Struct, frozen=True):
    """A rulebook in one language."""

    title: str
    sections: list[RuleSection]


# -- tables ---------------------------------------------------------------------------------------------------


class Pace(Struct, frozen=True):
    """How much time there is.

    `live` has no clock (`seconds` null) or a reserve per seat for the whole match; `days` has so much per decision.
    """

    kind: Literal["live", "days"] = "live"
    seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 60)] | None = None
    late: Literal["wait", "default"] = "wait"
    """When the time is over: go on waiting, or the game's default word is said for the seat, that one word only."""


class NewSeat(Struct, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""
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


class SeatNumber(Struct, frozen=True):
    """A seat to sit on."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    colour: Annotated[str, Meta(max_length=20)] = ""
    shape: Annotated[str, Meta(max_length=20)] = ""


class SeatBot(Struct, frozen=True):
    """A bot for a free seat."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    level: Annotated[str, Meta(max_length=20)] = ""


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


class Result(Struct, frozen=True):
    """How a match ended, by seat."""

    scores: list[int]
    places: list[int]
    """0 is the first place; equal numbers share one."""
    winners: list[int]


class TableCard(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "running", "over", "broken"]
    """`broken`: its words no longer replay here; it is kept as it is."""
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


class Lobby(Struct, frozen=True):
    """What can be played and watched; `mine` has those first that wait for me."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]


# -- the live table, from the server --------------------------------------------------------------------------


class Refusal(Struct, frozen=True):
    """Why a word may not be said: the Fluent message `refusal-KEY` with these figures."""

    key: str
    rule: str
    figures: Figures


class RefusedWord(Struct, frozen=True):
    """A word worth considering that may not be said now."""

    word: str
    key: str
    rule: str
    figures: Figures


class Prompt(Struct, frozen=True):
    """What is asked: the Fluent message `ask-DECISION`, or `wait-DECISION` for those who wait for others."""

    key: str
    rule: str
    figures: Figures


class Entry(Struct, frozen=True):
    """A line of the journal: the Fluent message `event-KEY`."""

    n: int
    """Its number in this viewer's journal."""
    key: str
    rule: str
    figures: Figures
    word_seat: int | None
    """The seat whose word brought it about; null during set-up."""


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """Everything this viewer may know now, but of the journal only what is new to this client."""

    seq: int
    card: TableCard
    viewer: int | None
    sight: Any
    """The title's own sight; null before the start."""
    phase: str
    decision: str
    prompt: Prompt | None
    speakers: list[int]
    offer: list[str]
    refused: list[RefusedWord]
    may_take_back: bool
    journal_from: int
    """The entries in `journal` replace all that the client has from this number on (words may have been taken back)."""
    journal: list[Entry]
    words: int
    commitment: str
    """The hash of the seed, published before the first word; empty before the start."""
    seed: str | None
    """The seed itself, once the match is over."""
    result: Result | None


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to one message of this client."""

    id: str
    ok: bool
    error: Problem | None = None
    refusal: Refusal | None = None
    word: str | None = None
    """The word that was refused (of several)."""


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """Why a word may not be said now; `refusal` is null if it may."""

    id: str
    word: str
    refusal: Refusal | None


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody wrote."""

    n: int
    name: str
    seat: int | None
    text: str
    at: int


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there."""

    watching: int
    """How many spectators."""
    away: list[int]


ServerMessage = State | Answer | Why | Chat | Presence


# -- the live table, from the client --------------------------------------------------------------------------


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say a word; `seq` is that of the state it answers."""

    id: MessageId
    seq: int
    word: Word


class SayAll(Struct, frozen=True, tag_field="type", tag="say_all", forbid_unknown_fields=True):
    """Say several words of one's own, all or none."""

    id: MessageId
    seq: int
    words: Annotated[list[Word], Meta(min_length=1, max_length=100)]


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    """Take one's last word back, or `all` of one's words in this sealed decision."""

    id: MessageId
    all: bool = False


class AskWhy(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a word may not be said."""

    id: MessageId
    word: Word


class SayChat(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Write something to everybody at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


ClientMessage = Say | SayAll | TakeBack | AskWhy | SayChat


# -- replay ---------------------------------------------------------------------------------------------------


class ReplayEntry(Struct, frozen=True):
    """A line of the journal of a finished match."""

    key: str
    rule: str
    figures: Figures
    audience: list[int] | None
    """The seats that knew it then; null for everybody, spectators included."""


class ReplayWord(Struct, frozen=True):
    """A word and what followed from it."""

    seat: int
    word: str
    phase: str
    """The phase it was said in."""
    events: list[ReplayEntry]
    at: int | None


class Replay(Struct, frozen=True):
    """A whole match; the positions are fetched one by one below `states`."""

    card: TableCard
    commitment: str
    seed: str
    setup: list[ReplayEntry]
    """What happened before the first word."""
    words: list[ReplayWord]
    states: str
    """The address of the positions: add `/N?view=...`."""
    result: Result | None


class ReplayState(Struct, frozen=True):
    """The position after `n` words."""

    n: int
    view: str
    sight: Any
    """As the seat of the view saw it; the public one for `public` and `all`."""
    sights: list[Any]
    """The sight of each seat, for `all` only."""
    phase: str
    decision: str
    prompt: Prompt | None
    speakers: list[int]
    speaker: int | None
    """Who says the next word, or would."""
    offer: list[str]
    """What that seat may say, as far as the view allows to know."""
    journal: int
    """How many journal entries there are by then, whoever knows them."""
    result: Result | None


class Verification(Struct, frozen=True):
    """What was checked of a finished match."""

    seed: str
    commitment: str
    words: int
    matches: bool
    """Whether the seed gives the hash that was published before the first word."""
    replayed: bool
    """Whether all words, said again with that seed, give the result that was announced."""
    first_difference: str | None
