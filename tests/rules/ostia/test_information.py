"""What is public, what only its owner knows, what nobody knows (OST-4.0.3).

Secrets are tested by comparing two tables that differ in the secret alone: who may not know it sees no difference.
"""

from collections.abc import Callable
from itertools import groupby

import pytest

from emporion.games.ostia.table.components import GOODS
from emporion.games.ostia.table.layout import DECK
from emporion.games.ostia.table.layout import SENATE as SENATE_AT
from emporion.kernel.chance import Dice

from .positions import OSTIA, Position, look, match, play_at_random, position, say_defaults, tables

pytestmark = pytest.mark.rule("OST-4.0.3")

EVERYBODY = (-1, 0, 1, 2, 3)
OTHERS = (-1, 1, 2, 3)


def test_what_everybody_sees() -> None:
    p = position(
        "choose_lot",
        1,
        first=3,
        round=3,
        cash={2: 17},
        warehouses={0: 3},
        credits={2: 2},
        points={1: 6},
        boat={0: "wheat wheat", 1: "wine wood wheat wheat", 2: "salt salt salt salt", 3: "wood wood"},
        stock={0: "ivory wine", 3: "salt"},
        discard="cloth wine wine",
        active="senate_4",
        next="senate_2",
    )
    p.say(1, "lot:wine+wood").say(2, "bid:13")
    for viewer in EVERYBODY:
        sight = p.sight(viewer)
        assert (sight.round, sight.first_player) == (3, 3)
        assert (sight.senate_active, sight.senate_next, sight.senate_face_down) == ("senate_4", "senate_2", 1)
        assert (sight.deck_size, sight.discard) == (51 - 3 - 12 - 3, {"cloth": 1, "wine": 2})
        auction = sight.auction
        assert (auction.seller, auction.goods, auction.minimum, auction.bids) == (1, ["wine", "wood"], 12, {2: 13})
        assert [seat.cash for seat in sight.seats] == [55, 55, 17, 55]
        assert [seat.warehouses for seat in sight.seats] == [3, 1, 1, 1]
        assert [seat.credits for seat in sight.seats] == [0, 0, 2, 0]
        assert [seat.points for seat in sight.seats] == [0, 6, 0, 0]
        assert [seat.boat_size for seat in sight.seats] == [2, 2, 4, 2]
        assert [seat.stock_size for seat in sight.seats] == [2, 0, 0, 1]


def test_a_pass_is_public_too() -> None:
    p = position("choose_lot", 0).say(0, position("choose_lot", 0).offer(0)[0]).say(1, "pass")
    assert p.sight(3).auction.bids == {1: None}
    assert p.told("passed", 3) == [{"seat": "seat:1"}]


BOATS = {1: "wood wood wood wheat", 2: "salt salt salt salt", 3: "wheat wheat wheat wheat"}


def boats() -> tuple[Position, Position]:
    return (
        position("choose_lot", 1, first=1, boat={0: "ivory wine wine wheat", **BOATS}),
        position("choose_lot", 1, first=1, boat={0: "cloth wine wine wheat", **BOATS}),
    )


def stocks() -> tuple[Position, Position]:
    everywhere = {0: "wine wine wine wine", **BOATS}
    return (
        position("choose_lot", 1, first=1, boat=everywhere, stock={0: "ivory wine wine"}),
        position("choose_lot", 1, first=1, boat=everywhere, stock={0: "salt wood wheat"}),
    )


def storages() -> tuple[Position, Position]:
    return (
        position("build_warehouses", 1, first=0, stock={0: "ivory wine"}),
        position("build_warehouses", 1, first=0, stock={0: "wine wheat"}),
    )


def unfinished_allocations() -> tuple[Position, Position]:
    p = position("allocate", stock={0: "ivory wine wine", 1: "salt"})
    return p.twin().say(0, "split:ivory:1/0"), p.twin().say(0, "split:ivory:0/0", "split:wine:1/1", "bluff:2/0")


def locked_allocations() -> tuple[Position, Position]:
    p = position("allocate", stock={0: "ivory wine wine", 1: "salt"})
    return (
        p.twin().say(0, "split:ivory:1/0", "split:wine:0/1", "bluff:0/1", "lock"),
        p.twin().say(0, "split:ivory:0/0", "split:wine:1/1", "bluff:0/1", "lock"),
    )


def answered_allocations() -> tuple[Position, Position]:
    """Confirmed, and laid anew: nobody can tell the two apart (OST-4.2.4)."""
    p = position("allocate", stock={0: "ivory wine wine", 1: "salt"})
    p.say(0, "split:ivory:1/0", "split:wine:0/1", "bluff:0/1", "lock").say(1, "split:salt:0/0", "bluff:0/0", "lock")
    p.say(2, "bluff:0/0", "lock").say(3, "bluff:1/1", "lock")
    return (
        p.twin().say(0, "confirm"),
        p.twin().say(0, "split:ivory:0/0", "split:wine:2/0", "bluff:0/0", "lock"),
    )


