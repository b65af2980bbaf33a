"""Commands in both languages: reasons, rules, hints, undo, pages, and what ends a match or a page."""

from __future__ import annotations

import re
from contextlib import nullcontext

import pytest
from rich.console import Console

from emporion.bots.advice import Reason, Weighed
from emporion.kernel.chance import Dice
from emporion.kernel.match import Match
from emporion.kernel.text import LANGUAGES
from emporion.programs.players import make_player
from emporion.terminal import advice
from emporion.terminal.boards import board_of
from emporion.terminal.voice import Voice, command_words
from tests.terminal.driver import new_match, sit_down, typed
from tests.terminal.test_answers import ostia, said_after
from tests.terminal.test_texts import DRAWN

# -- why and rules --------------------------------------------------------------------------------------------------


def test_why_gives_reasons_with_figures_and_rules() -> None:
    screens = typed(ostia(), ["1", "why", "why 3", "3", "why 1", "why bid 10", "why take:wine", "why nonsense"])
    both = (
        "3) Bid 10\xa0denarii: A bid of 10 is below the minimum of 11\xa0denarii.  OST-4.1.9\n"
        "4) Bid 91\xa0denarii: A bid of 91 is above your limit of 90\xa0denarii.  OST-4.1.10\n"
    )
    assert screens[2] == both
    below = "Bid 10\xa0denarii: A bid of 10 is below the minimum of 11\xa0denarii.  OST-4.1.9\n"
    assert screens[3] == screens[4] == screens[6] == below
    assert screens[5] == "That is possible now.\n"
    assert screens[7] == "Not at this moment: another decision is asked of you.\n"
    assert screens[8] == "No choice is called that. Enter shows the choices, help the commands.\n"
    assert typed(ostia(), ["1", "why wheat"])[2] == (
        "Take wheat, Offer ivory + wheat, Offer cloth + wheat, +83: Not at this moment:\n"
        "  another decision is asked of you.\n"
    )
    assert typed(new_match("antiquity", "city"), ["1", "1", "pourquoi cathédrale"], "fr")[-2] == (
        "Construire une cathédrale\u00a0: Pour la cathédrale, il faut une pierre. Vous n’avez\n  rien.  ANT-4.2.4\n"
    )


def test_what_stops_a_page_does_not_stop_the_match() -> None:
    assert typed(ostia(), ["q", "gold"])[1:3] == [
        "Your match goes on; quit leaves it.\n",
        "No choice is called that. Enter shows the choices, help the commands.\n",
    ]


