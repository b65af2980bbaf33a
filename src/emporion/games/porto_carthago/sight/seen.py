"""What a seat may see of Porto Carthago's table, built up from nothing (PCA-2.2.3, PCA-2.2.4)."""

from __future__ import annotations

from emporion.games.porto_carthago.rules.rankings import lighthouse_rank, path_rank
from emporion.games.porto_carthago.sight.shapes import (
    ActionSpace,
    Deck,
    Dock,
    Market,
    Palace,
    Path,
    Pending,
    Pile,
    PortoCarthagoSight,
    SeatSight,
    Ship,
)
from emporion.games.porto_carthago.steps.aristocrat import SetTemple
from emporion.games.porto_carthago.steps.carrier import CarryGood
from emporion.games.porto_carthago.steps.harbour_entry import AdmitShips, ChooseBerth
from emporion.games.porto_carthago.steps.stevedore import TransferTarget
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    ACTION,
    BONUS,
    BOX_PLACES,
    CHARTERS,
    CIVILISATION,
    DANGER,
    DOCK,
    FIRST_DOCK,
    GOODS,
    INCOME,
    MARKET_SPACES,
    OPEN_MONEY,
    PRIVILEGE,
    PRIVILEGE_OF,
    REFRESH_PRICE,
    SEAT_POINTS,
    SEAT_PRICE,
    SHIP,
    SPACE_BONUS,
    SPACE_COST,
    WANTS,
    box_number,
)
from emporion.games.porto_carthago.table.layout import (
    ACTION_AT,
    ACTIVE,
    BAG,
    BONUS_LEFT,
    BOUGHT,
    CHARTER,
    INTRIGUE,
    KINDS,
    MARKET,
    NONE,
    ON_SPACE,
    PATH_OWNER,
    ROW1,
    ROW2,
    SHIPS,
    SINGLE_OWNER,
    SINGLE_SEATS,
    SPACES,
)
from emporion.kernel.game import Game
from emporion.kernel.table import F_LOCAL


