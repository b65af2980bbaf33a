"""Who sees what: CPL-1.1.6, CPL-1.1.7, CPL-4.6.1, CPL-4.6.12, CPL-4.0.5."""

import msgspec
import pytest

from emporion.kernel.chance import Dice

from .positions import ANNA, BRUNO, CARLA, II, III, I, Position


def loading() -> Position:
    """Anna may load; one card lies under a trading post."""
    p = Position(offices=[I, II, III]).go("accept_turn", ANNA).posts(ANNA, 2)
    return p.deal(ANNA, "food_2_near", kept=("consumer_1_mid",)).goods(ANNA, food=2, consumer=1).fleet(ANNA, "medium")


def seen_by(p: Position, viewer: int) -> bytes:
    return msgspec.json.encode(p.sight(viewer))


@pytest.mark.rule("CPL-4.6.1", "CPL-4.6.12", "CPL-1.1.7")
@pytest.mark.parametrize("viewer", [BRUNO, CARLA, -1])
def test_a_load_changes_nothing_others_see(viewer: int) -> None:
    p = loading()
    before = seen_by(p, viewer)
    events = len(p.journal.seen_by(viewer))
    p.say("load:food_2_near", "load:consumer_1_mid")
    assert seen_by(p, viewer) == before and len(p.journal.seen_by(viewer)) == events
    other = p.sight(viewer).seats[ANNA]
    assert other.goods == {"food": 2, "consumer": 1} and other.hand_size == 2 and other.posts_on_contracts == 1
    assert other.ships[0].cargo == [] and other.ships[0].spaces_taken == 0
    own = p.sight(ANNA).seats[ANNA]
    assert own.goods == {} and own.hand_size == 0 and own.posts_on_contracts == 0
    assert len(own.ships[0].cargo) == 2 and own.ships[0].voyage == 1
    assert len(p.events("loaded", ANNA)) == 2


@pytest.mark.rule("CPL-4.6.12", "CPL-4.6.2")
def test_the_choice_of_a_ship_is_not_noticed() -> None:
    p = loading().fleet(ANNA, "small", "medium")
    step = p.game.step(p.t)
    before = (step.name, step.rule, step.prompt(p.t, BRUNO), p.game.phase(p.t))
    p.say("load:food_2_near")
    step = p.game.step(p.t)
    assert p.offered() == {"ship:1", "ship:2"}
    assert (step.name, step.rule, step.prompt(p.t, BRUNO), p.game.phase(p.t)) == before
    assert step.prompt(p.t, ANNA)["contract"] == "contract:food_2_near"


@pytest.mark.rule("CPL-4.6.9", "CPL-4.6.12")
def test_the_reveal_puts_everything_right() -> None:
    p = loading().say("load:food_2_near", "load:consumer_1_mid", "finish")
    p.go("accept_turn", CARLA)
    assert p.sight(BRUNO).seats[ANNA].ships[0].place == 0
    p.finish_round()
    other = p.sight(BRUNO).seats[ANNA]
    assert [card.kind for card in other.ships[0].cargo] == ["food_2_near", "consumer_1_mid"]
    assert other.ships[0].place == 1 and other.hand_size == 0 and other.posts_on_contracts == 0
    assert [event.figures["contracts"] for event in p.events("sailed", BRUNO)] == [
        ["contract:food_2_near", "contract:consumer_1_mid"]
    ]


@pytest.mark.rule("CPL-4.0.5", "CPL-7.9.2")
def test_a_silent_finish_tells_nothing() -> None:
    p = loading().gold(ANNA, 0)
    p.say("load:food_2_near", "load:consumer_1_mid")
    assert p.speaker == ANNA and p.offered() == {"finish"}  # asked, though nothing else is left
    p = Position(offices=[I, II, III]).go("accept_turn", ANNA).gold(BRUNO, 0).goods(BRUNO).deal(BRUNO)
    p.say("finish")
    assert p.speaker == CARLA  # Bruno holds no contract and can do nothing


@pytest.mark.rule("CPL-1.1.6", "CPL-1.1.7")
def test_open_and_hidden() -> None:
    p = loading()
    other = p.sight(BRUNO)
    assert other.seats[ANNA].gold == 30 and other.seats[ANNA].hand_size == 2
    assert [held.card.kind for held in other.own.hand] == p.hand(BRUNO)
    assert p.sight(-1).own is None
    assert other.deck_size == p.sight(ANNA).deck_size and other.market.next is not None
    drawn = p.events("drew-cards")
    assert drawn and all(bin(event.audience).count("1") == 1 for event in drawn)
    assert {event.figures["cards"] for event in p.events("drew", -1)} == {4, 1}  # Anna is Magister


@pytest.mark.rule("CPL-1.1.7", "CPL-4.6.11")
def test_which_contracts_are_kept_is_hidden_how_many_is_not() -> None:
    p = loading().go("keep_contract", ANNA)
    p.say("keep_contract:food_2_near", "stop")
    assert p.events("kept-card", BRUNO) == [] and len(p.events("kept-card", ANNA)) == 1
    assert [event.figures["cards"] for event in p.events("kept-contracts", BRUNO)] == [1]
    p.finish_round()
    assert p.sight(BRUNO).seats[ANNA].posts_on_contracts == 1


@pytest.mark.rule("CPL-1.1.7")
def test_a_guess_agrees_with_what_is_seen_and_hides_the_rest() -> None:
    p = loading().say("load:food_2_near", "finish").go("accept_turn", CARLA)
    hands = set()
    for number in range(20):
        guess = p.game.guess(p.t, CARLA, Dice(str(number)))
        assert msgspec.json.encode(p.game.sight(guess, CARLA)) == seen_by(p, CARLA)
        assert p.game.check(guess) == []
        hands.add(msgspec.json.encode(p.game.sight(guess, ANNA).own))
    assert len(hands) > 10


@pytest.mark.rule("CPL-1.1.7", "CPL-4.5.2")
def test_cards_held_since_before_a_reshuffle_are_not_guessed_into_the_deck() -> None:
    from emporion.games.constantinopolis.rules.contracts import draw_cards
    from emporion.games.constantinopolis.table.layout import DECK

    p = loading()
    old = set(p.hand(ANNA)) | set(p.hand(BRUNO))
    while DECK.size(p.t) > 0:
        p.t.discard(DECK.draw(p.t))
    draw_cards(p.t, CARLA, 2, "CPL-4.5.1")
    deck = {int(DECK.card(p.t, k)) for k in range(DECK.size(p.t))}
    assert old
    for number in range(5):
        guess = p.game.guess(p.t, CARLA, Dice(str(number)))
        assert {int(DECK.card(guess, k)) for k in range(DECK.size(guess))} == deck


@pytest.mark.rule("CPL-4.0.1")
def test_a_seat_that_is_not_asked_is_told_so_whatever_it_says() -> None:
    p = Position(offices=[I, II, III])
    for decision in ("auction_choose", "build_turn", "accept_turn", "donate", "store_good"):
        for seat in range(3):
            p.goods(seat, food=4)
        if decision == "donate":
            p.market("forum_costantinum")
        p.go(decision)
        if decision == "accept_turn":
            p.say("finish")  # all may speak until they have finished
        silent = next(seat for seat in range(3) if seat not in p.game.speakers(p.t))
        for word in range(len(p.game.vocabulary)):
            refusal = p.game.explain(p.t, silent, word)
            assert refusal is not None and refusal.key == "not-you"
