"""When time counts, and when a clock runs out: exact moments, also where clocks are set."""

from __future__ import annotations

import itertools
import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from emporion.server.match import calendars
from emporion.server.match.calendars import Calendar, Pause, clean_zone, days_later, days_of

HOUR = 3_600_000
PARIS, NEW_YORK, HAVANA, KOLKATA = "Europe/Paris", "America/New_York", "America/Havana", "Asia/Kolkata"


def at(text: str, zone: str, fold: int = 0) -> int:
    """A moment, as a clock on a wall there shows it."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "nights", "weekends", "start", "hours", "end"),
    [
        # Everything counts: what clocks show does not matter.
        ("", True, True, "2026-11-18T20:00+00:00", 30, "2026-11-20T02:00+00:00"),
        (PARIS, True, True, "2026-03-28T12:00+01:00", 24, "2026-03-29T13:00+02:00"),
        # Nights: from ten in the evening to eight in the morning nothing counts.
        (PARIS, False, True, "2026-11-18T20:00+01:00", 3, "2026-11-19T09:00+01:00"),
        (PARIS, False, True, "2026-11-18T20:00+01:00", 2, "2026-11-18T22:00+01:00"),
        (PARIS, False, True, "2026-11-18T23:30+01:00", 1, "2026-11-19T09:00+01:00"),
        (PARIS, False, True, "2026-11-19T02:00+01:00", 14, "2026-11-19T22:00+01:00"),
        (PARIS, False, True, "2026-11-19T02:00+01:00", 15, "2026-11-20T09:00+01:00"),
        # It is night where the person lives.
        (NEW_YORK, False, True, "2026-11-18T20:00+01:00", 3, "2026-11-18T17:00-05:00"),
        (KOLKATA, False, True, "2026-11-18T20:00+01:00", 1, "2026-11-19T09:00+05:30"),
        # The nights in which clocks are set take an hour less, or more, and nothing of the days.
        (PARIS, False, True, "2026-03-28T21:00+01:00", 2, "2026-03-29T09:00+02:00"),
        (PARIS, False, True, "2026-10-24T21:00+02:00", 2, "2026-10-25T09:00+01:00"),
        # Weekends: Saturday and Sunday, from midnight to midnight.
        (PARIS, True, False, "2026-11-20T23:00+01:00", 2, "2026-11-23T01:00+01:00"),
        (PARIS, True, False, "2026-11-20T23:00+01:00", 1, "2026-11-21T00:00+01:00"),
        (PARIS, True, False, "2026-11-22T12:00+01:00", 24, "2026-11-24T00:00+01:00"),
        # A weekend with a day of 23 hours, and one of 25.
        (PARIS, True, False, "2026-03-27T23:00+01:00", 2, "2026-03-30T01:00+02:00"),
        (PARIS, True, False, "2026-10-23T23:00+02:00", 2, "2026-10-26T01:00+01:00"),
        # Where midnight is left out (Havana, 8 March 2026), the Sunday begins when clocks are set, at one.
        (HAVANA, True, False, "2026-03-06T23:00-05:00", 2, "2026-03-09T01:00-04:00"),
        # Where midnight comes twice (Havana, 1 November 2026), the Sunday begins with the first.
        (HAVANA, True, False, "2026-10-30T23:00-04:00", 2, "2026-11-02T01:00-05:00"),
        # Both: 14 hours of each of five days.
        (PARIS, False, False, "2026-11-16T08:00+01:00", 70, "2026-11-20T22:00+01:00"),
        (PARIS, False, False, "2026-11-16T08:00+01:00", 71, "2026-11-23T09:00+01:00"),
        # Nothing left: now, even at night.
        (PARIS, False, False, "2026-11-21T23:00+01:00", 0, "2026-11-21T23:00+01:00"),
    ],
)
def test_when_a_clock_runs_out(zone: str, nights: bool, weekends: bool, start: str, hours: int, end: str) -> None:
    calendar = Calendar(zone, nights, weekends)
    begin, then = (int(datetime.fromisoformat(each).timestamp() * 1000) for each in (start, end))
    assert calendar.runs_out(begin, hours * HOUR) == then
    assert calendar.counted(begin, then) == hours * HOUR


def test_a_pause_lasts_until_its_end_and_no_longer() -> None:
    away = [Pause(20 * HOUR, 30 * HOUR), Pause(40 * HOUR, 41 * HOUR)]
    calendar = Calendar(pauses=away)
    assert calendar.runs_out(10 * HOUR, 10 * HOUR) == 20 * HOUR
    assert calendar.runs_out(10 * HOUR, 10 * HOUR + 1) == 30 * HOUR + 1
    assert calendar.runs_out(10 * HOUR, 25 * HOUR) == 46 * HOUR
    assert calendar.runs_out(25 * HOUR, HOUR) == 31 * HOUR
    assert calendar.counted(25 * HOUR, 28 * HOUR) == 0
    assert calendar.counted(0, 50 * HOUR) == 39 * HOUR
    assert calendar.counted(5 * HOUR, 5 * HOUR) == calendar.counted(5 * HOUR, 4 * HOUR) == 0


def test_a_pause_over_a_night() -> None:
    away = Pause(at("2026-11-18T12:00", PARIS), at("2026-11-19T12:00", PARIS))
    calendar = Calendar(PARIS, False, True, [away])
    assert calendar.runs_out(at("2026-11-18T10:00", PARIS), 3 * HOUR) == at("2026-11-19T13:00", PARIS)


def test_what_was_counted_is_when_it_runs_out() -> None:
    """Whatever the calendar, and in whatever pieces time passes."""
    dice = random.Random(20_26)
    spring = at("2026-03-25T00:00", PARIS)
    for zone, nights, weekends in itertools.product((PARIS, HAVANA, KOLKATA), (True, False), (True, False)):
        for _ in range(40):
            away = spring + dice.randrange(10 * 24 * HOUR)
            calendar = Calendar(zone, nights, weekends, [Pause(away, away + dice.randrange(1, 72 * HOUR))])
            start, allowed = spring + dice.randrange(10 * 24 * HOUR), dice.randrange(1, 100 * HOUR)
            end = calendar.runs_out(start, allowed)
            assert calendar.counted(start, end) == allowed
            assert calendar.counted(start, end - 1) == allowed - 1
            between = dice.randrange(start, end)
            passed = calendar.counted(start, between)
            assert passed + calendar.counted(between, end) == allowed
            assert passed == allowed or calendar.runs_out(between, allowed - passed) == end


def test_days_of_vacation() -> None:
    begin = at("2026-03-28T15:30", PARIS)  # the night after, clocks are set forward
    assert days_later(begin, 1, PARIS) == begin + 23 * HOUR == at("2026-03-29T15:30", PARIS)
    assert days_later(begin, 7, PARIS) == at("2026-04-04T15:30", PARIS)
    assert days_later(begin, 1, "") == begin + 24 * HOUR
    whole = Pause(begin, days_later(begin, 3, PARIS))
    assert days_of([whole], PARIS) == 3
    assert days_of([Pause(begin, begin), whole, Pause(begin, begin + 1)], PARIS) == 4  # each begun one whole


def test_zones_that_are_not_known_are_none() -> None:
    assert clean_zone(PARIS) == PARIS
    for wrong in ("", "Europe/Ostia", "../../etc/passwd", "/etc/localtime", "Europe", "a\0b", "x" * 300):
        assert clean_zone(wrong) == ""
    assert Calendar("Europe/Ostia", False, True).runs_out(at("2026-11-18T21:00", "UTC"), 2 * HOUR) == at(
        "2026-11-19T09:00", "UTC"
    )


def test_days_of_vacation_are_counted_without_going_through_them() -> None:
    dice = random.Random(14)
    for _ in range(2000):
        zone = dice.choice((PARIS, NEW_YORK, HAVANA, KOLKATA, ""))
        begin = at("2026-01-01T00:00+00:00", "UTC") + dice.randrange(365 * 24 * HOUR)
        days = dice.randrange(61)
        assert days_of([Pause(begin, days_later(begin, days, zone))], zone) == days
        end = days_later(begin, days, zone) + dice.randrange(1, 22 * HOUR)
        assert days_of([Pause(begin, end)], zone) == days + 1


def test_a_vacation_costs_no_more_the_longer_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def later(start: int, days: int, zone: str) -> int:
        looked.append(days)
        return days_later(start, days, zone)

    begin = at("2026-01-01T00:00+00:00", "UTC")
    pause = Pause(begin, days_later(begin, 60, PARIS))
    monkeypatch.setattr(calendars, "days_later", later)
    assert days_of([pause], PARIS) == 60 and len(looked) <= 3
