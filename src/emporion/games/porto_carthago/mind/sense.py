"""What no sensible senator says: words that are left out before bots compare the others (`Game.shortlist`)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.mind.judgement import decades_left, turns_left
from emporion.games.porto_carthago.mind.prospects import odds
from emporion.games.porto_carthago.mind.waste import (
    STORE_DECADES,
    awaits_ship,
    frees_storage_too_late,
    house_is_full,
    is_free_point,
    leads_to_point,
    seat_waits_for_point,
    waits_for,
    wastes,
)
from emporion.games.porto_carthago.rules.conditions import action_refusal, bonus_refusal
from emporion.games.porto_carthago.steps.action import Action
from emporion.games.porto_carthago.steps.carrier import CarryGood
from emporion.games.porto_carthago.steps.final_actions import FinalSeat
from emporion.games.porto_carthago.steps.first_docks import Claim
from emporion.games.porto_carthago.steps.loading import PlaceTradePoint, UseImmediate
from emporion.games.porto_carthago.steps.privileges import MoveServants
from emporion.games.porto_carthago.steps.turn import RefreshBuy, TurnAfter, TurnMain
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    MARKET_SPACES,
    NO_BONUS,
    PALACE_BONUS,
    REFRESH_PRICE,
    SEAT_POINTS,
    SEAT_PRICE,
    SPACE_BONUS,
    SPACE_COST,
    WAREHOUSE_BONUS,
    WAREHOUSE_PRICE,
)
from emporion.games.porto_carthago.table.layout import (
    ACTION_AT,
    ACTIVE,
    BAG,
    BONUS_LEFT,
    DOCKS,
    KINDS,
    NONE,
    SHIPS,
    SPACES,
)
from emporion.games.porto_carthago.table.words import (
    BUY,
    BUY_FINAL_SEAT,
    CHARTER,
    CHOOSE_SPACE,
    CLAIM,
    DECLINE,
    END_TURN,
    HOUSE,
    PATH,
    REFRESH_MARKET,
    SKIP_ACTION,
    STOP,
    TAKE_BONUS,
    TAKE_COINS,
    USE_PRIVILEGE,
)
from emporion.kernel.game import Game
from emporion.kernel.words import Words

HOARD: Final[i64] = 30  # talents that become a seat before anything else is thought of
MOST_GAINED: Final[i64] = 16  # talents one action can bring: the best contract and its bonus
MOST_POINTS: Final[i64] = 2  # and trade points
LIKELY: Final = 0.85  # how sure a wanted good must be to turn up in a new market
EVEN: Final = 0.5
DEPTH: Final[i64] = 5  # own words looked at for the bonus behind them


def shortlist(game: Game, t: PortoCarthagoTable, seat: i64, words: Words) -> None:
    step = game.step(t)
    if isinstance(step, TurnMain):
        _shorten_turn(game, t, seat, words)
    elif isinstance(step, TurnAfter):
        _drop_waste(t, seat, words)
        if _offered(words, TAKE_BONUS):
            _settle_bonus(t, words)
    elif isinstance(step, RefreshBuy):
        _keep_wanted(t, seat, words)
    elif isinstance(step, Action):
        sold = _sold_now(t, seat)
        if not sold:
            _drop(words, SKIP_ACTION)
        _drop_waste(t, seat, words)
        if not sold:
            _keep_reaching(game, t, seat, words)
    elif isinstance(step, PlaceTradePoint):
        if house_is_full(t, seat):
            _drop(words, HOUSE)
        elif t.talents(seat) >= HOARD and seat_waits_for_point(t, seat):
            _drop(words, PATH)
        _keep_reaching(game, t, seat, words)
    elif isinstance(step, CarryGood):
        _drop_waste(t, seat, words)
        _keep_reaching(game, t, seat, words)
    elif isinstance(step, MoveServants):
        _drop_waste(t, seat, words)
        if t.local(0) == 0:
            _drop(words, STOP)  # a card that was used moves somebody
    elif isinstance(step, UseImmediate):
        if is_free_point(t.local(0)):
            _drop(words, DECLINE)
    elif isinstance(step, FinalSeat):
        if _offered(words, BUY_FINAL_SEAT):
            _drop(words, DECLINE)
    elif isinstance(step, Claim):
        for dock in range(DOCKS):
            if not awaits_ship(t, dock):
                _drop(words, CLAIM + dock)
    else:
        _drop_waste(t, seat, words)


def _shorten_turn(game: Game, t: PortoCarthagoTable, seat: i64, words: Words) -> None:
    _drop_waste(t, seat, words)
    if not _market_promises(t, seat):
        _drop(words, REFRESH_MARKET)
    if t.talents(seat) >= HOARD and _keep_palace_spaces(t, seat, words):
        return
    if decades_left(t) == 0 or t.talents(seat) >= HOARD:
        _keep_ways_to_points(game, t, seat, words)
    for space in range(SPACES):
        word = CHOOSE_SPACE + space
        if _offered(words, word) and (_only_frees_storage(t, seat, space) or _is_too_dear(game, t, seat, words, space)):
            _drop(words, word)


def _keep_ways_to_points(game: Game, t: PortoCarthagoTable, seat: i64, words: Words) -> None:
    """At the end, and when talents lie idle for want of points: no space that leads to none, and no more talents."""
    later = turns_left(t, seat, True) - 1
    ways: i64 = 0
    for space in range(SPACES):
        word = CHOOSE_SPACE + space
        if not _offered(words, word):
            continue
        if leads_to_point(game, t, seat, space, later):
            ways += 1
        else:
            _drop(words, word)
    if ways > 0 and t.talents(seat) >= HOARD:
        _drop(words, TAKE_COINS)


def _settle_bonus(t: PortoCarthagoTable, words: Words) -> None:
    """A palace seat is taken; a storage space only as long as it can be of use."""
    if SPACE_BONUS[t.space()] == PALACE_BONUS:
        _drop(words, END_TURN)
    elif frees_storage_too_late(t):
        _drop(words, TAKE_BONUS)


def _only_frees_storage(t: PortoCarthagoTable, seat: i64, space: i64) -> bool:
    """A whole turn, servants and talents for a storage space, because the card can do nothing."""
    if SPACE_BONUS[space] != WAREHOUSE_BONUS:
        return False
    return action_refusal(t, seat, t.v[ACTION_AT + space], t.reserve(seat) - SPACE_COST[space]) != 0


def _is_too_dear(game: Game, t: PortoCarthagoTable, seat: i64, words: Words, space: i64) -> bool:
    """The same card lies on a cheaper space, and the bonus of this one stays out of reach."""
    if not _has_cheaper_twin(t, space, words):
        return False
    if not _may_reach_bonus(t, seat, space):
        return True
    after = t.clone()
    game.say(after, seat, CHOOSE_SPACE + space)
    return not _reaches_bonus(game, after, seat, DEPTH)


def _keep_reaching(game: Game, t: PortoCarthagoTable, seat: i64, words: Words) -> None:
    """On the dearer of two equal cards: only what leads to its bonus, if anything does."""
    space = t.space()
    if space == NONE or t.v[BONUS_LEFT] == 0 or t.v[ACTIVE] != seat or words.n < 2:
        return
    if not _has_cheaper_twin(t, space, None) or not _may_reach_bonus(t, seat, space):
        return
    n: i64 = 0
    kept = Words(int(words.n))
    for k in range(words.n):
        after = t.clone()
        game.say(after, seat, words.v[k])
        if _reaches_bonus(game, after, seat, DEPTH):
            kept.add(words.v[k])
    if kept.n > 0:
        for k in range(kept.n):
            words.v[n] = kept.v[k]
            n += 1
        words.n = n


def _sold_now(t: PortoCarthagoTable, seat: i64) -> bool:
    """Whether the space of the turn sells a palace seat the seat can pay now."""
    return SPACE_BONUS[t.space()] == PALACE_BONUS and bonus_refusal(t, seat, t.space(), t.reserve(seat)) == 0


def _keep_wanted(t: PortoCarthagoTable, seat: i64, words: Words) -> None:
    """Who has renewed the market buys what a dock waits for."""
    n: i64 = 0
    for k in range(words.n):
        word = words.v[k]
        if BUY <= word < BUY + KINDS and t.stored(seat, word - BUY) == 0 and waits_for(t, seat, word - BUY):
            words.v[n] = word
            n += 1
    if n > 0:
        words.n = n


def _market_promises(t: PortoCarthagoTable, seat: i64) -> bool:
    """Whether a good the seat can pay and put away, and waits for, is likely to come with a new market."""
    if t.talents(seat) < REFRESH_PRICE or t.free_storage(seat) == 0:
        return False
    goods: i64 = 0
    wanted: i64 = 0
    for good in range(KINDS):
        goods += t.v[BAG + good] + t.market(good)
        if t.market(good) == 0 and t.stored(seat, good) == 0 and waits_for(t, seat, good):
            wanted += t.v[BAG + good]
    if goods == 0:
        return False
    missed = 1.0
    for drawn in range(MARKET_SPACES[t.seats()]):
        if goods - drawn <= 0:
            break
        missed *= float(max(0, goods - wanted - drawn)) / float(goods - drawn)
    return 1.0 - missed >= LIKELY


def _keep_palace_spaces(t: PortoCarthagoTable, seat: i64, words: Words) -> bool:
    """With a hoard only the spaces that sell a seat are left, and privileges; False if there are none."""
    kept: i64 = 0
    for k in range(words.n):
        if _sells_seat(t, seat, words.v[k]):
            kept += 1
    if kept == 0:
        return False
    n: i64 = 0
    for k in range(words.n):
        word = words.v[k]
        if _sells_seat(t, seat, word) or USE_PRIVILEGE <= word < USE_PRIVILEGE + SHIPS:
            words.v[n] = word
            n += 1
    words.n = n
    return True


def _sells_seat(t: PortoCarthagoTable, seat: i64, word: i64) -> bool:
    if not CHOOSE_SPACE <= word < CHOOSE_SPACE + SPACES:
        return False
    space = word - CHOOSE_SPACE
    if SPACE_BONUS[space] != PALACE_BONUS:
        return False
    return bonus_refusal(t, seat, space, t.reserve(seat) - SPACE_COST[space]) == 0


def _has_cheaper_twin(t: PortoCarthagoTable, space: i64, words: Words | None) -> bool:
    """Whether the same card lies on a cheaper space (which the words still offer)."""
    for other in range(space):
        if t.v[ACTION_AT + other] == t.v[ACTION_AT + space] and SPACE_COST[other] < SPACE_COST[space]:
            return words is None or _offered(words, CHOOSE_SPACE + other)
    return False


def _may_reach_bonus(t: PortoCarthagoTable, seat: i64, space: i64) -> bool:
    """False if no action can bring what the bonus asks for."""
    if SPACE_BONUS[space] == NO_BONUS:
        return False
    talents = t.talents(seat) + MOST_GAINED
    if SPACE_BONUS[space] != PALACE_BONUS:
        return t.blocked(seat) > 0 and talents >= WAREHOUSE_PRICE and t.decade() <= STORE_DECADES
    place = t.next_palace_seat()
    return t.trade_points(seat) + MOST_POINTS >= SEAT_POINTS[place] and talents >= SEAT_PRICE[place]


def _reaches_bonus(game: Game, t: PortoCarthagoTable, seat: i64, depth: i64) -> bool:
    """Whether the seat can go on in its turn so that the bonus may be taken; no voyage against the odds for it."""
    if depth == 0 or t.over() or (game.deciders(t) >> seat) & 1 == 0 or t.space() == NONE:
        return False
    if isinstance(game.step(t), TurnAfter):
        return game.refusal(t, seat, TAKE_BONUS) == 0
    words = Words(len(game.vocabulary))
    n = game.offer(t, seat, words)
    for k in range(n):
        if words.v[k] == CHARTER and odds(t, seat) < EVEN:
            continue
        after = t.clone()
        game.say(after, seat, words.v[k])
        if _reaches_bonus(game, after, seat, depth - 1):
            return True
    return False


def _offered(words: Words, word: i64) -> bool:
    return any(words.v[k] == word for k in range(words.n))


def _drop_waste(t: PortoCarthagoTable, seat: i64, words: Words) -> None:
    for k in range(words.n - 1, -1, -1):
        if wastes(t, seat, words.v[k]):
            _drop(words, words.v[k])


def _drop(words: Words, word: i64) -> None:
    """Leave out a word, but never the last one."""
    if words.n < 2:
        return
    n: i64 = 0
    for k in range(words.n):
        if words.v[k] != word:
            words.v[n] = words.v[k]
            n += 1
    words.n = n
