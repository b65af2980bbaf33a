"""Phase 4: countryside building. Working cart shops send their men out, one player after the other."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.rules.carts import cleaning_refusal, free_seed, product_refusal, rural_refusal
from emporion.games.antiquity.rules.cities import send_from_cart_shop
from emporion.games.antiquity.rules.countryside import (
    NO_SECOND,
    clean,
    found_city,
    found_rural,
    open_inn,
    rural_left,
)
from emporion.games.antiquity.rules.payment import owe, owes, pay_chosen, payment_refusal, payments
from emporion.games.antiquity.rules.sites import (
    clean_refusal,
    hex_refusal,
    partner_refusal,
)
from emporion.games.antiquity.steps.draft.figures import price
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CITY,
    FARM,
    FISHERY,
    FISHERY_COUNTERS,
    FOREST,
    INN,
    MADE_BY,
    NEIGHBOURS,
    RURAL,
    RURAL_FOOD,
    RURAL_KINDS,
    RURAL_LUXURY,
    RURAL_STONE,
    RURAL_WOOD,
    STONE,
    TERRAINS,
    WOOD,
    WOODCUTTER,
)
from emporion.games.antiquity.table.layout import ALCHEMY_USED, BIOLOGY_USED, CARTS, HEX, KINDS, MEN, OCCUPIED
from emporion.games.antiquity.table.telling import good_ref, hex_figures, place_figures, rural_ref
from emporion.games.antiquity.table.words import (
    CLEAN,
    KIND_RULES,
    NOT_DIFFERENT,
    NOT_HELD,
    PASS,
    PAY,
    PRODUCE,
    RURAL_BUILD,
    SEED_FREE,
    SEED_PAID,
)
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.step import Ask
from emporion.kernel.words import Words
from emporion.parts.hexes import SIDES

# The locals of the step: what is asked, and what has been chosen so far.
_STAGE: Final = 0
_KIND: Final = 1
_GOOD: Final = 2
_FREE_SEED: Final = 3
_FIRST: Final = 4
ACTION: Final = 0
PAYMENT: Final = 1
PRODUCT: Final = 2
SEED: Final = 3
PLACE: Final = 4
SECOND_PLACE: Final = 5
STAGE_NAMES: Final[list[str]] = ["action", "payment", "good", "seed", "hex", "second_hex"]
CLEANING: Final = RURAL_KINDS  # in the place of a kind


class BuildCountryside(Ask[AntiquityTable]):
    """Everything in one go: an action and its details, again and again, until `pass` (ANT-4.4.1, ANT-4.4.12)."""

    name = "countryside"
    rule = "ANT-4.4.1"

    def deciders(self, t: AntiquityTable) -> i64:
        """Who has neither a cart to send nor alchemy has nothing to do."""
        seat = t.seat()
        busy = t.local(_STAGE) != ACTION or t.get(seat, CARTS) > 0
        if busy or cleaning_refusal(t, seat) == 0:
            return 1 << seat
        return 0

    # -- what may be said -----------------------------------------------------------------------------------
    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        stage = t.local(_STAGE)
        if stage == ACTION:
            into.add(PASS)
            into.add_range(RURAL_BUILD, RURAL_BUILD + RURAL_KINDS)
            into.add(CLEAN)
        elif stage == PAYMENT:
            payments(t, seat, into)
        elif stage == PRODUCT:
            for good in range(STONE, KINDS):
                if MADE_BY[good] == t.local(_KIND):
                    into.add(PRODUCE + good)
        elif stage == SEED:
            into.add(SEED_FREE)
            into.add(SEED_PAID)
        elif stage == PLACE:
            self._hexes(t, seat, into)
        else:
            self._partners(t, into)

    def _hexes(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        """Free hexes of the zone, to clean any of it; centres of cities wherever they are legal."""
        kind = t.local(_KIND)
        for hex in range(t.hexes()):
            if kind == CITY:
                if hex_refusal(t, seat, CITY, -1, hex) == 0:
                    into.add(HEX_WORD + hex)
            elif t.in_zone(seat, hex) and (kind == CLEANING or t.v[HEX + hex] & OCCUPIED == 0):
                into.add(HEX_WORD + hex)

    def _partners(self, t: AntiquityTable, into: Words) -> None:
        first = t.local(_FIRST)
        for side in range(first * SIDES, (first + 1) * SIDES):
            if 0 <= NEIGHBOURS[side] < t.hexes():
                into.add(HEX_WORD + NEIGHBOURS[side])

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        stage = t.local(_STAGE)
        kind = t.local(_KIND)
        if stage == ACTION:
            if word == PASS:
                return 0
            if RURAL_BUILD <= word < RURAL_BUILD + RURAL_KINDS:
                return rural_refusal(t, seat, word - RURAL_BUILD)
            return cleaning_refusal(t, seat) if word == CLEAN else NOT_NOW
        if stage == PAYMENT:
            return payment_refusal(t, seat, word)
        if stage == PRODUCT:
            in_range = PRODUCE < word < PRODUCE + KINDS
            return product_refusal(t, seat, kind, word - PRODUCE) if in_range else NOT_NOW
        if stage == SEED:
            return MAY_BE_SAID if word == SEED_FREE or word == SEED_PAID else NOT_NOW
        hex = word - HEX_WORD
        if not 0 <= hex < t.hexes():
            return NOT_NOW
        if stage == SECOND_PLACE:
            return partner_refusal(t, t.local(_FIRST), hex)
        if kind == CLEANING:
            return clean_refusal(t, seat, hex)
        return hex_refusal(t, seat, kind, t.local(_GOOD), hex)

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == NOT_NOW:
            return {}
        if reason in (NOT_HELD, NOT_DIFFERENT):
            return {"good": good_ref(word - PAY)}
        if RURAL_BUILD <= word < RURAL_BUILD + RURAL_KINDS:
            kind = word - RURAL_BUILD
            cost = price(t, seat, RURAL_WOOD[kind], RURAL_STONE[kind], RURAL_FOOD[kind], RURAL_LUXURY[kind])
            limit = int(FISHERY_COUNTERS // t.seats())
            return {"rural": rural_ref(kind), "kind": RURAL[kind], "limit": limit, **cost}
        if PRODUCE < word < PRODUCE + KINDS:
            return {"rural": rural_ref(t.local(_KIND)), "good": good_ref(word - PRODUCE)}
        hex = word - HEX_WORD
        if not 0 <= hex < t.hexes() or t.local(_KIND) == CLEANING:
            return hex_figures(hex) if 0 <= hex < t.hexes() else {}
        terrain = f"terrain:{TERRAINS[t.terrain(hex)]}"
        return {**hex_figures(hex), "kind": RURAL[t.local(_KIND)], "terrain": terrain}

    def caution(self, t: AntiquityTable, seat: i64, word: i64) -> Refusal | None:
        """Carts that stay at home though they could be sent, and pollution that alchemy would take away for nothing."""
        if word != PASS or t.local(_STAGE) != ACTION:
            return None
        if any(rural_refusal(t, seat, kind) == 0 for kind in range(RURAL_KINDS)):
            return Refusal("carts-left", "ANT-4.4.12", {"carts": int(t.get(seat, CARTS))})
        return Refusal("cleaning-left", "ANT-4.4.11") if cleaning_refusal(t, seat) == 0 else None

    def prompt(self, t: AntiquityTable, seat: i64) -> dict[str, Figure]:
        stage = t.local(_STAGE)
        kind = t.local(_KIND)
        rule = self.rule if stage == ACTION else KIND_RULES[kind]
        return {"stage": STAGE_NAMES[stage], "rule": rule, "carts": int(t.get(t.seat(), CARTS))}

    # -- what happens ---------------------------------------------------------------------------------------
    def run(self, t: AntiquityTable) -> None:
        t.pop()

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        stage = t.local(_STAGE)
        if stage == ACTION:
            self._begin(t, seat, word)
        elif stage == PAYMENT:
            pay_chosen(t, seat, word)
            if not owes(t, seat):
                t.set_local(_STAGE, PLACE)
        elif stage == PRODUCT:
            self._choose_product(t, seat, word - PRODUCE)
        elif stage == SEED:
            t.set_local(_FREE_SEED, 1 if word == SEED_FREE else 0)
            t.set_local(_STAGE, PLACE)
        elif stage == PLACE and t.local(_KIND) == FISHERY:
            t.set_local(_FIRST, word - HEX_WORD)
            t.set_local(_STAGE, SECOND_PLACE)
        elif stage == PLACE:
            self._finish(t, seat, word - HEX_WORD, NO_SECOND)
        else:
            self._finish(t, seat, t.local(_FIRST), word - HEX_WORD)

    def _begin(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        if word == PASS:
            if t.telling():
                t.tell("passed", self.rule, {"seat": seat_ref(seat)})
            t.pop()
            return
        if word == CLEAN:
            t.set_local(_KIND, CLEANING)
            t.set_local(_STAGE, PLACE)
            return
        kind = word - RURAL_BUILD
        t.set_local(_KIND, kind)
        t.set_local(_FREE_SEED, 0)
        t.set_local(_GOOD, WOOD)
        if kind == INN or kind == CITY:
            owe(t, seat, RURAL_FOOD[kind], RURAL_LUXURY[kind])
            t.set_local(_STAGE, PAYMENT if owes(t, seat) else PLACE)
        else:
            t.set_local(_STAGE, PLACE if kind == WOODCUTTER else PRODUCT)

    def _choose_product(self, t: AntiquityTable, seat: i64, good: i64) -> None:
        t.set_local(_GOOD, good)
        t.set_local(_STAGE, PLACE)
        if t.local(_KIND) == FARM and free_seed(t, seat):
            if t.good(seat, good) > 0:
                t.set_local(_STAGE, SEED)
            else:
                t.set_local(_FREE_SEED, 1)

    def _finish(self, t: AntiquityTable, seat: i64, hex: i64, second: i64) -> None:
        """The last detail is chosen: the cost is paid, the man goes, the land changes."""
        kind = t.local(_KIND)
        good = t.local(_GOOD)
        t.set_local(_STAGE, ACTION)
        if kind == CLEANING:
            self._clean(t, seat, hex)
            return
        t.gain(seat, WOOD, -RURAL_WOOD[kind])
        t.gain(seat, STONE, -RURAL_STONE[kind])
        if kind == FARM:
            if t.local(_FREE_SEED) == 1:
                t.set_public(seat, BIOLOGY_USED, 1)
            else:
                t.gain(seat, good, -1)
        send_from_cart_shop(t, seat)
        if kind == INN:
            t.change(seat, MEN, 1)  # ANT-4.4.2: the man comes back at once
            open_inn(t, seat, hex)
        elif kind == CITY:
            t.change(seat, MEN, 1)
            found_city(t, seat, hex)
        else:
            found_rural(t, seat, kind, good, hex, second)
        if t.telling():
            self._tell(t, seat, kind, good, hex)

    def _tell(self, t: AntiquityTable, seat: i64, kind: i64, good: i64, hex: i64) -> None:
        figures: dict[str, Figure] = {"seat": seat_ref(seat), "rural": rural_ref(kind), **place_figures(t, hex)}
        if kind == INN or kind == CITY:
            t.tell("inn" if kind == INN else "city", KIND_RULES[kind], figures)
            return
        if kind == WOODCUTTER:
            figures["land"] = f"land:{TERRAINS[FOREST]}"  # as it was
        figures["good"] = good_ref(good)
        figures["count"] = int(rural_left(t.rural(seat, t.rurals(seat) - 1)))
        t.tell("rural-built", KIND_RULES[kind], figures)

    def _clean(self, t: AntiquityTable, seat: i64, hex: i64) -> None:
        t.set_public(seat, ALCHEMY_USED, 1)
        removed = clean(t, hex)
        if t.telling():
            t.tell("cleaned", "ANT-4.4.11", {"seat": seat_ref(seat), "markers": int(removed), **place_figures(t, hex)})
