"""Bots: they only ever see guesses, say only what is offered, and greedy knows what it is doing."""

from collections.abc import Callable

import pytest

from emporion.bots import BOTS, make_bot
from emporion.bots.bot import Bot, Guesses
from emporion.bots.contest import play_match
from emporion.bots.greedy import GreedyBot
from emporion.bots.ismcts import Heard, IsmctsBot
from emporion.bots.levels import Level, strengths
from emporion.bots.net_file import has_net
from emporion.bots.search import SearchBot
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.kernel.words import Words

LADDER = ("easy", "medium", "hard", "expert")


def unhurried(name: str) -> Bot:
    """The bot of that name without a clock: on a slow machine, or interpreted, it thinks as much as on any other."""
    return Level(name, seconds=0.0) if name in LADDER else make_bot(name)


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_says_what_is_offered_and_repeats_itself_for_the_same_dice(title: str, name: str) -> None:
    game = load(title)
    table = game.table(game.fewest_seats, "bots")
    words = Words(len(game.vocabulary))
    for _ in range(4):
        if table.over():
            break
        seat = game.speakers(table)[0]
        game.offer(table, seat, words)
        before = table.numbers()
        said = [int(unhurried(name).choose(Guesses(game, table, seat, Dice("g")), words, Dice("d"))) for _ in range(2)]
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


def position(game: Game, seed: str, words: Words) -> tuple[Table, int]:
    """A table some way into a match, and a seat with several words to say; they are written into the buffer."""
    table = game.table(game.fewest_seats, seed)
    dice = Dice(seed)
    widest, choices = table.clone(), 0
    for number in range(200):
        if table.over():
            break
        seat = game.speakers(table)[0]
        if game.offer(table, seat, words) > choices:
            widest, choices = table.clone(), words.n
        if words.n > 3 and number >= 20:
            return table, seat
        game.say(table, seat, GreedyBot(1).choose(Guesses(game, table, seat, dice), words, dice))
    # A short match: where there was the most to choose from.
    game.offer(widest, game.speakers(widest)[0], words)
    return widest, game.speakers(widest)[0]


SEARCHING = [
    pytest.param(lambda: SearchBot(width=4, playouts=16, horizon=6), id="search"),
    pytest.param(lambda: IsmctsBot(iterations=24, horizon=6), id="ismcts"),
]


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("bot", SEARCHING)
def test_searching_bots_weigh_words_best_first(title: str, bot: Callable[[], SearchBot | IsmctsBot]) -> None:
    game = load(title)
    words = Words(len(game.vocabulary))
    table, seat = position(game, "weigh", words)
    offered, before = words.listed(), table.numbers()
    weighed = bot().weigh(Guesses(game, table, seat, Dice("g")), words, Dice("d"))
    said = [word for word, _ in weighed]
    assert len(said) == len(set(said)) >= 1
    assert set(said) <= set(offered)
    assert words.listed() == offered
    assert table.numbers() == before
    best = [word for word, value in weighed if value > weighed[0][1] - 1e-6]
    assert bot().choose(Guesses(game, table, seat, Dice("g")), words, Dice("d")) in best


def test_a_sealed_word_is_heard_when_the_seal_opens() -> None:
    """So what a seat chooses in the tree cannot depend on what others have sealed at the same time."""
    heard = Heard(3)
    heard.say(2, 7, sealed=False, opens=False)
    before = list(heard.keys)
    heard.say(0, 5, sealed=True, opens=False)
    assert heard.keys[0] != before[0]
    assert heard.keys[1:] == before[1:]
    heard.say(1, 6, sealed=True, opens=True)
    other = Heard(3)
    other.say(2, 7, sealed=False, opens=False)
    other.say(0, 4, sealed=True, opens=False)
    other.say(1, 6, sealed=True, opens=True)
    assert heard.keys[2] != before[2]
    assert all(ours != theirs for ours, theirs in zip(heard.keys, other.keys, strict=True))


@pytest.mark.parametrize("title", titles())
def test_the_clock_stops_a_search_that_would_last_for_hours(title: str) -> None:
    game = load(title)
    words = Words(len(game.vocabulary))
    table, seat = position(game, "clock", words)
    for bot in (
        SearchBot(width=6, playouts=10**9, horizon=10**6, seconds=0.05),
        IsmctsBot(iterations=10**9, horizon=10**6, seconds=0.05),
    ):
        word = bot.choose(Guesses(game, table, seat, Dice("g")), words, Dice("d"))
        assert game.refusal(table, seat, word) == 0


@pytest.mark.parametrize("title", titles())
def test_every_title_says_how_strong_its_levels_are(title: str) -> None:
    found = set(strengths(title))
    assert found - {"master", "net"} == {"easy", "medium", "hard", "expert", "ismcts"}
    assert ("net" in found) == has_net(title)


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("name", LADDER)
def test_bots_vary_their_play(title: str, name: str) -> None:
    """At the tables of some matches, with other dice, sooner or later another word is said."""
    game = load(title)
    bot, words = unhurried(name), Words(len(game.vocabulary))
    for match in ("vary", *(f"vary {more}" for more in range(20))):  # a match may be very short
        table, number = game.table(game.fewest_seats, match), 0
        while not table.over():
            seat = game.speakers(table)[0]
            game.offer(table, seat, words)
            dice = [Dice(f"{seed} {number}") for seed in "abc"]
            said = [int(bot.choose(Guesses(game, table, seat, die), words, die)) for die in dice]
            if len(set(said)) > 1:
                return
            game.say(table, seat, said[0])
            number += 1
    pytest.fail(f"{name} says the same words whatever the dice")


@pytest.mark.parametrize("title", titles())
def test_easy_is_sensible(title: str) -> None:
    """One easy bot among as few random ones as can play, on each seat in turn, wins more than two thirds."""
    game = load(title)
    wins, matches = 0.0, 10 * game.fewest_seats
    for number in range(matches):
        table = game.table(game.fewest_seats, f"easy:{number}")
        own = number % game.fewest_seats
        bots = [make_bot("easy" if seat == own else "random") for seat in range(game.fewest_seats)]
        play_match(game, table, bots, Dice(f"easy:{number}"))
        winners = game.winners(table)
        wins += 1 / len(winners) if own in winners else 0
    assert wins > 2 * matches / 3, (
        f"{title}: easy has to win more than two thirds of its matches against random words, and won {wins:.1f} of"
        f" {matches}: does `worth` (mind/judgement.py) miss what brings points, or is `slip` (data/bots.toml) too high?"
    )
