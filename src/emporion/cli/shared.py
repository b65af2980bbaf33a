"""Writing: to people through consoles made on first use (rich takes longer to load than most commands to run), to
scripts as JSON in UTF-8. Nothing here depends on what the terminal can show."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from emporion.cli.streams import harmless, readable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    out: Console
    notes: Console
    """Progress and remarks: never mixed with what a script reads."""


def __getattr__(name: str) -> Console:
    """`out` and `notes`, made when they are asked for."""
    if name not in ("out", "notes"):
        raise AttributeError(name)
    from rich.console import Console

    made = globals()[name] = Console(stderr=name == "notes", highlight=False)
    return made


NAME = 8  # letters of a name that stand in one line


class UsageError(ValueError):
    """What was asked for does not make sense."""


class Stopped(Exception):
    """Somebody pressed Ctrl-C; the text says what became of the work."""


def progress_bar() -> Progress:
    """Shown while it lasts, and only to people."""
    from rich.progress import Progress

    from emporion.cli.shared import notes

    return Progress(console=notes, transient=True, disable=not notes.is_terminal)


def make_table(*columns: str, title: str = "", rows: list[list[str]], lines: bool = True) -> Table:
    """A table whose columns stand straight also where letters must be replaced by plain ones."""
    from rich.box import HEAVY_HEAD
    from rich.markup import escape
    from rich.table import Table

    from emporion.cli.shared import out

    def shown(text: str) -> str:
        return escape(readable(harmless(text), out.encoding))

    heading = shown(title) or None
    cells = [[column, *(row[number] for row in rows)] for number, column in enumerate(columns)]
    tight = sum(max(map(len, column)) + 3 for column in cells) + 1 > out.width
    # Where there is no room heads are broken between words and the names in the first column, but no figure is.
    least = [max(map(len, [*head.split(), *below])) for head, *below in cells]
    narrow = tight and out.width - sum(width + 3 for width in least[1:]) - 4 < min(least[0], NAME)  # nor are names lost
    table = Table(title=heading, min_width=len(title), box=HEAVY_HEAD if lines and not narrow else None)
    if narrow:
        table.padding = (0, 1, 0, 0)
    for number, (head, *_) in enumerate(cells):
        table.add_column(shown(head), overflow="fold", width=least[number] if tight and number else None)
    for row in rows:
        table.add_row(*map(shown, row))
    return table


def counted(n: int, one: str, several: str) -> str:
    """`1 match`, `2,000 matches`."""
    return f"{n:,} {one if n == 1 else several}"


def print_json(data: Any) -> None:
    """One line of JSON, the same bytes in every locale."""
    import msgspec

    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
    sys.stdout.buffer.flush()
