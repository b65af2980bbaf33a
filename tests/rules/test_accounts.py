"""The account of every title: sources that add up to the points, tie-breaks in their order and words, the course."""

from pathlib import Path

import pytest

from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Account, Column, decided
from emporion.kernel.match import Match
from emporion.kernel.record import read_record
from emporion.kernel.text import Speech
from emporion.server.match.views import turns_of
from emporion.server.workers.ending import course_of, ending_of, tie_break

RECORDS = Path(__file__).parent.parent / "fixtures"
EVERY = [(title, file.name) for title in titles() for file in sorted((RECORDS / title).glob("*.record"))]


def played(title: str, name: str) -> Match:
    return read_record(load(title), (RECORDS / title / name).read_text(encoding="utf-8"))


def table_of(match: Match) -> dict[str, list[int]]:
    account = match.game.account(match.table, match.journal)
    return {column.name: column.amounts for column in (*account.sources, *account.ties)}


FIRST: dict[str, dict[str, list[int]]] = {
    "antiquity": {
        "saint:san_nicolo": [6, 6],
        "saint:san_giorgio": [2, 2],
        "saint:santa_barbara": [6, 6],
        "saint:san_cristofori": [17, 24],
        "saint:santa_maria": [0, 1],
        "tie:markers": [46, 40],
        "tie:clean": [14, 9],
    },
    "concordia_venus": {
        "god:vesta": [3, 10],
        "god:jupiter": [52, 12],
        "god:saturnus": [16, 20],
        "god:venus": [28, 16],
        "god:mercurius": [20, 20],
        "god:mars": [36, 4],
        "god:minerva": [38, 9],
        "source:concordia": [7, 0],
        "tie:praefectus": [1, 0],
    },
    "constantinopolis": {
        "source:ships": [23, 45],
        "source:shops": [17, 8],
        "source:public": [3, 5],
        "source:gifts": [0, 5],
        "source:walls": [0, 0],
        "source:gold": [9, 8],
        "tie:gold": [143, 129],
        "tie:goods": [2, 1],
    },
    "ostia": {
        "source:senate": [7, 9, 10],
        "source:storage": [3, 4, 4],
        "source:cash": [2, 1, 2],
        "tie:warehouses": [3, 4, 4],
        "tie:stored": [8, 10, 6],
    },
    "porto_carthago": {
        "source:bought": [6, 5, 4],
        "source:privilege": [0, 1, 0],
        "source:final": [0, 0, 0],
        "source:intrigue": [0, 0, 1],
        "tie:trade_points": [8, 7, 6],
        "tie:talents": [8, 11, 12],
    },
}

COURSES: dict[str, list[tuple[int, list[int]]]] = {
    "antiquity": [(11, [62, 70]), (12, [70, 70]), (13, [70, 100])],
    "concordia_venus": [(1, [16, 12]), (2, [17, 17]), (3, [19, 18]), (4, [21, 20])],
    "constantinopolis": [(7, [25, 36]), (8, [40, 49]), (9, [52, 71])],
    "ostia": [(1, [5, 4, 6]), (2, [8, 7, 9]), (3, [10, 8, 11]), (4, [10, 13, 12]), (5, [12, 14, 16])],
    "porto_carthago": [(1, [0, 2, 1]), (2, [1, 3, 2]), (3, [4, 4, 2]), (4, [5, 5, 2]), (5, [6, 6, 5])],
}


@pytest.mark.parametrize("title", sorted(FIRST))
def test_the_sources_and_tie_breaks_of_a_match(title: str) -> None:
    """OST-5.7, PCA-5.3.3, CNV-5.2 and CNV-5.3, CPL-5.2 and CPL-5.3, ANT-5."""
    assert table_of(played(title, EVERY[[t for t, _ in EVERY].index(title)][1])) == FIRST[title]


@pytest.mark.parametrize("title", sorted(COURSES))
def test_the_course_of_a_match(title: str) -> None:
    match = played(title, EVERY[[t for t, _ in EVERY].index(title)][1])
    course = [(point.round, point.points) for point in course_of(match)]
    wanted = COURSES[title]
    start = course.index(wanted[0])
    assert course[start : start + len(wanted)] == wanted


