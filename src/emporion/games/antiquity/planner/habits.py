"""The planner's habits: numbers found by letting it play against itself. Worths are in tenths of a wanted good."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HABIT: Final[vec[i64]] = vec[i64](
    [
        11,  # WANTED: a good that the hoard still lacks
        6,  # SPARE: a good beyond that, good for half of another
        2,  # WOOD_STORE: wood that should be in stock or growing
        18,  # WOOD_WORTH: a wood below that
        6,  # MEN: houses to build
        5,  # BREWERY_TURN
        2,  # MARKET_TURN
        3,  # INN_HEX: a clean hex that an inn adds to the zone
        23,  # INN_COST
        24,  # ROOM_WORTH: for each turn of pollution that finds no more clean land soon
        6,  # ENOUGH: an action worth less is not done
        1,  # FEWEST: goods a farm must yield
        4,  # SEED_SURPLUS: goods beyond those wanted before a seed is bought
        2,  # FOUNTAIN_TURN
        3,  # CARTS
        10,  # FIRST_WOOD: weights of a first city's land
        10,  # SECOND_WOOD
        22,  # BEST_MINE
        0,  # SECOND_MINE
        13,  # BEST_FISHERY
        0,  # GRASS_HEX
        25,  # GRANARY_TURN
        3,  # HOUSE_TURN
        5,  # SHORE: a water hex an inn adds
        10,  # FAMINE_WORTH: a food while famine is not covered
        1,  # FOUNTAINS: built with any luxury
        16,  # TRADE_TURN: from then on whatever is spare is traded for what lacks
        0,  # WOOD_KEPT in such trades
        3,  # SHORT_YIELD: what a rural building costs, in wood and land
    ]
)
WANTED: Final = 0
SPARE: Final = 1
WOOD_STORE: Final = 2
WOOD_WORTH: Final = 3
MEN: Final = 4
BREWERY_TURN: Final = 5
MARKET_TURN: Final = 6
INN_HEX: Final = 7
INN_COST: Final = 8
ROOM_WORTH: Final = 9
ENOUGH: Final = 10
FEWEST: Final = 11
SEED_SURPLUS: Final = 12
FOUNTAIN_TURN: Final = 13
CARTS: Final = 14
FIRST_WOOD: Final = 15
SECOND_WOOD: Final = 16
BEST_MINE: Final = 17
SECOND_MINE: Final = 18
BEST_FISHERY: Final = 19
GRASS_HEX: Final = 20
GRANARY_TURN: Final = 21
HOUSE_TURN: Final = 22
SHORE: Final = 23
FAMINE_WORTH: Final = 24
FOUNTAINS: Final = 25
TRADE_TURN: Final = 26
WOOD_KEPT: Final = 27
SHORT_YIELD: Final = 28
