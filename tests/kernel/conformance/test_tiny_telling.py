"""The conformance kit hears every secret that the tiny game tells, asks or refuses aloud, and says where it stands."""

from typing import cast

import pytest
from mypy_extensions import i64

from emporion.kernel.conformance import check_game, check_record
from emporion.kernel.game import Game
from emporion.kernel.journal import ALL, Figure, seat_ref
from emporion.kernel.record import BadRecord, write_record
from emporion.kernel.refusal import Refusal
from emporion.kernel.table import Table
from tests.kernel.conformance.findings import found
from tests.kernel.tiny import (
    CARDS,
    DECK,
    DRAW,
    NO_CARDS,
    STAKE,
    STAKES,
    DrawCard,
    Stake,
    TinyGame,
    TinyTable,
    hand,
    say,
    tiny_match,
)

# -- what is told -----------------------------------------------------------------------------------------------------


class Telling(Stake):
    """What a seat stakes is told to some."""

    def __init__(self, others: int) -> None:
        super().__init__()
        self.others = others

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        t.tell("chose", "TNY-1.1", {"seat": seat_ref(seat), "coins": int(word - STAKES)}, self.others | 1 << seat)
        t.tell("chose-hidden", "TNY-1.1", {"seat": seat_ref(seat)}, ALL ^ (1 << seat))
        super().say(t, seat, word)


def test_a_sealed_word_that_is_told_to_who_said_it() -> None:
    assert found(TinyGame(stake=Telling(0))) == ""


@pytest.mark.parametrize(("others", "who"), [(ALL, "a spectator"), (0b01, "seat 0"), (0b10, "seat 1")])
def test_a_sealed_word_that_is_told_to_others(others: int, who: str) -> None:
    said = found(TinyGame(stake=Telling(others)))
    assert f"{who} could tell stake:" in said and "it is told 0.2.coins: " in said


class Boasting(DrawCard):
    """Says aloud which card was drawn."""

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        before = t.get(seat, CARDS)
        super().say(t, seat, word)
        if word == DRAW:
            card = (t.get(seat, CARDS) ^ before).bit_length() - 1
            t.tell("boasted", "TNY-1.2", {"seat": seat_ref(seat), "card": card})


class Murmuring(DrawCard):
    """A pass tells the next card, and that nothing has become known."""

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        super().say(t, seat, word)
        if word != DRAW and DECK.size(t):
            t.tell("murmured", "TNY-1.2", {"card": int(DECK.card(t, 0))})


class Announcing(TinyGame):
    """The lowest card is told at the setup."""

    def lay(self, t: Table) -> None:
        super().lay(t)
        t.tell("lowest", "TNY-1.2", {"card": int(DECK.card(t, 0))})


class Rolling(DrawCard):
    """A die is rolled before everybody, and nothing comes of it."""

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        super().say(t, seat, word)
        t.tell("rolled", "TNY-1.2", {"die": int(t.chance(6))})


def test_a_card_that_only_one_may_see_is_told_to_all() -> None:
    assert "everybody hears what seat 0 alone sees after draw: 1.2.card: " in found(TinyGame(draw=Boasting()))


def test_the_next_card_is_told_as_if_nothing_had_become_known() -> None:
    assert "hears by pass of seat" in found(TinyGame(draw=Murmuring()))


def test_a_secret_that_is_told_at_the_setup() -> None:
    assert "a spectator hears at the setup what it may not see: 0.2.card: " in found(Announcing())


def test_a_die_is_no_secret() -> None:
    assert found(TinyGame(draw=Rolling())) == ""


# -- what is asked and refused ----------------------------------------------------------------------------------------


class Prompting(DrawCard):
    """The question names the cards of others."""

    def prompt(self, t: TinyTable, seat: i64) -> dict[str, Figure]:
        return {"cards": sum(sum(hand(t, other)) for other in range(t.seats()) if other != seat)}


class Explaining(DrawCard):
    """Who has drawn already is refused another card, and told which comes next."""

    def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
        return NO_CARDS if word == DRAW and hand(t, int(seat)) else super().refusal(t, seat, word)

    def asks_always(self, t: TinyTable, seat: i64) -> bool:
        return True

    def figures(self, t: TinyTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"card": int(DECK.card(t, 0)) if DECK.size(t) else 0}


class Warning(DrawCard):
    """A pass is a mistake if the next card is a high one."""

    def caution(self, t: TinyTable, seat: i64, word: i64) -> Refusal | None:
        high = word != DRAW and DECK.size(t) > 0 and DECK.card(t, DECK.size(t) - 1) > 3
        return Refusal("high", "TNY-1.2") if high else None


@pytest.mark.parametrize(
    ("draw", "where"),
    [
        (Prompting, "what it is asked differs at prompt.cards: "),
        (Explaining, "what it is asked differs at refusals.draw.2.card: "),
        (Warning, "what it is asked differs at cautions.pass: "),
    ],
)
def test_a_secret_in_what_is_asked(draw: type[DrawCard], where: str) -> None:
    said = found(TinyGame(draw=draw()))
    assert "could tell a guess from the table: " in said and where in said


# -- judgement --------------------------------------------------------------------------------------------------------


class Dividing(TinyGame):
    def worth(self, t: Table, seat: i64) -> float:
        return 1 / cast(TinyTable, t).get(int(seat), STAKE)


class Boundless(TinyGame):
    def worth(self, t: Table, seat: i64) -> float:
        return float("inf")


class Impossible(TinyGame):
    def default(self, t: Table, seat: int) -> int:
        return STAKES + 2


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Dividing, "ZeroDivisionError: division by zero"),
        (Boundless, "a position is worth inf to seat 0"),
        (Impossible, "stake:2 is said for seat 0 when it is late, and may not be said"),
    ],
)
def test_a_judgement_that_fails(game: type[TinyGame], check: str) -> None:
    assert check in found(game())


# -- where, and once more ---------------------------------------------------------------------------------------------


class Shaky(TinyGame):
    def lay(self, t: Table) -> None:
        raise KeyError("no board")


def test_a_table_that_cannot_be_laid_is_a_finding() -> None:
    report = check_game(Shaky(), 3)
    said = {(one.check, one.where, one.record) for one in report.failures}
    assert said == {("KeyError: 'no board'", "while the table is laid", "(no record: there is no table yet)")}
    assert (report.games, report.decisions) == (3, 0)


@pytest.mark.parametrize(
    "game", [TinyGame(stake=Telling(ALL)), TinyGame(draw=Boasting()), TinyGame(draw=Explaining()), Boundless()]
)
def test_a_failure_is_found_again_by_its_record(game: Game) -> None:
    failures = check_game(game, 30).failures
    assert failures
    for failure in failures:
        again = check_record(game, failure.record).failures
        assert [one.where for one in again] == [failure.where]


def test_a_record_of_a_sound_match_shows_nothing() -> None:
    match = say(tiny_match(TinyGame()), "0 stake:1", "1 stake:2", "0 draw")
    report = check_record(TinyGame(), write_record(match))
    assert (report.failures, report.games, report.decisions) == ([], 1, len(match.said))


def test_a_record_that_cannot_be_read_is_said() -> None:
    text = write_record(say(tiny_match(TinyGame()), "0 stake:1")).replace("stake:1", "stake:9")
    with pytest.raises(BadRecord, match=r"^line 8: "):
        check_record(TinyGame(), text)
