"""The end of the game (PCA-5.2, PCA-5.3)."""

import pytest

from emporion.games.porto_carthago.steps.decade import EndDecade
from emporion.games.porto_carthago.steps.final_actions import IntrigueBonus, RecallServants
from emporion.games.porto_carthago.table.layout import RESERVE, TALENTS, TRADE_POINTS

from .positions import PCA, B, K, Position, R, Y, position


@pytest.mark.rule("PCA-5.2.1", "PCA-7.1.31", "PCA-4.13.2")
def test_a_last_entry_if_a_good_lies_on_a_dock() -> None:
    p = position(
        EndDecade,
        decade=5,
        row1="egypt_grain egypt_wine",
        row2="greece_oil",
        docks={"egypt_1": (R, "", "grain")},
        talents={R: 3},
    )
    assert (p.speaker, p.decision) == (R, "place_trade_point")
    p.say(R, "house")
    assert p.talents(R) == 3 + 9  # the contract, but no income of the decade
    assert p.row(1) == [None] * 5  # no card moves up
    assert p.row(2)[0] == "greece_oil"
    assert p.t.over()


@pytest.mark.rule("PCA-5.2.1")
def test_no_last_entry_without_a_good() -> None:
    p = position(EndDecade, decade=5, row1="egypt_grain", docks={"egypt_1": (R, "", "")}, lighthouse={R: 2})
    assert p.row(1)[0] == "egypt_grain"
    assert p.t.over()


@pytest.mark.rule("PCA-5.2.1", "PCA-7.1.30")
@pytest.mark.parametrize(("decade", "trade"), [(4, 8), (5, 0)])
def test_the_last_entry_has_lighthouse_choices(decade: int, trade: int) -> None:
    p = position(
        EndDecade,
        decade=decade,
        trade={K: trade},
        lighthouse={B: 1},
        row1="egypt_grain egypt_wine greece_oil",
        docks={"egypt_2": (R, "", "grain")},
    )
    assert (p.speaker, p.decision) == (B, "lighthouse_mode")
    p.say(B, "admit", "admit_ship:egypt_grain", "berth:egypt_2", "admit_ship:greece_oil", "berth:greece_1")
    assert (p.speaker, p.decision) == (R, "place_trade_point")
    assert PCA.phase(p.t) == "final_actions"


@pytest.mark.rule("PCA-5.2.1")
def test_immediate_privileges_work_in_the_last_entry() -> None:
    p = position(EndDecade, decade=5, row1="etruria_grain", docks={"etruria_1": (R, "", "grain")})
    p.say(R, "house", "use_immediate", "path")
    assert (p.trade(R), p.path()) == (1, [R])
    assert p.t.over()


@pytest.mark.rule("PCA-5.2.2", "PCA-5.2.3")
def test_servants_return_before_the_final_seat() -> None:
    p = position(RecallServants, reserve={R: 0}, talents={R: 20}, trade={R: 6}, decade=5)
    assert (p.decision, p.reserve(R)) == ("final_seat", 16)
    p.say(R, "buy_final_seat")
    assert (p.talents(R), p.palace(R), p.trade(R)) == (0, 1, 6)
    assert p.sight(-1).palace.seats == [None] * 12  # the large space, although cheaper seats are free


