"""What bots share: comparing words by the worth of the positions they lead to."""

from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.kernel.words import Words


def standing(game: Game, t: Table, seat: i64) -> float:
    """How a seat stands against the others: its worth less the mean of its rivals' (partners are no rivals)."""
    rivals = 0.0
    n: i64 = 0
    other: i64 = 0
    while other < t.seats():
        if not game.allied(t, seat, other):
            rivals += game.worth(t, other)
            n += 1
        other += 1
    return game.worth(t, seat) - (rivals / float(n) if n > 0 else 0.0)


def add_worths(game: Game, t: Table, seat: i64, words: Words, into: list[float]) -> None:
    """Try every word on the same table and the same chance; add what the seat's position is worth after each."""
    k: i64 = 0
    while k < words.n:
        after = t.clone()
        game.say(after, seat, words.v[k])
        into[k] += game.worth(after, seat)
        k += 1


def best(worths: list[float], dice: Dice) -> i64:
    """The place of the largest number; one of the equal ones at random."""
    top = max(worths)
    places = vec[i64]([k for k, worth in enumerate(worths) if worth > top - 1e-9])
    return places[dice.below(len(places))]


def quick_word(game: Game, t: Table, seat: i64, words: Words) -> i64:
    """What a seat would say at this very table, found fast: for playouts."""
    n = game.offer(t, seat, words)
    if n == 1:
        return words.v[0]
    planned = game.policy(t, seat)
    if planned >= 0:
        return planned
    game.shortlist(t, seat, words)
    chosen: i64 = words.v[0]
    top = -1.0e18
    k: i64 = 0
    while k < words.n:
        word = words.v[k]
        after = t.clone()
        game.say(after, seat, word)
        worth = game.worth(after, seat)
        if worth > top:
            top = worth
            chosen = word
        k += 1
    return chosen
