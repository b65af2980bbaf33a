"""What is told now of a table that waits, and when to look again: decided from figures alone.

A turn is told by push first and by mail a while later, so that a mail tells of all that waits. Who looks at the table
knows; who has another page open sees it in the title, and is told when that is closed, unless he wants to be told
always. Silence holds back everything but that the time runs out.
"""

from __future__ import annotations

from typing import NamedTuple

from emporion.server.messages import NoticeEvent, Wishes
from emporion.server.notices.times import HOUR, silent_until
from emporion.server.store import CallRow

SHOWN, TOLD, MAILED, REMINDED, NUDGE, NUDGED = 1, 2, 4, 8, 16, 32
"""What was done for a call: something may be shown on a device; it was told by push, by mail; the end of the time was
told; others want to remind, and did."""
PUSH_AFTER = 20_000
MAIL_AFTER = 5 * 60_000
LOOK_AGAIN = 5 * 60_000
"""While somebody has a page open elsewhere."""
CHAT_QUIET = HOUR
"""After it was told that somebody writes: a talk is one notice."""


class Facts(NamedTuple):
    now: int
    wishes: Wishes
    here: bool
    """Whether the person is at this very table."""
    looking: bool
    """Whether the person has any page open."""


class Plan(NamedTuple):
    push: NoticeEvent | None
    mail: NoticeEvent | None
    done: int
    due: int | None
    """When there is more to do; None: not before something changes."""
    drop: bool = False
    """Whether nothing will be left to do at all."""


class _Wait(NamedTuple):
    until: int


def plan_of(call: CallRow, facts: Facts) -> Plan:
    return _turn(call, facts) if call.kind == "turn" else _news(call, facts)


def _when(call: CallRow, facts: Facts, at: int, loud: bool = False) -> bool | _Wait:
    """Whether something that is due then is told now, is known already, or waits."""
    if facts.now < at:
        return _Wait(at)
    if not facts.wishes.always:
        if facts.here:
            return False
        if facts.looking and not loud:
            return _Wait(facts.now + LOOK_AGAIN)
    silence = None if loud else silent_until(facts.wishes, facts.now)
    return True if silence is None else _Wait(silence)


def _turn(call: CallRow, facts: Facts) -> Plan:
    push: NoticeEvent | None = None
    mail: NoticeEvent | None = None
    done, waits = call.done, list[int]()
    if not done & TOLD:
        told = _when(call, facts, call.at + PUSH_AFTER)
        if isinstance(told, _Wait):
            waits.append(told.until)
        else:
            push, done = "turn" if told else None, done | TOLD
    if not done & MAILED:
        told = _when(call, facts, call.at + MAIL_AFTER)
        if isinstance(told, _Wait):
            waits.append(told.until)
        else:
            mail, done = "turn" if told else None, done | MAILED
    if done & NUDGE and not done & NUDGED:
        told = _when(call, facts, call.at)
        if isinstance(told, _Wait):
            waits.append(told.until)
        else:
            push, mail, done = ("nudge", "nudge", done | NUDGED) if told else (push, mail, done | NUDGED)
    if call.deadline is not None and not done & REMINDED:
        at = call.deadline - facts.wishes.hours * HOUR
        if at <= call.at:  # there never was as much time
            done |= REMINDED
        else:
            told = _when(call, facts, at, loud=True)
            if isinstance(told, _Wait):
                waits.append(told.until)
            else:
                push, mail, done = ("reminder", "reminder", done | REMINDED) if told else (push, mail, done | REMINDED)
    return Plan(push, mail, done, min(waits, default=None))


def _news(call: CallRow, facts: Facts) -> Plan:
    """Somebody writes, or a match is over."""
    if call.done & TOLD:
        return Plan(None, None, call.done, None, drop=True)
    told = _when(call, facts, call.at + PUSH_AFTER)
    if isinstance(told, _Wait):
        return Plan(None, None, call.done, told.until)
    if not told or call.kind == "over":
        return Plan(call.kind if told else None, None, call.done | TOLD, None, drop=True)
    return Plan("chat", None, call.done | TOLD, facts.now + CHAT_QUIET)
