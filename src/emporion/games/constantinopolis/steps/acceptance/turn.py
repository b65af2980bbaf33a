"""Phase 6: what may be done in an acceptance turn, whoever else has one at the same time (CPL-4.6.2 to CPL-4.6.8)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import draw_cards
from emporion.games.constantinopolis.rules.fleet import (
    add_ship,
    fits_somewhere,
    has_cargo,
    load,
    same_as_earlier,
    ship_price,
    unfit,
)
from emporion.games.constantinopolis.steps.action import DONE, Action
from emporion.games.constantinopolis.steps.trading import no_trading, trading_candidates, trading_figures
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARGO,
    CONSUL,
    EXCHANGED,
    POST_COST,
    POST_DRAW,
    QUANTITY,
    URBI,
)
from emporion.games.constantinopolis.table.components import POSTS as MOST_POSTS
from emporion.games.constantinopolis.table.layout import (
    FREE_SHIPS,
    KINDS,
    MOST_SHIPS,
    NONE,
    POST_BOUGHT,
    POSTS,
    SHIP_BOUGHT,
    SIZES,
    TIPPED,
    WANTED,
)
from emporion.games.constantinopolis.table.telling import card_ref, good_ref, kind_ref, office_ref, ship_ref
from emporion.games.constantinopolis.table.words import (
    ABOARD,
    BUY_POST,
    BUY_SHIP,
    DISCARD,
    EXCHANGE,
    FIRST_CARD_MISSING,
    GOLD_SHORT,
    GOODS_MISSING,
    LOAD,
    NO_CONTRACT,
    NO_EXCHANGE,
    NO_SHIP_FITS,
    NO_SHIP_LEFT,
    NOT_IN_HAND,
    NOT_TO_EXCHANGE,
    POSTS_ALL_BOUGHT,
    POWER_USED,
    SAME_SHIP,
    SHIP_CANNOT,
    SHIP_WANTED,
    STOP,
)
from emporion.games.constantinopolis.table.words import POST_BOUGHT as BOUGHT_POST
from emporion.games.constantinopolis.table.words import SHIP_BOUGHT as BOUGHT_SHIP
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words


def acceptance_candidates(t: ConstantinopolisTable, seat: i64, into: Words) -> None:
    for kind in range(KINDS):
        if t.hand(seat, kind) != 0:
            into.add(LOAD + kind)
    trading_candidates(t, seat, into)
    into.add(BUY_POST)
    into.add_range(BUY_SHIP, BUY_SHIP + SIZES)
    into.add(EXCHANGE)


def no_acceptance(t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
    """Why something cannot be done in an acceptance turn, or 0."""
    if LOAD <= word < LOAD + KINDS:
        return no_loading(t, seat, word - LOAD)
    if word == BUY_POST:
        return no_post(t, seat)
    if BUY_SHIP <= word < BUY_SHIP + SIZES:
        return no_ship(t, seat, word - BUY_SHIP)
    if word == EXCHANGE:
        return no_exchange(t, seat)
    return no_trading(t, seat, word)


def acceptance_figures(t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
    if LOAD <= word < LOAD + KINDS:
        kind = word - LOAD
        if reason == GOODS_MISSING:
            has = int(t.goods(seat, CARGO[kind]))
            return {"good": good_ref(CARGO[kind]), "needs": int(QUANTITY[kind]), "has": has}
        return {"contract": kind_ref(kind)}
    if reason == GOLD_SHORT and word == BUY_POST:
        return {"needs": int(POST_COST[t.get(seat, POSTS)]), "has": int(t.gold(seat))}
    if BUY_SHIP <= word < BUY_SHIP + SIZES:
        if reason == GOLD_SHORT:
            return {"needs": int(ship_price(t, seat, word - BUY_SHIP)), "has": int(t.gold(seat))}
        return {"ship": ship_ref(word - BUY_SHIP)} if reason in (NO_SHIP_LEFT, SHIP_WANTED) else {}
    if reason == POWER_USED:
        return {"office": office_ref(t.office(seat))}
    return trading_figures(t, seat, word, reason)


def contract_left(t: ConstantinopolisTable, seat: i64) -> i64:
    """A kind of contract whose goods are there and that a ship has room for, but that is still in hand; or NONE."""
    kind: i64 = 0
    while kind < KINDS:
        if no_loading(t, seat, kind) == 0:
            return kind
        kind += 1
    return NONE


def no_loading(t: ConstantinopolisTable, seat: i64, kind: i64) -> i64:
    """CPL-4.6.2."""
    if t.hand(seat, kind) == 0:
        return NOT_IN_HAND
    if not has_cargo(t, seat, kind):
        return GOODS_MISSING
    return MAY_BE_SAID if fits_somewhere(t, seat, kind) else NO_SHIP_FITS


def no_post(t: ConstantinopolisTable, seat: i64) -> i64:
    """CPL-4.6.4."""
    posts = t.get(seat, POSTS)
    if posts >= MOST_POSTS:
        return POSTS_ALL_BOUGHT
    if t.marked(seat, POST_BOUGHT):
        return BOUGHT_POST
    return MAY_BE_SAID if t.gold(seat) >= POST_COST[posts] else GOLD_SHORT


def no_ship(t: ConstantinopolisTable, seat: i64, size: i64) -> i64:
    """CPL-4.6.5."""
    if t.v[FREE_SHIPS + size] == 0:
        return NO_SHIP_LEFT
    if t.v[WANTED + size] != 0:
        return SHIP_WANTED
    if t.marked(seat, SHIP_BOUGHT):
        return BOUGHT_SHIP
    return MAY_BE_SAID if t.gold(seat) >= ship_price(t, seat, size) else GOLD_SHORT


def no_exchange(t: ConstantinopolisTable, seat: i64) -> i64:
    """CPL-4.6.6."""
    if t.office(seat) != CONSUL and t.office(seat) != URBI:
        return NO_EXCHANGE
    if t.get(seat, TIPPED) != 0:
        return POWER_USED
    return MAY_BE_SAID if t.held(seat) > 0 else NO_CONTRACT


def buy_post(t: ConstantinopolisTable, seat: i64) -> None:
    price = POST_COST[t.get(seat, POSTS)]
    t.pay(seat, price)
    t.change(seat, POSTS, 1)
    t.mark(seat, POST_BOUGHT)
    if t.telling():
        posts = int(t.get(seat, POSTS))
        t.tell("bought-post", "CPL-4.6.4", {"seat": seat_ref(seat), "number": posts, "price": int(price)})
    draw_cards(t, seat, POST_DRAW, "CPL-4.6.4")


def buy_ship(t: ConstantinopolisTable, seat: i64, size: i64) -> None:
    price = ship_price(t, seat, size)
    t.pay(seat, price)
    t.v[FREE_SHIPS + size] -= 1
    add_ship(t, seat, size)
    t.mark(seat, SHIP_BOUGHT)
    if t.telling():
        t.tell("bought-ship", "CPL-4.6.5", {"seat": seat_ref(seat), "ship": ship_ref(size), "price": int(price)})


class Load(Action):
    """The second step of a load; the kind of contract is picked (CPL-4.6.2).

    Others must not notice it: it has the name and the rule of the turn it belongs to (CPL-4.6.12).
    """

    name = "accept_turn"
    rule = "CPL-4.6.1"

    def candidates(self, t: ConstantinopolisTable, seat: i64, picked: i64, into: Words) -> None:
        into.add_range(ABOARD, ABOARD + t.ships(seat))

    def refusal(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if not ABOARD <= word < ABOARD + MOST_SHIPS:
            return NOT_NOW
        reason = unfit(t, seat, word - ABOARD, picked)
        if reason != 0:
            return reason
        return SAME_SHIP if same_as_earlier(t, seat, word - ABOARD) else MAY_BE_SAID

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"ship": ship_ref(t.ship_size(seat, word - ABOARD))} if reason == SHIP_CANNOT else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> dict[str, Figure]:
        return {"contract": kind_ref(picked)}

    def say(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        card = t.card_of(seat, picked)
        load(t, seat, word - ABOARD, card)
        if t.telling():
            what: dict[str, Figure] = {"contract": card_ref(card), "number": int(word - ABOARD + 1)}
            t.tell("loaded", "CPL-4.6.2", {"seat": seat_ref(seat), **what}, 1 << seat)
        return DONE


class Exchange(Action):
    """One or two contracts for as many new ones; the number of those given up is picked (CPL-4.6.6)."""

    name = "exchange"
    rule = "CPL-4.6.6"

    def begin(self, t: ConstantinopolisTable, seat: i64) -> None:
        t.put(seat, TIPPED, 1)

    def candidates(self, t: ConstantinopolisTable, seat: i64, picked: i64, into: Words) -> None:
        into.add(STOP)
        for kind in range(KINDS):
            if t.hand(seat, kind) != 0:
                into.add(DISCARD + kind)

    def refusal(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if word == STOP:
            return FIRST_CARD_MISSING if picked == 0 else MAY_BE_SAID
        if not DISCARD <= word < DISCARD + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.hand(seat, word - DISCARD) != 0 else NOT_TO_EXCHANGE

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"contract": kind_ref(word - DISCARD)} if reason == NOT_TO_EXCHANGE else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> dict[str, Figure]:
        return {"done": int(picked), "most": int(EXCHANGED)}

    def say(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if word != STOP:
            card = t.card_of(seat, word - DISCARD)
            t.out_of_hand(seat, card)
            t.discard(card)
            t.disclose()
            picked += 1
            if t.telling():
                t.tell("exchanged", "CPL-4.6.6", {"seat": seat_ref(seat), "contract": card_ref(card)})
            if picked < EXCHANGED:
                return picked
        draw_cards(t, seat, picked, "CPL-4.6.6")  # CPL-7.4.8: after both lie on the discard pile
        return DONE
