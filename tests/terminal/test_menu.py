"""What a menu is made of: groups, headings, paths, and names that match what is typed."""

from __future__ import annotations

from emporion.terminal.matching import matching
from emporion.terminal.menu import Choice, Menu, common_path, grouped, split_path
from emporion.terminal.voice import letters


def choice(number: int, *path: str, engine: str = "") -> Choice:
    return Choice(number, path, " ".join(path), engine or f"word:{number}")


def said(key: str, **figures: int | str) -> str:
    return f"{key} {figures}"


def test_groups_that_do_not_fit_are_folded_the_largest_first() -> None:
    choices = [choice(k, "Build", f"a long name {k}") for k in range(40)] + [
        choice(50 + k, "Buy", f"{k} gold") for k in range(3)
    ]
    tall = Menu(grouped(choices), 80, 20, said)
    assert len(tall.entries) == 43
    small = Menu(grouped(choices), 80, 5, said)
    assert [line.plain for line in small.lines] == [
        " 1) Build … menu-count {'count': 40}",
        "Buy",
        "   2) 0 gold   3) 1 gold   4) 2 gold",
    ]


def test_a_group_that_is_all_there_is_stays_open() -> None:
    """Folded, it would cost a step and tell nothing."""
    lone = [choice(k, "To the road", f"a rather long name of a road that leads somewhere {k}") for k in range(12)]
    menu = Menu(grouped(lone), 80, 5, said)
    assert len(menu.entries) == 12 and menu.lines[0].plain == "To the road"
    with_end = [*lone, choice(20, "Done", engine="stop")]
    assert [line.plain for line in Menu(grouped(with_end), 80, 5, said).lines] == [
        " 1) To the road … menu-count {'count': 12}",
        " 2) Done",
    ]


def test_a_heading_above_one_choice_is_left_out() -> None:
    menu = Menu(grouped([choice(1, "Build", "market"), choice(2, "Pass")]), 80, 10, said)
    assert [line.plain for line in menu.lines] == [" 1) Pass   2) Build market"]


def test_a_choice_keeps_the_number_it_has_at_the_table() -> None:
    """Space 2 is not on offer: nothing else is said by its number."""
    spaces = [
        Choice(k, ("Space", name), f"{name} ({k})", f"space:{k}", "", k, 3) for k, name in ((1, "oil"), (3, "wine"))
    ]
    menu = Menu(grouped([choice(10, "Coins"), *spaces, choice(11, "Done", engine="stop")]), 80, 10, said)
    assert [line.plain for line in menu.lines] == ["Space", "   1) oil   3) wine", " 4) Coins", " 5) Done"]
    assert [menu.numbered(str(k)) for k in (1, 2, 3)] == [spaces[0], None, spaces[1]]
    assert menu.numbered("4") == choice(10, "Coins")


def test_sentences_are_split_where_they_differ() -> None:
    assert common_path(["Bid 12", "Bid 13"]) == [("Bid", "12"), ("Bid", "13")]
    assert common_path(["Pass"]) == [("", "Pass")]
    assert split_path(["Load food ×1", "Load food ×2"], ["food ×1", "food ×2"]) == [
        ("Load", "food ×1"),
        ("Load", "food ×2"),
    ]
    assert split_path(["Buy 1 × oil", "Buy 1 × ivory"], ["oil", "ivory"]) == [("Buy", "oil"), ("Buy", "ivory")]


def test_whole_words_come_before_beginnings() -> None:
    choices = [choice(1, "Bid", "1"), choice(2, "Bid", "12"), choice(3, "Bid", "13")]
    assert [each.word for each in matching(choices, "bid 1")] == [1]
    assert [each.word for each in matching(choices, "b")] == [1, 2, 3]
    assert matching(choices, "...") == []


def test_words_in_the_order_typed_come_before_words_anywhere() -> None:
    choices = [choice(n, "wine, 2 cards", f"forum {2 - n}, Senate {n}") for n in range(3)]
    assert [each.word for each in matching(choices, "senate 2")] == [2]
    assert [each.word for each in matching(choices, "senate wine")] == [0, 1, 2]


def test_players_letters_differ() -> None:
    assert letters(("Flavia", "Livia", "Lucius", "Élodie", "Lil")) == ["F", "L", "U", "E", "I"]


def test_what_begins_alike_stands_below_one_heading() -> None:
    """Give food, give a contract, give gold: one `Give`."""
    gold = [Choice(n, ("Give", f"{n} gold"), f"Give {n} gold", f"give_gold:{n}") for n in (1, 2)]
    food = Choice(3, ("Give 1 × food",), "Give 1 × food", "give:food")
    given = grouped([food, *gold, Choice(4, ("Given up",), "Given up", "give_up")])
    assert [choice.label for choice in given.choices] == ["Given up"]
    assert {title: [choice.label for choice in group.choices] for title, group in given.groups.items()} == {
        "Give": ["1 gold", "2 gold", "1 × food"]
    }
