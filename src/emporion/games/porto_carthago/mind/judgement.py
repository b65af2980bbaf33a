"""What a position of Porto Carthago is worth to a seat, in talents; the ideas are those of `Playing well`.

Within its own turn a seat's small decisions are thought through to the end of the turn (`worth`); what remains is
estimated from what lies on the table (`estimate`).
"""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.mind.prospects import (
    PALACE_WORTH,
    docks_worth,
    lighthouse_worth,
    money_worth,
    path_worth,
    privileges_worth,
    servants_worth,
    storage_worth,
    trade_worth,
    voyages_worth,
)
from emporion.games.porto_carthago.mind.weights import WEIGHTS
from emporion.games.porto_carthago.rules.rankings import most_trade_points
from emporion.games.porto_carthago.rules.scoring import places
from emporion.games.porto_carthago.steps.privileges import MoveServants, Survey
from emporion.games.porto_carthago.steps.turn import TurnMain
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import EARLY_DECADE, EARLY_POINTS, LAST_DECADE, ROUNDS
from emporion.games.porto_carthago.table.layout import ACTIVE, DECADE, ENDING, NONE, ROUND
from emporion.kernel.game import Game
from emporion.kernel.words import Words

WIN: Final = 60.0  # what the victory itself is worth, beyond its seats
FORESIGHT: Final = 5  # how many of the seat's own decisions are thought through


def worth(game: Game, t: PortoCarthagoTable, seat: i64) -> float:
    return _best(game, t, seat, FORESIGHT)


def _best(game: Game, t: PortoCarthagoTable, seat: i64, depth: i64) -> float:
    """The estimate after the seat's best words, as long as it goes on speaking in the same turn."""
    if depth == 0 or t.over() or (game.deciders(t) >> seat) & 1 == 0:
        return estimate(game, t, seat)
    step = game.step(t)
    if isinstance(step, (TurnMain, MoveServants, Survey)):
        return estimate(game, t, seat)
    words = Words(len(game.vocabulary))
    n = game.offer(t, seat, words)
    best = -1e9
    for k in range(n):
        after = t.clone()
        game.say(after, seat, words.v[k])
        value = _best(game, after, seat, depth - 1)
        if value > best:
            best = value
    return best


def estimate(game: Game, t: PortoCarthagoTable, seat: i64) -> float:
    """What the position is worth as it lies there."""
    if t.over():
        won = 1.0 if places(t)[seat] == 0 else 0.0
        return PALACE_WORTH * float(t.palace(seat)) + 0.2 * float(t.trade_points(seat)) + WIN * won
    incomes = decades_left(t)
    turns = turns_left(t, seat, isinstance(game.step(t), TurnMain))
    value = PALACE_WORTH * float(t.palace(seat)) + WEIGHTS.turn * float(turns)
    value += money_worth(t, seat, turns) + trade_worth(t, seat, turns) + path_worth(t, seat, incomes)
    value += servants_worth(t, seat, incomes, turns) + storage_worth(t, seat, turns)
    value += docks_worth(t, seat, incomes, turns) + voyages_worth(t, seat, turns)
    value += lighthouse_worth(t, seat, incomes) + privileges_worth(t, seat, turns)
    return value - WEIGHTS.rival_palace * PALACE_WORTH * float(_best_rival(t, seat))


def decades_left(t: PortoCarthagoTable) -> i64:
    """How many decades begin after this one; with enough trade points about, decade 4 is the last."""
    if t.v[ENDING] == 1:
        return 0
    last: i64 = EARLY_DECADE if most_trade_points(t) >= EARLY_POINTS else LAST_DECADE
    if last > t.v[DECADE]:
        return last - t.v[DECADE]
    return 0


def turns_left(t: PortoCarthagoTable, seat: i64, before_main: bool) -> i64:
    """How many turns the seat still has, the present one included before its main choice."""
    if t.v[ENDING] == 1:
        return 0
    turns = ROUNDS * decades_left(t)
    active: i64 = t.v[ACTIVE]
    if active == NONE:
        return turns + ROUNDS
    turns += ROUNDS - t.v[ROUND]
    place = (seat - t.first()) % t.seats()
    now = (active - t.first()) % t.seats()
    return turns + 1 if place > now or (place == now and before_main) else turns


def _best_rival(t: PortoCarthagoTable, seat: i64) -> i64:
    best: i64 = 0
    for other in range(t.seats()):
        if other != seat and t.palace(other) > best:
            best = t.palace(other)
    return best
