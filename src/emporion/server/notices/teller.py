"""Tells people what waits for them, when it is time: one server each call, in one transaction with its notices."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from emporion.server.match.row import TableRow
from emporion.server.messages import NoticeEvent
from emporion.server.notices.channel import Notice
from emporion.server.notices.digest import digest_of, others_of
from emporion.server.notices.plan import MAILED, SHOWN, Facts, Plan, plan_of
from emporion.server.notices.telling import group_figures, opened_figures, read_asked, turn_figures
from emporion.server.notices.times import HOUR, next_digest
from emporion.server.store import GONE, CallRow, NoticeRow, Person, PushRow, Stale, StoreProblem, Way, WishRow
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
LOOK, ALONE = 5.0, 60.0  # seconds between two looks, among other servers and without
AFTER_A_PROBLEM = 2.0
AT_ONCE = 20
AFTER_A_BUG = HOUR // 6
LIFE = 24 * HOUR
"""How long a notice of what has no end is worth being sent."""


class Teller:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._nudged = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._kept: list[CallRow | WishRow] = []  # claimed, but the storage failed before anything was done

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    def nudge(self) -> None:
        """Something was noted: there may be a new first."""
        self._nudged.set()

    async def _run(self) -> None:
        while True:
            self._nudged.clear()
            try:
                await self.tell_due()
                wait = await self._until_next()
            except StoreProblem as problem:
                log.error("nobody is told anything: %s", problem)
                wait = AFTER_A_PROBLEM
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), wait)

    async def _until_next(self) -> float:
        store = self.service.store
        due = [at for at in (await store.next_call(), await store.next_digest()) if at is not None]
        longest = LOOK if store.shared else ALONE
        return min([longest, *(max(0.0, (at - self.service.now()) / 1000) for at in due)])

    async def tell_due(self) -> None:
        """Tell everything that is due now."""
        while self._kept:
            await self._give_back(self._kept[-1])
            self._kept.pop()
        while claimed := await self._claimed():
            for number, one in enumerate(claimed):
                try:
                    await (self._tell(one) if isinstance(one, CallRow) else self._digest(one))
                except Stale:  # it has changed meanwhile: there is something else to tell, or nothing
                    await self._give_back(one)
                except StoreProblem:  # otherwise they would stay with this server
                    self._kept += claimed[number:]
                    raise
                except Exception:  # a bug must not keep the others waiting
                    log.exception("somebody could not be told")
                    await self._give_back(one, self.service.now() + AFTER_A_BUG)

    async def _claimed(self) -> list[CallRow | WishRow]:
        store, now = self.service.store, self.service.now()
        return [*await store.claim_calls(now, AT_ONCE), *await store.claim_digests(now, AT_ONCE)]

    async def _give_back(self, one: CallRow | WishRow, due: int | None = None) -> None:
        if isinstance(one, CallRow):
            await self.service.store.call_again(one, due)
        else:
            await self.service.store.digest_again(one, due)

    async def _digest(self, row: WishRow) -> None:
        now, notices = self.service.now(), await digest_of(self.service, row)
        await self.service.store.digested(row, next_digest(row.wishes, now), now, notices)
        if notices:
            self.service.notices.nudge()

    async def _tell(self, call: CallRow) -> None:
        row = await self.service.store.table(call.table)
        if row is None:
            return
        if call.who.startswith("hook-"):
            await self._tell_group(call, row)
            return
        person = await self.service.store.person(call.who)
        wishes = (await self.service.store.wishes([call.who])).get(call.who)
        if person is None or wishes is None or person.id not in row.people():
            await self.service.store.call_ended(call)
        elif call.mark == GONE:
            withdrawn = await self._withdrawn(call, person) if call.done & SHOWN else []
            await self.service.store.call_ended(call, withdrawn)
        else:
            here = await self._is_here(call)
            looking = here or person.id in self.service.lobby.guests or await self.service.store.looks(person.id)
            plan = plan_of(call, Facts(self.service.now(), wishes, here, looking))
            await self._do(call, plan, row, person)

    async def _is_here(self, call: CallRow) -> bool:
        room = self.service.rooms.rooms.get(call.table)
        if room is not None and room.audience.is_here(call.who):
            return True
        found = await self.service.store.attendance([call.table])
        return any(each.person == call.who and each.server for each in found)

    async def _do(self, call: CallRow, plan: Plan, row: TableRow, person: Person) -> None:
        store, now = self.service.store, self.service.now()
        notices, with_it, done = list[NoticeRow](), list[CallRow](), plan.done
        known = await store.wishes([person.id])
        wishes = known[person.id]
        if plan.push is not None:
            for push in await store.pushes(person.id, now):
                if plan.push in push.events:
                    notice = self._notice(plan.push, call, row, person, wishes.discreet)
                    notices.append(self._row("push", push.endpoint, person, notice, call))
            done |= SHOWN if notices and call.kind == "turn" else 0
        if plan.mail is not None and plan.mail in wishes.mail:
            address = await self.address(person)
            if address:
                notice = self._notice(plan.mail, call, row, person, wishes.discreet)
                others = [each for each in await store.turns_waiting(person.id) if each.table != call.table]
                figures = notice.figures | await self.unsubscribing(person)
                figures["others"] = await others_of(self.service, person, others, wishes)
                notices.append(
                    self._row("mail", address, person, msgspec.structs.replace(notice, figures=figures), call)
                )
                with_it = [msgspec.structs.replace(each, done=MAILED) for each in others]
        if plan.drop:
            await store.call_ended(call, notices)
        else:
            await store.called(call, plan.due, done, notices, with_it)
        if notices:
            self.service.notices.nudge()

    def _notice(self, event: NoticeEvent, call: CallRow, row: TableRow, person: Person, discreet: bool) -> Notice:
        language, site = person.language, self.service.site()
        if call.kind == "turn":
            figures = turn_figures(row, person.id, read_asked(call.body), language, site)
        else:
            figures = opened_figures(row, language, site)
        if call.kind == "chat":
            figures["names"] = next((seat.name for seat in row.seats if seat.person == call.body), "")
        figures |= {"name": person.name, "discreet": "yes" if discreet else ""}
        return Notice(event, language, figures, call.deadline)

    def _row(self, channel: str, address: str, person: Person, notice: Notice, call: CallRow) -> NoticeRow:
        now = self.service.now()
        expires = now + LIFE if call.deadline is None else max(now + HOUR // 4, call.deadline)
        about = call.table if call.kind == "turn" else f"{call.kind} {call.table}"
        body = msgspec.json.encode(notice).decode()
        return NoticeRow(secrets.token_hex(12), channel, address, person.id, body, now, now, expires, about=about)

    async def _withdrawn(self, call: CallRow, person: Person) -> list[NoticeRow]:
        """To all devices: one may show what another was told before it was signed in here."""
        notice = Notice("withdraw", person.language, {"table": call.table})
        pushes = await self.service.store.pushes(person.id, self.service.now())
        return [self._row("push", push.endpoint, person, notice, call) for push in pushes if may_be_silent(push)]

    # -- groups -------------------------------------------------------------------------------------------
    async def _tell_group(self, call: CallRow, row: TableRow) -> None:
        store = self.service.store
        hook = await store.hook(call.who)
        if hook is None or hook.off is not None or call.mark == GONE or "turn" not in hook.events:
            await store.call_ended(call)
            return
        if call.due is not None and call.done == 0:
            found = await store.glimpses([call.table])
            glance = found[0].glance if found else None
            seats = [seat for seat in (glance.speakers if glance else []) if row.seats[seat].kind == "person"]
            figures = group_figures(row, read_asked(call.body), seats, hook.language, self.service.site())
            notice = Notice("turn", hook.language, figures)
            now = self.service.now()
            body = msgspec.json.encode(notice).decode()
            notices = [
                NoticeRow(
                    secrets.token_hex(12), "hook", hook.id, hook.person, body, now, now, now + LIFE, about=call.table
                )
            ]
            await store.called(call, None, SHOWN, notices if seats else [])
            self.service.notices.nudge()
        else:
            await store.called(call, None, call.done, [])

    # -- addresses ----------------------------------------------------------------------------------------
    async def address(self, person: Person) -> str:
        """Where somebody gets mail: the address that was confirmed first."""
        if not self.service.ways.offers_mail():
            return ""
        ways: list[Way] = [way for way in await self.service.store.ways(person.id) if way.kind == "mail"]
        return ways[0].found if ways else ""

    async def unsubscribing(self, person: Person) -> dict[str, str]:
        """How a mail says that no more are wanted, with one click."""
        site = self.service.site()
        stop = self.service.identity.signed("unsubscribe", person.id)
        return {"stop": f"{site}/unsubscribe/{person.id}.{stop}", "fewer": f"{site}/notices", "site": site}

    async def close(self) -> None:
        await ended([self._task])


def may_be_silent(push: PushRow) -> bool:
    """Apple takes the right to push from whoever pushes without showing something: there a notice goes when a page of
    ours is opened."""
    return "push.apple.com" not in push.endpoint
