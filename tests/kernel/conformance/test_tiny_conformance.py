"""The conformance kit finds nothing wrong with the tiny game, and finds every fault planted in it."""

import itertools
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import Inspector, Report, check_game, configurations
from emporion.kernel.conformance.running import TELLS
from emporion.kernel.game import Game, NeverEnds
from emporion.kernel.journal import seat_ref
from emporion.kernel.options import OptionValue
from emporion.kernel.playout import LONG, play_out
from emporion.kernel.record import read_record
from emporion.kernel.step import InTurnOrder, Repeat, Sequence, Step
from emporion.kernel.table import DISCLOSED, Table
from emporion.kernel.words import Words
from tests.kernel.conformance.findings import GAMES, found
from tests.kernel.tiny import (
    COINS,
    DECK,
    DRAW,
    OPTIONS,
    PASS,
    POINTS,
    REASONS,
    SEAT,
    STRIDE,
    VOCABULARY,
    DrawCard,
    Stake,
    TinyGame,
    TinyTable,
    tiny_match,
)

# -- a sound game -------------------------------------------------------------------------------------------------


def test_a_sound_game_passes() -> None:
    seen: list[int] = []
    report = check_game(TinyGame(), GAMES, progress=lambda so_far: seen.append(so_far.games))
    assert report.failures == []
    assert (report.game, report.configurations, report.games) == ("tiny", 12, GAMES)
    assert report.decisions > 4 * GAMES
    assert seen == list(range(1, GAMES + 1))


def test_all_seat_counts_and_options_are_played() -> None:
    choices = configurations(TinyGame())
    assert len(choices) == 12
    assert (2, {}) in choices and (3, {}) in choices
    for option in OPTIONS:
        for value in option.values:
            assert value == option.default or (3, {option.name: value}) in choices
    assert (2, {"coins": 2, "scale": "double", "visible": True}) in choices


def test_configurations_that_do_not_fit_are_left_out() -> None:
    class Picky(TinyGame):
        def fits(self, seats: int, options: dict[str, OptionValue]) -> bool:
            return seats == 2

    assert {seats for seats, _ in configurations(Picky())} == {2}


def test_the_same_seed_plays_the_same_matches() -> None:
    reports = [check_game(TinyGame(), 10, seed) for seed in ("a", "a", "c")]
    decisions = [report.decisions for report in reports]
    assert decisions[0] == decisions[1] != decisions[2]


# -- legality -------------------------------------------------------------------------------------------------------


class NotOffered(Stake):
    def candidates(self, t: TinyTable, seat: i64, into: Words) -> None:
        into.add_range(VOCABULARY.number("stake:0"), VOCABULARY.number("stake:2"))


class OfferedTwice(DrawCard):
    def candidates(self, t: TinyTable, seat: i64, into: Words) -> None:
        super().candidates(t, seat, into)
        into.add(PASS)


class WithoutReason(DrawCard):
    def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
        reason = super().refusal(t, seat, word)
        return NAMELESS if reason > 1 else reason


NAMELESS = REASONS.add("", "")


class Asking(DrawCard):
    """Every question costs a coin."""

    def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
        if word == DRAW and t.get(seat, COINS) > 1:
            t.pay(seat, 1)
        return super().refusal(t, seat, word)


def test_a_word_that_may_be_said_but_is_not_offered() -> None:
    assert found(TinyGame(stake=NotOffered())) == "stake: stake:2 is offered or refused by mistake"


def test_a_word_offered_that_is_refused_when_it_is_said() -> None:
    class Fickle(Stake):
        """What it refuses depends on how often it was asked."""

        asked = itertools.count()

        def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
            return super().refusal(t, seat, word) or int(next(self.asked) % 7 == 6)

    said = found(TinyGame(stake=Fickle()))
    assert "is offered or refused by mistake" in said
    assert "Refused: stake:" in said


def test_a_word_offered_twice() -> None:
    assert found(TinyGame(draw=OfferedTwice())) == "draw_card offers a word twice"


def test_a_refusal_without_a_reason() -> None:
    class Asked(WithoutReason):
        def asks_always(self, t: TinyTable, seat: i64) -> bool:
            return True

    assert found(TinyGame(draw=Asked())) == "draw_card: no reason why draw is refused"


