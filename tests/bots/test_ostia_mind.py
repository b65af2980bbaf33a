"""How Ostia's opponents think: they take what nobody wants, build to need, and bluff."""

from __future__ import annotations

import pytest

from emporion.bots import Guesses
from emporion.bots.levels import Level
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words
from tests.rules.ostia.positions import OSTIA, Position, position


def says(p: Position, seat: int, dice: str = "mind", level: str = "hard") -> str:
    """What a bot, a hard one unless told otherwise, says there."""
    words = Words(len(OSTIA.vocabulary))
    OSTIA.offer(p.t, seat, words)
    drawn = Dice(dice)
    word = Level(level, 0.0).choose(Guesses(OSTIA, p.t, seat, drawn), words, drawn)
    return OSTIA.vocabulary.text(int(word))


def lay(p: Position, seat: int, level: str = "hard") -> Position:
    """The bot lays all of its cards."""
    while seat in p.speakers:
        word = says(p, seat, level=level)
        p.say(seat, word)
        if word in ("lock", "confirm"):
            break
    return p


@pytest.mark.rule("OST-4.4.4", "OST-4.2.4")
def test_a_place_nobody_takes_is_taken_with_a_single_card() -> None:
    """Everybody's Senate pile is empty: the second beat gives the card that the first one sold."""
    p = position("allocate", active="senate_1", stock={0: "wheat wheat", 1: "salt", 2: "salt", 3: "salt"})
    p.say(0, "split:wheat:2/0", "bluff:0/0", "lock")
    for seat in (1, 2, 3):
        p.say(seat, "split:salt:0/0", "bluff:0/0", "lock")
    lay(p, 0)
    assert "wheat" in p.senate(0)


@pytest.mark.rule("OST-4.2.4", "OST-4.4.2")
def test_an_offer_is_not_given_up_at_the_sight_of_full_piles() -> None:
    """Three piles of five were thought to be worth 18 each, where they are worth 13: an expert took back two woods that
    count four now and nothing in the next round, paid 20 to keep them, and was third with 6. All it had would win."""
    own = {0: "cloth wine wine wood wood", 1: "wine wine wine salt"}
    own |= {2: "ivory ivory cloth wine wood wood wood wheat wheat", 3: "ivory cloth wine wood wood wood wheat"}
    houses, purses = {0: 2, 1: 3, 2: 3, 3: 0}, {0: 56, 1: 18, 2: 26, 3: 5}
    p = position(
        "allocate",
        round=4,
        warehouses=houses,
        cash=purses,
        stock=own,
        active="senate_1",
        next="senate_5",
        market="ivory wheat",
    )
    p.say(0, "split:cloth:0/1", "split:wine:0/2", "split:wood:0/2", "bluff:0/2", "lock")
    p.say(1, "split:wine:1/2", "split:salt:0/1", "bluff:0/2", "lock")
    p.say(2, "split:ivory:1/1", "split:cloth:0/1", "split:wine:0/0", "split:wood:1/2", "split:wheat:0/0")
    p.say(2, "bluff:1/1", "lock")
    p.say(3, "split:ivory:0/1", "split:cloth:0/1", "split:wine:0/0", "split:wood:1/2", "split:wheat:0/0")
    p.say(3, "bluff:1/1", "lock")
    lay(p, 0, "expert")
    assert p.senate(0) == "cloth wine wine wood wood"


@pytest.mark.rule("OST-4.1.11", "OST-4.1.12")
def test_two_cards_of_the_best_good_are_kept_rather_than_sold_for_a_trifle() -> None:
    """They went for 8, of which the seller had 4, to a rival who won the Senate with them: 9 keep them."""
    own = {0: "wood wheat", 1: "wine salt wheat", 2: "cloth wood wheat", 3: "wood wheat"}
    boats = {0: "cloth cloth salt salt", 1: "ivory wine wheat wheat", 2: "wine salt wheat wheat"}
    boats[3] = "cloth wine wood wheat"
    purses = {0: 54, 1: 47, 2: 55, 3: 77}
    p = position("choose_lot", 1, round=2, first=1, cash=purses, boat=boats, stock=own, active="senate_5")
    p.say(1, "lot:wheat+wheat").say(2, "bid:8").say(3, "bid:8").say(0, "bid:8")
    assert says(p, 1) == "keep"


