"""Bots: what they make of a position, and how they trade."""

import pytest

from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.kernel.chance import Dice
from emporion.kernel.table import Table

from .positions import ANNA, BRUNO, GAME, II, III, I, Position


def text(word: int) -> str:
    return str(GAME.vocabulary.text(word))


def test_greedy_beats_random() -> None:
    for number in range(3):
        table: Table = GAME.table(4, f"greedy:{number}")
        bots = [make_bot("greedy" if seat == number else "random") for seat in range(4)]
        play_match(GAME, table, bots, Dice(f"greedy:{number}"))
        assert GAME.winners(table) == [number]
        assert GAME.scores(table)[number] > 35


@pytest.mark.parametrize(("given", "answer"), [("give_gold:10", "accept"), ("give_gold:1", "refuse")])
def test_a_good_offer_is_accepted_and_a_bad_one_refused(given: str, answer: str) -> None:
    p = Position(offices=[I, II, III], free_trade=True).go("accept_turn", ANNA)
    p.deal(BRUNO, "food_2_near").goods(BRUNO, food=2)
    p.say(f"trade_with:{BRUNO}", given, "ask:food", "ask:food", "send")
    assert text(p.game.policy(p.t, BRUNO)) == answer


def test_a_bot_buys_the_good_its_contract_lacks_and_waits_for_the_answer() -> None:
    p = Position(offices=[I, II, III], free_trade=True).go("accept_turn", ANNA).gold(ANNA, 20)
    p.deal(ANNA, "military_1_near").goods(ANNA).deal(BRUNO).goods(BRUNO, military=3)
    said: list[str] = []
    while not said or said[-1] != "send":
        word = text(p.game.policy(p.t, ANNA))
        said.append(word)
        p.say(word)
    assert said[0] == f"trade_with:{BRUNO}" and said[1] == "ask:military"
    assert said[2].startswith("give_gold:") and said[3:] == ["send"]
    assert p.game.patient(p.t, ANNA) and not p.game.patient(p.t, BRUNO) and p.game.next_speaker(p.t) == BRUNO
    p.by(BRUNO, "accept")
    assert p.has(ANNA) == {"military": 1} and not p.game.patient(p.t, ANNA)


def test_without_a_deal_a_bot_goes_on() -> None:
    p = Position(offices=[I, II, III], free_trade=True).go("accept_turn", ANNA)
    for seat in range(3):
        p.goods(seat)
    assert p.game.policy(p.t, ANNA) == -1
    p.finish_round().go("build_turn")
    assert p.game.policy(p.t, p.speaker) == -1


def test_a_bot_trades_in_the_window_of_the_first_edition() -> None:
    p = Position(offices=[I, II, III], free_trade=True, errata=()).go("trade_show", ANNA).gold(ANNA, 20)
    assert text(p.game.policy(p.t, ANNA)) == "stop"
    p.deal(ANNA, "military_1_near").goods(ANNA).deal(BRUNO).goods(BRUNO, military=3).go("trade_propose", ANNA)
    assert text(p.game.policy(p.t, ANNA)) == f"trade_with:{BRUNO}"
    p.goods(BRUNO).goods(2)
    assert text(p.game.policy(p.t, ANNA)) == "pass"


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_do_not_begin_proposals_without_end(level: str) -> None:
    table: Table = GAME.table(2, f"trade:{level}", {"free_trade": True})
    words = play_match(GAME, table, [make_bot(level) for _ in range(2)], Dice(f"trade:{level}"))
    assert table.over() and words < 1500