@pytest.mark.parametrize(("title", "name"), EVERY)
def test_accounts_add_up_and_rank_as_the_rules_do(title: str, name: str) -> None:
    match = played(title, name)
    game, t = match.game, match.table
    account = game.account(t, match.journal)
    seats = range(len(match.header.seats))
    scores = game.scores(t)
    if not account.sources[0].wholes:
        assert [sum(column.amounts[seat] for column in account.sources) for seat in seats] == scores
    places, out = game.places(t), game.eliminated(t)
    for first in seats:
        for second in seats:
            if places[first] < places[second] and second not in out and scores[first] == scores[second]:
                column = decided(account, scores, first, second)
                assert column is not None or title == "antiquity", "progress is finer than its per cent"
    course = course_of(match)
    assert course[-1].points == scores and course[-1].n == len(match.said)
    assert [point.round for point in course] == list(range(1, len(course) + 1))
    assert [point.n for point in course] == sorted({point.n for point in course})


def test_a_tie_is_broken_by_the_first_figure_that_differs() -> None:
    ties = [Column("tie:a", [5, 5, 5]), Column("tie:b", [2, 1, 1], fewest=True), Column("tie:c", [1, 9, 3])]
    account = Account([], ties)
    assert decided(account, [6, 6, 6], 1, 0) is ties[1]
    assert decided(account, [6, 6, 6], 1, 2) is ties[2]
    assert decided(account, [7, 6, 6], 0, 1) is None, "the points did"
    assert decided(account, [6, 6, 6], 0, 1) is None, "the account does not say why"
    assert decided(Account([], ties[:1]), [6, 6, 6], 0, 1) is None, "nothing does"


def test_a_match_that_a_tie_break_decided() -> None:
    """PCA-5.3.3: six places each, and eight trade points to seven."""
    ending = ending_of(played("porto_carthago", "1-3-seats-defaults.record"))
    assert (ending.result.scores, ending.result.winners, ending.decided) == ([6, 6, 5], [0], 0)
    column = ending.ties[0]
    assert (column.name, column.amounts, column.rule) == ("tie:trade_points", [8, 7, 6], "PCA-5.3.3")


def test_who_is_out_is_not_beaten_by_a_tie_break() -> None:
    """OST-5.7.5: the eliminated come after all others whatever they have."""
    match = played("ostia", "1-3-seats-defaults.record")
    game, t = match.game, match.table
    account = game.account(t, match.journal)
    assert tie_break(game, t, account) is None


BY: dict[str, dict[str, tuple[str, str]]] = {
    "ostia": {
        "warehouses": ("aux entrepôts\u00a0: 4 contre 3", "on warehouses: 4 to 3"),
        "stored": (
            "à la valeur des marchandises gardées\u00a0: 4 contre 3",
            "on the value of the stored goods: 4 to 3",
        ),
    },
    "porto_carthago": {
        "trade_points": ("aux points de commerce\u00a0: 4 contre 3", "on trade points: 4 to 3"),
        "talents": ("aux talents\u00a0: 4 contre 3", "on talents: 4 to 3"),
    },
    "concordia_venus": {
        "praefectus": (
            "au Praefectus Magnus\u00a0: à 4 places de lui, l’autre à 3",
            "by the Praefectus Magnus: 4 seats from it, the other 3",
        ),
    },
    "constantinopolis": {
        "gold": ("à l’or\u00a0: 4 contre 3", "on gold: 4 to 3"),
        "goods": ("aux marchandises\u00a0: 4 contre 3", "on goods: 4 to 3"),
    },
    "antiquity": {
        "markers": (
            "au moins de pollution dans sa zone\u00a0: 4 contre 3",
            "on least pollution in the zone: 4 to 3",
        ),
        "clean": ("aux terres non polluées de sa zone\u00a0: 4 contre 3", "on unpolluted land in the zone: 4 to 3"),
        "houses": ("aux maisons\u00a0: 4 contre 3", "on houses: 4 to 3"),
        "graves": ("au moins de tombes sans place\u00a0: 4 contre 3", "on fewest graves without a place: 4 to 3"),
    },
}


@pytest.mark.parametrize("title", sorted(BY))
def test_tie_breaks_are_told_with_both_figures(title: str) -> None:
    game = load(title)
    for name, (french, english) in BY[title].items():
        for language, wanted in (("fr", french), ("en", english)):
            speech = Speech(game, language, ("Livia", "Marcus"))
            assert speech.message(f"tie-{name}-by", {"best": 4, "other": 3}) == wanted
            assert speech.has(f"tie-{name}")


