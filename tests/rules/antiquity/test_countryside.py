"""Phase 4: countryside building (ANT-4.4)."""

import pytest

from emporion.games.antiquity.table.components import FARM, FISHERY, GRASS, MAP, MINE, MOUNTAIN, WATER, WOODCUTTER
from emporion.games.antiquity.table.layout import INNS
from emporion.kernel.table import ERRATA

from .positions import ANTIQUITY, Position, position

SHOPS = ["cart_shop 0/0 man", "cart_shop 2/0 man", "cart_shop 4/0 man"]
FULL = "wood wood wood wood stone grain sheep olive fish wine pearl dye gold"


@pytest.mark.rule("ANT-4.4.1")
def test_actions_and_pass() -> None:
    p = position("countryside", goods={0: FULL}, pieces={0: [*SHOPS, "brewery 0/3"]})
    assert p.offer(0) == ["pass", *(f"rural:{r}" for r in ("inn", "fishery", "woodcutter", "farm", "mine", "city"))]
    assert p.refusal(0, "clean").key == "no-alchemy"
    p.say(0, "rural:woodcutter", "hex:0/-3", "pass")
    assert p.phase != "countryside_building" or p.speakers != [0]
    poor = position("countryside", pieces={0: SHOPS, 1: SHOPS}, goods={1: "wood"}, order=(0, 1))
    assert poor.speakers == [1]  # who can do nothing passes without being asked


@pytest.mark.rule("ANT-4.4.1")
def test_in_order_of_play() -> None:
    p = position("countryside", 1, goods={0: FULL, 1: FULL}, pieces={0: SHOPS, 1: SHOPS}, order=(1, 0))
    assert p.speakers == [1]
    p.say(1, "pass")
    assert p.speakers == [0]


@pytest.mark.rule("ANT-4.4.2")
def test_what_becomes_of_the_men() -> None:
    p = position("countryside", goods={0: FULL}, pieces={0: [*SHOPS, "brewery 0/3"]})
    p.say(0, "rural:woodcutter", "hex:0/-3")
    assert (p.men(0), p.sight(0).seats[0].carts) == (0, 2)
    p.say(0, "rural:inn", "pay:fish", "hex:-2/1")
    assert (p.men(0), p.sight(0).seats[0].carts) == (1, 1)
    p.say(0, "pass")
    assert p.men(0) == 1  # the unused man stays on his cart shop
    one = position("countryside", goods={0: "wood wood"}, pieces={0: SHOPS[:1]})
    one.say(0, "rural:woodcutter", "hex:0/-3")
    assert one.phase == "harvest"  # each cart shop is used once


@pytest.mark.rule("ANT-4.4.3", "ANT-7.1.8")
def test_goods_spread_beyond_the_zone() -> None:
    p = position("countryside", goods={0: "wood"}, pieces={0: SHOPS[:1]})
    p.say(0, "rural:woodcutter", "hex:0/-3")
    outside = p.goods_on("wood") - p.zone(0)
    assert outside == {(-1, -3), (0, -4), (1, -4)}


@pytest.mark.rule("ANT-4.4.3")
def test_why_a_hex_is_refused() -> None:
    def spoil(p: Position) -> None:
        p.pollute((1, -3))

    p = position("countryside", goods={0: "wood"}, pieces={0: SHOPS[:1]}, inns={0: [(1, 2)]}, prepare=spoil)
    p.say(0, "rural:woodcutter")
    reasons = {word: p.refusal(0, word).key for word in ("hex:1/-4", "hex:1/-2", "hex:1/-3", "hex:1/2", "hex:0/1")}
    assert list(reasons.values()) == ["out-of-zone", "wrong-terrain", "polluted", "occupied", "occupied"]
    p.say(0, "hex:0/-3")
    assert (1, -3) not in p.goods_on("wood")


@pytest.mark.rule("ANT-4.4.3", "ANT-7.1.38")
def test_tokens_are_covered_unseen() -> None:
    p = position("countryside", goods={0: "grain"}, pieces={0: SHOPS[:1]})
    assert (3, -1) in p.tokens()
    p.say(0, "rural:farm", "hex:3/-2")
    assert (3, -1) not in p.tokens() and p.told("explored") == []


