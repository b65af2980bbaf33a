"""Nothing is cut that could be told whole, nothing is told twice, and no screen waits for nothing."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from emporion.kernel.match import Match
from emporion.terminal.boards.concordia_venus import TitleBoard as ProvincesBoard
from emporion.terminal.boards.porto_carthago import TitleBoard
from emporion.terminal.calling import replay
from emporion.terminal.choices import in_short
from emporion.terminal.keeping.saves import Party, Save
from emporion.terminal.kit import cut, folded, folded_line
from emporion.terminal.screen import Screen
from emporion.terminal.session import says_the_head
from tests.terminal.driver import new_match, play_by_numbers, sit_down, typed
from tests.terminal.screens.make import position


def test_what_is_not_possible_now_ends_with_how_many_more_there_are() -> None:
    assert in_short(("Build", ["inn", "farm", "city"]), 3) == "Build inn, farm, city"
    assert in_short(("Build", ["inn", "farm", "city"]), 2) == "Build inn, +2"
    assert in_short(("Build", ["inn", "farm", "city"]), 1) == "Build (3)"
    assert in_short(("", ["10", "101"]), 3) == "10 / 101"


@pytest.mark.parametrize("title", ["antiquity", "constantinopolis"])
@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_no_line_of_what_is_not_possible_now_is_cut(title: str, width: int) -> None:
    found = 0
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        for line in "".join(typed(position(title, share), [], "fr", size=(width, 40))).splitlines():
            if line.startswith("Pas maintenant"):
                found += 1
                assert "…" not in line and len(line) <= width
    assert found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", ["imperium", "hellas", "ionium", "cyprus"])
def test_no_province_of_any_map_is_cut(name: str, language: str) -> None:
    match = new_match("concordia_venus", seats=4, options={"map": name})
    session, _ = sit_down(match, [], language)
    board = session.board
    assert isinstance(board, ProvincesBoard)
    session._look()
    for width in (80, 60):
        lines = [line.plain for line in board.regions(width)]
        assert lines and all(len(line) <= width and "…" not in line for line in lines)
        assert len(board.region_contents(width)) == len(lines)


def test_three_dots_take_the_room_of_two_letters() -> None:
    assert folded("Entrée …") == "Entree ..."
    assert folded_line("Maison n° 5, no…  12") == "Maison n 5, ...  12"
    assert folded_line(cut("faculté de théologie", 12).plain) == "faculte d..."
    assert folded_line("Bid … 11 to 90") == "Bid ... 11 to 90"
    assert folded_line("12a…") == "12a..."  # no number is cut


def test_an_ascii_screen_is_no_wider_than_the_terminal() -> None:
    console = Console(width=40, force_terminal=False, color_system=None)
    with console.capture() as shown:
        Screen(console, (40, 12), interactive=False, ascii_only=True).print(Text("é" * 30 + " a b …" + "ü" * 30))
    assert len(shown.get().rstrip("\n")) == 40 and shown.get().isascii()


def test_a_sentence_that_only_says_what_stands_above_it() -> None:
    assert says_the_head("Round 3.", "Round 3")
    assert says_the_head("Tour d’action 2.", "Décennie 2 · tour d’action 2")
    assert says_the_head("Décennie 2.", "Décennie 2 · tour d’action 2")
    assert not says_the_head("Round 3 begins.", "Round 3")


@pytest.mark.parametrize("title", ["constantinopolis", "porto_carthago"])
def test_heads_are_told_once_and_one_line_has_one_pause(title: str) -> None:
    _, typist = play_by_numbers(new_match(title), "fr", person="easy")
    lines = [line.casefold() for line in typist.text.splitlines() if line.strip()]
    for above, below in pairwise(lines):
        if above.startswith(("tour ", "décennie ")):
            assert not below.startswith(f"{above} · "), above
            assert below.removeprefix("· ").rstrip(".") not in above.split(" · "), above
    for first, second in pairwise(typist.prompts):
        assert not (first.startswith("encore une ligne") and second.startswith("Entrée pour")), first


def test_the_last_lines_of_the_news_stand_above_the_board() -> None:
    """Where they would have needed a screen for themselves."""
    session, typist = sit_down(new_match("porto_carthago"), [], "fr")
    news = [Text(f"· {k}") for k in range(typist.screen.room + 1)]
    told, rest = session._what_fits(news, 5)
    assert (len(told), [line.plain for line in rest]) == (len(news) - 1, [news[-1].plain])
    assert session._what_fits(news, 0) == (news, [])
    assert session._what_fits(news[:3], 5) == (news[:3], [])


def porto() -> Match:
    return position("porto_carthago", 0.5)


def test_porto_carthago_explains_how_a_dock_is_read() -> None:
    shown = " ".join("".join(typed(porto(), ["légende"], "fr", size=(100, 60))[1:]).split())
    assert shown.startswith("L ivoire→6 [huile] : quai de L (Livia) ; le navire")


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_harbour_of_porto_carthago_cuts_nothing(width: int) -> None:
    session, _ = sit_down(porto(), [], "fr", size=(width, 60))
    session._look()
    assert isinstance(session.board, TitleBoard)
    lines = [line.plain for line in session.board.harbour_page(width)]
    assert not [line for line in lines if "…" in line] and max(map(len, lines)) <= width


def test_the_end_says_where_the_record_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EMPORION_DATA", str(tmp_path / "far" / "away" / ("x" * 60)))
    whole = new_match("ostia")
    session, _ = play_by_numbers(whole, "en")
    match = session.match.at(len(session.match.said))
    save = Save.new(match, Party(0, ["random"] * 2, "en"))
    screens = typed(match, [], "en", save=save)
    told = screens[-1].split("The match is kept in this file, which you may copy. To read it again:\n")[1]
    assert told == f"  {replay(save.path)}\n"
    assert str(save.path.name) in told and told.rstrip().endswith("--journal")
