"""A coached match: what the coach says before a decision, and after it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emporion.server.messages.advice import Reason
from emporion.server.messages.common import Figures, MessageId


class Remark(Struct, frozen=True):
    """Something worth looking at: the Fluent message `coach-KEY` of the title with these figures."""

    key: str
    rule: str
    figures: Figures


class Counsel(Struct, frozen=True, tag_field="type", tag="counsel"):
    """What the coach points out before the decision of the state of that `seq`, from the seat's own sight."""

    id: str
    seq: int
    remarks: list[Remark]
    lesson: str
    """The lesson that teaches this decision; empty if none does."""


class AskCounsel(Struct, frozen=True, tag_field="type", tag="counsel", forbid_unknown_fields=True):
    """Ask the coach what to look at in the state of that `seq`."""

    id: MessageId
    seq: int


class Verdict(Struct, frozen=True, tag_field="type", tag="verdict"):
    """What the coach thinks of a decision, judged from what the seat knew then."""

    id: str
    at: int
    """After how many words of the match it began."""
    said: list[str]
    """What the seat said, from its beginning to its end."""
    kind: Literal["good", "fair", "costly"]
    better: list[str]
    """What would have been better; nothing where it was good."""
    reasons: list[Reason]
    """Of what was good compared with the next best, else of what would have been better compared with what was said."""


class AskVerdict(Struct, frozen=True, tag_field="type", tag="verdict", forbid_unknown_fields=True):
    """Ask what the coach thinks of the first decision of one's own after so many words of the match."""

    id: MessageId
    since: Annotated[int, Meta(ge=0, le=1_000_000)]