@pytest.mark.rule("PCA-5.2.3", "PCA-7.1.38")
def test_the_final_seat_once_each_in_turn_order() -> None:
    p = position(
        RecallServants, first=Y, decade=5, talents={R: 50, B: 19, Y: 20, K: 45}, trade={R: 6, B: 9, Y: 7, K: 5}
    )
    assert p.speaker == Y  # K lacks a trade point and is passed over, B a talent
    p.say(Y, "buy_final_seat")
    assert (p.speaker, p.offer(R)) == (R, ["buy_final_seat", "decline"])
    p.say(R, "decline")
    assert p.t.over()
    assert p.told("final-seat-declined") == [{"seat": "seat:0"}]  # not for those who had no choice
    assert [p.palace(seat) for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("PCA-5.2.3")
@pytest.mark.parametrize(
    ("talents", "trade", "temple", "key", "figures"),
    [
        (19, 6, 0, "final-short", {"needs": 20, "has": 19}),
        (20, 5, 0, "final-points-short", {"needs": 6, "has": 5}),
        (20, 6, 16, "final-servant", {}),
    ],
)
def test_what_the_final_seat_needs(talents: int, trade: int, temple: int, key: str, figures: dict[str, int]) -> None:
    """Seat R is asked; then its means are changed, to see why it would be refused."""
    p = position(RecallServants, decade=5, talents={R: 20}, trade={R: 6})
    p.t.put(R, TALENTS, talents)
    p.t.put(R, TRADE_POINTS, trade)
    p.t.put(R, RESERVE, 16 - temple)
    refused = p.refusal(R, "buy_final_seat")
    assert (refused.key, refused.figures) == (key, figures)


@pytest.mark.rule("PCA-5.2.4")
def test_kept_privileges_are_of_no_use_at_the_end() -> None:
    p = position(RecallServants, decade=5, talents={R: 30}, trade={R: 6}, held={R: "egypt_ivory"})
    assert p.offer(R) == ["buy_final_seat", "decline"]
    assert p.refusal(R, "use_privilege:egypt_ivory").key == "not-now"


@pytest.mark.rule("PCA-5.3.1", "PCA-7.1.32")
@pytest.mark.parametrize(
    ("path", "bonus"),
    [
        ([R, R, B], [0, 0, 0, 0]),
        ([R, R, B, B], [1, 0, 0, 0]),  # tie: red came first
        ([B, R, R, B], [0, 1, 0, 0]),
        ([K] * 4 + [B] * 2, [0, 0, 0, 1]),
        ([Y] * 4 + [B] * 3, [0, 1, 2, 0]),
        ([R] * 11, [3, 0, 0, 0]),  # surplus numbers lapse
        ([B, R] * 5 + [K], [2, 3, 0, 1]),
        ([R, B, Y, K] * 3, [3, 2, 1, 0]),
    ],
)
def test_ranks_on_the_path(path: list[int], bonus: list[int]) -> None:
    p = position(IntrigueBonus, path=path, decade=5)
    assert [p.palace(seat) for seat in range(4)] == bonus


@pytest.mark.rule("PCA-5.3.1")
def test_the_sight_forecasts_the_bonus() -> None:
    p = position("turn_main", path=[B, R] * 5 + [K])
    assert (p.sight(-1).path.box, p.sight(-1).path.bonus) == ([3, 2, 1], [2, 3, 0, 1])


@pytest.mark.rule("PCA-5.3.1")
def test_after_the_end_the_sight_shows_the_bonus_that_was_given() -> None:
    """The servants that left the path do not change who was first."""
    p = position(IntrigueBonus, path=[R, B] * 5 + [Y], decade=5)
    assert p.t.over()
    assert (p.sight(-1).path.box, p.sight(-1).path.bonus) == ([3, 2, 1], [3, 2, 1, 0])
    assert p.path().count(R) == 5 - 3


def bonus_of_two_with_one_on_the_path(**where: object) -> Position:
    """B is second with one servant on the path and gets two places."""
    return position(IntrigueBonus, path=[R] * 11 + [B], decade=5, **where)  # type: ignore[arg-type]


@pytest.mark.rule("PCA-5.3.2", "PCA-7.1.39", "PCA-2.2.2")
def test_path_servants_move_and_the_rest_comes_from_the_reserve() -> None:
    p = bonus_of_two_with_one_on_the_path()
    assert (p.palace(R), p.palace(B)) == (3, 2)
    assert p.path().count(R) == 8
    assert p.path().count(B) == 0
    assert p.reserve(B) == 15 - 1
    assert PCA.check(p.t) == []


@pytest.mark.rule("PCA-5.3.2")
@pytest.mark.parametrize(
    ("where", "left"),
    [
        ({"lighthouse": {B: 5}, "temple": {B: 10}}, (0, 4, 10, 0, 2)),
        ({"temple": {B: 14}, "charters": [B]}, (0, 0, 13, 1, 2)),
        ({"charters": [B, B], "palace": {B: 13}}, (0, 0, 0, 1, 2)),
        ({"palace": {B: 15}}, (0, 0, 0, 0, 1)),
    ],
)
def test_where_missing_servants_come_from(where: dict[str, object], left: tuple[int, ...]) -> None:
    p = bonus_of_two_with_one_on_the_path(**where)
    seat = p.sight(-1).seats[B]
    assert (seat.reserve, seat.lighthouse, seat.temple, seat.charters, seat.blocked) == left
    assert PCA.check(p.t) == []


@pytest.mark.rule("PCA-5.3.2", "PCA-7.9.2")
def test_the_last_resort_is_a_dock() -> None:
    p = bonus_of_two_with_one_on_the_path(
        blocked={B: 0}, palace={B: 13}, docks={"greece_1": (B, "", "wine"), "greece_2": (B, "", "")}
    )
    assert p.palace(B) == 15
    assert p.dock("greece_1") == (None, None, None)
    assert p.dock("greece_2")[0] == B
    assert p.reserve(B) == 1
    assert PCA.check(p.t) == []


@pytest.mark.rule("PCA-5.3.3", "PCA-1.1.3")
@pytest.mark.parametrize(
    ("palace", "trade", "talents", "places"),
    [
        ([5, 4, 3, 2], [0, 9, 9, 9], [0, 9, 9, 9], [0, 1, 2, 3]),
        ([5, 5, 3, 2], [3, 4, 9, 9], [9, 0, 0, 0], [1, 0, 2, 3]),
        ([5, 5, 3, 2], [4, 4, 9, 9], [8, 9, 0, 0], [1, 0, 2, 3]),
        ([5, 5, 5, 2], [4, 4, 4, 9], [8, 8, 7, 0], [0, 0, 2, 3]),
    ],
)
def test_who_wins(palace: list[int], trade: list[int], talents: list[int], places: list[int]) -> None:
    p = position(
        IntrigueBonus,
        decade=5,
        palace=dict(enumerate(palace)),
        trade=dict(enumerate(trade)),
        talents=dict(enumerate(talents)),
    )
    assert p.t.over()
    assert PCA.places(p.t) == places
    assert PCA.scores(p.t) == palace
    assert PCA.winners(p.t) == [seat for seat, place in enumerate(places) if place == 0]
