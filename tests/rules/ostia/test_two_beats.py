"""The two beats of the allocation (OST-4.2.4): nothing before all have locked, then all sizes and one more laying."""

import pytest

from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.kernel.record import read_record, write_record

from .positions import NAMES, OSTIA, Position, confirm_all, look, match, position, say_defaults, store_everything

pytestmark = pytest.mark.rule("OST-4.2.4")

EVERYBODY = (-1, 0, 1, 2)


def laid() -> Position:
    """Seats 0 and 1 have locked, seat 2 has everything before it but the lock."""
    p = position("allocate", seats=3, active="senate_1", stock={0: "wood wood wheat", 1: "wood", 2: "wine"})
    p.say(0, "split:wood:1/1", "split:wheat:0/0", "bluff:2/0", "lock").say(1, "split:wood:0/1", "bluff:0/1", "lock")
    return p.say(2, "split:wine:0/0", "bluff:0/0")


def sizes(p: Position, viewer: int) -> list[tuple[int, int, int] | None]:
    piles = [seat.pile_sizes for seat in p.sight(viewer).seats]
    return [pile and (pile.forum, pile.senate, pile.storage) for pile in piles]


def test_before_the_last_lock_nobody_learns_anything() -> None:
    p = laid()
    other = position("allocate", seats=3, active="senate_1", stock={0: "wood wood wheat", 1: "wood", 2: "wine"})
    other.say(0, "split:wood:0/0", "split:wheat:0/0", "bluff:0/0", "lock")
    other.say(1, "split:wood:0/0", "bluff:0/0", "lock").say(2, "split:wine:0/0", "bluff:0/0")
    assert p.told("locked") == [{"seat": "seat:0"}, {"seat": "seat:1"}]
    assert p.told("locked-sizes") == []
    for viewer in EVERYBODY:
        assert sizes(p, viewer) == [None, None, None]
    for viewer in (-1, 2):
        assert p.sight(viewer) == other.sight(viewer)


def test_then_all_sizes_show_at_one_moment() -> None:
    p = laid().say(2, "lock")
    for viewer in EVERYBODY:
        assert sizes(p, viewer) == [(3, 1, 1), (0, 2, 1), (0, 0, 3)]
        assert p.told("locked-sizes", viewer) == [
            {"seat": "seat:0", "forum": 3, "senate": 1, "storage": 1, "final": 0},
            {"seat": "seat:1", "forum": 0, "senate": 2, "storage": 1, "final": 0},
            {"seat": "seat:2", "forum": 0, "senate": 0, "storage": 3, "final": 0},
        ]
    assert (p.decision, p.speakers, p.told("revealed")) == ("allocate", [0, 1, 2], [])
    assert [seat.chosen for seat in p.sight(-1).seats] == [False, False, False]


def test_everybody_may_confirm_or_lay_the_whole_allocation_anew() -> None:
    p = laid().say(2, "lock")
    assert p.offer(0) == [
        "confirm",
        *(f"split:wood:{forum}/{senate}" for forum in range(3) for senate in range(3 - forum)),
    ]
    assert p.offer(2) == ["confirm", "split:wine:0/0", "split:wine:0/1", "split:wine:1/0"]
    p.say(1, "confirm").say(2, "split:wine:0/1", "bluff:2/0", "lock")
    assert p.told("revealed") == []
    p.say(0, "split:wood:0/2", "split:wheat:1/0", "bluff:0/0", "lock")
    assert p.told("revealed") == [
        {"seat": "seat:0", "forum": ["good:wheat"], "senate": ["good:wood", "good:wood"], "stored": 0, "final": 0},
        {"seat": "seat:1", "forum": [], "senate": ["good:wood"], "stored": 0, "final": 0},
        {"seat": "seat:2", "forum": [], "senate": ["good:wine"], "stored": 0, "final": 0},
    ]
    assert [event["value"] for event in p.told("senate-offer")] == [8, 4, 3]


def test_all_cards_are_in_hand_again_as_soon_as_one_is_laid_anew() -> None:
    p = laid().say(2, "lock").say(0, "split:wood:2/0")
    assert (p.forum(0), p.senate(0), p.stock(0)) == ("wood wood", "", "wheat")
    assert p.offer(0) == ["split:wheat:0/0", "split:wheat:0/1", "split:wheat:1/0"]
    refused = p.refusal(0, "confirm")
    assert (refused.key, refused.rule) == ("laying-anew", "OST-4.2.4")
    p.say(0, "split:wheat:0/0")
    assert len(p.offer(0)) == 6  # the bluff cards, too
    p.say(0, "bluff:0/0")
    assert p.offer(0) == ["lock"]


def test_it_is_once_only() -> None:
    p = laid().say(2, "lock").say(0, "split:wood:2/0", "split:wheat:0/0", "bluff:0/0", "lock")
    assert (p.speakers, p.offer(0)) == ([1, 2], [])
    confirm_all(p)
    assert p.decision == "build_warehouses"


