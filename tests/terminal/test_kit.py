"""What boards are drawn with: lines that fit, of which nothing is lost that matters."""

from __future__ import annotations

import pytest

from emporion.games import titles
from emporion.kernel.text import LANGUAGES
from emporion.terminal.kit import Cell, Lines, cut, fit, flow, hanging, harmless, in_columns, table, text, wrap
from emporion.terminal.rulepages import rendered
from tests.terminal.driver import new_match, sit_down, typed


def plain(lines: Lines) -> list[str]:
    return [line.plain for line in lines]


@pytest.mark.parametrize(
    ("whole", "width", "shown"),
    [
        ("wine, 12 wood", 13, "wine, 12 wood"),
        ("wine, 12 wood", 10, "wine, 12 …"),
        ("wine, 12 wood", 9, "wine, …"),  # not 12…, which might be 120
        ("wine, 12 wood", 8, "wine, …"),
        ("12345", 4, "…"),
    ],
)
def test_no_number_is_cut(whole: str, width: int, shown: str) -> None:
    assert cut(whole, width).plain == shown
    assert fit(whole, width).plain == f"{shown:{width}}"


def test_a_table_s_figures_and_heads_give_way_last() -> None:
    rows: list[list[Cell]] = [["", "points", "goods"], ["Flavia", "1234567", "wine, wood, salt"]]
    assert plain(table(rows, right=[1], width=25)) == ["         points  goods", "Flavia  1234567  wine, w…"]


def test_a_hanging_table_breaks_its_last_column() -> None:
    rows: list[list[Cell]] = [["", "goods"], ["Flavia", "wine, wood, salt, ivory, cloth"], ["Livia", "wine"]]
    assert plain(hanging(rows, width=27)) == [
        "        goods",
        "Flavia  wine, wood, salt,",
        "        ivory, cloth",
        "Livia   wine",
    ]
    assert plain(hanging(rows, width=20)) == [
        "  goods",
        "Flavia  wine, wood,",
        "    salt, ivory,",
        "    cloth",
        "Livia  wine",
    ]


def test_choices_too_wide_for_the_screen_are_broken() -> None:
    items = [text(" 1) Praefectus Urbi  builds walls, or exchanges contracts"), text(" 2) Consul")]
    assert plain(in_columns(items, 40)) == [
        " 1) Praefectus Urbi  builds walls, or",
        "    exchanges contracts",
        " 2) Consul",
    ]
    assert plain(flow(["wine", "a long name that is alone"], 12)) == ["wine", "a long name", "that is", "alone"]


def test_no_line_of_a_rule_begins_with_a_sign_that_belongs_to_the_word_before() -> None:
    words = "un deux\u00a0; trois\u00a0: « quatre\u00a0» cinq"
    for width in range(10, 40):
        lines = plain(rendered(words, width))
        assert " ".join(line.rstrip() for line in lines) == words
        assert [line for line in lines if line[0] in ";:»"] == []


def test_what_a_terminal_would_obey_is_shown_as_a_question_mark() -> None:
    assert harmless("Li\x1b[2Jvia\x9b") == "Li?[2Jvia?"
    session, typist = sit_down(new_match("ostia"), [])
    session.screen.line("Li\x1bvia")
    typist.seen()
    assert typist.text == "Li?via\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("title", titles())
def test_the_players_are_listed_whole_and_one_by_one(title: str, width: int, language: str) -> None:
    match = new_match(title)
    script = ["seats", "seats livia", "seats l", "seats x"]
    everybody, one, letter, nobody = typed(match, script, language, size=(width, 30))[-5:-1]
    assert "…" not in everybody and "…" not in one
    assert "Flavia" in everybody and "Livia" in everybody
    assert one.startswith("L Livia") and "Flavia" not in one
    assert letter == one
    assert (
        nobody.replace("\n", " ").rstrip().endswith("Flavia, Livia" + ", Marcus" * (len(match.header.seats) - 2) + ".")
    )


def test_short_items_leave_room_for_a_second_column() -> None:
    items = [text("a long one of twenty"), text("also long, or nearly"), text("short"), text("brief")]
    assert plain(in_columns(items, 30)) == ["a long one of twenty  short", "also long, or nearly  brief"]
    assert plain(in_columns(items, 26)) == ["a long one of twenty", "also long, or nearly", "short", "brief"]


def test_no_line_ends_between_a_number_and_what_it_counts() -> None:
    assert plain(wrap("Livia paie 6 po à la banque", 13)) == ["Livia paie", "6 po à la", "banque"]
    assert plain(wrap("12 po", 3)) == ["12", "po"]  # nowhere else to break
