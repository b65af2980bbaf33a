"""Constantinopolis: merchants of the imperial city (CPL). The sequence of play, in the order of the rulebook."""

from emporion.games.constantinopolis.game import Constantinopolis
from emporion.games.constantinopolis.sight.seen import sight
from emporion.games.constantinopolis.sight.twin import tell_row
from emporion.games.constantinopolis.steps.acceptance.first_edition import (
    AcceptInTurn,
    OneAfterTheOther,
    ShowContracts,
    TradeWindow,
)
from emporion.games.constantinopolis.steps.acceptance.together import AcceptTogether
from emporion.games.constantinopolis.steps.action import SELLING_IN_BULK, SWAPPING, Acting
from emporion.games.constantinopolis.steps.auction import CallPlayers
from emporion.games.constantinopolis.steps.construction import Build
from emporion.games.constantinopolis.steps.contract_draw import DrawContracts
from emporion.games.constantinopolis.steps.departure import DiscardContracts, KeepContracts, Reveal
from emporion.games.constantinopolis.steps.donation import Donate
from emporion.games.constantinopolis.steps.end_of_round import ChangeMarket, EndOfRound, Rounds, StoreGoods
from emporion.games.constantinopolis.steps.final_scoring import CompleteVoyages, ScoreGold, ScoreWalls
from emporion.games.constantinopolis.steps.office_income import PayOffices, PretorioGood
from emporion.games.constantinopolis.steps.order import InOfficeOrder
from emporion.games.constantinopolis.steps.production import Produce
from emporion.games.constantinopolis.steps.ships import MoveShips
from emporion.games.constantinopolis.steps.walls import SellInBulk, SwapGood
from emporion.kernel.step import Sequence

swap, bulk_sale = Acting(SwapGood(SWAPPING)), Acting(SellInBulk(SELLING_IN_BULK))  # wall powers of the own turn

PLAY = Sequence(
    Rounds(
        Sequence(CallPlayers(), PayOffices(), PretorioGood(), name="auction"),
        Sequence(MoveShips(), name="ships"),
        Sequence(Produce(), name="production"),
        InOfficeOrder(Build(swap, bulk_sale), name="construction"),
        Sequence(DrawContracts(), name="draw"),
        Sequence(
            OneAfterTheOther(
                InOfficeOrder(ShowContracts()),
                TradeWindow(),
                InOfficeOrder(AcceptInTurn(swap, bulk_sale)),
            ),
            AcceptTogether(),
            Reveal(),
            InOfficeOrder(KeepContracts()),
            DiscardContracts(),
            name="acceptance",
        ),
        InOfficeOrder(Donate(), name="donation"),
        EndOfRound(ChangeMarket(), InOfficeOrder(StoreGoods()), name="end_of_round"),
    ),
    Sequence(CompleteVoyages(), ScoreWalls(), ScoreGold(), name="scoring"),
)

game = Constantinopolis(PLAY, sight, tell_row)
