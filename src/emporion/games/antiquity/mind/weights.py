"""The planner's habits; what they are is said in data/judgement.toml."""

from typing import Final, final

from mypy_extensions import i64

from emporion.kernel.data import read_weights


@final
class Weights:
    wanted: i64
    spare: i64
    wood_store: i64
    wood_worth: i64
    men: i64
    brewery_turn: i64
    market_turn: i64
    inn_hex: i64
    inn_cost: i64
    room_worth: i64
    enough: i64
    fewest: i64
    seed_surplus: i64
    fountain_turn: i64
    carts: i64
    first_wood: i64
    second_wood: i64
    best_mine: i64
    second_mine: i64
    best_fishery: i64
    grass_hex: i64
    granary_turn: i64
    house_turn: i64
    shore: i64
    famine_worth: i64
    fountains: i64
    trade_turn: i64
    wood_kept: i64
    short_yield: i64

    def __init__(self) -> None:
        read_weights(__file__, self)


WEIGHTS: Final = Weights()
