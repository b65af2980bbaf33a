"""docs/records.md says what is so: its example is a record, its mistakes get their sentences, its figures are right."""

import re
from pathlib import Path

import pytest

from emporion.games import load
from emporion.kernel.chance import Dice, commitment, next_word
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
    from emporion.games import titles

    assert {load(title).errata for title in titles()} == {()}, "the page says that no title has any yet"
