"""How somebody wants to be told, on which devices; where his tables are told of; and others who remind him."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec.structs import replace

from emporion.server.match.pulse import Glance
from emporion.server.messages import (
    ChangeHook,
    DeviceEvents,
    MyHook,
    MyNotices,
    NewHook,
    NewPush,
    NoticeDevice,
    NoticeEvent,
    Wishes,
)
from emporion.server.notices import Notice
from emporion.server.notices.hook import new_hook_id, trial, way_to
from emporion.server.notices.outside import Refused, Unreachable, check
from emporion.server.notices.plan import NUDGE, PUSH_AFTER, TOLD
from emporion.server.notices.times import HOUR, known_zone, next_digest
from emporion.server.notices.webpush import BadKey, read_keys
from emporion.server.people.identity import Visit
from emporion.server.problems import ProblemError
from emporion.server.store import HookRow, Person, PushRow, Stale, TableRow, WishRow

if TYPE_CHECKING:
    from emporion.server.service import Service

AT_FIRST: list[NoticeEvent] = ["turn", "reminder", "nudge", "over"]
"""What a device is told that has just been allowed to be."""
MOST_HOOKS = 5
TRIES = 5  # when the same person adds several at once
TRY_LIFE = 10 * 60 * 1000
NUDGE_AFTER = 5 * 60_000
"""How long somebody must have been waited for."""


class Choices:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def mine(self, visit: Visit) -> MyNotices:
        store, person = self.service.store, visit.person
        place = await self.service.ways.place(visit)
        pushes = {push.device: push for push in await store.pushes(person.id, self.service.now())}
        devices = [
            NoticeDevice(
                id=device.id,
                label=device.label,
                kind=device.kind,
                browser=device.browser,
                system=device.system,
                here=device.here,
                push=device.id in pushes,
                events=pushes[device.id].events if device.id in pushes else [],
            )
            for device in place.devices
        ]
        return MyNotices(
            sorted(devices, key=lambda device: not device.here),
            _veiled(await self.service.teller.address(person)),
            self.service.ways.offers_mail(),
            self.service.sender.public,
            await self._wishes(person),
            [_shown(hook) for hook in await store.hooks([person.id])],
        )

    async def _wishes(self, person: Person) -> Wishes:
        return (await self.service.store.wishes([person.id])).get(person.id, Wishes())

    async def wish(self, person: Person, wishes: Wishes) -> None:
        if not known_zone(wishes.zone):
            raise ProblemError("bad-zone")
        known = bool(await self.service.store.wishes([person.id]))
        now = self.service.now()
        await self.service.store.put_wishes(WishRow(person.id, wishes, next_digest(wishes, now), now))
        if not known:  # what waits already is noted, too
            await self.service.store.look_at_tables_of(person.id, now)
            self.service.wakes.nudge()

    async def no_mails(self, token: str) -> None:
        """No more mails to whoever got the link with this in it."""
        who, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self.service.identity.signed("unsubscribe", who).encode()):
            raise ProblemError("bad-link")
        person = await self.service.store.person(who)
        if person is not None:
            wishes = await self._wishes(person)
            await self.wish(person, replace(wishes, mail=[], digest="never"))

    # -- devices ------------------------------------------------------------------------------------------
    async def allow(self, visit: Visit, new: NewPush) -> None:
        """This browser takes pushes from now on, there."""
        try:
            check(new.endpoint, self.service.settings.reach_private)
            read_keys(new.key, new.auth)
        except (Refused, BadKey) as why:
            raise ProblemError("bad-push", str(why)) from None
        store, person = self.service.store, visit.person
        known = {push.device: push for push in await store.pushes(person.id, self.service.now())}
        events = known[visit.device].events if visit.device in known else AT_FIRST
        await store.put_push(PushRow(visit.device, new.endpoint, new.key, new.auth, events))
        if not await store.wishes([person.id]):
            await self.wish(person, Wishes())

    async def forbid(self, visit: Visit) -> None:
        await self.service.store.drop_pushes(device=visit.device)

    async def change_device(self, person: Person, wanted: DeviceEvents) -> None:
        events = list(dict.fromkeys(wanted.events))
        if not await self.service.store.want_pushes(person.id, wanted.id, events, self.service.now()):
            raise ProblemError("no-push")

    async def try_it(self, visit: Visit) -> None:
        """Send a notice to this very device."""
        pushes = await self.service.store.pushes(visit.person.id, self.service.now())
        push = next((push for push in pushes if push.device == visit.device), None)
        if push is None:
            raise ProblemError("no-push")
        notice = Notice("try", visit.person.language, {"link": "/notices"})
        await self.service.notices.put("push", push.endpoint, visit.person.id, notice, TRY_LIFE, "try")

    async def later(self, person: Person, table: str) -> None:
        """Tell again in an hour that a table waits."""
        at = self.service.now() + HOUR - PUSH_AFTER
        if not await self.service.store.call_later(person.id, table, at, TOLD):
            raise ProblemError("not-your-turn")
        self.service.teller.nudge()

    # -- groups -------------------------------------------------------------------------------------------
    async def add_hook(self, person: Person, new: NewHook) -> None:
        try:
            check(new.url, self.service.settings.reach_private)
            way_to(new.kind, new.url, "")
        except Refused as why:
            raise ProblemError("bad-hook", str(why)) from None
        if new.table:
            row = await self.service.store.table(new.table)
            if row is None or row.host != person.id:
                raise ProblemError("not-host")
        for _ in range(TRIES):
            try:
                return await self._add_hook(person, new)
            except Stale:  # one was added at the same moment
                pass
        raise ProblemError("too-late")

    async def _add_hook(self, person: Person, new: NewHook) -> None:
        """Add it, unless it is there: the answer was lost, or this was asked twice."""
        events, now = list(dict.fromkeys(new.events)), self.service.now()
        made = HookRow(new_hook_id(), person.id, new.table, new.kind, new.url, events, new.language, now)
        known = await self.service.store.hooks([person.id])
        if any(replace(hook, id=made.id, made=now) == made for hook in known):
            return
        if len(known) >= MOST_HOOKS:
            raise ProblemError("too-many-hooks", most=MOST_HOOKS)
        await self.service.store.put_hook(made, len(known))

    async def _hook(self, person: Person, hook: str) -> HookRow:
        found = await self.service.store.hook(hook)
        if found is None or found.person != person.id:
            raise ProblemError("no-hook")
        return found

    async def change_hook(self, person: Person, wanted: ChangeHook) -> None:
        if not await self.service.store.switch_on_hook(person.id, wanted.id, list(dict.fromkeys(wanted.events))):
            raise ProblemError("no-hook")

    async def drop_hook(self, person: Person, hook: str) -> None:
        if not await self.service.store.drop_hook(person.id, hook):
            raise ProblemError("no-hook")

    async def try_hook(self, person: Person, hook: str) -> None:
        """Say something there now; `hook-refused` if that does not work."""
        found = await self._hook(person, hook)
        channel = self.service.hook
        try:
            answer = await channel.tell(found, secrets.token_hex(8), trial(found, self.service.site()))
        except (Refused, Unreachable) as why:
            raise ProblemError("hook-refused", str(why)) from None
        if not answer.well:
            raise ProblemError("hook-refused", f"it answers {answer.status}")
        if not await self.service.store.switch_on_hook(person.id, hook):  # removed since
            raise ProblemError("no-hook")

    # -- reminding others ---------------------------------------------------------------------------------
    async def nudge(self, person: Person, table: str, seat: int) -> None:
        """Remind somebody whose turn it is: once in each turn, whoever does it. Whether it reaches anybody is his own
        business."""
        found = await self.service.store.glimpses([table])
        row = found[0].row if found and not found[0].broken else None
        glance = found[0].glance if found else None
        if row is None:
            raise ProblemError("no-table")
        who = _waited_for(row, glance, person, seat)
        if glance is not None and self.service.now() - glance.updated < NUDGE_AFTER:
            raise ProblemError("nudge-soon", name=row.seats[seat].name)
        if await self.service.store.nudge(who, table, NUDGE):
            self.service.teller.nudge()


def _waited_for(row: TableRow, glance: Glance | None, person: Person, seat: int) -> str:
    """Whom everybody knows to be waited for there."""
    if person.id not in row.people():
        raise ProblemError("not-seated")
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person":
        raise ProblemError("no-person")
    if row.seats[seat].person == person.id:
        raise ProblemError("own-seat")
    if row.status != "running" or glance is None or seat not in glance.speakers:
        raise ProblemError("not-waited-for")
    return row.seats[seat].person


def _veiled(address: str) -> str:
    """An address as its owner knows it, and nobody else who looks at the screen."""
    name, _, host = address.partition("@")
    return f"{name[0]}···{name[-1]}@{host}" if name and len(name) > 2 else f"···@{host}" if host else ""


def _shown(hook: HookRow) -> MyHook:
    place = f"{urlsplit(hook.url).hostname or ''} ···{hook.url[-4:]}"
    return MyHook(hook.id, hook.kind, place, hook.events, hook.language, hook.table, hook.off)
