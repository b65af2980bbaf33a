"""Phase 6 by all at the same time: CPL-4.6.1, what others learn of it, and what may be taken back."""

import msgspec
import pytest

from emporion.games.constantinopolis.table.layout import FREE_SHIPS
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match

from .positions import ANNA, BRUNO, CARLA, GAME, II, III, I, Position


def loading() -> Position:
    """All may load; each has a contract, its goods and a ship."""
    p = Position(offices=[I, II, III]).go("accept_turn", ANNA)
    for seat in range(3):
        p.deal(seat, "food_2_near").goods(seat, food=2).fleet(seat, "medium").gold(seat, 30)
    return p


def last_small_ship() -> Position:
    """One small ship is left; the office order is Anna, Bruno, Carla."""
    p = loading()
    p.t.v[FREE_SHIPS] = 1
    return p


@pytest.mark.rule("CPL-4.6.1")
def test_all_act_at_the_same_time_in_any_order() -> None:
    p = loading()
    assert p.game.speakers(p.t) == [ANNA, BRUNO, CARLA]
    p.by(CARLA, "load:food_2_near").by(ANNA, "buy_post").by(CARLA, "finish").by(BRUNO, "buy_ship:large")
    assert p.game.speakers(p.t) == [ANNA, BRUNO]
    assert [seat.finished for seat in p.sight(ANNA).seats] == [False, False, True]
    p.by(BRUNO, "finish").by(ANNA, "finish")
    assert p.decision != "accept_turn" and [len(p.events("sailed")), len(p.events("finished"))] == [1, 3]


@pytest.mark.rule("CPL-4.6.1", "CPL-4.6.12")
@pytest.mark.parametrize("viewer", [ANNA, BRUNO, -1])
def test_nobody_learns_what_or_whether_another_loads(viewer: int) -> None:
    p = loading().fleet(CARLA, "medium", "small")
    before = msgspec.json.encode(p.sight(viewer)), len(p.journal.seen_by(viewer)), p.game.speakers(p.t)
    offers = [p.game.offered(p.t, seat) for seat in (ANNA, BRUNO)]
    prompt = p.game.step(p.t).prompt(p.t, viewer)
    for word in ("load:food_2_near", "ship:2"):
        p.by(CARLA, word)
        assert (msgspec.json.encode(p.sight(viewer)), len(p.journal.seen_by(viewer)), p.game.speakers(p.t)) == before
        assert [p.game.offered(p.t, seat) for seat in (ANNA, BRUNO)] == offers
        assert p.game.step(p.t).prompt(p.t, viewer) == prompt
    assert p.sight(CARLA).own.loaded == 1


@pytest.mark.rule("CPL-4.6.1")
def test_everything_else_is_public_when_it_is_done() -> None:
    p = loading().market("forum_costantinum").by(BRUNO, "sell:food", "buy_post", "buy_ship:large")
    seen = p.sight(CARLA).seats[BRUNO]
    assert seen.goods == {"food": 1} and seen.posts == 1 and seen.gold == 30 + 2 - 3 - 12
    assert [ship.size for ship in seen.ships] == ["medium", "large"] and seen.hand_size == 2
    assert [event.key for event in p.journal.seen_by(CARLA)[-4:]] == ["sold", "bought-post", "drew", "bought-ship"]


@pytest.mark.rule("CPL-4.6.1")
def test_actions_of_several_words_do_not_stop_the_others() -> None:
    p = loading().own(ANNA, "wall_swap", "textrinum").own(BRUNO, "wall_bulk_sale").goods(BRUNO, food=3, luxury=1)
    p.goods(ANNA, food=1, luxury=1).fleet(CARLA, "medium", "small")
    p.by(ANNA, "wall_swap").by(BRUNO, "wall_bulk_sale").by(CARLA, "load:food_2_near")
    p.by(ANNA)
    assert p.offered() == {"give:food", "give:luxury"} and p.game.step(p.t).prompt(p.t, ANNA)["asked"] == "wall_swap"
    p.by(BRUNO)
    assert p.game.step(p.t).prompt(p.t, BRUNO) == {
        "asked": "wall_bulk_sale",
        "rule": "CPL-4.9.3",
        "contract": "none",
        "gold": 30,
        "left": 3,
    }
    p.by(CARLA)
    assert p.offered() == {"ship:1", "ship:2"}
    p.by(ANNA, "give:luxury", "take:consumer").by(CARLA, "ship:1").by(BRUNO, *["give:food"] * 3)
    assert p.has(ANNA) == {"food": 1, "consumer": 1} and p.t.gold(BRUNO) == 40 and p.has(CARLA) == {}


