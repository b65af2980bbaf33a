"""Records: a match as lines of text that a person can read, compare and quote, and a strict reader for them.

emporion record 1
game: ostia
ruleset: 1
options: ivory=on bluff_cards=on ...
seats: Livia | Marcus | Aelia
seed: 5f0c...
origin: 77ab... 200      (a branch only: it left that record after 200 words)
---
0 take:ivory
2 take:wood
---
result: 14 9 11
winners: 0
digest: 0a1b2c...
"""

from hashlib import sha256
from typing import Final, NoReturn
from unicodedata import category

from emporion.kernel.game import Game
from emporion.kernel.match import Header, Match
from emporion.kernel.options import BadOption, OptionValue, spelled
from emporion.kernel.refusal import Refused
from emporion.kernel.words import UnknownWord

FIRST_LINE: Final = "emporion record 1"
RULE: Final = "---"
FIELDS: Final = ["game", "ruleset", "options", "seats", "seed"]
NAMELESS: Final = "-"
CHANGED: Final = "the digest does not fit: the record was changed"
DIGEST: Final = 32  # characters
LONGEST: Final = 2_000_000  # characters; a real record has some ten thousand


class BadRecord(ValueError):
    """A record that cannot be replayed; the message names the line."""


def digest_of(text: str) -> str:
    """The digest a record ends with: it names the record wherever it is kept."""
    return text.rstrip("\n").rpartition("\n")[2].removeprefix("digest: ")


def digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:DIGEST]


def write_record(match: Match) -> str:
    game = match.game
    header = match.header
    ruleset = " ".join([str(header.ruleset), *(f"+{name}" for name in header.errata)])
    later = {option.name for option in game.options if option.erratum and option.erratum not in header.errata}
    options = " ".join(f"{name}={spelled(value)}" for name, value in header.options.items() if name not in later)
    lines = [
        FIRST_LINE,
        f"game: {header.game}",
        f"ruleset: {ruleset}",
        f"options: {options}".rstrip(),
        f"seats: {' | '.join(map(written_name, header.seats))}",
        f"seed: {header.seed}",
        *([f"origin: {header.origin}"] if header.origin else []),
        RULE,
    ]
    lines += [f"{said.seat} {game.vocabulary.text(said.word)}" for said in match.said]
    lines += [RULE, *_ending(match)]
    lines.append(f"digest: {digest(lines)}")
    return "\n".join(lines) + "\n"


def written_name(name: str) -> str:
    """A name as it can stand in the line of the seats: whatever would break that line, or do anything but be shown at a
    terminal, becomes a space."""
    plain = name.encode("utf-8", "replace").decode().replace("|", " ")
    return " ".join("".join(" " if _controls(sign) else sign for sign in plain).split()) or NAMELESS


def _controls(text: str) -> bool:
    """Whether a text has control characters (terminals obey them) or ends of lines other than ours."""
    return any(category(sign) in ("Cc", "Zl", "Zp") for sign in text)


def lines_of(text: str) -> list[str]:
    """The lines of a record. LF ends one, or CR LF; the last may do without. Nothing else does."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return lines if lines[-1] else lines[:-1]


def _ending(match: Match) -> list[str]:
    if not match.over():
        return ["result: unfinished"]
    scores = " ".join(map(str, match.game.scores(match.table)))
    winners = " ".join(map(str, match.game.winners(match.table))) or "nobody"
    return [f"result: {scores}", f"winners: {winners}"]


def game_of(text: str) -> str:
    """The title a record is about."""
    lines = lines_of(text)
    if not lines or lines[0] != FIRST_LINE:
        _fail(1, f"a record starts with {FIRST_LINE!r}")
    if len(lines) < 2 or not lines[1].startswith("game: "):
        _fail(2, "expected 'game: TITLE'")
    return lines[1][6:]


def read_record(game: Game, text: str) -> Match:
    """Replay a record word by word; anything that does not fit raises `BadRecord` with its line."""
    if len(text) > LONGEST:
        raise BadRecord(f"a record has at most {LONGEST} characters, this one {len(text)}")
    try:
        text.encode()
    except UnicodeEncodeError as odd:
        _fail(text.count("\n", 0, odd.start) + 1, "this is no text")
    lines = lines_of(text)
    title = game_of(text)
    if title != game.title:
        _fail(2, f"this is a record of {title[:40]!r}, not of {game.title}")
    match, words = begun(game, text)
    for number, line in words:
        say_line(match, line, number)
    ending = _after_rule(lines, _after_rule(lines, 0))
    _check_origin(match)
    _check_ending(match, lines, ending)
    return match


def begun(game: Game, text: str) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a record before its first word, and the lines of its words with their numbers."""
    lines = lines_of(text)
    body = _after_rule(lines, 0)
    match = _start(game, lines[1 : body - 1])
    ending = _after_rule(lines, body)
    return match, [(number + 1, lines[number]) for number in range(body, ending - 1)]


