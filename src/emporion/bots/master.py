"""The bot with a net: the net's likeliest words race over guesses, everybody says the net's words from there until the
seat is asked again, and the net says how it stands then. Rows hold what a seat sees, so nothing else is known."""

from typing import Final, final

from mypy_extensions import i64

from emporion.bots.bot import Guesses
from emporion.bots.clock import now
from emporion.bots.judge import copied
from emporion.bots.net import VICTORY, Net
from emporion.bots.search import Racer
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.rows.writing import Rows
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words

UNLIKELY: Final = 4.0  # how far the logit of a word is below the best when it is not worth thinking about
CLEAR: Final = 3.5  # and how far all others are when there is nothing to think about
LONGEST: Final[i64] = 400  # words of a playout: a seat may never be asked again


@final
class MasterBot(Racer):
    """With no playouts it says the net's likeliest word. The horizon is how often the seat itself speaks until the
    position is judged. A net has now and then learnt to trust a word that costs it cards: `listed`, it says none but
    those of the title's shortlist."""

    def __init__(
        self,
        net: Net,
        game: Game,
        width: int,
        playouts: int,
        horizon: int,
        seconds: float = 0.0,
        listed: bool = False,
    ) -> None:
        super().__init__(width, playouts, horizon, seconds)
        self.listed = listed
        self.net = net
        self.rows = Rows(game)
        if net.size != self.rows.size or net.words != len(game.vocabulary):
            raise ValueError(f"the net of {game.title} is for other rows or words: it must be trained again")

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        if self.listed:
            offer = copied(offer)
            guesses.game.shortlist(guesses.another(), guesses.seat, offer)
        if offer.n == 1:
            return offer.v[0]
        if self.playouts == 0:
            return self.likeliest(guesses.another(), guesses.seat, offer)
        likely = self.entered(guesses, offer)
        if len(likely) == 1:
            return likely[0]
        return self.weigh(guesses, offer, dice)[0][0]

    def entered(self, guesses: Guesses, offer: Words) -> list[int]:
        """The likely words, likeliest first; one alone if it is so by far."""
        self._read(guesses.another(), guesses.seat)
        logits = [(-self.net.logit(offer.v[k]), int(offer.v[k])) for k in range(offer.n)]
        logits.sort()
        best = logits[0][0]
        if len(logits) == 1 or logits[1][0] > best + CLEAR:
            return [logits[0][1]]
        return [word for logit, word in logits if logit < best + UNLIKELY]

    def outcome(self, game: Game, after: Table, seat: i64, scratch: Words, until: float) -> float:
        asked: i64 = 0
        for _ in range(LONGEST):
            if after.v[OVER] != 0:
                return final_merit(game, after, seat)
            speaker = game.next_speaker(after)
            if speaker == seat:
                asked += 1
                if asked == self.horizon:
                    break
            if now() > until > 0.0:
                break
            game.offer(after, speaker, scratch)
            game.say(after, speaker, self.likeliest(after, speaker, scratch))
        if after.v[OVER] != 0:
            return final_merit(game, after, seat)
        self._read(after, seat)
        return self.net.merit()

    def likeliest(self, t: Table, seat: i64, offer: Words) -> i64:
        """The word the net would say at a table."""
        if offer.n == 1:
            return offer.v[0]
        self._read(t, seat)
        chosen: i64 = offer.v[0]
        top = self.net.logit(chosen)
        for k in range(1, offer.n):
            logit = self.net.logit(offer.v[k])
            if logit > top:
                top = logit
                chosen = offer.v[k]
        return chosen

    def _read(self, t: Table, seat: i64) -> None:
        self.rows.write(self.rows.row, 0, t, seat)
        self.net.read(self.rows.row.v)


def final_merit(game: Game, t: Table, seat: i64) -> float:
    """What a match that is over was worth to a seat, as nets learn it: victory, shared by those who are no partners,
    and how many rivals are behind."""
    winners = game.winners(t)
    together = 0.0
    for winner in winners:
        if game.allied(t, seat, winner):
            together += 1.0
    won = together / float(len(winners)) if seat in winners else 0.0
    places = game.places(t)
    ahead = 0.0
    rivals = 0.0
    for other in range(t.seats()):
        if not game.allied(t, seat, other):
            rivals += 1.0
            if places[other] > places[seat]:
                ahead += 1.0
            elif places[other] < places[seat]:
                ahead -= 1.0
    return VICTORY * won + (1.0 - VICTORY) * (ahead / rivals if rivals > 0.0 else 0.0)