# -- the last ship of a type ------------------------------------------------------------------------------
@pytest.mark.rule("CPL-4.6.1", "CPL-4.6.5", "CPL-7.9.8")
def test_those_earlier_in_office_order_are_asked_before_the_last_ship_is_sold() -> None:
    p = last_small_ship().by(CARLA, "buy_ship:small")
    assert p.game.speakers(p.t) == [ANNA, BRUNO]  # Carla waits, Bruno is not asked yet
    assert p.by(ANNA).offered() == {"buy_ship:small", "pass"}
    asked = p.game.step(p.t).prompt(p.t, ANNA)
    assert (asked["asked"], asked["ship"], asked["buyer"]) == ("last_ship", "ship:small", "seat:2")
    assert [(each.size, each.buyer, each.asked) for each in p.sight(-1).last_ships] == [("small", CARLA, ANNA)]
    p.by(BRUNO)
    assert p.refused("buy_ship:small") == "ship-wanted CPL-4.6.1" and "load:food_2_near" in p.offered()
    p.by(ANNA, "pass")
    assert p.by(BRUNO).offered() == {"buy_ship:small", "pass"}
    p.say("pass")
    assert p.t.ships(CARLA) == 2 and p.t.gold(CARLA) == 24 and p.game.speakers(p.t) == [ANNA, BRUNO, CARLA]
    assert p.sight(-1).last_ships == [] and p.by(ANNA).refused("buy_ship:small") == "no-ship-left CPL-4.6.5"


@pytest.mark.rule("CPL-4.6.1")
def test_the_first_who_wants_the_last_ship_gets_it() -> None:
    p = last_small_ship().by(CARLA, "buy_ship:small").by(ANNA, "pass").by(BRUNO, "buy_ship:small")
    assert [int(p.t.ships(seat)) for seat in range(3)] == [1, 2, 1] and p.t.gold(BRUNO) == 24
    p.by(CARLA)
    assert p.t.gold(CARLA) == 30 and "buy_ship:medium" in p.offered()  # she has bought nothing


@pytest.mark.rule("CPL-4.6.1", "CPL-7.9.8")
def test_who_is_not_asked_about_the_last_ship() -> None:
    p = last_small_ship().by(ANNA, "buy_ship:large").gold(BRUNO, 5).by(CARLA, "buy_ship:small")
    assert p.t.ships(CARLA) == 2  # Anna has bought one, Bruno cannot pay
    p = last_small_ship().by(ANNA, "finish").by(BRUNO, "finish").by(CARLA, "buy_ship:small")
    assert p.t.ships(CARLA) == 2
    p = last_small_ship().by(ANNA, "buy_ship:small")
    assert p.t.ships(ANNA) == 2  # nobody comes before her
    p = loading().by(CARLA, "buy_ship:small")
    assert p.t.ships(CARLA) == 2  # it is not the last


@pytest.mark.rule("CPL-7.9.8")
def test_two_last_ships_at_once() -> None:
    p = last_small_ship()
    p.t.v[FREE_SHIPS + 2] = 1
    p.by(CARLA, "buy_ship:small").by(BRUNO, "buy_ship:large")
    assert p.game.speakers(p.t) == [ANNA] and p.by(ANNA).offered() == {"buy_ship:small", "pass"}
    p.say("buy_ship:small")  # now Anna has bought one: Bruno gets the large one, Carla nothing
    assert [int(p.t.ships(seat)) for seat in range(3)] == [2, 2, 1]
    assert p.game.speakers(p.t) == [ANNA, BRUNO, CARLA] and p.sight(-1).last_ships == []


