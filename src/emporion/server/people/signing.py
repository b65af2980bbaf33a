"""Coming back to oneself on a device, and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from emporion.server.messages import EnterCode, SignedIn
from emporion.server.people.codes import plain
from emporion.server.people.identity import Visit
from emporion.server.problems import ProblemError
from emporion.server.store import Person, Stale

if TYPE_CHECKING:
    from emporion.server.service import Service

LENT_FOR = 30 * 24 * 3600 * 1000


class Signing:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def enter(
        self,
        visit: Visit | None,
        person: Person,
        way: str,
        lent: bool,
        agent: str,
        used: str = "",
        asked_for: str = "",
    ) -> tuple[str, SignedIn]:
        """Be that person on the device from which the visit comes: the device from now on, and what has become of the
        guest there. A guest who cannot be found otherwise is joined to the person with all his tables, unless the
        device is only lent: then it is the guest's again when it is left, or after a month. `used` is the way that is
        used up by it, `asked_for` the id of the device, if there is one already."""
        service, now = self.service, self.service.now()
        if not lent:
            visit = await self._own(visit)
        me = await self._me(person)
        if visit is not None and visit.person.id == person.id and not lent:
            if used:
                await service.ways.remove(person, used)
            return visit.device, me
        guest = visit.person if visit is not None and visit.person.id != person.id else None
        told = me
        if lent:
            told = replace(me, was=guest.name if guest else "", was_kept=guest is not None)
        elif visit is not None and guest is not None:
            if await self._is_found_otherwise(visit):
                await service.store.drop_devices(guest.id, [visit.device])
                told = replace(me, was=guest.name, was_kept=True)
            else:
                joined, given_up = await service.belongings.join(guest, person)
                told = replace(me, was=guest.name, joined=joined, given_up=given_up)
        before = visit.device if visit is not None and lent else ""
        device = service.identity.new_device(agent, now, way, now + LENT_FOR if lent else None, before)
        if asked_for:
            device = replace(device, id=asked_for)
        return await service.identity.settle(device, person, used), told

    async def enter_by_code(self, visit: Visit | None, wanted: EnterCode, agent: str) -> tuple[str, SignedIn]:
        """With a recovery code. It is used up if that has succeeded, and not before; after a lost answer the same
        client gets it again."""
        code, once = wanted.code, wanted.once
        asked_for = self.service.identity.device_asked_for(plain(code), once) if once else ""
        known = await self._entered_before(asked_for)
        if known is None:
            try:
                if found := await self.service.ways.by_code(code):
                    person, way = found
                    return await self.enter(visit, person, "code", wanted.lent, agent, way, asked_for)
            except Stale:
                pass
            known = await self._entered_before(asked_for)  # it was used just now
        if known is None:
            raise ProblemError("bad-code")
        return asked_for, await self._me(known)

    async def _me(self, person: Person) -> SignedIn:
        kept = await self.service.ways.kept(person.id)
        return SignedIn(person.id, person.name, person.language, kept, person.zone)

    async def _entered_before(self, device: str) -> Person | None:
        """Who has come in on the device of that id."""
        identity = self.service.identity
        visit = await identity.visit(identity.cookie(device)) if device else None
        return visit.person if visit is not None and visit.device == device else None

    async def _is_found_otherwise(self, visit: Visit) -> bool:
        """Whether there is a way back to a guest but this device. Who has another one of the guest's is perhaps not who
        comes back on this one: nothing of the two is mixed."""
        guest, now = visit.person.id, self.service.now()
        devices = await self.service.store.devices(guest)
        others = (each for each in devices if each.id != visit.device)
        return any(each.expires is None or each.expires > now for each in others) or await self.service.ways.kept(guest)

    async def _own(self, visit: Visit | None) -> Visit | None:
        """Who has a device when nobody borrows it any more: who only did is never joined to anybody."""
        while visit is not None:
            found = await self.service.store.device(visit.device)
            if found is None or found.expires is None:
                return visit
            before = await self.leave(visit)
            visit = await self.service.identity.visit(self.service.identity.cookie(before)) if before else None
        return None

    async def leave(self, visit: Visit) -> str:
        """Sign out here: the device that this one was before, if it was lent."""
        found = await self.service.store.device(visit.device)
        await self.service.store.drop_devices(visit.person.id, [visit.device])
        return found.before if found is not None else ""
