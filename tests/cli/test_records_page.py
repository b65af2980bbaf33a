"""docs/records.md says what is so: its example is a record, its mistakes get their sentences, its figures are right."""

import re
from pathlib import Path

import pytest

from emporion.games import load, titles
from emporion.kernel.chance import Dice, commitment, next_word
from emporion.kernel.match import Header, Match
from emporion.kernel.options import spelled
from emporion.kernel.record import FIRST_LINE, LONGEST, BadRecord, digest, read_record, write_record
from tests.cli.calls import emporion

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.partition("```record\n")[2].partition("```")[0]
MISTAKES = re.findall(r"^\| (\d+) \| `(.*)` \| (.*) \|$", PAGE, re.MULTILINE)
FIGURES = dict(re.findall(r"^\| ([a-z].*?) \| `(.*)` \|$", PAGE, re.MULTILINE))


def test_the_example_is_a_record() -> None:
    assert write_record(read_record(load("ostia"), EXAMPLE)) == EXAMPLE
    done = emporion("replay", "-", typed=EXAMPLE)
    assert done.returncode == 0 and "Ostia: 9 moves, all verified" in done.stdout


def test_there_are_mistakes_of_every_kind() -> None:
    assert len(MISTAKES) == 17
    assert {int(line) for line, _, _ in MISTAKES} == {1, 2, 3, 4, 5, 6, 7, 8, 17, 18, 19}


@pytest.mark.parametrize(("number", "instead", "said"), MISTAKES, ids=lambda value: value)
def test_a_mistake_gets_its_sentence(number: str, instead: str, said: str) -> None:
    lines = EXAMPLE.splitlines()
    lines[int(number) - 1] = instead
    if not instead.startswith("digest"):
        lines[-1] = f"digest: {digest(lines[:-1])}"
    with pytest.raises(BadRecord) as error:
        read_record(load("ostia"), "\n".join(lines) + "\n")
    assert str(error.value) == said


def with_line(number: int, line: str) -> str:
    """The example with another line and a digest that fits it."""
    lines = [*EXAMPLE.rstrip("\n").split("\n")[:-1]]
    lines[number - 1] = line
    return "\n".join([*lines, f"digest: {digest(lines)}"]) + "\n"


