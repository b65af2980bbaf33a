"""Phase 2: counting house (OST-4.2)."""

import pytest

from emporion.games.ostia.steps.counting_house import PenaliseTypes, TurnUpMarket
from emporion.games.ostia.table.components import GOODS
from emporion.games.ostia.table.layout import ON_FORUM

from .positions import OSTIA, confirm_all, look, match, position, say_defaults, store_everything


@pytest.mark.rule("OST-4.2.1")
def test_market_cards_lie_open_before_anybody_allocates() -> None:
    p = position(TurnUpMarket, seats=3, draw="wine wheat wheat ivory", stock={0: "salt"})
    assert (p.decision, p.speakers) == ("allocate", [0, 1, 2])
    assert p.market() == "ivory wine wheat wheat"
    assert p.sight(1).market == {"ivory": 1, "wine": 1, "wheat": 2}
    assert p.told("market") == [{"goods": ["good:wine", "good:wheat", "good:wheat", "good:ivory"]}]


@pytest.mark.rule("OST-4.2.1", "OST-4.1.1")
def test_the_market_too_may_need_a_new_draw_pile() -> None:
    p = position(TurnUpMarket, seats=4, draw="wine", rest="discard")
    assert p.told("reshuffled") == [{"cards": 50}]
    assert len(p.market().split()) == 2 and "wine" in p.market()


@pytest.mark.rule("OST-4.2.2", "OST-4.2.3")
def test_goods_are_laid_type_by_type_in_the_order_of_the_data() -> None:
    p = position("allocate", stock={0: "cloth cloth wheat"})
    assert p.offer(0) == [
        "split:cloth:0/0",
        "split:cloth:0/1",
        "split:cloth:0/2",
        "split:cloth:1/0",
        "split:cloth:1/1",
        "split:cloth:2/0",
    ]
    p.say(0, "split:cloth:1/1")
    assert p.offer(0) == ["split:wheat:0/0", "split:wheat:0/1", "split:wheat:1/0"]
    p.say(0, "split:wheat:0/0")
    assert p.offer(0) == ["bluff:0/0", "bluff:0/1", "bluff:0/2", "bluff:1/0", "bluff:1/1", "bluff:2/0"]
    p.say(0, "bluff:1/0")
    assert p.offer(0) == ["lock"]
    assert (p.forum(0), p.senate(0), p.stock(0)) == ("cloth", "cloth", "wheat")


@pytest.mark.rule("OST-4.2.2", "OST-4.2.3")
def test_why_a_step_of_the_allocation_is_refused() -> None:
    p = position("allocate", stock={0: "cloth cloth wheat"})
    later = p.refusal(0, "split:wheat:0/0")
    assert (later.key, later.rule, later.figures) == ("other-good-now", "OST-4.2.3", {"good": "good:cloth"})
    assert p.refusal(0, "split:ivory:1/0").figures == {"good": "good:ivory"}
    too_many = p.refusal(0, "split:cloth:2/1")
    assert (too_many.rule, too_many.figures) == ("OST-4.2.2", {"good": "good:cloth", "needs": 3, "has": 2})
    assert p.refusal(0, "lock").rule == "OST-4.2.3"
    assert (p.refusal(0, "bluff:0/0").key, p.refusal(0, "lock").key) == ("not-all-laid", "not-all-laid")
    p.say(0, "split:cloth:0/0", "split:wheat:0/0")
    assert p.refusal(0, "lock").rule == "OST-4.2.4"
    laid = p.refusal(0, "split:cloth:0/0")
    assert (laid.key, laid.rule, laid.figures) == ("already-laid", "OST-4.2.3", {"good": "good:cloth"})
    none = p.refusal(0, "split:salt:0/0")
    assert (none.key, none.rule, none.figures) == ("none-held", "OST-4.2.2", {"good": "good:salt"})


