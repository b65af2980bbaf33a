"""The turn and the common concepts (CNV-4.1 to CNV-4.4)."""

import pytest

from emporion.games.concordia_venus.steps.market import affordable
from emporion.games.concordia_venus.table.components import CARD_NAMES
from emporion.kernel.chance import Dice

from .positions import GAME, individual, plain, team


@pytest.mark.rule("CNV-1.1.1", "CNV-4.1.1")
def test_one_card_a_turn_and_turns_pass_clockwise() -> None:
    p = plain(individual(3))
    assert p.offer() == {f"play:{card}" for card in set(p.in_hand(0))}
    assert len(p.offer()) == 7  # two Prefects are one choice
    assert p.refused("play:weaver_ii").key == "not-in-hand"
    p.say("play:start_prefect", "cash")
    assert p.sight(-1).seats[0].discard_top == "start_prefect"
    assert p.in_hand(0).count("start_prefect") == 1
    p.say("play:start_prefect", "cash", "play:start_prefect", "cash")
    assert p.speaker() == 0


@pytest.mark.rule("CNV-4.1.2", "CNV-4.1.3", "CNV-7.2.5")
def test_the_tribune_is_always_back_in_hand() -> None:
    p = plain(individual(2))
    dice = Dice("hands")
    for _ in range(400):
        seat = p.speaker()
        if p.decision() == "play_card":
            assert "start_tribune" in p.in_hand(seat)
            assert all(CARD_NAMES[p.t.top(s)] != "start_tribune" for s in range(2) if p.t.pile_size(s))
        offered = GAME.offered(p.t, seat)
        GAME.say(p.t, seat, offered[dice.below(len(offered))])
        if p.t.over():
            break


@pytest.mark.rule("CNV-4.1.3")
def test_a_card_without_effect_may_be_played() -> None:
    p = plain(individual()).display()
    p.say("play:start_senator")
    assert p.speaker() == 1


@pytest.mark.rule("CNV-4.2.3", "CNV-4.3.8")
def test_goods_of_the_partner_never_help() -> None:
    p = plain(team()).goods(2, food=5, brick=5, tools=5).display("colonist_i")
    assert not affordable(p.t, 0, CARD_NAMES.index("colonist_i"), 0, True)
    p.say("play:start_praetor")
    assert p.speaker() == 2  # the active player could buy nothing


@pytest.mark.rule("CNV-4.2.4", "CNV-7.3.4")
def test_the_own_purse_is_used_up_before_the_partners() -> None:
    p = plain(team()).money(2, 0, 9, 0).colonists(0, land=["land:aquileia-roma"], sea=["roma"])
    p.goods(0, brick=1, food=1, wine=1).produce(aquileia="wine")
    p.say("play:start_architect", "stop", "build:aquileia")
    assert (p.purse(0), p.purse(2)) == (0, 7)
    assert [event.figures for event in p.said("partner-pays")] == [{"partner": "seat:2", "money": 2, "seat": "seat:0"}]
    p.goods(2, brick=1, cloth=1).produce(vindobona="cloth").colonists(2, land=["land:aquileia-vindobona"])
    p.say("stop")
    assert p.speaker() == 2
    p.say("build:vindobona")
    assert p.purse(2) == 2  # what the active player took is gone


@pytest.mark.rule("CNV-4.2.4")
def test_both_purses_together_say_what_can_be_paid() -> None:
    p = plain(team()).money(2, 0, 1, 0).colonists(0, land=["land:aquileia-roma"], sea=["roma"])
    p.goods(0, brick=1, wine=1).produce(aquileia="wine")
    p.say("play:start_architect", "stop")
    assert p.speaker() == 2  # 4 sestertii are asked for, 3 are there
    p = plain(team()).money(2, 0, 1, 0).goods(0, brick=1, wine=1)
    p.say("play:start_mercator")
    assert p.purse(0) == 5
    assert p.refused("buy:cloth").figures == {"good": "good:cloth", "needs": 7, "has": 6}