def test_a_question_that_changes_the_table() -> None:
    assert "draw_card: asking changes the table" in found(TinyGame(draw=Asking()))


@pytest.mark.parametrize("asks", [False, True])
def test_a_dead_end(asks: bool) -> None:
    class NoPass(DrawCard):
        def candidates(self, t: TinyTable, seat: i64, into: Words) -> None:
            into.add(DRAW)

        def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
            return 1 if word == PASS else super().refusal(t, seat, word)

        def asks_always(self, t: TinyTable, seat: i64) -> bool:
            return asks

    assert "has nothing to say in draw_card" in found(TinyGame(draw=NoPass()))


# -- pieces, clones, replays ------------------------------------------------------------------------------------------


class Coining(DrawCard):
    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        super().say(t, seat, word)
        if word == DRAW:
            t.put(seat, COINS, t.get(seat, COINS) + 2)


def test_money_made_from_nothing_and_the_record_that_shows_it() -> None:
    game = TinyGame(draw=Coining())
    failure = check_game(game, GAMES).failures[0]
    assert failure.check == "coins were made or lost"
    assert failure.configuration.startswith(("2 seats", "3 seats"))
    assert game.check(read_record(game, failure.record).table) == ["coins were made or lost"]


def test_a_clone_that_shares() -> None:
    class Sharing(TinyTable):
        def clone(self) -> "TinyTable":
            return Sharing(self.v)

    class SharingGame(TinyGame):
        def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
            return Sharing(vec[i64]([0] * (SEAT + 3 * STRIDE)))

    assert "what is said at a clone changes the table it was made from" in found(SharingGame())


def test_state_kept_outside_the_table() -> None:
    class Remembering(DrawCard):
        drawn = 0

        def say(self, t: TinyTable, seat: i64, word: i64) -> None:
            super().say(t, seat, word)
            Remembering.drawn += 1
            if Remembering.drawn % 5 == 0:
                t.put(seat, POINTS, t.get(seat, POINTS) + 1)

    said = found(TinyGame(draw=Remembering()))
    assert "the same word at two clones gives different tables" in said
    assert "the record cannot be replayed: line " in said


def test_chance_that_is_not_the_tables_own() -> None:
    class Whimsical(TinyGame):
        laid = itertools.count()

        def lay(self, t: Table) -> None:
            super().lay(t)
            DECK.shuffle_guess(t, Dice(str(next(self.laid))))

    assert "replaying the record gives a different table" in found(Whimsical())


def test_a_journal_that_differs_when_the_record_is_replayed() -> None:
    class Chatty(TinyGame):
        laid = itertools.count()

        def lay(self, t: Table) -> None:
            super().lay(t)
            if next(self.laid) % 3 == 0:
                t.tell("again", "", {})

    assert "replaying the record gives a different journal" in found(Chatty())


def test_taking_back_to_a_table_that_is_not_the_same() -> None:
    class Forgetful(TinyTable):
        """A copy does not know what was disclosed."""

        def clone(self) -> "TinyTable":
            copy = Forgetful(self.v[:])
            copy.v[DISCLOSED] = 0
            return copy

    class ForgetfulGame(TinyGame):
        def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
            return Forgetful(vec[i64]([0] * (SEAT + 3 * STRIDE)))

    assert found(ForgetfulGame()) == "taking a word back does not restore the table"


def test_a_table_that_does_not_survive_saving() -> None:
    class Lossy(TinyGame):
        def load(self, numbers: list[int], options: dict[str, OptionValue]) -> Table:
            t: Table = super().load(numbers, options)
            t.disclose()
            return t

    assert found(Lossy()) == "a table changes when it is saved and loaded"


# -- ends -----------------------------------------------------------------------------------------------------------


class Unpopped(DrawCard):
    """Asks for ever: it forgets to pop itself."""

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        t.tell("passed", "TNY-1.2", {"seat": seat_ref(seat)})

    def asks_always(self, t: TinyTable, seat: i64) -> bool:
        return True


def test_a_step_that_is_never_popped_is_named_at_once_and_ends_the_run() -> None:
    told: list[tuple[int, int]] = []
    report = check_game(TinyGame(draw=Unpopped()), 20, progress=lambda now: told.append((now.games, now.playing)))
    (failure,) = report.failures
    assert failure.check == "the match does not end: 100000 decisions so far, Unpopped is asked again and again"
    assert failure.endless and failure.where == f"after {LONG} words, in draw_card"
    assert told == [*((0, words) for words in range(TELLS, LONG + 1, TELLS)), (1, 0)]
    assert (report.games, report.decisions) == (1, LONG)


