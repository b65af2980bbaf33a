"""What is drawn between two whole boards: rows that really changed, and the city where its cells are chosen."""

from __future__ import annotations

from rich.text import Text

from emporion.games import load
from emporion.kernel.match import Match
from emporion.kernel.record import read_record
from emporion.terminal.kit import Block
from emporion.terminal.session import fitting
from tests.terminal.driver import Typist, new_match, sit_down, typed
from tests.terminal.screens.make import RECORDS
from tests.terminal.test_answers import ostia


def lines(*said: str) -> list[Text]:
    return [Text(line) for line in said]


def shown(block: Block) -> list[str]:
    return [line.plain for line in block.lines]


# -- blocks -----------------------------------------------------------------------------------------------------------


def test_a_wider_column_changes_no_row() -> None:
    before = Block("map", lines("Asia   Sinope", "Syria  Tyros"))
    after = Block("map", lines("Asia    Sinope L", "Syria   Tyros"))
    assert shown(after.changes(before.said())) == ["Asia    Sinope L"]


def test_nor_does_a_cell_that_is_cut_elsewhere() -> None:
    before = Block("map", lines("Asia Sino…", "Syria T…"), contents=["Asia|Sinope", "Syria|Tyros"])
    after = Block("map", lines("Asia Sinop…", "Syria Ty…"), contents=["Asia|Sinope", "Syria|Tyros L"])
    assert shown(after.changes(before.said())) == ["Syria Ty…"]


def test_a_plan_is_shown_whole_as_soon_as_a_line_of_it_changed() -> None:
    plan = Block("city", lines("1 . .", "2 x ."), entire=True)
    assert shown(plan.changes(["1 . .", "2 . ."])) == ["1 . .", "2 x ."]
    assert shown(plan.changes(plan.said())) == []


def test_where_room_is_short_changes_are_shown_in_part() -> None:
    seats = Block("seats", lines("head", "Flavia", "Livia"), head=1, rank=1)
    board = Block("map", lines("Asia", "Syria", "Italia"), rank=2)
    plan = Block("city", lines("1 .", "2 ."), rank=3, entire=True)
    blocks = [board, plan, seats]
    assert [line.plain for line in fitting(blocks, 5, in_part=True)] == ["Asia", "Syria", "head", "Flavia", "Livia"]
    assert [line.plain for line in fitting(blocks, 5)] == ["1 .", "2 .", "head", "Flavia", "Livia"]
    assert fitting([seats], 1, in_part=True) == []


# -- Concordia Venus --------------------------------------------------------------------------------------------------


def test_what_opponents_built_is_shown_on_a_small_screen() -> None:
    """Livia and Marcus build in three provinces: those rows, and no others."""
    for size in ((80, 24), (100, 40)):
        session, typist = sit_down(
            new_match("concordia_venus", "un", 3, {"map": "imperium"}), ["3", "stop"], "fr", bot="medium", size=size
        )
        session.play()
        last = typist.screens[-1].splitlines()
        top = next(k for k, line in enumerate(last) if line.startswith("── "))
        assert last[top + 1 : top + 4] == [
            "Italia      +tissu  Novaria tissu          Aquileia vin      Syracusae brique M",
            "Lybia       +outil  Leptis Magna brique L  Cyrene outil",
            "Mauretania  +vin    Carthago brique LM     Rusadir vin",
        ]
        assert last[top + 4].split()[0] == "points"


# -- Antiquity --------------------------------------------------------------------------------------------------------

COLUMNS = "  a  b  c  d  e  f  g"


def antiquity(file: str, words: int) -> Match:
    record = (RECORDS / "antiquity" / file).read_text(encoding="utf-8")
    return read_record(load("antiquity"), record).at(words)


def test_the_city_is_drawn_where_a_grave_is_to_be_dug() -> None:
    """Every time, also at the second grave and when the question is asked again."""
    match = antiquity("1-2-seats-defaults.record", 208)
    screens = typed(match, ["1", ""], "fr")
    asked = [screen for screen in screens if "case vide" in screen]
    assert len(asked) == 3
    for screen in asked:
        assert sum(line.startswith(COLUMNS) for line in screen.splitlines()) == 1


def test_the_city_is_drawn_after_a_building_was_placed() -> None:
    """A house stands in the corner: the next question comes with the city as it is now."""
    screens = typed(new_match("antiquity", "city"), ["1", "1", "house:1", "1"], "fr")
    last = [screen for screen in screens if "Construisez en secret" in screen][-1].splitlines()
    top = next(k for k, line in enumerate(last) if line.startswith(COLUMNS))
    assert last[top + 1].split() == ["1", "01", *"......"]
    assert sum(line.startswith(COLUMNS) for line in last) == 1


# -- Constantinopolis -------------------------------------------------------------------------------------------------


def test_prices_have_their_coin_and_one_space_is_one() -> None:
    """The first seat of a kept match before its first two buildings, the second of which needs a second space."""
    record = (RECORDS / "constantinopolis" / "2-3-seats-defaults.record").read_text(encoding="utf-8")
    match = read_record(load("constantinopolis"), record)
    first, second = (typed(match.at(words), [], "fr", size=(120, 60))[0] for words in (7, 8))
    assert "Votre cité Ager (1 case sur 12)\n" in first
    assert "Votre cité Ager, Figulina (2 cases sur 12)\n" in second
    assert "Construire un bâtiment public\u00a0: bâtiment public de 3\u00a0PR  24\u00a0po\u00a0: 3\u00a0PR\n" in first


# -- sentences that go on in a second line ----------------------------------------------------------------------------


def test_what_goes_on_in_a_second_line_is_shown_whole() -> None:
    before = Block("seats", lines("head", "Flavia  wood,", "        salt", "Livia   wine"), head=1)
    after = Block("seats", lines("head", "Flavia  wood,", "        wine", "Livia   wine"), head=1)
    assert shown(after.changes(before.said())) == ["head", "Flavia  wood,", "        wine"]


def test_a_screen_does_not_end_within_a_sentence() -> None:
    typist = Typist(iter([]), size=(40, 12))
    told = lines(*(f"· sentence {n}" for n in range(10)), "· a long one that goes on", "  here", "· the last")
    typist.screen.show(told, lambda count: f"{count} more")
    typist.seen()
    assert typist.screens[0].splitlines()[-1] == "· sentence 9"
    assert typist.prompts == ["3 more "]
    assert typist.screens[1].splitlines() == ["· a long one that goes on", "  here", "· the last"]


def test_undo_draws_only_what_it_changes() -> None:
    """The person passes and Marcus pays; undone, only Marcus's purse is another one."""
    undone = typed(ostia(), ["1", "2", "undo"])[-2]
    assert undone.splitlines()[:4] == [
        "Taken back: Pass",
        "── Ostia · Round 1 of 5 · Harbour · your turn ──────────────────────────────────",
        "                points  den.  wareh.  cred.  goods  boat",
        "M Marcus*            0    55     1/4      ·      2     2",
    ]
