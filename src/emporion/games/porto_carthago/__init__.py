"""Porto Carthago: senators, docks and intrigue (PCA). The sequence of play, in the order of the rulebook."""

from emporion.games.porto_carthago.game import PortoCarthago
from emporion.games.porto_carthago.sight.seen import sight
from emporion.games.porto_carthago.sight.twin import tell_row
from emporion.games.porto_carthago.steps.aristocrat import SET_LIGHTHOUSE_STEP, SET_TEMPLE_STEP
from emporion.games.porto_carthago.steps.captain import MAN_CHARTER_STEP
from emporion.games.porto_carthago.steps.carrier import CARRY_GOOD, CARRY_STEP
from emporion.games.porto_carthago.steps.decade import (
    BeginDecade,
    ChooseFirstPlayer,
    Decades,
    EndDecade,
    EndRound,
    FillMarket,
    LayActionCards,
    Match,
    ReceiveIncome,
)
from emporion.games.porto_carthago.steps.final_actions import FinalEntry, FinalSeat, IntrigueBonus, RecallServants
from emporion.games.porto_carthago.steps.first_docks import Claim, ClaimOptional, CounterClockwise, TakeGood
from emporion.games.porto_carthago.steps.harbour_entry import (
    ADMIT_SHIPS,
    BAR_ONE_SHIP,
    CHOOSE_BERTH,
    LIGHTHOUSE_MODE,
    ChooseLoad,
    EnterAutomatically,
    LighthouseOrder,
    MoveRows,
)
from emporion.games.porto_carthago.steps.loading import LOAD, PLACE_TRADE_POINT, USE_IMMEDIATE_STEP
from emporion.games.porto_carthago.steps.merchant import BUY_GOOD
from emporion.games.porto_carthago.steps.privileges import BRING_STEP, LOAD_ANY_STEP, MOVE, SURVEY, USE
from emporion.games.porto_carthago.steps.stevedore import (
    CLAIM_STEP,
    STEVEDORE_KIND,
    TRANSFER_SOURCE,
    TRANSFER_TARGET,
    WITHDRAW_STEP,
)
from emporion.games.porto_carthago.steps.turn import REFRESH_BUY, TurnAfter, TurnMain
from emporion.games.porto_carthago.table.components import ROUNDS
from emporion.kernel.step import InTurnOrder, Repeat, Sequence, Step

LIGHTHOUSE: list[Step] = [LIGHTHOUSE_MODE, BAR_ONE_SHIP, ADMIT_SHIPS, CHOOSE_BERTH]
ACTIONS: list[Step] = [
    MAN_CHARTER_STEP,
    SET_LIGHTHOUSE_STEP,
    SET_TEMPLE_STEP,
    STEVEDORE_KIND,
    CLAIM_STEP,
    TRANSFER_SOURCE,
    TRANSFER_TARGET,
    WITHDRAW_STEP,
    BUY_GOOD,
    REFRESH_BUY,
    CARRY_STEP,
    CARRY_GOOD,
]
LOADING: list[Step] = [LOAD, PLACE_TRADE_POINT, USE_IMMEDIATE_STEP]
PRIVILEGES: list[Step] = [USE, SURVEY, LOAD_ANY_STEP, MOVE, BRING_STEP]

PLAY = Match(
    Sequence(
        InTurnOrder(ClaimOptional()),
        CounterClockwise(Claim(), TakeGood()),
        name="setup",
    ),
    Decades(
        Sequence(
            BeginDecade(),
            LighthouseOrder(),
            EnterAutomatically(),
            InTurnOrder(ChooseLoad()),
            MoveRows(),
            name="harbour_entry",
        ),
        Sequence(LayActionCards(), name="action_cards"),
        Sequence(ChooseFirstPlayer(), name="first_player"),
        Sequence(ReceiveIncome(), name="income"),
        Sequence(FillMarket(), name="market_fill"),
        Repeat(ROUNDS, InTurnOrder(TurnMain(), TurnAfter()), EndRound(), name="actions"),
        EndDecade(),
    ),
    Sequence(
        FinalEntry(LighthouseOrder(), EnterAutomatically(), InTurnOrder(ChooseLoad())),
        RecallServants(),
        InTurnOrder(FinalSeat()),
        IntrigueBonus(),
        name="final_actions",
    ),
    interruptions=[*LIGHTHOUSE, *ACTIONS, *LOADING, *PRIVILEGES],
)

game = PortoCarthago(PLAY, sight, tell_row)
