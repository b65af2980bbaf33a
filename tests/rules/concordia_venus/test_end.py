"""The end, the gods and the winner (CNV-1.4, CNV-5, CNV-7.4)."""

import pytest

from emporion.games.concordia_venus.rules.scoring import god_points, points, worth_of_card
from emporion.games.concordia_venus.table.components import GOD_NAMES, MARS, SATURNUS, VENUS
from emporion.games.concordia_venus.table.layout import CONCORDIA, VILLAS

from .positions import GAME, Position, individual, plain, team

FOURTEEN = ["massilia", "lutetia", "burdigala", "byzantium", "sinope", "attalia", "isca_d", "londinium", "napoca"]
FOURTEEN += ["sirmium", "tomis", "colonia_a", "vindobona", "athenae"]


def before_the_15th_villa(p: Position, seat: int = 0) -> Position:
    plain(p).villas(seat, *FOURTEEN).colonists(seat, land=["land:aquileia-roma"]).goods(seat, food=1)
    return p.produce(aquileia="brick").money(1, 1, 1, 1)


def finish(p: Position) -> list[int]:
    """Everybody plays on as simply as possible; the seats that had a turn."""
    turns = []
    while not p.t.over():
        if p.decision() == "play_card":
            turns.append(p.speaker())
        GAME.say(p.t, p.speaker(), GAME.default(p.t, p.speaker()))
    return turns


@pytest.mark.rule("CNV-1.4.1", "CNV-5.1.1", "CNV-5.1.2")
def test_the_15th_villa_ends_the_game_after_a_turn_for_the_others() -> None:
    p = before_the_15th_villa(individual())
    p.say("play:start_architect", "stop", "build:aquileia")
    assert p.t.villas(0) == 0
    assert p.sight(-1).concordia == 0
    assert finish(p) == [1, 2, 3]
    assert len(p.said("end-triggered")) == 1


@pytest.mark.rule("CNV-5.1.1", "CNV-5.1.2", "CNV-1.4.1")
def test_the_last_card_ends_the_game() -> None:
    p = plain(individual()).turn_of(2).goods(2, food=2).display("colonist_i").stack("colonist_ii")
    p.say("play:start_senator", "purchase:colonist_i")
    assert p.sight(-1).concordia is None  # one card is left in the stack
    p = plain(individual()).turn_of(2).goods(2, food=2).display("colonist_i").stack()
    p.say("play:start_senator", "purchase:colonist_i")
    assert p.sight(-1).concordia == 2
    assert finish(p) == [3, 0, 1]


@pytest.mark.rule("CNV-5.1.3", "CNV-7.3.5")
def test_in_teams_every_other_team_has_one_more_turn() -> None:
    for seats, turns in ((4, [1]), (6, [1, 2])):
        p = before_the_15th_villa(team(seats), seat=3 if seats == 6 else 2)
        p.say("play:start_architect", "stop")
        while p.decision() != "architect_build":
            p.say("stop")
        p.say("build:aquileia")
        assert p.sight(-1).concordia == (3 if seats == 6 else 2)  # the partner whose villa it was
        assert finish(p) == turns


@pytest.mark.rule("CNV-5.1.3")
def test_the_partner_still_acts_after_the_end_is_triggered() -> None:
    p = before_the_15th_villa(team())
    p.say("play:start_architect", "stop", "build:aquileia")
    assert (p.decision(), p.speaker()) == ("architect_pick_colonist", 2)


@pytest.mark.rule("CNV-7.4.1", "CNV-5.1.1")
def test_only_the_first_trigger_counts() -> None:
    p = before_the_15th_villa(individual())
    p.say("play:start_architect", "stop", "build:aquileia")
    p.villas(1, *FOURTEEN).colonists(1, land=["land:novaria-roma"]).goods(1, food=1).produce(novaria="brick")
    p.say("play:start_architect", "stop", "build:novaria")
    assert (p.t.villas(1), p.sight(-1).concordia) == (0, 0)
    assert finish(p) == [2, 3]


def stage(p: Position) -> Position:
    """Seat 0 has three villas in two provinces and four colonists, one of them on a route."""
    p.produce(massilia="brick", lutetia="cloth", londinium="wine")
    p.villas(0, "massilia", "lutetia", "londinium").goods(0, cloth=1, wine=2).money(11)
    return p.colonists(0, land=["roma", "land:aquileia-roma"], sea=["roma", "massilia"])


@pytest.mark.rule("CNV-5.2.2", "CNV-5.2.3", "CNV-5.2.4", "CNV-5.2.5", "CNV-5.2.7", "CNV-5.2.8")
def test_what_one_card_of_each_god_brings() -> None:
    p = stage(plain(individual()))
    worth = {name: int(worth_of_card(p.t, 0, god)) for god, name in enumerate(GOD_NAMES) if name != "minerva"}
    assert worth == {"vesta": 3, "jupiter": 2, "saturnus": 2, "venus": 2, "mercurius": 6, "mars": 8}
    p.money(10)
    assert worth_of_card(p.t, 0, 0) == 2  # 29 sestertii: only full tens count


