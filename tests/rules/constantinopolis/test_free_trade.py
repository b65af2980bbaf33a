"""Chapter 6: the option free trade, throughout phase 6."""

import msgspec
import pytest

from emporion.kernel.chance import Dice

from .positions import ANNA, BRUNO, CARLA, II, III, I, Position


def trading() -> Position:
    """All accept contracts and may trade; everybody has what the tests need, and Anna speaks."""
    p = Position(offices=[I, II, III], free_trade=True).go("accept_turn", ANNA)
    p.deal(ANNA, "food_1_near", "consumer_2_far").deal(BRUNO, "military_1_mid", "military_1_mid").deal(
        CARLA, "food_2_mid"
    )
    return p.goods(ANNA, food=8).goods(BRUNO, military=2).goods(CARLA).gold(ANNA, 30).gold(BRUNO, 4)


def proposing() -> Position:
    """Bruno has shown one of his contracts."""
    return trading().by(BRUNO, "show:military_1_mid").by(ANNA)


@pytest.mark.rule("CPL-6.1.1")
def test_free_trade_is_an_option() -> None:
    p = Position(offices=[I, II, III]).go("accept_turn", ANNA)
    assert p.offered("show", "trade_with") == set()
    assert p.refused(f"trade_with:{BRUNO}") == "no-free-trade CPL-6.1.1"
    assert p.game.options[0].default is False
    assert trading().offered("trade_with") == {f"trade_with:{BRUNO}", f"trade_with:{CARLA}"}


@pytest.mark.rule("CPL-6.1.2", "CPL-7.9.6")
def test_showing_contracts() -> None:
    p = trading()
    assert p.offered("show") == {"show:food_1_near", "show:consumer_2_far"}
    p.say("show:consumer_2_far")
    assert [card.kind for card in p.sight(CARLA).seats[ANNA].shown] == ["consumer_2_far"]
    assert p.t.held(ANNA) == 2 and p.refused("show:consumer_2_far") == "shown-already CPL-6.1.2"
    assert p.refused("show:luxury_1_near") == "not-in-hand CPL-6.1.2"
    p.by(BRUNO, "show:military_1_mid", "show:military_1_mid")
    assert p.offered("show") == set() and len(p.sight(ANNA).seats[BRUNO].shown) == 2


@pytest.mark.rule("CPL-6.1.2", "CPL-7.9.3", "CPL-4.6.12")
def test_a_shown_card_stays_seen_until_it_leaves_the_hand() -> None:
    p = trading().say("show:food_1_near", "load:food_1_near")
    assert p.sight(ANNA).seats[ANNA].shown == []
    assert [card.kind for card in p.sight(BRUNO).seats[ANNA].shown] == ["food_1_near"]
    p.finish_round()
    assert p.sight(BRUNO).seats[ANNA].shown == []


@pytest.mark.rule("CPL-6.1.2")
def test_trading_goes_on_until_one_has_finished() -> None:
    p = trading().say("load:food_1_near")
    assert f"trade_with:{BRUNO}" in p.offered()  # at any time
    p.by(BRUNO, "finish").by(ANNA)
    assert p.refused(f"trade_with:{BRUNO}") == "partner-finished CPL-6.1.2"
    assert p.figures(f"trade_with:{BRUNO}") == {"partner": "seat:1"}
    assert p.offered("trade_with") == {f"trade_with:{CARLA}"}


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


@pytest.mark.rule("CPL-6.1.3", "CPL-7.9.4")
def test_a_proposal_in_the_making_is_dropped_by_its_owner_only() -> None:
    """If it fell by itself as soon as nothing else was left, everybody would learn what it asks for."""
    p = trading().goods(BRUNO).gold(CARLA, 0)
    p.by(CARLA, f"trade_with:{BRUNO}", "give_contract:food_2_mid", "ask_gold:3")
    p.by(BRUNO, "buy_post").by(CARLA)
    assert p.t.gold(BRUNO) == 1
    assert p.offered() == {"drop"} and p.events("trade-dropped") == []
    p.say("drop")
    assert len(p.events("trade-dropped")) == 1