@pytest.mark.rule("ANT-4.4.5", "ANT-7.1.6")
def test_a_range_keeps_its_product() -> None:
    p = position("countryside", goods={0: "wood wood"}, pieces={0: SHOPS[:2]})
    p.say(0, "rural:mine")
    assert p.offer(0) == ["produce:stone", "produce:gold"]
    p.say(0, "produce:gold", "hex:-3/3", "rural:mine")
    assert p.offer(0, "produce") == []  # gold is the only product left, and not asked
    p.say(0, "hex:-3/0")
    assert {good for _, _, good, _ in p.rurals(0)} == {"gold"}
    split = position(
        "countryside", goods={0: "wood wood"}, pieces={0: SHOPS[:2]}, rurals={0: [(MINE, "stone", (-3, 3), None)]}
    )
    split.set_terrain(GRASS, (-3, 1))
    split.say(0, "rural:mine")  # the northern half is cut off, but stays bound to stone
    assert split.offer(0, "produce") == [] and split.hex(-3, 0).product == "stone"


@pytest.mark.rule("ANT-4.4.5")
def test_two_ranges_may_differ() -> None:
    def cut(p: Position) -> None:
        p.set_terrain(GRASS, (-3, 1), (-2, 0), (-4, 2), (-3, 2))

    p = position("countryside", goods={0: "wood wood"}, pieces={0: SHOPS[:2]}, prepare=cut)
    p.say(0, "rural:mine", "produce:stone", "hex:-3/3", "rural:mine", "produce:gold")
    assert p.refusal(0, "hex:-2/2").key in ("occupied", "other-product")
    p.say(0, "hex:-3/0")
    assert {good for _, _, good, _ in p.rurals(0)} == {"stone", "gold"}


@pytest.mark.rule("ANT-4.4.6")
@pytest.mark.parametrize("crop", ["grain", "sheep", "olive", "wine"])
def test_farms(crop: str) -> None:
    p = position("countryside", goods={0: crop}, pieces={0: SHOPS[:1]})
    p.say(0, "rural:farm")  # the only crop at hand is not asked
    p.say(0, "hex:2/-2")
    assert p.rurals(0) == [(FARM, (2, -2), crop, 5)]
    assert p.goods(0) == "" and p.goods_on(crop) == p.polluted()
    none = position("countryside", goods={0: "fish"}, pieces={0: SHOPS[:1]})
    assert none.told("passed") == [{"seat": "seat:0"}]  # nothing to plant


@pytest.mark.rule("ANT-4.4.6")
def test_a_farm_on_felled_land() -> None:
    p = position(
        "countryside", goods={0: "grain"}, pieces={0: SHOPS[:1]}, rurals={0: [(WOODCUTTER, "wood", (0, -3), None)]}
    )
    p.say(0, "rural:farm")
    assert p.refusal(0, "hex:0/-3").key == "occupied"

    def fell(q: Position) -> None:
        q.set_terrain(GRASS, (0, -3), (-1, -2))

    felled = position("countryside", goods={0: "grain"}, pieces={0: SHOPS[:1]}, prepare=fell)
    felled.say(0, "rural:farm", "hex:0/-3")
    assert (0, -3) in felled.goods_on("grain")


@pytest.mark.rule("ANT-4.4.7", "ANT-7.1.24")
def test_biology() -> None:
    kit = [*SHOPS[:2], "faculty_of_biology 0/2 man"]
    p = position("countryside", goods={0: "grain"}, pieces={0: kit})
    p.say(0, "rural:farm")
    assert p.offer(0) == ["produce:grain", "produce:sheep", "produce:olive", "produce:wine"]
    p.say(0, "produce:grain")
    assert p.offer(0) == ["seed_free", "seed_paid"]
    p.say(0, "seed_free", "hex:2/-2")
    assert p.goods(0) == "grain"
    p.say(0, "rural:farm")  # once per turn: now only the grain at hand, paid for
    p.say(0, p.offer(0)[0])
    assert p.phase == "harvest" and p.rurals(0)[1][2] == "grain"
    sheep = position("countryside", goods={0: "grain"}, pieces={0: kit})
    sheep.say(0, "rural:farm", "produce:sheep", "hex:2/-2")  # no seed at hand: free without asking
    assert sheep.goods(0) == "grain"
    no_cart = position("countryside", pieces={0: kit[2:]})
    assert no_cart.phase != "countryside_building"