def _fail(line: int, what: str) -> NoReturn:
    raise BadRecord(f"line {line}: {what}")


def _after_rule(lines: list[str], start: int) -> int:
    for number in range(start, len(lines)):
        if lines[number] == RULE:
            return number + 1
    _fail(len(lines), f"the record is cut off: expected a line {RULE!r}")


def _start(game: Game, lines: list[str]) -> Match:
    """The match a record's header describes; its first line is line 2 of the record."""
    fields: dict[str, str] = {}
    for number, name in enumerate(FIELDS):
        line = lines[number] if number < len(lines) else ""
        if line != f"{name}:" and not line.startswith(f"{name}: "):
            _fail(number + 2, f"expected '{name}: ...', found {line[:40]!r}")
        fields[name] = line[len(name) + 1 :].strip()
    rest = lines[len(FIELDS) :]
    origin = _read_origin(rest.pop(0)) if rest and rest[0].startswith("origin: ") else ""
    if rest:
        _fail(len(lines) - len(rest) + 2, f"expected {RULE!r}, found {rest[0][:40]!r}")
    ruleset, errata = _read_ruleset(game, fields["ruleset"])
    options = _read_options(game, fields["options"])
    names = tuple(name.strip() or NAMELESS for name in fields["seats"].split("|"))
    if _controls(fields["seats"]):
        _fail(5, "a name holds no control characters")
    if _controls(fields["seed"]):
        _fail(6, "a seed holds no control characters")
    try:
        return Match(game, Header(game.title, fields["seed"], names, options, ruleset, errata, origin))
    except ValueError as error:
        _fail(5, str(error))


def _read_origin(line: str) -> str:
    record, _, words = line.removeprefix("origin: ").partition(" ")
    whole = words.isascii() and words.isdecimal() and len(words) < 7 and words == str(int(words))
    if len(record) != DIGEST or record.strip("0123456789abcdef") or not whole:
        _fail(len(FIELDS) + 2, f"expected 'origin: DIGEST WORDS', found {line[:60]!r}")
    return f"{record} {words}"


def _check_origin(match: Match) -> None:
    """The first words of a branch are those of the record it left: it has as many at least."""
    left = match.header.origin.rpartition(" ")[2]
    if left and int(left) > len(match.said):
        _fail(len(FIELDS) + 2, f"it left its origin after {left} words, but has only {len(match.said)}")


def _read_ruleset(game: Game, text: str) -> tuple[int, tuple[str, ...]]:
    number, *marks = text.split(" ")
    if number != str(game.ruleset):
        _fail(3, f"ruleset {number[:20]!r} is not known here: {game.title} has ruleset {game.ruleset}")
    for mark in marks:
        if not mark.startswith("+") or mark[1:] not in game.errata:
            _fail(3, f"no erratum {mark[:40]!r} in ruleset {number}")
        if marks.count(mark) > 1:
            _fail(3, f"erratum {mark} is given twice")
    return int(number), tuple(mark[1:] for mark in marks)


def _read_options(game: Game, text: str) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for entry in text.split():
        name, sign, value = entry.partition("=")
        if not sign:
            _fail(4, f"expected 'OPTION=VALUE', found {entry[:40]!r}")
        if name not in known:
            _fail(4, f"no option {name[:40]!r}: there are {', '.join(known) or 'none'}")
        if name in options:
            _fail(4, f"option {name} is given twice")
        try:
            options[name] = known[name].read(value)
        except BadOption as error:
            _fail(4, str(error)[:200])
    return options


def say_line(match: Match, line: str, number: int) -> None:
    seat, space, word = line.partition(" ")
    seats = [str(place) for place in range(len(match.header.seats))]
    if not space or seat not in seats:
        _fail(number, f"expected 'SEAT WORD' with a seat 0 to {len(seats) - 1}, found {line[:40]!r}")
    # The two errors need names of their own: for the compiler a name has one type only.
    try:
        match.say_text(int(seat), word)
    except UnknownWord as unknown:
        _fail(number, str(unknown))
    except Refused as refused:
        _fail(number, f"seat {seat} says {word}, refused: {refused.refusal.key} {refused.refusal.rule}".rstrip())


def _check_ending(match: Match, lines: list[str], start: int) -> None:
    expected = _ending(match)
    for number, line in enumerate(expected, start=start):
        found = lines[number] if number < len(lines) else ""
        if found != line:
            _fail(number + 1, f"the words give {line!r}, the record says {found[:60]!r}")
    end = start + len(expected)
    line = f"digest: {digest(lines[:end])}"
    if end >= len(lines):
        _fail(end + 1, "the record is cut off: expected a line 'digest: ...'")
    if lines[end] != line:
        _fail(end + 1, CHANGED)
    if len(lines) > end + 1:
        _fail(end + 2, "nothing may follow the digest")
