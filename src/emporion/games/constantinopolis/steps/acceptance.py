"""Phase 6: contract acceptance. What is loaded stays hidden until everybody has finished."""

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
from emporion.games.constantinopolis.steps.trading import TradingTurn
from emporion.games.constantinopolis.steps.walls import SellInBulk, SwapGood
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
    FINISHED,
    FREE_SHIPS,
    KINDS,
    MOST_SHIPS,
    PORT,
    POST_BOUGHT,
    POSTS,
    SHIP_BOUGHT,
    SIZES,
    TIPPED,
)
from emporion.games.constantinopolis.table.telling import card_ref, good_ref, kind_ref, office_ref, ship_ref
from emporion.games.constantinopolis.table.words import (
    ABOARD,
    BUY_POST,
    BUY_SHIP,
    DISCARD,
    EXCHANGE,
    FINISH,
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
    STOP,
)
from emporion.games.constantinopolis.table.words import POST_BOUGHT as BOUGHT_POST
from emporion.games.constantinopolis.table.words import SHIP_BOUGHT as BOUGHT_SHIP
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class Accept(TradingTurn):
    """An acceptance turn: load, trade, buy a post and a ship, exchange, until `finish` (CPL-4.6.1)."""

    name = "accept_turn"
    rule = "CPL-4.6.1"

    def __init__(self, swap: SwapGood, bulk_sale: SellInBulk) -> None:
        super().__init__(swap, bulk_sale)
        self.choose_ship = ChooseShip()
        self.exchange = Exchange()

    def parts(self) -> list[Step]:
        return [self.choose_ship, self.exchange]

    def asks_always(self, t: ConstantinopolisTable, seat: i64) -> bool:
        """As long as others see a contract in the hand: a silent `finish` must tell nothing (CPL-4.0.5, CPL-7.9.2)."""
        return t.held(seat) + loaded(t, seat) > 0

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        for kind in range(KINDS):
            if t.hand(seat, kind) != 0:
                into.add(LOAD + kind)
        self.trading_candidates(t, seat, into)
        into.add(BUY_POST)
        into.add_range(BUY_SHIP, BUY_SHIP + SIZES)
        into.add(EXCHANGE)
        into.add(FINISH)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == FINISH:
            return 0
        if LOAD <= word < LOAD + KINDS:
            return no_loading(t, seat, word - LOAD)
        if word == BUY_POST:
            return no_post(t, seat)
        if BUY_SHIP <= word < BUY_SHIP + SIZES:
            return no_ship(t, seat, word - BUY_SHIP)
        if word == EXCHANGE:
            return no_exchange(t, seat)
        return self.no_trading(t, seat, word)

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
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
            return {"ship": ship_ref(word - BUY_SHIP)} if reason == NO_SHIP_LEFT else {}
        if reason == POWER_USED:
            return {"office": office_ref(t.office(seat))}
        return self.trading_figures(t, seat, word, reason)

    def caution(self, t: ConstantinopolisTable, seat: i64, word: i64) -> Refusal | None:
        """A contract whose goods are there and that a ship has room for stays in the hand."""
        if word != FINISH:
            return None
        kind: i64 = 0
        while kind < KINDS:
            if no_loading(t, seat, kind) == 0:
                return Refusal("contract-left", "CPL-4.6.2", {"contract": kind_ref(kind)})
            kind += 1
        return None

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"contract": "none", "gold": int(t.gold(t.seat()))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word == FINISH:
            t.pop()
            t.put(seat, FINISHED, 1)
            if t.telling():
                t.tell("finished", "CPL-4.6.1", {"seat": seat_ref(seat)})
        elif LOAD <= word < LOAD + KINDS:
            self.choose_ship.start(t, seat)
            t.set_local(0, word - LOAD)
        elif word == BUY_POST:
            _buy_post(t, seat)
        elif BUY_SHIP <= word < BUY_SHIP + SIZES:
            _buy_ship(t, seat, word - BUY_SHIP)
        elif word == EXCHANGE:
            self.exchange.start(t, seat)
        else:
            self.trade(t, seat, word)


