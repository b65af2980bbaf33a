"""The weights of the judgement of Concordia Venus; what they are is said in data/judgement.toml."""

from typing import Final, final

from emporion.kernel.data import read_weights


@final
class Weights:
    early_coin: float
    spare_coin: float
    free_space: float
    villa_income: float
    beside_a_site: float
    card_in_hand: float
    colonist: float
    feeding_rivals: float
    second_card: float

    def __init__(self) -> None:
        read_weights(__file__, self)


WEIGHTS: Final = Weights()
