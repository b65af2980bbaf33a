"""The weights of the judgement of New Title; what they are is said in data/judgement.toml."""

from typing import Final, final

from emporion.kernel.data import read_weights


@final
class Weights:
    alone: float
    later: float
    growth: float

    def __init__(self) -> None:
        read_weights(__file__, self)


WEIGHTS: Final = Weights()
