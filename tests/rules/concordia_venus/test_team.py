"""Team mode: Praetor, Proconsul, Legate, double cards and the rulings of CNV-7.3."""

import pytest

from .positions import GAME, Position, individual, plain, team


@pytest.mark.rule("CNV-4.14.1", "CNV-7.4.3", "CNV-4.3.6", "CNV-4.2.2")
def test_praetor_one_card_each_and_no_closing_up_between() -> None:
    p = plain(team()).goods(0, food=1).goods(2, tools=1, brick=1)
    p.display("colonist_i", "architect_i", "smith_i").stack("mason_ii")
    p.say("play:start_praetor", "purchase:colonist_i")
    assert p.speaker() == 2
    assert p.shown()[:3] == ["", "architect_i", "smith_i"]
    assert p.refused("purchase:colonist_i").key == "not-on-display"
    p.say("purchase:architect_i")  # still on space 2: tools and the brick for "?"
    assert p.stored(2) == {}
    assert p.shown()[:3] == ["smith_i", "mason_ii", ""]
    assert p.speaker() == 1


@pytest.mark.rule("CNV-4.15.1")
def test_a_proconsul_buys_no_proconsul() -> None:
    p = plain(team()).goods(0, cloth=2).hand(0, "proconsul_ii", "start_tribune").display("proconsul_iii", "weaver_ii")
    p.goods(0, cloth=2, brick=1).say("play:proconsul_ii")
    assert p.refused("purchase:proconsul_iii").key == "no-second-proconsul"
    p.say("purchase:weaver_ii")
    assert p.stored(0) == {"cloth": 1}  # no surcharge


@pytest.mark.rule("CNV-4.15.3")
def test_solo_praetor_and_solo_double_card() -> None:
    p = proconsul(hand=("start_praetor", "start_tribune")).goods(0, food=1).goods(2, food=1)
    assert GAME.step(p.t).prompt(p.t, 2) == {"occasion": "solo"}
    p.say("play:start_praetor", "purchase:colonist_i")
    assert (p.speaker(), p.stored(0)) == (1, {"food": 1})
    assert p.said("played")[-1].rule == "CNV-4.15.2"
    p = proconsul(hand=("prefect_mercator_iii_team", "start_tribune"))
    p.say("play:prefect_mercator_iii_team", "choose:mercator", "stop")
    assert (p.purse(2), p.purse(0), p.speaker()) == (5, 0, 1)


def proconsul(hand: tuple[str, ...]) -> Position:
    """Seat 0 has played a Proconsul; its partner is about to play a solo card."""
    p = plain(team()).hand(0, "proconsul_ii", "start_tribune").hand(2, *hand)
    p.goods(0, food=1).display("colonist_i", "colonist_ii")
    return p.say("play:proconsul_ii", "stop")


@pytest.mark.rule("CNV-4.15.3", "CNV-7.3.1")
def test_solo_proconsul_and_solo_diplomat() -> None:
    p = proconsul(hand=("proconsul_iii", "start_tribune")).goods(2, food=1)
    p.say("play:proconsul_iii", "purchase:colonist_i")
    assert p.speaker() == 1  # nobody plays a further card
    p = proconsul(hand=("start_diplomat", "start_tribune")).goods(2, food=1)
    p.pile(1, "start_legate").pile(3, "proconsul_iii")
    p.say("play:start_diplomat")
    assert p.refused("copy:1").key == "solo-copies-no-legate"
    p.say("copy:3", "purchase:colonist_i")
    assert p.speaker() == 1


@pytest.mark.rule("CNV-4.16.2")
def test_the_suggestion_need_not_be_followed() -> None:
    p = plain(team())
    p.say("play:start_legate", "suggest:start_mercator")
    assert GAME.step(p.t).prompt(p.t, 2) == {"occasion": "legate"}
    p.say("play:start_prefect", "cash", "cash")
    assert [event.rule for event in p.said("played")] == ["CNV-4.1.1", "CNV-4.16.2"]
    assert p.speaker() == 1
    assert p.sight(-1).seats[2].discard_top == "start_prefect"


