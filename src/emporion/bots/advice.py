"""Advice for a seat: how likely each word wins, and why. It knows guesses only, never the table.

A chance is the share of victories when everybody plays on quickly from a guess to the end of the match. A horizon with
a curve from worth to chance would be faster, but the curve would differ for every title, seat count and stage, while
a whole match takes hundredths of a second. Quick play alone would make titles with little luck certain from the start;
so now and then (SLIP) a seat says any word of its shortlist. Words are compared on the same guesses with the same dice,
and as long as tries are few, how a seat stands soon after a word (by the judgement) helps to tell them apart: how much
that counts is measured on the same tries.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from emporion.bots.bot import Guesses
from emporion.bots.judge import first_sight, quick_word, standing
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.playout import speaker
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.table import OVER, Table
from emporion.kernel.words import Words

SLIP: Final = 12  # percent, as a bot of medium level
SOON: Final = 4  # decisions for each seat after which positions are compared, for the reasons
LONGEST: Final = 5000  # decisions; then whoever is ahead has won
GUESSES: Final = 3  # for the first sight
WIDTH: Final = 5  # words looked at closely
LEAST: Final = 8  # tries of a line that is judged
SHOWN: Final = 3  # words a seat is told
MOST_REASONS: Final = 3
PRIOR: Final = 16.0  # tries that the judgement is worth
MOST_TOLD: Final = 20  # words that complete a decision
MOST_STEPS: Final = 5  # words of a small turn, told together
FINAL: Final = "final"  # a reason of every title: the points at the end
RIVALS: Final = "rivals"  # those of the best of the others
SURE: Final = 2.0  # standard errors by which a term must differ to be a reason


def sides(game: Game, t: Table) -> list[list[int]]:
    """The seats that win together, by their first seat."""
    found: list[list[int]] = []
    for seat in range(t.seats()):
        if all(seat not in side for side in found):
            found.append([other for other in range(t.seats()) if game.allied(t, seat, other)])
    return found


def victory(game: Game, t: Table) -> list[float]:
    """The part of the victory each side has at the end: several share it, and nobody's is everybody's."""
    winners = game.winners(t)
    all_sides = sides(game, t)
    won = [any(seat in winners for seat in side) for side in all_sides]
    count = sum(won)
    if count == 0:
        return [1.0 / len(all_sides)] * len(all_sides)
    return [1.0 / count if each else 0.0 for each in won]


def play_with_slips(game: Game, t: Table, dice: Dice, scratch: Words, decisions: i64) -> None:
    """Let everybody play quickly, with a slip now and then, for that many decisions."""
    while decisions > 0 and t.v[OVER] == 0:
        seat = speaker(game.deciders(t))
        if dice.below(100) < SLIP:
            game.offer(t, seat, scratch)
            game.shortlist(t, seat, scratch)
            word = scratch.v[dice.below(scratch.n)]
        else:
            word = quick_word(game, t, seat, scratch)
        game.say(t, seat, word)
        decisions -= 1


def chances(game: Game, t: Table, dice: Dice, tries: int) -> list[float]:
    """Each side's chance to win, over guesses of all seats in turn; the sum is 1."""
    if t.over():
        return victory(game, t)
    scratch = Words(len(game.vocabulary))
    total = [0.0] * len(sides(game, t))
    for k in range(tries):
        guess = game.guess(t, k % int(t.seats()), dice)
        play_with_slips(game, guess, dice, scratch, LONGEST)
        for place, part in enumerate(victory(game, guess)):
            total[place] += part
    return [part / tries for part in total]


@final
class Reason:
    """How much more of something a seat soon has after one word than after another."""

    def __init__(self, term: str, amount: float, good: bool) -> None:
        self.term = term
        self.amount = amount
        self.good = good  # whether that speaks for the word


@final
class Weighed:
    """A word with its chance."""

    def __init__(self, word: int, then: list[int], chance: float, reasons: list[Reason]) -> None:
        self.word = word
        self.then = then  # what completes a sealed decision, or the turn
        self.chance = chance
        self.reasons = reasons  # compared with the best of the other words


