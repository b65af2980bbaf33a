"""New Title (NTL). The sequence of play, in the order of the rulebook."""

from emporion.games.newtitle.game import NewTitle
from emporion.games.newtitle.sight.seen import sight
from emporion.games.newtitle.steps.market import ClearMarket, TakeCard, TurnUpMarket
from emporion.games.newtitle.steps.quay import EndRound, ShipGoods
from emporion.games.newtitle.table.components import ROUNDS
from emporion.kernel.step import InTurnOrder, Repeat, Sequence

PLAY = Repeat(
    ROUNDS,
    Sequence(TurnUpMarket(), InTurnOrder(TakeCard()), ClearMarket(), name="market"),
    Sequence(ShipGoods(), EndRound(), name="quay"),
)

game = NewTitle(PLAY, sight)
