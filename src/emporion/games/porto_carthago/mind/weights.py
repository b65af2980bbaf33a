"""The weights of the judgement of Porto Carthago; what they are is said in data/judgement.toml."""

from typing import Final, final

from emporion.kernel.data import read_weights


@final
class Weights:
    turn: float
    rival_palace: float
    key_point: float
    spare_point: float
    gained_point: float
    talent: float
    servant_income: float
    handy_servant: float
    stored_good: float
    good_stored: float
    good_on_market: float
    voyage_ready: float
    voyage_almost: float
    voyage_odds: float
    turns_for_point: float

    def __init__(self) -> None:
        read_weights(__file__, self)


WEIGHTS: Final = Weights()
