"""The conformance kit finds every secret that the tiny game gives away, loses or is wrong about."""

from typing import Any, cast

import msgspec
import pytest
from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.table import DISCLOSED, Table
from tests.kernel.conformance.findings import found
from tests.kernel.tiny import CARDS, DECK, SEAT, STAKE, STRIDE, VOCABULARY, Stake, TinyGame, TinyTable, hand, tiny_match

# -- secrets --------------------------------------------------------------------------------------------------------


class Leaking(TinyGame):
    """Shows everybody's cards to everybody."""

    def sight(self, t: Table, viewer: int) -> Any:
        return msgspec.structs.replace(super().sight(t, viewer), hands=[hand(t, seat) for seat in range(t.seats())])


class LeakingStakes(TinyGame):
    """Shows a sealed choice before all are in."""

    def sight(self, t: Table, viewer: int) -> Any:
        return msgspec.structs.replace(super().sight(t, viewer), stake=cast(TinyTable, t).get(0, 1))


class LeakingDeck(TinyGame):
    """Shows the next card."""

    def sight(self, t: Table, viewer: int) -> Any:
        top = int(DECK.card(t, 0)) if DECK.size(t) else 0
        return msgspec.structs.replace(super().sight(t, viewer), stake=top)


@pytest.mark.parametrize("game", [Leaking, LeakingStakes, LeakingDeck])
def test_a_leak_in_a_sight(game: type[TinyGame]) -> None:
    assert "could tell a guess from the table: its sight differs" in found(game())


class LosingGuess(TinyGame):
    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        guess = cast(TinyTable, super().guess(t, seat, dice))
        if DECK.size(guess) > 0:
            DECK.draw(guess)
        return guess


class HonestGuess(TinyGame):
    """The real table passed off as a guess."""

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        return t.clone()


class MeddlingGuess(TinyGame):
    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        t.reseed(dice)
        return super().guess(t, seat, dice)


class ForgetfulGuess(TinyGame):
    """Forgets what the seat itself holds."""

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        guess = cast(TinyTable, super().guess(t, seat, dice))
        if seat >= 0 and hand(t, seat) and DECK.size(guess) > 0:
            DECK.put(guess, hand(t, seat)[0])
            guess.put(seat, CARDS, guess.get(seat, CARDS) & ~(1 << hand(t, seat)[0]))
            guess.put(seat, CARDS, guess.get(seat, CARDS) | 1 << int(DECK.card(guess, 1)))
            DECK.take(guess, DECK.card(guess, 1))
        return guess


class PeepingGuess(TinyGame):
    """Lays the cards out as any guess may, but which way depends on the next card."""

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        if DECK.size(t) and DECK.card(t, 0) % 2:
            dice.below(2)
        return super().guess(t, seat, dice)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (PeepingGuess, "depends on what it cannot know"),
        (LosingGuess, "is not a possible table: cards were made or lost"),
        (HonestGuess, "changes nothing"),
        (MeddlingGuess, "guessing changes the table"),
        (ForgetfulGuess, "its sight differs"),
    ],
)
def test_a_wrong_guess(game: type[TinyGame], check: str) -> None:
    assert check in found(game())


def test_a_guess_that_could_not_be_played_on() -> None:
    class Stuck(TinyGame):
        """Something is wrong with its guesses as soon as anything is said."""

        def guess(self, t: Table, seat: int, dice: Dice) -> Table:
            guess = cast(TinyTable, super().guess(t, seat, dice))
            guess.fresh = guess.numbers()  # type: ignore[attr-defined]
            return guess

        def check(self, t: Table) -> list[str]:
            return ["stuck"] if getattr(t, "fresh", t.numbers()) != t.numbers() else super().check(t)

    assert "goes wrong when played on: stuck" in found(Stuck())


# -- what comes to light ----------------------------------------------------------------------------------------------


class Quiet(Stake):
    """Turns the stakes up as if nothing had become known: the last to stake could look and take back."""

    def open(self, t: TinyTable) -> None:
        known = t.v[DISCLOSED]
        super().open(t)
        t.v[DISCLOSED] = known


def test_a_word_that_brings_something_to_light_and_does_not_say_so() -> None:
    assert "learns something hidden by stake:" in found(TinyGame(stake=Quiet()))


# -- who knows the same -----------------------------------------------------------------------------------------------


class Knowing(TinyGame):
    """Says that a stake changes nothing for those who did not lay it, until all are in; and a pass nothing at all."""

    def knows_the_same(self, before: Table, after: Table, viewer: i64) -> bool:
        one, other = before.numbers(), after.numbers()
        for seat in range(before.seats()):
            if seat != viewer:
                one[SEAT + seat * STRIDE + STAKE] = other[SEAT + seat * STRIDE + STAKE] = 0
        return one == other


class Careless(TinyGame):
    """Never notices anything."""

    def knows_the_same(self, before: Table, after: Table, viewer: i64) -> bool:
        return True


class Ignorant(Knowing):
    """Takes the stake of seat 0 for a secret from itself."""

    def knows_the_same(self, before: Table, after: Table, viewer: i64) -> bool:
        return super().knows_the_same(before, after, -1 if viewer == 0 else viewer)


class Stepwise(Stake):
    """A stake is laid coin by coin; nobody sees it before all are in."""

    def asks_always(self, t: TinyTable, seat: i64) -> bool:
        return True

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        if word == VOCABULARY.number("stake:1") and t.get(seat, STAKE) == 0:
            t.put(seat, STAKE, 1)
        else:
            super().say(t, seat, word)


class Blind(TinyGame):
    """Shows nobody's coins or stakes, not even to their owners."""

    def sight(self, t: Table, viewer: int) -> Any:
        return msgspec.structs.replace(super().sight(t, viewer), coins=[], bank=0, staked=[], stake=None, points=[])

    def knows_the_same(self, before: Table, after: Table, viewer: i64) -> bool:
        """Looks at the sight only, not at what may be said."""
        return bool(self.sight(before, int(viewer)) == self.sight(after, int(viewer)))


def test_a_game_that_knows_who_cannot_notice() -> None:
    assert found(Knowing(stake=Stepwise())) == ""
    match = tiny_match(Knowing(stake=Stepwise()), 3)
    after = match.course()
    after.say(1, VOCABULARY.number("stake:1"))
    told = [match.game.knows_the_same(match.table, after.table, viewer) for viewer in (-1, 0, 1, 2)]
    assert told == [True, True, False, True]


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Careless(), "but its sight differs"),
        (Ignorant(stake=Stepwise()), "seat 0 is said to know the same after stake:1, but its sight differs"),
        (Blind(), "but its offer differs"),
    ],
)
def test_a_game_that_is_wrong_about_who_can_notice(game: TinyGame, check: str) -> None:
    assert check in found(game)