def loaded(t: ConstantinopolisTable, seat: i64) -> i64:
    """How many contracts the seat has loaded in secret so far."""
    cards: i64 = 0
    for ship in range(t.ships(seat)):
        if t.ship_place(seat, ship) == PORT:
            cards += t.cargo(seat, ship)
    return cards


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


def _buy_post(t: ConstantinopolisTable, seat: i64) -> None:
    price = POST_COST[t.get(seat, POSTS)]
    t.pay(seat, price)
    t.change(seat, POSTS, 1)
    t.mark(seat, POST_BOUGHT)
    if t.telling():
        posts = int(t.get(seat, POSTS))
        t.tell("bought-post", "CPL-4.6.4", {"seat": seat_ref(seat), "number": posts, "price": int(price)})
    draw_cards(t, seat, POST_DRAW, "CPL-4.6.4")


def _buy_ship(t: ConstantinopolisTable, seat: i64, size: i64) -> None:
    price = ship_price(t, seat, size)
    t.pay(seat, price)
    t.v[FREE_SHIPS + size] -= 1
    add_ship(t, seat, size)
    t.mark(seat, SHIP_BOUGHT)
    if t.telling():
        t.tell("bought-ship", "CPL-4.6.5", {"seat": seat_ref(seat), "ship": ship_ref(size), "price": int(price)})


class ChooseShip(Ask[ConstantinopolisTable]):
    """The second step of a load; local 0 is the kind of contract (CPL-4.6.2).

    Others must not notice it: it has the name and the rule of the turn it belongs to (CPL-4.6.12).
    """

    name = "accept_turn"
    rule = "CPL-4.6.1"

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add_range(ABOARD, ABOARD + t.ships(seat))

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if not ABOARD <= word < ABOARD + MOST_SHIPS:
            return NOT_NOW
        reason = unfit(t, seat, word - ABOARD, t.local(0))
        if reason != 0:
            return reason
        return SAME_SHIP if same_as_earlier(t, seat, word - ABOARD) else MAY_BE_SAID

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"ship": ship_ref(t.ship_size(seat, word - ABOARD))} if reason == SHIP_CANNOT else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        contract = kind_ref(t.local(0)) if seat == t.seat() else "none"
        return {"contract": contract, "gold": int(t.gold(t.seat()))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        card = t.card_of(seat, t.local(0))
        t.pop()
        load(t, seat, word - ABOARD, card)
        if t.telling():
            contract: dict[str, Figure] = {"contract": card_ref(card), "number": int(word - ABOARD + 1)}
            t.tell("loaded", "CPL-4.6.2", contract, 1 << seat)


class Exchange(Ask[ConstantinopolisTable]):
    """One or two contracts for as many new ones; local 0 counts those given up (CPL-4.6.6)."""

    name = "exchange"
    rule = "CPL-4.6.6"

    def begin(self, t: ConstantinopolisTable) -> None:
        t.put(t.seat(), TIPPED, 1)

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add(STOP)
        for kind in range(KINDS):
            if t.hand(seat, kind) != 0:
                into.add(DISCARD + kind)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return FIRST_CARD_MISSING if t.local(0) == 0 else MAY_BE_SAID
        if not DISCARD <= word < DISCARD + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.hand(seat, word - DISCARD) != 0 else NOT_TO_EXCHANGE

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"contract": kind_ref(word - DISCARD)} if reason == NOT_TO_EXCHANGE else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"done": int(t.local(0)), "most": int(EXCHANGED)}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        given_up = t.local(0)
        if word != STOP:
            card = t.card_of(seat, word - DISCARD)
            t.out_of_hand(seat, card)
            t.discard(card)
            t.disclose()
            given_up += 1
            t.set_local(0, given_up)
            if t.telling():
                t.tell("exchanged", "CPL-4.6.6", {"seat": seat_ref(seat), "contract": card_ref(card)})
        if word == STOP or given_up == EXCHANGED:
            t.pop()
            draw_cards(t, seat, given_up, "CPL-4.6.6")  # CPL-7.4.8: after both lie on the discard pile
