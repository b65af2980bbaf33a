"""Prefect, Mercator, Diplomat, Magister, Colonist and the specialists (CNV-4.6 to CNV-4.11)."""

import pytest

from .positions import individual, plain, team


@pytest.mark.rule("CNV-4.6.1", "CNV-7.1.5", "CNV-7.1.1")
def test_the_cash_bonus_is_always_offered_and_may_be_nothing() -> None:
    p = plain(individual()).praefectus(0)
    p.say("play:start_prefect")
    assert len(p.offer()) == 13
    p.say("cash")
    assert (p.purse(0), p.t.praefectus(), p.speaker()) == (0, 0, 1)


@pytest.mark.rule("CNV-4.6.1")
def test_without_an_active_province_cash_is_forced() -> None:
    p = plain(individual())
    for province in p.sight(-1).provinces:
        p.marker(province.id, "wine", active=False)
    p.say("play:start_prefect")
    assert (p.purse(0), p.speaker()) == (24, 1)
    assert p.active("gallia")


@pytest.mark.rule("CNV-4.6.1")
def test_an_inactive_province_does_not_produce() -> None:
    p = plain(individual()).marker("gallia", "wine", active=False)
    p.say("play:start_prefect")
    assert p.refused("produce:gallia").figures == {"province": "province:gallia"}


@pytest.mark.rule("CNV-4.6.5")
def test_praefectus_magnus_doubles_the_bonus_and_passes_to_the_right() -> None:
    p = plain(individual()).praefectus(0).villas(0, "massilia").villas(1, "massilia").produce(massilia="food")
    p.marker("gallia", "wine").say("play:start_prefect", "produce:gallia")
    assert (p.stored(0), p.stored(1)) == ({"food": 1, "wine": 2}, {"food": 1})
    assert p.t.praefectus() == 3


@pytest.mark.rule("CNV-4.6.5")
@pytest.mark.parametrize("how", ["diplomat", "magister", "double"])
def test_praefectus_magnus_works_by_other_ways_too(how: str) -> None:
    p = plain(individual()).praefectus(0).marker("gallia", "wine")
    if how == "diplomat":
        p.pile(2, "start_prefect").say("play:start_diplomat", "copy:2")
    elif how == "magister":
        p.pile(0, "start_prefect").say("play:start_magister")
    else:
        p.hand(0, "prefect_architect_i_ind", "start_tribune")
        p.say("play:prefect_architect_i_ind", "choose:prefect")
    p.say("produce:gallia")
    assert (p.stored(0), p.t.praefectus()) == ({"wine": 2}, 3)


@pytest.mark.rule("CNV-4.6.7")
def test_praefectus_magnus_never_works_for_the_partner() -> None:
    p = plain(team()).praefectus(2).marker("gallia", "wine").marker("italia", "cloth")
    p.say("play:start_prefect", "produce:gallia", "produce:italia")
    assert (p.stored(0), p.stored(2), p.t.praefectus()) == ({"wine": 1}, {"cloth": 1}, 2)


@pytest.mark.rule("CNV-4.6.7", "CNV-7.3.8", "CNV-4.16.2")
def test_praefectus_magnus_after_a_legate() -> None:
    p = plain(team()).praefectus(0).marker("gallia", "wine").marker("italia", "cloth")
    p.say("play:start_legate", "decline", "play:start_prefect")
    assert p.speaker() == 2
    p.say("produce:gallia", "produce:italia")
    assert (p.stored(2), p.stored(0)) == ({"wine": 1}, {"cloth": 2})
    assert p.t.praefectus() == 3
    p = plain(team()).praefectus(2).marker("gallia", "wine").marker("italia", "cloth")
    p.say("play:start_legate", "decline", "play:start_prefect", "produce:gallia", "produce:italia")
    assert (p.stored(2), p.stored(0), p.t.praefectus()) == ({"wine": 1}, {"cloth": 1}, 2)


