"""Components and setup (OST-2 and OST-3)."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.steps.final_phase import ScoreCash
from emporion.games.ostia.steps.forum import SellAtForum
from emporion.games.ostia.steps.senate import GiveToSenate
from emporion.games.ostia.table.components import GOODS, SENATE, senate_value
from emporion.kernel.chance import below, write_seed
from emporion.kernel.options import OptionValue

from .positions import OSTIA, Position, match, position

COUNTS = {"ivory": 6, "cloth": 7, "wine": 8, "salt": 9, "wood": 10, "wheat": 11}
VALUES = {"ivory": 9, "cloth": 8, "wine": 7, "salt": 6, "wood": 5, "wheat": 4}
SENATE_CARDS = {
    "senate_1": "ivory wood wine salt wheat cloth",
    "senate_2": "wood salt ivory cloth wine wheat",
    "senate_3": "salt cloth wood wheat ivory wine",
    "senate_4": "cloth wheat salt wine wood ivory",
    "senate_5": "wheat wine cloth ivory salt wood",
    "senate_6": "wine ivory wheat wood cloth salt",
}


def laid(seats: int = 4, seed: str = "setup", **options: OptionValue) -> Position:
    """A new match: it waits for the free choice of round 1."""
    new = match(seats, seed, **options)
    return Position(new.table, new.journal)


def all_cards(p: Position) -> Counter[str]:
    seats = range(p.t.seats())
    return Counter(p.deck() + [card for seat in seats for card in f"{p.boat(seat)} {p.stock(seat)}".split()])


# -- 2 components -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OST-2.2.1", "OST-2.2.2", "OST-2.2.3")
def test_the_goods_cards() -> None:
    assert all_cards(laid()) == Counter(COUNTS)
    assert sum(COUNTS.values()) == 51
    assert all(VALUES[good] + COUNTS[good] == 15 for good in GOODS)


@pytest.mark.rule("OST-2.2.1", "OST-2.2.3", "OST-4.1.7")
@pytest.mark.parametrize(("a", "b"), [(a, b) for k, a in enumerate(GOODS) for b in GOODS[k:]])
def test_the_minimum_is_the_sum_of_the_printed_values(a: str, b: str) -> None:
    p = position("choose_lot", 0, boat={0: f"{a} {b} salt wood"}).say(0, f"lot:{a}+{b}")
    assert p.offer(1)[1] == f"bid:{VALUES[a] + VALUES[b]}"
    assert p.sight(2).auction.minimum == VALUES[a] + VALUES[b]


@pytest.mark.rule("OST-2.3.1", "OST-2.3.2", "OST-4.4.1")
@pytest.mark.parametrize("card", SENATE_CARDS)
def test_the_senate_cards(card: str) -> None:
    for place, good in enumerate(SENATE_CARDS[card].split()):
        p = position(GiveToSenate, active=card, senate={0: f"{good} {good}"})
        value = 2 * (5 - place)
        assert [event["value"] for event in p.told("senate-offer")] == [value]


@pytest.mark.rule("OST-2.3.2")
def test_each_good_has_each_senate_value_once() -> None:
    for good in range(len(GOODS)):
        assert sorted(senate_value(card, good) for card in range(len(SENATE))) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("OST-2.4.1", "OST-4.3.1", "OST-4.3.2")
@pytest.mark.parametrize(("total", "price"), list(enumerate([15, 11, 8, 6, 5, 4, 3, 2, 1, 1, 1], start=1)))
def test_forum_prices(total: int, price: int) -> None:
    p = position(SellAtForum, forum={0: "wheat " * total})
    assert p.cash(0) - 55 == total * price


@pytest.mark.rule("OST-2.4.1")
@pytest.mark.parametrize("good", GOODS)
def test_one_price_table_serves_all_types(good: str) -> None:
    p = position(SellAtForum, forum={0: f"{good} {good}", 1: good})
    assert [p.cash(seat) - 55 for seat in range(4)] == [16, 8, 0, 0]


@pytest.mark.rule("OST-2.5.2")
def test_markers_never_run_out() -> None:
    p = position(ScoreCash, round=5, points=dict.fromkeys(range(4), 60), cash={0: 9, 1: 8, 2: 7, 3: 6})
    assert p.points() == [63, 62, 61, 60]


@pytest.mark.rule("OST-2.5.3", "OST-5.7.2")
def test_a_credit_is_no_warehouse() -> None:
    """It stores nothing, and warehouses decide a tie without it."""
    review = position(
        "build_warehouses", 0, cash={0: 9}, warehouses={0: 1}, credits={0: 3}, stock={0: "wine wine salt"}
    )
    assert (review.decision, review.speakers) == ("discard_excess", [0])
    tied = position(ScoreCash, round=5, cash={0: 30, 1: 30, 2: 0, 3: 0}, warehouses={0: 1, 1: 2}, credits={0: 3})
    assert tied.points()[:2] == [2, 2]
    assert OSTIA.winners(tied.t) == [1]


# -- 3 setup ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OST-3.1.1", "OST-6.1.1")
def test_ivory_may_be_left_out() -> None:
    cards = all_cards(laid(ivory=False))
    assert cards["ivory"] == 0
    assert cards.total() == 45


@pytest.mark.rule("OST-3.1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_each_player_starts_with(seats: int) -> None:
    p = laid(seats)
    assert [p.money(seat) for seat in range(seats)] == [(55, 1, 0)] * seats
    assert p.points() == [0] * seats


@pytest.mark.rule("OST-3.1.2", "OST-4.2.4")
def test_each_player_has_two_bluff_cards() -> None:
    p = position("allocate", stock={0: "wine"}).say(0, "split:wine:0/0")
    assert p.offer(0) == ["bluff:0/0", "bluff:0/1", "bluff:0/2", "bluff:1/0", "bluff:1/1", "bluff:2/0"]


@pytest.mark.rule("OST-3.1.3", "OST-7.1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_secret_card_each(seats: int) -> None:
    p = laid(seats)
    for seat in range(seats):
        card = p.stock(seat)
        assert card in GOODS
        assert p.told("start-card", seat) == [{"good": f"good:{card}"}]
        assert p.sight(seat).own.stock == {card: 1}
    assert p.told("start-card", -1) == []
    assert len(p.deck()) == 51 - seats - 5 * seats
    assert p.discard() == ""


@pytest.mark.rule("OST-3.1.4", "OST-4.0.3")
def test_the_senate_cards_at_the_start() -> None:
    p = laid()
    deck = p.senate_cards()
    assert sorted(deck) == sorted(SENATE_CARDS)
    for viewer in (-1, 0, 3):
        sight = p.sight(viewer)
        assert (sight.senate_active, sight.senate_next) == (deck[1], deck[2])
        assert (sight.senate_face_down, sight.senate_removed) == (3, None)
    assert p.told("senate-opens") == [{"active": f"senate:{deck[1]}", "next": f"senate:{deck[2]}"}]


@pytest.mark.rule("OST-3.1.5", "OST-6.1.7")
def test_the_first_player_is_drawn_at_random() -> None:
    drawn = Counter(int(laid(3, f"seed {k}").t.first()) for k in range(60))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) >= 10
    p = laid(3, "pawn")
    assert p.told("first-player") == [{"seat": f"seat:{int(p.t.first())}"}]


@pytest.mark.rule("OST-3.1.6", "OST-4.2.1")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 2), (5, 0)])
def test_market_cards_by_the_number_of_players(seats: int, cards: int) -> None:
    p = position("choose_lot", seats - 1, seats=seats, series=2)
    for bidder in range(seats - 1):
        p.say(bidder, "pass")
    assert p.decision == "allocate"
    assert len(p.market().split()) == cards
    assert len(p.told("market")) == (1 if cards else 0)


@pytest.mark.rule("OST-3.1.7", "OST-3.1.3", "OST-3.1.4")
@pytest.mark.parametrize("first_player", ["random", "seat_0"])
def test_the_order_of_chance(first_player: str) -> None:
    """Goods are shuffled, then senate cards, then the first player is drawn: predicted here from the seed."""
    generator = vec[i64]([0] * 4)
    write_seed(generator, 0, "order")

    def shuffled(cards: list[str]) -> list[str]:
        for k in range(len(cards), 1, -1):
            other = below(generator, 0, k)
            cards[k - 1], cards[other] = cards[other], cards[k - 1]
        return cards

    goods = shuffled([good for good in GOODS for _ in range(COUNTS[good])])
    senate = shuffled(list(SENATE))
    first = int(below(generator, 0, 4)) if first_player == "random" else 0
    p = laid(4, "order", first_player=first_player)
    assert [p.stock(seat) for seat in range(4)] == [goods.pop() for _ in range(4)]
    assert p.senate_cards() == senate
    assert int(p.t.first()) == first
    assert p.boat(first) == " ".join(sorted((goods.pop() for _ in range(5)), key=GOODS.index))
