"""What a person may type to make a choice: numbers, parts of names, the engine's words."""

from __future__ import annotations

import pytest

from emporion.kernel.match import Match
from emporion.terminal.menu import Choice, Group, Menu, grouped
from tests.terminal.driver import new_match, sit_down, typed
from tests.terminal.test_menu import choice, said

# Ostia with this seed asks for a free good first; the person's boat holds ivory, two cloth, wine and salt.
SEED = "t"


def ostia() -> Match:
    return new_match("ostia", SEED)


def said_after(script: list[str], language: str = "en") -> list[str]:
    """The words the person has said after typing a script."""
    session, _ = sit_down(ostia(), script, language)
    session.play()
    vocabulary = session.game.vocabulary
    return [vocabulary.text(said.word) for said in session.match.said if said.seat == 0]


@pytest.mark.parametrize(
    ("answer", "word"),
    [
        ("1", "take:ivory"),
        ("ivory", "take:ivory"),
        ("Take ivory", "take:ivory"),
        ("take iv", "take:ivory"),
        ("w", ""),  # a command
        ("win", "take:wine"),
        ("take:salt", "take:salt"),
        ("take:gold", ""),
        ("gold", ""),
        ("9", ""),
        ("take", ""),
    ],
)
def test_a_choice_is_made_by_number_by_part_or_by_the_word_itself(answer: str, word: str) -> None:
    assert said_after([answer])[:1] == ([word] if word else [])


def test_a_number_out_of_a_range_is_the_amount() -> None:
    """The bids from 11 on are one entry; an amount, or the entry and then the amount, says it."""
    assert said_after(["1", "40"]) == ["take:ivory", "bid:40"]
    assert said_after(["1", "1", "40"]) == ["take:ivory", "bid:40"]
    assert said_after(["1", "bid 12"]) == ["take:ivory", "bid:12"]
    assert said_after(["1", "bid:13"]) == ["take:ivory", "bid:13"]
    assert said_after(["1", "1", "5"]) == ["take:ivory"]


def test_the_name_of_a_range_asks_for_the_amount() -> None:
    """No amount is ever taken for the number of a choice: neither by the name of the range, nor by a part of it."""
    for opened in ("bid", "bi", "Bid", "1"):
        session, typist = sit_down(ostia(), ["1", opened, "20"])
        session.play()
        assert typist.prompts[2] == "Bid (11 to 90) > "
        assert typist.screens[2] == "Type an amount, 11 to 90; Enter goes back to all choices.\n"
        assert [session.game.vocabulary.text(said.word) for said in session.match.said if said.seat == 0][1] == "bid:20"
    assert said_after(["1", "miser", "20"], "fr") == ["take:ivory", "bid:20"]
    assert said_after(["1", "bid 9"]) == ["take:ivory"]  # not 90
    assert typed(ostia(), ["1", "bid 9"])[2] == (
        "Bid 9\xa0denarii: A bid of 9 is below the minimum of 11\xa0denarii.  OST-4.1.9\n"
    )


def test_few_amounts_are_a_range_as_well() -> None:
    """Three amounts are not numbered from 1: whoever types 3 wants 3."""
    bids = [choice(k, "Bid", str(k), engine=f"bid:{k}") for k in (2, 3, 4)]
    menu = Menu(grouped([*bids, choice(9, "Pass", engine="pass")]), 80, 9, said)
    assert [line.plain for line in menu.lines] == [" 1) Bid … menu-range {'least': '2', 'most': '4'}", " 2) Pass"]
    assert [menu.numbered(typed) for typed in ("3", "4", "5")] == [bids[1], bids[2], None]
    both = menu.numbered("2")  # the pass, or the amount: that is asked
    assert isinstance(both, Group)
    assert [each.sentence for each in both.choices] == ["Pass", "Bid 2"]
    opened = menu.numbered("1")
    assert isinstance(opened, Group)
    amounts = Menu(opened, 80, 9, said)
    assert amounts.entries == []
    assert [amounts.numbered(typed) for typed in ("1", "2", "3")] == [None, bids[0], bids[1]]


def test_the_prompt_says_what_numbers_mean() -> None:
    """An amount to be typed, a group that was opened, some choices of a name; and how to get out again."""
    session, typist = sit_down(ostia(), ["1", "1", "journal 1", "2", "", "2"])
    session.play()
    assert typist.prompts == ["> ", "> ", "Bid (11 to 90) > ", "Bid (11 to 90) > ", "Bid (11 to 90) > ", "> ", "> "]
    assert typist.screens[4] == "Bid (11 to 90): that amount is not possible. Enter goes back to all choices.\n"
    assert [session.game.vocabulary.text(said.word) for said in session.match.said if said.seat == 0][1] == "pass"
    session, typist = sit_down(ostia(), ["1", "2", "cloth", "9"])
    session.play()
    assert typist.prompts[-2:] == ["cloth > ", "cloth > "]
    assert typist.screens[-1] == "None of these choices has that number. Enter shows all choices again.\n"
    assert typed(ostia(), ["1", "1", "5"], "fr")[3] == (
        "Miser (11 à 90)\u00a0: ce montant n’est pas possible. Entrée ramène à tous les choix.\n"
    )


def test_what_passes_or_ends_comes_last() -> None:
    """Whoever types 1 without reading does not pass, seal or decline."""
    assert "\n 1) Bid … 11 to 90\n 2) Pass\n" in typed(ostia(), ["1"])[1]
    menu = Menu(grouped([choice(1, "Pass", engine="pass"), choice(2, "Sell"), choice(3, "Buy")]), 80, 9, said)
    assert [line.plain for line in menu.lines] == [" 1) Sell   2) Buy   3) Pass"]
    assert [entry.label for entry in menu.entries if isinstance(entry, Choice)] == ["Sell", "Buy", "Pass"]


def test_a_part_of_several_names_lists_them_numbered() -> None:
    screens = typed(ostia(), ["1", "2", "cloth", "2"])
    assert screens[3] == (
        "Offer\n 1) cloth + cloth   2) cloth + wine   3) cloth + salt\n"
        "A number or a part of the name; Enter shows all choices again.\n"
    )
    assert said_after(["1", "2", "cloth", "2"]) == ["take:ivory", "pass", "lot:cloth+wine"]


def test_what_is_called_nothing_is_told_so() -> None:
    assert typed(ostia(), ["gold"])[1] == "No choice is called that. Enter shows the choices, help the commands.\n"
    assert typed(ostia(), ["77"])[1] == "There is no choice with that number.\n"
    assert typed(ostia(), ["take:gold"], "fr")[1] == (
        "Aucun choix ne s’appelle ainsi. Entrée montre les choix, «\u00a0aide\u00a0» les commandes.\n"
    )
