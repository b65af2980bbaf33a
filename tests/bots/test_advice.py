"""Advice: chances that sum to one, the same for the same seed, from guesses alone, with reasons that can be checked."""

import pytest

from emporion.bots.advice import (
    FINAL,
    RIVALS,
    Weighing,
    advise,
    chances,
    judge_word,
    play_with_slips,
    sides,
    spread,
    victory,
)
from emporion.bots.bot import Guesses
from emporion.bots.judge import first_sight
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.kernel.words import Words


def later(game: Game, seats: int, decisions: int, **options: str) -> tuple[Table, int, Words]:
    """A table in the middle of a match, who must speak there, and the offer."""
    table = game.table(seats, "advice", dict(options))
    words = Words(len(game.vocabulary))
    play_with_slips(game, table, Dice("advice"), words, decisions)
    seat = game.speakers(table)[0]
    game.offer(table, seat, words)
    return table, seat, words


def into(game: Game, most: int) -> int:
    """So many decisions, or half a match where that is fewer."""
    table, words = game.table(game.fewest_seats, "advice"), Words(len(game.vocabulary))
    length = 0
    dice = Dice("advice")
    while not table.over() and length < 2 * most:
        play_with_slips(game, table, dice, words, 1)
        length += 1
    return min(most, length // 2)


@pytest.mark.parametrize("title", titles())
def test_the_best_words_are_offered_ordered_and_the_same_for_the_same_seed(title: str) -> None:
    game = load(title)
    table, seat, words = later(game, game.fewest_seats, into(game, 60))
    offered = words.listed()
    before = table.numbers()
    told = []
    for _ in range(2):
        game.offer(table, seat, words)
        told.append(advise(Guesses(game, table, seat, Dice("g")), words, 6, 0.0, "seed"))
    assert table.numbers() == before
    first, again = told
    assert [(one.word, one.chance) for one in first] == [(one.word, one.chance) for one in again]
    assert 1 <= len(first) <= 3 and {one.word for one in first} <= set(offered)
    chances_told = [one.chance for one in first]
    assert chances_told == sorted(chances_told, reverse=True) and all(0.0 <= chance <= 1.0 for chance in chances_told)
    names = {FINAL, RIVALS, *(name for name, _, _ in game.terms(table, seat))}
    assert {reason.term for one in first for reason in one.reasons} <= names


@pytest.mark.parametrize("title", titles())
def test_chances_sum_to_one_and_end_with_the_result(title: str) -> None:
    game = load(title)
    table, _, words = later(game, game.fewest_seats, into(game, 80))
    estimated = chances(game, table, Dice("c"), 6)
    assert len(estimated) == game.fewest_seats and sum(estimated) == pytest.approx(1.0)
    play_with_slips(game, table, Dice("end"), words, 10_000)
    assert table.over()
    parts = chances(game, table, Dice("c"), 6)
    winners = game.winners(table)
    assert parts == victory(game, table)
    assert parts == [pytest.approx(1 / len(winners)) if seat in winners else 0.0 for seat in range(table.seats())]


def test_partners_win_together() -> None:
    game = load("concordia_venus")
    table = game.table(4, "teams", {"mode": "team"})
    assert sides(game, table) == [[0, 2], [1, 3]]
    estimated = chances(game, table, Dice("c"), 4)
    assert len(estimated) == 2 and sum(estimated) == pytest.approx(1.0)


def test_advice_is_the_same_for_tables_that_look_the_same() -> None:
    """At Antiquity a guess depends on nothing but the sight: so does the advice, to the last digit."""
    game = load("antiquity")
    table, seat, words = later(game, 2, 150)
    offered = words.listed()
    told = []
    for other in (table, game.guess(table, seat, Dice("another world")), game.guess(table, seat, Dice("a third"))):
        assert game.offered(other, seat) == offered
        game.offer(other, seat, words)
        advice = advise(Guesses(game, other, seat, Dice("g")), words, 4, 0.0, "seed")
        told.append([(one.word, one.chance, [(r.term, r.amount) for r in one.reasons]) for one in advice])
    assert told[0] == told[1] == told[2]
    assert game.guess(table, seat, Dice("another world")).numbers() != table.numbers()


def test_a_sealed_decision_is_completed() -> None:
    """Advice for an allocation at Ostia goes on to the lock, and all of it may be said."""
    game = load("ostia")
    table = game.table(3, "sealed")
    words = Words(len(game.vocabulary))
    while game.step(table).name != "allocate":
        play_with_slips(game, table, Dice("sealed"), words, 1)
    seat = game.speakers(table)[0]
    game.offer(table, seat, words)
    for one in advise(Guesses(game, table, seat, Dice("g")), words, 2, 0.0, "seed"):
        after = table.clone()
        for word in (one.word, *one.then):
            assert game.refusal(after, seat, word) == 0
            game.say(after, seat, word)
        assert game.vocabulary.text(one.then[-1]) == "lock" and seat not in game.speakers(after)


@pytest.mark.parametrize("title", titles())
def test_a_small_turn_is_told_as_far_as_it_can_be_said(title: str) -> None:
    """All of it is legal on the table itself, one word after the other, and the seat's own."""
    game = load(title)
    table, seat, words = later(game, game.fewest_seats, into(game, 60))
    for one in advise(Guesses(game, table, seat, Dice("g")), words, 2, 0.0, "seed"):
        after = table.clone()
        for word in (one.word, *one.then):
            assert seat in game.speakers(after) and game.refusal(after, seat, word) == 0
            game.say(after, seat, word)


def test_words_that_win_more_often_have_a_reason() -> None:
    """Where nothing differs soon, the points at the end tell why."""
    game = load("ostia")
    table, seat, words = later(game, 3, 40)
    weighing = Weighing(Guesses(game, table, seat, Dice("g")), words.listed()[:2], "seed")
    weighing.more(4)
    weighing.soon, weighing.stands = [[[0.0] * len(weighing.names)] * 4] * 2, [[0.0] * 4] * 2
    weighing.parts = [[1.0] * 4, [0.0] * 4]
    weighing.ends = [[[9.0, 5.0]] * 4, [[7.0, 5.0]] * 4]
    assert [(reason.term, reason.amount, reason.good) for reason in weighing.reasons(0, 1)] == [(FINAL, 2.0, True)]
    weighing.ends = [[[7.0, 5.0]] * 4, [[7.0, 8.0]] * 4]
    assert [(reason.term, reason.amount, reason.good) for reason in weighing.reasons(0, 1)] == [(RIVALS, -3.0, True)]


def test_the_clock_stops_it_but_every_word_is_tried_once() -> None:
    game = load("ostia")
    table, seat, words = later(game, 3, 40)
    told = advise(Guesses(game, table, seat, Dice("g")), words, 10_000, 0.01, "seed")
    assert told and all(0.0 <= one.chance <= 1.0 for one in told)


def test_what_was_said_is_weighed_with_what_looked_best() -> None:
    game = load("ostia")
    decisions = next(n for n in range(10, 60) if later(game, 3, n)[2].n > 8)
    table, seat, words = later(game, 3, decisions)
    offered = words.listed()
    guesses = Guesses(game, table, seat, Dice("g"))
    best = first_sight(guesses, words, 3)[:4]
    said = next(word for word in reversed(offered) if word not in best)
    game.offer(table, seat, words)
    weighing = judge_word(guesses, said, words, 4, "seed")
    assert weighing.words[0] == said and len(weighing.words) == 4
    assert all(len(parts) == 4 for parts in weighing.parts)
    more = [one - other for one, other in zip(weighing.parts[1], weighing.parts[0], strict=True)]
    assert weighing.advantage(1, 0) == spread(more)


def test_with_few_tries_the_judgement_helps_and_with_many_victories_decide() -> None:
    game = load("ostia")
    table, seat, _ = later(game, 3, 40)
    weighing = Weighing(Guesses(game, table, seat, Dice("g")), [0, 1], "seed")
    weighing.parts, weighing.stands = [[0.0, 1.0], [0.0, 1.0]], [[0.0, 10.0], [2.0, 12.0]]
    assert weighing.order() == [1, 0] and weighing.chance(0) < 0.5 < weighing.chance(1)
    weighing.parts = [[0.0, 1.0, 1.0] * 200, [0.0, 1.0, 0.0] * 200]
    weighing.stands = [[0.0, 10.0, 10.0] * 200, [2.0, 12.0, 2.0] * 200]
    assert weighing.order() == [0, 1]
    assert weighing.chance(0) == pytest.approx(2 / 3, abs=0.01) and weighing.chance(1) == pytest.approx(1 / 3, abs=0.01)
    weighing.parts, weighing.stands = [[0.0], [0.0]], [[1.0], [1.0]]
    assert weighing.chance(0) == weighing.chance(1) == 0.0, "nothing to tell them apart"


def test_reasons_are_the_terms_that_differ_for_sure_what_weighs_most_first() -> None:
    game = load("ostia")
    table, seat, _ = later(game, 3, 40)
    weighing = Weighing(Guesses(game, table, seat, Dice("g")), [0, 1], "seed")
    weighing.names, weighing.worths = ["points", "money", "warehouses", "credits"], [10.0, 1.0, 12.0, -22.0]
    weighing.soon = [[[5.0, 30.0, 2.0, 1.0], [5.0, 32.0, 4.0, 1.0]], [[4.0, 19.0, 4.0, 0.0], [4.0, 21.0, 2.0, 0.0]]]
    reasons = [(reason.term, reason.amount, reason.good) for reason in weighing.reasons(0, 1)]
    # Warehouses differ by chance only: two more in one try, two fewer in the other.
    assert reasons == [("credits", 1.0, False), ("money", 11.0, True), ("points", 1.0, True)]


def test_the_spread_of_a_mean() -> None:
    assert spread([3.0]) == (3.0, 0.0)
    mean, error = spread([1.0, 2.0, 3.0])
    assert mean == 2.0 and error == pytest.approx((1 / 3) ** 0.5)
