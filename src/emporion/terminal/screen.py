"""The terminal itself: how large it is, what it can show, and how a person is asked.

Whatever stands between two questions is one screen; with a person before it, no screen is higher than the terminal:
a longer one stops half-way and waits.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from emporion.terminal.kit import Lines, cut, folded, folded_line, harmless

SMALLEST = (40, 12)
USUAL = (80, 24)
BROKEN_FROM = 4  # lines of a sentence that stay on one screen; longer ones, and indented tables, may be broken


class Leave(Exception):
    """The person stops playing."""


def can_show(stream_encoding: str | None) -> bool:
    """Whether the drawing signs can be written; a C locale cannot."""
    try:
        "é─×†".encode(stream_encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def read_line(prompt: str) -> str:
    """A line typed by a person, with the line editing of the terminal."""
    return input(prompt)


def as_typed(line: str) -> str:
    """What was typed, with its accents even where the terminal's encoding is said to have none."""
    try:
        typed = line.encode(errors="surrogateescape")
    except UnicodeEncodeError:
        return line.strip()
    try:
        return typed.decode().strip()
    except UnicodeDecodeError:
        return typed.decode("latin-1").strip()


class Screen:
    def __init__(
        self,
        console: Console | None = None,
        size: tuple[int, int] | None = None,
        read: Callable[[str], str] = read_line,
        interactive: bool | None = None,
        ascii_only: bool | None = None,
    ) -> None:
        self.console = console or Console(highlight=False, soft_wrap=True)
        self._size = size
        self._read = read
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty() if interactive is None else interactive
        self.ascii_only = not can_show(self.console.encoding) if ascii_only is None else ascii_only
        self.used = 0  # lines since the last question
        self.heeds: Callable[[str], bool] = lambda typed: False
        """Whether something typed at a pause is to be obeyed after it."""
        self.ahead = ""  # what was
        if hasattr(sys.stdin, "reconfigure"):  # an accent typed where only ASCII is known is no reason to stop
            sys.stdin.reconfigure(errors="surrogateescape")

    @property
    def width(self) -> int:
        return self._dimensions()[0]

    @property
    def height(self) -> int:
        return self._dimensions()[1]

    def _dimensions(self) -> tuple[int, int]:
        width, height = self._size or tuple(shutil.get_terminal_size(USUAL))
        return max(width, SMALLEST[0]), max(height, SMALLEST[1])

    @property
    def room(self) -> int:
        """Lines left before the question."""
        return self.height - 1 - self.used

    def show(self, lines: Lines, more: Callable[[int], str] = str) -> bool:
        """Print lines, screen by screen, none of which ends within a sentence; False if the person has seen enough.
        `more` says what the pause asks, with so many lines to come."""
        for k, line in enumerate(lines):
            full = self.room <= 0 or (self.used > 0 and self.room < self._together(lines, k))
            if self.interactive and full and not self.pause(more(len(lines) - k)):
                return False
            self.print(line)
        return True

    def fitting(self, lines: Lines) -> int:
        """How many of these lines are shown before the first pause."""
        room, k = self.room, 0
        while k < len(lines) and room >= (self._together(lines, k) if k or self.used else 1):
            room, k = room - 1, k + 1
        return k

    def _together(self, lines: Lines, k: int) -> int:
        """How many lines a sentence that begins here has; one that is longer than a screen may be broken."""
        if lines[k].plain.startswith("  "):
            return 1
        n = 1
        while k + n < len(lines) and lines[k + n].plain.startswith("  "):
            n += 1
        return n if n <= BROKEN_FROM else 1

    def pause(self, prompt: str) -> bool:
        """Wait for the person; False if they want something else than to read on."""
        answer = self.ask(f"{prompt} ")
        if self.heeds(answer):
            self.ahead = answer
        return not self.ahead and answer not in ("q", "0")

    def print(self, line: Text) -> None:
        shown = cut(line, self.width)
        shown.plain = harmless(folded_line(shown.plain)[: self.width] if self.ascii_only else shown.plain)
        self.console.print(shown, no_wrap=True, overflow="ignore", crop=False)
        self.used += 1

    def command(self, typed: str) -> None:
        """What somebody may copy into a shell: whole, however wide the terminal is."""
        self.console.print(Text(f"  {harmless(typed)}"), no_wrap=True, overflow="ignore", crop=False)
        self.used += 1

    def ask(self, prompt: str) -> str:
        """What the person types; `EOFError` when nothing comes any more."""
        self.console.file.flush()
        try:
            answer = as_typed(self._read(harmless(folded(prompt) if self.ascii_only else prompt)))
        finally:
            self.used = 0
        if not self.interactive:
            self.console.print()  # nobody has pressed a key that would end the line
        return answer

    def line(self, said: str = "", style: str = "") -> None:
        self.show([Text(said, style=style)])
