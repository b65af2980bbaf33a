"""Options (OST-6.1)."""

from typing import Any

import pytest

from emporion.games.ostia.steps.final_phase import ScoreCash
from emporion.games.ostia.steps.forum import SellAtFinalForum
from emporion.games.ostia.steps.senate import GiveToSenate
from emporion.kernel.options import BadOption

from .positions import OSTIA, Position, look, match, play_at_random, position, store_everything


@pytest.mark.rule("OST-6.1.1", "OST-6.1.2", "OST-6.1.3", "OST-6.1.4", "OST-6.1.5", "OST-6.1.6", "OST-6.1.7")
def test_the_defaults() -> None:
    assert OSTIA.options_of(OSTIA.table(4, "defaults")) == {
        "ivory": True,
        "bluff_cards": True,
        "type_limit_mode": "penalty",
        "open_money": True,
        "final_forum_pays": True,
        "tiebreak_senate_card": "last_active",
        "first_player": "random",
    }
    assert [option.rule for option in OSTIA.options] == [f"OST-6.1.{k}" for k in range(1, 8)]
    with pytest.raises(BadOption):
        OSTIA.table(4, "defaults", {"tiebreak_senate_card": "none"})


@pytest.mark.rule("OST-6.1.1")
def test_without_ivory_the_senate_values_stay_as_printed() -> None:
    p = position(GiveToSenate, active="senate_1", senate={0: "wood", 1: "wine"}, ivory=False)
    assert [event["value"] for event in p.told("senate-offer")] == [4, 3]
    assert "ivory" not in " ".join([*p.deck(), p.discard()])


@pytest.mark.rule("OST-6.1.2")
def test_without_bluff_cards_there_is_no_bluff_step_and_nothing_is_shown() -> None:
    p = position("allocate", stock={0: "wine wine", 1: "salt"}, bluff_cards=False)
    other = p.twin()
    p.say(0, "split:wine:2/0")
    other.say(0, "split:wine:0/1")
    assert p.offer(0) == ["lock"]
    assert p.refusal(0, "bluff:0/0").key == "not-now"
    p.say(0, "lock")
    other.say(0, "lock")
    for viewer in (-1, 1, 2, 3):
        seat = p.sight(viewer).seats[0]
        assert (seat.chosen, seat.pile_sizes, seat.stock_size) == (True, None, 2)
        assert p.sight(viewer) == other.sight(viewer)
    assert p.told("locked") == [{"seat": "seat:0"}]
    assert p.told("locked-sizes") == []


@pytest.mark.rule("OST-6.1.2")
def test_without_bluff_cards_a_whole_match_has_no_bluff_word() -> None:
    played = play_at_random(3, "no bluff", bluff_cards=False)
    assert played.over()
    assert {OSTIA.vocabulary.verb(said.word) for said in played.said} >= {"split", "lock"}
    assert not any(OSTIA.vocabulary.verb(said.word) == "bluff" for said in played.said)


@pytest.mark.rule("OST-6.1.3")
def test_in_strict_mode_nobody_ever_pays_the_penalty() -> None:
    free = [look(play_at_random(4, f"types {k}")) for k in range(6)]
    strict = [look(play_at_random(4, f"types {k}", type_limit_mode="strict")) for k in range(6)]
    assert any(p.told("penalty") for p in free)
    assert not any(p.told("penalty") for p in strict)


@pytest.mark.rule("OST-6.1.4", "OST-4.0.3")
def test_money_may_be_hidden() -> None:
    p = position("choose_lot", 0, cash={0: 40, 1: 30}, boat={0: "wine wood wheat wheat"}, open_money=False)
    other = position("choose_lot", 0, cash={0: 40, 1: 33}, boat={0: "wine wood wheat wheat"}, open_money=False)
    assert [seat.cash for seat in p.sight(0).seats] == [40, None, None, None]
    assert [seat.cash for seat in p.sight(-1).seats] == [None] * 4
    assert p.sight(1).own.bid_limit == 30 + 7 + 28
    for viewer in (-1, 0, 2, 3):
        assert p.sight(viewer) == other.sight(viewer)
    shown = position("choose_lot", 0, cash={0: 40, 1: 30})
    assert [seat.cash for seat in shown.sight(-1).seats] == [40, 30, 55, 55]