@pytest.mark.rule("OST-4.1.8")
def test_a_full_purse_bids_for_two_cards_of_the_best_good() -> None:
    """Two ivories, five each on senate_1, were left to their seller for 9: all passed."""
    own = {0: "ivory cloth wine wood wheat wheat", 1: "salt wood", 2: "salt wheat"}
    own[3] = "salt wood wood wood wheat wheat"
    boats = {0: "ivory ivory", 1: "ivory salt", 2: "ivory wine", 3: "wine salt"}
    purses = {0: 23, 1: 62, 2: 62, 3: 33}
    p = position("choose_lot", 0, series=2, cash=purses, boat=boats, stock=own, active="senate_1")
    assert p.speakers == [1]
    assert says(p, 1) == "bid:23"


@pytest.mark.rule("OST-4.0.4", "OST-4.1.10")
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_nobody_takes_credits_for_a_lot_he_does_not_need(level: str) -> None:
    """Eleven were bid without a denarius or a warehouse, for all words seemed to come to the same: two credits."""
    own = {
        0: "ivory cloth cloth wheat wheat",
        1: "wine wine salt salt salt wood wheat wheat",
        2: "salt wood wheat",
        3: "ivory wheat",
    }
    boats = {0: "wine wheat salt wood", 1: "wheat wheat", 2: "cloth salt salt", 3: "cloth cloth"}
    purses, houses = {0: 64, 1: 0, 2: 91, 3: 36}, {0: 2, 1: 0, 2: 2, 3: 2}
    p = position(
        "choose_lot",
        0,
        round=3,
        first=1,
        cash=purses,
        warehouses=houses,
        boat=boats,
        stock=own,
        active="senate_3",
        next="senate_1",
    )
    p.say(0, "lot:wine+wheat")
    assert says(p, 1, level=level) == "pass"


@pytest.mark.rule("OST-4.5.4")
@pytest.mark.parametrize(("stored", "built"), [("cloth", "build:0"), ("wood wood salt", "build:2"), ("", "build:0")])
def test_warehouses_are_built_to_need(stored: str, built: str) -> None:
    """The next card is senate_2: wood and salt are worth keeping there."""
    p = position("build_warehouses", 0, cash={0: 60}, warehouses={0: 1}, next="senate_2", stock={0: stored})
    assert says(p, 0) == built


@pytest.mark.rule("OST-5.3.1")
def test_in_the_last_round_every_type_finds_room() -> None:
    p = position("build_warehouses", 0, round=5, cash={0: 60}, warehouses={0: 1}, stock={0: "cloth wine wheat"})
    assert says(p, 0) == "build:2"


@pytest.mark.rule("OST-4.2.4")
def test_bluff_cards_lie_anywhere_in_the_first_beat_and_in_storage_in_the_second() -> None:
    p = position("allocate", seats=3, stock={0: "wine"}).say(0, "split:wine:1/0")
    assert {says(p, 0, f"bluff {k}") for k in range(40)} == set(p.offer(0))
    p.say(0, "bluff:0/2", "lock").say(1, "bluff:0/0", "lock").say(2, "bluff:0/0", "lock").say(0, "split:wine:0/0")
    assert {says(p, 0, f"bluff {k}") for k in range(10)} == {"bluff:0/0"}


@pytest.mark.rule("OST-5.2.1")
def test_in_the_final_phase_they_bluff_at_the_forum_only() -> None:
    p = position("final_allocate", seats=3, round=5, stock={0: "wine"}).say(0, "split:wine:1/0")
    assert {says(p, 0, f"bluff {k}") for k in range(30)} == {"bluff:0/0", "bluff:1/0", "bluff:2/0"}