@final
class Weighing:
    """Words of one seat, tried side by side: try k of every word has the same guess and the same dice."""

    def __init__(self, guesses: Guesses, words: list[int], seed: str, then: list[list[int]] | None = None) -> None:
        """`then`: for each word, what the seat goes on to say as far as it may; else it plays on quickly."""
        self.guesses = guesses
        self.words = words
        self.seed = seed
        self.then: list[list[int]] = [[] for _ in words] if then is None else then
        self.parts: list[list[float]] = [[] for _ in words]  # of the victory, by word and try
        self.soon: list[list[list[float]]] = [[] for _ in words]  # terms, by word and try
        self.stands: list[list[float]] = [[] for _ in words]  # soon, by the judgement, by word and try
        self.ends: list[list[list[float]]] = [[] for _ in words]  # own points and the best rival's, by word and try
        self.names: list[str] = []
        self.worths: list[float] = []

    def more(self, tries: int, until: float = 0.0) -> None:
        """Try every word that often again, or until the clock stops it; once at least."""
        game = self.guesses.game
        scratch = Words(len(game.vocabulary))
        first = len(self.parts[0])
        for k in range(first, first + tries):
            if until > 0.0 and k > 0 and perf_counter() > until:
                return
            guess = self.guesses.another()
            for place, word in enumerate(self.words):
                self._try(place, word, guess.clone(), Dice(f"{self.seed}/{k}"), scratch)

    def _try(self, place: int, word: int, t: Table, dice: Dice, scratch: Words) -> None:
        game = self.guesses.game
        seat = self.guesses.seat
        game.say(t, seat, word)
        for later in self.then[place]:
            if t.v[OVER] != 0 or game.refusal(t, seat, later) != MAY_BE_SAID:
                break
            game.say(t, seat, later)
        play_with_slips(game, t, dice, scratch, SOON * t.seats())
        self.stands[place].append(standing(game, t, seat))
        terms = game.terms(t, seat)
        self.names = [name for name, _, _ in terms]
        self.worths = [worth for _, _, worth in terms]
        self.soon[place].append([amount for _, amount, _ in terms])
        play_with_slips(game, t, dice, scratch, LONGEST)
        points = game.if_stopped(t)
        rivals = [points[other] for other in range(t.seats()) if not game.allied(t, seat, other)]
        self.ends[place].append([float(points[seat]), float(max(rivals)) if rivals else 0.0])
        for side, part in zip(sides(game, t), victory(game, t), strict=True):
            if seat in side:
                self.parts[place].append(part)

    def chance(self, place: int) -> float:
        """How likely the word wins: its victories, and as so many more tries what its standing promises."""
        tries = len(self.parts[place])
        chance = (sum(self.parts[place]) + PRIOR * self._promise(place)) / (float(tries) + PRIOR)
        return min(1.0, max(0.0, chance))

    def _promise(self, place: int) -> float:
        """The chance of a seat that stands as it does after the word, by all tries: a straight line through them."""
        parts = [part for tries in self.parts for part in tries]
        stands = [stand for tries in self.stands for stand in tries]
        part = sum(parts) / len(parts)
        stand = sum(stands) / len(stands)
        spread_of_stands = sum((each - stand) ** 2 for each in stands)
        if spread_of_stands < 1e-9:
            return part
        slope = sum((a - stand) * (b - part) for a, b in zip(stands, parts, strict=True)) / spread_of_stands
        own = sum(self.stands[place]) / len(self.stands[place])
        return part + max(0.0, slope) * (own - stand)

    def order(self) -> list[int]:
        """The places of the words, the best first."""
        return sorted(range(len(self.words)), key=lambda place: (-self.chance(place), -sum(self.stands[place])))

    def keep(self, best: int) -> None:
        """Forget all but the best so many."""
        kept = self.order()[:best]
        self.words = [self.words[place] for place in kept]
        self.then = [self.then[place] for place in kept]
        self.parts = [self.parts[place] for place in kept]
        self.soon = [self.soon[place] for place in kept]
        self.stands = [self.stands[place] for place in kept]
        self.ends = [self.ends[place] for place in kept]

    def advantage(self, place: int, other: int) -> tuple[float, float]:
        """How much oftener one word has won than another, and the standard error of that."""
        return spread([a - b for a, b in zip(self.parts[place], self.parts[other], strict=True)])

    def reasons(self, place: int, other: int) -> list[Reason]:
        """The terms in which the positions soon after two words differ for sure, what weighs most first.

        Where they do not, but one word wins more often, what the points at the end say of it.
        """
        found: list[tuple[float, Reason]] = []
        for k, name in enumerate(self.names):
            mean, error = spread([a[k] - b[k] for a, b in zip(self.soon[place], self.soon[other], strict=True)])
            if abs(mean) >= 0.1 and abs(mean) > SURE * error:
                weight = mean * self.worths[k]
                found.append((abs(weight), Reason(name, round(mean, 1), weight > 0.0)))
        found.sort(key=lambda each: -each[0])
        return [reason for _, reason in found[:MOST_REASONS]] or self._in_the_end(place, other)

    def _in_the_end(self, place: int, other: int) -> list[Reason]:
        """The points with which matches end after one word and another, if they go the way of the chances."""
        better = self.chance(place) >= self.chance(other)
        for k, name in enumerate((FINAL, RIVALS)):
            mean, _ = spread([a[k] - b[k] for a, b in zip(self.ends[place], self.ends[other], strict=True)])
            good = mean > 0.0 if name == FINAL else mean < 0.0
            if abs(mean) >= 0.3 and good == better:
                return [Reason(name, round(mean, 1), good)]
        return []


