# interpreted
"""Orders in advance: the card that is played next."""

from __future__ import annotations

from typing import Any

from emporion.games.concordia_venus.sight.shapes import ConcordiaSight
from emporion.parts.orders import Chosen, Form, Order, Seen

Look = Seen[ConcordiaSight]


def _display(seen: Look) -> list[str]:
    return [space.card for space in seen.sight.market if space.card]


def _card_form(seen: Look) -> Form | None:
    own = seen.sight.own
    if own is None or not own.hand or seen.phase == "setup" or seen.sight.active == seen.seat:
        return None
    cards = list(dict.fromkeys(own.hand))
    return Form(
        words=[f"play:{card}" for card in cards], until=[f"card:{card}" for card in dict.fromkeys(_display(seen))]
    )


def _card_rests(seen: Look) -> list[Any]:
    own = seen.sight.own
    return [] if own is None else [sorted(own.hand)]


def _card_says(seen: Look, chosen: Chosen) -> str | None:
    """The condition is a card that somebody else has bought."""
    wanted = chosen.until.removeprefix("card:")
    return None if wanted and wanted not in _display(seen) else chosen.word


ORDERS = (Order("card", "play_card", "CNV-4.1.1", _card_form, _card_rests, _card_says),)
