"""Policies were trained on observations: their sizes and the order of their features do not change by chance."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")

from emporion.research.observation import layout

SIZES = {
    ("antiquity", 2): (12321, "1.927fae3f"),
    ("antiquity", 4): (25441, "1.4d8ffc35"),
    ("concordia_venus", 2): (3525, "1.d7abe538"),
    ("concordia_venus", 5): (4646, "1.872d3557"),
    ("constantinopolis", 2): (15333, "1.331bf3d3"),
    ("constantinopolis", 5): (29565, "1.8be02f85"),
    ("ostia", 3): (249, "1.64949015"),
    ("ostia", 5): (345, "1.d416d57a"),
    ("porto_carthago", 3): (2740, "1.22699756"),
    ("porto_carthago", 5): (3959, "1.1badcc6a"),
}
"""By title and seats: how many features there are, and the version, which is a digest of their names in order."""


@pytest.mark.parametrize(("title", "seats"), SIZES)
def test_an_observation_has_the_features_it_had(title: str, seats: int) -> None:
    how = layout(title, seats)
    assert (how.size, how.version) == SIZES[title, seats]
