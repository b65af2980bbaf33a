"""Positions for the tests of Constantinopolis: a match is led to a decision and its table is then written to."""

from __future__ import annotations

from typing import cast

from emporion.games import load
from emporion.games.constantinopolis.rules.city import construct
from emporion.games.constantinopolis.rules.fleet import add_ship
from emporion.games.constantinopolis.rules.fleet import load as load_ship
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    FIRST_CARD,
    GOODS,
    KIND,
    KIND_OF,
    MARKET,
    OFFICE,
    SHIP,
    TILE,
)
from emporion.games.constantinopolis.table.layout import (
    CARDS,
    CURRENT,
    CURRENT_AT,
    DECK,
    DISCARD,
    FREE_SHIPS,
    FUTURE,
    FUTURE_AT,
    GOLD,
    KEPT,
    KINDS,
    NONE,
    ORDER,
    POSTS,
    S_PLACE,
    SHIPS,
)
from emporion.games.constantinopolis.table.layout import FAME as FAME_FIELD
from emporion.games.constantinopolis.table.layout import GOODS as GOODS_FIELD
from emporion.games.constantinopolis.table.layout import OFFICE as OFFICE_FIELD
from emporion.games.constantinopolis.table.telling import card_ref
from emporion.kernel.journal import Event, Journal
from emporion.kernel.options import OptionValue
from emporion.kernel.table import DEPTH, NOBODY

ANNA, BRUNO, CARLA, DORA, EMIL = range(5)
I, II, III, IV, V = range(5)  # noqa: E741 the Roman numbers of the offices
ROMAN = dict(zip(["I", "II", "III", "IV", "V"], OFFICE, strict=True))
GAME = load("constantinopolis")
SHORTHANDS = {"up_to"}


