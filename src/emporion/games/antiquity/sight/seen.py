"""What a seat may see of Antiquity's table, built up from nothing (ANT-1.1.5).

Everything is public but the exploration tokens and, during phase 2, the drafts of the others.
"""

from __future__ import annotations

from typing import Final

from emporion.games.antiquity.rules.cities import graved, piece_works
from emporion.games.antiquity.rules.conditions import fulfilled, progress_of
from emporion.games.antiquity.rules.countryside import (
    NO_SECOND,
    rural_good,
    rural_kind,
    rural_left,
    rural_second,
    rural_spot,
)
from emporion.games.antiquity.rules.zones import clean_in_zone, pollution_in_zone
from emporion.games.antiquity.sight.drafts import cells_of, own_sight
from emporion.games.antiquity.sight.forecast import food_kept, yields
from emporion.games.antiquity.sight.secrecy import as_known_to
from emporion.games.antiquity.sight.shapes import (
    AntiquitySight,
    CitySight,
    CountrySight,
    Forecast,
    HexSight,
    PieceSight,
    Pile,
    RuralSight,
    SaintSight,
    SeatSight,
)
from emporion.games.antiquity.sight.sites import places_for, sites
from emporion.games.antiquity.steps.countryside_building import STAGE_NAMES as COUNTRY_STAGE_NAMES
from emporion.games.antiquity.steps.countryside_building import BuildCountryside
from emporion.games.antiquity.steps.pollution import filth
from emporion.games.antiquity.steps.store_goods import excess
from emporion.games.antiquity.table import pieces
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    BUILDINGS,
    CITY,
    CITY_POLLUTES,
    CRISTOFORI,
    DUMP,
    DUMP_PREVENTS,
    FIRST_SIDE,
    FOOD,
    FOUNTAIN_PREVENTS,
    GIORGIO,
    GOODS,
    GRANARY,
    GRANARY_FEEDS,
    HOUSE,
    HOUSES,
    INN,
    LUXURY,
    MAP,
    MOST_INNS,
    NICOLO,
    NO_SAINT,
    OTHER_SIDE,
    RURAL,
    RURAL_KINDS,
    SAINTS,
    TERRAINS,
    TOKENS,
)
from emporion.games.antiquity.table.layout import (
    CARTS,
    END,
    FOUND,
    FOUNTAINS,
    HAS_MAN,
    HEX,
    IS_CLEARED,
    IS_FISHERY,
    KINDS,
    MOST_SEATS,
    OUT,
    ROOM,
    WINNERS,
)
from emporion.games.antiquity.table.telling import ENDS
from emporion.kernel.game import Game
from emporion.parts.polyominoes import SIDE, lowest

PLACE_BITS: Final = 9
"""So many bits hold the place of a hex."""
PHASES = (
    "all_rise",
    "city_building",
    "order_of_play",
    "countryside_building",
    "store_goods",
    "harvest",
    "exploration",
    "famine",
    "pollution",
    "victory",
)


def sight(game: Game, t: AntiquityTable, viewer: int) -> AntiquitySight:
    known = as_known_to(t, viewer)
    phase = game.phase(t)
    number = PHASES.index(phase) if phase in PHASES else 0
    return AntiquitySight(
        turn=int(known.turn()),
        last_turn=int(known.last_turn()),
        famine=int(known.famine()),
        order=[int(known.in_order(k)) for k in range(known.players())],
        found={GOODS[TOKENS[kind]]: int(known.v[FOUND + kind]) for kind in range(4) if known.v[FOUND + kind]},
        hexes=_hexes(known),
        seats=[_seat(known, seat, number) for seat in range(known.seats())],
        building=_country(game, known, viewer),
        own=own_sight(known, viewer) if viewer >= 0 else None,
        winners=[seat for seat in range(known.seats()) if (known.v[WINNERS] >> seat) & 1],
        end=ENDS.get(int(known.v[END])) if t.over() else None,
    )


def _optional(number: int) -> int | None:
    return None if number < 0 else int(number)