@pytest.mark.rule("CNV-4.6.7", "CNV-4.16.3", "CNV-4.15.3")
def test_praefectus_magnus_on_solo_cards() -> None:
    p = plain(team()).praefectus(2).marker("gallia", "wine").hand(0, "proconsul_ii", "start_tribune").display()
    p.say("play:proconsul_ii", "play:start_prefect", "produce:gallia")
    assert (p.stored(2), p.t.praefectus()) == ({"wine": 1}, 2)
    p = plain(team()).praefectus(0).marker("gallia", "wine").hand(2, "proconsul_ii", "start_tribune").display()
    p.say("play:start_legate", "decline", "play:proconsul_ii")
    assert p.speaker() == 0  # the marker holder plays the solo card
    p.say("play:start_prefect", "produce:gallia")
    assert (p.stored(0), p.t.praefectus(), p.speaker()) == ({"wine": 2}, 3, 1)


@pytest.mark.rule("CNV-4.7.1", "CNV-4.8.1")
def test_income_of_the_two_mercators() -> None:
    p = plain(individual()).hand(0, "start_mercator", "mercator_i", "start_tribune")
    p.say("play:start_mercator")
    assert p.purse(0) == 3
    p = plain(individual()).hand(0, "mercator_i", "start_tribune")
    p.say("play:mercator_i")
    assert p.purse(0) == 5
    for top, income in (("mercator_ii", 5), ("start_mercator", 3)):
        p = plain(individual()).pile(1, top)
        p.say("play:start_diplomat", "copy:1")
        assert p.purse(0) == income


@pytest.mark.rule("CNV-4.7.2", "CNV-4.7.3")
def test_two_sales_two_purchases_or_none() -> None:
    p = plain(individual()).goods(0, brick=2, food=2)
    p.say("play:start_mercator", "sell:brick", "quantity:2")
    assert p.refused("buy:brick").key == "traded-already"
    assert p.refused("sell:wine").key == "nothing-to-sell"
    p.say("sell:food", "quantity:2")
    assert (p.purse(0), p.speaker()) == (3 + 6 + 8, 1)
    p = plain(individual()).money(9)
    p.say("play:start_mercator", "buy:cloth")
    assert p.speaker() == 0  # a single cloth can be paid for: no question, on to the second trade
    assert (p.purse(0), p.stored(0)) == (5, {"cloth": 1})
    p.say("stop")
    assert p.speaker() == 1


@pytest.mark.rule("CNV-4.7.2", "CNV-4.3.1")
def test_purchases_end_at_the_money_and_the_storehouse() -> None:
    p = plain(individual()).money(97).goods(0, wine=8)
    p.say("play:start_mercator")
    assert p.refused("buy:brick").key == "no-space"
    assert p.offer() == {"sell:wine", "stop"}


@pytest.mark.rule("CNV-4.7.4", "CNV-4.17.2")
def test_the_partner_has_the_same_income() -> None:
    p = plain(team()).hand(0, "mercator_i", "start_tribune")
    p.say("play:mercator_i", "stop")
    assert (p.purse(0), p.purse(2), p.speaker()) == (5, 5, 2)


@pytest.mark.rule("CNV-4.8.1")
def test_a_copied_card_stays_where_it_is() -> None:
    p = plain(individual()).pile(2, "start_senator").goods(0, food=1).display("colonist_i")
    p.say("play:start_diplomat", "copy:2", "purchase:colonist_i")
    assert p.sight(-1).seats[2].discard_top == "start_senator"
    assert p.sight(-1).seats[0].discard_top == "start_diplomat"


@pytest.mark.rule("CNV-4.8.2", "CNV-7.1.1")
def test_nothing_to_copy() -> None:
    p = plain(individual()).pile(1, "start_diplomat")
    p.say("play:start_diplomat")
    assert p.speaker() == 1
    p = plain(individual()).pile(1, "start_mercator")
    p.say("play:start_diplomat")
    assert p.refused("copy:2").key == "no-card-to-copy"
    assert p.refused("copy:0").key == "not-now"
    p.say("decline")
    assert (p.purse(0), p.speaker()) == (0, 1)


