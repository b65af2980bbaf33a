"""The terminal's own texts: the same in every language, each used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import emporion.terminal
from emporion.bots import BOTS
from emporion.games import titles
from emporion.kernel.text import LANGUAGES
from emporion.parts.seats import EachSeat
from emporion.terminal.boards import board_of
from emporion.terminal.boards.generic import GenericBoard
from emporion.terminal.session import chosen
from emporion.terminal.voice import FOLDER, Voice
from tests.terminal.driver import new_match
from tests.test_texts import all_messages, messages
from tests.trees import ROOT

PACKAGE = Path(emporion.terminal.__file__).parent
DRAWN = [title for title in titles() if (PACKAGE / "boards" / f"{title}.py").is_file()]
"""The titles with a drawing of their own, and texts for it; any other is drawn from the fields of its sight."""
NAMES = ["", *DRAWN]


def own(title: str, language: str) -> dict[str, set[str]]:
    return messages(FOLDER / (f"{title}.{language}.ftl" if title else f"{language}.ftl"))


@pytest.mark.parametrize("title", NAMES)
def test_a_text_names_the_same_figures_in_every_language(title: str) -> None:
    first, *others = (own(title, language) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("title", DRAWN)
def test_a_title_s_texts_do_not_hide_behind_the_common_ones(title: str) -> None:
    assert set(own(title, "en")) & set(own("", "en")) == set()


@pytest.mark.parametrize("title", NAMES)
def test_every_text_is_used(title: str) -> None:
    """A key stands in a source, whole or as a pattern such as `head-{name}`."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    used = set(re.findall(r"""["']([a-z][a-z0-9_-]*)["']""", source))
    patterns = [
        re.escape(text).replace(r"\{\}", ".+")
        for text in re.findall(r"""f["']([^"']*[a-z]{4}[^"']*)["']""", blanked(source))
    ]
    short_names = set(all_messages(title, "en")) if title else set()
    unused = set(own(title, "en")) - used - short_names
    assert sorted(key for key in unused if not any(re.fullmatch(pattern, key) for pattern in patterns)) == []


def blanked(source: str) -> str:
    """The source with what stands between braces taken out."""
    return re.sub(r"\{[^{}]*\}", "{}", source)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_page_can_be_asked_for(title: str, language: str) -> None:
    match = new_match(title)
    voice = Voice(match.game, language, match.header.seats, 0)
    for key in board_of(title, voice).pages():
        assert voice.say(f"command-{key}") and voice.say(f"about-{key}")


@pytest.mark.parametrize("title", titles())
def test_no_page_answers_with_nothing(title: str) -> None:
    """Before the first word, when many things are not there yet."""
    match = new_match(title)
    board = board_of(title, Voice(match.game, "en", match.header.seats, 0))
    board.see(match.game.sight(match.table, 0), match.game.offered(match.table, 0), match.game.phase(match.table))
    shown = {key: "".join(line.plain for line in page(80)).strip() for key, page in board.pages().items()}
    assert [key for key, said in shown.items() if not said] == []


@pytest.mark.parametrize("title", titles())
def test_a_drawing_is_found_and_any_title_would_have_one(title: str) -> None:
    match = new_match(title)
    voice = Voice(match.game, "fr", match.header.seats, 0)
    assert isinstance(board_of(title, voice), GenericBoard) == (title not in DRAWN)
    plain = GenericBoard(voice)
    plain.see(match.game.sight(match.table, 0), match.game.offered(match.table, 0), match.game.phase(match.table))
    lines = [line.plain for block in plain.blocks(80) for line in block.lines]
    assert lines and all(len(line) <= 80 and "_" not in line for line in lines)


class Ship(msgspec.Struct):
    good: str
    value: int


class Yours(msgspec.Struct):
    ships: list[Ship]
    goods: list[str]


class Seen(msgspec.Struct):
    round: int
    own: Yours | None
    seats: EachSeat[Ship]


@pytest.mark.parametrize(("language", "between"), [("en", "; "), ("fr", "\u00a0; ")])
def test_a_sight_without_a_drawing_is_read_with_what_is_one_s_own_first(language: str, between: str) -> None:
    match = new_match("ostia")
    voice = Voice(match.game, language, match.header.seats, 0)
    board = GenericBoard(voice)
    wine, salt = (voice.name("good", good) for good in ("wine", "salt"))
    ships = [Ship("wine", 2), Ship("salt", 3)]
    board.see(Seen(4, Yours(ships, ["wine", "salt"]), [Ship("wine", 1)] * 3), [], "")
    blocks = {block.key: block for block in board.blocks(200)}
    assert {key: block.rank for key, block in blocks.items()} == {"own": 1, "seats": 2}
    assert board.headline() == f"{board.field('round')} 4"
    own = blocks["own"].lines[0].plain
    assert f"{wine}, {board.field('value')} 2{between}{board.field('good')} {salt}, " in own
    assert own.endswith(f"{wine}, {salt}")


class Wide(msgspec.Struct):
    turn: int
    market: str
    round: int
    deck: int
    own: Yours | None
    seats: EachSeat[Ship]


def test_on_a_small_screen_the_earlier_fields_of_a_sight_stay_and_the_round_is_said_once() -> None:
    match = new_match("ostia")
    board = GenericBoard(Voice(match.game, "en", match.header.seats, 0))
    yours, seats = Yours([], ["wine"]), [Ship("wine", 1)] * 3
    board.see(Wide(7, "wine", 4, 12, yours, seats), [], "")
    assert board.headline() == f"{board.field('round')} 4"
    blocks = board.blocks(200)
    assert [block.key for block in blocks] == ["turn", "market", "deck", "own", "seats"]
    needed = sum(len(block.lines) for block in blocks if block.rank <= 2)
    assert [block.key for block in chosen(blocks, needed + 1)] == ["turn", "own", "seats"]
    board.see(Wide(7, "wine", 0, 12, yours, seats), [], "")
    assert board.headline() == f"{board.field('turn')} 7"
    assert [block.key for block in board.blocks(200)] == ["market", "round", "deck", "own", "seats"]


def test_every_bot_has_a_name_for_players() -> None:
    match = new_match("ostia")
    for language in LANGUAGES:
        voice = Voice(match.game, language, match.header.seats, 0)
        assert all(voice.say(f"level-{level}") for level in (*BOTS, "program"))


def test_renown_is_counted_in_the_rulebook_s_letters() -> None:
    """The French edition counts PR, in the story as in tables and choices, whoever draws them."""
    kept = Path("constantinopolis") / "locale" / "fr.ftl"
    files = [PACKAGE.parent / "games" / kept, ROOT / "web" / "src" / "games" / kept, FOLDER / "constantinopolis.fr.ftl"]
    otherwise = re.compile(r"\bren\.|[})\d][ \u00a0](?:points? )?de renommée|[Rr]enommée[ \u00a0]\{")
    said = [file.read_text(encoding="utf-8") for file in files]
    assert [otherwise.findall(text) for text in said] == [[], [], []]
    assert all(re.search(r"\}\u00a0PR\b", text) for text in said)
