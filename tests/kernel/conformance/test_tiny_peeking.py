"""The kit finds guesses that keep what only rivals can see, and nothing where nothing is secret."""

from typing import Any, cast

import msgspec
import pytest
from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.conformance import peeking
from emporion.kernel.conformance.peeking import differing
from emporion.kernel.game import Game
from emporion.kernel.step import InTurnOrder, Repeat
from emporion.kernel.table import Table
from emporion.parts.sealed import is_in
from tests.kernel.conformance.findings import found
from tests.kernel.tiny import (
    CARDS,
    COINS,
    DECK,
    OPTIONS,
    PASS,
    REASONS,
    STAKE,
    VOCABULARY,
    DrawCard,
    TinyGame,
    TinyTable,
    hand,
)


class KeepsHands(TinyGame):
    """Only the deck and the stakes are drawn anew."""

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        guess = cast(TinyTable, t.clone())
        guess.reseed(dice)
        DECK.shuffle_guess(guess, dice)
        for other in range(t.seats()):
            if other != seat and not t.over() and self.step(t).sealed and is_in(t, other):
                guess.put(other, STAKE, dice.below(min(2, guess.get(other, COINS)) + 1))
        return guess


class KeepsStakes(TinyGame):
    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        guess = cast(TinyTable, super().guess(t, seat, dice))
        for other in range(t.seats()):
            guess.put(other, STAKE, cast(TinyTable, t).get(other, STAKE))
        return guess


class KeepsEverything(TinyGame):
    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        guess: Table = t.clone()
        guess.reseed(dice)
        return guess


@pytest.mark.parametrize(
    ("game", "fields"), [(KeepsHands(), "hands"), (KeepsStakes(), "stake"), (KeepsEverything(), "stake")]
)
def test_a_guess_that_keeps_what_only_rivals_can_see(game: Game, fields: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peeking, "ENOUGH", 60)  # these matches are short
    known = f"guesses never change what only rivals can see ({fields}): bots would know it"
    assert found(game).splitlines()[-1] == known


def test_a_title_without_secrets_may_guess_what_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a sight says of its own viewer is no secret, nor is what everybody could have counted."""

    class OpenSight(msgspec.Struct, frozen=True):
        viewer: int
        own: list[int] | None
        coins: int | None  # hidden, though everybody has seen what was paid
        sizes: list[int]

    class OpenCard(DrawCard):
        def say(self, t: TinyTable, seat: i64, word: i64) -> None:
            super().say(t, seat, word)
            t.tell("shown", "TNY-1.2", {"cards": [str(card) for card in hand(t, int(seat))]} if word != PASS else {})

    class Open(KeepsHands):
        def __init__(self) -> None:
            Game.__init__(self, Repeat(2, InTurnOrder(OpenCard())), VOCABULARY, REASONS, OPTIONS)

        def sight(self, t: Table, viewer: int) -> Any:
            own = None if viewer < 0 else hand(t, viewer)
            coins = None if viewer < 0 else cast(TinyTable, t).get(viewer, COINS)
            sizes = [cast(TinyTable, t).get(seat, CARDS).bit_count() for seat in range(t.seats())]
            return OpenSight(viewer, own, coins, sizes)

    monkeypatch.setattr(peeking, "ENOUGH", 1)
    assert found(Open()) == ""


def test_the_fields_at_which_sights_differ() -> None:
    class Seat(msgspec.Struct):
        points: int
        hand: list[str]

    class Sight(msgspec.Struct):
        seats: list[Seat]
        stock: dict[str, int]
        own: Seat | None = None

    one = Sight([Seat(1, ["a"]), Seat(2, [])], {"wine": 1})
    assert differing(one, one) == set()
    assert differing(one, Sight([Seat(1, ["b"]), Seat(3, ["a"])], {"wine": 2})) == {
        "seats.hand",
        "seats.points",
        "stock",
    }
    assert differing(one, Sight([Seat(1, ["a"])], {"oil": 1}, Seat(0, []))) == {"seats", "stock", "own"}
