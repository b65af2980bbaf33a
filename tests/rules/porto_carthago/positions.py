"""Positions of Porto Carthago, built readably: what lies where and whose decision it is; words are said by their text.

Servants that are not named stand in the reserve; where the reserve is named, the others stand on action space 6.
Ship cards that are not named lie in the deck below those that are, goods that are not named in the bag.
"""

from collections.abc import Mapping
from typing import cast

from emporion.games import load
from emporion.games.porto_carthago.rules.invariants import servants_of
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import ACTION, DOCK, GOOD_COUNT, GOODS, SERVANTS, SHIP
from emporion.games.porto_carthago.table.layout import (
    ACTION_AT,
    ACTIVE,
    BAG,
    BLOCKED,
    BOUGHT,
    CHARTER,
    DECADE,
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DOCKS,
    FIRST,
    GOOD_AT,
    HELD,
    KINDS,
    LIGHTHOUSE,
    MARKET,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    ON_PATH,
    ON_SPACE,
    OWNER,
    PALACE,
    PATH_OWNER,
    RESERVE,
    ROUND,
    ROW1,
    ROW2,
    SHIP_AT,
    SHIPS,
    SINGLE_OWNER,
    SINGLES,
    SPACES,
    STORE,
    TALENTS,
    TEMPLE,
    TRADE_POINTS,
)
from emporion.kernel.journal import Journal
from emporion.kernel.options import OptionValue
from tests.rules.speaking import SpokenPosition, Wanted, open_at

PCA = load("porto_carthago")
Numbers = dict[int, int]
R, B, Y, K = 0, 1, 2, 3


class Position(SpokenPosition[PortoCarthagoTable]):
    game = PCA

    # -- what lies on the table ---------------------------------------------------------------------------
    def reserve(self, seat: int) -> int:
        return int(self.t.reserve(seat))

    def talents(self, seat: int) -> int:
        return int(self.t.talents(seat))

    def trade(self, seat: int) -> int:
        return int(self.t.trade_points(seat))

    def palace(self, seat: int) -> int:
        return int(self.t.palace(seat))

    def temple(self, seat: int) -> int:
        return int(self.t.temple(seat))

    def lighthouse(self, seat: int) -> int:
        return int(self.t.lighthouse(seat))

    def path(self) -> list[int]:
        return [int(self.t.v[PATH_OWNER + k]) for k in range(self.t.path_length())]

    def held(self, seat: int) -> list[str]:
        return [SHIP[ship] for ship in range(SHIPS) if self.t.holds(seat, ship)]

    def store(self, seat: int) -> str:
        return _written([int(self.t.stored(seat, good)) for good in range(KINDS)])

    def market(self) -> str:
        return _written([int(self.t.market(good)) for good in range(KINDS)])

    def bag(self, good: str) -> int:
        return int(self.t.v[BAG + GOODS.index(good)])

    def dock(self, name: str) -> tuple[int | None, str | None, str | None]:
        """Owner, ship and good."""
        dock = DOCK.index(name)
        owner, ship, good = self.t.owner(dock), self.t.ship_at(dock), self.t.good_at(dock)
        return (
            None if owner == NONE else int(owner),
            None if ship == NONE else SHIP[ship],
            None if good == NONE else GOODS[good],
        )

    def deck(self) -> list[str]:
        """The ship deck, top card first."""
        return [SHIP[self.t.deck_card(place)] for place in range(self.t.deck_size())]

    def row(self, number: int) -> list[str | None]:
        at = ROW1 if number == 1 else ROW2
        ships = [int(self.t.v[at + slot]) for slot in range(self.t.row_size())]
        return [None if ship == NONE else SHIP[ship] for ship in ships]

    def charters(self) -> list[int | None]:
        owners = [int(self.t.v[CHARTER + ship]) for ship in range(self.t.seats())]
        return [None if owner == NONE else owner for owner in owners]


