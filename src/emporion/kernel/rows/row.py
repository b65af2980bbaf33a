"""A row being written: small numbers one after the other into a buffer that somebody else reads."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Row:
    """`at` is where the next number goes. Seats are told by how many places they sit after the viewer."""

    def __init__(self, v: vec[i16], most_seats: i64) -> None:
        self.v = v
        self.at: i64 = 0
        self.most_seats = most_seats
        self.seats: i64 = most_seats
        self.viewer: i64 = 0

    def put(self, value: i64) -> None:
        self.v[self.at] = i16(value)
        self.at += 1

    def flag(self, yes: bool) -> None:
        self.v[self.at] = i16(1) if yes else i16(0)
        self.at += 1

    def skip(self, n: i64) -> None:
        """So many zeros."""
        at: i64 = self.at
        for k in range(at, at + n):
            self.v[k] = i16(0)
        self.at = at + n

    def hot(self, value: i64, n: i64) -> None:
        """A number for each of 0 .. n-1: 1 for the value, 0 for the others; nothing but zeros for any other value."""
        at: i64 = self.at
        self.skip(n)
        if 0 <= value < n:
            self.v[at + value] = i16(1)

    def copy(self, numbers: vec[i64], first: i64, n: i64) -> None:
        """Numbers of a table as they lie there."""
        at: i64 = self.at
        for k in range(n):
            self.v[at + k] = i16(numbers[first + k])
        self.at = at + n

    def seat(self, seat: i64) -> None:
        """A number for each place, 1 for the seat's; nothing but zeros if it is nobody's."""
        self.hot(-1 if seat < 0 else self.place(seat), self.most_seats)

    def seats_of(self, mask: i64) -> None:
        """A number for each place, 1 for the seats whose bit is set."""
        at: i64 = self.at
        self.skip(self.most_seats)
        for seat in range(self.seats):
            if (mask >> seat) & 1 == 1:
                self.v[at + self.place(seat)] = i16(1)

    def place(self, seat: i64) -> i64:
        """How many places after the viewer a seat sits."""
        return (seat - self.viewer + self.seats) % self.seats

    def sits_at(self, place: i64) -> i64:
        """The seat that many places after the viewer, or -1 if nobody sits there."""
        return (self.viewer + place) % self.seats if place < self.seats else -1
