"""The end of a match, and what is said for who is late: NTL-5 and NTL-7."""

import pytest

from emporion.games.newtitle.table.components import ROUNDS

from .positions import NEW_TITLE, SEATS, Position, position

OTHERS = {seat: "" for seat in range(2, SEATS)}


def last_round(hands: dict[int, str], coins: dict[int, int]) -> Position:
    return position("ship_goods", hands=hands, coins=coins, round=ROUNDS)


@pytest.mark.rule("NTL-5.1")
def test_most_coins_win_and_cards_bring_nothing() -> None:
    table = last_round({0: "wine oil grain", 1: "wine"}, {0: 4, 1: 5}).others_wait()
    assert table.t.over()
    assert NEW_TITLE.winners(table.t) == [1]
    assert NEW_TITLE.places(table.t)[:2] == [1, 0]


@pytest.mark.rule("NTL-5.2")
@pytest.mark.parametrize(("hands", "winners"), [({0: "wine oil", 1: "wine"}, [0]), ({0: "wine", 1: "oil"}, [0, 1])])
def test_cards_break_a_tie(hands: dict[int, str], winners: list[int]) -> None:
    table = last_round(hands, {0: 7, 1: 7}).others_wait()
    assert NEW_TITLE.winners(table.t) == winners
    account = NEW_TITLE.account(table.t, table.journal)
    columns = [(column.name, column.amounts[:2], column.rule) for column in (*account.sources, *account.ties)]
    held = [len(hands[seat].split()) for seat in (0, 1)]
    assert columns == [("source:coins", [7, 7], "NTL-5.1"), ("tie:cards", held, "NTL-5.2")]


@pytest.mark.rule("NTL-7.1")
def test_what_is_said_for_who_is_late() -> None:
    table = position("take_card", 0, hands={0: "oil oil wine"}, market="wine oil " + "grain " * SEATS)
    assert table.default(0) == "take:oil"
    assert position("ship_goods", hands={0: "oil", 1: "oil", **OTHERS}).default(0) == "wait"


@pytest.mark.parametrize(("held", "better"), [("wine wine wine", "wine oil grain"), ("wine wine", "wine")])
def test_bots_like_many_cards_of_a_kind(held: str, better: str) -> None:
    tables = [position("take_card", hands={0: cards}, market="oil " * (SEATS + 1)).t for cards in (held, better)]
    assert NEW_TITLE.worth(tables[0], 0) > NEW_TITLE.worth(tables[1], 0)
