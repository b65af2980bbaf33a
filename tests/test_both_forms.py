"""The compiled and the interpreted engine are one: random matches and old records lead to the same tables in both, and
bots that search think the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import compiled
from emporion.games import load, titles
from emporion.kernel.options import completed
from emporion.kernel.record import read_record, write_record

from .plays import MATCHES, THOUGHTS, everything, fixtures


@pytest.mark.skipif(not compiled(), reason="there is no compiled engine to compare with")
@pytest.mark.parametrize("title", titles())
def test_both_forms_lead_to_the_same_tables(title: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.plays", title],
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "EMPORION_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert interpreted.pop("compiled") is False
    assert interpreted == everything(title)
    assert len(interpreted["random plays"]) == MATCHES
    assert len(interpreted["thoughts"]) == 2 * THOUGHTS


@pytest.mark.parametrize("title", titles())
def test_old_records_replay_exactly(title: str) -> None:
    """A change that breaks this changes the rules for matches already played: it must become an erratum."""
    files = fixtures(title)
    assert len(files) >= 6
    game = load(title)
    defaults = completed(game.options, {})
    seat_counts = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        match = read_record(game, text)
        assert match.over()
        assert write_record(match) == text
        seat_counts.add(len(match.header.seats))
    assert seat_counts == {n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, defaults)}