def free_choices() -> tuple[Position, Position]:
    p = position("choose_free_good", boat={0: "ivory wine wine salt wheat"})
    return p.twin().say(0, "take:ivory"), p.twin().say(0, "take:wheat")


@pytest.mark.parametrize(
    "secret", [boats, stocks, storages, unfinished_allocations, locked_allocations, answered_allocations, free_choices]
)
def test_only_the_owner_sees_it(secret: Callable[[], tuple[Position, Position]]) -> None:
    one, other = secret()
    assert one.sight(0).own != other.sight(0).own
    for viewer in OTHERS:
        assert one.sight(viewer) == other.sight(viewer)
        keys = [event.key for event in one.journal.seen_by(viewer)]
        assert keys == [event.key for event in other.journal.seen_by(viewer)]


def test_nobody_sees_the_order_of_the_draw_pile() -> None:
    one = position("choose_lot", 0, draw="ivory wheat")
    other = position("choose_lot", 0, draw="wheat ivory")
    assert one.deck() != other.deck()
    for viewer in EVERYBODY:
        assert one.sight(viewer) == other.sight(viewer)


@pytest.mark.parametrize(("place", "with_place"), [(0, 3), (0, 4), (0, 5), (3, 4), (3, 5), (4, 5)])
def test_nobody_sees_a_removed_or_face_down_senate_card(place: int, with_place: int) -> None:
    one = position("choose_lot", 0)
    other = position("choose_lot", 0)
    other.t.v[SENATE_AT + place], other.t.v[SENATE_AT + with_place] = (
        one.t.v[SENATE_AT + with_place],
        one.t.v[SENATE_AT + place],
    )
    assert one.senate_cards() != other.senate_cards()
    for viewer in EVERYBODY:
        assert one.sight(viewer) == other.sight(viewer)


def test_who_has_locked_is_public() -> None:
    p = position("allocate", stock={0: "wine", 1: "salt"}).say(0, "split:wine:0/1", "bluff:0/0", "lock")
    for viewer in EVERYBODY:
        assert [seat.chosen for seat in p.sight(viewer).seats] == [True, False, False, False]
        assert [seat.stock_size for seat in p.sight(viewer).seats] == [1, 1, 0, 0]


def test_a_spectator_has_nothing_of_his_own() -> None:
    assert position("choose_lot", 0).sight(-1).own is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_these_events_are_not_for_everybody(seats: int) -> None:
    played = play_at_random(seats, f"audiences {seats}")
    private = {event.key for event in played.journal.events if not event.seen_by(-1)}
    assert private == {"start-card", "dealt", "took"}
    for event in played.journal.events:
        if event.key in private:
            assert sum(event.seen_by(seat) for seat in range(seats)) == 1
        if event.key == "took-hidden":
            assert sum(event.seen_by(seat) for seat in range(seats)) == seats - 1


@pytest.mark.rule("OST-4.0.3", "OST-4.2.5")
@pytest.mark.parametrize("bluff_cards", [True, False])
def test_the_journal_tells_nothing_of_an_allocation_before_the_reveal(bluff_cards: bool) -> None:
    for p in tables(match(3, "reveal", bluff_cards=bluff_cards), Dice("reveal")):
        if p.decision != "allocate":
            continue
        keys = [event.key for event in p.journal.events]
        start = len(keys) - keys[::-1].index("market")
        locked, *later = [list(group) for _, group in groupby(keys[start:])] or [[]]
        assert set(locked) <= {"locked"} and len(locked) <= 3
        assert later == [] or (later[0] == ["locked-sizes"] * 3 and bluff_cards and len(locked) == 3)
        assert later[1:] in ([], [["answered"]], [["answered"] * 2])


def test_a_guess_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    played = say_defaults(match(4, "guess"), "allocate")
    p = look(played)
    guesses = [Position(OSTIA.guess(p.t, 0, Dice(f"guess {k}")), played.journal) for k in range(12)]
    for guess in guesses:
        assert OSTIA.check(guess.t) == []
        assert guess.sight(0) == p.sight(0)
        assert guess.stock(0) == p.stock(0)
        assert DECK.size(guess.t) == DECK.size(p.t)
    assert len({guess.stock(1) for guess in guesses}) > 1
    assert len({tuple(guess.deck()) for guess in guesses}) == 12
    assert len({tuple(guess.senate_cards()) for guess in guesses}) > 1


def test_a_guess_remembers_cards_bought_in_auctions() -> None:
    """Seat 1 bought two ivory cards before everybody's eyes: they are in its stock in every guess."""
    p = position("choose_lot", 0, boat={0: "ivory ivory wheat wheat"}, stock={1: "salt"})
    p.say(0, "lot:ivory+ivory").say(1, "bid:18").say(2, "pass").say(3, "pass").say(0, "sell:1")
    thirds = set()
    for k in range(30):
        guess = Position(OSTIA.guess(p.t, 2, Dice(f"{k}")), p.journal)
        stock = guess.stock(1).split()
        assert stock[:2] == ["ivory", "ivory"] and len(stock) == 3
        thirds.add(stock[2])
    assert len(thirds) >= 4 and thirds <= set(GOODS)
