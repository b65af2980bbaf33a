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
        assert GAME.scores(table)[number] > 40


@pytest.mark.parametrize(("given", "answer"), [("give_gold:10", "accept"), ("give_gold:1", "refuse")])
def test_a_good_offer_is_accepted_and_a_bad_one_refused(given: str, answer: str) -> None:
    p = Position(offices=[I, II, III], free_trade=True).go("trade_show", ANNA)
    p.deal(BRUNO, "food_2_near").goods(BRUNO, food=2).say("stop", "stop", "stop")
    p.say(f"trade_with:{BRUNO}", given, "ask:food", "ask:food", "send")
    worths = {}
    for word in ("accept", "refuse"):
        after = p.t.clone()
        p.game.say(after, BRUNO, p.game.vocabulary.number(word))
        worths[word] = p.game.worth(after, BRUNO)
    assert max(worths, key=lambda word: worths[word]) == answer


def test_a_bot_buys_the_good_its_contract_lacks() -> None:
    p = Position(offices=[I, II, III], free_trade=True).go("trade_show", ANNA).gold(ANNA, 20)
    p.deal(ANNA, "military_1_near").goods(ANNA).deal(BRUNO).goods(BRUNO, military=3).go("trade_propose", ANNA)
    said = []
    while p.speaker == ANNA:
        word = text(p.game.policy(p.t, ANNA))
        said.append(word)
        p.say(word)
    assert said[0] == f"trade_with:{BRUNO}" and said[1] == "ask:military"
    assert said[2].startswith("give_gold:") and said[3:] == ["send"]
    p.say("accept")
    assert p.has(ANNA) == {"military": 1}


def test_without_a_deal_a_bot_passes() -> None:
    p = Position(offices=[I, II, III], free_trade=True).go("trade_show", ANNA)
    assert text(p.game.policy(p.t, ANNA)) == "stop"
    p.say("stop").go("trade_propose")
    for seat in range(3):
        p.goods(seat)
    assert text(p.game.policy(p.t, p.speaker)) == "pass"
    p.go("build_turn")
    assert p.game.policy(p.t, p.speaker) == -1
