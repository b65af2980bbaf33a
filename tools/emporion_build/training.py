"""What the counting engine plays, so that the C compiler learns what is done often. Run by `guided.py`:

    python training.py          everything that was found beside it is played, always the same

What is measured or waited for most: random play, bots that judge and search, rows, sights and journals."""

from __future__ import annotations

from emporion.bots.contest import play_match
from emporion.bots.levels import LEVELS
from emporion.games import load, playable
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.many import ManyTables
from emporion.kernel.playout import play_out
from emporion.kernel.rows.writing import Rows
from emporion.kernel.table import OVER
from emporion.kernel.words import Words

DECISIONS = 120_000  # of random play, in each title
ROWS = 8_000
SIGHTS = 400


def train(title: str) -> None:
    game = load(title)
    seats = [n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, {})]
    words, dice = Words(len(game.vocabulary)), Dice(f"training:{title}")
    said = match = 0
    while said < DECISIONS:
        t = game.table(seats[match % len(seats)], f"training:{match}")
        said += play_out(game, t, dice, words)
        match += 1
    for n in seats:
        bots = [LEVELS["medium"](), *(LEVELS["hard"]() for _ in range(n - 1))]
        play_match(game, game.table(n, f"bots:{n}"), bots, dice)
    ManyTables(game, 16, seats[-1], "rows", {}, Rows(game)).play_on(ROWS // 16, dice)
    show(game, seats[-1])


def show(game: Game, seats: int) -> None:
    """What a server does: a journal, and every viewer's sight after each word."""
    t = game.table(seats, "sights")
    words, dice = Words(len(game.vocabulary)), Dice("sights")
    for _ in range(SIGHTS // seats):
        if t.v[OVER]:
            return
        seat = game.next_speaker(t)
        n = game.offer(t, seat, words)
        game.say(t, seat, words.v[dice.below(n)])
        for viewer in range(-1, seats):
            game.sight(t, viewer)


if __name__ == "__main__":
    for title in playable():
        train(title)
