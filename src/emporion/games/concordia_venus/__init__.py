"""Concordia Venus: Roman families and their gods (CNV). The sequence of play, in the order of the rulebook."""

from emporion.games.concordia_venus.game import ConcordiaVenus
from emporion.games.concordia_venus.sight.seen import sight
from emporion.games.concordia_venus.sight.twin import tell_row
from emporion.games.concordia_venus.steps.architect import BuildVilla, MoveTo, PickColonist
from emporion.games.concordia_venus.steps.colonist import ChooseSettleOrTax, PlaceColonist
from emporion.games.concordia_venus.steps.diplomat import CopyCard, RepeatCard
from emporion.games.concordia_venus.steps.final_scoring import ScoreGods
from emporion.games.concordia_venus.steps.legate import SuggestCard
from emporion.games.concordia_venus.steps.market import BuyCards, PayAnyGood
from emporion.games.concordia_venus.steps.mercator import Quantity, Trade
from emporion.games.concordia_venus.steps.prefect import ChooseProvince
from emporion.games.concordia_venus.steps.specialist import ProduceOwnGood
from emporion.games.concordia_venus.steps.start import ChooseStartCity
from emporion.games.concordia_venus.steps.storehouse import StoreGoods
from emporion.games.concordia_venus.steps.tribune import RecoverCards, ScoreIntermediate, TribuneColonist
from emporion.games.concordia_venus.steps.turn import ChoosePersonality, CloseUp, PlayCard, TakeTurn, Turns
from emporion.kernel.step import Sequence

PLAY = Sequence(
    Sequence(ChooseStartCity(), name="setup"),
    Turns(
        TakeTurn(
            PlayCard(),
            ChoosePersonality(),
            {
                "tribune": Sequence(RecoverCards(), TribuneColonist(), ScoreIntermediate(), name="tribune"),
                "architect": Sequence(PickColonist(MoveTo()), BuildVilla(), name="architect"),
                "prefect": Sequence(ChooseProvince(), StoreGoods(), name="prefect"),
                "mercator": Sequence(Trade(Quantity()), name="mercator"),
                "diplomat": Sequence(CopyCard(), name="diplomat"),
                "magister": Sequence(RepeatCard(), name="magister"),
                "colonist": Sequence(ChooseSettleOrTax(PlaceColonist()), name="colonist"),
                "specialist": Sequence(ProduceOwnGood(), StoreGoods(), name="specialist"),
                "senator": Sequence(BuyCards("CNV-4.12.1", 2, True, PayAnyGood()), name="senator"),
                "consul": Sequence(BuyCards("CNV-4.13.1", 1, False, PayAnyGood()), name="consul"),
                "praetor": Sequence(BuyCards("CNV-4.14.1", 1, True, PayAnyGood()), name="praetor"),
                "proconsul": Sequence(BuyCards("CNV-4.15.1", 1, False, PayAnyGood()), name="proconsul"),
                "legate": Sequence(SuggestCard(), name="legate"),
            },
        ),
        CloseUp(),
        name="turns",
    ),
    Sequence(ScoreGods(), name="final_scoring"),
)

game = ConcordiaVenus(PLAY, sight, tell_row)