@pytest.mark.parametrize("sign", ["\x1b", "\x00", "\x7f", "\x85", "\x9b", "\u2028", "\u2029", "\r", "\x0c"], ids=ascii)
def test_names_and_seeds_hold_no_control_characters(sign: str) -> None:
    """And none of them ends a line."""
    for line, what, text in ((5, "name", f"seats: Li{sign}via | Marcus | Aelia"), (6, "seed", f"seed: exa{sign}mple")):
        with pytest.raises(BadRecord) as error:
            read_record(load("ostia"), with_line(line, text))
        assert str(error.value) == f"line {line}: a {what} holds no control characters"
    done = emporion("replay", "-", "--journal", typed=with_line(5, f"seats: Li{sign}via | Marcus | Aelia"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "emporion: standard input: line 5: a name holds no control characters\n"


def test_writers_put_a_space_where_a_control_character_stood() -> None:
    match = Match(load("ostia"), Header("ostia", "example", ("Li\x1b[2Jvia", "\x07", "Ae\u2028lia|")))
    assert "\nseats: Li [2Jvia | - | Ae lia\n" in write_record(match)


def test_what_ends_a_line() -> None:
    """LF; CR LF is read as one, the last LF may be missing; an empty name is read as a nameless one."""
    ostia = load("ostia")
    assert write_record(read_record(ostia, EXAMPLE.replace("\n", "\r\n"))) == EXAMPLE
    assert write_record(read_record(ostia, EXAMPLE.removesuffix("\n"))) == EXAMPLE
    with pytest.raises(BadRecord, match="nothing may follow the digest"):
        read_record(ostia, EXAMPLE + "\n")
    assert read_record(ostia, with_line(5, "seats: Livia |  | Aelia")).header.seats == ("Livia", "-", "Aelia")


def with_origin(words: str) -> str:
    """The example as a branch that left its origin after so many words."""
    lines = EXAMPLE.rstrip("\n").split("\n")[:-1]
    lines.insert(6, f"origin: {32 * 'a'} {words}")
    return "\n".join([*lines, f"digest: {digest(lines)}"]) + "\n"


def test_a_branch_has_the_words_it_shares_with_its_origin() -> None:
    ostia = load("ostia")
    assert write_record(read_record(ostia, with_origin("9"))) == with_origin("9")
    for words, said in [
        ("10", "line 7: it left its origin after 10 words, but has only 9"),
        ("09", f"line 7: expected 'origin: DIGEST WORDS', found 'origin: {32 * 'a'} 09'"),
    ]:
        with pytest.raises(BadRecord) as error:
            read_record(ostia, with_origin(words))
        assert str(error.value) == said


# -- the grammar ------------------------------------------------------------------------------------------------------
GRAMMAR = re.sub(r";.*", "", PAGE.partition("2029")[2].partition("| line |")[0].partition(":\n")[2])
TOKEN = re.compile(r'\s*("[^"]*"|%x[0-9A-F]+-[0-9A-F]+|\d*\*\d*|\d+|[A-Za-z]+|[][()/])')
CORE = {"LF": "\n", "DIGIT": "[0-9]", "CHAR": "[^\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]"}


def rules() -> dict[str, list[str]]:
    """The rules on the page, each as its tokens."""
    found: dict[str, list[str]] = {}
    for name, body in re.findall(r"^    ([a-z]+) +=(.*?)(?=^    [a-z]+ +=|\Z)", GRAMMAR, re.MULTILINE | re.DOTALL):
        found[name] = TOKEN.findall(body)
        assert "".join(found[name]).replace(" ", "") == re.sub(r"\s", "", body), name  # nothing was overlooked
    return found


class Grammar:
    """ABNF (RFC 5234), as far as the page uses it, as a regular expression."""

    def __init__(self) -> None:
        self.rules = rules()
        self.tokens: list[str] = []

    def pattern(self, name: str) -> str:
        if name in CORE:
            return CORE[name]
        outer, self.tokens = self.tokens, list(self.rules[name])
        made = self.either()
        assert not self.tokens, name
        self.tokens = outer
        return made

    def either(self) -> str:
        ways = [self.sequence()]
        while self.tokens and self.tokens[0] == "/":
            self.tokens.pop(0)
            ways.append(self.sequence())
        return f"(?:{'|'.join(ways)})"

    def sequence(self) -> str:
        parts = []
        while self.tokens and self.tokens[0] not in ("/", ")", "]"):
            parts.append(self.repeated())
        return "".join(parts)

    def repeated(self) -> str:
        token = self.tokens[0]
        if token[0].isdigit() or token[0] == "*":
            self.tokens.pop(0)
            least, star, most = token.partition("*")
            return f"{self.element()}{{{least or 0},{most}}}" if star else f"{self.element()}{{{least}}}"
        return self.element()

    def element(self) -> str:
        token = self.tokens.pop(0)
        if token in ("(", "["):
            inner = self.either()
            self.tokens.pop(0)
            return inner if token == "(" else f"{inner}?"
        if token[0] == '"':
            return f"(?:{re.escape(token[1:-1])})"
        if token[0] == "%":
            first, last = (chr(int(code, 16)) for code in token[2:].split("-"))
            return f"[{re.escape(first)}-{re.escape(last)}]"
        return self.pattern(token)


RECORD = re.compile(Grammar().pattern("record"))


def fresh(title: str) -> str:
    """A match of the title played to its end at random."""
    game = load(title)
    names = tuple(f"Player {seat}" for seat in range(game.most_seats))
    match = Match(game, Header(title, "grammar", names, {}, game.ruleset, game.errata))
    dice = Dice("grammar")
    while not match.over():
        seat = game.speakers(match.table)[0]
        offered = game.offered(match.table, seat)
        match.say(seat, offered[dice.below(len(offered))])
    return write_record(match)


def test_every_record_is_written_by_the_grammar_on_the_page() -> None:
    kept = sorted((Path(__file__).parents[1] / "fixtures").rglob("*.record"))
    assert len(kept) > 10
    odd = [str(file) for file in kept if not RECORD.fullmatch(file.read_text(encoding="utf-8"))]
    assert odd == []
    assert RECORD.fullmatch(EXAMPLE) and RECORD.fullmatch(with_origin("9"))


@pytest.mark.parametrize("title", titles())
def test_so_is_a_match_just_played(title: str) -> None:
    assert RECORD.fullmatch(fresh(title))


def test_what_the_grammar_refuses_is_refused() -> None:
    ostia = load("ostia")
    for record in (with_line(3, "ruleset: 01"), with_origin("09"), with_line(8, "0  take:wood"), EXAMPLE + "\n"):
        assert not RECORD.fullmatch(record)
        with pytest.raises(BadRecord):
            read_record(ostia, record)
    empty = with_line(5, "seats: Livia |  | Aelia")
    assert RECORD.fullmatch(empty) and read_record(ostia, empty)


def test_words_titles_and_options_are_written_as_the_grammar_says() -> None:
    grammar = PAGE.partition("    record   =")[2]
    assert {"title", "name", "value", "word", "object", "erratum", "player", "id"} <= set(
        re.findall(r"^    ([a-z]+) +=", grammar, re.MULTILINE)
    )
    identifier = r"[a-z][a-z0-9_]*"
    for title in titles():
        game = load(title)
        assert re.fullmatch(identifier, title)
        odd = [word for word in game.vocabulary.texts if not re.fullmatch(rf"{identifier}(:[a-z0-9_+>/:-]+)?", word)]
        assert odd == []
        values = [spelled(value) for option in game.options for value in option.values]
        names = [option.name for option in game.options]
        assert [each for each in names if not re.fullmatch(identifier, each)] == []
        assert [value for value in values if not re.fullmatch(rf"\d+|{identifier}", value)] == []


def test_the_figures() -> None:
    dice = Dice("example")
    assert FIGURES["commitment"] == commitment("example")
    assert FIGURES["state"] == " ".join(f"{word:08x}" for word in dice.v)
    assert FIGURES["first four outputs"] == " ".join(f"{next_word(dice.v, 0):08x}" for _ in range(4))
    again = Dice("example")
    assert FIGURES["twelve numbers below 6, from the start"] == " ".join(str(again.below(6)) for _ in range(12))
    assert f"at most {LONGEST:,} characters".replace(",", " ") in PAGE
    assert f"`{FIRST_LINE}`" in PAGE


def test_errata_are_as_the_page_says() -> None:
    listed = re.findall(r"^\| (\w+) \| `([a-z-]+)` \|", PAGE, re.MULTILINE)
    assert listed == [(title, erratum) for title in titles() for erratum in load(title).errata]