@pytest.mark.rule("CNV-4.8.4", "CNV-7.3.2")
def test_a_card_played_again_may_be_copied_again() -> None:
    p = plain(team()).pile(3, "start_prefect").hand(0, "start_diplomat", "diplomat_i", "start_tribune")
    p.say("play:start_diplomat", "copy:3", "cash", "cash")
    p.say("play:start_legate", "decline", "play:start_prefect", "cash", "cash")  # seat 3 plays its Prefect again
    p.say("play:start_mercator", "stop", "stop")
    p.say("play:start_mercator", "stop", "stop")
    p.pile(3, "start_prefect")
    p.say("play:diplomat_i")
    assert "copy:3" in p.offer()


@pytest.mark.rule("CNV-4.9.1", "CNV-4.17.1")
def test_magister_uses_a_double_card_the_other_way() -> None:
    p = plain(individual()).pile(0, "prefect_mercator_iii_ind")
    p.say("play:start_magister")
    assert p.offer() == {"choose:prefect", "choose:mercator"}
    p.say("choose:mercator")
    assert p.purse(0) == 5


@pytest.mark.rule("CNV-4.9.2", "CNV-7.2.5")
def test_magister_without_effect() -> None:
    for below in ((), ("start_senator",), ("start_prefect", "start_senator")):
        p = plain(individual()).pile(0, *below)
        p.say("play:start_magister")
        assert (p.speaker(), len(p.said("nothing-repeated"))) == (1, 1)


@pytest.mark.rule("CNV-7.2.1")
def test_diplomat_copies_magister() -> None:
    p = plain(individual()).pile(0, "start_mercator").pile(1, "start_magister")
    p.say("play:start_diplomat", "copy:1")
    assert (p.decision(), p.purse(0)) == ("mercator_trade", 3)
    for beneath in ((), ("start_senator",), ("start_magister",)):
        p = plain(individual()).pile(0, *beneath).pile(1, "start_magister").pile(2, "start_mercator")
        p.say("play:start_diplomat")
        assert p.refused("copy:1").key == "nothing-to-repeat"


@pytest.mark.rule("CNV-7.2.2")
def test_magister_repeats_diplomat_even_onto_a_senator() -> None:
    p = plain(individual()).pile(0, "start_diplomat").pile(1, "start_senator").goods(0, food=1).display("colonist_i")
    p.say("play:start_magister")
    assert p.decision() == "diplomat_copy"
    p.say("copy:1", "purchase:colonist_i")
    assert "colonist_i" in p.in_hand(0)


@pytest.mark.rule("CNV-7.2.3")
def test_a_diplomat_through_a_magister_copies_no_magister() -> None:
    p = (
        plain(individual())
        .pile(0, "start_mercator", "start_diplomat")
        .pile(1, "start_magister")
        .pile(2, "start_prefect")
    )
    p.say("play:start_magister")
    assert p.refused("copy:1").key == "magister-loop"
    p = plain(individual()).pile(0, "start_diplomat").hand(0, "diplomat_i", "start_tribune")
    p.pile(1, "start_magister").pile(2, "start_prefect")
    p.say("play:diplomat_i", "copy:1")  # repeats the own Diplomat
    assert p.refused("copy:1").key == "magister-loop"
    assert p.offer() == {"copy:2", "decline"}


@pytest.mark.rule("CNV-7.2.4")
def test_magister_repeats_consul() -> None:
    p = plain(individual()).pile(0, "consul_ii").goods(0, food=1).display("smith_i", "colonist_i").stack("mason_ii")
    p.say("play:start_magister", "purchase:colonist_i")
    assert p.stored(0) == {}
    assert p.shown()[:2] == ["smith_i", "mason_ii"]


