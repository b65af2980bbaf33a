"""Random play in one compiled loop: for benchmarks, fuzzing and search."""

from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words


def speaker(mask: i64) -> i64:
    """The lowest seat of those that may speak."""
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def play_out(game: Game, t: Table, dice: Dice, words: Words) -> int:
    """Say random words until the match is over; how many decisions that took."""
    decisions: i64 = 0
    while t.v[OVER] == 0:
        seat = speaker(game.deciders(t))
        n = game.offer(t, seat, words)
        game.say(t, seat, words.v[dice.below(n)])
        decisions += 1
    return decisions


def play_for(game: Game, t: Table, dice: Dice, words: Words, decisions: i64) -> None:
    """Say that many random words, or fewer if the match ends before."""
    while decisions > 0 and t.v[OVER] == 0:
        seat = speaker(game.deciders(t))
        n = game.offer(t, seat, words)
        game.say(t, seat, words.v[dice.below(n)])
        decisions -= 1


def clones(t: Table, n: i64) -> None:
    """Clone a table that many times: to measure it."""
    for _ in range(n):
        t.clone()
