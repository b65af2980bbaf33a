"""Every problem a title is shipped with: its position replays, the right words are offered, nothing the seat does not
know is sent, texts are there, and a few are proved once more."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.match import Match
from emporion.kernel.text import LANGUAGES, locale_files
from emporion.problems import grading
from emporion.problems.book import Problem, book_of, position, seed_of
from emporion.problems.check import LEAD, SAME
from emporion.problems.recheck import recheck
from emporion.problems.themes import themes_of
from emporion.server.match.positions import ME, position_state, row_of
from emporion.server.messages import State
from emporion.server.puzzles.puzzles import themes_told
from emporion.server.rooms.cards import card_of

MINED = [title for title in titles() if book_of(title).problems]


@cache
def positions(title: str) -> list[tuple[Problem, Match]]:
    book = book_of(title)
    return [(problem, position(load(title), book, problem)) for problem in book.problems]


def state(problem: Problem, match: Match) -> State:
    return position_state(match, problem.seat, card_of(row_of(match, problem.seat, "Anna", "problem"), ME, None, {}))


@pytest.mark.parametrize("title", MINED)
def test_the_position_replays_and_offers_exactly_the_choices(title: str) -> None:
    game = load(title)
    names = set()
    for problem, match in positions(title):
        offered = [game.vocabulary.text(word) for word in game.offered(match.table, problem.seat)]
        assert sorted(offered) == sorted(choice.word for choice in problem.choices)
        assert problem.right and set(problem.right) < set(offered), "some words are right, not all"
        assert (game.step(match.table).name, game.step(match.table).rule) == (problem.step, problem.rule)
        assert match.header.seed == seed_of(title, problem.match)
        names.add((problem.match, problem.at))
    assert len(names) == len(book_of(title).problems), "none stands there twice"


@pytest.mark.parametrize("title", MINED)
def test_the_figures_are_those_of_a_problem(title: str) -> None:
    for problem in book_of(title).problems:
        best = problem.choices[0]
        assert best.word in problem.right
        assert len(problem.leads) >= 2 and min(problem.leads) >= LEAD
        for choice in problem.choices:
            assert (
                choice.chance >= best.chance - SAME - 0.001
                if choice.word in problem.right
                else (choice.chance < best.chance)
            )
        assert problem.line[0].word == best.word and problem.line[0].seat == problem.seat


@pytest.mark.parametrize("title", MINED)
def test_what_is_sent_is_what_the_seat_knows(title: str) -> None:
    """At another table that agrees with all the seat knows it would be the same, but for the journal: that holds the
    events the seat was told, and no other."""
    game = load(title)
    for problem, match in positions(title):
        sent = state(problem, match)
        told = [event for event in match.journal.events if event.seen_by(problem.seat)]
        assert [(e.key, e.figures) for e in sent.journal] == [(e.key, e.figures) for e in told]
        guess = game.guess(match.table, problem.seat, Dice(f"{problem.match}/{problem.at}"))
        assert bytes(sent.sight) == msgspec.json.encode(game.sight(guess, problem.seat))
        text = game.vocabulary.text
        assert sent.offer == [text(word) for word in game.offered(guess, problem.seat)]
        assert sent.speakers == game.known_speakers(guess, problem.seat)
        assert (sent.seed, sent.commitment) == (None, ""), "whoever knew the seed could look into the boxes"


@pytest.mark.parametrize("title", MINED)
def test_texts_of_themes_and_stakes_stand_in_both_languages(title: str) -> None:
    wanted = {f"theme-{name}" for name in themes_of(title).names()}
    for problem in book_of(title).problems:
        assert grading.theme(title, problem), f"{problem.step} and {problem.right} have no theme"
        wanted |= set(themes_told(title, problem))
    for language in LANGUAGES:
        texts = "\n".join(file.read_text(encoding="utf-8") for file in locale_files(title, language))
        assert [key for key in sorted(wanted) if f"\n{key} =" not in texts] == []


@pytest.mark.parametrize("title", MINED)
def test_some_are_proved_once_more(title: str) -> None:
    """Two that are proved quickly: clear ones, late in a match; with other dice."""
    book = book_of(title)
    clear = sorted(book.problems, key=lambda problem: -min(problem.leads))[: max(2, len(book.problems) // 4)]
    for problem in sorted(clear, key=lambda problem: -problem.at)[:2]:
        again = recheck(load(title), book, problem, "suite", tries=48)
        assert again.holds, (problem.match, problem.at, again)


def test_the_days_go_through_all_problems_before_one_comes_again() -> None:
    days = [grading.of_day(day) for day in range(len(grading.by_days()))]
    assert len(set(days)) == len(days) == sum(len(book_of(title).problems) for title in MINED)
    assert grading.of_day(len(days)) == days[0]
    first = [ref.game for ref in days[: len(MINED)] if ref is not None]
    assert sorted(first) == MINED, "the titles take turns"
