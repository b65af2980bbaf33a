"""Setup (PCA-3)."""

from collections import Counter

import pytest

from .positions import PCA, B, K, Position, R, Y, position


@pytest.mark.rule("PCA-3.1.2")
def test_all_ships_are_laid_out_once() -> None:
    sight = PCA.sight(PCA.table(5, "ships"), -1)
    ids = [ship.id for ship in (*sight.row1, *sight.row2)] + sight.deck.ships
    assert len(ids) == len(set(ids)) == 30
    assert len(sight.row1) == len(sight.row2) == 6


@pytest.mark.rule("PCA-3.1.3")
def test_the_start_before_anybody_claims() -> None:
    sight = PCA.sight(PCA.table(4, "start"), 2)
    assert sight.decade == 1
    for seat in sight.seats:
        assert (seat.reserve, seat.blocked, seat.trade_points, seat.store) == (16, 2, 0, {})
    assert sight.seats[2].talents == 0


@pytest.mark.rule("PCA-3.1.4", "PCA-4.13.1")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(PCA.sight(PCA.table(3, f"lot {seed}"), -1).first_player for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8


@pytest.mark.rule("PCA-3.1.4", "PCA-4.1.2")
def test_the_first_player_stays_first_in_decade_one() -> None:
    t = PCA.table(4, "decade one", {"first_player_by_lot": False, "first_seat": 2})
    while PCA.step(t).name != "turn_main":
        seat = PCA.speakers(t)[0]
        PCA.say(t, seat, PCA.default(t, seat))
    sight = PCA.sight(t, -1)
    assert (sight.decade, sight.round, sight.first_player, PCA.speakers(t)) == (1, 1, 2, [2])
    assert sight.row1[0] is not None
    assert sight.lighthouse_order == []


@pytest.mark.rule("PCA-3.1.5")
def test_the_first_pass_is_clockwise_and_optional() -> None:
    p = position("setup_claim_optional", Y, first=Y, decade=1)
    assert len(p.offer(Y)) == 13
    p.say(Y, "claim:greece_2")
    assert p.reserve(Y) == 14
    assert p.speaker == K
    refused = p.refusal(K, "claim:greece_2")
    assert (refused.key, refused.figures) == ("dock-taken", {"seat": "seat:2"})
    p.say(K, "pass")
    assert p.speaker == R
    p.say(R, "pass")
    assert p.speaker == B


@pytest.mark.rule("PCA-3.1.6")
def test_the_second_pass_is_counter_clockwise_and_compulsory() -> None:
    p = position("setup_claim", B, first=Y, decade=1, docks={"egypt_1": (R, "", "")})
    assert p.offer(B) == [f"claim:{dock.id}" for dock in p.sight(B).docks if dock.id != "egypt_1"]
    p.say(B, "claim:numidia_1")
    assert p.decision == "setup_take_good"
    assert p.offer(B) == ["take:grain", "take:wine", "take:oil", "take:purple", "take:ivory"]
    p.say(B, "take:purple")
    assert p.store(B) == "purple"
    assert p.talents(B) == 0
    assert p.speaker == R


@pytest.mark.rule("PCA-3.1.6")
def test_only_goods_of_the_market_can_be_taken() -> None:
    p = position("setup_take_good", R, market="wine wine oil")
    assert p.offer(R) == ["take:wine", "take:oil"]
    refused = p.refusal(R, "take:ivory")
    assert (refused.key, refused.figures) == ("not-in-market", {"good": "good:ivory"})


@pytest.mark.rule("PCA-3.1.7")
def test_the_market_is_not_refilled_during_setup() -> None:
    t = PCA.table(4, "market", {"first_player_by_lot": False})
    p = Position(t, position("setup_claim").journal)
    while p.decision == "setup_claim_optional":
        p.say(p.speaker, "pass")
    while p.decision in ("setup_claim", "setup_take_good"):
        left = 6 - sum(len(p.store(seat).split()) for seat in range(4))
        assert len(p.market().split()) == left
        p.say(p.speaker, p.offer(p.speaker)[0])
    assert len(p.market().split()) == 6  # filled in phase 5
    for seat in range(4):
        docks = p.sight(-1).seats[seat].docks
        loaded = len(p.held(seat))
        assert docks == 1
        assert (p.reserve(seat), loaded) == (14, 0)
