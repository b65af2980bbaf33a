"""Matches without the errata of the second edition: turns one after the other, free trade in a window before them."""

import pytest

from .positions import ANNA, BRUNO, CARLA, II, III, I, Position

PRE = "praefectus_pretorio"


def showing() -> Position:
    """Anna may show contracts; everybody has what the tests need."""
    p = Position(offices=[I, II, III], free_trade=True, errata=()).go("trade_show", ANNA)
    p.deal(ANNA, "food_1_near", "consumer_2_far").deal(BRUNO, "military_1_mid", "military_1_mid").deal(
        CARLA, "food_2_mid"
    )
    return p.goods(ANNA, food=8).goods(BRUNO, military=2).goods(CARLA).gold(ANNA, 30).gold(BRUNO, 4)


def proposing() -> Position:
    return showing().say("stop", "show:military_1_mid", "stop", "stop")


@pytest.mark.rule("CPL-4.1.10")
def test_who_has_lost_a_duel_does_not_bid_for_the_office_again() -> None:
    p = Position(offices=[I, II, III], errata=())
    p.say(f"challenge:{PRE}", "bid:2", "bid:5", "pass")
    assert p.speaker == ANNA and p.refused(f"challenge:{PRE}") == "office-lost CPL-4.1.10"
    assert p.sight(ANNA).seats[ANNA].offices_lost == [PRE]


@pytest.mark.rule("CPL-4.6.1")
def test_acceptance_turns_follow_each_other() -> None:
    p = Position(offices=[III, I, II], errata=()).go("accept_turn")
    assert p.game.speakers(p.t) == [BRUNO]
    p.say("finish")
    assert p.game.speakers(p.t) == [CARLA]
    p.say("finish")
    assert p.game.speakers(p.t) == [ANNA]


@pytest.mark.rule("CPL-6.1.2")
def test_the_window_comes_before_the_acceptance_turns() -> None:
    p = showing()
    assert p.offered() == {"show:food_1_near", "show:consumer_2_far", "stop"}
    p.say("show:food_1_near", "stop", "stop", "stop", "pass", "pass", "pass")
    assert p.decision == "accept_turn" and p.speaker == ANNA
    assert p.refused(f"trade_with:{BRUNO}") == "not-now "
    p.say("load:food_1_near")
    assert [card.kind for card in p.sight(BRUNO).seats[ANNA].shown] == ["food_1_near"]


@pytest.mark.rule("CPL-6.1.3")
def test_the_window_closes_when_all_pass_in_succession() -> None:
    p = proposing()
    assert p.decision == "trade_propose" and p.speaker == ANNA
    p.say("pass", "pass")
    assert p.speaker == CARLA
    p.say(f"trade_with:{ANNA}", "drop")
    assert p.speaker == ANNA  # who passed may still propose
    p.say("pass", "pass", "pass")
    assert p.decision == "accept_turn"


@pytest.mark.rule("CPL-6.1.3")
def test_two_proposals_each() -> None:
    p = proposing()
    for _ in range(2):
        assert p.speaker == ANNA
        p.say(f"trade_with:{BRUNO}", "drop", "pass", "pass")
    assert p.decision == "accept_turn"  # Anna has none left and counts as passing


@pytest.mark.rule("CPL-6.1.4")
def test_a_proposal_is_answered_before_anything_else() -> None:
    p = proposing().say(f"trade_with:{BRUNO}", "give:food", "give_gold:2", "ask:military", "send")
    assert p.decision == "trade_answer" and p.speaker == BRUNO and p.offered() == {"accept", "refuse"}
    p.say("accept")
    assert p.has(ANNA) == {"food": 7, "military": 1} and p.has(BRUNO) == {"food": 1, "military": 1}
    assert p.t.gold(ANNA) == 28 and p.t.gold(BRUNO) == 6
    assert p.speaker == BRUNO and p.decision == "trade_propose"


@pytest.mark.rule("CPL-7.6.1")
def test_the_defaults_of_the_window() -> None:
    def default(p: Position) -> str:
        return str(p.game.vocabulary.text(p.game.default(p.t, p.speaker)))

    assert default(showing()) == "stop"
    p = proposing()
    assert default(p) == "pass"
    p.say(f"trade_with:{BRUNO}", "give:food")
    assert default(p) == "drop"
    p.say("send")
    assert default(p) == "refuse"
