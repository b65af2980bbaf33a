"""What is said for somebody who is absent (OST-7.6.1)."""

import pytest

from .positions import OSTIA, Position, match, position

pytestmark = pytest.mark.rule("OST-7.6.1")


@pytest.mark.parametrize(
    ("boat", "active", "word"),
    [
        ("cloth wine wheat wheat wheat", "senate_1", "take:wine"),
        ("ivory cloth wine wood wheat", "senate_5", "take:wheat"),
        ("ivory ivory salt salt salt", "senate_4", "take:salt"),
        ("cloth cloth cloth cloth cloth", "senate_1", "take:cloth"),
    ],
)
def test_the_free_good_is_the_most_wanted(boat: str, active: str, word: str) -> None:
    assert position("choose_free_good", active=active, boat={0: boat}).default(0) == word


@pytest.mark.parametrize(
    ("boat", "word"),
    [
        ("cloth wine wheat wheat", "lot:cloth+wine"),
        ("wine wine salt salt", "lot:wine+wine"),
        ("ivory salt salt salt", "lot:ivory+salt"),
    ],
)
def test_the_lot_is_the_first_pair(boat: str, word: str) -> None:
    assert position("choose_lot", 0, boat={0: boat}).default(0) == word


def test_the_bid_is_a_pass() -> None:
    p = position("choose_lot", 0, boat={0: "wine wood wheat wheat"}).say(0, "lot:wine+wood")
    assert p.default(1) == "pass"


@pytest.mark.parametrize(
    ("bids", "word"),
    [
        ({3: "bid:14", 0: "bid:20", 1: "bid:15"}, "sell:0"),
        ({3: "pass", 0: "bid:15", 1: "bid:15"}, "sell:0"),  # the nearest clockwise
        ({3: "bid:15", 0: "bid:12", 1: "bid:15"}, "sell:3"),
    ],
)
def test_the_lot_goes_to_the_highest_bidder(bids: dict[int, str], word: str) -> None:
    p = position("choose_lot", 2, first=2, boat={2: "wine wood wheat wheat"}).say(2, "lot:wine+wood")
    for seat, bid in bids.items():
        p.say(seat, bid)
    assert "keep" in p.offer(2)
    assert p.default(2) == word


def test_everything_goes_to_the_storage() -> None:
    p = position("allocate", stock={0: "ivory wine wine"})
    words = []
    while 0 in p.speakers:
        words.append(p.default(0))
        p.say(0, words[-1])
    assert words == ["split:ivory:0/0", "split:wine:0/0", "bluff:0/0", "lock"]
    assert (p.forum(0), p.senate(0), p.stock(0)) == ("", "", "ivory wine wine")


@pytest.mark.parametrize("decision", ["allocate", "final_allocate"])
def test_what_was_laid_is_confirmed(decision: str) -> None:
    p = position(decision, round=5, seats=3, stock={0: "wine", 1: "wine", 2: "salt"}, warehouses={0: 1, 1: 1, 2: 1})
    p.say(0, "split:wine:1/0", "bluff:0/0", "lock").say(1, "split:wine:1/0", "bluff:1/0", "lock")
    p.say(2, "split:salt:0/0", "bluff:0/0", "lock")
    assert [p.default(seat) for seat in (0, 1, 2)] == ["confirm", "confirm", "confirm"]


def test_nothing_is_repaid_and_nothing_built() -> None:
    p = position("repay_credits", 0, cash={0: 50}, credits={0: 2})
    assert p.default(0) == "repay:0"
    assert p.say(0, "repay:0").default(0) == "build:0"


@pytest.mark.parametrize(
    ("round", "stock", "word"),
    [
        (1, "ivory cloth wheat", "discard:wheat"),  # next: wood salt ivory cloth wine wheat
        (1, "ivory cloth wood", "discard:cloth"),
        (4, "salt wood wood", "discard:salt"),
        (5, "cloth cloth wine wine wheat", "discard:wine"),  # the cheapest of those held twice
        (5, "ivory cloth wine", "discard:wine"),  # none is: the cheapest
    ],
)
def test_the_least_useful_card_is_discarded(round: int, stock: str, word: str) -> None:
    next_card = "senate_2" if round < 5 else ""
    p = position("build_warehouses", 0, round=round, next=next_card, cash={0: 0}, stock={0: stock})
    assert (p.decision, p.default(0)) == ("discard_excess", word)


def final_words(p: Position) -> list[str]:
    words = []
    while 0 in p.speakers and p.decision == "final_allocate":
        words.append(p.default(0))
        p.say(0, words[-1])
    return words


@pytest.mark.parametrize(("cash", "credits"), [(55, 0), (6, 2), (20, 2)])
def test_in_the_end_everything_stays_stored(cash: int, credits: int) -> None:
    """Two empty warehouses bring 14: with 6 in hand that is just enough for two credits."""
    p = position(
        "final_allocate",
        round=5,
        cash={0: cash},
        warehouses={0: 4},
        credits={0: credits},
        stock={0: "wine salt", 1: "wine"},
    )
    assert final_words(p) == ["split:wine:0/0", "split:salt:0/0", "bluff:0/0", "lock"]


def test_unless_only_a_sale_can_pay_the_debts() -> None:
    p = position(
        "final_allocate",
        round=5,
        cash={0: 5},
        warehouses={0: 4},
        credits={0: 2},
        stock={0: "wine wine salt", 1: "wine"},
    )
    assert final_words(p) == ["split:wine:2/0", "split:salt:1/0", "bluff:0/0", "lock"]


@pytest.mark.parametrize(("cash", "credits", "sold"), [(55, 0, 0), (20, 2, 0), (19, 2, 1), (6, 2, 2)])
def test_as_few_warehouses_as_possible_are_sold(cash: int, credits: int, sold: int) -> None:
    p = position("final_sell_warehouses", 0, round=5, cash={0: cash}, warehouses={0: 4}, credits={0: credits})
    assert p.default(0) == f"sell_warehouses:{sold}"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_of_absent_players_ends(seats: int) -> None:
    played = match(seats, "absent")
    while not played.over():
        seat = OSTIA.speakers(played.table)[-1]
        word = OSTIA.default(played.table, seat)
        assert word in OSTIA.offered(played.table, seat)
        played.say(seat, word)
    assert OSTIA.check(played.table) == []