def sight(game: Game, t: PortoCarthagoTable, viewer: int) -> PortoCarthagoSight:
    seats = range(t.seats())
    ranked = [int(lighthouse_rank(t, rank)) for rank in seats]
    return PortoCarthagoSight(
        decade=int(t.decade()),
        round=int(t.round()),
        first_player=int(t.first()),
        active_player=_seat_or_none(t.v[ACTIVE]),
        space=None if t.space() == NONE else int(t.space()) + 1,
        bonus_left=t.v[BONUS_LEFT] == 1,
        row1=_row(t, ROW1),
        row2=_row(t, ROW2),
        deck=_deck(t, viewer),
        bag=_pile(t, BAG),
        market=Market(
            goods=_pile(t, MARKET),
            spaces=int(MARKET_SPACES[t.seats()]),
            bought=int(t.v[BOUGHT]),
            price=int(t.price()),
            refresh_price=int(REFRESH_PRICE),
        ),
        docks=[_dock(t, dock) for dock in range(len(DOCK))],
        charters=[_seat_or_none(t.v[CHARTER + ship]) for ship in range(CHARTERS[t.seats()])],
        lighthouse_order=[seat for seat in ranked if seat != NONE],
        action_spaces=[_action_space(t, space) for space in range(SPACES)],
        palace=_palace(t),
        path=_path(t),
        pending=_pending(game, t),
        seats=[_seat(t, seat, viewer) for seat in seats],
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _good(good: int) -> str | None:
    return None if good == NONE else GOODS[good]


def _drawn(ship: int) -> Ship:
    return Ship(
        id=SHIP[ship],
        civilisation=CIVILISATION[FIRST_DOCK[ship] // 2],
        good=GOODS[WANTS[ship]],
        income=int(INCOME[ship]),
        danger=int(DANGER[ship]),
        privilege=PRIVILEGE[PRIVILEGE_OF[ship]],
    )


SHIP_SIGHTS = [_drawn(ship) for ship in range(SHIPS)]


def _ship(ship: int) -> Ship:
    return SHIP_SIGHTS[ship]


def _ship_or_none(ship: int) -> Ship | None:
    return None if ship == NONE else _ship(ship)


def _deck(t: PortoCarthagoTable, viewer: int) -> Deck:
    ships = sorted(int(t.deck_card(place)) for place in range(t.deck_size()))
    known = t.known(viewer) if viewer >= 0 else 0
    return Deck(
        size=len(ships),
        ships=[SHIP[ship] for ship in ships],
        dangers=[sum(1 for ship in ships if DANGER[ship] == danger) for danger in range(1, max(DANGER) + 1)],
        known=[_ship(t.deck_card(place)) for place in range(known)],
    )


def _pile(t: PortoCarthagoTable, at: int) -> Pile:
    return {GOODS[good]: int(t.v[at + good]) for good in range(KINDS) if t.v[at + good]}


def _row(t: PortoCarthagoTable, row: int) -> list[Ship | None]:
    return [_ship_or_none(t.v[row + slot]) for slot in range(t.row_size())]


def _dock(t: PortoCarthagoTable, dock: int) -> Dock:
    return Dock(
        id=DOCK[dock],
        owner=_seat_or_none(t.owner(dock)),
        ship=_ship_or_none(t.ship_at(dock)),
        good=_good(t.good_at(dock)),
    )


def _action_space(t: PortoCarthagoTable, space: int) -> ActionSpace:
    action = t.v[ACTION_AT + space]
    return ActionSpace(
        cost=int(SPACE_COST[space]),
        bonus=BONUS[SPACE_BONUS[space]],
        action=None if action == NONE else ACTION[action],
        servants=[int(t.get(seat, ON_SPACE + space)) for seat in range(t.seats())],
    )


def _palace(t: PortoCarthagoTable) -> Palace:
    place = t.next_palace_seat()
    return Palace(
        seats=[_seat_or_none(t.v[SINGLE_OWNER + k]) for k in range(SINGLE_SEATS)],
        next=int(place),
        price=int(SEAT_PRICE[place]),
        trade_points=int(SEAT_POINTS[place]),
    )


def _path(t: PortoCarthagoTable) -> Path:
    length = t.path_length()
    box = [int(box_number(length, place)) for place in range(BOX_PLACES)]
    return Path(
        spaces=[_seat_or_none(t.v[PATH_OWNER + space]) for space in range(length)],
        box=[number for number in box if number],
        bonus=[int(t.get(seat, INTRIGUE)) for seat in range(t.seats())] if t.over() else _forecast(t, box),
    )


def _forecast(t: PortoCarthagoTable, box: list[int]) -> list[int]:
    """By seat: the bonus places if the game ended now (PCA-5.3.1)."""
    bonus = [0] * int(t.seats())
    for place, number in enumerate(box):
        seat = path_rank(t, place)
        if seat != NONE:
            bonus[seat] = number
    return bonus


def _pending(game: Game, t: PortoCarthagoTable) -> Pending | None:
    if t.over():
        return None
    step = game.step(t)
    if isinstance(step, CarryGood):
        source = t.local(1)
        return Pending(good=GOODS[t.local(0)], dock=None if source == NONE else DOCK[source])
    if isinstance(step, TransferTarget):
        return Pending(dock=DOCK[t.local(0)])
    if isinstance(step, SetTemple):
        return Pending(lighthouse=int(t.local(0)))
    if isinstance(step, AdmitShips):
        return Pending(ships_left=int(min(t.local(0), t.row1_ships())))
    if isinstance(step, ChooseBerth):
        left = min(t.v[t.frame(1) + F_LOCAL], t.row1_ships() - 1)  # the ship itself still lies in its slot
        return Pending(ship=_ship(t.row1(t.local(0))), ships_left=int(left))
    return None


def _seat(t: PortoCarthagoTable, seat: int, viewer: int) -> SeatSight:
    open_money = t.option(OPEN_MONEY) == 1 or t.over()
    return SeatSight(
        reserve=int(t.reserve(seat)),
        talents=int(t.talents(seat)) if open_money or seat == viewer else None,
        trade_points=int(t.trade_points(seat)),
        blocked=int(t.blocked(seat)),
        store={GOODS[good]: int(t.stored(seat, good)) for good in range(KINDS) if t.stored(seat, good)},
        lighthouse=int(t.lighthouse(seat)),
        temple=int(t.temple(seat)),
        charters=int(t.on_charters(seat)),
        on_spaces=int(t.on_spaces(seat)),
        on_path=int(t.on_path(seat)),
        docks=int(t.docks_of(seat)),
        palace=int(t.palace(seat)),
        cards={SHIP[ship]: PRIVILEGE[PRIVILEGE_OF[ship]] for ship in range(SHIPS) if t.holds(seat, ship)},
        knows=int(t.known(seat)),
    )
