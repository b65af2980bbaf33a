# interpreted
"""What the coach points out in Concordia Venus: what the hand still holds, what provinces bring, what gods count."""

from __future__ import annotations

from emporion.games.concordia_venus.sight.shapes import ConcordiaSight, OwnSight, SeatSight
from emporion.games.concordia_venus.table.components import (
    STOREHOUSE,
    TAX_BASE,
    TAX_PER_COLONIST,
    TRIBUNE_FREE_CARDS,
    TRIBUNE_MONEY,
)
from emporion.kernel.journal import Figure
from emporion.parts.counsel import Advisor, Asked, Remark

Look = Asked[ConcordiaSight]


def _me(look: Look) -> SeatSight:
    return look.sight.seats[look.seat]


def _own(look: Look) -> OwnSight:
    assert look.sight.own is not None
    return look.sight.own


def _hand(look: Look) -> Remark:
    """How many cards are left, and what the Tribune would bring now, itself counted."""
    me = _me(look)
    money = max(0, me.discard_size + 1 - int(TRIBUNE_FREE_CARDS)) * int(TRIBUNE_MONEY)
    return Remark("hand", "CNV-4.4.1", {"hand": me.hand_size, "pile": me.discard_size, "money": money})


def _province(look: Look) -> Remark:
    """The active provinces in which villas of one's own make most."""
    yields = {each.id: sum(each.yields.get(look.seat, {}).values()) for each in look.sight.provinces if each.active}
    best = max(yields.values(), default=0)
    cash: dict[str, Figure] = {"cash": look.sight.cash_bonus}
    if best == 0:
        return Remark("no-province", "CNV-4.6.4", cash)
    found: Figure = [f"province:{name}" for name, goods in yields.items() if goods == best]
    return Remark("province", "CNV-4.6.2", cash | {"provinces": found, "goods": best})


def _gods(look: Look) -> Remark:
    """Which god one more card would be worth most of today."""
    worth = _own(look).per_card
    best = max(worth, key=lambda god: worth[god])
    god = f"god:{best}" if best in _me(look).gods else "god:minerva"
    return Remark("god", "CNV-5.2.1", {"god": god, "points": worth[best]})


def _room(look: Look) -> Remark:
    me = _me(look)
    return Remark("room", "CNV-4.3.1", {"free": me.free_spaces, "spaces": int(STOREHOUSE), "money": me.money})


def _sites(look: Look) -> Remark:
    """In how many cities a villa could be paid for with a colonist beside them."""
    cities = [city.id for city in look.sight.cities if city.good is not None]
    refused = _own(look).villa_refusals
    payable = sum(city not in refused for city in cities)
    return Remark("sites", "CNV-4.5.7", {"cities": payable, "villas": _me(look).villas_left})


def _card(look: Look) -> list[Remark]:
    found = [_hand(look), _province(look), _sites(look)]
    if look.sight.last_turn is not None:
        found.insert(0, Remark("last-turns", "CNV-5.1.2", {}))
    return found


def _prefect(look: Look) -> list[Remark]:
    return [_province(look), _room(look)]


def _architect(look: Look) -> list[Remark]:
    steps = look.sight.move.steps_left if look.sight.move is not None else 0
    return [Remark("steps", "CNV-4.5.1", {"steps": steps}), _sites(look)]


def _build(look: Look) -> list[Remark]:
    return [_sites(look), _gods(look)]


def _goods(look: Look) -> list[Remark]:
    return [_room(look), _sites(look)]


def _market(look: Look) -> list[Remark]:
    return [_gods(look), Remark("dear", "CNV-4.3.5", {})]


def _colonists(look: Look) -> list[Remark]:
    me = _me(look)
    board = len(me.colonists)
    tax = int(TAX_BASE) + int(TAX_PER_COLONIST) * board
    figures: dict[str, Figure] = {"board": board, "tax": tax, "left": me.stored_land + me.stored_sea}
    return [Remark("colonists", "CNV-4.10.3", figures), _room(look)]


def _copy(look: Look) -> list[Remark]:
    return [_province(look), _sites(look), _room(look)]


COUNSEL: dict[str, Advisor[ConcordiaSight]] = {
    "choose_start_city": _build,
    "play_card": _card,
    "choose_personality": _copy,
    "tribune_colonist": _colonists,
    "architect_pick_colonist": _architect,
    "architect_move_to": _architect,
    "architect_build": _build,
    "prefect_choose": _prefect,
    "forgo_good": _goods,
    "mercator_trade": _goods,
    "mercator_quantity": _goods,
    "diplomat_copy": _copy,
    "colonist_mode": _colonists,
    "colonist_place": _colonists,
    "buy_card": _market,
    "pay_any_good": _goods,
    "legate_suggest": _card,
}