@pytest.mark.parametrize("title", DRAWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_heads_are_explained_below_the_players(title: str, language: str) -> None:
    """Each head that ends in a point, and only heads that are there."""
    shown = typed(new_match(title), ["seats"], language, size=(200, 40))[-2].splitlines()
    explained = " ".join(shown[next(k for k, line in enumerate(shown) if " · " in line and ":" in line) :])
    heads = re.findall(r"\b\w+\.(?= |$)", shown[0])
    assert [head for head in heads if head not in explained] == []


def test_concordia_s_map_shows_who_waits_in_the_capital_and_is_a_list_where_it_is_narrow() -> None:
    assert "Roma (FFLLMM)" in typed(new_match("concordia_venus", "un", 3, {"map": "imperium"}), ["map"])[-2]
    narrow = "".join(typed(new_match("concordia_venus", "un", 3, {"map": "imperium"}), ["map"], size=(40, 12)))
    assert "\nSyria +food: Antiochia food, Tyros food\nFlavia: land in Roma, sea in Roma\n" in narrow


def test_a_diplomat_with_nothing_to_copy_says_so() -> None:
    first = "".join(typed(new_match("concordia_venus", "un", 3, {"map": "imperium"}), [], "fr"))
    assert "Diplomate  rien à copier" in first
    assert "\nEn vente\n" in first and "Fermier (brique, blé" in first  # with prices, before the first move


def test_concordia_s_result_adds_up() -> None:
    """Everybody's row of gods and the Concordia card make the points."""
    match = new_match("concordia_venus", "sum", 3)
    bots = [make_player("random", seat, Dice("sum")) for seat in range(3)]
    while not match.over():
        seat = match.game.speakers(match.table)[0]
        match.say(seat, bots[seat].choose(match))
    session, _ = sit_down(match, [], "fr")
    session.news()
    rows = [line.plain for line in session.board.summary(120)]
    figures = [[int(n) for n in re.findall(r"(?<![(\d])\d+(?!\d*\))|·", row.replace("·", "0"))] for row in rows[1:9]]
    assert [sum(column) for column in zip(*figures, strict=True)] == match.game.scores(match.table)
    assert rows[-1] == "Points, et entre parenthèses les cartes qui les donnent."


def test_amounts_are_said_in_good_french() -> None:
    men = next(line for line in typed(antiquity(), ["1", "1"], "fr")[-2].splitlines() if "Hommes" in line)
    assert "Hommes 0 libre sur 0\u00a0;" in men
    assert "n°\u00a01  gratuit" in typed(antiquity(), ["1", "1"], "fr")[-2]
    assert "écuries (2 denrées de luxe)" in "".join(typed(antiquity(), ["bâtiments"], "fr"))


def antiquity() -> Match:
    return new_match("antiquity", "city")


def test_refused_choices_are_one_line() -> None:
    assert "Not now (why 3): Bid 10 / 91\n" in typed(ostia(), ["1"])[1]


def test_a_rule_is_read_by_its_number_or_that_of_the_decision() -> None:
    screens = typed(ostia(), ["rule OST-4.1.2", "rule 4.1.2", "rule", "rule 99.9", "rules 99", "rules"])
    assert screens[1].startswith("OST-4.1.2 ")
    assert screens[1] == screens[2] == screens[3]
    assert screens[4] == screens[5] == "There is no such rule.\n"
    assert screens[6].startswith("The rulebook: rules 4.1 shows a section, rule 4.1.2 a rule\nOn one page")
    assert typed(ostia(), ["rules 4.6"])[1].startswith("4.6 End of the round\nOST-4.6.1 ")
    assert typed(ostia(), ["rules fin du tour"], "fr")[1].startswith("4.6 Fin du tour\nOST-4.6.1 ")


# -- hints and undo -------------------------------------------------------------------------------------------------


def test_a_hint_names_choices_with_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.terminal.advice.TRIES", 8)
    monkeypatch.setattr("emporion.terminal.advice.SECONDS", 0.0)
    english, french = (
        typed(ostia(), [answer], language)[1] for answer, language in (("hint", "en"), ("conseil", "fr"))
    )
    lines = [line for line in english.splitlines() if not line.startswith(" ")]
    assert [line.split("  ")[0] for line in lines] == ["Take ivory", "Take salt", "Take wine"]
    assert all(" % to win" in line for line in lines)
    assert "\u00a0% de chances de gagner" in french and "Prendre l’ivoire" in french
    assert len(set(typed(ostia(), ["hint", "hint", "hint"])[1:4])) == 1  # the same position, the same advice


ALIKE = [
    (([0.41, 0.41, 0.40], [0, 0, 0]), "These choices are equally good.", "Ces choix se valent."),
    (([0.41, 0.38], [0, 0]), "These choices are equally good.", "Ces choix se valent."),
    (([0.41, 0.39, 0.30], [0, 0, 0]), "The two best moves are equally good.", "Les deux meilleurs coups se valent."),
    (([0.41, 0.40, 0.40], [0, 0, 1]), "The two best moves are equally good.", "Les deux meilleurs coups se valent."),
    (([0.41, 0.37, 0.37], [0, 0, 0]), "", ""),
    (([0.41, 0.41, 0.40], [1, 1, 1]), "", ""),
    (([0.41], [0]), "", ""),
]


@pytest.mark.parametrize(("weighed", "english", "french"), ALIKE)
def test_a_hint_without_reasons_says_that_the_choices_are_equally_good(
    weighed: tuple[list[float], list[int]], english: str, french: str
) -> None:
    """The browser says the same, by the same text: `web/src/lib/texts/reasons.ts`."""
    match = ostia()
    offered = match.game.offered(match.table, 0)
    reasons: dict[int, list[Reason]] = {0: [], 1: [Reason("final", 2.0, True)]}
    words = [Weighed(word, [], chance, reasons[more]) for word, chance, more in zip(offered, *weighed, strict=False)]
    for language, said in (("en", english), ("fr", french)):
        voice = Voice(match.game, language, match.header.seats, 0)
        board = board_of("ostia", voice)
        board.see(match.game.sight(match.table, 0), offered, match.game.phase(match.table))
        told = [line.plain for line in advice.told(words, board, voice, 80)]
        assert told[len(words) :] == ([said] if said else [])


def test_undo_takes_back_the_own_word_and_what_bots_said_since() -> None:
    """The person passes, two bots bid openly, and all of it can be undone; the free card of the beginning cannot."""
    session, typist = sit_down(ostia(), ["1", "2", "undo", "undo", "quit"])
    session.play()
    vocabulary = session.game.vocabulary
    assert "Taken back: Pass\n" in typist.screens[3]
    assert typist.screens[4] == "Nothing to take back: something hidden has become known since.\n"
    assert [vocabulary.text(said.word) for said in session.match.said if said.seat == 0] == ["take:ivory"]


def test_nothing_is_undone_before_anything_is_said() -> None:
    assert typed(ostia(), ["undo"])[1] == "There is nothing to take back.\n"
    assert typed(ostia(), ["annuler"], "fr")[1] == "Il n’y a rien à annuler.\n"


# -- other commands -------------------------------------------------------------------------------------------------


def test_enter_shows_the_question_again() -> None:
    screens = typed(ostia(), [""])
    assert screens[1] == (
        "Take one card from your boat for free  OST-4.1.2\nTake\n   1) ivory   2) cloth   3) wine   4) salt\n"
    )


def test_help_lists_commands_in_the_reader_s_language() -> None:
    assert "\nundo     take your last move back; undo turn: the whole turn\n" in typed(ostia(), ["help"])[1]
    french = typed(ostia(), ["aide"], "fr")[1]
    assert (
        "\nannuler      annuler votre dernier coup\u00a0; annuler tour\u00a0: tout le tour\n" in french
        and "\nundo " not in french
    )
    assert typed(ostia(), ["help"], "fr")[1] == french


def test_a_number_may_be_typed_as_it_stands_in_the_list() -> None:
    for answer in ("2)", "2.", "2 )"):
        assert said_after([answer]) == ["take:cloth"]


def test_a_command_has_the_words_players_use() -> None:
    market = typed(new_match("concordia_venus"), ["marché"], "fr")[-2]
    assert typed(new_match("concordia_venus"), ["vente"], "fr")[-2] == market
    cards = typed(new_match("concordia_venus"), ["cartes"], "fr")[-2]
    assert typed(new_match("concordia_venus"), ["main"], "fr")[-2] == cards
    assert set(command_words("hint")) == {"hint", "advice", "conseil", "indice"}


def test_accents_typed_at_a_terminal_without_any() -> None:
    """What an ASCII locale makes of the bytes of UTF-8, and of Latin-1."""
    rule = typed(ostia(), ["rule"], "fr", ascii_only=True)[1]
    for accent in (b"r\xc3\xa8gle", b"r\xe8gle"):
        answer = accent.decode("ascii", "surrogateescape")
        assert typed(ostia(), [answer], "fr", ascii_only=True)[1] == rule


@pytest.mark.parametrize("height", [12, 24])
@pytest.mark.parametrize(("answer", "shown"), [("journal 1", 1), ("1", 0), ("q", 0), ("gold", 0)])
def test_a_command_typed_at_a_pause_is_obeyed(answer: str, shown: int, height: int) -> None:
    """Half-way through a long page, and (at 12 lines) before a board that has no room: a command is, never a number
    nobody has been asked for."""
    session, typist = sit_down(ostia(), ["rules e"], size=(80, height))
    typist.at_pauses = [answer]
    session.play()
    assert any("> " not in prompt for prompt in typist.prompts)
    assert typist.text.count("wine, and salt.  OST-4.1.1\n") == shown
    assert [said for said in session.match.said if said.seat == 0] == []


def test_the_journal_tells_what_happened_with_its_rules() -> None:
    assert typed(ostia(), ["journal 1"])[1] == "Your boat brings ivory, 2\u00a0cloth, wine, and salt.  OST-4.1.1\n"


def test_only_what_changed_is_shown_after_a_move() -> None:
    """After a pass and two other bids, the board shows no line that stands as it did."""
    screens = typed(ostia(), ["1", "2"])
    assert "printed value" in screens[0]
    assert "printed value" not in screens[1] and "printed value" not in screens[2]
    assert screens[1].count("your boat") == 1


def test_the_end_of_input_leaves_politely() -> None:
    assert typed(ostia(), [])[-1] == "\nThis match is not saved.\n"


def test_ctrl_c_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    session, typist = sit_down(ostia(), [])

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(typist.screen, "ask", interrupted)
    session.play()
    typist.seen()
    assert typist.screens[-1].endswith("\n\nThis match is not saved.\n")


def test_colours_say_nothing_that_letters_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """With colours the screens have the same letters; without (NO_COLOR) no colour is written."""
    plain = typed(ostia(), ["1", "2", "board", "why"])
    for no_color in (False, True):
        session, typist = sit_down(ostia(), ["1", "2", "board", "why"])
        session.screen.console = Console(
            file=typist.file, width=80, height=24, force_terminal=True, color_system="standard", no_color=no_color
        )
        monkeypatch.setattr(session.screen.console, "status", lambda *arguments, **more: nullcontext())
        session.play()
        typist.seen()
        assert [re.sub(r"\x1b\[[0-9;]*m", "", screen) for screen in typist.screens] == plain
        assert bool(re.search(r"\x1b\[[0-9;]*3[1-6]", typist.text)) is not no_color


def test_every_command_has_words_of_its_own() -> None:
    keys = ["help", "why", "rule", "rules", "hint", "undo", "journal", "board", "seats", "save", "quit", "map", "city"]
    keys += ["cards", "market", "harbour", "palace", "ships", "offices", "buildings", "contracts", "senate", "gods"]
    keys += ["saints", "opponents", "deck", "legend", "routes", "prices", "choices", "back", "enough"]
    words = [word for key in keys for word in set(command_words(key))]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("number", ["-1", "+3", "1.5"])
def test_a_number_that_stands_in_no_list_is_said_to_be_none(number: str) -> None:
    assert typed(ostia(), [number])[-2] == "There is no choice with that number.\n"