class Position:
    def __init__(
        self,
        seats: int = 3,
        offices: list[int] | None = None,
        free_trade: bool = False,
        seed: str = "t",
        one_duel_per_office: bool = False,
        errata: tuple[str, ...] | None = None,
    ) -> None:
        self.game = GAME
        self.journal = Journal()
        options: dict[str, OptionValue] = {"free_trade": free_trade, "one_duel_per_office": one_duel_per_office}
        self.t = cast(ConstantinopolisTable, GAME.table(seats, seed, options, self.journal, errata))
        for seat, office in enumerate(offices or list(range(seats))):
            self.t.put(seat, OFFICE_FIELD, office)
        self.t.set_order()
        self.asked = 0  # of several who may speak at once, the seat that speaks
        self.restart()

    # -- going on -------------------------------------------------------------------------------------------
    def restart(self) -> None:
        """Begin the round again with the table as it is."""
        self.t.v[DEPTH] = 0
        self.game.play.start(self.t, NOBODY)
        self.game.settle(self.t)

    def go(self, decision: str, seat: int | None = None) -> Position:
        """Let everybody say the default until that decision is asked (of that seat)."""
        for _ in range(500):
            if self.decision == decision and (seat is None or seat in self.game.speakers(self.t)):
                self.asked = self.game.speakers(self.t)[0] if seat is None else seat
                return self
            speaker = self.game.speakers(self.t)[0]
            self.game.say(self.t, speaker, self.game.default(self.t, speaker))
        raise AssertionError(f"{decision} is never asked")

    def finish_round(self) -> Position:
        start = self.t.round()
        while not self.t.over() and self.t.round() == start:
            speaker = self.game.speakers(self.t)[0]
            self.game.say(self.t, speaker, self.game.default(self.t, speaker))
        return self

    def say(self, *words: str) -> Position:
        """The one who has to speak says these words, one after the other."""
        for word in words:
            seat = self.speaker
            number = self.game.vocabulary.number(word)
            refusal = self.game.explain(self.t, seat, number)
            assert refusal is None, f"{word}: {refusal}"
            self.game.say(self.t, seat, number)
        return self

    @property
    def decision(self) -> str:
        return "" if self.t.over() else self.game.step(self.t).name

    def by(self, seat: int, *words: str) -> Position:
        """The seat, one of several who may speak at once, says these words; from now on it is the one that speaks."""
        self.asked = seat
        assert self.speaker == seat, f"seat {seat} may not speak"
        return self.say(*words)

    @property
    def speaker(self) -> int:
        """Who has to speak; of several at once the one last named, then the first."""
        speakers = self.game.speakers(self.t)
        return self.asked if self.asked in speakers else speakers[0]

    def offered(self, *verbs: str) -> set[str]:
        """What the speaker may say, perhaps only words of these verbs; shorthands for several words only if named."""
        texts = {self.game.vocabulary.text(word) for word in self.game.offered(self.t, self.speaker)}
        spoken = {(text.partition(":")[0], text) for text in texts}
        return {text for verb, text in spoken if (verb in verbs if verbs else verb not in SHORTHANDS)}

    def refused(self, word: str) -> str:
        """The reason why the speaker may not say a word, with its rule; empty if he may."""
        refusal = self.game.explain(self.t, self.speaker, self.game.vocabulary.number(word))
        return "" if refusal is None else f"{refusal.key} {refusal.rule}"

    def figures(self, word: str) -> dict[str, object]:
        refusal = self.game.explain(self.t, self.speaker, self.game.vocabulary.number(word))
        assert refusal is not None
        return dict(refusal.figures)

    def events(self, key: str, viewer: int | None = None) -> list[Event]:
        seen = self.journal.events if viewer is None else self.journal.seen_by(viewer)
        return [event for event in seen if event.key == key]

    def sight(self, viewer: int):  # type: ignore[no-untyped-def]
        return self.game.sight(self.t, viewer)

    # -- writing to the table ---------------------------------------------------------------------------------
    def gold(self, seat: int, gold: int) -> Position:
        self.t.put(seat, GOLD, gold)
        return self

    def fame(self, seat: int, fame: int) -> Position:
        self.t.put(seat, FAME_FIELD, fame)
        return self

    def goods(self, seat: int, **goods: int) -> Position:
        """These goods and no others."""
        for number, good in enumerate(GOODS):
            self.t.put(seat, GOODS_FIELD + number, goods.get(good, 0))
        return self

    def own(self, seat: int, *tiles: str) -> Position:
        for tile in tiles:
            construct(self.t, seat, TILE.index(tile))
        return self

    def posts(self, seat: int, posts: int) -> Position:
        self.t.put(seat, POSTS, posts)
        return self

    def market(self, name: str) -> Position:
        """Make a market the current one; it changes places with it."""
        wanted = MARKET.index(f"market_{name}")
        current = self.t.market()
        piles = [(CURRENT_AT, CURRENT.size(self.t)), (FUTURE_AT, FUTURE.size(self.t))]
        places = [at + k for at, size in piles for k in range(1, size + 1)]
        other = next(at for at in places if self.t.v[at] == wanted)
        self.t.v[other] = current
        self.t.v[CURRENT_AT + CURRENT.size(self.t)] = wanted
        return self

    def deal(self, seat: int, *kinds: str, kept: tuple[str, ...] = ()) -> Position:
        """A hand of these contracts and no others; those kept lie under trading posts."""
        for kind in range(KINDS):
            for bit in range(6):
                if (self.t.hand(seat, kind) >> bit) & 1:
                    card = FIRST_CARD[kind] + bit
                    self.t.out_of_hand(seat, card)
                    DECK.put(self.t, card)
        for name in kinds:
            self.t.into_hand(seat, self.find(name))
        for name in kept:
            card = self.find(name)
            self.t.into_hand(seat, card)
            kind = KIND.index(name)
            bits = self.t.get(seat, KEPT + kind)
            self.t.put(seat, KEPT + kind, bits | 1 << (card - FIRST_CARD[kind]))
        return self

    def find(self, kind: str) -> int:
        """Take a contract of a kind from the deck or the discard pile."""
        number = KIND.index(kind)
        for card in range(CARDS):
            if KIND_OF[card] == number:
                for k in range(DECK.size(self.t)):
                    if DECK.card(self.t, k) == card:
                        DECK.take(self.t, card)
                        return card
                bit = 1 << (card - FIRST_CARD[number])
                if self.t.v[DISCARD + number] & bit:
                    self.t.v[DISCARD + number] &= ~bit
                    return card
        raise AssertionError(f"no {kind} is left")

    def fleet(self, seat: int, *sizes: str) -> Position:
        """These ships, empty in the Port, and no others."""
        for ship in range(self.t.ships(seat)):
            self.t.v[FREE_SHIPS + self.t.ship_size(seat, ship)] += 1
        self.t.put(seat, SHIPS, 0)
        for size in sizes:
            self.t.v[FREE_SHIPS + SHIP.index(size)] -= 1
            add_ship(self.t, seat, SHIP.index(size))
        return self

    def cargo(self, seat: int, ship: int, *kinds: str, place: int = 0) -> Position:
        """Put contracts on a ship; the goods come from nowhere."""
        for kind in kinds:
            card = self.find(kind)
            self.t.into_hand(seat, card)
            for good in range(5):
                self.t.change(seat, GOODS_FIELD + good, 2)
            load_ship(self.t, seat, ship - 1, card)
        for good in range(5):
            self.t.put(seat, GOODS_FIELD + good, 0)
        self.t.v[self.t.ship(seat, ship - 1) + S_PLACE] = place
        return self

    # -- reading ----------------------------------------------------------------------------------------------
    def has(self, seat: int) -> dict[str, int]:
        return {
            good: int(self.t.goods(seat, number)) for number, good in enumerate(GOODS) if self.t.goods(seat, number)
        }

    def hand(self, seat: int) -> list[str]:
        return [
            card_ref(FIRST_CARD[kind] + bit).partition(":")[2]
            for kind in range(KINDS)
            for bit in range(6)
            if (self.t.hand(seat, kind) >> bit) & 1
        ]

    def office(self, seat: int) -> int:
        return int(self.t.office(seat))

    def holder(self, office: int) -> int:
        return int(self.t.holder(office))

    def order(self) -> list[int]:
        return [int(self.t.v[ORDER + k]) for k in range(self.t.seats())]

    def vacate(self, seat: int) -> Position:
        self.t.put(seat, OFFICE_FIELD, NONE)
        return self
