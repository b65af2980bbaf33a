"""Words outside, numbers inside: the vocabulary of a game, and the buffer offers are written into."""

import re
from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.journal import Figure

SEPARATORS: Final = re.compile(r"[:/+>]")


class UnknownWord(ValueError):
    """A text that is not in the vocabulary."""


@final
class Vocabulary:
    """The finite list of everything that can be said in a game, in a fixed order.

    A family's shape names the parts of its objects for those who read them: `@good:forum/senate` says that the
    first part of `split:ivory:0/2` is a good (a reference, see `journal.Figure`) and the others are numbers.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.shapes: list[str] = []
        self.numbers: dict[str, int] = {}

    def word(self, text: str, shape: str = "") -> int:
        """Add one word and return its number."""
        if text in self.numbers:
            raise ValueError(f"the word {text} is in the vocabulary already")
        self.numbers[text] = len(self.texts)
        self.texts.append(text)
        self.shapes.append(shape)
        return len(self.texts) - 1

    def family(self, verb: str, objects: Iterable[object], shape: str) -> int:
        """Add `verb:object` for each object, one after the other, and return the number of the first."""
        first = len(self.texts)
        for thing in objects:
            self.word(f"{verb}:{thing}", shape)
        return first

    def number(self, text: str) -> int:
        try:
            return self.numbers[text]
        except KeyError:
            raise UnknownWord(f"unknown word {text[:40]!r}") from None

    def text(self, number: int) -> str:
        return self.texts[number]

    def verb(self, number: int) -> str:
        return self.texts[number].partition(":")[0]

    def figures(self, number: int) -> dict[str, Figure]:
        """The named parts of a word: what the Fluent message `word-VERB` is given."""
        shape = self.shapes[number]
        if not shape:
            return {}
        parts = SEPARATORS.split(self.texts[number].partition(":")[2])
        figures: dict[str, Figure] = {}
        for name, part in zip(SEPARATORS.split(shape), parts, strict=True):
            if name.startswith("@"):
                figures[name[1:]] = f"{name[1:].rstrip('0123456789')}:{part}"
            else:
                figures[name] = int(part) if part.isdigit() else part
        return figures

    def __len__(self) -> int:
        return len(self.texts)


@final
class Words:
    """A list of words that is filled again and again without allocating."""

    def __init__(self, capacity: int) -> None:
        self.v: vec[i64] = vec[i64]([0] * capacity)
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, word: i64) -> None:
        self.v[self.n] = word
        self.n += 1

    def add_range(self, first: i64, end: i64) -> None:
        """Add the words first, first + 1, .. end - 1."""
        n: i64 = self.n
        for word in range(first, end):
            self.v[n] = word
            n += 1
        self.n = n

    def get(self, k: i64) -> i64:
        return self.v[k]

    def listed(self) -> list[int]:
        return [int(self.v[k]) for k in range(int(self.n))]
