"""Policies were trained on observations: their sizes and the order of their features do not change by chance."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")

from emporion.games import load
from emporion.research.observation import layout

SIZES = {
    "antiquity": (1806, "2.291d4069"),
    "concordia_venus": (1913, "2.f8e0ba88"),
    "constantinopolis": (1262, "2.da94b8a1"),
    "ostia": (290, "2.d9cc5a31"),
    "porto_carthago": (912, "2.3a3e11cc"),
}
"""By title: how many numbers a row has, and the version, which is a digest of their names in order."""


@pytest.mark.parametrize("title", SIZES)
def test_an_observation_has_the_features_it_had(title: str) -> None:
    game = load(title)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        if game.fits(seats, {}):
            how = layout(title, seats)
            assert (how.size, how.version) == SIZES[title]
