"""The log of a table, read from its beginning: the words that stand, and what taking back has left behind."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from emporion.server.match.moment import PUBLIC_BIT, bit
from emporion.server.match.op import Op


class DoesNotReplay(Exception):
    """The stored words do not fit the rules as they are here."""


class Recall(NamedTuple):
    """The match went back over words of others: what remains of that."""

    at: int
    seat: int
    agreed: bool
    """Whether the others were asked; then the journal says so."""


Recalls = dict[int, Recall]
"""By how many words stood then: of several, who was first to ask the others, and when the last was."""


Extensions = dict[int, list[tuple[int, int]]]
"""By how many words stood then: the seats that were given time, and how many milliseconds."""


class Standing:
    """Words that were not taken back, with the recalls that led to them, and the time that was given meanwhile."""

    def __init__(self, ops: list[Op]) -> None:
        self.words: list[Op] = []
        self.recalls: Recalls = {}
        self.extensions: Extensions = {}
        self.ordered = Ordered()
        for op in ops:
            if op.kind == "say":
                self.words.append(op)
                self.ordered.add(op)
            elif op.kind == "extend":
                note_extension(op, len(self.words), self.extensions)
            elif op.kind in ("back", "recall"):
                self._drop(op)

    def _drop(self, op: Op) -> None:
        if not 0 <= op.place < len(self.words):
            raise DoesNotReplay(f"entry {op.number} takes back word {op.place}, which is not there")
        self.ordered.drop(op, self.words[op.place].number)
        if op.kind == "back":
            del self.words[op.place]
        else:
            del self.words[op.place :]
        self.recalls = after(op, self.recalls)
        self.extensions = still_given(op, self.extensions)


def after(op: Op, recalls: Recalls) -> Recalls:
    """What remains of recalls when words are taken back: that of a word that is no more is forgotten."""
    left = {words: recall for words, recall in recalls.items() if words <= op.place}
    if op.kind == "recall":
        before = left.get(op.place)
        if before is not None and before.agreed:
            left[op.place] = before._replace(at=max(before.at, op.at))
        else:
            at = op.at if before is None else max(before.at, op.at)
            left[op.place] = Recall(at, op.seat, op.word == AGREED)
    return left


def note_extension(op: Op, words: int, extensions: Extensions) -> None:
    """A seat is given time."""
    extensions.setdefault(words, []).append((op.seat, int(op.word)))


def still_given(op: Op, extensions: Extensions) -> Extensions:
    """What remains of given time when words are taken back: of that after a recalled word nothing, clocks run anew."""
    if op.kind == "recall":
        return {words: given for words, given in extensions.items() if words < op.place}
    left: Extensions = {}
    for words, given in extensions.items():
        left.setdefault(words - 1 if words > op.place else words, []).extend(given)
    return left


def together(ops: list[Op]) -> Iterator[list[Op]]:
    """Entries one after the other, but words that were taken back at once, the latest first, together."""
    some: list[Op] = []
    for op in ops:
        goes_on = some and op.kind == some[-1].kind == "back" and op.seat == some[-1].seat and op.place < some[-1].place
        if some and not goes_on:
            yield some
            some = []
        some.append(op)
    if some:
        yield some


AGREED = "agreed"
"""What stands in the place of the word of a recall that the others agreed to."""


ORDERED = "order "
"""What the message of a word begins with that an order has said; its id follows."""


class Ordered:
    """What orders have said, by the log."""

    def __init__(self) -> None:
        self.spoken: set[str] = set()
        self.taken_back: set[str] = set()
        self._orders: dict[int, str] = {}  # by the number of the entry

    def add(self, op: Op) -> None:
        """A word was said."""
        if op.message.startswith(ORDERED):
            order = op.message.removeprefix(ORDERED)
            self._orders[op.number] = order
            self.spoken.add(order)

    def drop(self, op: Op, number: int) -> None:
        """A word was taken back: where its seat did so by itself, its order speaks no more."""
        order = self.order_of(number)
        if order is not None and op.kind == "back":
            self.taken_back.add(order)

    def order_of(self, number: int) -> str | None:
        """The order that spoke in an entry of the log."""
        return self._orders.get(number)


class Notes:
    """What the log says of each word that stands; kept for thousands of tables, so it is small."""

    def __init__(self) -> None:
        self.times = array("q")  # when it was said
        self._numbers = array("L")  # of its entry
        self._seen = array("L")  # who could notice it
        self._by_itself = array("b")  # whether the seat said it, or the default word was said for it

    def add(self, words: list[Op]) -> None:
        self.times.extend([op.at for op in words])
        self._numbers.extend([op.number for op in words])
        self._seen.extend([op.seen for op in words])
        self._by_itself.extend([op.message != "" for op in words])

    def drop(self, op: Op) -> None:
        for notes in (self.times, self._numbers, self._seen, self._by_itself):
            if op.kind == "back":
                del notes[op.place]
            else:
                del notes[op.place :]

    def number(self, place: int) -> int:
        return self._numbers[place]

    def public(self, place: int) -> bool:
        return self._seen[place] & PUBLIC_BIT != 0

    def noticed(self, place: int, viewer: int) -> bool:
        return self._seen[place] & bit(viewer) != 0

    def by_itself(self, place: int) -> bool:
        return bool(self._by_itself[place])
