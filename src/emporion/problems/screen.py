"""A cheap look at a decision: what the title's net thinks of its words, and which one the judgement would say."""

from __future__ import annotations

from emporion.bots.bot import Guesses
from emporion.bots.judge import first_sight
from emporion.bots.master import MasterBot
from emporion.bots.net_file import net_of
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.kernel.words import Words

FEWEST, MOST = 2, 12  # words of an offer that makes a problem: all of them are looked at
NEAR = 6  # words a net is asked about
SOON = 1  # how often the seat speaks until the net judges
GUESSES = 3


class Eye:
    """The net of a title: it plays the matches, and looks at their decisions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.net = net_of(game.title)
        self.bot = MasterBot(self.net, game, NEAR, 0, SOON)
        self.scratch = Words(len(game.vocabulary))

    def in_order(self, t: Table, seat: int, offer: list[int]) -> list[int]:
        """The words of an offer, those the net likes most first."""
        self.bot._read(t, seat)
        return sorted(offer, key=lambda word: (-self.net.logit(word), word))

    def lead(self, t: Table, seat: int, offer: list[int], dice: Dice, guesses: int) -> tuple[float, int]:
        """How much better, to the net, its best word is than the next after it; and that word."""
        game = self.game
        words = self.in_order(t, seat, offer)[:NEAR]
        sums = [0.0] * len(words)
        for _ in range(guesses):
            guess = game.guess(t, seat, dice)
            for place, word in enumerate(words):
                after = guess.clone()
                game.say(after, seat, word)
                sums[place] += self.bot.outcome(game, after, seat, self.scratch, 0.0)
        best, second = sorted(sums, reverse=True)[:2]
        return (best - second) / guesses, words[sums.index(best)]


def ranks(eye: Eye, t: Table, seat: int, offer: Words, right: list[int], seed: str) -> list[int]:
    """Which place the first right word has at first sight: by the judgement, by the net; one more than all where it is
    not among those worth thinking about."""
    seen = first_sight(Guesses(eye.game, t, seat, Dice(seed)), offer, GUESSES)
    return [
        next((place for place, word in enumerate(order, 1) if word in right), int(offer.n) + 1)
        for order in (seen, eye.in_order(t, seat, offer.listed()))
    ]
