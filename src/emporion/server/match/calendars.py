"""When time counts for a seat, and when its clock runs out: nights and weekends of its person's own zone, and days of
vacation, may be left out.

Pure figures: moments are milliseconds since 1970, lengths are milliseconds that pass, whatever the clocks on the walls
do meanwhile. A night is from ten in the evening to eight in the morning, a weekend Saturday and Sunday.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from msgspec import Struct

NIGHT_ENDS: Final = time(8)
NIGHT_BEGINS: Final = time(22)
SATURDAY: Final = 5
DAY: Final = timedelta(days=1)
NEVER: Final = 1 << 62


class Pause(Struct, frozen=True):
    """From when until when a clock stands still."""

    begin: int
    end: int


class Calendar(NamedTuple):
    """What counts for a seat."""

    zone: str = ""
    """The name of a zone; UTC if there is none, or no such one."""
    nights: bool = True
    weekends: bool = True
    pauses: Sequence[Pause] = ()

    def runs_out(self, start: int, allowed: int) -> int:
        """When so much time has been counted from then on."""
        if allowed <= 0:
            return start
        for begin, end in self._counting(start):
            if end - begin >= allowed:
                return begin + allowed
            allowed -= end - begin
        return NEVER

    def counted(self, start: int, end: int) -> int:
        """How much of the time between two moments counts."""
        total = 0
        for begin, until in self._counting(start):
            if begin >= end:
                break
            total += min(until, end) - begin
        return total

    def _counting(self, start: int) -> Iterator[tuple[int, int]]:
        """The stretches of time that count, from then on, one after the other."""
        pauses = sorted((pause.begin, pause.end) for pause in self.pauses if pause.end > start)
        for begin, end in self._stretches(start):
            for pause, over in pauses:
                if over <= begin or pause >= end:
                    continue
                if pause > begin:
                    yield begin, pause
                begin = over
                if begin >= end:
                    break
            if begin < end:
                yield begin, end

    def _stretches(self, start: int) -> Iterator[tuple[int, int]]:
        """The same without regard to pauses."""
        if self.nights and self.weekends:
            yield start, NEVER
            return
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(start / 1000, zone).date()
        while day < date.max - DAY:
            if self.weekends or day.weekday() < SATURDAY:
                begin = _moment(day, time(0) if self.nights else NIGHT_ENDS, zone)
                end = _moment(day + DAY, time(0), zone) if self.nights else _moment(day, NIGHT_BEGINS, zone)
                if end > start:
                    yield max(begin, start), end
            day += DAY


def zone_of(name: str) -> tzinfo:
    return _known(name) or UTC


def clean_zone(name: str) -> str:
    """The name of a zone that is known here, or nothing: a browser may have others."""
    return name if _known(name) else ""


def _known(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if name else None
    except (KeyError, ValueError, OSError):  # no such zone, or no name of one
        return None


def days_later(start: int, days: int, zone: str) -> int:
    """When it is as late as it was, so many days later."""
    place = zone_of(zone)
    then = datetime.fromtimestamp(start / 1000, place).replace(tzinfo=None) + timedelta(days=days)
    return int(then.replace(tzinfo=place).timestamp() * 1000)


def days_of(pauses: Sequence[Pause], zone: str) -> int:
    """How many days of vacation these are, each begun one whole."""
    return sum(_days(pause, zone) for pause in pauses)


def _days(pause: Pause, zone: str) -> int:
    place = zone_of(zone)
    begin, end = (datetime.fromtimestamp(at / 1000, place).replace(tzinfo=None) for at in (pause.begin, pause.end))
    days = max(0, (end - begin).days - 1)  # where clocks are set in between it may be one more
    while days_later(pause.begin, days, zone) < pause.end:
        days += 1
    return days


def _moment(day: date, hour: time, zone: tzinfo) -> int:
    """Where clocks are set, an hour that comes twice is meant the first time, one left out is when they are set."""
    return int(datetime.combine(day, hour, zone).timestamp() * 1000)
