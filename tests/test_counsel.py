"""What the coach points out: before every decision of every title, readable, in figures of the seat's own sight."""

import ast
from pathlib import Path

import pytest

import emporion.games
from emporion.games import counsel, load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.game import Game
from emporion.kernel.match import Header, Match
from emporion.kernel.playout import play_for
from emporion.kernel.step import Sequence
from emporion.kernel.table import Table
from emporion.kernel.text import LANGUAGES, Speech, locale_files, rulebook
from emporion.kernel.words import Words
from emporion.parts.counsel import Asked, Remark
from tests.test_texts import messages

NAMES = ("Livia", "Marcus", "Octavia", "Gaius", "Aelia", "Cornelius")
MATCHES = 6
TAUGHT = [title for title in titles() if counsel(title)]


def asked_of(game: Game, t: Table, seat: int) -> list[Remark]:
    decision = game.step(t).name
    offer = [game.vocabulary.text(word) for word in game.offered(t, seat)]
    advise = counsel(game.title)[decision]
    return advise(Asked(game.sight(t, seat), seat, decision, offer))


def keys_of(title: str) -> set[str]:
    """The keys of all remarks, read from the source."""
    file = Path(emporion.games.__file__).parent / title / "sight" / "counsel.py"
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    firsts = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Remark"]
    return {str(part.value) for each in firsts for part in ast.walk(each) if isinstance(part, ast.Constant)}


def test_all_five_titles_have_counsel() -> None:
    assert TAUGHT == ["antiquity", "concordia_venus", "constantinopolis", "ostia", "porto_carthago"]


@pytest.mark.parametrize("title", TAUGHT)
def test_every_decision_has_counsel(title: str) -> None:
    decisions = {step.name for step in load(title).steps if step.name and not isinstance(step, Sequence)}
    assert decisions - set(counsel(title)) == set() and set(counsel(title)) - decisions == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT)
def test_the_texts_are_those_of_the_remarks(title: str, language: str) -> None:
    texts = {key for key in messages(locale_files(title, language)[1]) if key.startswith("coach-")}
    assert texts == {f"coach-{key}" for key in keys_of(title)}


@pytest.mark.parametrize("title", TAUGHT)
def test_whatever_the_coach_says_can_be_read_and_is_the_same_from_any_guess(title: str) -> None:
    """In random matches: a guess of the seat agrees with all it knows and draws anew what it does not. What the coach
    says of it is what he says of the table, so he tells nothing hidden."""
    game = load(title)
    speeches = [Speech(game, language, NAMES) for language in LANGUAGES]
    rules = set(rulebook(title, LANGUAGES[0]).ids())
    every = configurations(game)
    dice = Dice(f"counsel {title}")
    said = 0
    for number in range(MATCHES):
        seats, options = every[number * len(every) // MATCHES]
        t = game.table(seats, f"counsel {title} {number}", options)
        scratch = Words(len(game.vocabulary))
        for _ in range(60):
            if t.over():
                break
            seat = int(game.next_speaker(t))
            remarks = asked_of(game, t, seat)
            assert remarks == asked_of(game, game.guess(t, seat, dice), seat)
            for remark in remarks:
                assert remark.rule in rules
                assert all(speech.message(f"coach-{remark.key}", remark.figures) for speech in speeches)
            said += len(remarks)
            play_for(game, t, dice, scratch, 4)
    assert said > 100


def offered(title: str, seed: str, seats: int, words: int) -> tuple[Game, Match]:
    """A match of default words, so far."""
    game = load(title)
    match = Match(game, Header(title, seed, NAMES[:seats], game.options_of(game.table(seats, seed)), game.ruleset))
    for _ in range(words):
        seat = int(game.next_speaker(match.table))
        match.say(seat, game.default(match.table, seat))
    return game, match
