"""Who sees what (CNV-1.5, CNV-7.6), guesses, undo, and what is said for somebody absent (CNV-7.9)."""

import msgspec
import pytest

from emporion.games.concordia_venus.table.components import CARD_NAMES
from emporion.games.concordia_venus.table.layout import ANSWERING, STACK, SUGGESTION
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match

from .positions import GAME, Position, individual, plain, team


@pytest.mark.rule("CNV-7.6.4", "CNV-4.1.1")
def test_hands_and_piles_are_their_owners() -> None:
    p = plain(individual()).pile(0, "start_prefect", "start_mercator")
    p.hand(0, "start_tribune", "start_senator")
    own, other = p.sight(0), p.sight(1)
    assert own.own.hand == ["start_tribune", "start_senator"]
    assert own.own.discard == ["start_prefect", "start_mercator"]
    seen = other.seats[0]
    assert (seen.hand_size, seen.discard_size, seen.discard_top) == (2, 2, "start_mercator")
    assert sorted(seen.owned) == ["start_mercator", "start_prefect", "start_senator", "start_tribune"]
    assert p.sight(-1).own is None


@pytest.mark.rule("CNV-7.6.4")
def test_a_sight_does_not_tell_hand_from_pile() -> None:
    p = plain(individual()).hand(0, "start_tribune", "start_senator").pile(0, "start_prefect", "start_mercator")
    before = msgspec.json.encode(p.sight(1))
    p.hand(0, "start_tribune", "start_prefect").pile(0, "start_senator", "start_mercator")
    assert msgspec.json.encode(p.sight(1)) == before


@pytest.mark.rule("CNV-1.5.1", "CNV-7.6.2", "CNV-4.18.2")
def test_a_guess_shuffles_the_stack_deck_by_deck_and_keeps_the_hands() -> None:
    p = individual(5)
    stack = [int(STACK.card(p.t, k)) for k in range(STACK.size(p.t))]
    dice = Dice("guess")
    seen = set()
    for _ in range(40):
        g = GAME.guess(p.t, 0, dice)
        guessed = [int(STACK.card(g, k)) for k in range(STACK.size(g))]
        seen.add(tuple(guessed))
        for first, size in ((0, 8), (8, 6), (14, 5), (19, 4)):
            assert sorted(guessed[first : first + size]) == sorted(stack[first : first + size])
        assert [g.hand(1, card) for card in range(9)] == [p.t.hand(1, card) for card in range(9)]
    assert len(seen) == 40


def suggested() -> Position:
    p = plain(team())
    return p.say("play:start_legate", "suggest:start_mercator")


@pytest.mark.rule("CNV-4.16.1", "CNV-7.6.2", "CNV-7.6.4")
def test_only_the_partners_know_the_suggestion() -> None:
    p = suggested()
    assert [p.sight(seat).own.suggestion for seat in range(4)] == ["start_mercator", None, "start_mercator", None]
    told = p.said("suggested")[0]
    assert [told.seen_by(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]
    p.say("play:start_prefect")
    assert p.sight(0).own.suggestion is None
    p = plain(team()).say("play:start_legate", "decline")
    assert [p.said("suggested-nothing")[0].seen_by(seat) for seat in (-1, 1, 2)] == [False, False, True]
    assert p.sight(1).answering_legate


@pytest.mark.rule("CNV-4.16.1", "CNV-7.6.4")
def test_the_partners_hand_is_shown_for_the_suggestion_only() -> None:
    p = plain(team()).say("play:start_legate")
    assert p.sight(0).own.partner_hand == p.in_hand(2)
    assert [p.sight(seat).own.partner_hand for seat in (1, 2, 3)] == [None, None, None]
    p.say("decline")
    assert p.sight(0).own.partner_hand is None


@pytest.mark.rule("CNV-7.6.2")
def test_guesses_of_a_suggestion() -> None:
    p = suggested()
    dice = Dice("suggestion")
    partner = {int(GAME.guess(p.t, 2, dice).v[SUGGESTION]) for _ in range(30)}
    opponent = {int(GAME.guess(p.t, 1, dice).v[SUGGESTION]) for _ in range(200)}
    assert partner == {CARD_NAMES.index("start_mercator")}
    assert opponent == {-1, *(CARD_NAMES.index(card) for card in p.in_hand(2))}
    assert p.t.v[ANSWERING] == 1


@pytest.mark.rule("CNV-7.6.4")
def test_the_order_of_the_stack_is_in_no_sight() -> None:
    p = individual()
    before = [msgspec.json.encode(p.sight(seat)) for seat in range(-1, 4)]
    STACK.shuffle_guess(p.t, Dice("order"))
    assert [msgspec.json.encode(p.sight(seat)) for seat in range(-1, 4)] == before


@pytest.mark.rule("CNV-4.16.1")
def test_a_legate_cannot_be_taken_back_once_the_hand_was_seen() -> None:
    game = GAME
    match = Match(game, Header(game.title, "legate", ("A", "B", "C", "D"), {"mode": "team"}))
    while game.step(match.table).name != "play_card":
        match.say(game.speakers(match.table)[0], game.offered(match.table, game.speakers(match.table)[0])[0])
    seat = game.speakers(match.table)[0]
    match.say_text(seat, "play:start_prefect")
    assert match.may_take_back(seat)
    match.take_back(seat)
    match.say_text(seat, "play:start_legate")
    assert not match.may_take_back(seat)


@pytest.mark.rule("CNV-4.18.1")
def test_every_decision_of_the_list_is_a_step() -> None:
    names = {step.name for step in GAME.steps if step.rule and step.name}
    assert names == {
        "choose_start_city",
        "play_card",
        "choose_personality",
        "tribune_colonist",
        "architect_pick_colonist",
        "architect_move_to",
        "architect_build",
        "prefect_choose",
        "forgo_good",
        "mercator_trade",
        "mercator_quantity",
        "diplomat_copy",
        "colonist_mode",
        "colonist_place",
        "buy_card",
        "pay_any_good",
        "legate_suggest",
    }


@pytest.mark.rule("CNV-7.9.1")
def test_what_is_said_for_somebody_absent() -> None:
    def default(p: Position) -> str:
        return GAME.vocabulary.text(GAME.default(p.t, p.speaker()))

    p = plain(individual()).hand(0, "start_tribune", "start_architect", "start_mercator", "start_prefect")
    assert default(p) == "play:start_mercator"
    p.pile(0, "start_prefect", "start_senator", "start_diplomat")
    assert default(p) == "play:start_tribune"
    p = plain(individual()).say("play:start_prefect")
    assert default(p) == "cash"
    p = plain(individual()).say("play:start_architect")
    assert default(p) == "stop"
    p = plain(individual()).hand(0, "colonist_i", "start_tribune").goods(0, food=1, tools=1).say("play:colonist_i")
    assert default(p) == "tax"
