# interpreted
"""What the coach points out in Porto Carthago: the next palace seat, what waits at the docks, the odds of a voyage."""

from __future__ import annotations

from emporion.games.porto_carthago.sight.shapes import PortoCarthagoSight, SeatSight, Ship
from emporion.games.porto_carthago.table.components import FINAL_SEAT_POINTS, FINAL_SEAT_PRICE
from emporion.kernel.journal import Figure
from emporion.parts.counsel import Advisor, Asked, Remark, named

Look = Asked[PortoCarthagoSight]


def _me(look: Look) -> SeatSight:
    return look.sight.seats[look.seat]


def _seat(look: Look) -> Remark:
    """What the next palace seat asks for."""
    me, palace = _me(look), look.sight.palace
    figures: dict[str, Figure] = {"price": palace.price, "points": palace.trade_points, "own": me.trade_points}
    if me.talents is None:
        return Remark("seat-hidden", "PCA-4.7.2", figures)
    return Remark("seat", "PCA-4.7.2", figures | {"talents": me.talents})


def _waiting(look: Look) -> list[Ship]:
    """The ships at own docks that still lack their good."""
    docks = [dock for dock in look.sight.docks if dock.owner == look.seat]
    return [dock.ship for dock in docks if dock.ship is not None and dock.good != dock.ship.good]


def _wanted(look: Look) -> Remark:
    waiting = _waiting(look)
    if not waiting:
        return Remark("no-ship", "PCA-4.2.6", {"docks": _me(look).docks})
    goods = [ship.good for ship in waiting]
    ready = [good for good in dict.fromkeys(goods) if _me(look).store.get(good)]
    figures: dict[str, Figure] = {"goods": named("good", goods)}
    if not ready:
        return Remark("wanted-lacking", "PCA-4.6.6", figures)
    return Remark("wanted", "PCA-4.6.6", figures | {"ready": named("good", ready)})


def _coming(look: Look) -> Remark:
    """What lies in row 1, and how much of it comes to docks of one's own."""
    ships = [ship for ship in look.sight.row1 if ship is not None]
    free = [dock.id.rpartition("_")[0] for dock in look.sight.docks if dock.owner == look.seat and dock.ship is None]
    mine = sum(ship.civilisation in free for ship in ships)
    names: Figure = named("ship", [ship.id for ship in ships])
    return Remark("row", "PCA-4.2.4", {"ships": names, "mine": mine})


def _reserve(look: Look) -> Remark:
    return Remark("reserve", "PCA-4.4.2", {"servants": _me(look).reserve})


def _voyage(look: Look) -> Remark:
    """How many of the ships in the deck would be a success now."""
    temple, deck = _me(look).temple, look.sight.deck
    figures: dict[str, Figure] = {"servants": temple, "ships": sum(deck.dangers[:temple]), "deck": deck.size}
    return Remark("voyage", "PCA-4.9.1", figures)


def _tower(look: Look) -> Remark:
    others = [seat.lighthouse for number, seat in enumerate(look.sight.seats) if number != look.seat]
    return Remark("tower", "PCA-4.2.1", {"own": _me(look).lighthouse, "most": max(others)})


def _turn(look: Look) -> list[Remark]:
    return [_wanted(look), _seat(look), _reserve(look)]


def _after(look: Look) -> list[Remark]:
    return [_seat(look), _wanted(look)]


def _docks(look: Look) -> list[Remark]:
    return [_coming(look), _reserve(look)]


def _ships(look: Look) -> list[Remark]:
    return [_coming(look), _wanted(look)]


def _goods(look: Look) -> list[Remark]:
    return [_wanted(look)]


def _market(look: Look) -> list[Remark]:
    return [_wanted(look), Remark("market", "PCA-4.6.5", {"price": look.sight.market.price})]


def _first_good(look: Look) -> list[Remark]:
    return [_coming(look), Remark("first-good", "PCA-3.1.6", {})]


def _charter(look: Look) -> list[Remark]:
    return [_voyage(look), _reserve(look)]


def _aristocrat(look: Look) -> list[Remark]:
    return [_tower(look), _coming(look), _voyage(look)]


def _temple(look: Look) -> list[Remark]:
    return [_voyage(look)]


def _point(look: Look) -> list[Remark]:
    lengths = [seat.on_path for number, seat in enumerate(look.sight.seats) if number != look.seat]
    path: dict[str, Figure] = {"own": _me(look).on_path, "most": max(lengths)}
    return [_seat(look), Remark("path", "PCA-4.10.1", path)]


def _last_seat(look: Look) -> list[Remark]:
    return [Remark("last-seat", "PCA-5.2.3", {"price": int(FINAL_SEAT_PRICE), "points": int(FINAL_SEAT_POINTS)})]


COUNSEL: dict[str, Advisor[PortoCarthagoSight]] = {
    "setup_claim": _docks,
    "setup_claim_optional": _docks,
    "setup_take_good": _first_good,
    "lighthouse_mode": _ships,
    "bar_ship": _ships,
    "admit_ship": _ships,
    "choose_berth": _ships,
    "choose_load": _goods,
    "place_trade_point": _point,
    "use_immediate": _after,
    "turn_main": _turn,
    "turn_after": _after,
    "refresh_buy": _goods,
    "captain": _charter,
    "set_lighthouse": _aristocrat,
    "set_temple": _temple,
    "stevedore_kind": _docks,
    "claim_dock": _docks,
    "withdraw": _docks,
    "transfer_from": _docks,
    "transfer_to": _docks,
    "buy_good": _market,
    "carry_from": _goods,
    "carry_to": _goods,
    "survey_next": _ships,
    "load_any_good": _goods,
    "move_servants": _aristocrat,
    "bring_ship": _ships,
    "final_seat": _last_seat,
}
