"""Greedy players of Concordia Venus bring every match to its end by themselves (CNV-5.1.1)."""

from typing import cast

import pytest

from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.games import load
from emporion.games.concordia_venus.mind.outlook import Outlook
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS, PRICE
from emporion.games.concordia_venus.table.layout import NONE, TURN
from emporion.kernel.chance import Dice
from emporion.kernel.options import OptionValue

LIMIT = 100  # rounds, so that a match that stalls ends the test and not the day
LONG = 4 * 90  # turns


@pytest.mark.parametrize(
    ("mode", "seats", "board", "seed"),
    [("team", 4, "hellas", "st:28"), ("team", 4, "cyprus", "st:20"), ("individual", 2, "cyprus", "zz:58")],
)
def test_no_storehouse_full_of_the_dearest_goods_stops_a_match(mode: str, seats: int, board: str, seed: str) -> None:
    """In these matches nobody used to keep room for food, and nobody built or bought any more."""
    game = load("concordia_venus")
    options: dict[str, OptionValue] = {"mode": mode, "map": board, "round_limit": LIMIT}
    t = cast(ConcordiaTable, game.table(seats, seed, options))
    play_match(game, t, [make_bot("greedy") for _ in range(seats)], Dice(f"{seed}:b"))
    assert t.concordia() != NONE


def test_what_is_missing_is_worth_more_than_a_third_unit_of_the_dearest() -> None:
    """However long the match lasts: a storehouse makes room for what the next villa needs."""
    t = cast(ConcordiaTable, load("concordia_venus").table(4, "long", {}))
    t.v[TURN] = LONG
    late = Outlook(t, 0)
    dearest = max(range(KINDS), key=lambda good: PRICE[good])
    for good in range(KINDS):
        assert late.unit_worth(good, 0) > late.unit_worth(dearest, 2)