@pytest.mark.rule("CPL-6.1.4", "CPL-6.1.1")
def test_an_accepted_proposal_changes_hands_at_once() -> None:
    p = proposing().posts(ANNA, 1).deal(ANNA, "food_1_near", kept=("consumer_2_far",))
    p.say(f"trade_with:{BRUNO}", "give:food", "give_gold:2", "give_contract:consumer_2_far")
    p.say("ask:military", "ask_contract:military_1_mid", "send")
    p.by(BRUNO)
    assert {"accept", "refuse", "finish"} <= p.offered()  # he may also do something else first
    p.say("accept")
    assert p.has(ANNA) == {"food": 7, "military": 1} and p.has(BRUNO) == {"food": 1, "military": 1}
    assert p.t.gold(ANNA) == 28 and p.t.gold(BRUNO) == 6
    assert p.hand(ANNA) == ["food_1_near", "military_1_mid"]
    assert p.hand(BRUNO) == ["consumer_2_far", "military_1_mid"]
    assert p.t.free_posts(ANNA) == 1 and p.sight(BRUNO).seats[BRUNO].posts_on_contracts == 0
    assert p.sight(ANNA).seats[ANNA].bought == {} and p.sight(ANNA).seats[ANNA].sold == {}
    assert p.game.check(p.t) == [] and p.sight(ANNA).trade is None


@pytest.mark.rule("CPL-6.1.3", "CPL-6.1.4")
def test_a_gift_and_a_refusal() -> None:
    p = proposing()
    p.say(f"trade_with:{CARLA}", "give_gold:5", "send")
    assert p.t.gold(ANNA) == 25  # set aside
    p.by(CARLA, "refuse")
    assert p.t.gold(ANNA) == 30 and p.refused("refuse") == "nothing-to-answer CPL-6.1.4"


@pytest.mark.rule("CPL-6.1.3")
def test_what_is_offered_is_set_aside_and_comes_back() -> None:
    p = proposing().posts(ANNA, 1).deal(ANNA, "food_1_near", kept=("consumer_2_far",))
    p.say(f"trade_with:{BRUNO}", *["give:food"] * 6, "give_contract:consumer_2_far", "give_gold:10", "send")
    assert p.has(ANNA) == {"food": 2} and p.hand(ANNA) == ["food_1_near"] and p.t.gold(ANNA) == 20
    assert p.game.check(p.t) == [] and p.sight(CARLA).seats[ANNA].posts_on_contracts == 1
    assert p.refused("load:consumer_2_far") == "not-in-hand CPL-4.6.2"
    p.say("withdraw")
    assert p.has(ANNA) == {"food": 8} and p.t.gold(ANNA) == 30 and p.t.free_posts(ANNA) == 0
    assert p.hand(ANNA) == ["food_1_near", "consumer_2_far"]
    assert p.refused("withdraw") == "nothing-to-withdraw CPL-6.1.3"
    assert [event.figures for event in p.events("trade-withdrawn", CARLA)] == [{"seat": "seat:0", "partner": "seat:1"}]


@pytest.mark.rule("CPL-6.1.3")
def test_one_open_proposal_at_a_time_and_four_a_round() -> None:
    p = proposing()
    for _ in range(4):
        p.say(f"trade_with:{BRUNO}", "drop")  # what is not sent does not count
        p.say(f"trade_with:{BRUNO}", "give:food", "send")
        assert p.refused(f"trade_with:{CARLA}") == "proposal-open CPL-6.1.3"
        p.say("withdraw")
    assert p.refused(f"trade_with:{CARLA}") == "no-proposal-left CPL-6.1.3"
    assert p.sight(BRUNO).seats[ANNA].proposals_left == 0
    p.by(BRUNO, f"trade_with:{ANNA}", "give_gold:1", "send").by(ANNA, "accept")  # others may still ask her
    assert p.t.gold(ANNA) == 31


@pytest.mark.rule("CPL-6.1.3", "CPL-7.9.5")
def test_several_proposals_are_answered_in_the_order_they_were_sent() -> None:
    p = proposing().gold(CARLA, 20)
    p.by(CARLA, f"trade_with:{BRUNO}", "give_gold:3", "send")
    p.by(ANNA, f"trade_with:{BRUNO}", "give_gold:5", "send")
    assert [trade.proposer for trade in p.sight(-1).trades] == [CARLA, ANNA]
    assert p.sight(BRUNO).trade.proposer == CARLA and p.sight(ANNA).trade.proposer == ANNA
    p.by(BRUNO, "accept")
    assert p.t.gold(BRUNO) == 7
    p.say("accept")
    assert p.t.gold(BRUNO) == 12 and p.sight(-1).trades == []


