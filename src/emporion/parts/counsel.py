# interpreted
"""Counsel: what a coach points out before a decision, in figures; never the word itself.

A title that has any lists it by decision as `COUNSEL` in `sight/counsel.py`. Everything here is asked of what the seat
itself may see, so that a coach can give nothing away. The texts are the messages `coach-KEY` of the title.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

import msgspec

from emporion.kernel.journal import Figure

S = TypeVar("S")


class Remark(NamedTuple):
    """Something worth looking at before a decision: the Fluent message `coach-KEY` with these figures."""

    key: str
    rule: str
    figures: dict[str, Figure]


class Asked(msgspec.Struct, Generic[S], frozen=True):
    """What a seat sees when it is asked something."""

    sight: S
    seat: int
    decision: str
    offer: Sequence[str] = ()


Advisor = Callable[[Asked[S]], list[Remark]]
"""What is to be said before a decision, what matters most first."""


def seat_figure(seat: int) -> str:
    return f"seat:{seat}"


def named(kind: str, names: Sequence[str]) -> list[str]:
    """Things of a kind as a text lists them."""
    return [f"{kind}:{name}" for name in names]
