"""Clocks over days: a reserve that grows, time that does not count, and time that the others give."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any

import pytest

from emporion.server.match.calendars import Calendar, Pause
from emporion.server.match.clocks import GRACE, Clocks
from emporion.server.match.moment import PUBLIC
from emporion.server.match.op import EVERYBODY, Op
from emporion.server.match.views import request_of
from emporion.server.messages import Pace
from tests.server.match.logs import MATCHES, START, Log, any_word

HOUR = 3_600_000
DAY = 24 * HOUR
A_MOVE_A_DAY = Pace("days", 3 * 24 * 3600, "default", increment=12 * 3600)
ANNA, BELA, CARO = range(3)


def moment(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp() * 1000)


def test_a_reserve_grows_with_each_decision_and_never_beyond_what_it_was() -> None:
    clocks = Clocks(A_MOVE_A_DAY, 2, 0, 0b01)
    assert (clocks.deadline(0, 1), clocks.left(0)) == (3 * DAY, 3 * DAY)
    clocks.said(0, 12 * HOUR, 0b01, 1)  # within the increment: the reserve stays full
    assert (clocks.deadline(0, 2), clocks.left(0)) == (12 * HOUR + 3 * DAY, 3 * DAY)
    clocks.said(0, 12 * HOUR + 2 * DAY, 0b01, 2)  # 36 hours more than the increment
    assert clocks.left(0) == 36 * HOUR
    clocks.said(0, 12 * HOUR + 2 * DAY, 0b01, 3)  # at once: twelve hours are made good
    assert clocks.left(0) == 48 * HOUR and clocks.deadline(0, 4) == 12 * HOUR + 4 * DAY
    assert clocks.left(1) == 3 * DAY


def test_a_decision_gains_once_however_many_words_are_said_in_it() -> None:
    clocks = Clocks(A_MOVE_A_DAY, 1, 0, 0b1)
    clocks.said(0, HOUR, 0b1, 1)
    assert clocks.left(0) == 3 * DAY
    clocks.said(0, 14 * HOUR, 0b1, 1)  # fourteen hours for the decision, twelve of them gained
    assert clocks.left(0) == 3 * DAY - 2 * HOUR
    clocks.said(0, 15 * HOUR, 0b1, 1)
    assert clocks.left(0) == 3 * DAY - 3 * HOUR and clocks.deadline(0, 1) == 15 * HOUR + 3 * DAY - 3 * HOUR
    clocks.said(0, 16 * HOUR, 0b1, 2)  # to and fro between two decisions
    clocks.said(0, 16 * HOUR, 0b1, 1)
    clocks.said(0, 18 * HOUR, 0b1, 2)
    assert clocks.left(0) == 3 * DAY  # the second has made good six of its twelve hours
    clocks.said(0, 28 * HOUR, 0b1, 2)
    assert clocks.left(0) == 3 * DAY - 4 * HOUR


def test_who_lets_his_reserve_run_out_has_the_increment_for_each_decision() -> None:
    clocks = Clocks(A_MOVE_A_DAY, 1, 0, 0b1)
    clocks.said(0, 9 * DAY, 0b1, 1)  # everybody waited
    assert (clocks.left(0), clocks.deadline(0, 2)) == (12 * HOUR, 9 * DAY + 12 * HOUR)
    clocks.said(0, 10 * DAY, 0b1, 2)
    assert (clocks.left(0), clocks.deadline(0, 3)) == (12 * HOUR, 10 * DAY + 12 * HOUR)


def test_a_live_reserve_with_an_increment_has_its_grace_once() -> None:
    clocks = Clocks(Pace("live", 60, "default", increment=5), 1, 0, 0b1)
    clocks.said(0, 20_000, 0b1, 1)
    assert clocks.deadline(0, 2) == 20_000 + 45_000
    clocks.said(0, 64_000, 0b1, 2)  # 44 seconds: one is left, and five are gained
    assert clocks.deadline(0, 3) == 64_000 + GRACE
    clocks.said(0, 72_000, 0b1, 3)
    assert clocks.deadline(0, 3) == 77_000  # what was gained in it
    clocks.said(0, 73_000, 0b1, 3)
    assert clocks.deadline(0, 3) == 77_000


def test_nights_weekends_and_vacations_are_those_of_each_seat() -> None:
    friday = moment("2026-11-20T20:00+01:00")
    calendars = [Calendar("Europe/Paris", False, False), Calendar("America/New_York", False, False)]
    clocks = Clocks(A_MOVE_A_DAY, 2, friday, 0b11, calendars=calendars)
    # 72 hours: two in Paris on Friday, 14 a day from Monday on; in New York it is two in the afternoon.
    assert clocks.deadline(0, 1) == moment("2026-11-27T22:00+01:00")
    assert clocks.deadline(1, 1) == moment("2026-11-27T16:00-05:00")
    clocks.said(0, moment("2026-11-23T18:00+01:00"), 0b10, 1)  # two and ten hours: the increment
    assert clocks.left(0) == 3 * DAY
    clocks.said(1, moment("2026-11-23T18:00-05:00"), 0b01, 1)  # eight and ten
    assert clocks.left(1) == 3 * DAY - 6 * HOUR
    away = Pause(moment("2026-11-24T10:00+01:00"), moment("2026-11-26T10:00+01:00"))
    before = clocks.deadline(0, 2)
    assert before == moment("2026-12-01T10:00+01:00")  # from Tuesday at eight: 14 hours of five days, and two
    clocks.calendars = [calendars[0]._replace(pauses=[away]), calendars[1]]
    assert clocks.deadline(0, 2) == moment("2026-12-03T10:00+01:00")  # 12, 14 and 2 hours later


def test_a_seat_is_given_time_until_it_has_spoken() -> None:
    clocks = Clocks(Pace("days", 24 * 3600, "default"), 2, 0, 0b01)
    clocks.extend(0, clocks.owed(0, DAY, 10 * HOUR, 1))
    assert clocks.deadline(0, 1) == 2 * DAY
    clocks.extend(0, clocks.owed(0, DAY, 3 * DAY, 1))  # his time was over: he has it from now on
    assert clocks.deadline(0, 1) == 4 * DAY
    clocks.extend(1, DAY)  # who need not speak has nothing to decide
    clocks.said(0, 3 * DAY, 0b01, 1)
    assert clocks.deadline(0, 1) == 4 * DAY  # what is left of it is that decision's
    assert clocks.deadline(0, 2) == 4 * DAY  # and the next has its own
    clocks.said(0, 3 * DAY, 0b10, 2)
    assert clocks.deadline(1, 3) == 4 * DAY


def test_given_time_costs_no_reserve() -> None:
    clocks = Clocks(A_MOVE_A_DAY, 1, 0, 0b1)
    clocks.extend(0, 2 * DAY)
    assert clocks.deadline(0, 1) == 5 * DAY
    clocks.said(0, 4 * DAY, 0b1, 1)
    assert clocks.left(0) == 3 * DAY - 36 * HOUR


class Days(Log):
    pace = Pace("days", 24 * 3600, "default", increment=3600)

    def ask_for_time(self, seat: int, seconds: int) -> None:
        self.now += 1000
        words = len(self.play.match.said)
        op = Op(self.play.number, "ask", seat, self.now, EVERYBODY, str(seconds), words, "m")
        self.play.accept_talk([op])
        self.ops.append(op)

    def give(self) -> None:
        request = self.play.requests.open
        assert request is not None
        self.talk_of("extend", request.seat, str(request.seconds * 1000))

    def talk_of(self, kind: Any, seat: int, word: str) -> None:
        self.now += 1000
        op = Op(self.play.number, kind, seat, self.now, EVERYBODY, word, message="m")
        self.play.accept_talk([op])
        self.ops.append(op)


def porto() -> Days:
    return Days("porto_carthago", 3, first_player_by_lot=False, first_seat=0)


def asked(match: Days) -> tuple[int, int, list[int], list[int], str]:
    request = request_of(match.play, PUBLIC)
    assert request is not None
    return request.seat, request.seconds, request.yes, request.silent, request.ending


def test_all_agree_and_the_seat_has_more_time() -> None:
    match = porto()
    match.say("0 claim:egypt_1")
    before = match.play.deadline(BELA)
    assert before == START + 1000 + DAY
    match.ask_for_time(BELA, 3600)
    assert asked(match) == (BELA, 3600, [], [ANNA, CARO], "open")
    match.talk("yes", ANNA)
    assert asked(match) == (BELA, 3600, [ANNA], [CARO], "open")
    assert match.play.requests.due() is None  # over days nobody has to hurry
    match.talk("yes", CARO)
    assert match.play.requests.due() == 0
    match.give()
    assert asked(match)[-1] == "granted" and match.play.deadline(BELA) == before + HOUR
    match.same_elsewhere()
    match.say("1 claim:egypt_2")
    match.same_elsewhere()
    match.back(BELA)
    match.same_elsewhere()


def test_a_no_stands_until_the_seat_has_spoken() -> None:
    match = porto()
    match.ask_for_time(ANNA, 3600)
    match.talk("no", CARO)
    assert asked(match)[-1] == "refused" and match.play.requests.had_its_answer(ANNA)
    match.same_elsewhere()
    match.say("0 claim:egypt_1")
    assert not match.play.requests.had_its_answer(ANNA)


def test_who_speaks_has_withdrawn() -> None:
    match = porto()
    match.ask_for_time(ANNA, 3600)
    match.say("0 claim:egypt_1")
    assert asked(match)[-1] == "withdrawn" and match.play.requests.open is None
    match.say("1 claim:egypt_2", "2 claim:greece_1", "2 claim:greece_2", "2 take:wine")
    assert asked(match)[-1] == "withdrawn"  # also when it has to speak again
    match.same_elsewhere()


def test_sealed_words_withdraw_nothing_before_everybody_knows() -> None:
    match = Days("ostia", 3)
    match.say("0 " + match.play.game.vocabulary.text(match.play.game.offered(match.play.table, 0)[0]))
    bela = match.play.game.vocabulary.text(match.play.game.offered(match.play.table, BELA)[0])
    match.ask_for_time(BELA, 3600)
    assert asked(match)[-1] == "open"
    match.say(f"1 {bela}")  # one word is the whole choice, so that all see it is made
    assert asked(match)[-1] == "withdrawn"


@pytest.mark.parametrize(("title", "seats", "options"), MATCHES)
def test_whatever_happens_every_server_has_the_same_clocks(title: str, seats: int, options: dict[str, Any]) -> None:
    """Words, words taken back, turns recalled, time asked for and given, in any order."""
    dice = random.Random(f"{title} {seats} time")
    match, given = Days(title, seats, seed="time", **options), 0
    for _ in range(120):
        if match.play.over():
            break
        match.now += dice.randrange(20 * HOUR)
        seat, what = dice.choice(match.play.speakers()), dice.random()
        request = match.play.requests.open
        if what < 0.1 and request is None and seat in match.play.publicly_speaking():
            match.ask_for_time(seat, 3600 * dice.randrange(1, 100))
        elif request is not None and request.seconds and what < 0.5:
            match.give()
            given += 1
        elif match.play.may_take_back(seat) and what < 0.7:
            match.back(seat, dice.randrange(3))
        elif match.play.way_back(seat).how == "ask" and what < 0.8:
            match.ask(seat)
            match.grant()
        else:
            match.say(f"{seat} {match.play.game.vocabulary.text(any_word(match.play, seat, dice))}")
    assert given
    match.same_elsewhere()