@pytest.mark.rule("CNV-4.2.5")
def test_partners_decide_alone() -> None:
    p = plain(team())
    p.say("play:start_prefect", "produce:gallia")
    assert p.speaker() == 2
    refusal = GAME.explain(p.t, 0, GAME.vocabulary.number("cash"))
    assert refusal is not None and refusal.key == "not-you"


@pytest.mark.rule("CNV-4.2.5")
@pytest.mark.parametrize("words", ["architect", "architect stop", "mercator", "diplomat"])
def test_whoever_is_not_asked_is_told_so_whatever_he_tries(words: str) -> None:
    p = individual().goods(0, food=2).money(9).colonists(0, land=["land:aquileia-roma"]).produce(aquileia="brick")
    card, *then = words.split()
    p.pile(1, "start_prefect").say(f"play:start_{card}", *then)
    told = [GAME.explain(p.t, 1, word) for word in range(len(GAME.vocabulary))]
    assert (p.speaker(), {refusal and refusal.key for refusal in told}) == (0, {"not-you"})


@pytest.mark.rule("CNV-4.3.1")
def test_free_spaces_of_the_storehouse() -> None:
    p = individual().goods(0, brick=3).colonists(0, land=["roma"], sea=["roma"])
    assert p.t.free_spaces(0) == 12 - 4 - 3
    p.colonists(0, land=["roma", "roma", "roma"], sea=["roma", "roma", "roma"])
    assert p.t.free_spaces(0) == 9


@pytest.mark.rule("CNV-4.3.2", "CNV-4.6.3")
def test_overflow_is_chosen_among_what_was_received() -> None:
    p = plain(individual()).praefectus(3).goods(0, wine=6)
    brick, cloth = p.towns("britannia")
    p.marker("britannia", "cloth").produce(**{brick: "brick", cloth: "cloth"}).villas(0, brick, cloth)
    assert p.t.free_spaces(0) == 2
    p.say("play:start_prefect", "produce:britannia")
    assert p.decision() == "forgo_good"
    assert p.offer() == {"forgo:brick", "forgo:cloth"}
    assert p.refused("forgo:wine").key == "not-received"
    p.say("forgo:brick")
    assert p.stored(0) == {"wine": 6, "cloth": 2}


@pytest.mark.rule("CNV-4.3.2", "CNV-7.1.3")
def test_overflow_without_a_question() -> None:
    p = plain(individual()).praefectus(0).goods(0, wine=8)
    town = p.towns("britannia")[0]
    p.marker("britannia", "cloth").produce(**{town: "cloth"}).villas(0, town).villas(1, town)
    p.say("play:start_prefect", "produce:britannia")
    assert (p.speaker(), p.stored(0), p.stored(1)) == (1, {"wine": 8}, {"cloth": 1})
    assert not p.active("britannia")
    assert p.t.praefectus() == 3  # the action was carried out
    p = plain(individual()).praefectus(0).goods(0, wine=7)
    p.marker("britannia", "cloth").produce(**{town: "cloth"}).villas(0, town)
    p.say("play:start_prefect", "produce:britannia")
    assert p.stored(0) == {"wine": 7, "cloth": 1}  # one kind only


