"""What runs in the processes that advise: hints for a seat, and the pieces an analysis is made of."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Literal, NamedTuple

from emporion import games
from emporion.bots.advice import Reason as Term
from emporion.bots.advice import Weighed, advise, chances, completion, judge_line, judge_word, sides
from emporion.bots.bot import Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.match import Match
from emporion.kernel.options import OptionValue
from emporion.kernel.record import digest_of, game_of, read_record
from emporion.kernel.step import Sequence
from emporion.kernel.words import Words
from emporion.server.messages import ChancePoint, CostlyWord, HintWord, Reason
from emporion.server.store import AnalysisPlan, Look, Turn

HINT_TRIES = 60  # continuations of each of the best words
ALIKE, COSTLY = 0.02, 0.06  # how far what was said may be behind the best and be good, and from when on it was dear
# Of an analysis done with an effort of 1:
CHART_POINTS = 48  # at most, besides the beginnings of rounds
FIRST_POINTS = 12  # with which the chart takes shape
SKETCH_TRIES = 6  # the first of all: a curve to look at within seconds
FIRST_TRIES = 16
CHART_TRIES = 72
LOOK_TRIES = 8  # of each word at the first look
COSTLY_TRIES = 120  # of each word of those that looked dearest


def hint(
    title: str,
    options: dict[str, OptionValue],
    guess: bytes,
    seat: int,
    offer: list[int],
    seconds: float,
    seed: str,
) -> list[HintWord]:
    """The best words of a seat that knows as much as this guess tells."""
    game = games.load(title)
    table = game.load(list(array("q", guess)), options)
    guesses = Guesses(game, table, seat, Dice(seed))
    return [_hint_word(game, each) for each in advise(guesses, _words(game, offer), HINT_TRIES, seconds, seed)]


class Judgement(NamedTuple):
    """What is to be said of a decision that was made."""

    kind: Literal["good", "fair", "costly"]
    better: list[str]
    reasons: list[Reason]


def judge(
    title: str,
    options: dict[str, OptionValue],
    guess: bytes,
    seat: int,
    said: list[int],
    offer: list[int],
    seconds: float,
    seed: str,
) -> Judgement:
    """How good what a seat said was, that knew as much as this guess tells. What cannot be told from the best is."""
    game = games.load(title)
    table = game.load(list(array("q", guess)), options)
    guesses = Guesses(game, table, seat, Dice(seed))
    weighing = judge_line(guesses, said, _words(game, offer), HINT_TRIES, seconds, seed)
    if len(weighing.words) == 1:  # nothing else came to mind
        return Judgement("good", [], [])
    best, other = weighing.order()[:2]
    behind, error = weighing.advantage(best, 0)
    if best == 0 or behind <= max(ALIKE, error):
        return Judgement("good", [], _reasons(weighing.reasons(0, other if best == 0 else best)))
    text = game.vocabulary.text
    better = [text(word) for word in (weighing.words[best], *completion(guesses, weighing.words[best]))]
    return Judgement("costly" if behind >= COSTLY else "fair", better, _reasons(weighing.reasons(best, 0)))


def _words(game: Game, offer: list[int]) -> Words:
    words = Words(len(game.vocabulary))
    for word in offer:
        words.add(word)
    return words


def _hint_word(game: Game, weighed: Weighed) -> HintWord:
    text = game.vocabulary.text
    then = [text(word) for word in weighed.then]
    return HintWord(text(weighed.word), then, round(weighed.chance, 3), _reasons(weighed.reasons))


def _reasons(terms: list[Term]) -> list[Reason]:
    return [Reason(term.term, term.amount, term.good) for term in terms]


# -- analysis: each piece is a function of the record and its own name, so it can be done again ---------------


@lru_cache(maxsize=2)
def _match(record: str) -> Match:
    return read_record(games.load(game_of(record)), record)


def tries(most: int, effort: float) -> int:
    return max(2, round(most * effort))


def plan(record: str, effort: float) -> AnalysisPlan:
    """What there is to do: where the chart has points, and which words could have been others."""
    match = _match(record)
    game = match.game
    walk = Match(game, match.header)
    all_words = len(match.said)
    first = next((step.name for step in game.steps if step.name and isinstance(step, Sequence)), "")
    rounds: list[int] = []
    numbers: list[int] = []
    turns: list[Turn] = []
    decisions: list[list[int]] = [[] for _ in match.header.seats]
    before: tuple[str, int] = ("", 0)
    for n, said in enumerate(match.said):
        phase, number = game.phase(walk.table), game.round(walk.table)
        begins = number != before[1] if number else phase != before[0] and phase == first
        if begins or not rounds:
            rounds.append(n)
            numbers.append(number)
        before = (phase, number)
        if len(game.offered(walk.table, said.seat)) > 1:
            decisions[said.seat].append(n)
        seat = None if game.step(walk.table).sealed else said.seat
        disclosed = walk.table.disclosed()
        walk.say(said.seat, said.word)
        drew = bool(walk.table.disclosed() != disclosed)
        if turns and turns[-1].seat == seat and not begins:
            turns[-1] = Turn(turns[-1].n, seat, turns[-1].drew or drew)
        else:
            turns.append(Turn(n, seat, drew))
    points = min(tries(CHART_POINTS, effort), max(all_words, 1))  # there are no more places than words
    wanted = {0, all_words, *rounds} if len(rounds) <= CHART_POINTS else {0, all_words}
    starts = [turn.n for turn in turns] or [0]
    wanted |= {min(starts, key=lambda start: abs(start - k * all_words / points)) for k in range(points)}
    return AnalysisPlan(
        sides(game, walk.table),
        rounds,
        _coarse_first(sorted(wanted)),
        decisions,
        numbers if any(numbers) else [],
        turns,
    )


def _coarse_first(places: list[int]) -> list[int]:
    """Both ends, then the middle, then the middles of the halves: the chart takes shape early."""
    order: list[int] = []
    step = 1 << max(0, (len(places) - 1).bit_length())
    while step:
        order += [place for k, place in enumerate(places) if k % step == 0 and place not in order]
        step //= 2
    return order


def point(record: str, effort: float, n: int, most: int) -> ChancePoint:
    """How the match stood after n words, over so many continuations at full effort."""
    match = _match(record)
    t = match.at(n).table
    game = match.game
    count = tries(most, effort)
    estimated = chances(game, t, Dice(f"{digest_of(record)}/point/{n}"), count)
    points = [int(score) for score in game.if_stopped(t)]
    return ChancePoint(n, [round(chance, 4) for chance in estimated], points, count)


def look(record: str, effort: float, seat: int, n: int) -> Look:
    """A first look at a word."""
    name = f"{digest_of(record)}/look/{n}"
    weighing = judge_word(*_decision(_match(record), seat, n, name), tries(LOOK_TRIES, effort), name)
    best = weighing.order()[0]
    return Look(seat, n, round(weighing.chance(best) - weighing.chance(0), 4))


def costly(record: str, effort: float, seat: int, n: int) -> CostlyWord:
    """A closer look, with fresh dice: what only seemed dear by chance does not any more."""
    match = _match(record)
    game = match.game
    name = f"{digest_of(record)}/costly/{n}"
    weighing = judge_word(*_decision(match, seat, n, name), tries(COSTLY_TRIES, effort), name)
    best = weighing.order()[0]
    advantage, error = weighing.advantage(best, 0)
    if advantage <= error:  # not to be told from chance: then what was said is as good
        best = 0
    return CostlyWord(
        seat=seat,
        n=n,
        rule=game.step(match.at(n).table).rule,
        said=game.vocabulary.text(weighing.words[0]),
        better=game.vocabulary.text(weighing.words[best]),
        said_chance=round(weighing.chance(0), 3),
        better_chance=round(weighing.chance(best), 3),
        reasons=_reasons(weighing.reasons(best, 0)) if best else [],
    )


def _decision(match: Match, seat: int, n: int, seed: str) -> tuple[Guesses, int, Words]:
    """What the seat could know before word n, the word it said, and what it might have said."""
    game = match.game
    t = match.at(n).table
    return Guesses(game, t, seat, Dice(seed)), match.said[n].word, _words(game, game.offered(t, seat))
