"""Steps and the game's way through them, shown by the tiny game."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.game import Game
from emporion.kernel.options import BadOption
from emporion.kernel.refusal import Reasons, Refused
from emporion.kernel.step import Ask, InTurnOrder, Repeat, Sequence, Step
from emporion.kernel.table import HEADER, NOBODY, Table
from emporion.kernel.words import Vocabulary, Words

from .tiny import TinyGame, say, tiny_match

WORDS = Vocabulary()
YES = WORDS.word("yes")
NO = WORDS.word("no")
LOG: list[tuple[str, int]] = []


class Note(Step[Table]):
    """Writes down that it happened, and for whom."""

    def __init__(self, note: str) -> None:
        super().__init__()
        self.note = note

    def run(self, t: Table) -> None:
        LOG.append((self.note, int(t.seat())))
        t.pop()


class YesOrNo(Ask[Table]):
    """Asks the seat; with `only` there is one answer only."""

    def __init__(self, only: bool = False) -> None:
        super().__init__()
        self.only = only
        self.name = "yes_or_no"

    def candidates(self, t: Table, seat: i64, into: Words) -> None:
        into.add(YES)
        if not self.only:
            into.add(NO)

    def refusal(self, t: Table, seat: i64, word: i64) -> i64:
        return 0 if word == YES or not self.only else 1

    def say(self, t: Table, seat: i64, word: i64) -> None:
        LOG.append((WORDS.text(word), int(seat)))
        t.pop()


class Interrupting(Note):
    """Before it is over, another step comes on top of it."""

    def __init__(self, other: Step) -> None:
        super().__init__("interrupted")
        self.other = other

    def parts(self) -> list[Step]:
        return [self.other]

    def run(self, t: Table) -> None:
        if t.local(0) == 0:
            t.set_local(0, 1)
            self.other.start(t, 2)
        else:
            super().run(t)


class ThirdSeatFirst(Table):
    def first(self) -> i64:
        return 2


class Stepping(Game):
    title = "stepping"
    fewest_seats = 3
    most_seats = 3

    def __init__(self, play: Step) -> None:
        super().__init__(play, WORDS, Reasons(), [])

    def blank(self, seats: int, options: object) -> Table:
        return ThirdSeatFirst(vec[i64]([0] * HEADER))

    def lay(self, t: Table) -> None:
        LOG.clear()


def run(play: Step) -> list[tuple[str, int]]:
    t = Stepping(play).table(3, "steps")
    assert t.over()
    return list(LOG)


def test_a_sequence_goes_through_its_steps() -> None:
    assert run(Sequence(Note("a"), Sequence(Note("b")), Note("c"))) == [("a", -1), ("b", -1), ("c", -1)]


def test_an_empty_sequence_is_over_at_once() -> None:
    assert run(Sequence()) == []


def test_a_repeat_counts() -> None:
    assert run(Repeat(3, Note("a"), Note("b"))) == [("a", -1), ("b", -1)] * 3
    assert run(Repeat(2, Repeat(2, Note("a")), Note("b"))) == [("a", -1), ("a", -1), ("b", -1)] * 2


def test_turn_order_starts_with_the_first_player_and_passes_the_seat_down() -> None:
    play = InTurnOrder(Note("a"), Sequence(Note("b")))
    assert run(play) == [(note, seat) for seat in (2, 0, 1) for note in ("a", "b")]


def test_turn_order_may_leave_seats_out() -> None:
    class OnlyTwo(InTurnOrder):
        def turn(self, t: Table, k: i64) -> i64:
            return 1 - k if k < 2 else NOBODY

    assert run(OnlyTwo(Note("a"))) == [("a", 1), ("a", 0)]


def test_an_interruption_comes_first_and_the_rest_goes_on() -> None:
    assert run(Sequence(Interrupting(Note("inner")), Note("after"))) == [
        ("inner", 2),
        ("interrupted", -1),
        ("after", -1),
    ]


def test_a_decision_waits_and_a_forced_one_does_not() -> None:
    game = Stepping(InTurnOrder(YesOrNo(only=True), YesOrNo()))
    t = game.table(3, "decisions")
    for seat, word in ((2, "no"), (0, "yes"), (1, "no")):
        assert (game.speakers(t), game.offered(t, seat)) == ([seat], [YES, NO])
        assert game.refusal(t, 1 - seat if seat < 2 else 0, YES) == 2
        game.say(t, seat, WORDS.number(word))
    assert t.over()
    assert LOG == [("yes", 2), ("no", 2), ("yes", 0), ("yes", 0), ("yes", 1), ("no", 1)]
    assert (game.speakers(t), game.offered(t, 0), game.refusal(t, 0, YES)) == ([], [], 3)


def test_a_step_stands_in_one_place_only() -> None:
    step = Note("a")
    with pytest.raises(ValueError, match="one place only"):
        Stepping(Sequence(step, step))


def test_steps_are_numbered_in_the_order_of_the_contents() -> None:
    inner = Sequence(Note("b"), Note("c"))
    game = Stepping(Sequence(Note("a"), inner, Note("d")))
    assert [step.number for step in game.steps] == list(range(6))
    assert [step.note for step in game.steps if isinstance(step, Note)] == ["a", "b", "c", "d"]
    assert game.steps[2] is inner


def test_a_dead_end_is_an_error_that_names_the_decision() -> None:
    class Mute(YesOrNo):
        def candidates(self, t: Table, seat: i64, into: Words) -> None: ...

    with pytest.raises(RuntimeError, match="stepping: seat 2 has nothing to say in yes_or_no"):
        Stepping(InTurnOrder(Mute())).table(3, "dead end")


# -- the game -----------------------------------------------------------------------------------------------------


def test_the_phase_is_the_innermost_named_part() -> None:
    match = tiny_match(TinyGame())
    assert match.game.phase(match.table) == "round"


def test_candidates_are_offered_or_refused_with_a_reason() -> None:
    match = say(tiny_match(TinyGame(), coins=2), "0 stake:1", "1 stake:2")
    game, t = match.game, match.table
    assert [game.vocabulary.text(word) for word in game.offered(t, 0)] == ["draw", "pass"]
    say(match, "0 draw")  # seat 1 has no coin left and passes by itself
    assert game.speakers(match.table) == [0, 1]
    assert match.journal.events[-1].key == "passed"
    words = Words(len(game.vocabulary))
    game.candidates(match.table, 1, words)
    assert [game.vocabulary.text(word) for word in words.listed()] == ["stake:0", "stake:1", "stake:2"]
    assert [game.vocabulary.text(word) for word in game.offered(match.table, 1)] == ["stake:0"]
    refusal = game.explain(match.table, 1, game.vocabulary.number("stake:2"))
    assert refusal is not None
    assert (refusal.key, refusal.rule, refusal.figures) == ("too-poor", "TNY-1.2", {"needs": 2, "has": 0})
    assert game.explain(match.table, 1, game.vocabulary.number("stake:0")) is None


def test_a_refused_word_changes_nothing() -> None:
    match = tiny_match(TinyGame())
    before = match.table.numbers()
    with pytest.raises(Refused) as refused:
        match.say_text(0, "draw")
    assert (refused.value.word, refused.value.refusal.key) == ("draw", "not-now")
    say(match, "0 stake:1")
    with pytest.raises(Refused, match="not-you"):
        match.say_text(0, "stake:1")
    assert len(match.said) == 1
    match.take_back(0)
    assert match.table.numbers() == before


def test_a_table_is_saved_and_loaded() -> None:
    match = say(tiny_match(TinyGame(), seats=3, scale="double"), "2 stake:1")
    game = match.game
    loaded = game.load(match.table.numbers(), game.options_of(match.table))
    assert loaded.numbers() == match.table.numbers()
    assert game.options_of(loaded) == {"coins": 3, "scale": "double", "visible": False}
    with pytest.raises(ValueError, match="numbers, not"):
        game.load(match.table.numbers()[:-1], {})


def test_seats_and_options_are_checked() -> None:
    game = TinyGame()
    with pytest.raises(ValueError, match="2 to 3 seats, not 4"):
        game.table(4, "seats")
    with pytest.raises(BadOption, match="no option 'colour'"):
        game.table(2, "options", {"colour": "red"})

    class Picky(TinyGame):
        def fits(self, seats: int, options: dict[str, Any]) -> bool:
            return seats == 2 or options["coins"] != 4

    with pytest.raises(ValueError, match="cannot be played by 3 with these options"):
        Picky().table(3, "options", {"coins": 4})
    assert Picky().table(2, "options", {"coins": 4}).seats() == 2


def test_the_default_is_the_first_word_offered() -> None:
    match = tiny_match(TinyGame())
    assert match.game.default(match.table, 0) == match.game.offered(match.table, 0)[0]


def test_winners_hold_the_first_place() -> None:
    match = say(tiny_match(TinyGame()), "0 stake:0", "1 stake:0", "0 pass", "1 pass")
    say(match, "0 stake:0", "1 stake:0", "0 pass", "1 pass")
    assert match.over()
    assert (match.game.scores(match.table), match.game.winners(match.table)) == ([2, 2], [0, 1])