def test_the_longer_a_match_the_less_often_it_is_looked_at() -> None:
    looks: list[int] = []

    class Counting(Inspector):
        def inspect(self, seat: int, offered: list[int]) -> None:
            looks.append(len(self.match.said))

    with pytest.raises(NeverEnds):
        Counting(tiny_match(TinyGame(draw=Unpopped())), Dice("looks"), True).play()
    by_thousand = Counter(words // 1000 for words in looks)
    assert [by_thousand[k] for k in range(5)] == [53, 15, 5, 2, 0]


def test_a_step_that_runs_and_is_never_popped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Idle(Step[TinyTable]):
        def run(self, t: TinyTable) -> None:
            pass

    class Stuck(TinyGame):
        def __init__(self) -> None:
            Game.__init__(self, Idle(), VOCABULARY, REASONS, OPTIONS)

    monkeypatch.setattr("emporion.kernel.game.MOST_RUNS", 1000)
    assert found(Stuck()) == "tiny: Idle never ends (a step that is done pops itself)"


@pytest.mark.parametrize("play", ["play_out", "play_match"])
def test_play_that_does_not_end_says_so(play: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = TinyGame(draw=Unpopped())
    t, dice = game.table(2, "0"), Dice("0")
    for place in ("emporion.kernel.game", "emporion.kernel.playout"):
        monkeypatch.setattr(f"{place}.TOO_LONG", 6000)
    with pytest.raises(NeverEnds, match="does not end: 6000 decisions so far, Unpopped is asked again and again"):
        if play == "play_out":
            play_out(game, t, dice, Words(len(VOCABULARY)))
        else:
            play_match(game, t, [make_bot("random"), make_bot("random")], dice)


def test_a_match_of_any_length_that_ends_is_fine() -> None:
    class Long(TinyGame):
        def __init__(self) -> None:
            rounds = Sequence(Stake(), InTurnOrder(Patient()), name="round")
            Game.__init__(self, Repeat(3000, rounds), VOCABULARY, REASONS, OPTIONS)

    class Patient(DrawCard):
        def asks_always(self, t: TinyTable, seat: i64) -> bool:
            return True

    match = tiny_match(Long())
    Inspector(match, Dice("long"), False).play()
    assert match.over() and len(match.said) == 12_000 > LONG


def test_a_match_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Idle(DrawCard):
        def candidates(self, t: TinyTable, seat: i64, into: Words) -> None:
            into.add(PASS)

        def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
            return 0 if word == PASS else 1

        def asks_always(self, t: TinyTable, seat: i64) -> bool:
            return True

    class Endless(TinyGame):
        def __init__(self) -> None:
            Game.__init__(self, Repeat(10**9, InTurnOrder(Idle())), VOCABULARY, REASONS, OPTIONS)

    for place in ("emporion.kernel.game", "emporion.kernel.playout"):
        monkeypatch.setattr(f"{place}.TOO_LONG", 60)
    assert found(Endless(), 1) == "the match does not end: 60 decisions so far, Idle is asked again and again"


def test_scores_and_places_for_each_seat() -> None:
    class Short(TinyGame):
        def scores(self, t: Table) -> list[int]:
            return super().scores(t)[:-1]

    assert "scores and places are not one for each seat" in found(Short())


def test_a_winner_who_is_not_first() -> None:
    class Unfair(TinyGame):
        def winners(self, t: Table) -> list[int]:
            return [seat for seat in range(t.seats()) if seat not in super(Unfair, self).winners(t)]

    assert found(Unfair()) == "a winner does not hold the first place"


def test_a_crash_is_a_finding() -> None:
    class Crashing(TinyGame):
        def sight(self, t: Table, viewer: int) -> Any:
            raise ZeroDivisionError("while looking")

    assert found(Crashing()) == "ZeroDivisionError: while looking"


def test_the_kit_goes_on_after_a_failure() -> None:
    report: Report = check_game(TinyGame(draw=Coining()), 30)
    assert report.games == 30
    assert 1 < len(report.failures) <= 30