@pytest.mark.rule("CNV-5.2.1", "CNV-5.2.4", "CNV-5.2.11")
def test_the_legate_scores_for_three_gods() -> None:
    p = stage(plain(team())).hand(0, "start_legate").pile(0).villas(2, "lutetia", "burdigala")
    by_god = {name: int(god_points(p.t, 0, god)) for god, name in enumerate(GOD_NAMES)}
    assert {name: n for name, n in by_god.items() if n} == {"jupiter": 2, "saturnus": 2, "venus": 1}


@pytest.mark.rule("CNV-5.2.6")
def test_venus_in_a_team_counts_provinces_of_both_partners() -> None:
    p = plain(team()).villas(0, "massilia", "londinium", "athenae").villas(2, "lutetia", "londinium", "byzantium")
    assert (worth_of_card(p.t, 0, VENUS), worth_of_card(p.t, 2, VENUS)) == (2, 2)
    p.villas(2)
    assert worth_of_card(p.t, 0, VENUS) == 0


@pytest.mark.rule("CNV-5.2.9")
@pytest.mark.parametrize(
    ("card", "good", "each"),
    [
        ("mason_ii", "brick", 3),
        ("farmer_i", "food", 3),
        ("smith_i", "tools", 3),
        ("vintner_ii", "wine", 4),
        ("weaver_ii", "cloth", 5),
    ],
)
def test_minerva(card: str, good: str, each: int) -> None:
    p = plain(individual()).hand(0, card).villas(0, "massilia", "lutetia", "athenae").colonists(0)
    p.produce(massilia=good, lutetia=good, athenae="brick" if good != "brick" else "food")
    assert points(p.t, 0) == 2 * each


@pytest.mark.rule("CNV-5.2.1", "CNV-5.2.10")
def test_hand_and_pile_count_together_and_concordia_adds_seven() -> None:
    p = plain(individual()).hand(0, "start_tribune").pile(0, "colonist_i", "diplomat_v")
    assert god_points(p.t, 0, MARS) == 3 * 2 * 2
    p.t.v[CONCORDIA] = 0
    assert points(p.t, 0) == 12 + 7


@pytest.mark.rule("CNV-5.2.11")
def test_maxima_follow_from_the_pieces() -> None:
    p = plain(individual()).villas(0, *producing_cities()[:15])
    assert worth_of_card(p.t, 0, SATURNUS) <= 12
    p.colonists(0, land=["roma"] * 3, sea=["roma"] * 3)
    assert worth_of_card(p.t, 0, MARS) == 12


def producing_cities() -> list[str]:
    return [city.id for city in individual().sight(-1).cities if city.good]


@pytest.mark.rule("CNV-5.3.1", "CNV-5.3.2")
def test_most_points_win_and_teams_add_theirs() -> None:
    p = tied(individual())
    p.money(0, 0, 30, 0).hand(2, "start_senator")
    assert GAME.places(p.t)[2] == 0
    p = tied(team())
    p.hand(1, "start_praetor").money(0, 10, 9, 0).hand(2, "start_praetor")
    assert GAME.scores(p.t) == [0, 1, 0, 0]  # 10 and 9 sestertii are not pooled
    assert GAME.winners(p.t) == [1, 3]


@pytest.mark.rule("CNV-5.3.1", "CNV-5.3.2")
def test_the_journal_tells_the_totals_of_teams_and_why_a_tie_is_won() -> None:
    p = tied(team(round_limit=1)).turn_of(3).praefectus(3)
    p.hand(3, "start_prefect", "start_tribune").hand(0, "start_tribune").colonists(0, land=["roma"])
    p.colonists(1, land=["roma"]).hand(1, "start_tribune").say("play:start_prefect", "cash", "cash")
    assert p.t.over()
    assert [event.figures for event in p.said("own-total")] == [
        {"seat": "seat:0", "points": 2},
        {"seat": "seat:2", "points": 0},
        {"seat": "seat:1", "points": 2},
        {"seat": "seat:3", "points": 0},
    ]
    assert [event.figures for event in p.said("team-total")] == [
        {"seats": ["seat:0", "seat:2"], "place": 2, "points": 2},
        {"seats": ["seat:1", "seat:3"], "place": 1, "points": 2},
    ]
    assert [event.figures for event in p.said("tie-broken")] == [{"seat": "seat:3"}]


def tied(p: Position) -> Position:
    for seat in range(p.t.seats()):
        plain(p, seat).hand(seat).pile(seat).colonists(seat).t.put(seat, VILLAS, 15)
    return p


@pytest.mark.rule("CNV-5.3.2")
def test_ties_are_broken_by_the_walk_of_praefectus_magnus() -> None:
    assert GAME.places(tied(individual()).praefectus(1).t) == [1, 0, 3, 2]
    p = tied(individual()).praefectus(1).hand(1, "start_tribune").colonists(1, land=["roma"])
    p.hand(3, "start_tribune").colonists(3, land=["roma"]).praefectus(2)
    assert GAME.places(p.t) == [3, 0, 2, 1]  # tied with 2 points: first met from seat 2 is seat 1
    assert GAME.places(tied(team()).praefectus(3).t) == [1, 0, 1, 0]
    assert GAME.places(tied(team(6)).praefectus(0).t) == [0, 2, 1, 0, 2, 1]
    assert GAME.winners(tied(team(6)).praefectus(5).t) == [2, 5]
