"""Phase 3: forum (OST-4.3)."""

import pytest

from emporion.games.ostia.steps.forum import SellAtForum

from .positions import position


@pytest.mark.rule("OST-4.3.1", "OST-4.3.2")
def test_the_price_depends_on_the_total_of_all_players_and_the_market() -> None:
    p = position(
        SellAtForum,
        market="wine wood",
        forum={0: "wine wine wood", 1: "wine", 3: "wheat wheat wheat"},
    )
    assert p.told("forum-price") == [
        {"good": "good:wine", "total": 4, "price": 6},
        {"good": "good:wood", "total": 2, "price": 11},
        {"good": "good:wheat", "total": 3, "price": 8},
    ]
    assert [p.cash(seat) - 55 for seat in range(4)] == [2 * 6 + 11, 6, 0, 24]
    assert p.told("forum-income") == [
        {"seat": "seat:0", "amount": 23},
        {"seat": "seat:1", "amount": 6},
        {"seat": "seat:3", "amount": 24},
    ]


@pytest.mark.rule("OST-4.3.1")
def test_stored_and_given_cards_do_not_lower_the_price() -> None:
    p = position(SellAtForum, forum={0: "wine"}, senate={1: "wine wine"}, stock={2: "wine", 3: "wine"})
    assert p.cash(0) - 55 == 15


@pytest.mark.rule("OST-4.3.2")
def test_market_cards_pay_nobody() -> None:
    p = position(SellAtForum, seats=3, market="ivory cloth wine wheat")
    assert [p.cash(seat) for seat in range(3)] == [55, 55, 55]


@pytest.mark.rule("OST-4.3.3")
def test_forum_and_market_cards_are_discarded() -> None:
    p = position(SellAtForum, market="ivory wood", forum={0: "wine", 1: "wine salt"}, discard="wheat")
    assert p.discard() == "ivory wine wine salt wood wheat"
    assert (p.market(), p.forum(0), p.forum(1)) == ("", "", "")
    assert p.sight(-1).discard == {"ivory": 1, "wine": 2, "salt": 1, "wood": 1, "wheat": 1}


@pytest.mark.rule("OST-4.3.1")
def test_the_forum_asks_nobody() -> None:
    p = position(SellAtForum, forum={0: "wine"}, cash=dict.fromkeys(range(4), 0), warehouses={0: 4})
    # Only the review follows, and after it the next harbour.
    assert p.decision == "choose_free_good"
