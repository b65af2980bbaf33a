"""Antiquity (ANT). The sequence of play, in the order of the rulebook."""

from emporion.games.antiquity.game import Antiquity
from emporion.games.antiquity.sight.seen import sight
from emporion.games.antiquity.sight.twin import tell_row
from emporion.games.antiquity.steps.all_rise import AllRise
from emporion.games.antiquity.steps.city_building import DraftCities
from emporion.games.antiquity.steps.countryside_building import BuildCountryside
from emporion.games.antiquity.steps.exploration import Explore
from emporion.games.antiquity.steps.famine import BuryDead, PlaceGraves, RaiseFamine
from emporion.games.antiquity.steps.first_cities import ChooseCentre, ChooseTile, InReverseOrder
from emporion.games.antiquity.steps.harvest import Harvest, ReceiveFish
from emporion.games.antiquity.steps.order_of_play import InOrderOfPlay, SetOrderOfPlay
from emporion.games.antiquity.steps.pollution import PlacePollutionGraves, Pollute
from emporion.games.antiquity.steps.store_goods import DiscardExcess
from emporion.games.antiquity.steps.turns import NotInIntroduction, Turns
from emporion.games.antiquity.steps.victory import CheckVictory
from emporion.kernel.step import Sequence

PLAY = Sequence(
    Sequence(InReverseOrder(ChooseTile(), ChooseCentre()), name="first_cities"),
    Turns(
        Sequence(AllRise(), name="all_rise"),
        Sequence(DraftCities(), name="city_building"),
        Sequence(SetOrderOfPlay(), name="order_of_play"),
        Sequence(InOrderOfPlay(BuildCountryside()), name="countryside_building"),
        Sequence(InOrderOfPlay(DiscardExcess()), name="store_goods"),
        Sequence(ReceiveFish(), InOrderOfPlay(Harvest()), name="harvest"),
        Sequence(InOrderOfPlay(Explore()), name="exploration"),
        NotInIntroduction(InOrderOfPlay(PlaceGraves()), BuryDead(), RaiseFamine(), name="famine"),
        NotInIntroduction(InOrderOfPlay(Pollute(), PlacePollutionGraves()), BuryDead(), name="pollution"),
        Sequence(CheckVictory(), name="victory"),
    ),
)

game = Antiquity(PLAY, sight, tell_row)
