"""Orders in advance at a live table: sealed, taken back, and carried out by the server that drives it.

Only their owner is told of them. The room's lock must be held for whatever changes them.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING

from emporion import games
from emporion.kernel.refusal import Refused
from emporion.parts.orders import Chosen
from emporion.server.match.log import ORDERED
from emporion.server.match.orders import (
    OrderRow,
    Verdict,
    answers_at,
    facts_of,
    judge,
    kind_of,
    last_said,
    seen_by,
)
from emporion.server.match.play import Play, bit
from emporion.server.match.pulse import NO_ORDERS, Ahead
from emporion.server.messages import MyOrder, OrderForm, Orders, SealOrder
from emporion.server.problems import ProblemError
from emporion.server.store import Heard

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room

log = logging.getLogger("emporion.server")


class RoomOrders:
    def __init__(self, room: Room, rows: list[OrderRow]) -> None:
        self.room = room
        self.rows = rows

    def of(self, seat: int) -> list[OrderRow]:
        """Those of who sits there: while a bot stands in, none."""
        holder = self.room.row.seats[seat]
        return [row for row in self.rows if holder.kind == "person" and row.person == holder.person]

    # -- looking ------------------------------------------------------------------------------------------
    def _verdicts(self, play: Play) -> Iterator[tuple[int, OrderRow, Verdict]]:
        """What is to be done about each order that holds, by seat."""
        for seat in range(len(self.room.row.seats)):
            rows = [row for row in self.of(seat) if not row.fate]
            if rows:
                seen = seen_by(play, seat)
                yield from ((seat, row, judge(row, play, seat, seen)) for row in rows)

    def ahead(self) -> Ahead:
        """How they stand: for cards, and for whoever drives the table."""
        play = self.room.play
        if play is None or not self.rows or play.full:
            return NO_ORDERS
        ordered, answering, due = set[int](), set[int](), list[int]()
        for seat, row, verdict in self._verdicts(play):
            ordered.add(seat)
            if verdict.word:
                answering.add(seat)
                due.append(answers_at(row, play, seat))
            elif verdict.fate:
                due.append(0)
        return Ahead(sorted(ordered), sorted(answering), min(due, default=None))

    def told(self, seat: int) -> Orders | None:
        """What the seat's person is told; nothing where the title has none."""
        play, kinds = self.room.play, games.orders(self.room.row.game)
        if play is None or play.over() or not kinds or self.room.row.seats[seat].kind != "person":
            return None
        seen, forms = seen_by(play, seat), list[OrderForm]()
        for kind in kinds if seat not in play.speakers() else ():
            form = kind.form(seen)
            if form is not None:
                chosen = (form.amounts, list(form.words), list(form.until), form.unending, form.figures)
                forms.append(OrderForm(kind.name, kind.decision, kind.rule, *chosen))
        mine = [
            MyOrder(
                row.id,
                row.name,
                next((kind.decision for kind in kinds if kind.name == row.name), ""),
                row.chosen.amount,
                row.chosen.word,
                row.chosen.until,
                row.made,
                row.fate,
                bool(judge(row, play, seat, seen).word),
            )
            for row in self.of(seat)
            if row.fate != "done"
        ]
        return Orders(forms, mine, last_said(play.ordered, play, seat))

    # -- what their owner does ------------------------------------------------------------------------------
    async def seal(self, seat: int, wanted: SealOrder, heard: Heard) -> None:
        room, play = self.room, self.room.playing()
        kind = kind_of(room.row.game, wanted.name)
        if kind is None or play.over() or seat in play.speakers():
            raise ProblemError("no-order")
        seen, chosen = seen_by(play, seat), Chosen(wanted.amount, wanted.word, wanted.until)
        form = kind.form(seen)
        if form is None or not form.takes(chosen):
            raise ProblemError("no-order")
        now, person = room.service.now(), room.row.seats[seat].person
        row = OrderRow(secrets.token_hex(9), room.row.id, person, kind.name, chosen, facts_of(kind, seen), now)
        instead = self._about(seat, kind.decision)
        known = sum(each.person == person for each in self.rows)
        room.owner = await room.service.store.add_order(row, instead, known, heard)
        self._take(seat, [*(each for each in self.rows if each.id not in instead), row])

    def _about(self, seat: int, decision: str) -> list[str]:
        """The seat's orders about a decision."""
        kinds = {kind.name for kind in games.orders(self.room.row.game) if kind.decision == decision}
        return [row.id for row in self.of(seat) if row.name in kinds]

    async def drop(self, seat: int, order: str, heard: Heard) -> None:
        """Take one back, or put away that it fell."""
        await self.read()
        if not any(row.id == order for row in self.of(seat)):
            raise ProblemError("no-order")
        await self._forget(seat, [order], heard)

    async def overtaken(self, seat: int, decision: str) -> None:
        """The seat has spoken by itself."""
        gone = self._about(seat, decision)
        if gone:
            await self._forget(seat, gone)

    async def _forget(self, seat: int, orders: list[str], heard: Heard | None = None) -> None:
        await self.room.service.store.drop_orders(self.room.row.id, orders, heard)
        self._take(seat, [row for row in self.rows if row.id not in orders])

    def _take(self, seat: int, rows: list[OrderRow]) -> None:
        """From here on, these are the orders; the seat sees it, and nobody else."""
        self.rows = rows
        self.room.forget_pulse()
        self.room.audience.tell_change(bit(seat))
        self.room.drive()

    async def read(self) -> bool:
        """Take over what other servers have stored; whether there is anything."""
        rows = await self.room.service.store.orders(self.room.row.id)
        if rows == self.rows:
            return False
        people = {row.person for row in (*rows, *self.rows) if row not in rows or row not in self.rows}
        self.rows = rows
        self.room.forget_pulse()
        seats = [seat for seat, each in enumerate(self.room.row.seats) if each.person in people]
        self.room.audience.tell_change(sum(bit(seat) for seat in seats))
        self.room.drive()
        return True

    # -- carrying them out --------------------------------------------------------------------------------
    async def see_to_it(self) -> None:
        """Say what is due, once; let fall what does not hold any more. `Stale` if somebody spoke elsewhere."""
        room, play = self.room, self.room.playing()
        await self.read()  # it may have been taken back elsewhere
        for seat, row, verdict in list(self._verdicts(play)):
            if verdict.word and answers_at(row, play, seat) <= room.service.now():
                try:
                    await room.say(seat, [room.game.vocabulary.number(verdict.word)], message=ORDERED + row.id)
                    return  # what follows is looked at anew
                except (Refused, ProblemError) as error:
                    log.error("table %s: an order is refused: %s", room.row.id, error)
                    verdict = Verdict("refused")
            if verdict.fate == "done":
                await self._forget(seat, [row.id])
            elif verdict.fate:
                row.fate, row.at = verdict.fate, room.service.now()
                await room.service.store.order_fell(row)
                self._take(seat, self.rows)
