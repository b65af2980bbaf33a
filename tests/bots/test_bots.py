"""Bots: they only ever see guesses, say only what is offered, and greedy knows what it is doing."""

import pytest

from emporion.bots import BOTS, make_bot
from emporion.bots.bot import Guesses
from emporion.bots.contest import play_match
from emporion.bots.search import SearchBot
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_says_what_is_offered_and_repeats_itself_for_the_same_dice(title: str, name: str) -> None:
    game = load(title)
    table = game.table(game.fewest_seats, "bots")
    words = Words(len(game.vocabulary))
    for _ in range(10):
        seat = game.speakers(table)[0]
        game.offer(table, seat, words)
        before = table.numbers()
        said = [int(make_bot(name).choose(Guesses(game, table, seat, Dice("g")), words, Dice("d"))) for _ in range(2)]
        assert said[0] == said[1]
        assert game.refusal(table, seat, said[0]) == 0
        assert table.numbers() == before
        game.say(table, seat, said[0])


@pytest.mark.parametrize("title", titles())
def test_a_guess_is_never_the_table_itself(title: str) -> None:
    game = load(title)
    table = game.table(game.fewest_seats, "bots")
    guesses = Guesses(game, table, 0, Dice("g"))
    assert guesses.another() is not table
    assert guesses.another().numbers() != table.numbers()


def test_greedy_beats_random_at_ostia() -> None:
    game = load("ostia")
    wins = 0
    for number in range(8):
        table = game.table(4, f"greedy:{number}")
        bots = [make_bot("greedy" if seat == number % 4 else "random") for seat in range(4)]
        play_match(game, table, bots, Dice(f"greedy:{number}"))
        wins += game.winners(table) == [number % 4]
    assert wins == 8


@pytest.mark.parametrize("title", titles())
def test_search_weighs_words_best_first(title: str) -> None:
    game = load(title)
    table = game.table(game.fewest_seats, "weigh")
    seat = game.speakers(table)[0]
    words = Words(len(game.vocabulary))
    game.offer(table, seat, words)
    offered = words.listed()
    weighed = SearchBot(width=4, playouts=16, horizon=6).weigh(Guesses(game, table, seat, Dice("g")), words, Dice("d"))
    assert 2 <= len(weighed) <= 4
    assert len({word for word, _ in weighed}) == len(weighed)
    assert {word for word, _ in weighed} <= set(offered)
    assert words.listed() == offered
    chosen = SearchBot(width=4, playouts=16, horizon=6).choose(Guesses(game, table, seat, Dice("g")), words, Dice("d"))
    assert weighed[0][0] == chosen
