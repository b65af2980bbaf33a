"""What a title's drawing is: blocks of a board, pages by name, and how choices and places are called.

A board knows only what its seat may see: `see` gives it a sight, and everything is drawn from that (and from what is
printed on the components). A title's own is `boards/TITLE.py`, a class `TitleBoard`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from emporion.terminal.kit import FAINT, HANGING, HEAD, Block, Cell, Lines, flow, hanging, table, text, widest, wrap

if TYPE_CHECKING:
    from emporion.kernel.journal import Event, Figure
    from emporion.kernel.options import OptionValue
    from emporion.terminal.voice import Voice

LEAST = 8  # columns of a text that may be cut
Page = Callable[[int], Lines]
"""Draws a page for a width."""


class Board:
    options: Mapping[str, OptionValue] = {}
    """Those of the match, as far as a drawing asks for them."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.me = voice.me
        self.sight: Any = None
        self.offer: list[int] = []
        self.phase = ""

    def see(self, sight: Any, offer: list[int], phase: str) -> None:
        """From now on draw this: what the seat sees, what it may say, and the phase of the game."""
        self.sight = sight
        self.offer = offer
        self.phase = phase

    # -- what a title draws -----------------------------------------------------------------------------------
    def title(self) -> str:
        """What is played, with the map if there are several."""
        return self.voice.message("game")

    def headline(self) -> str:
        """Where the match is: `Round 2 of 5`."""
        return ""

    def chapter(self) -> object:
        """The whole board is shown again when this changes."""
        return self.headline(), self.phase

    def blocks(self, width: int) -> list[Block]:
        """The board from top to bottom; what does not fit is left out, the highest rank first."""
        raise NotImplementedError

    def decision(self, width: int) -> Lines:
        """What belongs to the decision at hand and is shown each time: a lot and its bids, a piece to be placed."""
        return []

    def entire(self, width: int) -> Lines:
        """The whole board, for somebody who asks for it."""
        return [line for block in self.blocks(width) if block.whole for line in block.lines]

    def pages(self) -> dict[str, Page]:
        """More than fits on the board, by the key of the command that shows it."""
        return {}

    movable: frozenset[str] = frozenset()
    """The pages of which a part may be asked for by name: `map east`."""

    def part(self, key: str, wanted: str, width: int, height: int) -> Lines | None:
        """That part of a page; None if it has no such part."""
        return None

    # -- the seats ----------------------------------------------------------------------------------------------
    flush: Sequence[int] = ()
    """The columns of figures among the seats."""

    def heads(self) -> list[str]:
        """What is told of every seat; the longest last."""
        raise NotImplementedError

    def standing(self, seat: int) -> list[Cell]:
        """A seat, and what stands below each head."""
        raise NotImplementedError

    def order(self) -> Sequence[int]:
        """The seats as they are listed."""
        return range(len(self.sight.seats))

    def seat_rows(self) -> list[list[Cell]]:
        return [["", *(Text(head, HEAD) for head in self.heads())], *(self.standing(seat) for seat in self.order())]

    def seats(self, width: int) -> Lines:
        """A line for each seat with its standing, below one with heads. Where that is too wide the columns move closer
        and the last one is broken; on a screen too narrow for that it is cut, or left out."""
        rows = self.seat_rows()
        for gap in (2, 1):
            if widest(table(rows, gap=gap)) <= width:
                return table(rows, right=self.flush, gap=gap)
        if widest(table([row[:-1] for row in rows], gap=1)) + 1 + HANGING <= width:
            return hanging(rows, right=self.flush, gap=1, width=width)
        while len(rows[0]) > 2 and widest(table([[*row[:-1], row[-1][:LEAST]] for row in rows])) > width:
            rows = [row[:-1] for row in rows]
        return table(rows, right=self.flush, width=width, keep=range(len(rows[0]) - 1))

    def whole_seats(self, width: int) -> Lines:
        """The same with nothing left out: the last column broken, or where that is too narrow, seat by seat."""
        rows = self.seat_rows()
        if widest(table([row[:-1] for row in rows])) + HANGING <= width:
            return hanging(rows, right=self.flush, width=width)
        return [line for seat in self.order() for line in self.one_seat(seat, width)]

    def one_seat(self, seat: int, width: int) -> Lines:
        """Everything about one seat, head by head."""
        name, *cells = self.standing(seat)
        told = [
            text((head, FAINT), " ", cell)
            for head, cell in zip(self.heads(), cells, strict=True)
            if text(cell).plain not in ("", "·")
        ]
        return [*wrap(name, width), *(Text("  ") + line for line in flow(told, width - 2, " · "))]

    untold: frozenset[str] = frozenset()
    """Verbs no event tells of: a journal that is read afterwards tells the word itself."""

    drawn: frozenset[str] = frozenset()
    """Events that the board or the decision shows as well: they are told in the journal only."""

    tells: Mapping[str, tuple[str, ...]] = {}
    """By verb: the terms of advice that the word itself names, so that they are no reasons for it."""

    def verb(self, word: int) -> str:
        return self.voice.game.vocabulary.verb(word)

    def figure(self, word: int, name: str) -> str:
        """A part of a word: a number, or the name a component has in the data."""
        return str(self.voice.game.vocabulary.figures(word)[name]).rpartition(":")[2]

    def components(self) -> dict[str, frozenset[str]]:
        """By kind, the components of this match, where the title has others as well."""
        return {"seat": frozenset(str(seat) for seat in range(len(self.voice.names)))}

    def belongs(self, word: int) -> bool:
        """Whether a word may be said at some time in this match: nothing in it belongs to other matches only."""
        here = self.components()
        named = (str(figure).partition(":") for figure in self.voice.game.vocabulary.figures(word).values())
        return all(name in here[kind] for kind, _, name in named if kind in here)

    # -- what things are called -------------------------------------------------------------------------------
    def path(self, word: int) -> list[str]:
        """A choice as headings and a label; empty = its sentence, grouped by its verb."""
        return []

    def numbered(self, word: int) -> tuple[int, int]:
        """The number a word has at the table and how many its kind has; 0, 0 if it has none."""
        return 0, 0

    def called(self, word: int) -> str:
        """A choice as a sentence of its own."""
        path = self.path(word)
        if path:
            return " ".join(path)
        return self.sentence(self.voice.word(word), self.voice.game.vocabulary.figures(word))

    def plan(self, words: Sequence[int]) -> list[str]:
        """Choices that follow upon each other as sentences: a later one may be about what an earlier one makes."""
        return [self.called(word) for word in words]

    def note(self, word: int) -> str:
        """What a choice costs or brings, shown behind its label."""
        return ""

    def sentence(self, said: str, figures: dict[str, Figure]) -> str:
        """A sentence about the board with places called as they are drawn."""
        return said

    def sentences(self, events: list[Event]) -> list[tuple[str, str]]:
        """Events as told in the journal, each with its rule; a drawing may tell several in one sentence."""
        return [(self.sentence(self.voice.event(event), event.figures), event.rule) for event in events]

    def fate(self, seat: int) -> str:
        """What is to be said of a seat beside its points at the end: that it was eliminated, say."""
        return ""

    def summary(self, width: int) -> Lines:
        """What the result is made of, below the table of places."""
        return []

    def score_name(self) -> str:
        return self.voice.say("points")

    def score(self, seat: int, points: int) -> str:
        return str(points)