def spread(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def advise(guesses: Guesses, offer: Words, tries: int, seconds: float, seed: str) -> list[Weighed]:
    """The best words with their chances and reasons: all of the first sight are tried, the best of them more often.

    `tries` is how often the best ones are; `seconds` stops earlier (0 = no clock, the same advice for the same seed).
    """
    started = perf_counter()
    weighing = Weighing(guesses, first_sight(guesses, offer, GUESSES)[:WIDTH], seed)
    shown = int(guesses.game.hinted(guesses.another(), guesses.seat))
    first = (tries + 3) // 4
    weighing.more(first, started + 0.4 * seconds if seconds > 0.0 else 0.0)
    weighing.keep(shown)
    weighing.more(tries - first, started + seconds if seconds > 0.0 else 0.0)
    return told(weighing, shown)


def told(weighing: Weighing, shown: int = SHOWN) -> list[Weighed]:
    """The best words, each with what sets it apart from the best of the others."""
    weighing.keep(shown)
    found: list[Weighed] = []
    for place, word in enumerate(weighing.words):
        other = 0 if place > 0 else 1
        reasons = weighing.reasons(place, other) if len(weighing.words) > 1 else []
        found.append(Weighed(word, completion(weighing.guesses, word), weighing.chance(place), reasons))
    return found


def completion(guesses: Guesses, word: int) -> list[int]:
    """What the seat would say after a word: until a sealed decision is in, or to the end of a small turn.

    A turn is told only as far as nothing hidden turns up: what follows a card drawn depends on the card.
    """
    game = guesses.game
    seat = guesses.seat
    t = guesses.another()
    step = game.step(t)
    words: list[int] = []
    scratch = Words(len(game.vocabulary))
    round_before = game.round(t)
    shown = t.disclosed()
    game.say(t, seat, word)
    while not t.over() and seat in game.speakers(t):
        if step.sealed:
            if game.step(t) is not step or len(words) == MOST_TOLD:
                break
        elif (
            game.step(t).sealed
            or len(game.speakers(t)) > 1
            or t.disclosed() != shown
            or game.round(t) != round_before
            or len(words) + 1 == MOST_STEPS
        ):
            break
        words.append(int(quick_word(game, t, seat, scratch)))
        game.say(t, seat, words[-1])
    return words


def judge_line(guesses: Guesses, line: list[int], offer: Words, tries: int, seconds: float, seed: str) -> Weighing:
    """What was said from one decision to its end beside what looked best at its beginning; the line said comes first.

    What begins with the same word and goes on quickly counts among the others where the line has more than one word.
    `seconds` stops earlier (0 = no clock), but not before a few tries.
    """
    started = perf_counter()
    others = first_sight(guesses, offer, GUESSES)[: SHOWN + 1]
    if line[0] in others:
        others.remove(line[0])
    words = [line[0], *others[:SHOWN]]
    if len(line) > 1:
        words.append(line[0])
    weighing = Weighing(guesses, words, seed, [line[1:], *[[] for _ in words[1:]]])
    weighing.more(min(tries, LEAST))
    weighing.more(max(0, tries - LEAST), started + seconds if seconds > 0.0 else 0.0)
    return weighing


def judge_word(guesses: Guesses, said: int, offer: Words, tries: int, seed: str) -> Weighing:
    """What was said beside what looked best, all tried equally often; the word said comes first."""
    words = first_sight(guesses, offer, GUESSES)[: SHOWN + 1]
    if said in words:
        words.remove(said)
    weighing = Weighing(guesses, [said, *words[:SHOWN]], seed)
    weighing.more(tries)
    return weighing