@pytest.mark.rule("CPL-7.6.1")
def test_who_does_not_answer_leaves_the_last_ship() -> None:
    p = last_small_ship().by(CARLA, "buy_ship:small")
    assert p.game.vocabulary.text(p.game.default(p.t, ANNA)) == "pass"


# -- draws ------------------------------------------------------------------------------------------------
@pytest.mark.rule("CPL-4.6.1")
def test_contracts_are_drawn_in_the_order_they_are_asked_for() -> None:
    one, other = loading(), loading()
    one.by(ANNA, "buy_post").by(CARLA, "buy_post")
    other.by(CARLA, "buy_post").by(ANNA, "buy_post")
    assert (one.hand(ANNA), one.hand(CARLA)) == (other.hand(CARLA), other.hand(ANNA))


# -- taking back ------------------------------------------------------------------------------------------
def match_at_acceptance() -> Match:
    match = Match(GAME, Header("constantinopolis", "back", ("A", "B", "C"), {}, GAME.ruleset, GAME.errata))
    while GAME.step(match.table).name != "accept_turn":
        seat = GAME.speakers(match.table)[0]
        match.say(seat, GAME.default(match.table, seat))
    return match


@pytest.mark.rule("CPL-4.6.1", "CPL-7.9.11")
def test_a_finish_may_be_taken_back_until_the_last_player_has_finished() -> None:
    match = match_at_acceptance()
    match.say_text(0, "finish")
    match.say_text(1, "finish")
    match.take_back(0)
    assert GAME.speakers(match.table) == [0, 2]
    match.say_text(2, "finish")
    match.take_back(2)
    match.take_back(1)
    assert GAME.speakers(match.table) == [0, 1, 2]
    for seat in range(3):
        match.say_text(seat, "finish")
    assert not any(match.may_take_back(seat) for seat in range(3))


@pytest.mark.rule("CPL-4.6.1", "CPL-7.9.11")
@pytest.mark.parametrize("word", ["buy_post", "buy_ship:large"])
def test_not_when_something_was_drawn_or_bought_after_it(word: str) -> None:
    match = match_at_acceptance()
    match.say_text(0, "finish")
    assert match.may_take_back(0)
    match.say_text(1, word)
    assert not match.may_take_back(0)
    assert match.may_take_back(1) == (word == "buy_ship:large")  # a drawn card is known


@pytest.mark.rule("CPL-1.1.7", "CPL-4.6.12")
def test_a_guess_does_not_know_what_is_being_loaded() -> None:
    p = loading().fleet(CARLA, "medium", "small").by(CARLA, "load:food_2_near")
    for viewer in (ANNA, BRUNO, -1):
        guess = p.game.guess(p.t, viewer, Dice("g"))
        assert "ship:1" not in {p.game.vocabulary.text(word) for word in p.game.offered(guess, CARLA)}
        assert msgspec.json.encode(p.game.sight(guess, viewer)) == msgspec.json.encode(p.sight(viewer))
    guess = p.game.guess(p.t, CARLA, Dice("g"))
    assert {p.game.vocabulary.text(word) for word in p.game.offered(guess, CARLA)} == {"ship:1", "ship:2"}


# -- who is ahead -----------------------------------------------------------------------------------------
@pytest.mark.rule("CPL-5.2.1", "CPL-8.12")
def test_what_everybody_can_count_ahead() -> None:
    p = loading().own(ANNA, "wall_swap", "wall_tenure", "wall_contracts").fame(ANNA, 40).gold(ANNA, 41)
    p.fleet(ANNA, "medium").cargo(ANNA, 1, "food_2_mid", "passenger_1_mid", place=1)  # 5 gold and 1 fame, 4 gold
    told = p.sight(BRUNO).seats[ANNA].forecast
    assert (told.ships, told.walls, told.gold, told.total, told.next_wall) == (1, 6, 3, 50, 3)
    p.cargo(ANNA, 1, place=0)
    assert p.sight(ANNA).seats[ANNA].forecast.total == 40 + 6 + 2  # what is loaded in secret is not counted
