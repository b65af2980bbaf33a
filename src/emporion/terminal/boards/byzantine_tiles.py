"""What the buildings of Constantinopolis do, in a few words."""

from __future__ import annotations

from collections.abc import Callable

from emporion.games.constantinopolis.table.components import (
    CATEGORIES,
    CATEGORY,
    FAME,
    GOODS,
    INPUT,
    OUTPUT,
    TILE,
    YIELD_FAME,
    YIELD_GOLD,
)
from emporion.terminal.voice import Voice


def category_of(plan: str) -> str:
    return CATEGORIES[CATEGORY[TILE.index(plan)]] if plan in TILE else "public"


def listed(numbers: list[int], voice: Voice, good: Callable[[str], str]) -> str:
    return ", ".join(voice.counted(good(GOODS[k]), n) for k, n in enumerate(numbers) if n)


def effect(plan: str, voice: Voice, good: Callable[[str], str]) -> str:
    """Goods made, goods turned into gold and fame, the fame of a public building, or what a wall or utility allows."""
    if plan not in TILE:
        return voice.say("effect-fame", fame=int(plan.rpartition("_")[2]))
    tile = TILE.index(plan)
    kinds = len(GOODS)
    made = listed([int(OUTPUT[tile * kinds + k]) for k in range(kinds)], voice, good)
    if made:
        return voice.say("effect-makes", goods=made)
    taken = listed([int(INPUT[tile * kinds + k]) for k in range(kinds)], voice, good)
    if taken:
        return voice.say("effect-turns", goods=taken, gold=int(YIELD_GOLD[tile]), fame=int(YIELD_FAME[tile]))
    if FAME[tile]:
        return voice.say("effect-fame", fame=int(FAME[tile]))
    return voice.say(f"effect-{plan}")
