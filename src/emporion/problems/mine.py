"""A match gone through for problems: the net plays it, cheap looks choose decisions, and some of them are proved."""

from __future__ import annotations

from emporion import games
from emporion.bots.bot import Guesses
from emporion.bots.judge import first_sight, quick_word
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.match import Match
from emporion.kernel.options import spelled
from emporion.kernel.table import Table
from emporion.kernel.words import Words
from emporion.problems.book import Book, Choice, Problem, Reason, Said, Source, header, packed
from emporion.problems.check import Proof, proved
from emporion.problems.screen import FEWEST, MOST, Eye, ranks
from emporion.problems.themes import themes_of

GLANCE, GLANCES = 0.05, 1  # what the net must see in a decision at a glance, on so many guesses
GAZE, GAZES = 0.08, 8  # and what it must see then
PROVED = 4  # decisions of a match that are proved at most
KEPT = 3  # problems of a match at most, each of another theme
EARLIEST = 0.1  # the part of a match in which nothing is proved: that takes longest
APART = 8  # words between two decisions that are proved
LATE = 4.0  # how much more a decision counts at the end of a match: it is proved faster
SURPRISE = 0.1  # and how much more one the judgement would miss
ALIVE = 0.1  # the chance of a seat that has something to play for, at least
TEMPTING = 0.3  # the part of the best chance that another word has, where everybody sees the best at once
LINE = 8  # words told after the best


class Found:
    """What a match has brought, as plain data."""

    def __init__(self, number: int, seats: int, said: list[tuple[int, str]], problems: list[Problem]) -> None:
        self.number = number
        self.seats = seats
        self.said = said
        self.problems = problems


def seats_of(game: Game, number: int) -> int:
    """How many play the match of a number: the fewest, one more, ... up to four, in turn."""
    counts = [n for n in range(game.fewest_seats, min(4, game.most_seats) + 1) if game.fits(n, {})]
    return counts[number % len(counts)]


def mine_match(title: str, number: int) -> Found:
    game = games.load(title)
    eye = Eye(game)
    match = Match(game, header(game, number, seats_of(game, number), game.errata), telling=False)
    found: list[Problem] = []
    themes: set[str] = set()
    tried: list[int] = []
    for candidate in sorted(play(eye, match), key=lambda each: -each.merit(len(match.said))):
        if len(found) == KEPT or len(tried) == PROVED:
            break
        if candidate.at < EARLIEST * len(match.said):
            continue
        if candidate.theme in themes or any(abs(candidate.at - at) < APART for at in tried):
            continue
        tried.append(candidate.at)
        problem = prove(eye, match, candidate.at, number)
        if problem is not None:
            found.append(problem)
            themes.add(candidate.theme)
    found.sort(key=lambda problem: problem.at)
    last = max((problem.at for problem in found), default=0)
    said = [(one.seat, game.vocabulary.text(one.word)) for one in match.said[:last]]
    return Found(number, len(match.header.seats), said, found)


class Candidate:
    """A decision in which the net sees a clear lead."""

    def __init__(self, at: int, lead: float, theme: str, seen: bool) -> None:
        self.at = at
        self.lead = lead
        self.theme = theme
        self.seen = seen  # whether the judgement would say the same

    def merit(self, length: int) -> float:
        return (self.lead + (0.0 if self.seen else SURPRISE)) * (1.0 + LATE * self.at / length)


def play(eye: Eye, match: Match) -> list[Candidate]:
    """Let the net play the match; what it saw on the way."""
    game = eye.game
    seed = match.header.seed
    dice = Dice(seed)
    candidates: list[Candidate] = []
    while not match.over():
        t = match.table
        seat = int(game.next_speaker(t))
        offer = game.offered(t, seat)
        if FEWEST <= len(offer) <= MOST and game.step(t).name not in themes_of(game.title).left_out:
            candidate = looked(eye, t, seat, offer, len(match.said), dice)
            candidates += [candidate] if candidate is not None else []
        words = words_of(game, offer)
        guess = game.guess(t, seat, dice)
        game.shortlist(guess, seat, words)
        match.say(seat, int(eye.bot.likeliest(guess, seat, words)))
    return candidates


def looked(eye: Eye, t: Table, seat: int, offer: list[int], at: int, dice: Dice) -> Candidate | None:
    """A decision worth proving, or nothing."""
    if eye.lead(t, seat, offer, dice, GLANCES)[0] < GLANCE:
        return None
    lead, best = eye.lead(t, seat, offer, dice, GAZES)
    if lead < GAZE:
        return None
    game = eye.game
    seen = first_sight(Guesses(game, t, seat, dice), words_of(game, offer), 1)[0] == best
    if seen and len(offer) == 2:
        return None
    theme = themes_of(game.title).of(game.step(t).name, game.vocabulary.verb(best))
    return Candidate(at, lead, theme, seen)


def words_of(game: Game, offer: list[int]) -> Words:
    words = Words(len(game.vocabulary))
    for word in offer:
        words.add(word)
    return words


def prove(eye: Eye, match: Match, at: int, number: int) -> Problem | None:
    game = eye.game
    t = match.at(at).table
    seat = match.said[at].seat
    offer = game.offered(t, seat)
    seed = f"{match.header.seed}/{at}"
    proof = proved(game, t, seat, offer, seed)
    if proof is None:
        return None
    places = ranks(eye, t, seat, words_of(game, offer), proof.right, seed)
    best, next_best = proof.chance[proof.best], max(proof.chance[word] for word in proof.wrong)
    if best < ALIVE or (places == [1, 1] and next_best < TEMPTING * best):
        return None
    text = game.vocabulary.text
    step = game.step(t)
    return Problem(
        match=number,
        at=at,
        seat=seat,
        step=step.name,
        rule=step.rule,
        right=[text(word) for word in proof.right],
        choices=[choice(game, proof, word) for word in proof.order],
        leads=[round(lead, 3) for lead in proof.leads()],
        ranks=places,
        line=line(game, t, seat, proof.best, seed),
    )


def choice(game: Game, proof: Proof, word: int) -> Choice:
    reasons: list[Reason] = []
    weighing = proof.looks[0].weighing
    if word != proof.best and word in weighing.words and proof.best in weighing.words:
        places = weighing.words.index(proof.best), weighing.words.index(word)
        reasons = [Reason(each.term, each.amount, each.good) for each in weighing.reasons(*places)]
    return Choice(game.vocabulary.text(word), round(proof.chance[word], 3), proof.tries[word], reasons)


def line(game: Game, t: Table, seat: int, word: int, seed: str) -> list[Said]:
    """How it goes on after a word: everybody says at once what looks best, on a guess of the seat."""
    guess = game.guess(t, seat, Dice(f"{seed}/line"))
    scratch = Words(len(game.vocabulary))
    found: list[Said] = []
    speaker = seat
    while not guess.over() and len(found) <= LINE:
        found.append(Said(speaker, game.vocabulary.text(word)))
        game.say(guess, speaker, word)
        if not guess.over():
            speaker = int(game.next_speaker(guess))
            word = int(quick_word(game, guess, speaker, scratch))
    return found


def add(book: Book, game: Game, found: Found) -> None:
    """Put what a match has brought into the book."""
    book.mined = found.number + 1
    if not found.problems:
        return
    options = " ".join(
        f"{name}={spelled(value)}"
        for name, value in header(game, found.number, found.seats, game.errata).options.items()
    )
    book.matches.append(Source(found.number, found.seats, options, packed(book.words, found.said)))
    book.problems += found.problems


def mine_numbered(work: tuple[str, int]) -> Found:
    """A match as work for an executor."""
    return mine_match(*work)
