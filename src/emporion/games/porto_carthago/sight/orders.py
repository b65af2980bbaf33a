# interpreted
"""Orders in advance: on one's next turn, and on the last place in the palace."""

from __future__ import annotations

from typing import Any

from emporion.games.porto_carthago.sight.shapes import PortoCarthagoSight
from emporion.parts.orders import Chosen, Form, Order, Seen

Look = Seen[PortoCarthagoSight]


def _turn_form(seen: Look) -> Form | None:
    if seen.phase != "actions" or seen.sight.active_player == seen.seat:
        return None
    reserve = seen.sight.seats[seen.seat].reserve
    spaces = [n for n, space in enumerate(seen.sight.action_spaces, start=1) if space.action and space.cost <= reserve]
    goods = [f"good:{good}" for good in sorted(seen.sight.market.goods)]
    return Form(words=["take_coins", *(f"choose_space:{space}" for space in spaces)], until=goods)


def _turn_rests(seen: Look) -> list[Any]:
    """Ships may load and pay in the turns of others; what one can do oneself must still be there."""
    own = seen.sight.seats[seen.seat]
    return [seen.sight.decade, seen.phase, own.reserve, own.charters, own.docks]


def _turn_says(seen: Look, chosen: Chosen) -> str | None:
    wanted = chosen.until.removeprefix("good:")
    return None if wanted and wanted not in seen.sight.market.goods else chosen.word


def _seat_form(seen: Look) -> Form | None:
    return Form(words=["buy_final_seat", "decline"]) if seen.phase == "final_actions" else None


def _seat_rests(seen: Look) -> list[Any]:
    own = seen.sight.seats[seen.seat]
    return [seen.phase, own.trade_points, own.palace]


def _word(seen: Look, chosen: Chosen) -> str:
    return chosen.word


ORDERS = (
    Order("turn", "turn_main", "PCA-4.5.2", _turn_form, _turn_rests, _turn_says),
    Order("final-seat", "final_seat", "PCA-5.2.3", _seat_form, _seat_rests, _word),
)