@pytest.mark.rule("ANT-4.4.8", "ANT-7.1.11")
def test_fisheries() -> None:
    p = position("countryside", goods={0: "wood wood"}, pieces={0: SHOPS[:2]})
    p.say(0, "rural:fishery")
    assert p.offer(0) == ["produce:fish", "produce:pearl", "produce:dye"]
    p.say(0, "produce:dye")
    assert p.refusal(0, "hex:-2/1").key == "no-coast" and p.refusal(0, "hex:4/-2").key == "out-of-zone"
    p.say(0, "hex:3/-3")
    assert p.refusal(0, "hex:1/-2").key == "not-next"
    p.say(0, "hex:2/-2")
    assert not p.goods_on("dye") & p.zone(0)  # no harbour is needed
    assert p.rurals(0)[0][:3] == (FISHERY, (3, -3), "dye")


@pytest.mark.rule("ANT-4.4.8")
def test_a_fishery_on_polluted_land() -> None:
    def spoil(p: Position) -> None:
        p.pollute((2, -2), (3, -3), (3, -4))

    p = position("countryside", goods={0: "wood"}, pieces={0: SHOPS[:1]}, prepare=spoil)
    p.say(0, "rural:fishery", "produce:fish", "hex:2/-2", "hex:3/-3")
    assert p.goods_on("fish") == {(2, -3), (4, -4), (4, -3)}  # not on polluted water


@pytest.mark.rule("ANT-4.4.8")
def test_the_second_hex_may_lie_outside() -> None:
    def flood(p: Position) -> None:
        p.set_terrain(WATER, (-4, 2))
        p.set_terrain(MOUNTAIN, (-4, 1), (-5, 2))

    p = position("countryside", goods={0: "wood"}, pieces={0: SHOPS[:1]}, prepare=flood)
    p.say(0, "rural:fishery", "produce:fish", "hex:-3/1")
    assert "hex:-4/1" in p.offer(0) and (-4, 1) not in p.zone(0)


@pytest.mark.rule("ANT-4.4.9", "ANT-7.1.35", "ANT-7.1.2")
def test_inns() -> None:
    def spoil(p: Position) -> None:
        p.pollute((-2, 1))

    kit = [*SHOPS[:1], "brewery 0/3"]
    p = position("countryside", goods={0: "fish"}, pieces={0: kit}, prepare=spoil, inns={1: [(-2, 2)]})
    p.say(0, "rural:inn", "hex:-2/1")  # beside the own city and a foreign inn
    assert p.hex(-2, 1).inn == 0 and not p.hex(-2, 1).polluted and p.goods(0) == ""
    dry = position("countryside", goods={0: "fish wood"}, pieces={0: SHOPS[:1]})
    assert dry.refusal(0, "rural:inn").key == "no-brewery"

    def all_inns(q: Position) -> None:
        q.t.set_public(0, INNS, 16)

    full = position("countryside", goods={0: "fish wood"}, pieces={0: kit}, prepare=all_inns)
    assert full.refusal(0, "rural:inn").key == "all-inns"


@pytest.mark.rule("ANT-4.4.10", "ANT-7.1.33", "ANT-7.1.34")
def test_new_cities() -> None:
    def spoil(p: Position) -> None:
        p.pollute((-2, 4), (-2, 5))

    goods = {0: "wood stone fish gold wine"}
    p = position("countryside", goods=goods, pieces={0: SHOPS[:1]}, prepare=spoil, famine=1)
    assert len({(-2, 4), (-1, 4), (-1, 3), (-2, 3), (-3, 4), (-3, 5), (-2, 5)} - p.zone(0)) > 0
    p.say(0, "rural:city")
    ground = {(hex.q, hex.r) for hex in p.sight(-1).hexes if hex.city == 0}
    assert len(ground) == 14 and not ground & p.polluted()
    assert p.sight(0).seats[0].cities[1].side == 6 and p.men(0) == 1
    assert p.decision == "bury" and "bury:2/0/0" in p.offer(0)  # graves may go there at once
    p.say(0, "bury:2/0/0")
    if p.decision == "bury":
        p.say(1, p.offer(1)[0])
    assert p.told("pollution")[0] == {"seat": "seat:0", "markers": 6}


