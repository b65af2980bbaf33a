"""The drawings of the titles, found by name; a title without one is drawn from the fields of its sight.

Only the terminal comes in; a drawing sees a sight and what is printed on the components, never a table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from emporion.terminal.boards.generic import GenericBoard

if TYPE_CHECKING:
    from emporion.terminal.board import Board
    from emporion.terminal.voice import Voice


def board_of(title: str, voice: Voice) -> Board:
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        return GenericBoard(voice)
    board: Board = import_module(name).TitleBoard(voice)
    return board
