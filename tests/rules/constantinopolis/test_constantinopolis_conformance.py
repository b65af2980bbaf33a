"""The whole game: the conformance kit, its texts, and bots that play it sensibly."""

import pytest
from constantinopolis_position import GAME

from emporion.kernel.chance import Dice
from emporion.kernel.conformance import check_game, configurations
from emporion.kernel.journal import Journal
from emporion.kernel.playout import play_out
from emporion.kernel.text import LANGUAGES, Speech
from emporion.kernel.words import Words


@pytest.mark.rule("CPL-4.0.1", "CPL-4.4.13", "CPL-4.0.5")
def test_conformance() -> None:
    report = check_game(GAME, 8)
    assert report.failures == []
    assert report.configurations == 8


@pytest.mark.rule("CPL-1.1.4")
def test_random_matches_end_after_nine_rounds_at_most() -> None:
    words = Words(len(GAME.vocabulary))
    for seats, options in configurations(GAME):
        t = GAME.table(seats, f"{seats}", options)
        assert play_out(GAME, t, Dice(f"{seats}"), words) > 50
        assert t.round() <= 9 and GAME.check(t) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_reason_has_a_text(language: str) -> None:
    speech = Speech(GAME, language)
    for word in range(len(GAME.vocabulary)):
        assert speech.word(word)
    for key in GAME.reasons.keys[1:]:
        assert speech.has(f"refusal-{key}"), key
    rules = set(speech.rulebook().ids())
    assert {rule for rule in GAME.reasons.rules if rule} <= rules
    for step in GAME.steps:
        if step.rule:
            assert step.rule in rules, step.rule
        if step.name and step.rule:
            assert speech.has(f"ask-{step.name}") and speech.has(f"wait-{step.name}"), step.name
        elif step.name:
            assert speech.has(f"phase-{step.name}"), step.name
    for option in GAME.options:
        assert speech.has(f"option-{option.name}") and speech.has(f"option-{option.name}-note")


@pytest.mark.parametrize("free_trade", [False, True])
def test_everything_that_is_told_can_be_read(free_trade: bool) -> None:
    """Events, prompts and refusals of whole matches, in both languages."""
    names = ("Anna", "Bruno", "Carla")
    speeches = [Speech(GAME, language, names) for language in LANGUAGES]
    dice = Dice("texts")
    words = Words(len(GAME.vocabulary))
    for number in range(4):
        journal = Journal()
        t = GAME.table(3, f"texts {number}", {"free_trade": free_trade}, journal)
        while not t.over():
            seat = GAME.speakers(t)[0]
            step = GAME.step(t)
            for speech in speeches:
                assert speech.message(f"ask-{step.name}", step.prompt(t, seat))
                waiting = {**step.prompt(t, (seat + 1) % 3), "seat": f"seat:{seat}"}
                assert speech.message(f"wait-{step.name}", waiting)
                assert speech.message(f"phase-{GAME.phase(t)}")
            GAME.candidates(t, seat, words)
            for word in words.listed():
                refusal = GAME.explain(t, seat, word)
                if refusal is not None:
                    assert all(speech.refusal(refusal) for speech in speeches)
            GAME.offer(t, seat, words)
            GAME.say(t, seat, words.v[dice.below(words.n)])
        for event in journal.events:
            assert all(speech.event(event) for speech in speeches)


def test_a_greedy_bot_takes_good_offers_and_refuses_bad_ones() -> None:
    from constantinopolis_position import ANNA, BRUNO, II, III, I, Position

    for given, answer in (("give_gold:10", "accept"), ("give_gold:1", "refuse")):
        p = Position(offices=[I, II, III], free_trade=True).go("trade_show", ANNA)
        p.deal(BRUNO, "food_2_near").goods(BRUNO, food=2).say("stop", "stop", "stop")
        p.say(f"trade_with:{BRUNO}", given, "ask:food", "ask:food", "send")
        worths = {}
        for word in ("accept", "refuse"):
            after = p.t.clone()
            p.game.say(after, BRUNO, p.game.vocabulary.number(word))
            worths[word] = p.game.worth(after, BRUNO)
        assert max(worths, key=lambda word: worths[word]) == answer
