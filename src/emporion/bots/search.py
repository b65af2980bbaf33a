"""A bot that plays on: the best words at first sight are tried over many guesses, everybody playing quickly from there,
until the horizon; the worse half is dropped again and again (sequential halving), so most playouts go to the best."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.judge import first_sight, play_on, standing
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words

EQUAL: Final = 1e-6  # whatever is said, it comes to the same
UNTRIED: Final = -1.0e9  # the time was up before


@final
class Trial:
    """A word looked at closely: what the playouts after it brought."""

    def __init__(self, word: int) -> None:
        self.word = word
        self.value = 0.0
        self.playouts = 0

    def mean(self) -> float:
        return self.value / self.playouts if self.playouts > 0 else UNTRIED


@final
class SearchBot(Bot):
    def __init__(self, width: int, playouts: int, horizon: int, seconds: float = 0.0, looks: int = 3) -> None:
        self.width: i64 = width  # how many words are looked at closely
        self.playouts: i64 = playouts  # in all, for one decision
        self.horizon: i64 = horizon  # how many decisions a playout lasts
        self.seconds = seconds  # stop earlier when this is over; 0 = no clock, the same words for the same seed
        self.looks: i64 = looks  # guesses for the first sight

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        return offer.v[0] if offer.n == 1 else self.weigh(guesses, offer, dice)[0][0]

    def weigh(self, guesses: Guesses, offer: Words, dice: Dice) -> list[tuple[int, float]]:
        """The words looked at closely, best first, each with how the seat stands after it on average."""
        until = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        left = [Trial(word) for word in first_sight(guesses, offer, self.looks)[: self.width]]
        dropped: list[Trial] = []
        scratch = Words(len(guesses.game.vocabulary))
        rounds = halvings(len(left))
        playouts = self.playouts if len(left) > 1 else 1
        while self._try(guesses, left, max(1, playouts // (rounds * len(left))), scratch, until) and len(left) > 1:
            left.sort(key=lambda trial: -trial.value)
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
            if half == 1 or left[0].value - left[-1].value < EQUAL:
                break
        left.sort(key=lambda trial: -trial.mean())
        return [(trial.word, trial.mean()) for trial in left + dropped]

    def _try(self, guesses: Guesses, trials: list[Trial], times: i64, scratch: Words, until: float) -> bool:
        """Play on after each word, all of them on the same guesses; False when the time is up."""
        game = guesses.game
        while times > 0:
            t = guesses.another()
            for trial in trials:
                after = t.clone()
                game.say(after, guesses.seat, trial.word)
                play_on(game, after, self.horizon, scratch, until)
                if until > 0.0 and perf_counter() > until:
                    return False
                trial.value += standing(game, after, guesses.seat)
                trial.playouts += 1
            times -= 1
        return True


def halvings(n: int) -> i64:
    """How often n words can be halved until one is left."""
    times: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        times += 1
    return times if times > 0 else 1
