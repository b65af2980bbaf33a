# interpreted
"""Orders in advance: what a seat wants said at a decision to come, on conditions about what it sees.

A title that has any lists them as `ORDERS` in `sight/orders.py`; the server keeps, judges and carries them out, and
knows none. Everything here is asked of what the seat itself may see, so that an order can give nothing away.

Texts of a title, by the order's name, each with its figures: `order-NAME` (what it does), `order-NAME-note` (exactly,
with `$amount` as it is chosen), and `order-NAME-until` before its conditions, if it has any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from emporion.kernel.journal import Figure

S = TypeVar("S")


class Seen(msgspec.Struct, Generic[S], frozen=True):
    """What a seat sees when it is asked about its orders."""

    sight: S
    seat: int
    phase: str
    offer: Sequence[str] = ()
    """What it may say, when it must speak."""


class Chosen(msgspec.Struct, frozen=True):
    """An order as its seat has filled it in."""

    amount: int = 0
    word: str = ""
    until: str = ""


class Form(msgspec.Struct, frozen=True):
    """What can be chosen in an order now."""

    amounts: tuple[int, int] | None = None
    """The least and the most."""
    words: Sequence[str] = ()
    """One of these; none where the order says by itself what is said."""
    until: Sequence[str] = ()
    """Things whose coming ends it: then the seat decides itself."""
    unending: bool = True
    """Whether it may do without one of them."""
    figures: dict[str, Figure] = msgspec.field(default_factory=dict)

    def takes(self, chosen: Chosen) -> bool:
        """Whether an order can be filled in so."""
        if self.amounts is None:
            fits = chosen.amount == 0
        else:
            fits = self.amounts[0] <= chosen.amount <= self.amounts[1]
        fits = fits and (chosen.word in self.words if self.words else chosen.word == "")
        return fits and (chosen.until in self.until or (chosen.until == "" and self.unending))


@dataclass(frozen=True)
class Order(Generic[S]):
    """A kind of order."""

    name: str
    decision: str
    """The step it answers."""
    rule: str
    form: Callable[[Seen[S]], Form | None]
    """What can be chosen; None while the order makes no sense."""
    rests: Callable[[Seen[S]], list[Any]]
    """The facts it rests on: when they are others, it falls."""
    says: Callable[[Seen[S], Chosen], str | None]
    """What is said when the seat is asked; None when a condition is met, so that the seat decides itself. What may not
    be said is said by nobody: the order falls."""
    once: bool = field(default=True)
    """Whether it is done when it has spoken."""
