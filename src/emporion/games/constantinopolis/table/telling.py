"""How Constantinopolis's journal names things."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import GOODS, KIND, KIND_OF, MARKET, OFFICE, SHIP, TILE
from emporion.games.constantinopolis.table.layout import O_CARDS, TYPES
from emporion.kernel.journal import Figure


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def office_ref(office: i64) -> str:
    return f"office:{OFFICE[office]}"


def building_ref(tile: i64) -> str:
    return f"building:{TILE[tile]}"


def ship_ref(size: i64) -> str:
    return f"ship:{SHIP[size]}"


def market_ref(market: i64) -> str:
    return f"market:{MARKET[market]}"


def kind_ref(kind: i64) -> str:
    return f"contract:{KIND[kind]}"


def card_ref(card: i64) -> str:
    return kind_ref(KIND_OF[card])


def cargo_refs(t: ConstantinopolisTable, seat: i64, ship: i64) -> list[str]:
    """The contracts aboard a ship."""
    return [card_ref(t.aboard(seat, ship, place)) for place in range(t.cargo(seat, ship))]


def goods_refs(t: ConstantinopolisTable, seat: i64) -> list[str]:
    """Every available cube of a seat."""
    return [good_ref(good) for good in range(TYPES) for _ in range(t.goods(seat, good))]


def offer_refs(t: ConstantinopolisTable, proposer: i64, side: i64) -> Figure:
    """The goods on one side of a proposal."""
    return [good_ref(good) for good in range(TYPES) for _ in range(t.offer(proposer, side, good))]


def offer_lots(t: ConstantinopolisTable, proposer: i64, side: i64) -> Figure:
    """The same counted, as they are said: two crates of food."""
    lots: list[str] = []
    for good in range(TYPES):
        cubes = t.offer(proposer, side, good)
        if cubes > 0:
            lots.append(f"cubes:{GOODS[good]}_{cubes}")
    return lots


def offer_cards(t: ConstantinopolisTable, proposer: i64, side: i64) -> list[int]:
    """The contracts on one side of a proposal."""
    return [int(t.offer(proposer, side, O_CARDS + 1 + k)) for k in range(t.offer(proposer, side, O_CARDS))]
