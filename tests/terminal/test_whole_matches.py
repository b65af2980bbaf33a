"""Whole matches of every title at 80 x 24 in both languages: nothing raw, nothing too wide or high, on any screen."""

from __future__ import annotations

import pytest

from emporion.games import titles
from emporion.kernel.options import OptionValue
from emporion.kernel.text import LANGUAGES
from tests.terminal.driver import Typist, new_match, play_by_numbers
from tests.terminal.raw import faults, raw

Options = dict[str, OptionValue]
MORE: list[tuple[str, int, Options]] = [
    ("antiquity", 3, {"player_trading": True}),
    ("antiquity", 4, {"introductory_game": True}),
    ("concordia_venus", 4, {"mode": "team", "map": "cyprus"}),
    ("concordia_venus", 2, {"map": "ionium", "intermediate_scoring": True}),
    ("concordia_venus", 3, {"map": "hellas", "classic_deck": True}),
    ("constantinopolis", 4, {"free_trade": True}),
    ("ostia", 5, {"ivory": False, "open_money": True}),
    ("porto_carthago", 5, {"privileges_expire_at_turn_end": True}),
]
"""Tables where more is to be seen, played as bots would."""


def all_faults(title: str, typist: Typist) -> list[str]:
    return [fault for screen in typist.screens for fault in faults(title, screen)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_no_screen_of_a_whole_match_shows_anything_raw(title: str, language: str) -> None:
    session, typist = play_by_numbers(new_match(title, f"screens {language}"), language)
    assert session.match.over(), "the script ended before the match"
    assert all_faults(title, typist) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats", "options"), MORE)
def test_nor_with_options_and_more_players(title: str, seats: int, options: Options, language: str) -> None:
    match = new_match(title, "more screens", seats, options)
    session, typist = play_by_numbers(match, language, person="easy", bot="easy")
    assert session.match.over(), "the script ended before the match"
    assert all_faults(title, typist) == []


@pytest.mark.parametrize("title", titles())
def test_a_terminal_without_letters_beyond_ascii_gets_none(title: str) -> None:
    session, typist = play_by_numbers(new_match(title, "ascii"), "fr", ascii_only=True)
    assert session.match.over()
    assert [line for line in typist.text.splitlines() if not line.isascii()] == []
    assert all_faults(title, typist) == []


@pytest.mark.parametrize("size", [(40, 12), (60, 20), (132, 50)], ids=str)
@pytest.mark.parametrize("title", ["antiquity", "porto_carthago"])
def test_other_sizes_are_kept_to_as_well(title: str, size: tuple[int, int]) -> None:
    session, typist = play_by_numbers(new_match(title, "sizes"), "fr", size=size)
    assert session.match.over()
    assert [fault for screen in typist.screens for fault in faults(title, screen, *size)] == []


# -- the check itself -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Villa: villa-goods-short", "kebab villa-goods-short"),
        ("refusal-villa-goods-short", "kebab refusal-villa-goods-short"),
        ("the card architect_mercator_ii_ind", "snake architect_mercator_ii_ind"),
        ("type sell:wine", "word sell:wine"),
        ("Active player: 0", "seat player: 0"),
        ("le joueur 2 passe", "seat joueur 2"),
        ("money None", "Python’s None"),
        ("chosen True", "Python’s True"),
        ("{ $seat } plays", "Python’s {"),
        ("a city at (3, -2)", "spot (3, -2)"),
    ],
)
def test_a_planted_fault_is_found(line: str, fault: str) -> None:
    assert fault in raw("concordia_venus", line)


def test_what_players_read_is_no_fault() -> None:
    for line in ("Peut-être : Marcus achète 2 × vin (4 sesterces).  CNV-4.1.1", "L’Architecte – Londinium–Isca D."):
        assert raw("concordia_venus", line) == []


def test_a_screen_that_does_not_fit_is_found() -> None:
    assert faults("ostia", "x" * 81) == [f"too wide: {'x' * 81}"]
    assert faults("ostia", "x\n" * 24) == ["too high: 24 lines"]
    assert faults("ostia", "x\n" * 23) == []
