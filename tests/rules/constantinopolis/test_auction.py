"""Chapter 4.1: the auction of public offices, with its rulings and examples."""

import msgspec
import pytest

from emporion.kernel.chance import Dice

from .positions import ANNA, BRUNO, CARLA, DORA, II, III, IV, ROMAN, I, Position, V

MAG, PRE, COM, URB, CON = ROMAN.values()


def stakes(p: Position) -> list[int]:
    return [int(p.t.stake(office)) for office in range(5)]


def gold(p: Position) -> list[int]:
    return [int(p.t.gold(seat)) for seat in range(p.t.seats())]


@pytest.mark.rule("CPL-8.15", "CPL-4.1.7", "CPL-4.1.9", "CPL-4.1.2")
def test_an_ousting_and_the_free_office() -> None:
    p = Position(offices=[I, II, III])
    assert stakes(p) == [0, 0, 0, 0, 0] and p.speaker == ANNA
    p.say(f"challenge:{PRE}", "bid:1")
    assert p.speaker == BRUNO
    p.say("bid:2", "bid:3", "pass")
    assert gold(p) == [27, 30, 30] and p.office(ANNA) == II
    assert stakes(p) == [0, 3, 0, 0, 0] and p.holder(I) == -1
    assert p.speaker == BRUNO and f"free_take:{MAG}" in p.offered()
    p.say(f"free_take:{MAG}")
    assert gold(p)[BRUNO] == 30 and p.office(BRUNO) == I and stakes(p)[I] == 0
    assert p.speaker == CARLA
    p.say(f"challenge:{PRE}")
    assert p.figures("bid:3") == {"lowest": 4}
    assert "bid:4" in p.offered()


@pytest.mark.rule("CPL-8.16", "CPL-7.1.1", "CPL-7.1.11", "CPL-4.9.4")
def test_the_wall_of_tenure() -> None:
    p = Position(offices=[I, II, III]).own(BRUNO, "wall_tenure")
    p.say(f"challenge:{PRE}")
    assert p.refused("bid:2") == "bid-too-low CPL-4.1.7" and "bid:3" in p.offered()
    p.say("bid:3", "bid:4")
    assert p.speaker == ANNA and p.figures("bid:6") == {"lowest": 7}
    p.say("bid:7")
    assert p.offered("bid") >= {"bid:8"}  # the owner's own raises need only one more


@pytest.mark.rule("CPL-8.21", "CPL-4.1.15", "CPL-4.1.10", "CPL-4.1.4")
def test_what_an_ousted_holder_may_choose() -> None:
    p = Position(seats=2, offices=[I, II]).gold(ANNA, 10).gold(BRUNO, 10)
    p.say(f"challenge:{PRE}", "bid:1", "pass")
    assert gold(p) == [9, 10]
    vacant = {f"vacant:{office}" for office in (MAG, COM, URB, CON)}
    assert p.offered() == {f"free_take:{MAG}"} | vacant
    assert p.refused("keep") == "no-office CPL-4.1.9"
    assert p.game.step(p.t).prompt(p.t, BRUNO) == {"office": "none"}
    assert p.refused(f"challenge:{PRE}") == "office-lost CPL-4.1.10"
    p.say(f"vacant:{MAG}")
    assert gold(p)[BRUNO] == 8 and p.office(BRUNO) == I


@pytest.mark.rule("CPL-4.1.1", "CPL-4.1.3", "CPL-7.1.9", "CPL-4.1.5", "CPL-7.1.10")
def test_nobody_bids() -> None:
    p = Position(offices=[II, III, I])
    asked = []
    while p.decision == "auction_choose":
        asked.append(p.speaker)
        p.say("keep")
    assert asked == [CARLA, ANNA, BRUNO]
    assert gold(p) == [30, 34, 30]  # Bruno is Comes Thesaurorum
    assert p.order() == [CARLA, ANNA, BRUNO]


@pytest.mark.rule("CPL-4.1.1")
def test_the_calling_order_does_not_change_during_the_phase() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"vacant:{CON}")  # Anna goes to the last office
    assert p.speaker == BRUNO
    p.say("keep")
    assert p.speaker == CARLA


@pytest.mark.rule("CPL-4.1.6", "CPL-4.0.2")
def test_a_vacant_office_costs_two() -> None:
    p = Position(offices=[I, II, III]).gold(ANNA, 2).gold(BRUNO, 1)
    p.say(f"vacant:{URB}")
    assert gold(p)[ANNA] == 0 and p.office(ANNA) == IV and stakes(p)[IV] == 2
    assert p.refused(f"vacant:{CON}") == "vacant-short CPL-4.1.6"
    assert p.figures(f"vacant:{CON}") == {"needs": 2, "has": 1}
    assert p.refused(f"vacant:{URB}") == "office-held CPL-4.1.4"
    assert p.refused(f"challenge:{URB}") == "opening-short CPL-4.1.7"