def test_sizes_of_the_second_laying_are_not_shown() -> None:
    """What confirmed and what laid anew look like to everybody else is the same, word for word."""
    before = laid().say(2, "lock")
    confirmed = before.twin().say(0, "confirm")
    anew = before.twin().say(0, "split:wood:0/0", "split:wheat:1/0", "bluff:1/1", "lock")
    for viewer in (-1, 1, 2):
        assert confirmed.sight(viewer) == anew.sight(viewer)
        assert sizes(anew, viewer) == [(3, 1, 1), (0, 2, 1), (0, 0, 3)]
        assert [seat.chosen for seat in anew.sight(viewer).seats] == [True, False, False]
    half = before.twin().say(0, "split:wood:0/0")
    for viewer in (-1, 1, 2):
        assert half.sight(viewer) == before.sight(viewer)
        assert OSTIA.knows_the_same(before.t, half.t, viewer)


def test_the_journal_names_both_answers_alike() -> None:
    p = laid().say(2, "lock")
    p.say(0, "confirm").say(1, "split:wood:0/0", "bluff:0/0", "lock")
    assert p.told("answered") == [{"seat": "seat:0"}, {"seat": "seat:1"}]


@pytest.mark.rule("OST-4.2.10")
def test_what_may_be_taken_back_and_when() -> None:
    played = say_defaults(match(3, "beats"), "allocate")
    for seat in (0, 1):
        store_everything(played, seat)
        played.say_text(seat, "lock")
    assert [played.may_take_back(seat) for seat in (0, 1, 2)] == [True, True, False]
    store_everything(played, 2)
    played.say_text(2, "lock")
    assert [played.may_take_back(seat) for seat in (0, 1, 2)] == [False, False, False]  # the sizes are known
    before = played.table.numbers()
    anew = look(played).offer(0)[1]
    played.say_text(0, anew)
    played.say_text(1, "confirm")
    played.take_back(0)
    assert look(played).offer(0)[:2] == ["confirm", anew]
    played.take_back(1)
    assert played.table.numbers() == before
    for seat in (0, 1, 2):
        played.say_text(seat, "confirm")
    assert [played.may_take_back(seat) for seat in (0, 1, 2)] == [False, False, False]


@pytest.mark.rule("OST-4.2.10", "OST-6.1.2")
def test_without_bluff_cards_there_is_one_beat() -> None:
    p = position("allocate", seats=3, stock={0: "wood", 1: "wood", 2: "wine"}, bluff_cards=False)
    p.say(0, "split:wood:1/0", "lock").say(1, "split:wood:0/1", "lock").say(2, "split:wine:0/0", "lock")
    assert len(p.told("revealed")) == 3
    assert (p.told("locked-sizes"), p.told("answered")) == ([], [])


@pytest.mark.rule("OST-4.2.9")
def test_the_strict_limit_starts_anew() -> None:
    p = position("allocate", seats=3, stock={0: "ivory cloth wine salt"}, type_limit_mode="strict")
    p.say(0, "split:ivory:1/0", "split:cloth:1/0", "split:wine:1/0", "bluff:0/0", "lock")
    for seat in (1, 2):
        p.say(seat, "bluff:0/0", "lock")
    assert p.offer(0) == ["confirm", "split:ivory:0/0", "split:ivory:0/1", "split:ivory:1/0"]
    p.say(0, "split:ivory:0/0", "split:cloth:1/0", "split:wine:1/0", "split:salt:1/0", "bluff:0/0", "lock")
    assert (p.stock(0), p.forum(0)) == ("ivory", "cloth wine salt")


def test_a_guess_has_piles_of_the_sizes_seen() -> None:
    p = laid().say(2, "lock").say(1, "split:wood:1/0", "bluff:0/0", "lock")
    for k in range(12):
        guess = Position(OSTIA.guess(p.t, 2, Dice(f"sizes {k}")), p.journal)
        assert guess.sight(2) == p.sight(2)
        assert guess.speakers == [0, 2]
        assert OSTIA.check(guess.t) == []
        assert len(guess.forum(0).split()) <= 3 and len(guess.senate(1).split()) <= 2


def test_matches_of_the_first_edition_go_on_as_they_were() -> None:
    """A record that names no erratum has one beat, and its locks show the sizes at once."""
    played = Match(OSTIA, Header("ostia", "old", NAMES[:3], errata=()))
    say_defaults(played, "allocate")
    store_everything(played, 0)
    played.say_text(0, "lock")
    assert look(played).sight(1).seats[0].pile_sizes is not None
    assert not played.may_take_back(0)
    for seat in (1, 2):
        store_everything(played, seat)
        played.say_text(seat, "lock")
    assert look(played).decision == "build_warehouses"
    again = read_record(OSTIA, write_record(played))
    assert (again.header.errata, again.table.numbers()) == ((), played.table.numbers())


def test_a_new_record_names_what_it_follows() -> None:
    assert "ruleset: 1 +two-beats +nothing-kept\n" in write_record(match(3))
