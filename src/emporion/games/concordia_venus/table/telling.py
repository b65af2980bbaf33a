"""How the journal of Concordia Venus names things."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import CARD_NAMES, GOODS, KINDS, PERSONALITIES, WAYS
from emporion.games.concordia_venus.table.maps import (
    CITIES,
    PROVINCES,
    ROUTES,
    city_id,
    end_of,
    kind_of,
    province_id,
    route_id,
)
from emporion.kernel.journal import Figure, seat_ref


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def card_ref(card: i64) -> str:
    return f"card:{CARD_NAMES[card]}"


def personality_ref(personality: i64) -> str:
    return f"personality:{PERSONALITIES[personality]}"


def way_ref(kind: i64) -> str:
    return f"way:{WAYS[kind]}"


def city_ref(t: ConcordiaTable, city: i64) -> str:
    return f"city:{city_name(t, city)}"


def city_name(t: ConcordiaTable, city: i64) -> str:
    return CITIES[city_id(t.board(), city)]


def route_name(t: ConcordiaTable, route: i64) -> str:
    return ROUTES[route_id(t.board(), route)]


def province_name(t: ConcordiaTable, province: i64) -> str:
    return PROVINCES[province_id(t.board(), province)]


def province_ref(t: ConcordiaTable, province: i64) -> str:
    return f"province:{province_name(t, province)}"


def route_figures(t: ConcordiaTable, route: i64) -> dict[str, Figure]:
    """A route as its words name it."""
    return {
        "way": way_ref(kind_of(t.board(), route)),
        "city1": city_ref(t, end_of(t.board(), route, 0)),
        "city2": city_ref(t, end_of(t.board(), route, 1)),
    }


def tell_price(t: ConcordiaTable, seat: i64, price: i64) -> None:
    """Before it is paid: what the seat lacks comes from the partner's purse (CNV-4.2.4)."""
    short = price - t.money(seat)
    if short > 0 and t.telling():
        partner = seat_ref(t.partner(seat))
        t.tell("partner-pays", "CNV-4.2.4", {"partner": partner, "money": int(short), "seat": seat_ref(seat)})


def lacking(t: ConcordiaTable, seat: i64, price: list[int]) -> list[str]:
    """What of a price in goods the seat does not own."""
    return good_refs([max(0, price[good] - int(t.good(seat, good))) for good in range(KINDS)])


def good_refs(amounts: list[int]) -> list[str]:
    """As many references to each good as there are units."""
    return [good_ref(good) for good in range(KINDS) for _ in range(amounts[good])]
