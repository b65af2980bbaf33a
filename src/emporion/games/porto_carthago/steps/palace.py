"""Buying influence in the palace."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import SEAT_PRICE
from emporion.games.porto_carthago.table.layout import PALACE, RESERVE, SINGLE_OWNER, SINGLE_SEATS, SINGLES
from emporion.kernel.journal import seat_ref


def buy_palace_seat(t: PortoCarthagoTable, seat: i64, rule: str) -> None:
    """The cheapest free seat: its price to the bank, a reserve servant onto it (PCA-4.7.2)."""
    place = t.next_palace_seat()
    price = SEAT_PRICE[place]
    t.pay(seat, price)
    t.change(seat, RESERVE, -1)
    t.change(seat, PALACE, 1)
    if place < SINGLE_SEATS:
        t.v[SINGLE_OWNER + place] = seat
        t.v[SINGLES] += 1
    if t.telling():
        t.tell("palace", rule, {"seat": seat_ref(seat), "price": int(price), "total": int(t.palace(seat))})
