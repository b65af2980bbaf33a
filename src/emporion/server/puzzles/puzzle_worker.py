"""What runs in other processes for problems: the position as a seat sees it, and how good a word of one's own match is
that nobody has weighed yet."""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import NamedTuple

from emporion import games
from emporion.bots.advice import LONGEST, play_with_slips, sides, spread, victory
from emporion.bots.bot import Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.match import Match
from emporion.kernel.record import begun, digest_of, game_of, say_line
from emporion.kernel.table import Table
from emporion.kernel.words import UnknownWord, Words
from emporion.problems.check import SAME
from emporion.problems.mine import line as line_after
from emporion.problems.themes import themes_of
from emporion.server.match.positions import ME, position_state, row_of
from emporion.server.messages import State
from emporion.server.messages.puzzles import PuzzleLine
from emporion.server.problems import ProblemError
from emporion.server.rooms.cards import card_of
from emporion.server.workers import advice_worker

TRIES, LEAST = 60, 10
PATIENCE = 8.0
"""Seconds after which no more is tried than that: what takes too long is stopped, with whatever else is worked out."""


class Weighed(NamedTuple):
    """A word and the best one, tried on the same guesses."""

    chance: float
    best: float
    as_good: bool
    """Whether it cannot be told from the best one."""


@lru_cache(maxsize=8)
def _match(record: str) -> Match:
    """The match of a record, finished or not; its words need not be checked once more."""
    match, lines = begun(games.load(game_of(record)), record)
    for number, text in lines:
        say_line(match, text, number)
    return match


def state(record: str, at: int, seat: int, name: str, id: str, names: list[str] | None) -> State:
    """The position after so many words, as the seat sees it."""
    match = _match(record).at(at)
    return position_state(match, seat, card_of(row_of(match, seat, name, id, names), ME, None, {}))


def theme(record: str, at: int, word: str) -> str:
    match = _match(record).at(at)
    return themes_of(match.game.title).of(match.game.step(match.table).name, word.partition(":")[0])


def themes(record: str, places: list[tuple[int, str]]) -> list[tuple[str, int, str]]:
    """What decisions were about, and in which round and phase they were met."""
    match = _match(record)
    found = []
    for at, word in places:
        t = match.at(at).table
        found.append((theme(record, at, word), int(match.game.round(t)), match.game.phase(t)))
    return found


def line(record: str, at: int, seat: int, word: str) -> list[PuzzleLine]:
    match = _match(record)
    number = match.game.vocabulary.number(word)
    said = line_after(match.game, match.at(at).table, seat, number, f"{digest_of(record)}/{at}")
    return [PuzzleLine(each.seat, each.word) for each in said]


def weigh(record: str, effort: float, at: int, seat: int, words: list[str], best: str) -> Weighed:
    """How what a seat would say compares with the best word that is known: all of it is said, then everybody plays on;
    both on the same guesses with the same dice. `not-offered` if it may not be said so."""
    match = _match(record).at(at)
    game = match.game
    seed = f"{digest_of(record)}/try/{at}"
    try:
        lines = [[game.vocabulary.number(word) for word in line] for line in (words, [best])]
    except UnknownWord:
        raise ProblemError("unknown-word") from None
    guesses = Guesses(game, match.table, seat, Dice(seed))
    parts: list[list[float]] = [[], []]
    until = monotonic() + PATIENCE
    for k in range(advice_worker.tries(TRIES, effort)):
        if k >= LEAST and monotonic() > until:
            break
        guess = guesses.another()
        for place, line in enumerate(lines):
            parts[place].append(_won(game, guess.clone(), seat, line, Dice(f"{seed}/{k}")))
    behind, error = spread([b - a for a, b in zip(*parts, strict=True)])
    chances = [round(sum(each) / len(each), 3) for each in parts]
    return Weighed(chances[0], chances[1], behind - error <= SAME)


def _won(game: Game, t: Table, seat: int, words: list[int], dice: Dice) -> float:
    """The part of the victory after these words."""
    scratch = Words(len(game.vocabulary))
    for word in words:
        if t.over() or game.explain(t, seat, word) is not None:
            raise ProblemError("not-offered")
        game.say(t, seat, word)
    play_with_slips(game, t, dice, scratch, LONGEST)
    return next(part for side, part in zip(sides(game, t), victory(game, t), strict=True) if seat in side)