HEXES_DRAWN: dict[int, HexSight] = {}
"""A hex as it is seen follows from its number and its place alone; few different ones are ever met."""
MOST_DRAWN = 50_000


def _hexes(t: AntiquityTable) -> list[HexSight]:
    if len(HEXES_DRAWN) > MOST_DRAWN:
        HEXES_DRAWN.clear()
    drawn = []
    for hex in range(t.hexes()):
        key = int((t.v[HEX + hex] << PLACE_BITS) | hex)
        seen = HEXES_DRAWN.get(key)
        if seen is None:
            HEXES_DRAWN[key] = seen = _hex(t, int(hex))
        drawn.append(seen)
    return drawn


def _hex(t: AntiquityTable, hex: int) -> HexSight:
    h = t.v[HEX + hex]
    q, r = MAP.hexes[hex]
    good, product, site = t.good_on(hex), t.product(hex), t.site(hex)
    return HexSight(
        q=q,
        r=r,
        terrain=TERRAINS[t.terrain(hex)],
        cleared=h & IS_CLEARED != 0,
        polluted=t.polluted(hex),
        token=t.token(hex) >= 0,
        good=None if good < 0 else GOODS[good],
        product=None if product < 0 else GOODS[product],
        man=h & HAS_MAN != 0,
        fishery=h & IS_FISHERY != 0,
        site=None if site < 0 else MAP.hexes[site],
        inn=_optional(t.inn_owner(hex)),
        city=_optional(t.city_owner(hex)),
        zones=[seat for seat in range(MOST_SEATS) if t.in_zone(seat, hex)],
    )


def _seat(t: AntiquityTable, seat: int, phase: int) -> SeatSight:
    return SeatSight(
        goods={GOODS[good]: int(t.good(seat, good)) for good in range(KINDS) if t.good(seat, good)},
        room=None if t.power_of(seat, CRISTOFORI) else int(t.get(seat, ROOM)),
        men=int(t.men(seat)),
        houses=[number for number in range(1, HOUSES + 1) if t.has_house(seat, number)],
        saint=None if t.patron(seat) == NO_SAINT else SAINTS[t.patron(seat)],
        cities=[_city(t, seat, city) for city in range(t.cities(seat))],
        pieces=[_piece(t, seat, t.piece(seat, k)) for k in range(t.pieces(seat))],
        rurals=[_rural(t.rural(seat, k)) for k in range(t.rurals(seat))],
        inns=int(t.inns(seat)),
        inns_left=int(MOST_INNS - t.inns(seat)),
        carts=int(t.get(seat, CARTS)),
        fountains=int(t.get(seat, FOUNTAINS)),
        zone_polluted=int(pollution_in_zone(t, seat)),
        zone_clean=int(clean_in_zone(t, seat)),
        conditions=[_condition(t, seat, saint) for saint in (NICOLO, GIORGIO, BARBARA, CRISTOFORI)],
        fulfilled=not t.out(seat) and fulfilled(t, seat),
        forecast=_forecast(t, seat, phase),
        committed=t.drafting() and (int(t.local(0)) >> seat) & 1 == 1,
        eliminated=int(t.public(seat, OUT)) if t.out(seat) else None,
    )


def _condition(t: AntiquityTable, seat: int, saint: int) -> SaintSight:
    """How far a seat has come. As long as first cities are founded there is no land that San Giorgio could ask for:
    only later is all of nothing everything (ANT-5.1.3, ANT-7.1.41)."""
    done, whole = progress_of(t, seat, saint)
    if saint == GIORGIO and any(t.cities(other) == 0 for other in range(t.seats()) if other != seat):
        done = 0
    return SaintSight(SAINTS[saint], done, whole)


def _city(t: AntiquityTable, seat: int, city: int) -> CitySight:
    return CitySight(
        side=FIRST_SIDE if city == 0 else OTHER_SIDE,
        centre=MAP.hexes[t.centre(seat, city)],
        graves=cells_of(t.graves(seat, city)),
    )


