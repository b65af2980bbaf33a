"""What is told when: a turn by push and then by mail, the end of the time, silence, an open page, the morning."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from emporion.server.messages import Wishes
from emporion.server.notices.plan import (
    CHAT_QUIET,
    LOOK_AGAIN,
    MAIL_AFTER,
    MAILED,
    NUDGE,
    NUDGED,
    PUSH_AFTER,
    REMINDED,
    TOLD,
    Facts,
    Plan,
    plan_of,
)
from emporion.server.notices.times import HOUR, known_zone, next_digest, silent_until
from emporion.server.store import CallKind, CallRow

PARIS = ZoneInfo("Europe/Paris")
LOUD = Wishes(silence=False)


def paris(*when: int) -> int:
    return int(datetime(*when, tzinfo=PARIS).timestamp() * 1000)  # type: ignore[misc, arg-type]


NOON = paris(2026, 3, 10, 12)


def call(kind: CallKind = "turn", done: int = 0, deadline: int | None = None, at: int = NOON) -> CallRow:
    return CallRow("p1", "t1", kind, 7, 3, "", at, deadline, at, done)


def plan(call: CallRow, later: int, wishes: Wishes = LOUD, here: bool = False, looking: bool = False) -> Plan:
    return plan_of(call, Facts(NOON + later, wishes, here, here or looking))


def test_a_turn_is_told_by_push_and_a_while_later_by_mail() -> None:
    assert plan(call(), 0) == Plan(None, None, 0, NOON + PUSH_AFTER)
    assert plan(call(), PUSH_AFTER) == Plan("turn", None, TOLD, NOON + MAIL_AFTER)
    assert plan(call(done=TOLD), MAIL_AFTER) == Plan(None, "turn", TOLD | MAILED, None)
    assert plan(call(done=TOLD | MAILED), 9 * HOUR) == Plan(None, None, TOLD | MAILED, None)


def test_who_is_at_the_table_knows() -> None:
    assert plan(call(), PUSH_AFTER, here=True) == Plan(None, None, TOLD, NOON + MAIL_AFTER)
    always = Wishes(silence=False, always=True)
    assert plan(call(), PUSH_AFTER, always, here=True).push == "turn"


def test_who_has_a_page_open_is_told_when_it_is_closed() -> None:
    waits = plan(call(), PUSH_AFTER, looking=True)
    assert waits == Plan(None, None, 0, NOON + MAIL_AFTER) and LOOK_AGAIN >= MAIL_AFTER - PUSH_AFTER
    assert plan(call(), HOUR, looking=True) == Plan(None, None, 0, NOON + HOUR + LOOK_AGAIN)
    assert plan(call(), HOUR) == Plan("turn", "turn", TOLD | MAILED, None)
    assert plan(call(), HOUR, Wishes(silence=False, always=True), looking=True).push == "turn"


def test_the_end_of_the_time_is_told_once_and_at_the_hour_that_was_chosen() -> None:
    told, end = TOLD | MAILED, NOON + 24 * HOUR
    for hours in (2, 6, 12):
        wishes = Wishes(silence=False, hours=hours)
        at = (24 - hours) * HOUR
        assert plan(call(done=told, deadline=end), at - 1, wishes) == Plan(None, None, told, NOON + at)
        assert plan(call(done=told, deadline=end), at, wishes) == Plan("reminder", "reminder", told | REMINDED, None)
    assert plan(call(done=told | REMINDED, deadline=end), 23 * HOUR) == Plan(None, None, told | REMINDED, None)
    assert plan(call(done=told, deadline=end), 23 * HOUR, looking=True).push == "reminder"
    assert plan(call(done=told, deadline=end), 23 * HOUR, here=True) == Plan(None, None, told | REMINDED, None)


def test_of_a_short_time_nobody_is_reminded() -> None:
    done = TOLD | MAILED
    assert plan(call(done=done, deadline=NOON + HOUR), HOUR - 1) == Plan(None, None, done | REMINDED, None)


def test_silence_holds_everything_back_but_the_end_of_the_time() -> None:
    wishes = Wishes(zone="Europe/Paris")
    night, morning = paris(2026, 3, 10, 23, 30), paris(2026, 3, 11, 8)
    turn = call(at=night, deadline=night + 3 * HOUR)
    at = Facts(night + PUSH_AFTER, wishes, False, False)
    assert plan_of(turn, at) == Plan(None, None, 0, night + MAIL_AFTER)
    assert plan_of(turn, at._replace(now=night + MAIL_AFTER)) == Plan(None, None, 0, night + HOUR)
    assert plan_of(turn, at._replace(now=night + HOUR)) == Plan("reminder", "reminder", REMINDED, morning)
    assert plan_of(turn, at._replace(now=morning)).push == "reminder"  # nothing was told yet: the later one says it


def test_others_remind_once() -> None:
    done = TOLD | MAILED | NUDGE
    assert plan(call(done=done), HOUR) == Plan("nudge", "nudge", done | NUDGED, None)
    assert plan(call(done=done | NUDGED), HOUR) == Plan(None, None, done | NUDGED, None)
    assert plan(call(done=done), HOUR, here=True) == Plan(None, None, done | NUDGED, None)


def test_a_talk_is_one_notice_and_an_end_is_told_once() -> None:
    assert plan(call("chat"), PUSH_AFTER) == Plan("chat", None, TOLD, NOON + PUSH_AFTER + CHAT_QUIET)
    assert plan(call("chat", TOLD), CHAT_QUIET) == Plan(None, None, TOLD, None, drop=True)
    assert plan(call("chat"), PUSH_AFTER, here=True) == Plan(None, None, TOLD, None, drop=True)
    assert plan(call("over"), 0) == Plan(None, None, 0, NOON + PUSH_AFTER)
    assert plan(call("over"), PUSH_AFTER) == Plan("over", None, TOLD, None, drop=True)
    assert plan(call("over"), PUSH_AFTER, looking=True).due == NOON + PUSH_AFTER + LOOK_AGAIN


def test_silence_is_by_the_clock_on_the_wall() -> None:
    wishes = Wishes(zone="Europe/Paris")
    assert silent_until(wishes, paris(2026, 3, 10, 21, 59)) is None
    assert silent_until(wishes, paris(2026, 3, 10, 22)) == paris(2026, 3, 11, 8)
    assert silent_until(wishes, paris(2026, 3, 11, 7, 59)) == paris(2026, 3, 11, 8)
    assert silent_until(wishes, paris(2026, 3, 11, 8)) is None
    # In this night the clock goes an hour ahead: it is shorter.
    assert silent_until(wishes, paris(2026, 3, 28, 23)) == paris(2026, 3, 29, 8) == paris(2026, 3, 28, 23) + 8 * HOUR
    assert silent_until(Wishes(silence=False), paris(2026, 3, 11, 3)) is None


def test_the_digest_comes_at_eight_in_the_morning() -> None:
    daily, monday = (Wishes(zone="Europe/Paris", digest=each) for each in ("daily", "monday"))
    assert next_digest(Wishes(), NOON) is None
    assert next_digest(daily, paris(2026, 3, 10, 7, 59)) == paris(2026, 3, 10, 8)
    assert next_digest(daily, paris(2026, 3, 10, 8)) == paris(2026, 3, 11, 8)
    assert next_digest(daily, paris(2026, 3, 28, 9)) == paris(2026, 3, 29, 8)
    assert next_digest(monday, paris(2026, 3, 10, 9)) == paris(2026, 3, 16, 8)  # a Tuesday
    assert next_digest(monday, paris(2026, 3, 16, 7)) == paris(2026, 3, 16, 8)
    assert next_digest(monday, paris(2026, 3, 16, 8)) == paris(2026, 3, 23, 8)


def test_zones_that_are_none() -> None:
    assert [known_zone(name) for name in ("Europe/Paris", "", "UTC", "Nowhere/Else", "../../etc/passwd", "Europe")] == [
        *(True, True, True),
        *(False, False, False),
    ]