@pytest.mark.rule("CPL-6.1.3")
@pytest.mark.parametrize("who", [ANNA, BRUNO])
def test_a_proposal_lapses_when_one_of_the_two_finishes(who: int) -> None:
    p = proposing().say(f"trade_with:{BRUNO}", "give:food", "ask:military", "send")
    p.by(who, "finish")
    assert p.has(ANNA) == {"food": 8} and p.sight(CARLA).trades == []
    assert len(p.events("trade-lapsed", CARLA)) == 1


@pytest.mark.rule("CPL-6.1.3", "CPL-7.9.9")
def test_a_proposal_lapses_when_what_it_asks_for_is_gone_for_all_to_see() -> None:
    p = proposing().market("domus_regia").say(f"trade_with:{BRUNO}", "ask:military", "ask:military", "send")
    p.by(BRUNO, "sell:military")
    assert len(p.events("trade-lapsed")) == 1 and p.refused("accept") == "nothing-to-answer CPL-6.1.4"


@pytest.mark.rule("CPL-7.9.9", "CPL-4.6.12")
def test_what_is_loaded_in_secret_seems_to_be_there() -> None:
    p = proposing().fleet(BRUNO, "small").say(f"trade_with:{BRUNO}", "ask:military", "send")
    before = msgspec.json.encode(p.sight(ANNA))
    p.by(BRUNO, "load:military_1_mid", "load:military_1_mid")
    assert msgspec.json.encode(p.sight(ANNA)) == before and p.events("trade-lapsed") == []
    assert p.refused("accept") == "asked-is-aboard CPL-7.9.9" and "refuse" in p.offered()
    p.by(ANNA, "withdraw", f"trade_with:{BRUNO}")
    assert {"ask:military", "ask_contract:military_1_mid"} <= p.offered()  # as far as she can know


@pytest.mark.rule("CPL-6.1.3")
def test_nothing_is_sent_that_cannot_be_there() -> None:
    p = proposing().market("domus_regia").say(f"trade_with:{BRUNO}", "ask:military", "ask:military")
    p.by(BRUNO, "sell:military").by(ANNA)
    assert p.refused("send") == "partner-lacks CPL-6.1.3"
    p.by(BRUNO, "finish").by(ANNA)
    assert p.refused("send") == "partner-finished CPL-6.1.2" and p.figures("send") == {"partner": "seat:1"}
    p.say("drop", "finish")


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
    p = trading().say("show:food_1_near", f"trade_with:{BRUNO}", "give_contract:food_1_near", "send")
    assert [card.kind for card in p.sight(CARLA).trade.given.contracts] == ["food_1_near"]
    p.by(BRUNO, "accept")
    assert [card.kind for card in p.sight(CARLA).seats[BRUNO].shown] == ["food_1_near"]


@pytest.mark.rule("CPL-6.1.4", "CPL-1.1.7")
def test_a_guess_knows_what_was_shown_and_offered() -> None:
    p = proposing().say(f"trade_with:{BRUNO}", "give_contract:consumer_2_far", "ask:military", "send")
    p.by(CARLA, f"trade_with:{ANNA}", "give_contract:food_2_mid", "send")
    p.by(BRUNO, f"trade_with:{CARLA}", "give_contract:military_1_mid")
    for number in range(6):
        for viewer in (ANNA, BRUNO, CARLA, -1):
            guess = p.game.guess(p.t, viewer, Dice(f"{number}"))
            assert msgspec.json.encode(p.game.sight(guess, viewer)) == msgspec.json.encode(p.sight(viewer))
            assert p.game.check(guess) == []
        seen_by_partner = p.game.sight(p.game.guess(p.t, BRUNO, Dice(f"{number}")), ANNA)
        assert [card.kind for card in seen_by_partner.trade.given.contracts] != [None]
        assert [card.kind for card in seen_by_partner.trades[0].given.contracts] == ["consumer_2_far"]


@pytest.mark.rule("CPL-7.6.1")
def test_the_defaults_of_free_trade() -> None:
    def default(p: Position) -> str:
        return str(p.game.vocabulary.text(p.game.default(p.t, p.speaker)))

    p = proposing()
    assert default(p) == "finish"
    p.say(f"trade_with:{BRUNO}", "give:food")
    assert default(p) == "drop"
