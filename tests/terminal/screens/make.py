"""Screens that are kept for every title: `python -m tests.terminal.screens.make [TITLE]` draws them anew, to be read
before they are committed."""

from __future__ import annotations

import sys
from pathlib import Path

from emporion.games import load, titles
from emporion.kernel.match import Match
from emporion.kernel.record import read_record
from tests.terminal.driver import typed

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parents[1] / "fixtures"
SIZES = ((80, 24), (120, 40))
SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""How much of a kept match has been played."""


def position(title: str, share: float) -> Match:
    """A kept match after part of its words, at the next decision of the first seat."""
    file = sorted((RECORDS / title).glob("2-*.record"))[0]
    whole = read_record(load(title), file.read_text(encoding="utf-8"))
    wanted, mine = round(share * len(whole.said)), [k for k, said in enumerate(whole.said) if said.seat == 0]
    return whole.at(next((k for k in mine if k >= wanted), mine[-1]))


def screens(title: str, language: str, size: tuple[int, int]) -> str:
    """What the first seat sees at each of the positions."""
    seen = [
        f"### {round(100 * share)} %\n{''.join(typed(position(title, share), [], language, size=size)[:-1])}"
        for share in SHARES
    ]
    return "".join(seen)


def file_of(title: str, language: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{title}.{language}.{size[0]}x{size[1]}.txt"


def kept() -> list[tuple[str, str, tuple[int, int]]]:
    """Both languages on the small screen, one on the large."""
    small = [(title, language, SIZES[0]) for title in titles() for language in ("en", "fr")]
    return [*small, *((title, "fr", SIZES[1]) for title in titles())]


if __name__ == "__main__":
    for title, language, size in kept():
        if title in (sys.argv[1:] or titles()):
            file_of(title, language, size).write_text(screens(title, language, size), encoding="utf-8")
