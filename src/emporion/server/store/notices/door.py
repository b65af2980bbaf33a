"""What any storage must be able to do so that people can be told something; what is kept is in notice_rows.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from emporion.server.messages import HookEvent, NoticeEvent, Wishes
from emporion.server.store.notices.rows import CallRow, HookRow, NoticeRow, PushRow, WishRow


class NoticeStore(Protocol):
    # -- the outbox ---------------------------------------------------------------------------------------
    async def put_notice(self, notice: NoticeRow) -> None:
        """Let it be sent, in the place of an older one about the same; not to an address that is dead."""

    async def claim_notices(self, channel: str, now: int, limit: int) -> list[NoticeRow]:
        """Notices of a channel that are due and that no other server sends: from now on this one does. Each counts as
        tried once more. Of each person the first one, as long as no server sends another."""

    async def sends(self, notice: str) -> bool:
        """Whether this server still has it to send: it may have been withdrawn or replaced."""

    async def next_notice(self, channels: Sequence[str]) -> int | None:
        """When the first one that no server sends is due."""

    async def notice_later(self, notice: str, due: int) -> None:
        """It could not be sent: any server may try again, then."""

    async def drop_notice(self, notice: str) -> None: ...

    async def dead_end(self, channel: str, address: str, until: int) -> None:
        """Nothing is sent there any more until then; what was to be goes."""

    async def drop_old_notices(self, now: int) -> None:
        """Forget what has expired."""

    # -- who is to be told what of a table ----------------------------------------------------------------
    async def note_calls(self, calls: Sequence[CallRow], over: Sequence[CallRow] = ()) -> None:
        """Whose turn it is, and whose is over. What is known already stays as far as it was told; another turn of the
        same seat begins anew, but it is remembered that something may be shown on devices. What is older than what is
        known changes nothing."""

    async def call_once(self, calls: Sequence[CallRow]) -> None:
        """Add those that there are not yet."""

    async def claim_calls(self, now: int, limit: int) -> list[CallRow]:
        """Those for which there is something to do and that no other server has: from now on this one does."""

    async def next_call(self) -> int | None:
        """When there is something to do for the first that no server has."""

    async def called(
        self, call: CallRow, due: int | None, done: int, notices: Sequence[NoticeRow], with_it: Sequence[CallRow] = ()
    ) -> None:
        """Send these, and note what was done, also for others that are told with it; `Stale`, and nothing is sent, if
        the call has changed since this server claimed it."""

    async def call_ended(self, call: CallRow, notices: Sequence[NoticeRow] = ()) -> None:
        """The same where there is nothing more to do: it goes."""

    async def call_again(self, call: CallRow, due: int | None = None) -> None:
        """This server does nothing for it: any may look at it, when it is due or then."""

    async def turns_waiting(self, person: str) -> list[CallRow]:
        """The tables that wait for somebody, the longest first."""

    async def nudge(self, person: str, table: str, bit: int) -> bool:
        """Note that somebody is to be reminded; False if that was done in this turn, or cannot be."""

    async def call_later(self, person: str, table: str, at: int, bit: int) -> bool:
        """Tell it anew, then."""

    async def onlook(self, people: Mapping[str, bool]) -> None:
        """Note who has a page open at this server, and who has none."""

    async def looks(self, person: str) -> bool:
        """Whether somebody has a page open anywhere."""

    async def digest_again(self, row: WishRow, due: int | None = None) -> None:
        """The same for a digest."""

    # -- how they want to be told -------------------------------------------------------------------------
    async def wishes(self, people: Sequence[str]) -> dict[str, Wishes]:
        """Of those of these that want to be told anything."""

    async def put_wishes(self, row: WishRow) -> None: ...

    async def look_at_tables_of(self, person: str, now: int) -> None:
        """Let the tables in play of a person be looked at now by whoever drives them."""

    async def claim_digests(self, now: int, limit: int) -> list[WishRow]:
        """Those whose digest is due and that no other server makes: from now on this one does."""

    async def next_digest(self) -> int | None: ...

    async def digested(self, row: WishRow, due: int | None, now: int, notices: Sequence[NoticeRow]) -> None:
        """Send it, and note when the next one is due; `Stale` if the wishes have changed meanwhile."""

    async def pushes(self, person: str, now: int) -> list[PushRow]:
        """Where somebody's devices take pushes."""

    async def push_to(self, endpoint: str) -> PushRow | None: ...

    async def put_push(self, row: PushRow) -> None:
        """From now on that device takes pushes there, and nobody else does."""

    async def want_pushes(self, person: str, device: str, events: list[NoticeEvent], now: int) -> bool:
        """What a device of that person wants; False if it takes none."""

    async def drop_pushes(self, endpoint: str = "", device: str = "") -> None: ...

    async def hooks(self, people: Sequence[str]) -> list[HookRow]: ...

    async def hook(self, hook: str) -> HookRow | None: ...

    async def put_hook(self, row: HookRow, known: int) -> None:
        """Add one; `Stale` unless its person has so many, for none must be added twice, or one too many."""

    async def switch_on_hook(self, person: str, hook: str, events: Sequence[HookEvent] | None = None) -> bool:
        """A hook of that person works, and tells of these if they are named; False where it is no more."""

    async def drop_hook(self, person: str, hook: str) -> bool:
        """Remove a hook of that person; whether there was one."""

    async def hook_answered(self, hook: HookRow, well: bool, most: int, now: int) -> bool:
        """Note whether it worked; after so many failures it is switched off. Whether that was now."""