@pytest.mark.rule("ANT-4.4.10")
def test_why_no_city_there() -> None:
    goods = {0: "wood wood stone fish gold wine"}
    p = position("countryside", goods=goods, pieces={0: SHOPS[:1]}, inns={1: [(-2, 4)]})
    assert p.refusal(0, "rural:city").key == "no-hex"

    full = position("countryside", goods=goods, pieces={0: SHOPS[:1]}, cities={0: [(-2, 4), (4, 5), (-5, 9)]})
    assert full.refusal(0, "rural:city").key == "all-cities"


@pytest.mark.rule("ANT-4.4.10")
def test_cities_keep_their_distance() -> None:
    def clear(q: Position) -> None:
        q.set_terrain(GRASS, *((x, y) for x in range(-4, 5) for y in range(5) if _free(q, x, y)))

    p = position("countryside", goods={0: "wood stone fish gold wine"}, pieces={0: SHOPS[:1]}, prepare=clear)
    p.say(0, "rural:city")
    assert p.refusal(0, "hex:0/3").key == "city-too-near" and p.refusal(0, "hex:0/2").key == "no-city-site"
    offered = [tuple(int(part) for part in word[4:].split("/")) for word in p.offer(0)]
    assert all(max(abs(q), abs(r), abs(q + r)) >= 4 for q, r in offered) and len(offered) > 1


def _free(p: Position, q: int, r: int) -> bool:
    hex = MAP.number(q, r)
    return 0 <= hex < p.t.hexes() and not p.t.occupied(hex)


@pytest.mark.rule("ANT-4.4.11", "ANT-7.1.24", "ANT-7.1.36")
def test_cleaning() -> None:
    def spoil(p: Position) -> None:
        p.pollute((3, -2), (3, -3), (4, -3), (4, -2), (2, -1), (-3, 1))

    kit = ["faculty_of_alchemy 0/0 man"]
    p = position("countryside", pieces={0: kit}, rurals={0: [(FISHERY, "fish", (2, -2), (1, -2))]}, prepare=spoil)
    under = {(hex.q, hex.r) for hex in p.sight(-1).hexes if hex.good}
    assert p.speakers == [0]  # no cart shop is needed
    p.say(0, "clean")
    assert p.refusal(0, "hex:0/-2").key == "not-polluted" and p.refusal(0, "hex:4/-3").key == "out-of-zone"
    p.say(0, "hex:3/-2")
    assert p.polluted() == under | {(-3, 1)} and p.told("cleaned")[0]["markers"] == 5
    clean = position("countryside", pieces={0: [*kit, "cart_shop 4/4 man"]}, goods={0: "wood"})
    assert clean.refusal(0, "clean").key == "nothing-to-clean"


@pytest.mark.rule("ANT-4.4.11")
def test_cleaning_around_a_clean_hex() -> None:
    """Second edition: any hex of the zone will do, clean or occupied, beside a polluted one that is free."""

    def spoil(p: Position) -> None:
        p.pollute((-2, 2), (-3, 2), (0, -3))

    def cleaning(*errata: str) -> Position:
        p = position("countryside", pieces={0: ["faculty_of_alchemy 0/0 man"]}, prepare=spoil)
        p.t.v[ERRATA] = sum(1 << ANTIQUITY.errata.index(name) for name in errata)
        return p.say(0, "clean")

    p = cleaning(*ANTIQUITY.errata)
    assert "hex:-2/1" in p.offer(0) and (-2, 1) not in p.polluted()
    assert "hex:-1/1" in p.offer(0) and p.hex(-1, 1).city == 0
    p.say(0, "hex:-2/1")
    assert p.polluted() == {(0, -3)} and p.told("cleaned")[0]["markers"] == 2
    first_edition = cleaning()
    assert set(first_edition.offer(0)) == {"hex:-2/2", "hex:-3/2", "hex:0/-3"}
    assert first_edition.refusal(0, "hex:-2/1").key == "not-polluted"
    assert first_edition.refusal(0, "hex:-1/1").key == "occupied"


@pytest.mark.rule("ANT-4.4.12")
def test_costs_are_paid_at_the_end() -> None:
    p = position("countryside", goods={0: "wood wood"}, pieces={0: SHOPS[:1]})
    p.say(0, "rural:fishery", "produce:fish", "hex:2/-2")
    assert p.goods(0) == "wood wood"
    assert p.refusal(0, "pass").key == "not-now"
    p.say(0, "hex:3/-3")
    assert p.goods(0) == ""  # one paid, the other without storage
    assert p.refusal(0, "produce:fish").key == "not-now"
