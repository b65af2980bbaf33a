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


SeatTurn = Literal["", "now", "next", "then", "played", "choosing", "sealed", "finished", "out"]
"""Has the word, is next, comes later, has had its turn; chooses in secret, has sealed; speaks no more; is out."""


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
    turns: list[SeatTurn] = []
    """By seat, what it does in the turn order."""


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


ServerMessage = State | Answer | Why | Chat | Presence | Hint


# -- from the client ------------------------------------------------------------------------------------------


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


ClientMessage = Say | SayAll | TakeBack | AskWhy | SayChat | AskHint
