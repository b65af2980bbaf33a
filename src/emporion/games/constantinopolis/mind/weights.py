"""The weights of the judgement of Constantinopolis; what they are is said in data/judgement.toml."""

from typing import Final, final

from emporion.kernel.data import read_weights


@final
class Weights:
    growth: float
    unknown_contract: float
    kept_contract: float
    redemptor_power: float
    taberna_power: float
    consul_power: float
    exchange_power: float
    earlier_place: float
    unanswered_bid: float
    bid_reluctance: float
    loading_luck: float
    cube_fame: float
    contract_gold: float
    passenger_gold: float
    stored_good: float
    absence: float
    unloaded_contract: float
    kept_for_later: float
    income: float
    palace_price: float
    palace: float
    invested: float

    def __init__(self) -> None:
        read_weights(__file__, self)


WEIGHTS: Final = Weights()
