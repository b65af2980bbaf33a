"""Prefect: a province produces, or the coins are taken (CNV-4.6)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import COINS
from emporion.games.concordia_venus.table.layout import PRAEFECTUS, RECEIVED, SPENT
from emporion.games.concordia_venus.table.maps import (
    MOST_IN_PROVINCE,
    PROVINCE_IDS,
    province_city,
    province_here,
    province_id,
)
from emporion.games.concordia_venus.table.telling import good_ref, province_ref
from emporion.games.concordia_venus.table.words import CASH, PRODUCE, PROVINCE_INACTIVE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


class ChooseProvince(Ask[ConcordiaTable]):
    """Any active province, or the cash bonus, which is always there (CNV-4.6.1)."""

    name = "prefect_choose"
    rule = "CNV-4.6.1"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for province in range(t.provinces()):
            into.add(PRODUCE + province_id(t.board(), province))
        into.add(CASH)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == CASH:
            return 0
        if not PRODUCE <= word < PRODUCE + PROVINCE_IDS:
            return NOT_NOW
        province = province_here(t.board(), word - PRODUCE)
        if province < 0:
            return NOT_NOW
        return MAY_BE_SAID if t.is_active(province) else PROVINCE_INACTIVE

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == PROVINCE_INACTIVE:
            return {"province": province_ref(t, province_here(t.board(), word - PRODUCE))}
        return {}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"money": int(cash_bonus(t))}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == CASH:
            take_cash(t, seat)
        else:
            produce(t, seat, province_here(t.board(), word - PRODUCE))


def cash_bonus(t: ConcordiaTable) -> i64:
    """The coins that show on all markers (CNV-4.6.4)."""
    coins: i64 = 0
    for province in range(t.provinces()):
        if not t.is_active(province):
            coins += COINS[t.marker(province)]
    return coins


def take_cash(t: ConcordiaTable, seat: i64) -> None:
    """CNV-4.6.4; PRAEFECTUS MAGNUS stays where it is (CNV-4.6.6)."""
    money = cash_bonus(t)
    t.earn(seat, money)
    for province in range(t.provinces()):
        t.v[SPENT + province] = 0
    if t.telling():
        t.tell("took-cash", "CNV-4.6.4", {"seat": seat_ref(seat), "money": int(money)})


def bonus_units(t: ConcordiaTable, seat: i64) -> i64:
    """2 for the holder of PRAEFECTUS MAGNUS who also holds the active-player marker (CNV-4.6.5, CNV-4.6.7)."""
    return 2 if seat == t.praefectus() and seat == t.active() else 1


def produce(t: ConcordiaTable, seat: i64, province: i64) -> None:
    """The bonus for the seat, a good for every villa, the marker turned (CNV-4.6.2)."""
    bonus = bonus_units(t, seat)
    t.change(seat, RECEIVED + t.marker(province), bonus)
    t.v[SPENT + province] = 1
    for k in range(MOST_IN_PROVINCE):
        city = province_city(t.board(), province, k)
        if city >= 0:
            for owner in range(t.seats()):
                if t.has_villa(owner, city):
                    t.change(owner, RECEIVED + t.produce(city), 1)
    if t.telling():
        t.tell(
            "produced",
            "CNV-4.6.2",
            {
                "seat": seat_ref(seat),
                "province": province_ref(t, province),
                "bonus": int(bonus),
                "good": good_ref(t.marker(province)),
            },
        )
    if bonus > 1:
        t.v[PRAEFECTUS] = t.clockwise(seat, t.seats() - 1)
        if t.telling():
            t.tell("praefectus-passes", "CNV-4.6.5", {"seat": seat_ref(t.praefectus())})
