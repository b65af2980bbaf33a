"""A bot that plays on: the best words at first sight are tried over many guesses, everybody playing quickly from there,
until the horizon. The worse half is dropped again and again (sequential halving), and before that whatever is surely
worse than the best: most playouts go where it is hardest to tell, and a clear decision is a quick one."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.clock import now
from emporion.bots.greedy import GreedyBot
from emporion.bots.judge import first_sight, play_on, standing
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.kernel.words import Words

EQUAL: Final = 1e-6  # whatever is said, it comes to the same
SELDOM: Final = 30
UNTRIED: Final = -1.0e9  # the time was up before
SURE: Final = 3.0  # standard errors by which a word must be worse to be dropped at once
FEWEST: Final = 4  # guesses before anything is sure


@final
class Trial:
    """A word looked at closely: how the seat stood after each playout."""

    def __init__(self, word: int) -> None:
        self.word = word
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else UNTRIED

    def surely_below(self, other: "Trial") -> bool:
        """Both were tried on the same guesses, so the differences count."""
        n = len(self.values)
        if n < FEWEST:
            return False
        differences = [other.values[k] - self.values[k] for k in range(n)]
        mean = sum(differences) / n
        square = sum([(difference - mean) ** 2 for difference in differences])
        return mean > EQUAL and mean > SURE * sqrt(square / ((n - 1) * n))


class Racer(Bot):
    """Lets words race against each other: which, and what a position is worth that one has led to, is left open."""

    def __init__(self, width: int, playouts: int, horizon: int, seconds: float) -> None:
        self.width: i64 = width  # how many words are looked at closely
        self.playouts: i64 = playouts  # in all, for one decision, at most
        self.horizon: i64 = horizon  # how many decisions a playout lasts
        self.seconds = seconds  # stop earlier when this is over; 0 = no clock, the same words for the same seed

    def entered(self, guesses: Guesses, offer: Words) -> list[int]:
        """The words worth thinking about, the most natural first; the first `width` of them race."""
        raise NotImplementedError

    def outcome(self, game: Game, after: Table, seat: i64, scratch: Words, until: float) -> float:
        """Play on, and say how the seat stands then."""
        raise NotImplementedError

    def weigh(self, guesses: Guesses, offer: Words, dice: Dice) -> list[tuple[int, float]]:
        """The words looked at closely, best first, each with how the seat stands after it on average."""
        until = now() + self.seconds if self.seconds > 0.0 else 0.0
        race = [Trial(word) for word in self.entered(guesses, offer)[: self.width]]
        dropped: list[Trial] = []
        scratch = Words(len(guesses.game.vocabulary))
        rounds = halvings(len(race))
        going = True
        while going:
            guesses_left: i64 = max(1, self.playouts // (rounds * len(race))) if len(race) > 1 else 1
            while going and guesses_left > 0:
                going = self._try(guesses, race, scratch, until)
                race.sort(key=lambda trial: -trial.mean())
                if going:
                    worse = [trial for trial in race if trial.surely_below(race[0])]
                    race = [trial for trial in race if trial not in worse]
                    dropped = worse + dropped
                    going = len(race) > 1
                guesses_left -= 1
            half = (len(race) + 1) // 2
            going = going and half > 1 and race[0].mean() - race[-1].mean() > EQUAL
            if going:
                dropped = race[half:] + dropped
                race = race[:half]
        return [(trial.word, trial.mean()) for trial in race + dropped]

    def _try(self, guesses: Guesses, race: list[Trial], scratch: Words, until: float) -> bool:
        """Play on after each word, all of them on one guess; False when the time is up."""
        game = guesses.game
        t = guesses.another()
        for trial in race:
            after = t.clone()
            game.say(after, guesses.seat, trial.word)
            value = self.outcome(game, after, guesses.seat, scratch, until)
            if now() > until > 0.0:
                return False
            trial.values.append(value)
        return True


@final
class SearchBot(Racer):
    """With `about` it thinks so long about offers only that begin with a word of these verbs, and says its plan or what
    is worth most at any other decision, with a slip of n percent as `GreedyBot` does."""

    def __init__(
        self,
        width: int,
        playouts: int,
        horizon: int,
        seconds: float = 0.0,
        looks: int = 3,
        about: list[str] | None = None,
        slip: int = 0,
    ) -> None:
        super().__init__(width, playouts, horizon, seconds)
        self.looks: i64 = looks  # guesses for the first sight
        self.about = about
        self.otherwise = GreedyBot(looks, slip)

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        """The best word, and seldom another that comes to the same: what looked best at first sight mostly is."""
        if offer.n == 1:
            return offer.v[0]
        if self.about is not None and guesses.game.vocabulary.verb(offer.v[0]) not in self.about:
            return self.otherwise.choose(guesses, offer, dice)
        weighed = self.weigh(guesses, offer, dice)
        if dice.below(SELDOM) > 0:
            return weighed[0][0]
        equal = [word for word, value in weighed if value > weighed[0][1] - EQUAL]
        return equal[dice.below(len(equal))]

    def entered(self, guesses: Guesses, offer: Words) -> list[int]:
        return first_sight(guesses, offer, self.looks)

    def outcome(self, game: Game, after: Table, seat: i64, scratch: Words, until: float) -> float:
        play_on(game, after, self.horizon, scratch, until)
        return standing(game, after, seat)


def halvings(n: int) -> i64:
    """How often n words can be halved until one is left."""
    times: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        times += 1
    return times if times > 0 else 1
