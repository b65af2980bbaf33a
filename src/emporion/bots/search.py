"""A bot that plays on: the best words at first sight are tried over many guesses, everybody playing quickly from there,
until the horizon; the worse half is dropped again and again (sequential halving), so most playouts go to the best."""

from time import perf_counter
from typing import final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.judge import add_worths, quick_word, standing
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.playout import speaker
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words


@final
class Trial:
    """A word looked at closely: what the playouts after it brought."""

    def __init__(self, word: int) -> None:
        self.word = word
        self.value = 0.0
        self.playouts = 0

    def mean(self) -> float:
        return self.value / self.playouts if self.playouts > 0 else 0.0


@final
class SearchBot(Bot):
    def __init__(self, width: int, playouts: int, horizon: int, seconds: float = 0.0, guesses: int = 3) -> None:
        self.width: i64 = width  # how many words are looked at closely
        self.playouts: i64 = playouts  # in all, for one decision
        self.horizon: i64 = horizon  # how many decisions a playout lasts
        self.seconds = seconds  # stop earlier when this is over; 0 = no clock, the same words for the same seed
        self.guesses: i64 = guesses  # for the first sight
        self._end = 0.0

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        return offer.v[0] if offer.n == 1 else self.weigh(guesses, offer, dice)[0][0]

    def weigh(self, guesses: Guesses, offer: Words, dice: Dice) -> list[tuple[int, float]]:
        """The words looked at closely, best first, each with how the seat stands after it on average."""
        self._end = perf_counter() + self.seconds
        left = self._first_sight(guesses, offer)
        dropped: list[Trial] = []
        scratch = Words(len(guesses.game.vocabulary))
        rounds = halvings(len(left))
        while True:
            if not self._try(guesses, left, max(1, self.playouts // (rounds * len(left))), scratch):
                break
            left.sort(key=lambda trial: -trial.value)
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
            if len(left) == 1:
                break
        left.sort(key=lambda trial: -trial.mean())
        return [(trial.word, trial.mean()) for trial in left + dropped]

    def _try(self, guesses: Guesses, trials: list[Trial], times: i64, scratch: Words) -> bool:
        """Play on after each word, all of them on the same guesses; False when the time is up."""
        while times > 0:
            t = guesses.another()
            for trial in trials:
                value = self._play_on(guesses.game, t.clone(), guesses.seat, trial.word, scratch)
                if self._late():
                    return False
                trial.value += value
                trial.playouts += 1
            times -= 1
        return True

    def _late(self) -> bool:
        return self.seconds > 0.0 and perf_counter() > self._end

    def _first_sight(self, guesses: Guesses, offer: Words) -> list[Trial]:
        """The words after which the position looks best, at most `width` of them; the planner's own comes first."""
        game = guesses.game
        seat: i64 = guesses.seat
        guess = guesses.another()
        listed = Words(int(offer.n))
        for word in offer.listed():
            listed.add(word)
        game.shortlist(guess, seat, listed)
        worths: list[float] = [0.0] * int(listed.n)
        add_worths(game, guess, seat, listed, worths)
        more: i64 = 1
        while more < self.guesses:
            add_worths(game, guesses.another(), seat, listed, worths)
            more += 1
        order = sorted(range(len(worths)), key=lambda k: -worths[k])
        words = [int(listed.v[k]) for k in order]
        planned = int(game.policy(guess, seat))
        if planned in words:
            words.remove(planned)
            words.insert(0, planned)
        return [Trial(word) for word in words[: self.width]]

    def _play_on(self, game: Game, t: Table, seat: i64, word: i64, scratch: Words) -> float:
        """Say the word, let everybody play quickly until the horizon, and look how the seat stands."""
        game.say(t, seat, word)
        left: i64 = self.horizon
        while left > 0 and t.v[OVER] == 0 and not self._late():
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