@pytest.mark.rule("CPL-4.1.7", "CPL-7.1.2")
def test_the_limits_of_bids() -> None:
    """With 2 staked and 5 in hand a holder can raise to 7; a challenger to his gold."""
    p = Position(offices=[I, II, III]).gold(ANNA, 7).gold(BRUNO, 9)
    p.say(f"vacant:{URB}")  # Anna: 5 in hand, 2 staked
    p.say(f"challenge:{URB}")
    assert p.refused("pass") == "must-open CPL-4.1.7"
    assert p.offered() == {f"bid:{n}" for n in range(3, 10)}
    p.say("bid:4")
    assert p.speaker == ANNA and p.offered() == {"pass", "bid:5", "bid:6", "bid:7"}
    assert p.refused("bid:8") == "bid-too-high CPL-4.1.7"
    p.say("bid:7")
    assert gold(p) == [5, 9, 30]  # nothing is paid before the duel is over
    assert p.office(BRUNO) == II  # and the challenger's figure stays
    p.say("pass")
    assert gold(p) == [0, 9, 30] and stakes(p)[IV] == 7


@pytest.mark.rule("CPL-7.9.1", "CPL-4.1.14")
def test_no_bid_is_above_99() -> None:
    p = Position(offices=[I, II, III]).gold(ANNA, 200).gold(BRUNO, 300)
    p.say(f"challenge:{PRE}")
    assert p.offered("bid") == {f"bid:{n}" for n in range(1, 100)}
    p.say("bid:99")
    assert p.office(ANNA) == II and gold(p)[ANNA] == 101  # Bruno could not answer and passed
    assert p.decision == "auction_choose" and p.speaker == BRUNO


@pytest.mark.rule("CPL-4.1.8", "CPL-7.1.6")
def test_the_holder_wins() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"challenge:{PRE}", "bid:2", "bid:5", "pass")
    assert gold(p) == [30, 25, 30] and stakes(p)[II] == 5
    assert p.decision == "auction_choose" and p.speaker == ANNA and p.office(ANNA) == I
    assert p.offered("free_take") == set() and "keep" in p.offered()


@pytest.mark.rule("CPL-4.1.10", "CPL-4.1.8")
def test_who_has_lost_a_duel_may_bid_again_for_the_same_office() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"challenge:{PRE}", "bid:2", "bid:5", "pass")
    assert f"challenge:{PRE}" in p.offered() and p.sight(ANNA).seats[ANNA].offices_lost == []
    p.say(f"challenge:{PRE}")
    assert p.refused("bid:5") == "bid-too-low CPL-4.1.7" and "bid:6" in p.offered()  # above what lies there
    p.say("bid:6", "pass")
    assert p.office(ANNA) == II and gold(p) == [24, 30, 30] and stakes(p)[II] == 6


@pytest.mark.rule("CPL-4.1.10")
def test_the_old_ban_is_an_option() -> None:
    p = Position(offices=[I, II, III], one_duel_per_office=True)
    p.say(f"challenge:{PRE}", "bid:2", "bid:5", "pass")
    assert p.refused(f"challenge:{PRE}") == "office-lost CPL-4.1.10"
    assert p.sight(ANNA).seats[ANNA].offices_lost == [PRE]
    assert [option.default for option in p.game.options if option.name == "one_duel_per_office"] == [False]


@pytest.mark.rule("CPL-7.9.7", "CPL-4.1.10", "CPL-8.21")
def test_an_ousted_holder_bids_again_for_his_office_after_another_choice() -> None:
    p = Position(seats=4, offices=[I, II, III, IV])
    p.say(f"challenge:{PRE}", "bid:1", "pass")
    assert p.speaker == BRUNO and p.refused(f"challenge:{PRE}") == "office-lost CPL-4.1.10"
    p.say(f"challenge:{COM}", "bid:1", "bid:2", "pass")  # Carla defends
    assert p.speaker == BRUNO and f"challenge:{PRE}" in p.offered()
    p.say(f"challenge:{PRE}", "bid:2", "pass")
    assert p.office(BRUNO) == II and p.speaker == ANNA


