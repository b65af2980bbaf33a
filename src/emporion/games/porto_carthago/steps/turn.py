"""Phase 6: the turn. Three talents, a new market or an action card; privileges before, between and after; the bonus."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import action_refusal, bonus_refusal, privilege_refusal, shortage
from emporion.games.porto_carthago.steps.aristocrat import SET_LIGHTHOUSE_STEP
from emporion.games.porto_carthago.steps.captain import MAN_CHARTER_STEP
from emporion.games.porto_carthago.steps.carrier import CARRY_STEP
from emporion.games.porto_carthago.steps.merchant import BUY_GOOD, buy
from emporion.games.porto_carthago.steps.palace import buy_palace_seat
from emporion.games.porto_carthago.steps.privileges import use_privilege
from emporion.games.porto_carthago.steps.stevedore import STEVEDORE_KIND
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    ARISTOCRAT,
    CAPTAIN,
    COINS,
    MERCHANT,
    NO_BONUS,
    PALACE_BONUS,
    PRIVILEGES_EXPIRE,
    REFRESH_PRICE,
    SEAT_PRICE,
    SPACE_BONUS,
    SPACE_COST,
    STEVEDORE,
    WAREHOUSE_PRICE,
)
from emporion.games.porto_carthago.table.layout import (
    ACTION_AT,
    ACTIVE,
    BLOCKED,
    BONUS_LEFT,
    HELD,
    KINDS,
    MARKET,
    NONE,
    ON_SPACE,
    RESERVE,
    SHIPS,
    SPACE,
    SPACES,
)
from emporion.games.porto_carthago.table.telling import (
    action_ref,
    bonus_ref,
    good_ref,
    lack_ref,
    market_refs,
    privilege_ref,
)
from emporion.games.porto_carthago.table.words import (
    BONUS_TAKEN,
    BUY,
    BUY_NOTHING,
    CHOOSE_SPACE,
    CLAIM_SHORT,
    END_TURN,
    NO_BONUS_HERE,
    NOT_DRAWN,
    NOT_HELD,
    NOTHING_TO_DO,
    REFRESH_MARKET,
    REFRESH_NO_STORAGE,
    REFRESH_SHORT,
    SPACE_SHORT,
    TAKE_BONUS,
    TAKE_COINS,
    USE_PRIVILEGE,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


def privilege_candidates(t: PortoCarthagoTable, seat: i64, into: Words) -> None:
    held: i64 = t.get(seat, HELD)
    ship: i64 = 0
    while held >> ship:
        if (held >> ship) & 1 == 1:
            into.add(USE_PRIVILEGE + ship)
        ship += 1


def use_refusal(t: PortoCarthagoTable, seat: i64, ship: i64) -> i64:
    """0 if the seat holds the card and its effect is possible (PCA-4.11.2, PCA-4.11.11)."""
    return privilege_refusal(t, seat, ship) if t.holds(seat, ship) else NOT_HELD


class TurnMain(Ask[PortoCarthagoTable]):
    """Coins, a new market or an action space; privileges before that (PCA-4.5.2)."""

    name = "turn_main"
    rule = "PCA-4.5.2"

    def begin(self, t: PortoCarthagoTable) -> None:
        t.v[ACTIVE] = t.seat()
        t.v[SPACE] = NONE
        t.v[BONUS_LEFT] = 0

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        privilege_candidates(t, seat, into)
        into.add(TAKE_COINS)
        into.add(REFRESH_MARKET)
        into.add_range(CHOOSE_SPACE, CHOOSE_SPACE + SPACES)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word in (TAKE_COINS, REFRESH_MARKET):
            return 0
        if CHOOSE_SPACE <= word < CHOOSE_SPACE + SPACES:
            return self._space_refusal(t, seat, word - CHOOSE_SPACE)
        if USE_PRIVILEGE <= word < USE_PRIVILEGE + SHIPS:
            return use_refusal(t, seat, word - USE_PRIVILEGE)
        return NOT_NOW

    def _space_refusal(self, t: PortoCarthagoTable, seat: i64, space: i64) -> i64:
        """The servants must be there and, once paid, the action or the bonus must be possible (PCA-4.5.5)."""
        reserve = t.reserve(seat) - SPACE_COST[space]
        if reserve < 0:
            return SPACE_SHORT
        reason = action_refusal(t, seat, t.v[ACTION_AT + space], reserve)
        if reason == 0 or SPACE_BONUS[space] == NO_BONUS:
            return reason
        return MAY_BE_SAID if bonus_refusal(t, seat, space, reserve) == 0 else NOTHING_TO_DO

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        space = word - CHOOSE_SPACE
        if reason == SPACE_SHORT:
            return {
                "space": int(space + 1),
                "action": action_ref(t.v[ACTION_AT + space]),
                "needs": int(SPACE_COST[space]),
                "has": int(t.reserve(seat)),
            }
        return self._both_lack(t, seat, space) if reason == NOTHING_TO_DO else shortage(t, seat, reason)

    def _both_lack(self, t: PortoCarthagoTable, seat: i64, space: i64) -> dict[str, Figure]:
        """Why neither side of a space is of use, and by how much: needs is 0 where nothing is counted."""
        action: i64 = t.v[ACTION_AT + space]
        reserve = t.reserve(seat) - SPACE_COST[space]
        reasons = {
            "action": action_refusal(t, seat, action, reserve),
            "bonus": bonus_refusal(t, seat, space, reserve),
        }
        figures: dict[str, Figure] = {"action": action_ref(action), "bonus": bonus_ref(SPACE_BONUS[space])}
        for side, reason in reasons.items():
            short = shortage(t, seat, reason)
            figures[f"{side}_lacks"] = lack_ref(reason)
            figures[f"{side}_needs"] = short.get("needs", 0)
            figures[f"{side}_has"] = int(reserve) if reason == CLAIM_SHORT else short.get("has", 0)
        return figures

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"round": int(t.round())}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        if USE_PRIVILEGE <= word < USE_PRIVILEGE + SHIPS:
            use_privilege(t, seat, word - USE_PRIVILEGE)
            return
        t.pop()
        if word == TAKE_COINS:
            self._take_coins(t, seat)
        elif word == REFRESH_MARKET:
            self._refresh_market(t, seat)
        else:
            self._choose_space(t, seat, word - CHOOSE_SPACE)

    def _take_coins(self, t: PortoCarthagoTable, seat: i64) -> None:
        t.earn(seat, COINS)
        if t.telling():
            t.tell("coins", "PCA-4.5.3", {"seat": seat_ref(seat), "amount": int(COINS)})

    def _refresh_market(self, t: PortoCarthagoTable, seat: i64) -> None:
        """All market goods go into the bag, then new ones are drawn (PCA-4.5.4)."""
        for good in range(KINDS):
            while t.market(good) > 0:
                t.v[MARKET + good] -= 1
                t.into_bag(good)
        t.fill_market()
        if t.telling():
            t.tell("refreshed", "PCA-4.5.4", {"seat": seat_ref(seat), "goods": [*market_refs(t)]})
        REFRESH_BUY.start(t, seat)

    def _choose_space(self, t: PortoCarthagoTable, seat: i64, space: i64) -> None:
        """The servants are paid onto the space, then the card's action follows (PCA-4.5.5)."""
        action = t.v[ACTION_AT + space]
        t.v[SPACE] = space
        t.v[BONUS_LEFT] = 0 if SPACE_BONUS[space] == NO_BONUS else 1
        t.change(seat, RESERVE, -SPACE_COST[space])
        t.change(seat, ON_SPACE + space, SPACE_COST[space])
        if t.telling():
            t.tell(
                "chose-space",
                "PCA-4.5.5",
                {
                    "seat": seat_ref(seat),
                    "space": int(space + 1),
                    "action": action_ref(action),
                    "servants": int(SPACE_COST[space]),
                },
            )
        if action == CAPTAIN:
            MAN_CHARTER_STEP.start(t, seat)
        elif action == ARISTOCRAT:
            SET_LIGHTHOUSE_STEP.start(t, seat)
        elif action == STEVEDORE:
            STEVEDORE_KIND.start(t, seat)
        elif action == MERCHANT:
            BUY_GOOD.start(t, seat)
        else:
            CARRY_STEP.start(t, seat)


