"""A bot that plays on: the best words at first sight are tried over many guesses, everybody playing quickly from there,
until the horizon; the worse half is dropped again and again (sequential halving), so most playouts go to the best."""

from time import perf_counter
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.judge import add_worths, quick_word, standing
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.playout import speaker
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words


@final
class SearchBot(Bot):
    def __init__(self, width: int, playouts: int, horizon: int, seconds: float = 0.0, guesses: int = 3) -> None:
        self.width: i64 = width  # how many words are looked at closely
        self.playouts: i64 = playouts  # in all, for one decision
        self.horizon: i64 = horizon  # how many decisions a playout lasts
        self.seconds = seconds  # stop earlier when this is over; 0 = no clock, the same words for the same seed
        self.guesses: i64 = guesses  # for the first sight

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        if offer.n == 1:
            return offer.v[0]
        started = perf_counter()
        game = guesses.game
        words = self._first_sight(guesses, offer)
        values: list[float] = [0.0] * len(words)
        scratch = Words(len(game.vocabulary))
        rounds = halvings(len(words))
        while len(words) > 1:
            tries = self.playouts // (rounds * len(words))
            if tries < 1:
                tries = 1
            k: i64 = 0
            while k < tries:
                t = guesses.another()
                place: i64 = 0
                while place < len(words):
                    after = t.clone()
                    values[place] += self._play_on(game, after, guesses.seat, words[place], scratch)
                    place += 1
                k += 1
                if self.seconds > 0.0 and perf_counter() - started > self.seconds:
                    return words[top(values)]
            words, values = better_half(words, values)
        return words[0]

    def _first_sight(self, guesses: Guesses, offer: Words) -> vec[i64]:
        """The words after which the position looks best, at most `width` of them."""
        game = guesses.game
        seat: i64 = guesses.seat
        guess = guesses.another()
        game.shortlist(guess, seat, offer)
        worths: list[float] = [0.0] * int(offer.n)
        add_worths(game, guess, seat, offer, worths)
        more: i64 = 1
        while more < self.guesses:
            add_worths(game, guesses.another(), seat, offer, worths)
            more += 1
        planned = game.policy(guess, seat)
        order = sorted(range(len(worths)), key=lambda k: -worths[k])
        words = [int(offer.v[k]) for k in order]
        if planned >= 0 and planned in words:
            words.remove(int(planned))
            words.insert(0, int(planned))
        return vec[i64](words[: self.width])

    def _play_on(self, game: Game, t: Table, seat: i64, word: i64, scratch: Words) -> float:
        """Say the word, let everybody play quickly until the horizon, and look how the seat stands."""
        game.say(t, seat, word)
        left: i64 = self.horizon
        while left > 0 and t.v[OVER] == 0:
            other = speaker(game.deciders(t))
            game.say(t, other, quick_word(game, t, other, scratch))
            left -= 1
        return standing(game, t, seat)


def halvings(n: int) -> i64:
    """How often n words can be halved until one is left."""
    times: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        times += 1
    return times if times > 0 else 1


def top(values: list[float]) -> i64:
    return max(range(len(values)), key=lambda k: values[k])


def better_half(words: vec[i64], values: list[float]) -> tuple[vec[i64], list[float]]:
    order = sorted(range(len(values)), key=lambda k: -values[k])[: (len(values) + 1) // 2]
    return vec[i64]([words[k] for k in order]), [values[k] for k in order]
