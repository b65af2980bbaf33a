"""Going back where words are said in secret: what others have drafted does not show, and a draft goes whole."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from emporion.server.match.moment import PUBLIC
from emporion.server.match.play import Hasty, Play
from emporion.server.match.views import back_of, request_of
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


def test_a_request_has_the_same_number_however_much_others_have_drafted() -> None:
    """Requests are numbered for themselves: the log counts what others say in secret."""
    told = []
    for drafted in range(4):
        match = antiquity()
        text = match.play.game.vocabulary.text
        for _ in range(drafted):
            words = match.play.game.offered(match.play.table, BELA)
            match.say(f"1 {text(next(word for word in words if text(word) != 'commit'))}")
        match.now = START + 60_000  # however long they have taken
        match.ask(CARO)
        assert match.ops[-1].number == 5 + drafted
        told.append([request_of(match.play, viewer) for viewer in (PUBLIC, ANNA, CARO)])
        match.same_elsewhere()
    assert [requests[0].id for requests in told if requests[0] is not None] == [1, 1, 1, 1]
    assert told == [told[0]] * 4


def test_requests_are_numbered_from_one_also_in_logs_that_were_stored_before() -> None:
    match = Log("porto_carthago", 3, first_player_by_lot=False, first_seat=0)
    match.say("0 claim:egypt_1", "1 claim:egypt_2", "2 claim:greece_1")
    for number, (who, other) in enumerate(((ANNA, BELA), (BELA, CARO)), start=1):
        match.ask(who)
        match.talk("no", other)
        for play in (match.play, Play(match.play.game, match.row, match.ops)):
            request = request_of(play, PUBLIC)
            assert request is not None and (request.id, request.seat) == (number, who)
    assert [op.number for op in match.ops if op.kind == "ask"] == [3, 5]


def test_what_somebody_says_in_secret_does_not_show_in_whether_he_can_be_replaced() -> None:
    """Who let the default word be said can be replaced as long as nobody knows that he has spoken since."""
    match = antiquity()
    match.ops = [replace(op, message="") if op.seat == BELA else op for op in match.ops]
    match.play = Play(match.play.game, match.row, match.ops)
    missed = [False, True, False]
    assert [match.play.missed(seat) for seat in range(3)] == missed
    text = match.play.game.vocabulary.text
    words = match.play.game.offered(match.play.table, BELA)
    match.say(f"1 {text(next(word for word in words if text(word) != 'commit'))}")
    assert [match.play.missed(seat) for seat in range(3)] == missed
    match.same_elsewhere()
    match.back(BELA)
    assert [match.play.missed(seat) for seat in range(3)] == missed
    match.same_elsewhere()
    match.say("1 commit")  # which everybody sees
    assert [match.play.missed(seat) for seat in range(3)] == [False] * 3


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
