"""The weights of the judgement of Ostia; what they are is said in data/judgement.toml."""

from typing import Final, final

from emporion.kernel.data import read_weights


@final
class Weights:
    point: float
    boat_share: float
    street: float
    street_spread: float
    rival_cards: float
    rival_boat: float
    nothing: float
    rival_offer: float
    rival_hand: float
    rival_spread: float
    card_offer: float
    empty_pile: float
    next_value: float
    late_cash: float
    last_cash: float
    warehouse: float
    warehouse_round: float
    stored_value: float
    rent: float
    last_room: float
    spare: float
    last_sale: float
    last_sales: float
    kept_warehouse: float

    def __init__(self) -> None:
        read_weights(__file__, self)


WEIGHTS: Final = Weights()
