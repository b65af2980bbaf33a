"""How far a seat may go back: freely, over the words of bots, and if the others agree. The log holds all of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.kernel.match import NothingToTakeBack
from emporion.server.match.back import Way
from emporion.server.match.moment import PUBLIC
from emporion.server.match.requests import PATIENCE
from emporion.server.match.views import back_of, entry, request_of
from emporion.server.messages import Pace
from tests.server.match.logs import MATCHES, START, Log, any_word, journal

ANNA, BELA, CARO = range(3)


def porto(bots: tuple[int, ...] = (), **options: Any) -> Log:
    """Anna begins; the first docks are claimed in turn, then counter-clockwise. Nothing is hidden until all have."""
    return Log("porto_carthago", 3, bots, first_player_by_lot=False, first_seat=0, **options)


FIRST = ("0 claim:egypt_1", "1 claim:egypt_2", "2 claim:greece_1")
SECOND = ("2 claim:greece_2", "2 take:wine")
THIRD = ("1 claim:etruria_1", "1 take:purple")


# -- among people ---------------------------------------------------------------------------------------------------


def test_until_the_next_seat_speaks_a_turn_goes_back_without_asking() -> None:
    match = porto().say(*FIRST, *SECOND)
    assert match.play.way_back(CARO) == Way("own", [4, 3])
    assert match.hows() == ["ask", "ask", "own"]
    assert back_of(match.play, CARO).words == ["claim:greece_2", "take:wine"]
    assert [op.place for op in match.back(CARO)] == [4]
    assert match.play.way_back(CARO) == Way("own", [3])
    match.say("2 take:wine")
    assert [op.place for op in match.back(CARO, 0)] == [4, 3]
    assert match.words() == [*FIRST]
    match.same_elsewhere()


def test_a_turn_is_not_the_one_before_though_nobody_spoke_between() -> None:
    """Caro is the last to claim and the first to claim again."""
    match = porto().say(*FIRST, *SECOND)
    match.back(CARO, 0)
    assert match.play.way_back(CARO) == Way("own", [2])  # step by step he may go further


def test_all_agree() -> None:
    match = porto().say(*FIRST, *SECOND, THIRD[0])
    before = {viewer: journal(match.play, viewer) for viewer in match.play.viewers}
    match.ask(CARO)
    asked = request_of(match.play, ANNA)
    assert asked is not None
    assert (asked.seat, asked.yes, asked.silent, asked.ending) == (CARO, [], [ANNA, BELA], "open")
    laid = match.play.journals.known_after(ANNA, 0)
    assert asked.journal_from == laid + 3  # three docks were claimed before
    assert match.hows() == ["asked", "own", "asked"]
    match.talk("yes", ANNA)
    match.talk("yes", BELA)
    assert match.play.requests.due() == 0  # there is nothing more to wait for
    match.grant()
    assert match.words() == [*FIRST] and match.play.speakers() == [CARO]
    for viewer in match.play.viewers:
        now = journal(match.play, viewer)
        assert now[:-1] == before[viewer][: laid + 3]
        line = now[-1]
        assert (line.key, line.struck, line.word_seat, line.figures) == ("taken-back", True, CARO, {"seat": "seat:2"})
    ended = request_of(match.play, PUBLIC)
    assert ended is not None and ended.ending == "granted"
    match.same_elsewhere()
    match.say(*SECOND)  # the line stays where it is, and the match goes on
    assert [line.struck for line in journal(match.play, ANNA)][laid:] == [False] * 3 + [True] + [False] * 2
    match.same_elsewhere()


def test_one_does_not_agree_and_is_not_asked_again_for_that_turn() -> None:
    match = porto().say(*FIRST)
    match.ask(ANNA)
    match.talk("yes", CARO)
    match.talk("no", BELA)
    ended = request_of(match.play, ANNA)
    assert ended is not None and (ended.ending, ended.by) == ("refused", BELA)
    assert match.words() == [*FIRST]
    assert match.hows() == ["kept", "ask", "own"]
    match.same_elsewhere()
    match.say(*SECOND, *THIRD, "0 claim:etruria_2")
    assert match.play.way_back(ANNA).how == "own"
    match.same_elsewhere()


def test_who_withdraws_has_asked_for_that_turn() -> None:
    """Who could ask again at once would stop the bots of a live table for ever."""
    match = porto().say(*FIRST)
    match.ask(ANNA)
    match.talk("no", ANNA)
    assert match.hows()[0] == "kept" and match.play.requests.open is None
    match.same_elsewhere()
    match.say(*SECOND, *THIRD, "0 claim:etruria_2")
    match.ask(BELA)  # others may, for theirs
    assert match.play.requests.open is not None and match.play.requests.open.seat == BELA


def test_a_turn_that_was_taken_back_may_be_asked_for_when_it_is_played_again() -> None:
    match = porto().say(*FIRST)
    match.ask(ANNA)
    match.grant()
    match.say(*FIRST)
    assert match.hows()[0] == "ask"
    match.same_elsewhere()


def test_who_plays_on_has_withdrawn() -> None:
    match = porto().say(*FIRST)
    match.ask(ANNA)
    match.say(*SECOND, *THIRD)
    assert match.play.requests.open is not None  # others play on as they like
    match.say("0 claim:etruria_2")
    ended = request_of(match.play, BELA)
    assert ended is not None and ended.ending == "withdrawn"
    match.same_elsewhere()


def test_what_was_hidden_and_is_seen_ends_it() -> None:
    """PCA-4.1: the last first dock lays out the harbour by chance."""
    match = porto().say(*FIRST, *SECOND, *THIRD, "0 claim:etruria_2")
    match.ask(BELA)
    match.talk("yes", CARO)
    match.say("0 take:purple")
    assert match.play.match.said[-1].disclosed
    ended = request_of(match.play, BELA)
    assert ended is not None and ended.ending == "shown"
    assert match.hows() == ["shown", "shown", "shown"]
    back = back_of(match.play, BELA)
    assert back.shown is not None
    line = entry(match.play, match.play.journals.of(BELA)[back.shown], back.shown)
    assert line.rule.startswith("PCA-")  # what was shown is told with its rule
    match.same_elsewhere()


def test_silence_is_a_no_at_a_live_table_only() -> None:
    live = porto().say(*FIRST)
    live.ask(ANNA)
    request = live.play.requests.open
    assert request is not None and request.until == live.now + PATIENCE == live.play.requests.due()
    assert live.play.requests.bots_wait()
    live.talk("no", BELA, message="")
    ended = request_of(live.play, ANNA)
    assert ended is not None and (ended.ending, ended.by) == ("silent", BELA)
    assert live.hows()[0] == "kept"


def test_in_a_match_of_days_nobody_has_to_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Log, "pace", Pace("days", 3600, "wait"))
    slow = porto().say(*FIRST)
    slow.ask(ANNA)
    assert slow.play.requests.due() is None and not slow.play.requests.bots_wait()
    slow.same_elsewhere()


def test_bots_agree() -> None:
    match = porto(bots=(CARO,)).say(*FIRST)
    match.ask(ANNA)
    asked = request_of(match.play, BELA)
    assert asked is not None and (asked.yes, asked.silent) == ([CARO], [BELA])
    match.talk("yes", BELA)
    assert match.play.requests.due() == 0
    match.same_elsewhere()


def test_who_leaves_agrees_and_who_asked_and_leaves_withdraws() -> None:
    match = porto().say(*FIRST)
    match.ask(ANNA)
    match.talk("yes", BELA)
    match.row.seats[CARO].kind = "bot"
    assert match.play.requests.due() == 0
    match.row.seats[CARO].kind = "person"
    match.row.seats[ANNA].kind = "bot"
    assert match.play.requests.open is None
    ended = request_of(match.play, BELA)
    assert ended is not None and ended.ending == "withdrawn"


def test_clocks_start_anew_where_the_match_goes_on() -> None:
    match = porto().say(*FIRST, *SECOND)
    match.now += 300_000
    match.say(THIRD[0])
    match.ask(CARO)
    match.grant()
    assert match.play.clocks.began == [None, None, match.now]
    assert match.play.clocks.used == [1000, 1000, 1000]  # what was used since does not count
    match.same_elsewhere()
    match.say(*SECOND)
    assert match.play.clocks.used == [1000, 1000, 3000]
    match.back(CARO, 0)  # his own words alone: his time has run on
    assert match.play.clocks.used == [1000, 1000, 1000]
    match.same_elsewhere()


# -- against bots ---------------------------------------------------------------------------------------------------


def test_against_bots_alone_their_words_go_with_ones_own() -> None:
    match = porto(bots=(BELA, CARO)).say(*FIRST, *SECOND, *THIRD, "0 claim:etruria_2")
    assert match.play.way_back(ANNA) == Way("own", [7])
    match.back(ANNA)
    assert match.play.way_back(ANNA) == Way("bots", [0])
    [op] = match.back(ANNA)
    assert (op.kind, op.place) == ("recall", 0)
    assert match.words() == [] and match.play.speakers() == [ANNA]
    assert [line for line in journal(match.play, ANNA) if line.struck] == []  # nobody was asked
    with pytest.raises(NothingToTakeBack):
        match.play.prepare_back(ANNA, 1, "m", START)
    match.same_elsewhere()


def test_the_start_of_the_turn_lies_before_the_words_of_bots_within_it() -> None:
    match = Log("concordia_venus", 3, (BELA, CARO), map="imperium")
    match.say("0 play:start_tribune", "0 settle:land/roma", "1 play:start_tribune", "1 settle:land/roma")
    match.say("2 play:start_tribune", "2 settle:land/roma")
    assert back_of(match.play, ANNA).words == ["play:start_tribune", "settle:land/roma"]
    assert not back_of(match.play, ANNA).going  # his next turn has begun
    match.back(ANNA, 0)
    assert match.words() == []
    match.say("0 play:start_tribune", "0 settle:land/roma", "1 play:start_tribune")
    match.back(ANNA)
    assert match.words() == ["0 play:start_tribune"] and back_of(match.play, ANNA).going
    match.same_elsewhere()


def test_a_stand_in_is_a_bot_until_the_person_is_back() -> None:
    match = porto(bots=(BELA,)).say(*FIRST)
    match.row.seats[BELA].person = "p1"
    match.row.seats[CARO].kind = "bot"
    assert match.hows()[0] == "bots"
    match.row.seats[CARO].kind = "person"
    assert match.hows()[0] == "ask"


def test_chance_stops_it_against_bots_too() -> None:
    """OST-4.1.6: a lot shows its cards."""
    match = Log("ostia", 3, (BELA, CARO), first_player="seat_0")
    match.say("0 take:ivory", "1 take:ivory", "2 take:ivory")
    lot = next(word for word in match.play.game.offered(match.play.table, ANNA))
    match.say(f"0 {match.play.game.vocabulary.text(lot)}")
    assert match.play.way_back(ANNA).how == "shown"
    with pytest.raises(NothingToTakeBack):
        match.back(ANNA)


# -- anything, anywhere -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize(("title", "seats", "options"), MATCHES)
def test_however_it_goes_back_the_log_says_it_all(title: str, seats: int, options: dict[str, Any], alone: bool) -> None:
    bots = tuple(range(1, seats)) if alone else (seats - 1,)
    match = Log(title, seats, bots, f"back {title}", **options)
    dice = random.Random(f"{title} {seats} {alone}")
    play, text = match.play, match.play.game.vocabulary.text
    recalls = 0
    while not play.over() and len(match.ops) < (160 if recalls else 900):
        request = play.requests.open
        what = dice.random()
        if request is not None and what < 0.9:
            silent = play.requests.silent(request)
            if silent:
                match.talk("yes" if dice.random() < 0.8 else "no", dice.choice(silent))
            else:
                match.grant()
                recalls += 1
        elif what < 0.7:
            seat = dice.choice(play.speakers())
            match.say(f"{seat} {text(any_word(play, seat, dice))}")
        else:
            seat = dice.randrange(seats) if not alone else 0
            way = play.way_back(seat)
            if way.free:
                recalls += match.back(seat, dice.choice([0, 1]))[0].kind == "recall"
            elif way.how == "ask" and play.row.seats[seat].kind == "person":
                match.ask(seat)
        if dice.random() < 0.06:
            match.same_elsewhere()
    match.same_elsewhere()
    assert recalls > 0
