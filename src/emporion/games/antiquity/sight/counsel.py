# interpreted
"""What the coach points out in Antiquity: the graves and the pollution that are coming, men, wood and room."""

from __future__ import annotations

from emporion.games.antiquity.sight.shapes import AntiquitySight, SeatSight
from emporion.kernel.journal import Figure
from emporion.parts.counsel import Advisor, Asked, Remark

Look = Asked[AntiquitySight]


def _me(look: Look) -> SeatSight:
    return look.sight.seats[look.seat]


def _famine(look: Look) -> Remark:
    coming = _me(look).forecast
    figures: dict[str, Figure] = {"famine": coming.famine, "foods": coming.foods, "graves": coming.graves}
    return Remark("famine", "ANT-4.8.1", figures)


def _pollution(look: Look) -> Remark:
    me = _me(look)
    return Remark("pollution", "ANT-4.9.1", {"markers": me.forecast.markers, "clean": me.zone_clean})


def _men(look: Look) -> Remark:
    me = _me(look)
    figures: dict[str, Figure] = {"men": me.men, "wood": me.goods.get("wood", 0), "carts": me.carts}
    return Remark("men", "ANT-4.0.10", figures)


def _store(look: Look) -> Remark:
    me = _me(look)
    goods = sum(me.goods.values())
    if me.room is None:
        return Remark("all-stored", "ANT-4.5.1", {"goods": goods})
    return Remark("room", "ANT-4.5.1", {"goods": goods, "room": me.room, "lost": max(0, goods - me.room)})


def _tile(look: Look) -> list[Remark]:
    return [Remark("tile", "ANT-3.1.6", {"tiles": len(look.offer)})]


def _centre(look: Look) -> list[Remark]:
    return [Remark("centre", "ANT-4.0.6", {"places": len(look.offer)})]


def _draft(look: Look) -> list[Remark]:
    return [_men(look), _famine(look), _store(look)]


def _country(look: Look) -> list[Remark]:
    return [_men(look), _famine(look), _pollution(look)]


def _discard(look: Look) -> list[Remark]:
    return [_store(look), _famine(look)]


def _harvest(look: Look) -> list[Remark]:
    me = _me(look)
    left: dict[str, Figure] = {"buildings": len(me.rurals), "left": sum(rural.left for rural in me.rurals)}
    return [Remark("harvest", "ANT-4.6.2", left), _famine(look)]


def _explore(look: Look) -> list[Remark]:
    tokens = sum(land.token for land in look.sight.hexes)
    return [Remark("explore", "ANT-4.7.1", {"tokens": tokens}), _famine(look)]


def _bury(look: Look) -> list[Remark]:
    return [Remark("bury", "ANT-4.8.2", {"famine": look.sight.famine})]


def _pollute(look: Look) -> list[Remark]:
    return [_pollution(look)]


COUNSEL: dict[str, Advisor[AntiquitySight]] = {
    "choose_tile": _tile,
    "choose_centre": _centre,
    "draft": _draft,
    "countryside": _country,
    "discard": _discard,
    "harvest": _harvest,
    "explore": _explore,
    "bury": _bury,
    "pollute": _pollute,
}