@pytest.mark.rule("CPL-7.9.10", "CPL-4.1.7")
def test_two_sealed_maxima_are_played_out_at_once() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"challenge:{PRE}", "up_to:8")
    assert p.speaker == BRUNO and p.sight(BRUNO).duel.bid == 1  # the least there is
    assert p.sight(ANNA).own.maximum == 8 and p.sight(BRUNO).own.maximum is None
    assert b"8" not in msgspec.json.encode(p.sight(BRUNO).duel)
    p.say("up_to:6")
    assert p.office(ANNA) == II and gold(p) == [23, 30, 30]  # Anna goes to 7, Bruno would not
    told = [
        event.key for event in p.journal.events if event.key in ("challenge", "bid", "passed", "ousted", "defended")
    ]
    assert told == ["challenge", "bid", "ousted"]
    assert p.sight(ANNA).own.maximum is None


@pytest.mark.rule("CPL-7.9.10", "CPL-7.1.2")
def test_a_maximum_answers_single_bids() -> None:
    p = Position(offices=[I, II, III]).say(f"challenge:{PRE}", "bid:2")
    assert p.refused("up_to:3") == "bid-too-low CPL-4.1.7" and p.figures("up_to:3") == {"lowest": 4}
    assert p.refused("up_to:31") == "bid-too-high CPL-4.1.7" and p.figures("up_to:31") == {"highest": 30}
    p.say("up_to:5")
    assert p.speaker == ANNA and p.sight(ANNA).duel.bid == 3
    p.say("bid:4")
    assert p.speaker == ANNA and p.sight(ANNA).duel.bid == 5  # at his maximum
    p.say("bid:6")
    assert p.office(ANNA) == II and gold(p) == [24, 30, 30] and p.speaker == BRUNO


@pytest.mark.rule("CPL-7.9.10", "CPL-8.16")
def test_a_challenger_of_a_protected_office_raises_by_three() -> None:
    p = Position(offices=[I, II, III]).own(BRUNO, "wall_tenure")
    p.say(f"challenge:{PRE}", "up_to:8", "up_to:20")
    # 3, 4, 7, 8: eleven would be too much for Anna
    assert p.office(BRUNO) == II and stakes(p)[II] == 8 and gold(p) == [30, 22, 30] and p.speaker == ANNA


@pytest.mark.rule("CPL-7.9.10")
def test_a_bid_that_may_have_met_a_maximum_is_not_taken_back() -> None:
    p = Position(offices=[I, II, III]).say(f"challenge:{PRE}", "bid:2")
    known = p.t.disclosed()  # nobody had bid against Anna's first
    p.say("up_to:5")
    assert p.t.disclosed() == known + 1  # whether Anna had a maximum
    p.say("bid:4")
    assert p.t.disclosed() == known + 2  # that Bruno has one, which answers 5
    p.say("bid:6")
    assert p.t.disclosed() == known + 3  # how high it was


@pytest.mark.rule("CPL-7.9.10")
def test_a_guess_does_not_know_the_maximum() -> None:
    p = Position(offices=[I, II, III]).say(f"challenge:{PRE}", "up_to:8")
    assert p.game.sight(p.game.guess(p.t, BRUNO, Dice("g")), ANNA).own.maximum is None
    assert p.game.sight(p.game.guess(p.t, ANNA, Dice("g")), ANNA).own.maximum == 8


@pytest.mark.rule("CPL-7.1.4", "CPL-4.1.11", "CPL-7.1.12", "CPL-4.1.8")
def test_a_holder_who_won_is_still_called_and_may_leave_his_stake() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"challenge:{PRE}", "bid:2", "bid:5", "pass", "keep")
    assert p.speaker == BRUNO
    p.say(f"vacant:{CON}")
    assert gold(p)[BRUNO] == 23 and stakes(p) == [0, 0, 0, 0, 2]
    assert p.speaker == CARLA
    assert f"vacant:{PRE}" in p.offered()  # for the ordinary price


@pytest.mark.rule("CPL-7.1.3")
def test_an_ousted_holder_takes_back_his_stake() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"challenge:{PRE}", "bid:2", "bid:5", "pass", "keep", "keep")
    assert p.speaker == CARLA and gold(p) == [30, 25, 30] and stakes(p)[II] == 5
    p.say(f"challenge:{PRE}", "bid:6", "pass")
    assert gold(p) == [30, 30, 24] and stakes(p)[II] == 6


@pytest.mark.rule("CPL-7.1.5", "CPL-4.1.3")
def test_an_ousted_player_is_not_called_again() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"challenge:{COM}", "bid:1", "pass")
    assert p.speaker == CARLA
    p.say(f"free_take:{MAG}")
    assert p.speaker == BRUNO  # the only one who has not been active
    p.say("keep")
    assert p.decision != "auction_choose"


