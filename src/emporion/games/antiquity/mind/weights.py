"""The planner's habits: those every plan shares are in data/judgement.toml, what each saint's plan does otherwise and
from which turn on it builds what in data/habits.toml."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.table.components import BUILDINGS, CATALOGUE, SAINTS
from emporion.kernel.data import read_data, read_weights

NEVER: Final = 99  # a turn that does not come


@final
class Weights:
    wanted: i64
    spare: i64
    wood_store: i64
    wood_worth: i64
    men: i64
    inn_hex: i64
    inn_cost: i64
    room_worth: i64
    enough: i64
    fewest: i64
    seed_surplus: i64
    carts: i64
    cart_men: i64
    first_wood: i64
    second_wood: i64
    best_mine: i64
    second_mine: i64
    best_fishery: i64
    grass_hex: i64
    house_turn: i64
    house_graves: i64
    shore: i64
    famine_worth: i64
    luxury_worth: i64
    stone_worth: i64
    fountains: i64
    fountain_graves: i64
    trade_turn: i64
    wood_kept: i64
    wood_for_building: i64
    short_yield: i64
    cells_for_graves: i64
    cities: i64
    conquest: i64
    storage_side: i64
    hospital_graves: i64
    dump_room: i64
    cleaning: i64
    forced: i64
    tokens: i64
    merit: i64
    near: i64
    whim: i64

    def __init__(self, saint: str = "") -> None:
        self.build: vec[i64] = vec[i64]([NEVER] * CATALOGUE)
        read_weights(__file__, self)
        if saint:
            own = read_data(__file__, "habits")[saint]
            for name, value in own.items():
                if name in BUILDINGS:
                    self.build[BUILDINGS.index(name)] = value
                else:
                    setattr(self, name, value)


WEIGHTS: Final = Weights()
HABITS: Final[list[Weights]] = [Weights(saint) for saint in SAINTS]
"""Of each saint's plan."""
