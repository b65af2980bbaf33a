"""Going back where words are said in secret: what others have drafted does not show, and a draft goes whole."""

from __future__ import annotations

import pytest

from emporion.server.match.play import Hasty
from emporion.server.match.views import back_of
from tests.server.match.logs import START, Log

ANNA, BELA, CARO = range(3)


def antiquity() -> Log:
    """All have founded a city: Caro's last word has begun the drafts."""
    match = Log("antiquity", 3)
    while not match.play.game.step(match.play.table).sealed:
        seat = match.play.speakers()[0]
        match.say(f"{seat} {match.play.game.vocabulary.text(match.play.game.offered(match.play.table, seat)[0])}")
    return match


def test_whether_others_have_drafted_does_not_show() -> None:
    match = antiquity()
    nothing_said = [match.play.way_back(seat) for seat in (ANNA, CARO)]
    assert nothing_said[1].how == "ask"  # not freely: Anna or Bela may have drafted
    seq = match.play.seq(CARO)
    words = match.play.game.offered(match.play.table, BELA)
    build = next(word for word in words if match.play.game.vocabulary.text(word).startswith("build:"))
    match.say(f"1 {match.play.game.vocabulary.text(build)}")
    assert [match.play.way_back(seat) for seat in (ANNA, CARO)] == nothing_said
    assert match.play.seq(CARO) == seq
    match.ask(CARO)
    after_asking = match.play.seq(ANNA)
    match.back(BELA)  # what he does in secret neither ends the request nor shows
    assert match.play.requests.open is not None and match.play.seq(ANNA) == after_asking
    match.say(f"1 {match.play.game.vocabulary.text(build)}")
    match.talk("yes", ANNA)
    match.talk("yes", BELA)
    counted = match.play.seq(ANNA)
    match.grant()
    assert match.play.seq(ANNA) == counted + 1  # however many words were dropped
    match.same_elsewhere()


def test_a_draft_is_taken_back_whole() -> None:
    match = antiquity()
    text = match.play.game.vocabulary.text
    match.say("1 commit")
    for _ in range(3):
        match.say(f"0 {text(match.play.game.offered(match.play.table, ANNA)[-1])}")
    way = match.play.way_back(ANNA)
    assert way.how == "own" and len(way.places) == 3 and back_of(match.play, ANNA).going
    ops = match.back(ANNA, 0)
    assert [op.kind for op in ops] == ["back"] * 3
    assert match.words()[-1] == "1 commit"
    match.same_elsewhere()


def test_who_is_careful_is_asked_before_an_empty_draft_is_sealed() -> None:
    """ANT-4.2.15. Whoever is not asked, or has said yes, says it at once."""
    match = antiquity()
    commit = match.play.game.vocabulary.number("commit")
    with pytest.raises(Hasty) as hasty:
        match.play.prepare(ANNA, [commit], "m", START, careful=True)
    assert (hasty.value.word, hasty.value.caution.key) == ("commit", "empty-draft")
    assert hasty.value.caution.rule == "ANT-4.2.15"
    match.say("0 commit")
    words = match.play.game.offered(match.play.table, BELA)
    build = next(word for word in words if match.play.game.vocabulary.text(word).startswith("build:"))
    match.say(f"1 {match.play.game.vocabulary.text(build)}")
    while commit not in (words := match.play.game.offered(match.play.table, BELA)):
        match.say(f"1 {match.play.game.vocabulary.text(words[0])}")
    assert match.play.prepare(BELA, [commit], "m", START, careful=True)  # there is something in it
