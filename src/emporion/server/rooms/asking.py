"""A seat asks the others whether it may take its turn back, or for more time. The room's lock must be held for all of
it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.match.back import recall
from emporion.server.problems import ProblemError
from emporion.server.store import EVERYBODY, Heard, Op

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room


LONGEST_TIME = 365 * 24 * 3600 * 1000
"""Who has so much has enough: time is counted day by day, whenever anybody looks."""


class Asking:
    def __init__(self, room: Room) -> None:
        self.room = room

    async def ask(self, seat: int, heard: Heard) -> None:
        play = self.room.playing()
        how, places = play.way_back(seat)
        if how == "asked":
            raise ProblemError("asked-already")
        if how == "kept":
            raise ProblemError("turn-kept")
        if how == "shown":
            raise ProblemError("shown-since")
        if how != "ask":
            raise ProblemError("nothing-to-take-back")
        play.check_share(seat)
        now = self.room.service.now()
        await self._talk([Op(play.number, "ask", seat, now, EVERYBODY, "", places[-1], heard.message)], heard)

    async def ask_for_time(self, seat: int, seconds: int, heard: Heard) -> None:
        play = self.room.playing()
        if play.requests.open is not None:
            raise ProblemError("asked-already")
        if self.room.row.pace.seconds is None:
            raise ProblemError("no-clock")
        if seat not in play.publicly_speaking() or play.over():
            raise ProblemError("not-your-turn")
        if play.requests.had_its_answer(seat):
            raise ProblemError("time-kept")
        deadline = play.deadline(seat)
        if deadline is not None and deadline > self.room.service.now() + LONGEST_TIME:
            raise ProblemError("time-enough")
        play.check_share(seat)
        now, words = self.room.service.now(), len(play.match.said)
        await self._talk([Op(play.number, "ask", seat, now, EVERYBODY, str(seconds), words, heard.message)], heard)

    async def answer(self, seat: int, number: int, yes: bool, heard: Heard) -> None:
        """The last yes does what was asked for, stored together with it; a no of the seat that asked withdraws."""
        room, play = self.room, self.room.playing()
        request = play.requests.open
        withdraws = request is not None and seat == request.seat and not yes
        if request is None or request.number != number or not (withdraws or seat in play.requests.silent(request)):
            raise ProblemError("no-request")
        op = Op(play.number, "yes" if yes else "no", seat, room.service.now(), EVERYBODY, message=heard.message)
        if yes and play.requests.silent(request) == [seat]:
            await self._grant([op], heard)
        else:
            await self._talk([op], heard)

    async def see_to_it(self) -> None:
        """All have agreed, though the last of them has not said so but left; or the time is over: silence is a no."""
        room, play = self.room, self.room.playing()
        request, due = play.requests.open, play.requests.due()
        if request is None or due is None or due > room.service.now():
            return
        silent = play.requests.silent(request)
        if silent:
            await self._talk([Op(play.number, "no", silent[0], room.service.now(), EVERYBODY)])
        else:
            await self._grant([])

    async def _grant(self, talk: list[Op], heard: Heard | None = None) -> None:
        play, now = self.room.playing(), self.room.service.now()
        request = play.requests.open
        assert request is not None
        message = heard.message if heard else ""
        if request.seconds:
            decision = play.game.decision(play.table, request.seat)
            more = play.clocks.owed(request.seat, request.seconds * 1000, now, decision)
            given = Op(play.number + len(talk), "extend", request.seat, now, EVERYBODY, str(more), message=message)
            await self._talk([*talk, given], heard)
            return
        ops, then = recall(play, request.seat, request.place, message, now, len(talk), agreed=True)
        await self.room.go_back([*talk, *ops], then, heard, len(talk))

    async def _talk(self, ops: list[Op], heard: Heard | None = None) -> None:
        await self.room.append(ops, heard)
        self.room.playing().accept_talk(ops)
        self.room.tell_change()
