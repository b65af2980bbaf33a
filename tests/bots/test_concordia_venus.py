"""Greedy players of Concordia Venus bring every match to its end by themselves (CNV-5.1.1)."""

from typing import cast

import pytest

from emporion.bots import Guesses, make_bot
from emporion.bots.contest import play_match
from emporion.bots.levels import Level
from emporion.games import load
from emporion.games.concordia_venus.mind.outlook import Outlook
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS, PRICE
from emporion.games.concordia_venus.table.layout import GOODS, NONE, TURN
from emporion.kernel.chance import Dice
from emporion.kernel.options import OptionValue
from emporion.kernel.words import Words

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


def words_of(t: ConcordiaTable, seat: int) -> list[str]:
    """What is left of a seat's offer once what brings nothing is left out."""
    game = load("concordia_venus")
    words = Words(len(game.vocabulary))
    game.offer(t, seat, words)
    game.shortlist(t, seat, words)
    return [game.vocabulary.text(word) for word in words.listed()]


def say(t: ConcordiaTable, seat: int, word: str) -> None:
    game = load("concordia_venus")
    game.say(t, seat, game.vocabulary.number(word))


def test_no_card_is_thought_of_that_does_nothing() -> None:
    """At the start nothing lies on any pile: a Diplomat has nothing to copy, a Magister nothing to repeat."""
    t = cast(ConcordiaTable, load("concordia_venus").table(4, "sense", {}))
    seat = int(t.first())
    left = words_of(t, seat)
    assert not {"play:start_diplomat", "play:start_magister"} & set(left)
    assert {"play:start_tribune", "play:start_senator", "play:start_architect"} <= set(left)  # a colonist can be paid
    t.change(seat, GOODS + 1, -t.good(seat, 1))  # without food nobody is settled
    assert "play:start_tribune" not in words_of(t, seat)
    for good in range(KINDS):
        t.change(seat, GOODS + good, -t.good(seat, good))
    assert not {"play:start_tribune", "play:start_senator"} & set(words_of(t, seat))


def test_a_diplomat_is_thought_of_when_there_is_something_to_copy() -> None:
    t = cast(ConcordiaTable, load("concordia_venus").table(4, "sense", {}))
    first = int(t.first())
    say(t, first, "play:start_mercator")
    say(t, first, "stop")
    seat = (first + 1) % 4
    assert "play:start_diplomat" in words_of(t, seat)
    say(t, seat, "play:start_diplomat")
    assert words_of(t, seat) == [f"copy:{first}"]


def test_a_team_starts_where_it_builds_best_whatever_the_dice_say() -> None:
    """CNV-3.4.3: `hard` used to name eleven cities in twelve tries."""
    game = load("concordia_venus")
    t = game.table(4, "starts", {"mode": "team"})
    seat = game.speakers(t)[0]
    words = Words(len(game.vocabulary))
    game.offer(t, seat, words)
    found = set()
    for n in range(4):
        dice = Dice(f"starts:{n}")
        found.add(int(Level("hard", 0.0).choose(Guesses(game, t, seat, dice), words, dice)))
    assert len(found) == 1


def test_the_first_architect_builds() -> None:
    """It used to advise to stop: villas bring income, Jupiter and Saturnus, and the hint names them."""
    game = load("concordia_venus")
    t = cast(ConcordiaTable, game.table(4, "sense", {}))
    seat = int(t.first())
    say(t, seat, "play:start_architect")
    assert "stop" not in words_of(t, seat)
    names = [name for name, _, _ in game.terms(t, seat)]
    assert {"income", "jupiter", "saturnus"} <= set(names)
