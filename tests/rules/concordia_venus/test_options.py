"""Options (CNV-6)."""

import pytest

from emporion.games.concordia_venus.rules.scoring import points_of_gods
from emporion.games.concordia_venus.rules.setup import decks_for
from emporion.games.concordia_venus.table.components import CARD_NAMES
from emporion.games.concordia_venus.table.layout import CONCORDIA, STACK
from emporion.kernel.options import BadOption

from .positions import GAME, Position, individual, plain, team


@pytest.mark.rule("CNV-6.1.1", "CNV-6.1.2")
def test_intermediate_scoring_pays_the_leaders() -> None:
    p = plain(individual(3, intermediate_scoring=True))
    for seat, colonists in enumerate((3, 3, 2)):
        p.colonists(seat, land=["roma"] * colonists).hand(seat, "start_tribune", "start_mercator")
    p.say("play:start_tribune")
    assert p.sight(-1).seats[0].score_marker == points_of_gods(p.t, 0) == 6
    assert p.purse(0) == 0
    p.say("play:start_tribune", "play:start_tribune")
    assert [p.purse(seat) for seat in range(3)] == [2, 2, 1]
    assert [seat.score_marker for seat in p.sight(-1).seats] == [0, 0, 0]
    assert p.speaker() == 0
    p.say("play:start_tribune")
    assert p.purse(0) == 2  # only the first Tribune


@pytest.mark.rule("CNV-6.1.1")
def test_without_the_option_nobody_scores_early() -> None:
    p = plain(individual(3))
    p.say("play:start_tribune")
    assert p.sight(-1).seats[0].score_marker is None


@pytest.mark.rule("CNV-6.1.1")
def test_the_tribunes_colonist_counts_and_concordia_does_not() -> None:
    p = plain(individual(3, intermediate_scoring=True)).goods(0, food=1, tools=1).hand(0, "start_tribune", "colonist_i")
    p.t.v[CONCORDIA] = 0
    p.say("play:start_tribune", "settle:land/roma")
    assert p.sight(-1).seats[0].score_marker == 2 * 6  # two Mars cards, three colonists


@pytest.mark.rule("CNV-6.1.3")
def test_intermediate_scoring_in_a_team_is_personal() -> None:
    p = plain(team(intermediate_scoring=True))
    p.say("play:start_tribune")
    marks = [seat.score_marker is not None for seat in p.sight(-1).seats]
    assert marks == [True, False, False, False]  # the partner's part does not count
    p.say("play:start_legate", "decline", "play:start_tribune")
    assert [seat.score_marker is not None for seat in p.sight(-1).seats] == [True, False, False, True]


@pytest.mark.rule("CNV-6.1.2", "CNV-6.1.3")
def test_in_a_team_the_leaders_are_paid_when_all_four_have_played_their_own_tribune() -> None:
    p = plain(team(intermediate_scoring=True)).villas(0, "massilia").villas(2, "lutetia")
    p.produce(massilia="brick", lutetia="wine")
    for seat, colonists in enumerate((1, 2, 2, 3)):
        p.hand(seat, "start_tribune", "start_legate").colonists(seat, land=["roma"] * colonists)
    for seat in range(3):
        p.say("play:start_tribune")
        assert p.purse(seat) == 0
    # A Mars card each; the Legate brings the first team Jupiter, Saturnus, and Venus for the province they share.
    assert [seat.score_marker for seat in p.sight(-1).seats][:3] == [2 + 1 + 1, 4, 4 + 1 + 1 + 1]
    p.say("play:start_tribune")
    assert [p.purse(seat) for seat in range(4)] == [0, 0, 2, 1]
    by_god = {god: n for god, n in p.said("scored-so-far")[2].figures.items() if n}
    assert by_god == {"seat": "seat:2", "points": 7, "jupiter": 1, "saturnus": 1, "venus": 1, "mars": 4}


