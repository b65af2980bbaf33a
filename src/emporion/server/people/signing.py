"""Coming back to oneself on a device, and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.messages import SignedIn
from emporion.server.people.identity import Visit
from emporion.server.store import Person

if TYPE_CHECKING:
    from emporion.server.service import Service

LENT_FOR = 30 * 24 * 3600 * 1000


class Signing:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def enter(
        self, visit: Visit | None, person: Person, way: str, lent: bool, agent: str
    ) -> tuple[str, SignedIn]:
        """Be that person on the device from which the visit comes: the device from now on, and what has become of the
        guest there. A guest who cannot be found otherwise is joined to the person with all his tables, unless the
        device is only lent: then it is the guest's again when it is left, or after a month."""
        service, now = self.service, self.service.now()
        if not lent:
            visit = await self._own(visit)
        me = (person.id, person.name, person.language, await service.ways.kept(person.id))
        if visit is not None and visit.person.id == person.id and not lent:
            return visit.device, SignedIn(*me)
        guest = visit.person if visit is not None and visit.person.id != person.id else None
        if lent:
            before = visit.device if visit is not None else ""
            device = service.identity.new_device(agent, now, way, now + LENT_FOR, before)
            return await service.identity.settle(device, person), SignedIn(
                *me, guest.name if guest else "", was_kept=guest is not None
            )
        told = SignedIn(*me)
        if visit is not None and guest is not None:
            if await service.ways.kept(guest.id):
                await service.store.drop_devices(guest.id, [visit.device])
                told = SignedIn(*me, guest.name, was_kept=True)
            else:
                joined, given_up = await service.belongings.join(guest, person)
                await service.store.drop_devices(person.id, [visit.device])
                told = SignedIn(*me, guest.name, joined, given_up)
        return await service.identity.settle(service.identity.new_device(agent, now, way), person), told

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
