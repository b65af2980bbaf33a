"""The vocabulary, and the buffer offers are written into."""

import pytest

from emporion.kernel.words import UnknownWord, Vocabulary, Words


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.family("take", ["wine", "salt"], "@good")
    words.family("lot", ["wine+salt"], "@good1+@good2")
    words.family("split", ["wine:0/2"], "@good:forum/senate")
    words.family("ship", ["ostia>roma/night"], "@port1>@port2/when")
    words.word("pass")
    return words


def test_words_are_numbered_in_the_order_they_were_added() -> None:
    words = vocabulary()
    assert len(words) == 6
    assert [words.text(k) for k in range(6)] == [
        "take:wine",
        "take:salt",
        "lot:wine+salt",
        "split:wine:0/2",
        "ship:ostia>roma/night",
        "pass",
    ]
    assert all(words.number(words.text(k)) == k for k in range(6))
    assert Vocabulary().family("bid", range(8, 12), "amount") == 0
    assert words.family("bid", range(8, 12), "amount") == 6


def test_shapes_name_the_parts_of_a_word() -> None:
    words = vocabulary()
    assert words.figures(words.number("take:salt")) == {"good": "good:salt"}
    assert words.figures(words.number("lot:wine+salt")) == {"good1": "good:wine", "good2": "good:salt"}
    assert words.figures(words.number("split:wine:0/2")) == {"good": "good:wine", "forum": 0, "senate": 2}
    assert words.figures(words.number("ship:ostia>roma/night")) == {
        "port1": "port:ostia",
        "port2": "port:roma",
        "when": "night",
    }
    assert words.figures(words.number("pass")) == {}
    assert words.verb(words.number("split:wine:0/2")) == "split"
    assert words.verb(words.number("pass")) == "pass"


def test_a_shape_that_does_not_fit_is_an_error() -> None:
    words = Vocabulary()
    number = words.word("lot:wine+salt", "@good")
    with pytest.raises(ValueError):
        words.figures(number)


def test_a_word_stands_in_the_vocabulary_once() -> None:
    words = vocabulary()
    with pytest.raises(ValueError, match="take:wine is in the vocabulary already"):
        words.family("take", ["wine"], "@good")


@pytest.mark.parametrize("text", ["", "take", "take:", "take:wine ", "TAKE:wine", "take:iron", "x" * 1000])
def test_an_unknown_word_is_named_in_one_short_line(text: str) -> None:
    with pytest.raises(UnknownWord) as error:
        vocabulary().number(text)
    assert "unknown word" in str(error.value)
    assert len(str(error.value)) < 80


def test_the_buffer_is_filled_again_and_again() -> None:
    words = Words(8)
    assert words.listed() == []
    words.add(5)
    words.add_range(2, 5)
    words.add_range(7, 7)
    assert (words.listed(), words.n, words.get(1)) == ([5, 2, 3, 4], 4, 2)
    words.clear()
    words.add(1)
    assert words.listed() == [1]


def test_the_buffer_has_an_end() -> None:
    words = Words(2)
    words.add(1)
    words.add(2)
    with pytest.raises(IndexError):
        words.add(3)
