"""Chapter 6: the option free trade."""

import msgspec
import pytest

from emporion.kernel.chance import Dice

from .positions import ANNA, BRUNO, CARLA, II, III, I, Position


def showing() -> Position:
    """Anna may show contracts; everybody has what the tests need."""
    p = Position(offices=[I, II, III], free_trade=True).go("trade_show", ANNA)
    p.deal(ANNA, "food_1_near", "consumer_2_far").deal(BRUNO, "military_1_mid", "military_1_mid").deal(
        CARLA, "food_2_mid"
    )
    return p.goods(ANNA, food=8).goods(BRUNO, military=2).goods(CARLA).gold(ANNA, 30).gold(BRUNO, 4)


def proposing() -> Position:
    return showing().say("stop", "show:military_1_mid", "stop", "stop")


@pytest.mark.rule("CPL-6.1.1")
def test_free_trade_is_an_option() -> None:
    p = Position(offices=[I, II, III])
    asked = set()
    while p.t.round() == 1:
        asked.add(p.decision)
        p.game.say(p.t, p.speaker, p.game.default(p.t, p.speaker))
    assert not {decision for decision in asked if decision.startswith("trade")}
    assert p.game.options[0].default is False
    assert showing().decision == "trade_show"


@pytest.mark.rule("CPL-6.1.2", "CPL-7.9.6")
def test_showing_contracts() -> None:
    p = showing()
    assert p.offered() == {"show:food_1_near", "show:consumer_2_far", "stop"}
    p.say("show:consumer_2_far")
    assert [card.kind for card in p.sight(CARLA).seats[ANNA].shown] == ["consumer_2_far"]
    assert p.t.held(ANNA) == 2 and p.refused("show:consumer_2_far") == "shown-already CPL-6.1.2"
    assert p.refused("show:luxury_1_near") == "not-in-hand CPL-6.1.2"
    p.say("stop")
    assert p.speaker == BRUNO
    p.say("show:military_1_mid", "show:military_1_mid")  # both are shown: nothing is left to show
    assert p.speaker == CARLA and len(p.sight(ANNA).seats[BRUNO].shown) == 2


@pytest.mark.rule("CPL-6.1.2", "CPL-7.9.3", "CPL-4.6.12")
def test_a_shown_card_stays_seen_until_it_leaves_the_hand() -> None:
    p = showing().say("show:food_1_near", "stop", "stop", "stop", "pass", "pass", "pass")
    assert p.decision == "accept_turn" and p.speaker == ANNA
    p.say("load:food_1_near")
    assert p.sight(ANNA).seats[ANNA].shown == []
    assert [card.kind for card in p.sight(BRUNO).seats[ANNA].shown] == ["food_1_near"]
    p.finish_round()
    assert p.sight(BRUNO).seats[ANNA].shown == []


@pytest.mark.rule("CPL-6.1.3", "CPL-7.9.5")
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
    p = proposing()
    p.say(f"trade_with:{BRUNO}", "drop", f"trade_with:{ANNA}", "drop", "pass", f"trade_with:{BRUNO}", "drop")
    assert p.speaker == BRUNO
    p.say("pass", "pass")
    assert p.decision == "accept_turn"


@pytest.mark.rule("CPL-6.1.3")
def test_building_a_proposal() -> None:
    p = proposing()
    assert p.refused(f"trade_with:{ANNA}") == "not-with-yourself CPL-6.1.3"
    p.say(f"trade_with:{BRUNO}")
    assert p.refused("send") == "empty-offer CPL-6.1.3" and "drop" in p.offered()
    assert p.refused("give:luxury") == "giver-lacks CPL-6.1.3"
    assert p.refused("ask:food") == "partner-lacks CPL-6.1.3" and p.figures("ask:food") == {"partner": "seat:1"}
    assert p.offered("ask_gold") == {"ask_gold:1", "ask_gold:2", "ask_gold:3"}  # Bruno has 4
    p.say("ask_gold:3")
    assert p.offered("ask_gold") == {"ask_gold:1"}
    assert p.offered("ask_contract") == {"ask_contract:military_1_mid"}
    p.say("ask_contract:military_1_mid")
    assert p.refused("ask_contract:military_1_mid") == "not-shown CPL-6.1.3"  # he has shown only one
    p.say(*["give:food"] * 6)
    assert p.refused("give:food") == "side-full CPL-6.1.3"
    p.say("give_contract:food_1_near", "give_contract:consumer_2_far")
    assert p.offered("give_contract") == set()
    assert p.refused("give_contract:luxury_1_near") == "giver-lacks CPL-6.1.3"


