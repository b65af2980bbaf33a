"""The habits of the first edition's planner, as they were fitted then; they do not change any more."""

from typing import Final, final

from mypy_extensions import i64


@final
class Habits:
    def __init__(self) -> None:
        self.wanted: i64 = 11
        self.spare: i64 = 7
        self.wood_store: i64 = 1
        self.wood_worth: i64 = 20
        self.men: i64 = 6
        self.brewery_turn: i64 = 4
        self.market_turn: i64 = 3
        self.inn_hex: i64 = 4
        self.inn_cost: i64 = 28
        self.room_worth: i64 = 20
        self.enough: i64 = 5
        self.fewest: i64 = 1
        self.seed_surplus: i64 = 4
        self.fountain_turn: i64 = 0
        self.carts: i64 = 3
        self.first_wood: i64 = 10
        self.second_wood: i64 = 10
        self.best_mine: i64 = 17
        self.second_mine: i64 = 1
        self.best_fishery: i64 = 9
        self.grass_hex: i64 = 0
        self.granary_turn: i64 = 22
        self.house_turn: i64 = 3
        self.shore: i64 = 5
        self.famine_worth: i64 = 10
        self.fountains: i64 = 1
        self.trade_turn: i64 = 14
        self.wood_kept: i64 = 1
        self.short_yield: i64 = 4


WEIGHTS: Final = Habits()
