"""What the box holds (PCA-1, PCA-2)."""

from collections import Counter

import pytest

from emporion.games.porto_carthago.table.components import (
    ACTION,
    ACTION_COPIES,
    BONUS,
    CHARTERS,
    DANGER,
    DOCK,
    GOOD_COUNT,
    GOODS,
    INCOME,
    MARKET_SPACES,
    PRIVILEGE,
    PRIVILEGE_OF,
    ROW_SIZE,
    SEAT_POINTS,
    SEAT_PRICE,
    SHIP,
    SPACE_BONUS,
    SPACE_COST,
    WANTS,
    box_number,
)
from emporion.games.porto_carthago.table.layout import PATH, SHIPS
from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_out
from emporion.kernel.table import OVER
from emporion.kernel.words import Words

from .positions import PCA, R, position


@pytest.mark.rule("PCA-1.1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 seats"):
        PCA.table(seats, "x")


@pytest.mark.rule("PCA-1.1.2", "PCA-4.5.1", "PCA-5.1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_player_takes_five_turns_a_decade(seats: int) -> None:
    for seed in range(4):
        t = PCA.table(seats, f"turns {seed}")
        turns = Counter[int]()
        dice = Dice("turns")
        while not t.over():
            seat = PCA.speakers(t)[0]
            offered = PCA.offered(t, seat)
            if PCA.step(t).name == "turn_main":
                offered = [word for word in offered if not PCA.vocabulary.text(word).startswith("use_privilege")]
                turns[seat] += 1
            PCA.say(t, seat, offered[dice.below(len(offered))])
        decades = PCA.sight(t, -1).decade
        assert decades in (4, 5)
        assert turns == {seat: 5 * decades for seat in range(seats)}


@pytest.mark.rule("PCA-2.1.2", "PCA-2.1.1")
def test_twelve_docks_two_for_each_people() -> None:
    names = ["egypt", "greece", "etruria", "iberia", "phoenicia", "numidia"]
    assert [f"{name}_{number}" for name in names for number in (1, 2)] == DOCK


@pytest.mark.rule("PCA-2.1.3", "PCA-2.3.1")
def test_the_ship_cards() -> None:
    assert len(SHIP) == len(set(SHIP)) == SHIPS == 30
    assert Counter(int(danger) for danger in DANGER) == {1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}
    assert Counter(PRIVILEGE[kind] for kind in PRIVILEGE_OF) == dict(
        zip(PRIVILEGE, [5, 3, 4, 4, 4, 4, 3, 3], strict=True)
    )
    assert Counter(GOODS[good] for good in WANTS) == {good: 6 for good in GOODS}
    assert sum(INCOME) == 242
    assert (min(INCOME), max(INCOME)) == (5, 13)
    assert all(SHIP[ship].endswith(GOODS[WANTS[ship]]) for ship in range(SHIPS))


@pytest.mark.rule("PCA-2.3.1")
@pytest.mark.parametrize(
    ("card", "good", "danger", "income", "privilege"),
    [
        ("egypt_grain", "grain", 3, 9, "survey_deck"),
        ("greece_grain", "grain", 6, 12, "contract_bonus"),
        ("iberia_wine", "wine", 6, 13, "bring_ship"),
        ("phoenicia_oil", "oil", 5, 10, "palace_seat"),
        ("numidia_ivory", "ivory", 4, 8, "contract_bonus"),
    ],
)
def test_some_ship_cards(card: str, good: str, danger: int, income: int, privilege: str) -> None:
    ship = SHIP.index(card)
    shown = (GOODS[WANTS[ship]], DANGER[ship], INCOME[ship], PRIVILEGE[PRIVILEGE_OF[ship]])
    assert shown == (good, danger, income, privilege)


@pytest.mark.rule("PCA-2.1.4", "PCA-2.1.5", "PCA-7.1.40")
def test_action_cards_and_spaces() -> None:
    assert dict(zip(ACTION, ACTION_COPIES, strict=True)) == {
        "captain": 1,
        "aristocrat": 1,
        "stevedore": 1,
        "merchant": 1,
        "carrier": 2,
    }
    assert list(SPACE_COST) == [0, 1, 1, 2, 2, 3]
    assert [BONUS[bonus] for bonus in SPACE_BONUS] == ["none", "warehouse", "palace", "warehouse", "palace", "palace"]


@pytest.mark.rule("PCA-2.1.6")
def test_palace_seats() -> None:
    assert list(SEAT_PRICE) == [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20]
    assert list(SEAT_POINTS) == [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6]


@pytest.mark.rule("PCA-2.1.7")
def test_score_boxes() -> None:
    boxes = [[int(box_number(servants, place)) for place in range(3)] for servants in range(PATH + 1)]
    assert boxes[:4] == [[0, 0, 0]] * 4
    assert boxes[4:7] == [[1, 0, 0]] * 3
    assert boxes[7:11] == [[2, 1, 0]] * 4
    assert boxes[11:] == [[3, 2, 1]] * 8


@pytest.mark.rule("PCA-2.1.8")
def test_the_trade_house_has_no_maximum() -> None:
    p = position("turn_main", R, trade={R: 12}, store={R: "oil"}, docks={"egypt_1": (R, "egypt_oil", "")}, decade=3)
    p.say(R, "choose_space:5", "carry:oil", "house")
    assert p.trade(R) == 13


@pytest.mark.rule("PCA-2.1.9", "PCA-2.1.10")
def test_goods_and_what_a_player_has() -> None:
    assert dict(zip(GOODS, GOOD_COUNT, strict=True)) == dict.fromkeys(("grain", "wine", "oil", "purple", "ivory"), 6)
    seat = PCA.sight(PCA.table(4, "x"), -1).seats[0]
    assert (seat.reserve, seat.blocked, seat.trade_points) == (16, 2, 0)


@pytest.mark.rule("PCA-2.1.11", "PCA-3.1.1", "PCA-3.1.2")
@pytest.mark.parametrize(("seats", "row", "market", "charters"), [(3, 4, 4, 3), (4, 5, 6, 4), (5, 6, 6, 5)])
def test_numbers_by_player_count(seats: int, row: int, market: int, charters: int) -> None:
    assert (ROW_SIZE[seats], MARKET_SPACES[seats], CHARTERS[seats]) == (row, market, charters)
    sight = PCA.sight(PCA.table(seats, "counts"), -1)
    assert (len(sight.row1), len(sight.row2), len(sight.charters)) == (row, row, charters)
    assert sum(sight.market.goods.values()) == market
    assert sum(sight.bag.values()) == 30 - market
    assert sight.deck.size == 30 - 2 * row


@pytest.mark.rule("PCA-2.2.1", "PCA-2.2.2", "PCA-2.2.5", "PCA-7.1.34")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_ever_lost(seats: int) -> None:
    """The check counts servants, goods and ships; servants on path and in the palace only grow before the end."""
    dice = Dice("conserved")
    t = PCA.table(seats, "conserved")
    before = [(0, 0)] * seats
    while not t.over():
        seat = PCA.speakers(t)[0]
        offered = PCA.offered(t, seat)
        PCA.say(t, seat, offered[dice.below(len(offered))])
        assert PCA.check(t) == []
        if t.v[OVER] == 0:
            now = [(s.on_path, s.palace) for s in PCA.sight(t, -1).seats]
            assert all(b[0] <= n[0] and b[1] <= n[1] for b, n in zip(before, now, strict=True))
            before = now


@pytest.mark.rule("PCA-4.13.3")
def test_about_a_hundred_decisions_with_at_most_thirteen_options() -> None:
    words = Words(len(PCA.vocabulary))
    assert 40 < play_out(PCA, PCA.table(4, "length"), Dice("length"), words) / 4 < 150
    t = PCA.table(5, "options")
    dice = Dice("options")
    while not t.over():
        seat = PCA.speakers(t)[0]
        offered = PCA.offered(t, seat)
        held = len(PCA.sight(t, -1).seats[seat].cards)
        assert 1 < len(offered) <= (13 if held < 6 else 8 + held)
        PCA.say(t, seat, offered[dice.below(len(offered))])