@pytest.mark.rule("CNV-6.2.1")
def test_the_other_side_of_the_display() -> None:
    sides = {side: individual(card_display=side).sight(-1).market for side in ("recto", "verso")}
    assert [space.surcharge for space in sides["recto"]] == [
        [],
        ["any"],
        ["any"],
        ["cloth"],
        ["cloth"],
        ["any", "cloth"],
        ["cloth", "cloth"],
    ]
    assert [space.surcharge for space in sides["verso"]][3:] == [
        ["wine"],
        ["cloth"],
        ["any", "wine"],
        ["wine", "cloth"],
    ]
    p = plain(individual(card_display="verso")).goods(0, food=1, wine=1)
    p.display("smith_i", "farmer_i", "mercator_i", "colonist_i").say("play:start_senator", "purchase:colonist_i")
    assert p.stored(0) == {}


@pytest.mark.rule("CNV-6.3.1")
@pytest.mark.parametrize(
    ("seats", "chosen", "cities"),
    [(2, "auto", 22), (3, "auto", 22), (4, "auto", 30), (4, "on", 22), (2, "off", 30)],
)
def test_ionium_without_the_b_cities(seats: int, chosen: str, cities: int) -> None:
    p = individual(seats, map="ionium", ionium_without_b=chosen)
    seen = p.sight(-1)
    assert len([city for city in seen.cities if city.good]) == cities
    assert seen.reduced == (cities == 22)
    gone = {"calabria", "campania", "sicilia"}
    assert (gone & {province.id for province in seen.provinces} == set()) == (cities == 22)
    if cities == 22:
        assert p.route("land:apollonia-brundisium") == -1
        assert p.route("sea:apollonia-brundisium") == -1
        assert p.refused("build:messana").key == "not-now"


@pytest.mark.rule("CNV-6.3.1")
def test_other_maps_keep_their_b_cities() -> None:
    assert not individual(2, ionium_without_b="on").sight(-1).reduced


@pytest.mark.rule("CNV-6.4.1")
def test_partner_talk_changes_no_decision() -> None:
    quiet, free = (GAME.table(4, "talk", {"mode": "team", "partner_talk": talk}) for talk in ("legate_only", "free"))
    assert GAME.offered(quiet, GAME.speakers(quiet)[0]) == GAME.offered(free, GAME.speakers(free)[0])
    assert GAME.sight(quiet, 0) == GAME.sight(free, 0)


@pytest.mark.rule("CNV-6.5.1", "CNV-5.2.5")
def test_the_classic_deck() -> None:
    p = individual(5, classic_deck=True)
    decks = [[CARD_NAMES[card] for card in deck] for deck in decks_for(p.t)]
    assert [len(deck) for deck in decks] == [8, 7, 6, 5, 4]
    assert "mason_ii" in decks[0]
    assert len(p.in_hand(0)) == 7
    assert "start_magister" not in p.in_hand(0)
    eighth = CARD_NAMES[STACK.card(p.t, 0)]
    assert sorted([*p.shown(), eighth]) == sorted(decks[0])
    assert p.sight(-1).pantheon["venus"] == 0
    assert not GAME.fits(4, {"mode": "team", "classic_deck": True})


@pytest.mark.rule("CNV-6.6.1")
def test_the_round_limit() -> None:
    p = plain(individual(3, round_limit=2))
    for _ in range(6):
        assert not p.t.over()
        p.say("play:start_prefect", "cash")
    assert p.t.over()
    assert p.sight(-1).concordia is None


@pytest.mark.rule("CNV-6.6.1")
def test_the_round_limit_gives_way_to_the_real_end() -> None:
    p = plain(individual(3, round_limit=1)).turn_of(2).goods(2, food=1).display("colonist_i").stack()
    p.say("play:start_senator", "purchase:colonist_i")
    assert not p.t.over()
    p.say("play:start_prefect", "cash", "play:start_prefect", "cash")
    assert p.t.over()


@pytest.mark.rule("CNV-6.1.2")
def test_nothing_is_paid_if_the_game_ends_first() -> None:
    p = plain(individual(2, intermediate_scoring=True, round_limit=1))
    p.say("play:start_tribune", "play:start_prefect", "cash")
    assert p.t.over()
    assert [p.purse(seat) for seat in range(2)] == [0, 0]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption):
        Position(4, {"map": "gallia"})
