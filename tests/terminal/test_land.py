"""Antiquity's land through a window that can be moved, and what is said of it."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from emporion.games.antiquity.table.components import MAP
from emporion.games.antiquity.table.telling import side_of
from emporion.terminal.boards import board_of
from emporion.terminal.boards.antiquity import TitleBoard
from emporion.terminal.voice import Voice
from tests.terminal.driver import new_match, typed
from tests.terminal.screens.make import position

ROW = re.compile(r"([A-Z]{1,2}) ")


def half_way() -> TitleBoard:
    """The board of the first of three players in the middle of a match, while pollution is placed."""
    match = position("antiquity", 0.5)
    board = board_of("antiquity", Voice(match.game, "en", match.header.seats, 0))
    assert isinstance(board, TitleBoard)
    board.see(match.game.sight(match.table, 0), match.game.offered(match.table, 0), match.game.phase(match.table))
    return board


def page(*parts: str, width: int = 80) -> list[str]:
    """The map after it was moved like this, on a screen of 24 lines."""
    board = half_way()
    lines = board.pages()["map"](width)
    for part in parts:
        lines = board.part("map", part, width, 22) or []
    return [line.plain for line in lines]


def rows(lines: list[str]) -> list[str]:
    """The first and the last line of the land."""
    named = [found[1] for line in lines if (found := ROW.match(line))]
    return [named[0], named[-1]]


def test_the_map_marks_where_it_is_cut_and_says_how_to_see_more() -> None:
    lines = page()
    assert lines[0].startswith("←N         13 ") and lines[0].endswith(" S")
    assert rows(lines) == ["A", "AA"]
    assert lines[-1] == "North is on the left, east at the top. The map goes on: map north."


def test_a_wide_terminal_shows_all_of_it_without_marks() -> None:
    lines = page(width=120)
    assert lines[0].split() == ["N", *(str(place) for place in range(1, 47, 4)), "S"]
    assert lines[1].startswith("A  E ") and lines[-2].startswith("AA W ")
    assert lines[-1] == "North is on the left, east at the top."


def test_the_drawing_and_the_journal_have_one_compass() -> None:
    """What the journal calls north of a city lies to the left of it, what it calls east above."""
    land = half_way().land
    centre = MAP.hexes[30]
    for hex, spot in enumerate(MAP.hexes):
        right, down = land.place(spot) - land.place(centre), land.line(spot) - land.line(centre)
        side = side_of(30, hex)
        if side in ("n", "s"):
            assert (right < 0) == (side == "n") and abs(right) > 2 * abs(down)
        elif side in ("e", "w"):
            assert (down < 0) == (side == "e")
    south = (centre[0], centre[1] + 2)
    assert side_of(30, MAP.hexes.index(south)) == "s" and land.place(south) == land.place(centre) + 4


@pytest.mark.parametrize(
    ("moves", "head", "shown", "more"),
    [
        (["north"], " N   1 ", ["D", "W"], "south, east, west"),
        (["north", "south"], "←N         13 ", ["D", "W"], "north, east, west"),
        (["east"], "←N         13 ", ["A", "T"], "north, west"),
        (["east", "west"], "←N         13 ", ["H", "AA"], "north, east"),
        (["est", "ouest"], "←N         13 ", ["H", "AA"], "north, east"),
        (["nord", "sud"], "←N         13 ", ["D", "W"], "north, east, west"),
    ],
)
def test_the_window_moves_to_every_side(moves: list[str], head: str, shown: list[str], more: str) -> None:
    lines = page(*moves)
    assert lines[0].startswith(head) and ("→S" in lines[0]) == ("south" in more)
    assert (lines[1][2:5] == "↑E ") == ("east" in more) and (lines[-2][2:5] == "↓W ") == ("west" in more)
    assert rows(lines) == shown
    assert lines[-1] == f"North is on the left, east at the top. The map goes on: map {more}." and len(lines) == 22


@pytest.mark.parametrize("name", ["N8", "n 8", "Marcus", "marc", "M", "Urbino", "urb"])
def test_the_window_goes_to_a_hex_a_city_or_a_player(name: str) -> None:
    """Marcus lives in the far north, which the map around one's own cities does not show: Urbino is at N8."""
    city = "N      ▲x  ▲x  M   M   M "
    assert not any(line.startswith(city) for line in page())
    assert any(line.startswith(city) for line in page(name))


