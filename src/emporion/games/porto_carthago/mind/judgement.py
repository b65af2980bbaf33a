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
from emporion.games.porto_carthago.rules.conditions import bonus_refusal
from emporion.games.porto_carthago.rules.rankings import most_trade_points
from emporion.games.porto_carthago.rules.scoring import places
from emporion.games.porto_carthago.steps.carrier import CarryGood
from emporion.games.porto_carthago.steps.privileges import MoveServants, Survey
from emporion.games.porto_carthago.steps.turn import TurnMain
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    DANGER,
    EARLY_DECADE,
    EARLY_POINTS,
    INCOME,
    LAST_DECADE,
    ROUNDS,
)
from emporion.games.porto_carthago.table.layout import ACTIVE, DECADE, ENDING, NONE, ROUND
from emporion.games.porto_carthago.table.words import CHARTER, SKIP_ACTION
from emporion.kernel.game import Game
from emporion.kernel.words import Words

WIN: Final = 60.0  # what the victory itself is worth, beyond its seats
FORESIGHT: Final = 5  # how many of the seat's own decisions are thought through
WASTE: Final = 12.0  # a space that was paid for nothing


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
        value = _after(game, t, seat, words.v[k], depth - 1)
        if words.v[k] == SKIP_ACTION and bonus_refusal(t, seat, t.space(), t.reserve(seat)) != 0:
            value -= WASTE
        if value > best:
            best = value
    return best


def _after(game: Game, t: PortoCarthagoTable, seat: i64, word: i64, depth: i64) -> float:
    """What the position is worth after a word; a voyage by its odds, not by the card that happens to lie on top."""
    if word == CHARTER and t.known(seat) == 0:
        return _sailing(game, t, seat, depth)
    after = t.clone()
    game.say(after, seat, word)
    return _best(game, after, seat, depth)


def _sailing(game: Game, t: PortoCarthagoTable, seat: i64, depth: i64) -> float:
    """Success and failure, each with a card of usual income, by how many cards of the deck lead to it."""
    cards = t.deck_size()
    value = 0.0
    for safe in range(2):
        count: i64 = 0
        income: i64 = 0
        for place in range(cards):
            if (DANGER[t.deck_card(place)] <= t.temple(seat)) == (safe == 1):
                count += 1
                income += INCOME[t.deck_card(place)]
        if count > 0:
            after = t.clone()
            _lay_on_top(after, _usual_card(t, seat, safe == 1, income, count))
            game.say(after, seat, CHARTER)
            value += float(count) * _best(game, after, seat, depth)
    return value / float(cards)


def _usual_card(t: PortoCarthagoTable, seat: i64, safe: bool, income: i64, count: i64) -> i64:
    """The place in the deck of the card nearest to the mean of those that are safe for the seat, or of the others."""
    usual: i64 = 0
    nearest: i64 = 1 << 30
    for place in range(t.deck_size()):
        ship = t.deck_card(place)
        off = INCOME[ship] * count - income
        if off < 0:
            off = -off
        if (DANGER[ship] <= t.temple(seat)) == safe and off < nearest:
            nearest = off
            usual = place
    return usual


def _lay_on_top(t: PortoCarthagoTable, place: i64) -> None:
    ship = t.deck_card(place)
    t.set_deck_card(place, t.deck_card(0))
    t.set_deck_card(0, ship)


def policy(game: Game, t: PortoCarthagoTable, seat: i64) -> i64:
    """Where a good goes if it may go to sea: compared by the odds of the voyage. Elsewhere there is no plan (-1)."""
    if not isinstance(game.step(t), CarryGood) or game.refusal(t, seat, CHARTER) != 0:
        return -1
    words = Words(len(game.vocabulary))
    game.offer(t, seat, words)
    game.shortlist(t, seat, words)
    best = -1e9
    chosen: i64 = -1
    for k in range(words.n):
        value = _after(game, t, seat, words.v[k], FORESIGHT)
        if value > best:
            best = value
            chosen = words.v[k]
    return chosen


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