def _piece(t: AntiquityTable, seat: int, p: int) -> PieceSight:
    in_air = pieces.order_in_air(p) > 0
    mask = int(pieces.mask_of(p))
    anchor = int(lowest(mask))
    return PieceSight(
        building=BUILDINGS[pieces.kind_of(p)],
        city=int(pieces.city_of(p)) + 1,
        turn=int(pieces.turn_of(p)),
        cells=cells_of(mask),
        anchor=(anchor % SIDE, anchor // SIDE),
        works=piece_works(t, seat, p),
        man=p & pieces.HAS_MAN != 0,
        graved=not in_air and graved(t, seat, p),
        house=int(pieces.number_of(p)) if pieces.kind_of(p) == HOUSE else None,
        in_air=in_air,
        lifted=p & pieces.LIFTED != 0,
    )


def _rural(building: int) -> RuralSight:
    second = rural_second(building)
    return RuralSight(
        rural=RURAL[rural_kind(building)],
        good=GOODS[rural_good(building)],
        left=int(rural_left(building)),
        man=MAP.hexes[rural_spot(building)],
        second=None if second == NO_SECOND else MAP.hexes[second],
    )


def _forecast(t: AntiquityTable, seat: int, phase: int) -> Forecast:
    stored = phase > PHASES.index("store_goods")
    harvest = _harvest(t, seat, phase)
    foods = int(food_kept(t, seat, stored)) + sum(harvest.get(GOODS[good], 0) for good in range(FOOD, LUXURY))
    granary = int(GRANARY_FEEDS) if t.works(seat, GRANARY) else 0
    famine = int(t.famine())
    buried = t.introductory() or phase > PHASES.index("famine")
    polluted = t.introductory() or phase > PHASES.index("pollution")
    return Forecast(
        goods_lost=0 if stored else int(excess(t, seat)),
        harvest=harvest,
        famine=famine,
        granary=granary,
        foods=foods,
        graves=0 if buried else max(0, famine - granary - foods),
        pollution=0 if polluted else int(CITY_POLLUTES * t.cities(seat)),
        dump=int(DUMP_PREVENTS) if t.works(seat, DUMP) else 0,
        fountains=int(FOUNTAIN_PREVENTS * t.get(seat, FOUNTAINS)),
        markers=0 if polluted else int(filth(t, seat)),
    )


def _harvest(t: AntiquityTable, seat: int, phase: int) -> Pile:
    """What the harvest of this turn still brings."""
    now = PHASES.index("harvest")
    if phase > now or t.over():
        return {}
    done, taken = _harvested(t, seat) if phase == now else (0, 0)
    gains = {GOODS[good]: int(yields(t, seat, good, done, taken, phase == now)) for good in range(KINDS)}
    return {good: n for good, n in gains.items() if n}


def _harvested(t: AntiquityTable, seat: int) -> tuple[int, int]:
    """In the middle of the harvest: how many buildings of the seat have yielded, and how many goods the next one."""
    order = [int(t.in_order(k)) for k in range(t.players())]
    if seat == t.seat():
        return int(t.local(0)), int(t.local(1))
    over = seat in order and order.index(seat) < order.index(int(t.seat()))
    return (int(t.rurals(seat)), 0) if over else (0, 0)


def _country(game: Game, t: AntiquityTable, viewer: int) -> CountrySight | None:
    if t.over() or not isinstance(game.step(t), BuildCountryside):
        return None
    stage, kind, good = int(t.local(0)), int(t.local(1)), int(t.local(2))
    chosen = stage > COUNTRY_STAGE_NAMES.index("good") and kind < RURAL_KINDS and kind not in (INN, CITY)
    return CountrySight(
        seat=int(t.seat()),
        stage=COUNTRY_STAGE_NAMES[stage],
        rural=RURAL[kind] if stage > 0 and kind < RURAL_KINDS else None,
        good=GOODS[good] if chosen else None,
        first=MAP.hexes[t.local(4)] if stage == COUNTRY_STAGE_NAMES.index("second_hex") else None,
        places=places_for(t, viewer) if viewer == t.seat() else {},
        sites=sites(game, t) if viewer == t.seat() and COUNTRY_STAGE_NAMES[stage] in ("hex", "second_hex") else [],
    )
