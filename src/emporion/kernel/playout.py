"""Random play in one compiled loop: for benchmarks, fuzzing and search."""

from typing import Final

from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.game import TOO_LONG, Game
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words

LONG: Final = 5_000  # decisions after which it is worth asking whether a match ends at all


def speaker(mask: i64) -> i64:
    """The lowest seat of those that may speak."""
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def play_out(game: Game, t: Table, dice: Dice, words: Words) -> int:
    """Say random words until the match is over; how many decisions that took. `NeverEnds` where it goes on for ever."""
    decisions: i64 = 0
    while t.v[OVER] == 0:
        if decisions >= TOO_LONG:
            raise game.endless(t)
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


def check_end(game: Game, t: Table, decisions: i64) -> None:
    """Look, once in a match, whether it ends if anything is said from here on; `NeverEnds` if it does not.

    Quicker than to go on as before: bots need not think, nobody looks closely, no journal is written.
    """
    if decisions == LONG:
        ahead: Table = t.clone()
        play_for(game, ahead, Dice("ahead"), Words(len(game.vocabulary)), TOO_LONG - LONG)
        if ahead.v[OVER] == 0:
            raise game.endless(ahead)
    elif decisions >= TOO_LONG:
        raise game.endless(t)


def clones(t: Table, n: i64) -> None:
    """Clone a table that many times: to measure it."""
    for _ in range(n):
        t.clone()
