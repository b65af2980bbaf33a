"""A sheet of characters to draw maps on: what is put later covers what lies there."""

from __future__ import annotations

from rich.text import Text

from emporion.terminal.kit import Lines


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, said: str | Text, style: str = "") -> None:
        """Write from a place to the right; what lies outside is cut off."""
        line = said if isinstance(said, Text) else Text(said, style=style)
        for k, sign in enumerate(line.plain):
            if 0 <= x + k < self.width and 0 <= y < self.height:
                self._signs[y][x + k] = sign
                self._styles[y][x + k] = str(_style_at(line, k))

    def free(self, x: int, y: int, width: int) -> bool:
        """Whether nothing stands there, nor right beside it."""
        if not 0 <= y < self.height or x < 0 or x + width > self.width:
            return False
        return all(sign == " " for sign in self._signs[y][max(0, x - 1) : x + width + 1])

    def line(self, a: tuple[int, int], b: tuple[int, int], sign: str, style: str = "") -> None:
        """A straight line of signs."""
        steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
        for k in range(steps + 1):
            x = round(a[0] + (b[0] - a[0]) * k / steps)
            y = round(a[1] + (b[1] - a[1]) * k / steps)
            self.put(x, y, sign, style)

    def lines(self) -> Lines:
        drawn: Lines = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            row = Text()
            for sign, style in zip(signs, styles, strict=True):
                row.append(sign, style or None)
            row.rstrip()
            drawn.append(row)
        return drawn


def _style_at(line: Text, k: int) -> str:
    for span in reversed(line.spans):
        if span.start <= k < span.end:
            return str(span.style)
    return str(line.style)
