"""Ostia: the harbour of Rome (OST). The sequence of play, in the order of the rulebook."""

from emporion.games.ostia.game import Ostia
from emporion.games.ostia.sight.seen import sight
from emporion.games.ostia.sight.twin import tell_row
from emporion.games.ostia.steps.counting_house import Allocate, AllocateAgain, PenaliseTypes, TurnUpMarket
from emporion.games.ostia.steps.final_phase import (
    FinalAllocate,
    FinalAllocateAgain,
    RepayAll,
    ScoreCash,
    ScoreStorage,
    SellWarehouses,
)
from emporion.games.ostia.steps.forum import SellAtFinalForum, SellAtForum
from emporion.games.ostia.steps.harbour import Bid, ChooseFreeGood, ChooseLot, Deal, SettleLot
from emporion.games.ostia.steps.senate import GiveToSenate
from emporion.games.ostia.steps.warehouse_review import BuildWarehouses, DiscardExcess, EndRound, RepayCredits
from emporion.games.ostia.table.components import ROUNDS, SERIES
from emporion.kernel.step import InTurnOrder, Repeat, Sequence

PLAY = Sequence(
    Repeat(
        ROUNDS,
        Sequence(
            Deal(),
            ChooseFreeGood(),
            # OST-4.1.4, OST-4.1.5: two series, and in each everybody sells once.
            Repeat(SERIES, InTurnOrder(ChooseLot(), Bid(), SettleLot())),
            name="harbour",
        ),
        Sequence(TurnUpMarket(), Allocate(), AllocateAgain(), PenaliseTypes(), name="counting_house"),
        Sequence(SellAtForum(), name="forum"),
        Sequence(GiveToSenate(), name="senate"),
        Sequence(
            # OST-4.5.1: each does all three before the next begins.
            InTurnOrder(RepayCredits(), BuildWarehouses(), DiscardExcess()),
            EndRound(),
            name="warehouse_review",
        ),
    ),
    Sequence(
        FinalAllocate(),
        FinalAllocateAgain(),
        SellAtFinalForum(),
        ScoreStorage(),
        InTurnOrder(SellWarehouses()),
        RepayAll(),
        ScoreCash(),
        name="final_phase",
    ),
)

game = Ostia(PLAY, sight, tell_row)
