"""A seat asks the others whether it may take its turn back, or for more time; they say yes, or one says no.

Everything is in the table's log, in order: who asked, who answered, that the match went back or time was given. So each
server knows the same, nothing happens twice, and nothing is lost with a server. What ends a request without anybody
saying so follows from the words: something hidden was shown, or the seat has played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from emporion.kernel.match import way_back

if TYPE_CHECKING:
    from emporion.server.match.op import Op
    from emporion.server.match.play import Play

PATIENCE = 60_000
"""How long the others may think about it at a live table, in milliseconds; then silence is a no."""

Ending = Literal["open", "granted", "refused", "silent", "withdrawn", "shown"]


class Request:
    def __init__(self, op: Op, number: int, live: bool) -> None:
        self.number = number  # among the requests of the table: everybody is told it, so it counts nothing else
        self.entry = op.number  # of the log, which counts sealed words: nobody is told
        self.seat = op.seat
        self.place = op.place  # before this word the match would go back
        self.seconds = int(op.word or 0)  # of more time it asks for; 0: to go back
        self.until = op.at + PATIENCE if live else None
        self.answers: dict[int, bool] = {}
        self.ending: Ending = "open"
        self.by = op.seat  # whose answer ended it


class Requests:
    """The last request of a table, and which turns were asked about: each is once, however that ends.

    Who could withdraw and ask again without end would stop the bots of a live table for as long.
    """

    def __init__(self, play: Play) -> None:
        self.play = play
        self.last: Request | None = None
        self._number = 0  # how many there were
        self._asked: dict[int, int] = {}  # by seat: the first word of the turn that it asked for last

    def hear(self, op: Op) -> None:
        """Something was asked, answered or taken back."""
        request = self.last
        if op.kind == "ask":
            self._number += 1
            self.last = Request(op, self._number, self.play.row.pace.kind == "live")
            if not self.last.seconds:
                self._asked[op.seat] = op.place
        elif op.kind == "extend" and request is not None:
            request.ending = "granted"
        elif op.kind in ("back", "recall"):
            self._asked = {seat: place for seat, place in self._asked.items() if place < op.place}
            if request is not None and op.kind == "recall" and request.ending == "open":
                its_own = not request.seconds and op.seat == request.seat and op.place == request.place
                request.ending = "granted" if its_own else "withdrawn"
        elif request is not None and op.kind in ("yes", "no"):
            self._answered(request, op)

    def _answered(self, request: Request, op: Op) -> None:
        request.answers[op.seat] = op.kind == "yes"
        if op.kind == "no" and request.ending == "open":
            request.by = op.seat
            if op.seat == request.seat:
                request.ending = "withdrawn"
            else:
                request.ending = "refused" if op.message else "silent"

    # -- how it stands --------------------------------------------------------------------------------------
    def ending(self, request: Request) -> Ending:
        """Whether a request is open, or how it has ended."""
        if request.ending != "open":
            return request.ending
        play, seat = self.play, request.seat
        if play.over() or play.row.seats[seat].kind != "person":
            return "withdrawn"
        if request.seconds:
            return "withdrawn" if self._has_spoken(request) else "open"
        if request.place >= len(play.match.said):
            return "withdrawn"
        if any(
            said.seat == seat and said.sealed_in == 0 and play.notes.number(place) > request.entry
            for place, said in enumerate(play.match.said[request.place :], request.place)
        ):
            return "withdrawn"  # it has played on
        way = way_back(play.match.said, seat, request.place, lambda place: play.notes.noticed(place, seat))
        return "open" if way and way[-1] == request.place else "shown"

    def _has_spoken(self, request: Request) -> bool:
        """Whether the seat has spoken since, as far as everybody knows."""
        play = self.play
        for place in reversed(range(len(play.match.said))):
            if play.notes.number(place) < request.entry:
                return False
            if play.match.said[place].seat == request.seat and play.notes.public(place):
                return True
        return False

    @property
    def open(self) -> Request | None:
        return self.last if self.last is not None and self.ending(self.last) == "open" else None

    def asked(self, request: Request) -> list[int]:
        """The seats of the people whose yes it needs; bots agree, and who is out of the match has no say."""
        out = self.play.game.eliminated(self.play.table)
        seats = self.play.row.seats
        return [n for n, each in enumerate(seats) if n != request.seat and each.kind == "person" and n not in out]

    def silent(self, request: Request) -> list[int]:
        """Who of them has not answered."""
        return [seat for seat in self.asked(request) if seat not in request.answers]

    def kept(self, seat: int, place: int) -> bool:
        """Whether the turn that begins with this word stays, for the seat has asked for it and that is over."""
        request = self.open
        return self._asked.get(seat) == place and (request is None or request.seat != seat)

    def had_its_answer(self, seat: int) -> bool:
        """Whether the seat has asked for time and not got it, and has not spoken since."""
        request = self.last
        if request is None or request.seat != seat or not request.seconds:
            return False
        return self.ending(request) in ("refused", "silent", "withdrawn") and not self._has_spoken(request)

    def bots_wait(self) -> bool:
        """At a live table nothing is said for bots while people think about going back."""
        request = self.open
        return request is not None and request.until is not None and not request.seconds

    def due(self) -> int | None:
        """When there is something to do about a request that nobody need say: at once (0) when all have agreed."""
        request = self.open
        if request is None:
            return None
        return request.until if self.silent(request) else 0
