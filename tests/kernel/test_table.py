"""The table: seats, the agenda, chance and what is known."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice, write_seed
from emporion.kernel.journal import ALL, Journal
from emporion.kernel.table import CHANCE, ERRATA, HEADER, MAX_DEPTH, OPTIONS, SEATS, Table


def table(seats: int = 4) -> Table:
    t = Table(vec[i64]([0] * HEADER))
    t.v[SEATS] = seats
    return t


def test_seats_go_round() -> None:
    t = table(5)
    assert (t.seats(), t.everybody(), t.first()) == (5, 0b11111, 0)
    assert [t.clockwise(3, places) for places in (0, 1, 2, 5, 12)] == [3, 4, 0, 3, 0]


def test_the_agenda_is_a_stack() -> None:
    t = table()
    t.push(7, 2)
    t.go_to(3)
    t.set_local(0, 11)
    t.set_local(4, 15)
    t.push(9, -1)
    assert (t.depth(), t.step(), t.at(), t.seat()) == (2, 9, 0, -1)
    assert [t.local(k) for k in range(5)] == [0] * 5
    t.hand_to(1)
    t.set_local(2, 5)
    assert (t.seat(), t.local(2)) == (1, 5)
    assert t.v[t.frame(0)] == 9 and t.v[t.frame(1)] == 7
    t.pop()
    assert (t.depth(), t.step(), t.at(), t.seat()) == (1, 7, 3, 2)
    assert [t.local(k) for k in range(5)] == [11, 0, 0, 0, 15]
    assert not t.over()
    t.pop()
    assert t.over()


def test_a_new_frame_is_clean_where_an_old_one_was() -> None:
    t = table()
    t.push(1, 0)
    t.push(2, 3)
    t.go_to(8)
    t.set_local(1, 99)
    t.pop()
    t.push(3, 1)
    assert (t.at(), t.seat(), t.local(1)) == (0, 1, 0)


def test_the_agenda_has_an_end() -> None:
    t = table()
    for step in range(MAX_DEPTH):
        t.push(step, 0)
    before = t.numbers()
    with pytest.raises(OverflowError, match="the agenda is full"):
        t.push(99, 0)
    assert t.numbers() == before
    assert t.step() == MAX_DEPTH - 1


def test_the_deepest_frame_ends_where_the_games_own_fields_begin() -> None:
    t = Table(vec[i64]([0] * HEADER + [77]))
    for step in range(MAX_DEPTH):
        t.push(step, 0)
    t.set_local(4, 1)
    assert t.v[HEADER - 1] == 1
    assert t.v[HEADER] == 77


def test_chance_and_disclosure_are_counted() -> None:
    t = table()
    write_seed(t.v, CHANCE, "table")
    dice = Dice("table")
    assert [t.chance(6) for _ in range(10)] == [dice.below(6) for _ in range(10)]
    assert t.disclosed() == 10
    t.disclose()
    assert t.disclosed() == 11


def test_reseeding_changes_nothing_but_chance() -> None:
    t = table()
    write_seed(t.v, CHANCE, "table")
    before = t.numbers()
    t.reseed(Dice("other"))
    changed = [k for k, (old, new) in enumerate(zip(before, t.numbers(), strict=True)) if old != new]
    assert changed == [CHANCE, CHANCE + 1, CHANCE + 2, CHANCE + 3]


def test_options_and_errata() -> None:
    t = table()
    t.v[OPTIONS + 3] = 2
    t.v[ERRATA] = 0b101
    assert [t.option(k) for k in (0, 3)] == [0, 2]
    assert [t.erratum(k) for k in (0, 1, 2, 3)] == [True, False, True, False]


def test_the_journal_is_kept_only_if_somebody_wants_it() -> None:
    t = table()
    assert not t.telling()
    t.tell("nothing", "TNY-1", {})
    t.journal = Journal()
    assert t.telling()
    t.tell("public", "TNY-1", {"n": 1})
    t.tell("own", "TNY-2", {}, 1 << 2)
    t.tell("others", "TNY-3", {}, ALL ^ (1 << 2))
    seen = {viewer: [event.key for event in t.journal.seen_by(viewer)] for viewer in (-1, 0, 2)}
    assert seen == {-1: ["public", "others"], 0: ["public", "others"], 2: ["public", "own"]}
    assert [event.key for event in t.journal.seen_by(2, since=1)] == ["own"]
    assert t.journal.events[0].figures == {"n": 1}