@pytest.mark.parametrize(("title", "name"), EVERY)
def test_every_column_has_a_name(title: str, name: str) -> None:
    match = played(title, name)
    account = match.game.account(match.table, match.journal)
    for language in ("fr", "en"):
        speech = Speech(match.game, language, match.header.seats)
        for column in (*account.sources, *account.ties):
            assert speech.has(column.name.replace(":", "-")), column.name
            assert column.rule.startswith(f"{match.game.code}-")
        for key in ("account-total", "account-lead", "account-equal", "account-course", "round-name"):
            assert speech.has(key)
        assert not account.end or speech.has(account.end.replace(":", "-"))


@pytest.mark.parametrize("title", titles())
def test_the_turn_order_tells_nothing_that_is_hidden(title: str) -> None:
    """A guess agrees with all that a seat knows; whatever else it holds, every seat's turn is told the same."""
    match = played(title, EVERY[[t for t, _ in EVERY].index(title)][1])
    game = match.game
    walk = Match(game, match.header)
    dice = Dice("turns")
    for n, said in enumerate(match.said):
        told = turns_of(game, walk.table)
        assert len(told) == len(match.header.seats)
        sealed = game.step(walk.table).sealed
        for seat, turn in enumerate(told):
            assert (turn in ("now", "choosing")) == (seat in game.speakers(walk.table)), (n, told)
            assert (turn in ("choosing", "sealed")) == (sealed and turn != "out")
        assert told.count("next") <= 1
        if n % 7 == 0:
            for seat in range(len(told)):
                assert turns_of(game, game.guess(walk.table, seat, dice)) == told
        walk.say(said.seat, said.word)
    assert turns_of(game, walk.table) == [""] * len(match.header.seats)


TURNS: list[tuple[str, str, int, str]] = [
    # Sealed choices: who is in, and nothing else (OST-4.1.2, OST-4.2.1).
    ("ostia", "2-4-seats-defaults.record", 2, "sealed choosing choosing sealed"),
    ("ostia", "2-4-seats-defaults.record", 60, "choosing sealed choosing sealed"),
    # Bids go round to the seller (OST-4.1.8), then the next seat sells.
    ("ostia", "2-4-seats-defaults.record", 5, "then now next then"),
    ("ostia", "2-4-seats-defaults.record", 7, "next played played now"),
    ("ostia", "2-4-seats-defaults.record", 8, "now next then then"),
    # The last of an action round, and who begins the next (PCA-4.5.1); docks are claimed backwards (PCA-3.1.6).
    ("porto_carthago", "2-4-seats-defaults.record", 25, "now next played played"),
    ("porto_carthago", "2-4-seats-defaults.record", 6, "played then next now"),
    # Turns pass clockwise, round after round, until everybody has had the last one (CNV-5.1.2).
    ("concordia_venus", "3-4-seats-defaults.record", 10, "next then played now"),
    ("concordia_venus", "3-4-seats-defaults.record", 22, "played now next played"),
    ("concordia_venus", "3-4-seats-defaults.record", 437, "now finished finished finished"),
    # A duel: the holder answers the challenger, then those come who were not called (CPL-4.1.3, CPL-4.1.7).
    ("constantinopolis", "3-4-seats-defaults.record", 2, "now then next then"),
    ("constantinopolis", "3-4-seats-defaults.record", 3, "next then now then"),
    ("constantinopolis", "3-4-seats-defaults.record", 6, "played played played now"),
    # First cities in reverse order, drafts together, then the order of play (ANT-4.3.1).
    ("antiquity", "3-4-seats-defaults.record", 5, "now next played played"),
    ("antiquity", "3-4-seats-defaults.record", 9, "choosing choosing choosing choosing"),
    ("antiquity", "3-4-seats-defaults.record", 120, "played played next now"),
]


@pytest.mark.parametrize(("title", "name", "n", "wanted"), TURNS)
def test_what_every_seat_does(title: str, name: str, n: int, wanted: str) -> None:
    match = played(title, name)
    assert turns_of(match.game, match.at(n).table) == wanted.split()
