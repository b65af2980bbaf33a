"""A match between bots, in one compiled loop."""

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.playout import check_end
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words


def play_match(game: Game, t: Table, bots: list[Bot], dice: Dice) -> int:
    """Let each seat's bot speak until the match is over; how many decisions that took. `NeverEnds` if it never is."""
    words = Words(len(game.vocabulary))
    minds = [Guesses(game, t, seat, dice) for seat in range(len(bots))]
    decisions: i64 = 0
    while t.v[OVER] == 0:
        check_end(game, t, decisions)
        seat = game.next_speaker(t)
        game.offer(t, seat, words)
        game.say(t, seat, bots[seat].choose(minds[seat], words, dice))
        decisions += 1
    return decisions
