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
    assert done.returncode == 0 and "Ostia: 9 words, all verified" in done.stdout


def test_there_are_mistakes_of_every_kind() -> None:
    assert len(MISTAKES) == 16
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
