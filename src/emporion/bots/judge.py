"""What bots share: comparing words by the worth of the positions they lead to, and playing on quickly."""

from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from emporion.bots.bot import Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words


def standing(game: Game, t: Table, seat: i64) -> float:
    """How a seat stands against the others: its worth less the mean of its rivals' (partners are no rivals)."""
    rivals = 0.0
    n: i64 = 0
    for other in range(t.seats()):
        if not game.allied(t, seat, other):
            rivals += game.worth(t, other)
            n += 1
    return game.worth(t, seat) - (rivals / float(n) if n > 0 else 0.0)


def add_worths(game: Game, t: Table, seat: i64, words: Words, into: list[float]) -> None:
    """Try every word on the same table and the same chance; add what the seat's position is worth after each."""
    for k in range(words.n):
        after = t.clone()
        game.say(after, seat, words.v[k])
        into[k] += game.worth(after, seat)


def first_sight(guesses: Guesses, offer: Words, looks: i64) -> list[int]:
    """The words worth thinking about, best first: by what the position is worth after each, over a few guesses.
    The planner's own word, where there is one, stands before all others."""
    game = guesses.game
    seat: i64 = guesses.seat
    guess = guesses.another()
    words = copied(offer)
    game.shortlist(guess, seat, words)
    worths: list[float] = [0.0] * int(words.n)
    add_worths(game, guess, seat, words, worths)
    for _ in range(1, looks):
        add_worths(game, guesses.another(), seat, words, worths)
    return in_order(words, worths, int(game.policy(guess, seat)))


def in_order(words: Words, worths: list[float], planned: int) -> list[int]:
    order = [int(words.v[k]) for k in sorted(range(len(worths)), key=lambda k: -worths[k])]
    if planned in order:
        order.remove(planned)
        order.insert(0, planned)
    return order


def copied(words: Words) -> Words:
    copy = Words(int(words.n))
    for k in range(words.n):
        copy.add(words.v[k])
    return copy


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
    for k in range(words.n):
        word = words.v[k]
        after = t.clone()
        game.say(after, seat, word)
        worth = game.worth(after, seat)
        if worth > top:
            top = worth
            chosen = word
    return chosen


def play_on(game: Game, t: Table, decisions: i64, scratch: Words, until: float) -> None:
    """Let everybody play quickly for that many decisions, or until the clock says so (0 = no clock)."""
    while decisions > 0 and t.v[OVER] == 0 and (until == 0.0 or perf_counter() < until):
        seat = game.next_speaker(t)
        game.say(t, seat, quick_word(game, t, seat, scratch))
        decisions -= 1
