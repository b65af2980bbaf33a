"""What boards are drawn with: lines of coloured text, put into tables, columns and beside each other.

A line is a `rich.text.Text` of known width; nothing here prints. A `Block` is a drawing that may be shown whole, or
as those of its lines that have changed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from unicodedata import category

from rich.text import Text

Cell = str | Text
Lines = list[Text]

HEAD = "bold"
FAINT = "dim"
LIT = "bold yellow"
WARN = "red"
HANGING = 18  # columns in which a text can stand beside others, broken
NARROWEST = 3  # columns a table's column keeps
SEAT_STYLES = ("red", "green", "yellow", "blue", "magenta", "cyan")
"""By seat; names and letters say the same without colours."""

ASCII = str.maketrans(
    {
        "─": "-", "│": "|", "·": "-", "×": "x", "…": "...", "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": '"',
        "”": '"', "«": '"', "»": '"', "•": "*", "→": ">", "✓": "+", "■": "#", "▲": "^", "≈": "~", "♣": "f", "†": "+",
        "●": "o", "○": ".", "Œ": "OE", "œ": "oe", "æ": "ae", "\u00a0": " ", "\u202f": " ", "▪": "#",
        "⌂": "n", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┼": "+", "┬": "+", "┴": "+", "░": ":",
        "←": "<", "↑": "^", "↓": "v", "½": "1/2", "²": "2", "↻": "@", "★": "*", "☠": "%", "≥": ">=",
    }
)  # fmt: skip


def folded(text: str) -> str:
    """The same in ASCII: letters lose their accents, signs become their next of kin."""
    plain = unicodedata.normalize("NFKD", text.translate(ASCII))
    return "".join(sign for sign in plain if ord(sign) < 128)


CUT = re.compile(r"(?<!\d)[^\s…]{2}…|[^\d\s] …(?=  |$)")


def folded_line(text: str) -> str:
    """The same for what was laid out already: three dots take the room of an ellipsis and of two letters before it."""
    return folded(CUT.sub("...", text))


def harmless(text: str) -> str:
    """The same without what a terminal would obey instead of showing it."""
    return text if text.isprintable() else "".join("?" if category(sign) == "Cc" else sign for sign in text)


@dataclass
class Block:
    """A part of a board: how important it is when there is little room, and how its lines stand for changes."""

    key: str
    lines: Lines
    head: int = 0  # lines that belong above any of the others, such as a table's heads
    rank: int = 5  # 1 = shown first
    live: bool = True  # whether its lines are shown when they have changed
    whole: bool = True  # whether it is part of the whole board, or only of changes
    entire: bool = False  # whether all of it is shown as soon as a line has changed, as for a plan
    contents: Sequence[str] = ()  # what the lines say, where their layout cuts it to fit

    def changes(self, before: Sequence[str]) -> Block:
        """What was not there before, below the heads, each with the lines it goes on in; empty if there is nothing."""
        known = set(before)
        new: Lines = []
        for item in self.items():
            if any(content not in known for _, content in item):
                new += [line for line, _ in item]
        if not new or not self.live:
            return Block(self.key, [], rank=self.rank)
        lines = self.lines if self.entire else self.lines[: self.head] + new
        return Block(self.key, lines, self.head, self.rank, entire=self.entire)

    def items(self) -> list[list[tuple[Text, str]]]:
        """The lines below the heads with what they say: an indented one goes on with the one before it."""
        items: list[list[tuple[Text, str]]] = []
        for line, content in list(zip(self.lines, self.said(), strict=True))[self.head :]:
            if items and line.plain.startswith("  "):
                items[-1].append((line, content))
            else:
                items.append([(line, content)])
        return items

    def said(self) -> list[str]:
        """What each line says, however wide its columns are."""
        return list(self.contents) or [" ".join(line.plain.split()) for line in self.lines]

    def at_most(self, height: int) -> Block:
        """As many of its lines as there is room for, in their order and none without those it goes on in; none if that
        would be only heads."""
        if len(self.lines) <= height:
            return self
        kept: Lines = self.lines[: self.head]
        for item in self.items():
            if len(kept) + len(item) > height:
                break
            kept = kept + [line for line, _ in item]
        kept = [] if self.entire or len(kept) <= self.head else kept
        return Block(self.key, kept, self.head, self.rank)


def text(*parts: Cell | tuple[str, str]) -> Text:
    """Parts in a row; a pair is a text with its style."""
    return Text.assemble(*parts)


def width_of(cell: Cell) -> int:
    return cell.cell_len if isinstance(cell, Text) else Text(cell).cell_len


def fit(cell: Cell, width: int, right: bool = False) -> Text:
    """Exactly so wide: cut with an ellipsis, or filled up."""
    line = shortened(cell, max(0, width))
    room = width - line.cell_len
    return Text(" " * room) + line if right else line + Text(" " * room)


def cut(cell: Cell, width: int) -> Text:
    """At most so wide."""
    line = shortened(cell, width)
    line.rstrip()
    return line


def shortened(cell: Cell, width: int) -> Text:
    """Cut with an ellipsis if it must be, but never inside a number: 1… might be 12."""
    line = cell.copy() if isinstance(cell, Text) else Text(cell)
    if line.cell_len <= width:
        return line
    line.truncate(width, overflow="ellipsis")
    kept = line.plain[:-1]
    if kept[-1:].isdecimal():
        line.right_crop(1 + len(kept) - len(kept.rstrip("0123456789")))
        line.append("…")
    return line


def wrap(cell: Cell, width: int, indent: int = 0) -> Lines:
    """Broken at spaces, but neither at no-break ones nor between a number and what it counts; later lines are
    indented."""
    line = cell if isinstance(cell, Text) else Text(cell)
    lines: Lines = []
    while line.cell_len > width - (indent if lines else 0):
        room = width - (indent if lines else 0)
        at = line.plain.rfind(" ", 0, room + 1)
        before = line.plain.rfind(" ", 0, max(0, at))
        if before > 0 and line.plain[before + 1 : at].isdecimal() and line.plain[at + 1 : at + 2].isalpha():
            at = before
        if at <= 0:
            at = room
        lines.append(line[:at])
        line = line[at:]
        while line.plain.startswith(" "):
            line = line[1:]
    lines.append(line)
    return [first if k == 0 else Text(" " * indent) + first for k, first in enumerate(lines)]


NO_BREAK = (("\u00a0", "\ue000"), ("\u202f", "\ue001"))
"""No-break spaces, and signs Rich takes for letters: it would break a line at the former."""


def unbroken(said: str) -> str:
    for space, sign in NO_BREAK:
        said = said.replace(space, sign)
    return said


def rebroken(said: str) -> str:
    for space, sign in NO_BREAK:
        said = said.replace(sign, space)
    return said


def table(
    rows: Sequence[Sequence[Cell]], right: Iterable[int] = (), gap: int = 2, width: int = 0, keep: Iterable[int] = ()
) -> Lines:
    """Cells in columns; the columns named by `right` are flush right. With a width the longest columns give way,
    those in `keep` never, and none cuts a number."""
    if not rows:
        return []
    flush = frozenset(right)
    kept = frozenset(keep)
    columns = max(len(row) for row in rows)
    widths = [max((width_of(row[k]) for row in rows if k < len(row)), default=0) for k in range(columns)]
    floors = [0] * columns
    figures = [[row[k] for row in rows if k < len(row) and is_figure(row[k])] for k in range(columns)]
    for spared in (rows[:1], ()) if width else ():  # heads are cut only if nothing else helps
        for k in range(columns):
            least = max([NARROWEST, *map(width_of, figures[k]), *(width_of(row[k]) for row in spared if k < len(row))])
            floors[k] = widths[k] if k in kept else min(widths[k], least)
        while sum(widths) + gap * (columns - 1) > width:
            may = [k for k in range(columns) if widths[k] > floors[k]]
            if not may:
                break
            widths[max(may, key=lambda k: widths[k])] -= 1
    lines = []
    for row in rows:
        line = Text(" " * gap).join([fit(cell, widths[k], k in flush) for k, cell in enumerate(row)])
        line.rstrip()
        lines.append(line)
    return lines


def is_figure(cell: Cell) -> bool:
    """Whether a cell is a number, with signs perhaps: `12`, `3/4`, `9*`."""
    plain = cell.plain if isinstance(cell, Text) else cell
    return any(sign.isdigit() for sign in plain) and not any(sign.isalpha() for sign in plain)


def hanging(
    rows: Sequence[Sequence[Cell]], right: Iterable[int] = (), gap: int = 2, width: int = 0, least: int = HANGING
) -> Lines:
    """A table whose last column is broken into lines instead of being cut; where that is narrower than `least`, row by
    row."""
    heads = table([row[:-1] for row in rows], right, gap)
    edge = widest(heads) + gap
    if width - edge < least:
        return [line for row in rows for line in wrap(Text("  ").join([text(cell) for cell in row]), width, 4)]
    return [
        line
        for head, row in zip(heads, rows, strict=True)
        for line in beside([fit(head, edge - gap)], wrap(row[-1], width - edge), gap)
    ]


def beside(left: Lines, right: Lines, gap: int = 3) -> Lines:
    """Two drawings side by side."""
    edge = max((line.cell_len for line in left), default=0)
    lines = []
    for k in range(max(len(left), len(right))):
        line = fit(left[k] if k < len(left) else "", edge + gap)
        if k < len(right):
            line = line + right[k]
        line.rstrip()
        lines.append(line)
    return lines


def widest(lines: Lines) -> int:
    return max((line.cell_len for line in lines), default=0)


def flow(items: Sequence[Cell], width: int, gap: str = "  ", indent: int = 0) -> Lines:
    """Items one after the other, never broken inside unless one alone is too wide for a line."""
    lines: Lines = []
    line = Text()
    for item in items:
        piece = item if isinstance(item, Text) else Text(item)
        room = width - (indent if lines else 0)
        if line.cell_len and line.cell_len + len(gap) + piece.cell_len > room:
            lines.append(line)
            line = Text()
        *full, line = wrap(line + Text(gap) + piece if line.cell_len else piece, width - indent)
        lines += full
    if line.cell_len or not lines:
        lines.append(line)
    return [first if k == 0 else Text(" " * indent) + first for k, first in enumerate(lines)]


def in_columns(items: Sequence[Text], width: int, gap: int = 2, most: int = 12) -> Lines:
    """Items in columns of one width, read downwards; one that is wider than all there is, broken."""
    if not items:
        return []
    column = min(width, max(item.cell_len for item in items))
    across = max(1, min(most, (width + gap) // (column + gap), len(items)))
    half = -(-len(items) // 2)
    if across == 1 and most > 1 and half < len(items):  # the shorter ones may leave room for a second column
        pair = table([items[k::half] for k in range(half)], gap=gap)
        if widest(pair) <= width:
            return pair
    if across == 1:
        return [line for item in items for line in wrap(item, width, min(4, width // 4))]
    down = -(-len(items) // across)
    return table([items[k::down] for k in range(down)], gap=gap)


def heading(title: str, width: int = 0) -> Text:
    """The name of a part of the board, with a rule up to the width."""
    line = Text(title, style=HEAD)
    room = width - line.cell_len - 1
    return line + Text(" " + "─" * room, style=FAINT) if room > 2 else line


def titled(title: str, lines: Lines, width: int = 0) -> Lines:
    return [heading(title, width), *lines]
