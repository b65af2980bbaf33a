"""Tribune: the discard pile comes back, and a colonist may follow (CNV-4.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.rules.scoring import god_points, points_of_gods
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    COLONIST_GOODS,
    FIRST_PLACE_MONEY,
    GOD_NAMES,
    INTERMEDIATE_SCORING,
    LAND,
    SEA,
    SECOND_PLACE_MONEY,
    TRIBUNE_FREE_CARDS,
    TRIBUNE_MONEY,
)
from emporion.games.concordia_venus.table.layout import SCORE, SCORED
from emporion.games.concordia_venus.table.maps import CITY_IDS, city_here, city_id
from emporion.games.concordia_venus.table.telling import city_ref, lacking, way_ref
from emporion.games.concordia_venus.table.words import (
    COLONIST_GOODS_SHORT,
    DECLINE,
    NO_COLONIST_STORED,
    ONLY_THE_CAPITAL,
    SETTLE,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class RecoverCards(Step[ConcordiaTable]):
    """The whole pile back into the hand, a sestertius for each card beyond the third (CNV-4.4.1, CNV-4.4.3)."""

    rule = "CNV-4.4.1"

    def happen(self, t: ConcordiaTable) -> None:
        seat = t.seat()
        cards = t.recover(seat)
        money = TRIBUNE_MONEY * (cards - TRIBUNE_FREE_CARDS) if cards > TRIBUNE_FREE_CARDS else 0
        t.earn(seat, money)
        if t.telling():
            t.tell("recovered", self.rule, {"seat": seat_ref(seat), "cards": int(cards), "money": int(money)})


class TribuneColonist(Ask[ConcordiaTable]):
    """At most one new colonist, in the capital (CNV-4.4.2)."""

    name = "tribune_colonist"
    rule = "CNV-4.4.2"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        capital = city_id(t.board(), t.capital())
        into.add(SETTLE + 2 * capital + LAND)
        into.add(SETTLE + 2 * capital + SEA)
        into.add(DECLINE)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == DECLINE:
            return 0
        if not SETTLE <= word < SETTLE + 2 * CITY_IDS:
            return NOT_NOW
        city = city_here(t.board(), (word - SETTLE) // 2)
        if city < 0:
            return NOT_NOW
        if city != t.capital():
            return ONLY_THE_CAPITAL
        if t.stored(seat, (word - SETTLE) % 2) == 0:
            return NO_COLONIST_STORED
        return MAY_BE_SAID if t.has_colonist_goods(seat) else COLONIST_GOODS_SHORT

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == ONLY_THE_CAPITAL:
            return {"capital": city_ref(t, t.capital())}
        return settle_figures(t, seat, word)

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.pop()
        if word != DECLINE:
            settle_colonist(t, seat, word, self.rule)


def settle_figures(t: ConcordiaTable, seat: i64, word: i64) -> dict[str, Figure]:
    """Which colonist, where, and what the seat lacks to pay for it."""
    price = [int(n) for n in COLONIST_GOODS]
    return {
        "way": way_ref((word - SETTLE) % 2),
        "city": city_ref(t, city_here(t.board(), (word - SETTLE) // 2)),
        "missing": lacking(t, seat, price),
    }


def settle_colonist(t: ConcordiaTable, seat: i64, word: i64, rule: str) -> None:
    """Pay for a stored colonist and put it into the city the word names."""
    kind = (word - SETTLE) % 2
    city = city_here(t.board(), (word - SETTLE) // 2)
    t.pay_colonist(seat)
    t.settle(seat, kind, city)
    if t.telling():
        t.tell("settled", rule, {"seat": seat_ref(seat), "way": way_ref(kind), "city": city_ref(t, city)})


class ScoreIntermediate(Step[ConcordiaTable]):
    """The first own Tribune scores once for a foretaste, if the option says so (CNV-6.1.1 to CNV-6.1.3)."""

    rule = "CNV-6.1.1"

    def happen(self, t: ConcordiaTable) -> None:
        seat = t.seat()
        if t.option(INTERMEDIATE_SCORING) == 0 or seat != t.player() or (t.v[SCORED] >> seat) & 1 == 1:
            return
        t.v[SCORED] |= 1 << seat
        t.put(seat, SCORE, points_of_gods(t, seat))
        if t.telling():
            figures: dict[str, Figure] = {"seat": seat_ref(seat), "points": int(t.get(seat, SCORE))}
            for god, name in enumerate(GOD_NAMES):
                figures[name] = int(god_points(t, seat, god))
            t.tell("scored-so-far", self.rule, figures)
        if t.v[SCORED] == t.everybody():
            _pay_leaders(t)


def _pay_leaders(t: ConcordiaTable) -> None:
    """2 sestertii for the highest score, 1 for the second-highest different one; markers return to 0 (CNV-6.1.2)."""
    scores = vec[i64]([t.get(seat, SCORE) for seat in range(t.seats())])
    best = _below(scores, NOTHING_HIGHER)
    second = _below(scores, best)
    for seat in range(t.seats()):
        money: i64 = 0
        if scores[seat] == best:
            money = FIRST_PLACE_MONEY
        elif scores[seat] == second:
            money = SECOND_PLACE_MONEY
        t.earn(seat, money)
        t.put(seat, SCORE, 0)
        if money > 0 and t.telling():
            t.tell("leader-paid", "CNV-6.1.2", {"seat": seat_ref(seat), "money": int(money)})


NOTHING_HIGHER: Final = 1_000_000


def _below(scores: vec[i64], limit: i64) -> i64:
    """The highest score below a limit, -1 if there is none."""
    best: i64 = -1
    for k in range(len(scores)):
        if best < scores[k] < limit:
            best = scores[k]
    return best