@pytest.mark.rule("OST-4.2.3")
@pytest.mark.parametrize("cards", range(1, 12))
def test_the_number_of_splits(cards: int) -> None:
    p = position("allocate", stock={0: "wheat " * cards})
    assert len(p.offer(0)) == (cards + 1) * (cards + 2) // 2
    assert p.offer(0)[0] == "split:wheat:0/0"  # all to storage always exists


@pytest.mark.rule("OST-4.2.2")
def test_everything_may_lie_on_one_space_and_there_is_no_limit() -> None:
    p = position("allocate", seats=5, stock={0: "wheat " * 11, 1: "wood " * 10, 2: "salt " * 9})
    p.say(0, "split:wheat:11/0").say(1, "split:wood:0/10").say(2, "split:salt:0/0")
    assert (len(p.forum(0).split()), len(p.senate(1).split()), len(p.stock(2).split())) == (11, 10, 9)


@pytest.mark.rule("OST-4.2.3")
def test_starting_again_is_taking_words_back_and_never_a_word() -> None:
    played = say_defaults(match(3), "allocate")
    p = look(played)
    before = played.table.numbers()
    said = 0
    while p.offer(0) != ["lock"]:
        played.say_text(0, look(played).offer(0)[-1])
        said += 1
        p = look(played)
    assert said >= 2
    for _ in range(said):
        played.take_back(0)
    assert played.table.numbers() == before
    assert not any(text.startswith("reset") for text in OSTIA.vocabulary.texts)


@pytest.mark.rule("OST-4.2.4", "OST-4.2.5")
def test_bluff_cards_count_for_nothing() -> None:
    p = position("allocate", seats=3, active="senate_1", stock={0: "wood wood", 1: "wood", 2: "wheat"})
    p.say(0, "split:wood:1/1", "bluff:2/0", "lock").say(1, "split:wood:0/1", "bluff:0/2", "lock")
    confirm_all(p.say(2, "split:wheat:0/0", "bluff:1/1", "lock"))
    assert p.told("forum-price") == [{"good": "good:wood", "total": 1, "price": 15}]
    assert [event["value"] for event in p.told("senate-offer")] == [4, 4]
    assert p.points() == [2, 2, 0]


@pytest.mark.rule("OST-4.2.5", "OST-4.0.3")
def test_the_reveal_turns_up_forum_and_senate_but_not_the_storage() -> None:
    p = position("allocate", seats=3, stock={0: "cloth cloth wheat", 1: "wine", 2: "salt"}, cash={0: 0, 1: 0, 2: 0})
    p.say(0, "split:cloth:1/1", "split:wheat:0/0", "bluff:0/0", "lock")
    p.say(1, "split:wine:0/0", "bluff:0/0", "lock")
    assert p.told("revealed") == []
    confirm_all(p.say(2, "split:salt:0/0", "bluff:0/0", "lock"))
    assert p.told("revealed")[0] == {
        "seat": "seat:0",
        "forum": ["good:cloth"],
        "senate": ["good:cloth"],
        "stored": 1,
        "final": 0,
    }
    seat = p.sight(1).seats[0]
    assert (seat.shown.forum, seat.shown.senate) == ({"cloth": 1}, {"cloth": 1})
    assert (seat.stock_size, seat.storage) == (1, None)


@pytest.mark.rule("OST-4.2.6")
def test_three_types_are_allowed_and_a_type_on_both_spaces_counts_once() -> None:
    p = position(
        PenaliseTypes,
        forum={0: "cloth wine salt"},
        senate={0: "cloth cloth wine salt"},
        stock={0: "ivory wood wheat"},
    )
    assert p.told("penalty") == []


@pytest.mark.rule("OST-4.2.7", "OST-4.2.8")
@pytest.mark.parametrize(
    ("active", "lost"),
    [
        ("senate_1", ["ivory", "wood", "wine"]),
        ("senate_3", ["salt", "cloth", "wood"]),
        ("senate_5", ["wheat", "wine", "cloth"]),
    ],
)
def test_who_shows_all_six_types_loses_three(active: str, lost: list[str]) -> None:
    p = position(PenaliseTypes, active=active, forum={1: "ivory cloth wine"}, senate={1: "cloth salt wood wheat"})
    assert p.told("penalty") == [
        {"seat": "seat:1", "good": f"good:{good}", "cards": 2 if good == "cloth" else 1} for good in lost
    ]