@pytest.mark.rule("CNV-4.3.3")
def test_the_producer_settles_first_then_clockwise() -> None:
    p = plain(individual()).praefectus(2).turn_of(2)
    brick, cloth = p.towns("britannia")
    p.marker("britannia", "cloth").produce(**{brick: "brick", cloth: "cloth"})
    for seat in (0, 2, 3):
        p.villas(seat, brick, cloth).goods(seat, wine=7)
    p.say("play:start_prefect", "produce:britannia")
    order = []
    while p.decision() == "forgo_good":
        order.append(p.speaker())
        p.say("forgo:brick" if "forgo:brick" in p.offer() else "forgo:cloth")
    assert order == [2, 3, 0]
    assert [p.stored(seat)["cloth"] for seat in (0, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("CNV-4.3.4", "CNV-4.5.8")
def test_only_a_colonist_on_a_route_is_adjacent() -> None:
    p = individual().colonists(0, land=["land:aquileia-roma"], sea=["massilia"])
    assert [p.t.adjacent(0, p.city(name)) for name in ("aquileia", "roma", "massilia")] == [True, True, False]


@pytest.mark.rule("CNV-4.3.5")
def test_fixed_goods_first_then_any_good() -> None:
    p = plain(individual()).goods(0, tools=1).display("colonist_i", "architect_i", "smith_i")
    p.say("play:start_senator")  # one tools pays for the Architect, but nothing is left for "?"
    assert p.speaker() == 1
    p = plain(individual()).goods(0, tools=1, brick=1).display("mercator_i", "farmer_i", "smith_i")
    p.goods(0, tools=1, brick=1, food=1).say("play:start_senator")
    p.goods(0, tools=1, brick=1)
    assert p.refused("purchase:smith_i").figures["missing"] == ["good:any"]
    p = plain(individual()).goods(0, tools=2).display("colonist_i", "architect_i", "smith_i")
    p.say("play:start_senator")
    assert p.offer() == {"purchase:architect_i", "stop"}
    refusal = p.refused("purchase:smith_i")
    assert (refusal.key, refusal.figures["price"]) == ("card-goods-short", ["good:brick", "good:tools", "good:any"])
    assert refusal.figures["missing"] == ["good:brick"]  # the second tools would do for "?"
    p.say("purchase:architect_i")
    assert p.stored(0) == {}
    assert "architect_i" in p.in_hand(0)


@pytest.mark.rule("CNV-4.3.6", "CNV-7.4.2")
def test_without_a_stack_the_cards_still_slide_left() -> None:
    p = plain(individual()).goods(0, food=1).stack()
    p.display("colonist_i", "architect_i", "smith_i")
    p.say("play:start_senator", "purchase:colonist_i")
    assert p.shown() == ["architect_i", "smith_i", "", "", "", "", ""]


@pytest.mark.rule("CNV-4.4.1")
def test_three_cards_bring_no_money() -> None:
    p = plain(individual()).pile(0, "start_prefect", "start_mercator")
    p.say("play:start_tribune")
    assert (p.purse(0), p.t.pile_size(0)) == (0, 0)


@pytest.mark.rule("CNV-4.4.2", "CNV-7.1.2")
def test_the_tribunes_colonist_needs_goods_and_a_colonist() -> None:
    p = plain(individual()).goods(0, food=1, tools=1).villas(0, "massilia")
    p.colonists(0, land=["roma", "roma", "roma"], sea=["roma"])
    p.say("play:start_tribune")
    assert p.offer() == {"settle:sea/roma", "decline"}
    assert p.refused("settle:land/roma").key == "no-colonist-stored"
    assert p.refused("settle:sea/massilia").key == "only-the-capital"
    p.say("decline")
    assert (p.stored(0), p.speaker()) == ({"food": 1, "tools": 1}, 1)
    p = plain(individual()).goods(0, food=1)
    p.say("play:start_tribune")
    assert p.speaker() == 1
    p = plain(individual()).hand(0, "colonist_i", "start_tribune").goods(0, food=2, tools=1)
    p.say("play:colonist_i", "colonise")
    p.goods(0, food=1)
    assert p.refused("settle:sea/roma").figures == {"way": "way:sea", "city": "city:roma", "missing": ["good:tools"]}


@pytest.mark.rule("CNV-4.4.3")
def test_both_partners_recover_their_own_piles() -> None:
    p = plain(team()).pile(0, "start_prefect", "start_mercator", "start_praetor")
    p.pile(2, "start_prefect", "start_mercator", "start_praetor", "start_diplomat", "start_legate")
    p.hand(2, "start_tribune").goods(2, food=1, tools=1)
    p.say("play:start_tribune")
    assert (p.purse(0), p.purse(2)) == (1, 2)
    assert p.speaker() == 2
    p.say("decline")
    assert (p.t.pile_size(0), p.t.pile_size(2), p.t.hand_size(2)) == (0, 0, 6)
