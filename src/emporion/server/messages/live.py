"""The live table: the messages of its WebSocket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from emporion.server.messages.advice import AskHint, Hint
from emporion.server.messages.common import Figures, MessageId, Problem, Word
from emporion.server.messages.tables import Result, TableCard

# -- from the server ------------------------------------------------------------------------------------------


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
    round: int
    """The place in the sequence of play it was told at: the title's round (decade, turn), 0 if in none,"""
    phase: str
    """the phase (the Fluent message `phase-PHASE`; empty outside of any),"""
    lap: int
    """which of several equal parts of the phase,"""
    turn: int | None
    """and whose turn it was."""
    struck: bool = False
    """A turn that was taken back because all agreed: `event-taken-back`."""


class Request(Struct, frozen=True):
    """A seat asks the others whether it may take its turn back, or for more time, or did last."""

    id: int
    """What an answer names: the requests of a table are numbered from 1."""
    seat: int
    journal_from: int
    """What this viewer's journal tells from this number on would not have happened."""
    until: int | None
    """When silence counts as a no; null: never."""
    yes: list[int]
    """The seats that agree, bots among them."""
    silent: list[int]
    """Those that have not answered."""
    ending: Literal["open", "granted", "refused", "silent", "withdrawn", "shown"]
    """`shown`: something hidden has become known meanwhile."""
    by: int
    """Whose answer ended it."""
    seconds: int = 0
    """How much more time it asks for; 0: to take its turn back."""


class Back(Struct, frozen=True):
    """How the viewer may take words back."""

    how: Literal["own", "bots", "ask", "asked", "kept", "shown", "none"]
    """Freely over `own` words, or those of `bots` as well; only if all agree whom it must `ask`. Else why not: somebody
    has `asked`, wants the turn `kept`, something hidden was `shown` since, or there is `none`."""
    words: list[str]
    """Its words that may be, the oldest first: those of its turn, or of this sealed decision."""
    going: bool
    """Whether that turn still goes on."""
    shown: int | None
    """The journal entry that tells what was shown."""


class OrderForm(Struct, frozen=True):
    """An order that can be given in advance now: the Fluent messages `order-NAME` of the title, with these figures."""

    name: str
    decision: str
    rule: str
    amounts: tuple[int, int] | None
    """The least and the most of its amount, if it has one."""
    words: list[str]
    """One of these is said; none where the order says by itself what is."""
    until: list[str]
    """The things whose coming ends it."""
    unending: bool
    """Whether it may do without one."""
    figures: Figures


class MyOrder(Struct, frozen=True):
    """An order of the viewer's, which nobody else knows of."""

    id: str
    name: str
    decision: str
    amount: int
    word: str
    until: str
    made: int
    fate: Literal["", "changed", "reached", "refused", "back"]
    """Why it does not hold any more: what it rested on has changed, its condition is met, the rules do not allow what
    it says, or what it said was taken back."""
    answers: bool
    """Whether it is about to speak."""


class Orders(Struct, frozen=True):
    """The viewer's orders in advance."""

    forms: list[OrderForm]
    """What can be given now: nothing while the viewer has to decide."""
    mine: list[MyOrder]
    said: list[str]
    """The words that orders have said since the viewer last spoke by itself."""


SeatTurn = Literal["", "now", "next", "then", "played", "choosing", "sealed", "finished", "out"]
"""Has the word, is next, comes later, has had its turn; chooses in secret, has sealed; speaks no more; is out."""


