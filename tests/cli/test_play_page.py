"""`emporion play` in the browser: what is chosen on the command line is checked, and stands in the page's address."""

import pytest

from emporion.cli.commands.play import page
from emporion.cli.shared import UsageError
from emporion.games import load
from tests.cli.calls import complaint

OSTIA = load("ostia")


@pytest.mark.parametrize(
    ("seats", "options", "bots", "address"),
    [
        (0, [], "", "create/ostia"),
        (5, [], "", "create/ostia?seats=5"),
        (0, [], "Exp", "create/ostia?bots=expert"),
        (0, [], "hard,easy,easy", "create/ostia?seats=4&bots=hard,easy,easy"),
        (
            4,
            ["ivory=off", "type=strict"],
            "hard",
            "create/ostia?seats=4&bots=hard&option=ivory=off&option=type_limit_mode=strict",
        ),
    ],
)
def test_the_page_has_what_was_chosen(seats: int, options: list[str], bots: str, address: str) -> None:
    assert page(OSTIA, seats, options, bots) == address


def test_a_language_that_was_chosen_goes_with_it() -> None:
    assert page(OSTIA, 0, [], "", "fr") == "create/ostia?lang=fr"
    assert page(OSTIA, 5, [], "", "en") == "create/ostia?seats=5&lang=en"
    assert page(None, 0, [], "", "fr") == "?lang=fr"


def test_without_a_game_there_is_nothing_to_choose() -> None:
    assert page(None, 0, [], "") == ""
    with pytest.raises(UsageError, match=r"^name a game to choose its seats, options or bots: `emporion play GAME`$"):
        page(None, 3, [], "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["-o", "nope=1", "--seats", "99"],
            "ostia has no option 'nope': there are ivory, bluff_cards, type_limit_mode, ",
        ),
        (["--seats", "99"], "ostia is for 3 to 5 seats, not 99"),
        (["--bots", "greedy"], "no bot 'greedy' in the browser: there are easy, medium, hard, expert"),
        (["--bots", "hard,easy", "--seats", "4"], "2 bots for 3 seats: name one for all or one for each"),
        (["--seed", "s"], "--seed is for --terminal: in the browser it cannot be chosen here"),
        (["-o", "ivory=on", "-o", "IVORY=off"], "option ivory is given twice"),
        (["--terminal"], "--port is for the browser: nothing listens in the terminal"),
        (["--resume", "--seats", "4"], "--seats is kept with the match that goes on"),
    ],
)
def test_mistakes_are_told_before_anything_starts(arguments: list[str], said: str) -> None:
    assert complaint("play", "ostia", "--no-open", "--port", "0", *arguments).startswith(said)