@pytest.mark.rule("OST-5.4.1", "OST-5.6.1", "OST-5.7.2")
@pytest.mark.parametrize(("cash", "sold"), [((50, 55, 10), 1), ((90, 20, 10), 0), ((40, 90, 70), 0)])
@pytest.mark.parametrize("after", [0, 1])
def test_empty_warehouses_are_sold_where_that_wins_a_rank(cash: tuple[int, int, int], sold: int, after: int) -> None:
    """Where it wins none a warehouse may still win a tie, also for the last who is asked."""
    p = position(
        "final_sell_warehouses", 0, seats=3, round=5, cash=dict(enumerate(cash)), warehouses={0: 1, 1: 0, 2: after}
    )
    assert {says(p, 0, f"sells {k}") for k in range(10)} == {f"sell_warehouses:{sold}"}


def listed(p: Position, seat: int) -> list[str]:
    words = Words(len(OSTIA.vocabulary))
    OSTIA.offer(p.t, seat, words)
    OSTIA.shortlist(p.t, seat, words)
    return [OSTIA.vocabulary.text(int(words.v[k])) for k in range(words.n)]


@pytest.mark.rule("OST-5.3.1", "OST-5.2.2")
def test_a_second_card_of_a_type_is_sold_in_the_end() -> None:
    stock = {0: "cloth cloth cloth wheat", 1: "salt"}
    p = position("final_allocate", seats=3, round=5, warehouses={0: 4, 1: 1}, stock=stock)
    assert listed(p, 0) == ["split:cloth:2/0", "split:cloth:3/0"]
    assert listed(p.say(0, "split:cloth:2/0"), 0) == ["split:wheat:0/0", "split:wheat:1/0"]
    p.say(0, "split:wheat:0/0", "bluff:0/0", "lock").say(1, "split:salt:0/0", "bluff:0/0", "lock")
    p.say(2, "bluff:0/0", "lock")
    assert listed(p, 0) == ["confirm", "split:cloth:2/0", "split:cloth:3/0"]  # the second beat


@pytest.mark.rule("OST-6.1.5")
def test_a_last_forum_that_pays_nothing_leaves_the_choice() -> None:
    p = position("final_allocate", seats=3, round=5, stock={0: "cloth cloth"}, final_forum_pays=False)
    assert listed(p, 0) == ["split:cloth:0/0", "split:cloth:1/0", "split:cloth:2/0"]


@pytest.mark.rule("OST-5.3.1")
@pytest.mark.parametrize("level", ["net", "master"])
def test_a_net_keeps_no_spare_card_in_the_end(level: str) -> None:
    """Of two cloths the nets kept both: 15 denarii and a warehouse's 7 were lost, and with them a point for cash."""
    stock = {0: "wheat wheat", 1: "cloth wine wheat", 2: "cloth wheat", 3: "cloth cloth wheat"}
    cash, warehouses = {0: 11, 1: 30, 2: 55, 3: 25}, {0: 2, 1: 3, 2: 2, 3: 3}
    p = position("final_allocate", seats=4, round=5, cash=cash, warehouses=warehouses, stock=stock)
    assert says(p, 3, level=level) in ("split:cloth:1/0", "split:cloth:2/0")
    assert says(p, 0, level=level) in ("split:wheat:1/0", "split:wheat:2/0")


@pytest.mark.rule("OST-5.5.1")
def test_nobody_keeps_a_card_whose_sale_alone_can_repay_the_debts() -> None:
    """One denarius and two cards against three credits: both sold and two empty warehouses make 45, one kept 23."""

    def owing(credits: int) -> Position:
        stock, cash, warehouses = {0: "ivory wood"}, {0: 1}, {0: 2}
        owed = {0: credits}
        return position("final_allocate", seats=3, round=5, stock=stock, cash=cash, warehouses=warehouses, credits=owed)

    p = owing(3)
    assert {says(p, 0, f"debts {k}", "easy") for k in range(10)} == {"split:ivory:1/0"}
    p.say(0, "split:ivory:1/0")
    assert {says(p, 0, f"debts {k}", "easy") for k in range(10)} == {"split:wood:1/0"}
    lost = owing(5)
    assert len({says(lost, 0, f"debts {k}", "easy") for k in range(40)}) == 2