@pytest.mark.rule("CPL-7.1.7", "CPL-4.1.9")
def test_a_chain_of_oustings() -> None:
    p = Position(seats=4, offices=[I, II, III, IV])
    p.say(f"challenge:{PRE}", "bid:1", "pass")  # Anna ousts Bruno and leaves I
    p.say(f"challenge:{COM}", "bid:1", "pass")  # Bruno declines I and ousts Carla
    assert p.speaker == CARLA and p.offered("free_take") == set()
    assert {f"vacant:{MAG}", f"vacant:{CON}"} == p.offered("vacant")
    assert p.refused(f"free_take:{MAG}") == "not-free CPL-4.1.9"
    p.say(f"vacant:{MAG}")
    assert gold(p) == [29, 29, 28, 30] and p.speaker == DORA


@pytest.mark.rule("CPL-4.1.9")
def test_the_free_office_is_forfeited_by_any_other_choice() -> None:
    p = Position(seats=4, offices=[I, II, III, IV])
    p.say(f"challenge:{PRE}", "bid:1", "pass")
    p.say(f"challenge:{COM}", "bid:1", "bid:2", "pass")  # Bruno loses this duel
    assert p.speaker == BRUNO and p.offered("free_take") == set() and f"vacant:{MAG}" in p.offered()


@pytest.mark.rule("CPL-4.1.12", "CPL-7.1.8")
def test_relief_for_the_poor() -> None:
    p = Position(seats=4, offices=[I, II, III, IV]).gold(BRUNO, 1)
    p.say(f"challenge:{PRE}", "bid:2")  # Bruno cannot raise and passes of himself
    assert p.speaker == BRUNO
    assert p.refused(f"relief:{CON}") == "no-relief CPL-4.1.12"  # he has a free office
    p.say(f"challenge:{COM}")  # the only bid he can make is 1
    assert p.speaker == CARLA
    p.say("bid:2")  # which Bruno cannot answer
    assert p.speaker == BRUNO and p.offered() == {f"relief:{MAG}", f"relief:{CON}", f"challenge:{URB}"}
    p.say(f"relief:{MAG}")
    assert p.office(BRUNO) == I and gold(p)[BRUNO] == 1 and stakes(p)[I] == 0


@pytest.mark.rule("CPL-7.1.8")
def test_nobody_challenges_himself_and_nobody_stays_without_office() -> None:
    p = Position(offices=[I, II, III])
    assert p.refused(f"challenge:{MAG}") == "own-office CPL-7.1.8"
    assert p.refused(f"challenge:{CON}") == "office-vacant CPL-4.1.4"
    p.say(f"challenge:{PRE}", "bid:1", "pass")
    assert "pass" not in p.offered() and "keep" not in p.offered()
    p.go("build_turn")
    assert sorted(p.office(seat) for seat in range(3)) == [I, II, III]


@pytest.mark.rule("CPL-4.1.13", "CPL-4.0.3")
def test_what_the_offices_bring() -> None:
    p = Position(offices=[II, III, IV]).own(ANNA, "textrinum")
    p.say("keep", "keep")
    p.say(f"vacant:{CON}")
    assert stakes(p) == [0] * 5 and gold(p) == [30, 34, 28]
    assert p.decision == "pretorio_good" and p.speaker == ANNA
    assert p.offered() == {"pretorio:food", "pretorio:consumer"}
    assert p.refused("pretorio:luxury") == "not-made CPL-4.0.3"
    p.say("pretorio:consumer")
    assert p.has(ANNA) == {"food": 2, "consumer": 4}  # with the production that followed


@pytest.mark.rule("CPL-4.1.13", "CPL-4.0.5")
def test_the_only_good_made_is_taken_without_asking_and_vacant_offices_bring_nothing() -> None:
    p = Position(seats=2, offices=[II, IV])
    p.say("keep", "keep")
    assert p.decision == "build_turn" and p.has(ANNA) == {"food": 3}
    assert gold(p) == [30, 30]


@pytest.mark.rule("CPL-7.1.10")
def test_the_order_after_the_auction() -> None:
    p = Position(offices=[I, II, III])
    p.say(f"vacant:{CON}", "keep", "keep")
    assert p.order() == [BRUNO, CARLA, ANNA] and p.speaker == BRUNO
    p.finish_round()
    assert p.decision == "auction_choose" and p.speaker == BRUNO and p.office(ANNA) == V
