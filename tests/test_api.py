"""What `import emporion` offers: its names stay, cost nothing until they are used, and do what their examples say."""

from __future__ import annotations

import doctest
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import emporion
from emporion.api import match, players, position
from emporion.games import titles

PROGRAM = Path(__file__).parent.parent / "examples" / "program.py"


@pytest.mark.parametrize("module", [emporion, match, players, position], ids=lambda module: module.__name__)
def test_the_examples_are_true(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted > 3 and found.failed == 0


def test_the_names_stay() -> None:
    """A contract: add to them, rename nothing."""
    assert set(emporion.__all__) == {*emporion.api.__all__, "__version__", "compiled"}
    assert set(emporion.__all__) >= {"Match", "Player", "Position", "Turn", "env", "gym_env", "load", "play", "titles"}
    assert set(emporion.__all__) <= set(dir(emporion))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = emporion.nothing


def test_an_import_loads_nothing_else() -> None:
    loaded = "import sys, emporion; print([name for name in sys.modules if name.startswith('emporion.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("title", titles())
def test_functions_and_bots_play_every_title(title: str) -> None:
    """A function is told its seat's sight and offer, and what it says is what the match says."""
    asked: list[str] = []

    def first(turn: emporion.Turn) -> str:
        assert turn.seat == 0 and turn.title == title and turn.offer
        if not asked:
            assert turn.sight == emporion.load(title).sight(turn._match.table, 0)
            assert turn.guess().sight(0) == turn.sight
            assert repr(turn) == f"<Turn of seat 0 at {title}: {turn.decision}, {len(turn.offer)} words>"
        asked.append(turn.offer[-1])
        return turn.offer[-1]

    seats = emporion.load(title).fewest_seats
    played = emporion.play(title, [first, *["random"] * (seats - 1)], seed="api")
    assert [word for seat, word in played.words if seat == 0] == asked
    assert played.over and repr(played) == f"<Match of {title}, {seats} seats, over>"
    again = emporion.Match.from_record(played.record())
    assert (again.words, again.scores, again.winners) == (played.words, played.scores, played.winners)
    assert again.at(3).words == played.words[:3]


def test_a_search_on_guesses_touches_nothing() -> None:
    table = emporion.Match("porto_carthago", seed="search")
    before = table.record()
    for word in table.offer()[:3]:
        guess = table.guess(table.speaker)
        assert isinstance(guess.say(word).play_on(5).worth(0), float)
    assert table.clone().play_on().over
    assert table.record() == before


def test_what_may_not_be_said_changes_nothing() -> None:
    table = emporion.Match("ostia", seed="refused")
    with pytest.raises(emporion.Refused) as refused:
        table.say("pass", 1)
    assert refused.value.refusal == table.why_not("pass", 1) == emporion.Refusal("not-now", "")
    with pytest.raises(emporion.UnknownWord):
        table.clone().say("sing")
    assert table.words == []


def test_the_same_seed_is_the_same_match_and_no_seed_is_another() -> None:
    first, second = (emporion.play("ostia", ["random"] * 3, seed="one").record() for _ in range(2))
    assert first == second
    assert emporion.Match("ostia").seed != emporion.Match("ostia").seed


def test_so_many_words_are_played_on() -> None:
    table = emporion.Match("ostia", 4).play_on(7)
    assert len(table.words) == 7 and not table.over and table.winners == []


def test_a_program_plays() -> None:
    played = emporion.play("ostia", [f"exec:python {PROGRAM}", "random", "random"], seed="program")
    assert played.over


def test_names_and_seats_must_agree() -> None:
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        emporion.Match("ostia", 3, names=["Anne", "Bob"])
    with pytest.raises(emporion.UnknownGame):
        emporion.Match("senet")
    assert emporion.Match("ostia", names=["Anne", "Bob", "Chloé", "Dan"]).seats == 4


WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "more seats than there can be": (
        lambda: emporion.Match("ostia", seats=9),
        ValueError,
        "ostia is for 3 to 5 seats, not 9",
    ),
    "nobody": (lambda: emporion.play("ostia", []), ValueError, "players are a list, one for each seat, such as "),
    "one name": (lambda: emporion.play("ostia", "easy"), ValueError, "players are a list, one for each seat, such as "),
    "no such bot": (lambda: emporion.play("ostia", ["eazy"] * 3), emporion.UnknownBot, "no bot 'eazy': there are "),
    "a master where there is none": (
        lambda: emporion.play("antiquity", ["master", "easy"]),
        emporion.UnknownBot,
        "no master plays antiquity: there are random, easy, medium, hard, expert, greedy, ismcts, first, net",
    ),
    "no such seat": (lambda: emporion.Match("ostia").sight(3), ValueError, "no seat 3: there are 0 to 2"),
    "no such spectator": (lambda: emporion.Match("ostia").sight(-2), ValueError, "no seat -2: there are 0 to 2"),
    "a spectator who speaks": (lambda: emporion.Match("ostia").offer(-1), ValueError, "no seat -1: there are 0 to 2"),
    "later than now": (
        lambda: emporion.Match("ostia").at(1),
        ValueError,
        "0 words were said: there is no match after 1",
    ),
    "no such language": (
        lambda: emporion.Match("ostia").journal(0, "de"),
        ValueError,
        "no language 'de': there are en, fr",
    ),
    "nothing to take back": (
        lambda: emporion.Match("ostia").take_back(0),
        emporion.NothingToTakeBack,
        "seat 0 has no word that may be taken back",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_goes_wrong_has_a_name_and_says_what_there_is(wrong: str) -> None:
    call, name, says = WRONG[wrong]
    with pytest.raises(name) as raised:
        call()
    assert str(raised.value).startswith(says)


def test_a_number_will_do_as_a_seed() -> None:
    numbered = emporion.play("ostia", ["random"] * 3, seed=0)
    assert numbered.seed == "0" and numbered.record() == emporion.play("ostia", ["random"] * 3, seed="0").record()