@pytest.mark.rule("CPL-6.1.4", "CPL-6.1.1")
def test_an_accepted_proposal_changes_hands_at_once() -> None:
    p = proposing().posts(ANNA, 1).deal(ANNA, "food_1_near", kept=("consumer_2_far",))
    p.say(f"trade_with:{BRUNO}", "give:food", "give_gold:2", "give_contract:consumer_2_far")
    p.say("ask:military", "ask_contract:military_1_mid", "send")
    assert p.speaker == BRUNO and p.offered() == {"accept", "refuse"}
    p.say("accept")
    assert p.has(ANNA) == {"food": 7, "military": 1} and p.has(BRUNO) == {"food": 1, "military": 1}
    assert p.t.gold(ANNA) == 28 and p.t.gold(BRUNO) == 6
    assert p.hand(ANNA) == ["food_1_near", "military_1_mid"]
    assert p.hand(BRUNO) == ["consumer_2_far", "military_1_mid"]
    assert p.t.free_posts(ANNA) == 1 and p.sight(BRUNO).seats[BRUNO].posts_on_contracts == 0
    assert p.sight(ANNA).seats[ANNA].bought == {} and p.sight(ANNA).seats[ANNA].sold == {}
    assert p.speaker == BRUNO and p.decision == "trade_propose"


@pytest.mark.rule("CPL-6.1.3", "CPL-6.1.4")
def test_a_gift_and_a_refusal() -> None:
    p = proposing()
    p.say(f"trade_with:{CARLA}", "give_gold:5", "send")
    assert p.speaker == CARLA
    p.say("refuse")
    assert p.t.gold(ANNA) == 30 and p.speaker == BRUNO


@pytest.mark.rule("CPL-6.1.4", "CPL-1.1.7", "CPL-7.9.4")
def test_only_the_partner_sees_the_contracts_given() -> None:
    p = proposing().say(f"trade_with:{BRUNO}", "give_contract:consumer_2_far", "ask:military")
    for viewer in (BRUNO, CARLA, -1):  # not sent yet: only whom it is for is seen
        assert p.sight(viewer).trade.given is p.sight(viewer).trade.asked is None
        assert (p.sight(viewer).trade.proposer, p.sight(viewer).trade.partner) == (ANNA, BRUNO)
    p.say("send")
    for viewer, face in [(ANNA, "consumer_2_far"), (BRUNO, "consumer_2_far"), (CARLA, None), (-1, None)]:
        given = p.sight(viewer).trade.given.contracts
        assert [card and card.kind for card in given] == [face]
        assert p.sight(viewer).trade.asked.goods == {"military": 1}
    assert p.events("proposed-cards", CARLA) == [] and len(p.events("proposed-cards", BRUNO)) == 1


@pytest.mark.rule("CPL-7.9.3", "CPL-6.1.4")
def test_a_shown_card_is_given_openly() -> None:
    p = showing().say("show:food_1_near", "stop", "stop", "stop", f"trade_with:{BRUNO}", "give_contract:food_1_near")
    p.say("send")
    assert [card.kind for card in p.sight(CARLA).trade.given.contracts] == ["food_1_near"]
    p.say("accept")
    assert [card.kind for card in p.sight(CARLA).seats[BRUNO].shown] == ["food_1_near"]


@pytest.mark.rule("CPL-6.1.4", "CPL-1.1.7")
def test_a_guess_knows_what_was_shown_and_offered() -> None:
    p = proposing().say(f"trade_with:{BRUNO}", "give_contract:consumer_2_far", "ask:military", "send")
    for number in range(6):
        for viewer in (ANNA, BRUNO, CARLA, -1):
            guess = p.game.guess(p.t, viewer, Dice(f"{number}"))
            assert msgspec.json.encode(p.game.sight(guess, viewer)) == msgspec.json.encode(p.sight(viewer))
            assert p.game.check(guess) == []
        seen_by_partner = p.game.sight(p.game.guess(p.t, BRUNO, Dice(f"{number}")), ANNA)
        assert "consumer_2_far" in [held.card.kind for held in seen_by_partner.own.hand]


@pytest.mark.rule("CPL-7.6.1")
def test_the_defaults_of_free_trade() -> None:
    def default(p: Position) -> str:
        return str(p.game.vocabulary.text(p.game.default(p.t, p.speaker)))

    p = showing()
    assert default(p) == "stop"
    p = proposing()
    assert default(p) == "pass"
    p.say(f"trade_with:{BRUNO}", "give:food")
    assert default(p) == "drop"
    p.say("send")
    assert default(p) == "refuse"