@pytest.mark.parametrize("name", ["Z99", "ZZ5", "Roma", "-"])
def test_what_is_not_on_the_map_is_no_part_of_it(name: str) -> None:
    assert page(name) == []


def test_the_window_is_moved_by_what_is_typed() -> None:
    english = typed(new_match("antiquity"), ["map", "map north", "map nowhere"])
    assert english[1] != english[2] and english[2].endswith("The map goes on: map south.\n")
    assert english[3].startswith("Nothing on the map is called that: map east, west, north or south")
    french = typed(new_match("antiquity"), ["carte", "carte nord", "carte nulle part"], "fr")
    assert french[2].endswith("La carte continue\u00a0: carte sud.\n")
    assert french[3].startswith("Rien sur la carte ne s’appelle ainsi\u00a0: carte est, ouest, nord ou sud")


def test_help_tells_of_the_window() -> None:
    english, french = (
        " ".join(typed(new_match("antiquity"), [command], language, size=(200, 60))[1].split())
        for command, language in (("help", "en"), ("aide", "fr"))
    )
    assert "map the map; further on: map east, west, north, south; around a hex, a city or a player: map K45" in english
    assert "carte la carte ; plus loin : carte est, ouest, nord, sud ; autour d’un hexagone" in french


def test_graves_that_are_placed_are_no_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """ANT-4.8.2: after the famine nothing is left of what the sum would foretell."""
    board = half_way()
    mine = board.mine
    hungry = replace(mine, forecast=replace(mine.forecast, famine=9, foods=0, graves=9))
    monkeypatch.setattr(TitleBoard, "mine", hungry)
    board.phase = "famine"
    assert board.graves_ahead() == "graves: famine 9 − granary 0 − food 0 = 9"
    sated = replace(mine, forecast=replace(mine.forecast, famine=9, foods=0, graves=0))
    monkeypatch.setattr(TitleBoard, "mine", sated)
    assert board.graves_ahead() == "graves: none this turn"  # as in the introductory game
    board.phase = "pollution"
    assert board.graves_ahead() == "this turn’s graves: placed"


def test_a_plan_sends_its_man_to_what_it_has_built() -> None:
    board = half_way()
    word = board.voice.game.vocabulary.number
    plan = [word("build:cart_shop"), word("place:1/0/3/2"), word("man:1/3/3"), word("man:1/6/3")]
    assert board.plan(plan) == [
        "Build a cart shop",
        "Siena, rotation 1, upper left corner at d3",
        "Send a man to: cart shop d4",
        "Send a man to: empty cell g4",
    ]
    assert board.plan(plan[2:3]) == ["Send a man to: empty cell d4"]  # a plan leaves nothing behind


def test_the_first_screen_tells_of_the_signs_and_the_board_shows_the_map() -> None:
    first, board, _ = typed(new_match("antiquity"), ["board"])
    assert "What the signs mean: legend.\n" in first
    assert "\nI    ▲?  ▲   ♣ " in board
    centre = typed(new_match("antiquity"), ["1", "board"])[2]
    assert "\nI    ▲   [▲] [▲] " in centre


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [("en", "You have no city yet.", "no city yet"), ("fr", "Vous n’avez pas encore de cité.", "pas encore de cité")],
)
def test_before_the_first_city_its_page_says_so(language: str, yours: str, theirs: str) -> None:
    match = new_match("antiquity")
    board = board_of("antiquity", Voice(match.game, language, match.header.seats, 0))
    board.see(match.game.sight(match.table, 0), match.game.offered(match.table, 0), match.game.phase(match.table))
    assert [line.plain for line in board.pages()["city"](80)] == [yours]
    said = [line.plain.strip() for line in board.pages()["opponents"](80)]
    assert said.count(theirs) == len(match.header.seats) - 1
