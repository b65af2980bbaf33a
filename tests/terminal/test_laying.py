"""Ostia: cards laid in secret, and the warning that too many types lie out (OST-4.2.7, OST-7.3.7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from emporion.terminal.boards import board_of
from emporion.terminal.boards.ostia import TitleBoard
from emporion.terminal.choices import named
from emporion.terminal.matching import matching
from emporion.terminal.voice import Voice
from tests.terminal.driver import new_match

FOUR = {"wine": 2, "salt": 1}, {"wood": 1, "wheat": 1}
VALUES = {"ivory": 5, "wine": 4, "cloth": 3, "wheat": 2, "wood": 1, "salt": 0}


def laying(
    forum: dict[str, int], senate: dict[str, int], language: str = "en", mode: str = "penalty", phase: str = ""
) -> TitleBoard:
    """The board while cards are laid, with these on forum and Senate and two of cloth still in hand."""
    match = new_match("ostia", seats=3)
    board = board_of("ostia", Voice(match.game, language, match.header.seats, 0))
    assert isinstance(board, TitleBoard)
    board.options = {"type_limit_mode": mode}
    sight = match.game.sight(match.table, 0)
    own = replace(sight.own, stock={"cloth": 2}, forum=forum, senate=senate)
    board.see(replace(sight, own=own, auction=None, senate_active_values=VALUES), [], phase or "counting_house")
    return board


def warned(board: TitleBoard) -> list[str]:
    return [line.plain for line in board.decision(200)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Too many types: 4 on forum and Senate. At the reveal you will lose: 2\u00a0×\u00a0wine.  OST-4.2.7"),
        (
            "fr",
            "Trop de types\u00a0: 4 au forum et au Sénat. À la révélation vous perdrez\u00a0: 2\u00a0×\u00a0vin."
            "  OST-4.2.7",
        ),
    ],
)
def test_who_lays_too_many_types_is_told_what_will_be_lost(language: str, said: str) -> None:
    assert warned(laying(*FOUR, language)) == [said]


def test_five_types_lose_the_two_that_stand_highest_on_the_card() -> None:
    board = laying({"wine": 1, "salt": 1, "ivory": 1}, {"wood": 1, "wheat": 1, "wine": 1})
    assert warned(board) == [
        "Too many types: 5 on forum and Senate. At the reveal you will lose: ivory, 2\u00a0×\u00a0wine.  OST-4.2.7"
    ]


def test_nothing_is_said_while_three_types_lie_out_nor_in_the_last_sale() -> None:
    assert warned(laying({"wine": 2, "salt": 1}, {"wood": 1, "wine": 1})) == []
    assert warned(laying({**FOUR[0], **FOUR[1]}, {}, phase="final_phase")) == []  # OST-5.2.3


def test_the_literal_reading_takes_the_top_of_the_card_or_nothing() -> None:
    assert warned(laying(*FOUR, mode="literal")) == [
        "Too many types: 4 on forum and Senate, but nothing of what tops the senate card: nothing will be lost."
        "  OST-7.3.7"
    ]
    assert warned(laying({**FOUR[0], "ivory": 1}, FOUR[1], "fr", mode="literal")) == [
        "Trop de types\u00a0: 5 au forum et au Sénat. À la révélation vous perdrez\u00a0: ivoire.  OST-7.3.7"
    ]


def test_a_number_typed_belongs_to_the_word_before_it() -> None:
    """`Senate 2` means two for the Senate, not the two cards of the heading."""
    board = laying({}, {})
    words = [word for word in range(len(board.voice.game.vocabulary)) if board.verb(word) == "split"]
    cloth = [word for word in words if board.figure(word, "good") == "cloth"]
    splits = [word for word in cloth if int(board.figure(word, "forum")) + int(board.figure(word, "senate")) <= 2]
    choices = named(splits, board, board.voice)
    assert len(choices) == 6
    assert [choice.label for choice in matching(choices, "Senate 2")] == ["forum 0, Senate 2, stored 0"]
    assert len(matching(choices, "cloth")) == 6


@pytest.mark.parametrize(("language", "label"), [("en", "forum 1, stored 1"), ("fr", "forum 1, gardé 1")])
def test_the_last_sale_speaks_of_no_senate(language: str, label: str) -> None:
    """OST-5.2.1: what is stored is split between storage and a last forum."""
    board = laying({}, {}, language, phase="final_phase")
    word = board.voice.game.vocabulary.number("split:cloth:1/0")
    assert board.path(word)[1] == label