class RefreshBuy(Ask[PortoCarthagoTable]):
    """After a refresh one good may be bought for 6 talents (PCA-4.5.4)."""

    name = "refresh_buy"
    rule = "PCA-4.5.4"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(BUY_NOTHING)
        into.add_range(BUY, BUY + KINDS)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == BUY_NOTHING:
            return 0
        if not BUY <= word < BUY + KINDS:
            return NOT_NOW
        if t.market(word - BUY) == 0:
            return NOT_DRAWN
        if t.free_storage(seat) == 0:
            return REFRESH_NO_STORAGE
        return MAY_BE_SAID if t.talents(seat) >= REFRESH_PRICE else REFRESH_SHORT

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - BUY)} if reason == NOT_DRAWN else shortage(t, seat, reason)

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"price": int(REFRESH_PRICE)}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        if word != BUY_NOTHING:
            buy(t, seat, word - BUY, REFRESH_PRICE, self.rule)


class TurnAfter(Ask[PortoCarthagoTable]):
    """Privileges, the bonus of the chosen space, the end of the turn (PCA-4.5.2)."""

    name = "turn_after"
    rule = "PCA-4.5.2"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        privilege_candidates(t, seat, into)
        if t.v[BONUS_LEFT] == 1:
            into.add(TAKE_BONUS)
        into.add(END_TURN)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == END_TURN:
            return 0
        if word == TAKE_BONUS:
            space = t.space()
            if space == NONE or SPACE_BONUS[space] == NO_BONUS:
                return NO_BONUS_HERE
            return bonus_refusal(t, seat, space, t.reserve(seat)) if t.v[BONUS_LEFT] == 1 else BONUS_TAKEN
        if USE_PRIVILEGE <= word < USE_PRIVILEGE + SHIPS:
            return use_refusal(t, seat, word - USE_PRIVILEGE)
        return NOT_NOW

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return shortage(t, seat, reason)

    def caution(self, t: PortoCarthagoTable, seat: i64, word: i64) -> Refusal | None:
        """A palace seat that could be taken now, and privileges that are lost with the turn."""
        if word != END_TURN:
            return None
        if self.refusal(t, seat, TAKE_BONUS) == 0 and SPACE_BONUS[t.space()] == PALACE_BONUS:
            return Refusal("palace-left", "PCA-4.7.2", {"price": int(SEAT_PRICE[t.next_palace_seat()])})
        if t.option(PRIVILEGES_EXPIRE) == 1:
            ship: i64 = 0
            while t.get(seat, HELD) >> ship:
                if t.holds(seat, ship) and privilege_refusal(t, seat, ship) == 0:
                    return Refusal("privilege-lost", "PCA-6.1.3", {"privilege": privilege_ref(ship)})
                ship += 1
        return None

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        if word == TAKE_BONUS:
            t.v[BONUS_LEFT] = 0
            if SPACE_BONUS[t.space()] == PALACE_BONUS:
                buy_palace_seat(t, seat, "PCA-4.7.2")
            else:
                free_warehouse_space(t, seat)
        elif word == END_TURN:
            t.pop()
            t.v[SPACE] = NONE
            t.v[BONUS_LEFT] = 0
            if t.option(PRIVILEGES_EXPIRE) == 1:
                expire_privileges(t, seat)
        else:
            use_privilege(t, seat, word - USE_PRIVILEGE)


def free_warehouse_space(t: PortoCarthagoTable, seat: i64) -> None:
    """A servant leaves the warehouse card: one more storage space (PCA-4.7.1)."""
    t.pay(seat, WAREHOUSE_PRICE)
    t.change(seat, BLOCKED, -1)
    t.change(seat, RESERVE, 1)
    if t.telling():
        t.tell("warehouse", "PCA-4.7.1", {"seat": seat_ref(seat), "price": int(WAREHOUSE_PRICE)})


def expire_privileges(t: PortoCarthagoTable, seat: i64) -> None:
    """With the option, what was not used by the end of one's turn goes under the deck (PCA-6.1.3)."""
    ship: i64 = 0
    while t.get(seat, HELD) >> ship:
        if t.holds(seat, ship):
            t.give_up(seat, ship)
            if t.telling():
                t.tell("expired", "PCA-6.1.3", {"seat": seat_ref(seat), "privilege": privilege_ref(ship)})
        ship += 1


REFRESH_BUY: Final = RefreshBuy()
