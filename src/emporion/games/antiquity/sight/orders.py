# interpreted
"""Orders in advance: where one waits for one's place in the order of play with little to decide."""

from __future__ import annotations

from typing import Any

from emporion.games.antiquity.sight.shapes import AntiquitySight
from emporion.parts.orders import Chosen, Form, Order, Seen

Look = Seen[AntiquitySight]
BEFORE = ("order_of_play", "countryside_building", "store_goods", "harvest", "exploration")


def _explore_form(seen: Look) -> Form | None:
    """Only who has an explorer at work is asked."""
    own = seen.sight.seats[seen.seat]
    works = any(piece.building == "explorer" and piece.works for piece in own.pieces)
    return Form() if works and seen.phase in BEFORE else None


def _explore_rests(seen: Look) -> list[Any]:
    return [seen.sight.turn, seen.phase in BEFORE]


def _explore_says(seen: Look, chosen: Chosen) -> str:
    return "pass"


ORDERS = (Order("no-exploration", "explore", "ANT-4.7.1", _explore_form, _explore_rests, _explore_says),)