@pytest.mark.rule("OST-6.1.4")
def test_with_hidden_money_nobody_sees_whether_a_lot_could_be_kept() -> None:
    def auction(cash: int) -> Position:
        boat = {0: "wine wood wheat wheat"}
        p = position("choose_lot", 0, cash={0: cash}, boat=boat, open_money=False).say(0, "lot:wine+wood")
        return p.say(1, "bid:20").say(2, "bid:20").say(3, "pass")

    rich, poor = auction(21), auction(20)
    assert rich.offer(0) == ["keep", "sell:1", "sell:2"]
    assert poor.offer(0) == ["sell:1", "sell:2"]
    for viewer in (-1, 1, 2, 3):
        assert rich.sight(viewer) == poor.sight(viewer)
        assert rich.told("bid", viewer) == poor.told("bid", viewer)


@pytest.mark.rule("OST-6.1.5", "OST-5.2.2")
def test_the_final_forum_may_pay_nothing() -> None:
    p = position(SellAtFinalForum, round=5, forum={0: "wine", 1: "salt salt"}, final_forum_pays=False)
    assert [p.cash(seat) for seat in range(4)] == [55, 55, 55, 55]
    assert p.discard() == "wine salt salt"
    assert p.told("forum-income") == []
    assert p.told("forum-unpaid") == [
        {"seat": "seat:0", "goods": ["good:wine"]},
        {"seat": "seat:1", "goods": ["good:salt", "good:salt"]},
    ]


@pytest.mark.rule("OST-6.1.6", "OST-5.7.3")
def test_the_removed_card_may_break_the_last_tie() -> None:
    """On senate_1 wood is worth 4 and wine 3; on senate_6 wine 5 and wood 2."""
    tie: dict[str, Any] = {"cash": {0: 20, 1: 20, 2: 0, 3: 0}, "stock": {0: "wood", 1: "wine"}}
    for card, winner in (("last_active", 0), ("set_aside", 1)):
        p = position(ScoreCash, round=5, active="senate_1", removed="senate_6", tiebreak_senate_card=card, **tie)
        assert OSTIA.winners(p.t) == [winner]


@pytest.mark.rule("OST-6.1.6", "OST-4.0.3")
def test_the_removed_card_is_shown_at_the_end_only_if_it_counts() -> None:
    for card, shown in (("last_active", None), ("set_aside", "senate_6")):
        before = position("choose_lot", round=5, removed="senate_6", tiebreak_senate_card=card)
        assert before.sight(0).senate_removed is None
        end = position(ScoreCash, round=5, removed="senate_6", tiebreak_senate_card=card)
        assert end.sight(-1).senate_removed == shown
        assert before.told("senate-removed") == []
        assert end.told("senate-removed") == ([{"card": "senate:senate_6"}] if shown else [])


@pytest.mark.rule("OST-6.1.7")
def test_the_pawn_may_go_to_seat_0() -> None:
    assert {int(look(match(3, f"pawn {k}", first_player="seat_0")).t.first()) for k in range(20)} == {0}


@pytest.mark.rule("OST-6.2.1", "OST-1.1.1")
def test_two_cannot_play() -> None:
    with pytest.raises(ValueError, match="3 to 5 seats, not 2"):
        match(2)


@pytest.mark.rule("OST-6.1.2", "OST-4.2.10")
def test_a_lock_taken_back_without_bluff_cards_may_be_laid_otherwise() -> None:
    played = match(3, "otherwise", bluff_cards=False)
    while OSTIA.step(played.table).name != "allocate":
        seat = OSTIA.speakers(played.table)[0]
        played.say(seat, OSTIA.default(played.table, seat))
    words = len(played.said)
    store_everything(played, 0)
    played.say_text(0, "lock")
    while len(played.said) > words:
        played.take_back(0)
    first = look(played).offer(0)
    assert len(first) >= 3
    played.say_text(0, first[-1])  # all of the first type to the forum
    assert look(played).forum(0) != ""
