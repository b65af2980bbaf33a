"""Every title passes the conformance kit; `make fuzz` does the same for longer."""

import pytest

from emporion.games import load, titles
from emporion.kernel.conformance import check_game

MATCHES = 12


@pytest.mark.parametrize("title", titles())
def test_conformance(title: str) -> None:
    report = check_game(load(title), MATCHES, seed="tests")
    assert [f"{failure.configuration}: {failure.check}\n{failure.record}" for failure in report.failures] == []
    assert report.games == MATCHES
