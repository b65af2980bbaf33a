"""Positions of every title exactly as they are drawn (`screens/make.py` draws them anew)."""

from __future__ import annotations

import pytest

from tests.terminal.screens.make import file_of, kept, screens


@pytest.mark.parametrize(("title", "language", "size"), kept(), ids=lambda value: str(value))
def test_a_position_is_drawn_as_it_is_kept(title: str, language: str, size: tuple[int, int]) -> None:
    assert screens(title, language, size) == file_of(title, language, size).read_text(encoding="utf-8")