class Here(Struct, frozen=True):
    """Where in the sequence of play a table stands, as lines of the journal are told at a place."""

    round: int
    phase: str
    lap: int


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
    """Whether the viewer may take its last word back without asking anybody."""
    back: Back | None
    request: Request | None
    journal_from: int
    """The entries in `journal` replace all that the client has from this number on (words may have been taken back)."""
    journal: list[Entry]
    words: int
    commitment: str
    """The hash of the seed, published before the first word; empty before the start."""
    seed: str | None
    """The seed itself, once the match is over."""
    result: Result | None
    turns: list[SeatTurn] = []
    """By seat, what it does in the turn order."""
    orders: Orders | None = None
    """Null for who has no seat, and where there are none."""
    here: Here | None = None
    """What stands above the next line of the journal; null before the start and after the end."""


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to one message of this client."""

    id: str
    ok: bool
    error: Problem | None = None
    refusal: Refusal | None = None
    word: str | None = None
    """The word that was refused (of several)."""
    caution: Refusal | None = None
    """Why the word is `hasty`: the Fluent message `caution-KEY`."""


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """Why a word may not be said now; `refusal` is null if it may."""

    id: str
    word: str
    refusal: Refusal | None


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody wrote."""

    n: int
    """Which line of the table's it is, or of those between the partners."""
    name: str
    seat: int | None
    text: str
    at: int
    partners: bool = False
    """Whether only the writer's team reads it."""


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there."""

    watching: int
    """How many spectators."""
    away: list[int]


class Past(Struct, frozen=True, tag_field="type", tag="past"):
    """What this viewer saw before and after the word that brought a line of its journal about."""

    id: str
    n: int
    """The line."""
    before: Any
    """The title's sight before the word; the same as after for what happened during set-up."""
    after: Any
    phase: str
    decision: str
    speakers: list[int]
    journal: int
    """How many lines the viewer's journal had after the word."""


ServerMessage = State | Answer | Why | Chat | Presence | Hint | Past


# -- from the client ------------------------------------------------------------------------------------------


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say a word; `seq` is that of the state it answers."""

    id: MessageId
    seq: int
    word: Word
    careful: bool = False
    """Whether to be asked first (`hasty`) when it is plainly a mistake that cannot be made good."""


class SayAll(Struct, frozen=True, tag_field="type", tag="say_all", forbid_unknown_fields=True):
    """Say several words of one's own, all or none."""

    id: MessageId
    seq: int
    words: Annotated[list[Word], Meta(min_length=1, max_length=100)]
    careful: bool = False


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    """Take one's last word back, or so many `steps`, or `all` of one's words in this turn or sealed decision."""

    id: MessageId
    all: bool = False
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class AskBack(Struct, frozen=True, tag_field="type", tag="ask_back", forbid_unknown_fields=True):
    """Ask the others whether one may take one's turn back."""

    id: MessageId


class AskTime(Struct, frozen=True, tag_field="type", tag="ask_time", forbid_unknown_fields=True):
    """Ask the others for more time for what one has to decide now."""

    id: MessageId
    seconds: Annotated[int, Meta(ge=60, le=60 * 60 * 24 * 14)]


class AnswerBack(Struct, frozen=True, tag_field="type", tag="answer_back", forbid_unknown_fields=True):
    """Answer a request. The seat that asked withdraws it with a no."""

    id: MessageId
    request: int
    yes: bool


class SealOrder(Struct, frozen=True, tag_field="type", tag="seal_order", forbid_unknown_fields=True):
    """Give an order in advance, in the place of another about the same decision."""

    id: MessageId
    name: Annotated[str, Meta(max_length=40)]
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    word: Annotated[str, Meta(max_length=80)] = ""
    until: Annotated[str, Meta(max_length=80)] = ""


class DropOrder(Struct, frozen=True, tag_field="type", tag="drop_order", forbid_unknown_fields=True):
    """Take an order back before it speaks; or put the word away that one does not hold any more."""

    id: MessageId
    order: Annotated[str, Meta(max_length=40)]


class AskWhy(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a word may not be said."""

    id: MessageId
    word: Word


class SayChat(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Write something to everybody at the table, or to one's `partners` alone."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    partners: bool = False


class AskPast(Struct, frozen=True, tag_field="type", tag="past", forbid_unknown_fields=True):
    """Ask what one saw when a line of one's journal was told."""

    id: MessageId
    n: Annotated[int, Meta(ge=0)]


ClientMessage = (
    Say
    | SayAll
    | TakeBack
    | AskBack
    | AskTime
    | AnswerBack
    | SealOrder
    | DropOrder
    | AskWhy
    | SayChat
    | AskHint
    | AskPast
)