@pytest.mark.rule("OST-7.3.7", "OST-6.1.3")
def test_to_the_letter_only_the_good_at_the_very_top_is_lost() -> None:
    five = "ivory cloth wine salt wood"
    p = position(
        PenaliseTypes, active="senate_1", forum={0: five}, senate={1: "cloth wine salt wood"}, type_limit_mode="literal"
    )
    assert p.told("penalty") == [{"seat": "seat:0", "good": "good:ivory", "cards": 1}]  # once, though four types remain
    assert p.told("penalty-spared") == [{"seat": "seat:1", "good": "good:ivory"}]
    bare = position(
        PenaliseTypes, active="senate_1", forum={0: "cloth wine salt wood"}, ivory=False, type_limit_mode="literal"
    )
    assert (bare.told("penalty"), bare.told("penalty-spared")) == ([], [{"seat": "seat:0", "good": "good:ivory"}])


@pytest.mark.rule("OST-4.2.7")
def test_every_player_is_checked_in_turn_order() -> None:
    four = "cloth wine salt wood"
    p = position(PenaliseTypes, first=2, active="senate_4", forum={0: four, 2: four})
    assert [event["seat"] for event in p.told("penalty")] == ["seat:2", "seat:0"]
    assert {event["good"] for event in p.told("penalty")} == {"good:cloth"}


@pytest.mark.rule("OST-4.2.9", "OST-6.1.3")
def test_in_strict_mode_a_fourth_type_can_only_be_stored() -> None:
    p = position("allocate", stock={0: "ivory ivory cloth wine salt wood"}, type_limit_mode="strict")
    p.say(0, "split:ivory:1/1", "split:cloth:0/0", "split:wine:0/1", "split:salt:1/0")
    # Wood went to the storage by itself: there was no other choice.
    assert (p.stock(0), p.offer(0)[0]) == ("cloth wood", "bluff:0/0")
    p = position("allocate", stock={0: "ivory cloth wine salt"}, type_limit_mode="strict")
    p.say(0, "split:ivory:1/0", "split:cloth:0/1")
    assert p.offer(0) == ["split:wine:0/0", "split:wine:0/1", "split:wine:1/0"]  # two types so far


@pytest.mark.rule("OST-4.2.9")
def test_strict_mode_says_why() -> None:
    p = position("allocate", stock={0: "ivory cloth wine", 1: "wheat"}, type_limit_mode="strict")
    p.say(0, "split:ivory:1/0", "split:cloth:1/0")
    p.t.change(0, ON_FORUM + GOODS.index("wheat"), 1)  # as if wheat lay at the forum already
    refusal = OSTIA.explain(p.t, 0, OSTIA.vocabulary.number("split:wine:1/0"))
    assert refusal is not None
    assert (refusal.rule, refusal.figures) == ("OST-4.2.9", {"limit": 3})


@pytest.mark.rule("OST-4.2.10", "OST-6.1.2")
@pytest.mark.parametrize("bluff_cards", [True, False])
def test_a_lock_may_be_taken_back_until_the_last(bluff_cards: bool) -> None:
    played = say_defaults(match(3, bluff_cards=bluff_cards), "allocate")
    for seat in (0, 1):
        store_everything(played, seat)
        played.say_text(seat, "lock")
    assert OSTIA.speakers(played.table) == [2]
    played.take_back(0)
    assert OSTIA.speakers(played.table) == [0, 2]
    played.say_text(0, "lock")
    store_everything(played, 2)
    played.say_text(2, "lock")
    assert [played.may_take_back(seat) for seat in (0, 1, 2)] == [False, False, False]