@pytest.mark.rule("CNV-4.10.1", "CNV-4.10.3", "CNV-7.1.1")
def test_tax_is_forced_when_nobody_can_settle() -> None:
    p = plain(individual()).hand(0, "colonist_i", "start_tribune")
    p.colonists(0, land=["roma", "land:aquileia-roma"], sea=["roma"])
    p.say("play:colonist_i")
    assert (p.purse(0), p.speaker()) == (8, 1)
    p = plain(individual()).hand(0, "colonist_i", "start_tribune").goods(0, food=1, tools=1)
    p.say("play:colonist_i")
    assert p.offer() == {"colonise", "tax"}
    p.say("tax")
    assert p.purse(0) == 7


@pytest.mark.rule("CNV-4.10.2", "CNV-7.1.2", "CNV-7.1.4")
def test_settling_stops_when_told_or_when_nothing_is_left() -> None:
    p = plain(individual()).hand(0, "colonist_i", "start_tribune").goods(0, food=3, tools=3)
    p.colonists(0, land=["roma", "roma"], sea=["roma"])
    free = p.t.free_spaces(0)
    p.say("play:colonist_i", "colonise", "settle:land/roma")
    assert p.t.free_spaces(0) == free + 3
    assert p.refused("settle:land/roma").key == "no-colonist-stored"
    assert p.offer() == {"settle:sea/roma", "stop"}
    p.say("stop")
    assert p.stored(0) == {"food": 2, "tools": 2}


@pytest.mark.rule("CNV-4.11.1")
def test_a_specialist_fills_the_storehouse_only() -> None:
    p = plain(individual()).hand(0, "mason_ii", "start_tribune").goods(0, wine=7)
    p.produce(massilia="brick", burdigala="brick").villas(0, "massilia", "burdigala").praefectus(0)
    p.say("play:mason_ii")
    assert (p.stored(0), p.t.praefectus(), p.speaker()) == ({"wine": 7, "brick": 1}, 0, 1)


@pytest.mark.rule("CNV-4.11.1")
def test_in_a_team_the_partner_produces_too() -> None:
    p = plain(team()).hand(0, "farmer_i", "start_tribune")
    p.produce(massilia="food", burdigala="food").villas(0, "massilia").villas(2, "massilia", "burdigala")
    p.villas(1, "massilia").say("play:farmer_i")
    assert [p.stored(seat) for seat in range(4)] == [{"food": 1}, {}, {"food": 2}, {}]


@pytest.mark.rule("CNV-4.8.1")
def test_a_diplomat_with_nothing_to_copy_says_so() -> None:
    p = plain(individual())
    p.say("play:start_diplomat")
    assert [event.figures["why"] for event in p.said("copied-nothing")] == ["none"] and p.speaker() == 1
    p = plain(individual()).pile(1, "start_prefect")
    p.say("play:start_diplomat", "decline")
    assert [event.figures["why"] for event in p.said("copied-nothing")] == ["choice"]


@pytest.mark.rule("CNV-4.12.1")
def test_a_senator_who_can_afford_nothing_says_so() -> None:
    p = plain(individual()).goods(0).display("colonist_i")
    p.say("play:start_senator")
    assert [event.figures["why"] for event in p.said("purchased-nothing")] == ["short"] and p.speaker() == 1
    p = plain(individual()).goods(0, food=1).display("colonist_i")
    p.say("play:start_senator", "stop")
    assert [event.figures["why"] for event in p.said("purchased-nothing")] == ["choice"]
    p = plain(individual()).goods(0, food=1).display("colonist_i")
    p.say("play:start_senator", "purchase:colonist_i")
    assert p.said("purchased-nothing") == []


@pytest.mark.rule("CNV-4.5.6")
def test_an_architect_who_builds_nothing_says_so() -> None:
    p = plain(individual()).goods(0)
    p.say("play:start_architect", "stop")
    assert [event.figures["why"] for event in p.said("built-nothing")] == ["none"] and p.speaker() == 1
