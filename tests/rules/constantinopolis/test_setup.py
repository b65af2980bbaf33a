"""Chapters 1 to 3: overview, components, setup."""

import pytest

from emporion.games.constantinopolis.table import components as c
from emporion.games.constantinopolis.table.layout import (
    CARDS,
    COPIES_LEFT,
    DECK,
    DISCARD,
    FREE_SHIPS,
    FUTURE,
    KINDS,
    LEVEL,
    POSTS,
    TILES,
)

from .positions import ANNA, BRUNO, Position


def tiles_on_board(p: Position, category: int) -> int:
    return sum(int(p.t.v[COPIES_LEFT + tile]) for tile in range(TILES) if c.CATEGORY[tile] == category)


@pytest.mark.rule("CPL-1.1.1")
def test_two_to_five_players() -> None:
    game = Position().game
    assert (game.fewest_seats, game.most_seats) == (2, 5)
    for seats in (1, 6):
        with pytest.raises(ValueError, match="seats"):
            game.table(seats, "x")
    assert all(game.allied(Position().t, a, b) == (a == b) for a in range(3) for b in range(3))


@pytest.mark.rule("CPL-1.1.3", "CPL-3.1.7", "CPL-4.2.1")
def test_a_round_goes_through_its_phases_in_order() -> None:
    p = Position(seats=2)
    p.t.put(ANNA, POSTS, 1)
    p.t.put(BRUNO, POSTS, 1)
    phases = [p.game.phase(p.t)]
    while p.t.round() < 2 or p.game.phase(p.t) == "auction":
        seat = p.game.speakers(p.t)[0]
        p.game.say(p.t, seat, p.game.default(p.t, seat))
        phase = p.game.phase(p.t)
        if phase != phases[-1]:
            phases.append(phase)
    assert phases == ["auction", "construction", "acceptance", "end_of_round", "auction", "construction"]
    assert p.t.round() == 2


@pytest.mark.rule("CPL-1.1.4", "CPL-5.1.2")
def test_the_game_lasts_nine_rounds_at_most() -> None:
    p = Position(seats=2)
    while not p.t.over():
        last = int(p.t.round())
        assert p.t.rounds_left() == 9 - last
        p.finish_round()
    assert last == 9


@pytest.mark.rule("CPL-1.1.5")
def test_where_fame_comes_from() -> None:
    goods = [k for k in range(KINDS) if c.CARGO[k] != c.PASSENGER]
    assert {int(c.CARD_FAME[k]) for k in goods} == {1}
    assert sorted({int(f) for f in c.LONG_VOYAGE_FAME}) == [1, 2]
    assert {int(f) for f in c.YIELD_FAME} == {0, 1}
    assert {int(f) for f in c.DONATION_FAME} - {0} == {1, 2, 3}
    assert sorted({int(f) for f in c.FAME} - {0}) == [3, 4, 5, 6]
    assert (c.WALL_FAME[1], c.WALL_FAME[6], c.GOLD_PER_FAME) == (1, 16, 15)


@pytest.mark.rule("CPL-2.1.2")
def test_the_building_tiles() -> None:
    names = [sum(1 for tile in range(TILES) if c.CATEGORY[tile] == k) for k in range(5)]
    assert names == [13, 6, 4, 8, 6]  # the Ager is the thirteenth production building
    p = Position(seats=5)
    assert [tiles_on_board(p, k) for k in range(5)] == [24, 18, 12, 8, 6]


@pytest.mark.rule("CPL-2.1.3", "CPL-7.4.11", "CPL-7.4.12")
def test_the_contracts() -> None:
    assert len(c.CARD) == CARDS == 106 and len(set(c.CARD)) == 106
    by_cargo = [sum(1 for card in range(106) if c.CARGO[c.KIND_OF[card]] == cargo) for cargo in range(6)]
    assert by_cargo == [26, 22, 18, 14, 8, 18]
    for kind in range(KINDS):
        passenger = c.CARGO[kind] == c.PASSENGER
        assert c.CARD_FAME[kind] == (0 if passenger else 1)
        assert c.QUANTITY[kind] in ((1,) if passenger else (1, 2))
        assert (c.DURATION[kind * 3] == 0) == passenger


@pytest.mark.rule("CPL-2.1.4")
def test_the_ships() -> None:
    assert [list(map(int, v)) for v in (c.SHIP_COUNT, c.SHIP_COST, c.SHIP_ITEMS, c.SHIP_PASSENGERS)] == [
        [9, 8, 5],
        [6, 9, 12],
        [2, 4, 8],
        [0, 1, 3],
    ]


