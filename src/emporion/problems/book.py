"""A title's problems as its folder keeps them (`data/problems.json`): matches as far as they are needed, and what was
found in them. Words are kept as texts, once each; a match names them by their place in that list."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from emporion import games
from emporion.kernel.game import Game
from emporion.kernel.match import Header, Match
from emporion.kernel.options import completed
from emporion.kernel.record import NAMELESS, begun, digest, say_line

FORMAT = 1
GAMES = Path(__file__).parent.parent / "games"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
RULE = "---"


class Reason(msgspec.Struct, array_like=True):
    """How much more of a term (`Game.terms`) the seat soon has after the best word than after another."""

    term: str
    amount: float
    good: bool


class Choice(msgspec.Struct):
    """A word of the offer: how often it won, over how many guesses, and what speaks against it."""

    word: str
    chance: float
    tries: int
    reasons: list[Reason] = []


class Said(msgspec.Struct, array_like=True):
    seat: int
    word: str


class Problem(msgspec.Struct):
    match: int
    """The number of the match, as its seed has it."""
    at: int
    """After how many words."""
    seat: int
    step: str
    rule: str
    right: list[str]
    choices: list[Choice]
    """Every word of the offer, the best first."""
    leads: list[float]
    """By how much the best right word was ahead of the best wrong one, in each of the independent looks."""
    ranks: list[int]
    """Which place a right word has at first sight: by the judgement, by the net."""
    line: list[Said]
    """How it went on after the best word, on a guess."""


class Source(msgspec.Struct):
    """A match as far as a problem needs it."""

    number: int
    seats: int
    options: str
    said: str
    """For each word, the seat and the place of the word in the book's list (to base 36), with blanks between."""


class Book(msgspec.Struct):
    game: str
    ruleset: int
    errata: list[str]
    """Those that were on in its matches."""
    format: int = FORMAT
    mined: int = 0
    """How many matches have been looked at."""
    words: list[str] = []
    matches: list[Source] = []
    problems: list[Problem] = []


def book_file(title: str) -> Path:
    return GAMES / title / "data" / "problems.json"


@cache
def book_of(title: str) -> Book:
    """The problems a title is shipped with; a title without any has an empty book."""
    return read_book(book_file(title), games.load(title))


def read_book(file: Path, game: Game) -> Book:
    if not file.is_file():
        return Book(game.title, game.ruleset, list(game.errata))
    return msgspec.json.decode(file.read_bytes(), type=Book)


def write_book(file: Path, book: Book) -> None:
    """Replace the file at once: whoever stops a miner loses one match at most. A line for each match and problem."""
    encode = msgspec.json.encode
    head = encode({name: getattr(book, name) for name in ("game", "ruleset", "errata", "format", "mined")})
    lists = [
        b'"%s":[\n%s\n]' % (name.encode(), b",\n".join(map(encode, entries)))
        for name, entries in (("matches", book.matches), ("problems", book.problems))
    ]
    text = b",\n".join([head[:-1], b'"words":' + encode(book.words), *lists]) + b"}\n"
    beside = file.with_suffix(".new")
    beside.write_bytes(text)
    beside.replace(file)


def packed(words: list[str], said: list[tuple[int, str]]) -> str:
    """A match's words by their places in the list, which grows by those it lacks."""
    places = {word: place for place, word in enumerate(words)}
    parts: list[str] = []
    for seat, word in said:
        if word not in places:
            places[word] = len(words)
            words.append(word)
        parts.append(f"{seat}{base36(places[word])}")
    return " ".join(parts)


def base36(number: int) -> str:
    text = ""
    while number or not text:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text


def seed_of(title: str, number: int) -> str:
    return f"problems/{title}/{number}"


def source_of(book: Book, problem: Problem) -> Source:
    return next(source for source in book.matches if source.number == problem.match)


def lines_of(book: Book, problem: Problem) -> list[str]:
    """The words before a problem, as a record tells them."""
    said = source_of(book, problem).said.split()[: problem.at]
    return [f"{part[0]} {book.words[int(part[1:], 36)]}" for part in said]


def record_of(book: Book, problem: Problem, names: list[str] | None = None) -> str:
    """The match up to a problem as the record of an unfinished match."""
    source = source_of(book, problem)
    lines = [
        "emporion record 1",
        f"game: {book.game}",
        " ".join([f"ruleset: {book.ruleset}", *(f"+{name}" for name in book.errata)]),
        f"options: {source.options}".rstrip(),
        f"seats: {' | '.join(names or [NAMELESS] * source.seats)}",
        f"seed: {seed_of(book.game, source.number)}",
        RULE,
        *lines_of(book, problem),
        RULE,
        "result: unfinished",
    ]
    return "\n".join([*lines, f"digest: {digest(lines)}"]) + "\n"


def position(game: Game, book: Book, problem: Problem) -> Match:
    """The match as it stood when the problem was met."""
    match, lines = begun(game, record_of(book, problem))
    for number, line in lines:
        say_line(match, line, number)
    return match


def without(book: Book, gone: list[Problem]) -> Book:
    """The book without some of its problems, and without matches nobody needs any more."""
    kept = [problem for problem in book.problems if problem not in gone]
    needed = {problem.match for problem in kept}
    matches = [source for source in book.matches if source.number in needed]
    return msgspec.structs.replace(book, problems=kept, matches=matches)


def header(game: Game, number: int, seats: int, errata: tuple[str, ...]) -> Header:
    """The match of a number: default options, and chance that follows from title and number."""
    options = completed(game.options, {}, seats)
    return Header(game.title, seed_of(game.title, number), (NAMELESS,) * seats, options, game.ruleset, errata)
