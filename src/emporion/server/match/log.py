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


class Standing:
    """Words that were not taken back, with the recalls that led to them."""

    def __init__(self, ops: list[Op]) -> None:
        self.words: list[Op] = []
        self.recalls: Recalls = {}
        for op in ops:
            if op.kind == "say":
                self.words.append(op)
            elif op.kind in ("back", "recall"):
                self._drop(op)

    def _drop(self, op: Op) -> None:
        if not 0 <= op.place < len(self.words):
            raise DoesNotReplay(f"entry {op.number} takes back word {op.place}, which is not there")
        if op.kind == "back":
            del self.words[op.place]
        else:
            del self.words[op.place :]
        self.recalls = after(op, self.recalls)


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
