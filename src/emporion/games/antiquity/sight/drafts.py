"""What only a seat itself sees while it builds in secret: its draft, the piece in hand, offers."""

from __future__ import annotations

from emporion.games.antiquity.sight.secrecy import offers_to
from emporion.games.antiquity.sight.shapes import (
    HandSight,
    OfferSight,
    OwnSight,
    Pile,
    Spot,
)
from emporion.games.antiquity.steps.draft.moves import lifted_last
from emporion.games.antiquity.steps.draft.placing import MOVING, PAYING, PLACING, PLACING_FREE, SIZING, STAGE_NAMES
from emporion.games.antiquity.table import pieces
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import BUILDINGS, CATALOGUE, GOODS, HOUSE, HOUSES, OFFERS
from emporion.games.antiquity.table.layout import (
    DUE_FOOD,
    DUE_LUXURY,
    HAND,
    HEALED,
    KINDS,
    OFFER_ASKS,
    OFFER_GIVES,
    OFFER_STATE,
    OFFER_STRIDE,
    OFFER_TARGET,
    OFFERED,
    OFFERS_MADE,
    OPEN,
    PAID,
    SEAT,
    SHOWN,
    STAGE,
    STRIDE,
)
from emporion.games.antiquity.table.layout import GOODS as GOODS_AT
from emporion.games.antiquity.table.layout import HOUSES as HOUSES_AT
from emporion.games.antiquity.table.telling import counts_by_type
from emporion.parts.polyominoes import CELLS, SIDE


def _pile(t: AntiquityTable, at: int) -> Pile:
    return {GOODS[good]: int(t.v[at + good]) for good in range(KINDS) if t.v[at + good]}


def cells_of(mask: int) -> list[Spot]:
    return [(cell % SIDE, cell // SIDE) for cell in range(CELLS) if (mask >> cell) & 1]


def own_sight(t: AntiquityTable, seat: int) -> OwnSight:
    paid = int(t.get(seat, PAID))
    owing = t.get(seat, DUE_FOOD) + t.get(seat, DUE_LUXURY) > 0
    others = [other for other in range(t.seats()) if other != seat and not t.out(other)]
    made = t.offer(seat, OFFER_STATE) != 0
    return OwnSight(
        stage=STAGE_NAMES[t.get(seat, STAGE)],
        hand=_hand(t, seat),
        due_food=int(t.get(seat, DUE_FOOD)),
        due_luxury=int(t.get(seat, DUE_LUXURY)),
        paid=[GOODS[good] for good in range(KINDS) if owing and (paid >> good) & 1],
        healed=int(t.get(seat, HEALED)),
        offers_left=int(OFFERS - t.get(seat, OFFERS_MADE)),
        offers_received=[_offer(t, other) for other in others if offers_to(t, other, seat)],
        offer_made=_offer(t, seat) if made else None,
        built=_built(t, seat) if t.drafting() else [],
        new_houses=[n for n in range(1, HOUSES + 1) if t.drafting() and (_new_houses(t, seat) >> n) & 1],
        goods_before=_pile(t, SHOWN + seat * STRIDE + GOODS_AT) if t.drafting() else {},
        known={
            other: {GOODS[g]: int(t.known(seat, other, g)) for g in range(KINDS) if t.known(seat, other, g)}
            for other in others
            if t.drafting()
        },
    )


def _built(t: AntiquityTable, seat: int) -> list[str]:
    before, now = counts_by_type(t, SHOWN, seat), counts_by_type(t, SEAT, seat)
    return [BUILDINGS[kind] for kind in range(CATALOGUE) for _ in range(now[kind] - before[kind])]


def _new_houses(t: AntiquityTable, seat: int) -> int:
    return int(t.get(seat, HOUSES_AT) & ~t.v[SHOWN + seat * STRIDE + HOUSES_AT])


def _hand(t: AntiquityTable, seat: int) -> HandSight | None:
    """The piece in hand, or the one in the air that is dropped next."""
    stage = int(t.get(seat, STAGE))
    if stage not in (SIZING, PAYING, PLACING, PLACING_FREE, MOVING):
        return None
    p = int(t.piece(seat, lifted_last(t, seat)) if stage == MOVING else t.get(seat, HAND))
    kind = pieces.kind_of(p)
    storage = BUILDINGS[kind] == "storage"
    turns: list[list[Spot]] = []
    if stage != SIZING:
        shape = pieces.shape_of(p)
        count = 1 if storage and stage != MOVING else int(shape.turns)
        turns = [cells_of(int(shape.masks[turn])) for turn in range(count)]
    return HandSight(
        building=BUILDINGS[kind],
        house=int(pieces.number_of(p)) if kind == HOUSE else None,
        width=int(pieces.width_of(p)) if storage and stage != SIZING else None,
        height=int(pieces.height_of(p)) if storage and stage != SIZING else None,
        turns=turns,
    )


def _offer(t: AntiquityTable, proposer: int) -> OfferSight:
    at = OFFERED + proposer * OFFER_STRIDE
    return OfferSight(
        proposer=proposer,
        target=int(t.offer(proposer, OFFER_TARGET)),
        gives=_pile(t, at + OFFER_GIVES),
        asks=_pile(t, at + OFFER_ASKS),
        open=t.offer(proposer, OFFER_STATE) == OPEN,
    )