@pytest.mark.rule("CNV-4.16.2", "CNV-4.17.2", "CNV-7.3.8")
def test_double_card_in_answer_to_a_legate() -> None:
    p = plain(team()).hand(2, "architect_mercator_ii_team", "start_tribune")
    p.say("play:start_legate", "decline", "play:architect_mercator_ii_team")
    assert (p.decision(), p.speaker()) == ("choose_personality", 2)
    p.say("choose:architect", "stop")
    assert (p.decision(), p.speaker(), p.purse(0)) == ("mercator_trade", 0, 5)
    chose = [(event.rule, event.figures["seat"], event.figures["personality"]) for event in p.said("chose")]
    assert chose == [
        ("CNV-4.17.1", "seat:2", "personality:architect"),
        ("CNV-4.17.2", "seat:0", "personality:mercator"),
    ]


@pytest.mark.rule("CNV-4.17.2", "CNV-7.3.6")
def test_the_partner_must_use_the_other_half_but_may_decline_its_parts() -> None:
    p = plain(team()).hand(0, "prefect_architect_i_team", "start_tribune")
    p.say("play:prefect_architect_i_team", "choose:prefect", "cash")
    assert (p.decision(), p.speaker()) == ("architect_pick_colonist", 2)
    p.say("stop")
    assert p.speaker() == 1


@pytest.mark.rule("CNV-4.16.3")
def test_legate_answered_by_a_legate() -> None:
    p = plain(team())
    p.say("play:start_legate", "decline", "play:start_legate", "decline")
    assert (p.decision(), p.speaker()) == ("play_card", 0)
    p.say("play:start_prefect")
    assert p.speaker() == 0
    p.say("cash", "cash")
    assert (p.speaker(), p.t.active()) == (1, 1)


@pytest.mark.rule("CNV-4.16.3", "CNV-7.3.1")
def test_legate_answered_by_a_diplomat_that_copies_a_legate() -> None:
    p = plain(team()).pile(1, "start_legate")
    p.say("play:start_legate", "decline", "play:start_diplomat", "copy:1")
    assert (p.decision(), p.speaker()) == ("legate_suggest", 2)
    p.say("suggest:start_mercator")
    assert (p.decision(), p.speaker()) == ("play_card", 0)
    p.say("play:start_mercator", "stop")
    assert (p.decision(), p.speaker()) == ("mercator_trade", 2)


@pytest.mark.rule("CNV-7.3.1")
def test_copied_team_cards_work_for_the_copiers_team() -> None:
    p = plain(team()).goods(1, food=1).goods(3, food=1).pile(0, "start_praetor").turn_of(1)
    p.hand(1, "start_diplomat", "start_tribune").display("colonist_i", "colonist_ii").stack()
    p.goods(3, food=1, wine=1)
    p.say("play:start_diplomat", "copy:0", "purchase:colonist_i")
    assert p.speaker() == 3
    p.say("purchase:colonist_ii")
    assert (p.stored(1), p.stored(3)) == ({}, {})
    p = plain(team()).pile(0, "proconsul_ii").turn_of(1).hand(1, "start_diplomat", "start_tribune")
    p.goods(1, food=1).display("colonist_i").say("play:start_diplomat", "copy:0", "purchase:colonist_i")
    assert (p.decision(), p.speaker()) == ("play_card", 3)


@pytest.mark.rule("CNV-7.3.7")
def test_tribune_in_answer_to_a_legate_counts_the_legate() -> None:
    p = plain(team()).pile(0, "start_prefect", "start_mercator", "start_praetor")
    p.hand(0, "start_legate", "start_tribune", "start_architect").pile(2, "start_prefect")
    p.say("play:start_legate", "decline", "play:start_tribune")
    assert (p.purse(2), p.purse(0)) == (0, 1)
    assert "start_legate" in p.in_hand(0)
    assert p.speaker() == 1


@pytest.mark.rule("CNV-7.3.3")
def test_the_partner_takes_the_coins_just_turned() -> None:
    p = plain(team()).marker("gallia", "wine").praefectus(3)
    p.say("play:start_prefect", "produce:gallia")
    assert p.refused("produce:gallia").key == "province-inactive"
    p.say("cash")
    assert p.purse(2) == 2


@pytest.mark.rule("CNV-4.2.1", "CNV-4.2.2")
def test_with_six_players_the_partner_sits_three_seats_on() -> None:
    p = plain(team(6))
    p.say("play:start_prefect", "cash")
    assert p.speaker() == 3
    p.say("cash")
    assert (p.speaker(), p.t.active()) == (1, 1)


@pytest.mark.rule("CNV-3.5.1", "CNV-3.5.2")
def test_individual_cards_are_not_in_a_team_game() -> None:
    assert not {"start_senator", "start_magister"} & set(team().in_hand(0))
    assert not {"start_praetor", "start_legate"} & set(individual().in_hand(0))
