"""Readings of our own (CNV-7.9)."""

import pytest

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_out
from emporion.kernel.words import Words

game = load("concordia_venus")


@pytest.mark.rule("CNV-7.9.2")
def test_options_that_say_nothing_here_are_ignored() -> None:
    plain = game.table(4, "readings", {"map": "imperium"})
    for option in ({"ionium_without_b": "on"}, {"partner_talk": "free"}):
        table = game.table(4, "readings", {"map": "imperium", **option})
        assert game.offered(table, game.speakers(table)[0]) == game.offered(plain, game.speakers(plain)[0])
    assert game.fits(4, {"mode": "individual", "classic_deck": True})
    assert not game.fits(4, {"mode": "team", "classic_deck": True})


@pytest.mark.rule("CNV-7.9.3")
def test_partners_share_a_place_and_three_teams_have_three() -> None:
    table = game.table(6, "readings", {"mode": "team", "round_limit": 5})
    play_out(game, table, Dice("readings"), Words(len(game.vocabulary)))
    places = game.places(table)
    assert [places[seat] for seat in (0, 1, 2)] == [places[seat] for seat in (3, 4, 5)]
    assert sorted(set(places)) == [0, 1, 2]
