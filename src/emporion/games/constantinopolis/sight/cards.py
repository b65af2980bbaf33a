"""Contracts and goods as everybody reads them."""

from __future__ import annotations

from emporion.games.constantinopolis.rules.fleet import duration
from emporion.games.constantinopolis.sight.shapes import Card, Goods
from emporion.games.constantinopolis.table.components import (
    CARD,
    CARD_FAME,
    CARGO,
    DESTINATION,
    DISTANCE,
    FIRST_CARD,
    GOODS,
    KIND,
    KIND_OF,
    PASSENGER,
    QUANTITY,
    REWARD,
    SHIP,
)
from emporion.games.constantinopolis.table.layout import CARDS, SIZES


def goods_sight(cubes: list[int]) -> Goods:
    return {GOODS[good]: n for good, n in enumerate(cubes) if n}


def bit_of(card: int) -> int:
    return 1 << (card - int(FIRST_CARD[KIND_OF[card]]))


def _drawn(card: int) -> Card:
    kind = int(KIND_OF[card])
    return Card(
        id=CARD[card],
        kind=KIND[kind],
        cargo="passenger" if CARGO[kind] == PASSENGER else GOODS[CARGO[kind]],
        quantity=int(QUANTITY[kind]),
        gold=int(REWARD[kind]),
        fame=int(CARD_FAME[kind]),
        durations={SHIP[size]: int(duration(kind, size)) for size in range(SIZES) if duration(kind, size)},
        distance=DISTANCE[kind],
        destination=DESTINATION[card],
    )


CARD_SIGHTS = [_drawn(card) for card in range(CARDS)]


def card_sight(card: int) -> Card:
    return CARD_SIGHTS[card]
