"""Where a title's own fields begin is written out in each layout, so that the compiler sees a number."""

from importlib import import_module

import pytest

from emporion.games import titles
from emporion.kernel.table import HEADER


@pytest.mark.parametrize("title", titles())
def test_a_title_begins_where_the_kernel_ends(title: str) -> None:
    assert import_module(f"emporion.games.{title}.table.layout").HEADER == HEADER == 138
