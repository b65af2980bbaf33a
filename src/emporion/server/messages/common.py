"""What many messages hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from emporion.kernel.journal import Figure

Figures = dict[str, Figure]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class Problem(Struct, frozen=True):
    """What went wrong; the text for people is the Fluent message `error-KEY`."""

    error: str
    message: str
    """A sentence in English, for logs and scripts."""
    figures: Figures = {}
    """The variables of the Fluent message."""


LONGEST_BODY, LONGEST_RECORD = 16_000, 400_000
"""Bytes of the body of a request, and of one that brings a record along."""
