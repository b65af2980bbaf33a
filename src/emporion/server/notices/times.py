"""Hours of a person's own day: when there is silence, when the digest is due, how long something is from now."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from emporion.server.messages import Wishes

HOUR = 3600 * 1000
EVENING, MORNING = 22, 8
"""There is silence from the one to the other; the digest is due in the morning."""
MONDAY = 0


@lru_cache(500)
def zone_of(name: str) -> tzinfo:
    """The time zone of that name; UTC for one that is not known here."""
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, ValueError, OSError):  # unknown; no name at all; a folder
        return UTC


def known_zone(name: str) -> bool:
    return zone_of(name) is not UTC or name in ("", "UTC")


def there(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / 1000, zone_of(zone))


def silent_until(wishes: Wishes, now: int) -> int | None:
    """When the silence ends that there is now, if there is."""
    here = there(now, wishes.zone)
    if not wishes.silence or MORNING <= here.hour < EVENING:
        return None
    return _morning(here, days=1 if here.hour >= EVENING else 0)


def next_digest(wishes: Wishes, now: int) -> int | None:
    """When the next one is due, if any is wanted."""
    if wishes.digest == "never":
        return None
    here = there(now, wishes.zone)
    days = 0 if here.hour < MORNING else 1
    if wishes.digest == "monday":
        days += (MONDAY - (here.weekday() + days)) % 7
    return _morning(here, days)


def _morning(here: datetime, days: int) -> int:
    day = (here + timedelta(days=days)).date()  # the clock on the wall: the day of a change of time is no exception
    return int(datetime(day.year, day.month, day.day, MORNING, tzinfo=here.tzinfo).timestamp() * 1000)