@pytest.mark.rule("CPL-2.1.5")
def test_the_markets() -> None:
    """Each card trades four goods; a good that is not listed can be neither bought nor sold."""
    for market in range(5):
        limits = [int(c.LIMIT[market * 5 + good]) for good in range(5)]
        assert sum(1 for n in limits if n == 0) == 1
    p = Position(offices=[0, 1, 2]).go("build_turn", ANNA).market("domus_regia")
    p.goods(ANNA, food=2)
    assert p.refused("sell:food") == p.refused("buy:food") == "not-traded CPL-2.1.5"


@pytest.mark.rule("CPL-2.1.6")
def test_the_offices_in_their_order() -> None:
    assert c.OFFICE == [
        "magister_officiorum",
        "praefectus_pretorio",
        "comes_thesaurorum",
        "praefectus_urbi",
        "consul",
    ]


@pytest.mark.rule("CPL-2.1.7", "CPL-3.1.5", "CPL-6.2.1")
def test_what_a_player_starts_with() -> None:
    p = Position(seats=4)
    for seat in range(4):
        own = p.sight(seat).seats[seat]
        assert (own.gold, own.fame, own.level, own.posts, own.goods, own.hand_size) == (30, 0, 1, 0, {}, 0)
        assert own.buildings == ["ager"] and own.next_post_price == 3
        assert [(ship.size, ship.place, ship.cargo) for ship in own.ships] == [("small", 0, [])]
        assert p.t.free_spaces(seat) == 11 and p.t.get(seat, LEVEL) == 1
    assert c.SPACE_COUNT == 12 and c.PROPOSALS == 4 and c.POSTS == 4


@pytest.mark.rule("CPL-3.1.1")
def test_the_deck_is_shuffled() -> None:
    orders = set()
    for seed in "abc":
        p = Position(seed=seed)
        assert DECK.size(p.t) == 106 and all(p.t.v[DISCARD + kind] == 0 for kind in range(KINDS))
        orders.add(tuple(int(DECK.card(p.t, k)) for k in range(106)))
    assert len(orders) == 3 and all(sorted(order) == list(range(106)) for order in orders)


@pytest.mark.rule("CPL-3.1.2", "CPL-8.1", "CPL-3.1.4")
def test_set_up_for_three() -> None:
    p = Position(seats=3)
    assert [tiles_on_board(p, k) for k in range(5)] == [24, 12, 8, 8, 6]
    assert [int(p.t.v[FREE_SHIPS + size]) for size in range(3)] == [6, 8, 5]
    t = p.game.table(3, "fresh")
    sight = p.game.sight(t, -1)
    assert [office.holder is None for office in sight.offices] == [False, False, False, True, True]
    assert [seat.gold for seat in sight.seats] == [30, 30, 30]


@pytest.mark.rule("CPL-3.1.2", "CPL-8.2", "CPL-3.1.4")
@pytest.mark.parametrize(("seats", "tiles", "small"), [(5, [24, 18, 12], 4), (4, [24, 12, 8], 5), (2, [12, 6, 4], 7)])
def test_set_up_by_number_of_players(seats: int, tiles: list[int], small: int) -> None:
    p = Position(seats=seats)
    assert [tiles_on_board(p, k) for k in range(3)] == tiles
    assert (tiles_on_board(p, c.PUBLIC), tiles_on_board(p, c.WALL)) == (8, 6)
    assert int(p.t.v[FREE_SHIPS]) == small


@pytest.mark.rule("CPL-3.1.3", "CPL-7.5.3")
def test_one_current_market_and_four_to_come() -> None:
    seen = set()
    for seed in range(12):
        sight = Position(seed=str(seed)).sight(ANNA).market
        assert sight.future_cards == 4 and sight.used == [] and sight.next != sight.current
        seen.add((sight.current, sight.next))
    assert len(seen) > 4
    assert FUTURE.size(Position().t) == 4


@pytest.mark.rule("CPL-3.1.6")
def test_the_figures_are_placed_at_random_from_the_left() -> None:
    game = Position().game
    orders = set()
    for seed in range(20):
        sight = game.sight(game.table(3, str(seed)), -1)
        assert sorted(office.holder for office in sight.offices[:3]) == [0, 1, 2]
        orders.add(tuple(office.holder for office in sight.offices[:3]))
    assert len(orders) == 6
