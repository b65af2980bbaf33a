"""Concordia Venus on the screen: teams and their totals, cards that would be played for nothing, the whole hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from emporion.terminal.boards import board_of
from emporion.terminal.boards.concordia_venus import TitleBoard
from emporion.terminal.kit import Block, text
from emporion.terminal.voice import Voice
from tests.terminal.driver import new_match, play_by_numbers, typed
from tests.terminal.screens.make import position

TEAMS: dict[str, bool | int | str] = {"mode": "team", "round_limit": 2}


def board(language: str = "en", options: dict[str, bool | int | str] | None = None, **own: object) -> TitleBoard:
    """The first of four players, whose seat has these instead of what it has at the start."""
    match = new_match("concordia_venus", seats=4, options=options)
    found = board_of("concordia_venus", Voice(match.game, language, match.header.seats, 0))
    assert isinstance(found, TitleBoard)
    sight = match.game.sight(match.table, 0)
    seats = [replace(sight.seats[0], **own), *sight.seats[1:]]
    found.see(replace(sight, seats=seats), [], "turns")
    return found


def note(drawn: TitleBoard, card: str) -> str:
    return drawn.note(drawn.voice.game.vocabulary.number(f"play:{card}"))


# -- teams -------------------------------------------------------------------------------------------------------
def test_the_seats_show_their_teams_points() -> None:
    """CNV-5.3.1: partners win together, by what both have."""
    drawn = board("fr", TEAMS, points=30)
    partner = next(k for k, each in enumerate(drawn.sight.seats) if k and each.team == drawn.sight.seats[0].team)
    theirs = drawn.sight.seats[partner].points
    rows = drawn.whole_seats(200)
    assert [line.plain.split("  ")[0] for line in rows][1] == "F Flavia (vous) éq. 1"
    assert rows[0].plain.split()[:2] == ["pts", "(éq.)"]
    assert f" 30 ({30 + theirs}) " in rows[1].plain and f" {theirs} ({30 + theirs}) " in rows[1 + partner].plain


def test_without_teams_the_points_stand_alone() -> None:
    rows = board(points=30).whole_seats(200)
    assert rows[0].plain.split()[0] == "points" and rows[1].plain.split()[3] == "30"


@pytest.mark.parametrize(
    ("language", "won", "head", "with_whom"),
    [
        ("en", ("Your team wins!", "The team of"), "team", " with "),
        ("fr", ("Votre équipe gagne\u00a0!", "Victoire de l’équipe\u00a0:"), "équipe", " avec "),
    ],
)
def test_the_end_tells_teams_and_totals(language: str, won: tuple[str, str], head: str, with_whom: str) -> None:
    session, typist = play_by_numbers(new_match("concordia_venus", seats=4, options=TEAMS), language)
    game, t = session.match.game, session.match.table
    scores, winners = game.scores(t), game.winners(t)
    end = typist.screens[-1].splitlines()
    assert len(winners) == 2
    assert any(line.startswith(won[0] if 0 in winners else won[1]) for line in end)
    assert next(line for line in end if line.split()[:1] in (["place"], ["rang"])).split()[-1] == head
    total = sum(scores[seat] for seat in winners)
    first, second = (session.voice.names[seat] for seat in winners)
    table = [line for line in end if with_whom in line]
    assert table[0].endswith(f"{scores[winners[0]]}   {total}{with_whom}{second}")
    assert table[1].endswith(f"{scores[winners[1]]}   {total}{with_whom}{first}")


# -- cards played for nothing ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "affordable", "copy", "repeat"),
    [
        ("en", "nothing affordable", "nothing to copy", "nothing to repeat"),
        ("fr", "rien d’abordable", "rien à copier", "rien à répéter"),
    ],
)
def test_a_card_that_would_do_nothing_is_marked(language: str, affordable: str, copy: str, repeat: str) -> None:
    """CNV-4.12.1, CNV-4.8.1, CNV-4.9.2."""
    poor = board(language, goods={}, discard_top=None)
    assert note(poor, "start_senator") == affordable
    assert note(poor, "start_diplomat") == copy
    assert note(poor, "start_magister") == repeat
    assert note(board(language, discard_top="start_senator"), "start_magister") == repeat
    assert note(board(language, discard_top="start_diplomat"), "start_magister") == copy
    assert note(board(language, discard_top="start_prefect"), "start_magister") == ""


def test_goods_of_the_buyer_s_choice_count() -> None:
    """CNV-4.3.5: beyond the goods a card names, one for each of the buyer's choice; a Consul pays no surcharge."""
    drawn = board()
    space = replace(drawn.sight.market[0], card="colonist_i", surcharge=["any"], price=["food", "any"])
    for goods, senator, consul in (
        ({"food": 1}, False, True),
        ({"food": 1, "wine": 1}, True, True),
        ({}, False, False),
    ):
        drawn.sight = replace(drawn.sight, market=[space])
        drawn.sight.seats[0] = replace(drawn.sight.seats[0], goods=goods)
        assert (drawn.affordable(space, True), drawn.affordable(space, False)) == (senator, consul)


def test_a_specialist_without_a_villa_is_marked() -> None:
    """CNV-4.11.1."""
    drawn = board()
    assert note(drawn, "mason_ii") == "nothing to produce"
    brick = next(k for k, city in enumerate(drawn.sight.cities) if city.good == "brick")
    drawn.sight.cities[brick] = replace(drawn.sight.cities[brick], villas=[0])
    assert note(drawn, "mason_ii") == ""


# -- what is drawn -----------------------------------------------------------------------------------------------
def test_a_block_shows_a_sentence_whole_or_not_at_all() -> None:
    hand = Block("own", [text("Hand Tribune, Prefect,"), text("  Colonist I"), text("Storehouse wine")])
    assert [line.plain for line in hand.at_most(1).lines] == []
    assert [line.plain for line in hand.at_most(2).lines] == ["Hand Tribune, Prefect,", "  Colonist I"]


def test_the_last_card_is_broken_and_not_cut() -> None:
    drawn = board("fr", discard_top="prefect_mercator_iii_team", hand_size=10)
    lines = [line.plain for line in drawn.seats(80)]
    assert lines[1].endswith("Préfet/Marchand III") and lines[2].strip() == "(équipes)"
    assert "…" not in "".join(lines) and max(map(len, lines)) <= 80


def test_english_goods_are_shortened_to_words() -> None:
    assert [board().code(good) for good in ("brick", "food", "tools", "wine", "cloth")] == [
        "bri.", "food", "tool", "wine", "clo.",
    ]  # fmt: skip


def test_french_routes_and_yields_are_parted_as_french_is() -> None:
    page = "".join(typed(new_match("concordia_venus"), ["chemins"], "fr"))
    assert page.count("; maritime\u00a0: ") == page.count("\u00a0; maritime\u00a0: ") > 5


def test_the_map_comes_on_a_screen_of_its_own_if_there_is_no_room() -> None:
    """Somebody who comes back is told what happened; the map follows."""
    screens = typed(position("concordia_venus", 0.5), [])
    assert sum("Aegyptus " in screen and "Syria " in screen for screen in screens) == 1