def position(
    at: Wanted,
    seat: int = 0,
    *,
    seats: int = 4,
    decade: int = 2,
    round: int = 1,
    first: int = 0,
    talents: Numbers | None = None,
    trade: Numbers | None = None,
    reserve: Numbers | None = None,
    blocked: Numbers | None = None,
    lighthouse: Numbers | None = None,
    temple: Numbers | None = None,
    palace: Numbers | None = None,
    singles: list[int] | None = None,
    path: list[int] | None = None,
    charters: list[int] | None = None,
    docks: Mapping[str, tuple[int | None, str, str]] | None = None,
    row1: str = "",
    row2: str = "",
    deck: str = "",
    rest: int | None = None,
    held: dict[int, str] | None = None,
    market: str = "grain wine oil purple ivory grain",
    bought: int = 0,
    store: dict[int, str] | None = None,
    actions: str = "captain aristocrat stevedore merchant carrier carrier",
    **options: OptionValue,
) -> Position:
    """Lay the table as described, with that decision or step next.

    `docks` names owner, ship and good ("" = none). `rest` is the seat that holds all ship cards not named, instead
    of the deck. `singles` counts for `palace`. Everything not mentioned is empty.
    """
    journal = Journal()
    t = cast(PortoCarthagoTable, PCA.table(seats, "a position", {"first_player_by_lot": False, **options}, journal))
    journal.events.clear()
    t.v[DECADE], t.v[ROUND], t.v[FIRST], t.v[BOUGHT] = decade, round, first, bought
    for number, action in enumerate(actions.split()):
        t.v[ACTION_AT + number] = ACTION.index(action)
    _lay_ships(t, docks or {}, row1, row2, deck, rest, held or {})
    _lay_goods(t, docks or {}, market, store or {})
    fields = (
        (TALENTS, talents, 0),
        (TRADE_POINTS, trade, 0),
        (BLOCKED, blocked, 2),
        (LIGHTHOUSE, lighthouse, 0),
        (TEMPLE, temple, 0),
        (PALACE, palace, 0),
    )
    for who in range(seats):
        for field, numbers, usual in fields:
            t.put(who, field, (numbers or {}).get(who, usual))
    for place, owner in enumerate(singles or []):
        t.v[SINGLE_OWNER + place] = owner
        t.v[SINGLES] = place + 1
        if owner != NONE:
            t.change(owner, PALACE, 1)
    for place, owner in enumerate(path or []):
        t.v[PATH_OWNER + place] = owner
        t.v[ON_PATH] = place + 1
    for place, owner in enumerate(charters or []):
        t.v[CHARTER + place] = owner
    for who in range(seats):
        t.put(who, RESERVE, 0)
        left = int(SERVANTS) - servants_of(t, who)
        kept = (reserve or {}).get(who, left)
        assert 0 <= kept <= left, f"seat {who} has only {left} servants left"
        t.put(who, RESERVE, kept)
        t.put(who, ON_SPACE + SPACES - 1, left - kept)
    _open_at(t, at, seat)
    return Position(t, journal)


def goods(text: str) -> list[int]:
    return [GOODS.index(name) for name in text.split()]


def ships(text: str) -> list[int]:
    return [NONE if name == "-" else SHIP.index(name) for name in text.split()]


def _written(counts: list[int]) -> str:
    return " ".join(GOODS[good] for good in range(KINDS) for _ in range(counts[good]))


def _lay_ships(
    t: PortoCarthagoTable,
    docks: Mapping[str, tuple[int | None, str, str]],
    row1: str,
    row2: str,
    deck: str,
    rest: int | None,
    held: dict[int, str],
) -> None:
    left = set(range(SHIPS))
    for dock in range(DOCKS):
        t.v[OWNER + dock] = t.v[SHIP_AT + dock] = t.v[GOOD_AT + dock] = NONE
    for name, (owner, ship, good) in docks.items():
        dock = DOCK.index(name)
        t.v[OWNER + dock] = NONE if owner is None else owner
        t.v[GOOD_AT + dock] = GOODS.index(good) if good else NONE
        if ship:
            t.v[SHIP_AT + dock] = SHIP.index(ship)
            left.remove(SHIP.index(ship))
    for row, text in ((ROW1, row1), (ROW2, row2)):
        cards = ships(text) + [NONE] * MOST_SLOTS
        for slot in range(MOST_SLOTS):
            t.v[row + slot] = cards[slot]
        left -= set(cards)
    for seat in range(MOST_SEATS):
        t.put(seat, HELD, sum(1 << ship for ship in ships(held.get(seat, ""))))
        left -= set(ships(held.get(seat, "")))
    pile = ships(deck)
    assert set(pile) <= left, "a ship card lies in two places"
    left -= set(pile)
    if rest is None:
        pile += sorted(left)
    else:
        t.put(rest, HELD, t.get(rest, HELD) | sum(1 << ship for ship in left))
    for place in range(SHIPS):
        t.v[DECK + place] = pile[place] if place < len(pile) else NONE
    t.v[DECK_TOP], t.v[DECK_SIZE] = 0, len(pile)


def _lay_goods(
    t: PortoCarthagoTable,
    docks: Mapping[str, tuple[int | None, str, str]],
    market: str,
    store: dict[int, str],
) -> None:
    left = [int(count) for count in GOOD_COUNT]
    for _, _, good in docks.values():
        if good:
            left[GOODS.index(good)] -= 1
    for kind in range(KINDS):
        t.v[MARKET + kind] = 0
        for seat in range(MOST_SEATS):
            t.put(seat, STORE + kind, 0)
    for kind in goods(market):
        t.v[MARKET + kind] += 1
        left[kind] -= 1
    for seat, text in store.items():
        for kind in goods(text):
            t.change(seat, STORE + kind, 1)
            left[kind] -= 1
    assert min(left) >= 0, f"more goods than there are: {left}"
    for kind in range(KINDS):
        t.v[BAG + kind] = left[kind]


def _open_at(t: PortoCarthagoTable, at: Wanted, seat: int) -> None:
    t.v[ACTIVE] = NONE
    open_at(PCA, t, at, seat, lambda step: int(t.round() - 1))
    PCA.settle(t)
