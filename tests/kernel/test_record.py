"""Records: they replay exactly, and whatever is wrong with one is told in one line that names its line."""

import re

import pytest

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.kernel.record import LONGEST, BadRecord, digest, digest_of, game_of, read_record, write_record

GAME = load("ostia")


def played(words: int | None = None, names: tuple[str, ...] = ("Livia", "Marcus", "Aelia"), seed: str = "r") -> Match:
    """A match of random words, whole or in part."""
    match = Match(GAME, Header("ostia", seed, names, {"ivory": False}, GAME.ruleset, GAME.errata))
    dice = Dice("record")
    while not match.over() and (words is None or len(match.said) < words):
        speakers = GAME.speakers(match.table)
        seat = speakers[dice.below(len(speakers))]
        offered = GAME.offered(match.table, seat)
        match.say(seat, offered[dice.below(len(offered))])
    return match


PART = write_record(played(25))
WHOLE = write_record(played())
FIRST_WORD = 8  # the line of the first word, counted from 1


def signed(lines: list[str]) -> str:
    """The lines with a fitting digest instead of their last one."""
    return "\n".join([*lines[:-1], f"digest: {digest(lines[:-1])}"]) + "\n"


def changed(line: int, text: str, record: str = WHOLE) -> str:
    """A record with another line, well signed: the forger knows how digests are made."""
    lines = record.splitlines()
    lines[line - 1] = text
    return signed(lines)


def error_of(record: str) -> str:
    with pytest.raises(BadRecord) as error:
        read_record(GAME, record)
    message = str(error.value)
    assert len(message) < 400 and message.splitlines() == [message]
    return message


# -- good records ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [0, 1, 25, None])
def test_a_record_replays_exactly(words: int | None) -> None:
    match = played(words)
    record = write_record(match)
    again = read_record(GAME, record)
    assert again.table.numbers() == match.table.numbers()
    assert [(said.seat, said.word) for said in again.said] == [(said.seat, said.word) for said in match.said]
    assert [event.key for event in again.journal.events] == [event.key for event in match.journal.events]
    assert again.header == match.header
    assert write_record(again) == record


def test_what_a_record_looks_like() -> None:
    lines = WHOLE.splitlines()
    assert lines[:7] == [
        "emporion record 1",
        "game: ostia",
        "ruleset: 1 +two-beats +nothing-kept",
        "options: ivory=off bluff_cards=on type_limit_mode=penalty open_money=on final_forum_pays=on "
        "tiebreak_senate_card=last_active first_player=random",
        "seats: Livia | Marcus | Aelia",
        "seed: r",
        "---",
    ]
    assert all(re.fullmatch(r"[0-2] [a-z_]+(:[^ ]+)?", line) for line in lines[7:-4])
    assert lines[-4] == "---"
    assert [line.partition(":")[0] for line in lines[-3:]] == ["result", "winners", "digest"]
    assert PART.splitlines()[-2] == "result: unfinished"
    assert game_of(WHOLE) == "ostia"


def test_an_option_left_out_has_its_default() -> None:
    """So that a record stays good when a game gets a new option."""
    again = read_record(GAME, changed(4, "options: ivory=off"))
    assert again.table.numbers() == played().table.numbers()


def test_names_may_be_in_any_script() -> None:
    names = ("Λιβία", "Marcus Aurēlius", "埃利亚")
    assert read_record(GAME, write_record(played(3, names))).header.seats == names


def test_a_missing_newline_at_the_end_is_no_harm() -> None:
    assert read_record(GAME, WHOLE.rstrip("\n")).over()


# -- bad records ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [PART, WHOLE], ids=["part", "whole"])
def test_a_record_cut_off_after_any_line(record: str) -> None:
    lines = record.splitlines()
    for kept in range(len(lines)):
        message = error_of("\n".join(lines[:kept]))
        line = re.match(r"line (\d+): ", message)
        assert line and int(line[1]) <= max(kept + 1, 2), message


def test_any_line_left_out() -> None:
    lines = PART.splitlines()
    for gone in range(len(lines)):
        assert error_of("\n".join(lines[:gone] + lines[gone + 1 :])).startswith("line ")


def test_any_line_said_twice() -> None:
    lines = PART.splitlines()
    for twice in range(len(lines)):
        assert error_of("\n".join(lines[: twice + 1] + lines[twice:])).startswith("line ")


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (1, "emporion record 2", "line 1: a record starts with 'emporion record 1'"),
        (1, "", "line 1: a record starts with 'emporion record 1'"),
        (2, "title: ostia", "line 2: expected 'game: TITLE'"),
        (2, "game: senet", "line 2: this is a record of 'senet', not of ostia"),
        (3, "ruleset: 2", "line 3: ruleset '2' is not known here: ostia has ruleset 1"),
        (3, "ruleset: one", "line 3: ruleset 'one' is not known here: ostia has ruleset 1"),
        (3, "ruleset: ¹", "line 3: ruleset '¹' is not known here: ostia has ruleset 1"),
        (3, "ruleset: 01", "line 3: ruleset '01' is not known here: ostia has ruleset 1"),
        (3, "ruleset:", "line 3: ruleset '' is not known here: ostia has ruleset 1"),
        (3, "ruleset: 1 +no-such-fix", "line 3: no erratum '+no-such-fix' in ruleset 1"),
        (3, "rules: 1", "line 3: expected 'ruleset: ...', found 'rules: 1'"),
        (4, "options: ebony=on", "line 4: no option 'ebony': there are ivory, bluff_cards, type_limit_mode,"),
        (4, "options: ivory=maybe", "line 4: option ivory has no value 'maybe': choose off, on"),
        (4, "options: ivory", "line 4: expected 'OPTION=VALUE', found 'ivory'"),
        (4, "options: ivory=on ivory=off", "line 4: option ivory is given twice"),
        (5, "seats: Livia | Marcus", "line 5: ostia is for 3 to 5 seats, not 2"),
        (5, "seats:", "line 5: ostia is for 3 to 5 seats, not 1"),
        (6, "salt: r", "line 6: expected 'seed: ...', found 'salt: r'"),
        (7, "--", "line 7: expected '---', found '--'"),
    ],
)
def test_a_wrong_header(line: int, text: str, message: str) -> None:
    assert error_of(changed(line, text)).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0 take:iron", "unknown word 'take:iron'"),
        ("0 take:wheat ", "unknown word 'take:wheat '"),
        ("0", "expected 'SEAT WORD' with a seat 0 to 2, found '0'"),
        ("", "expected 'SEAT WORD' with a seat 0 to 2, found ''"),
        ("3 take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found '3 take:wheat'"),
        ("-1 take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found '-1 take:wheat'"),
        ("² take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found '² take:wheat'"),
        ("٠ take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found '٠ take:wheat'"),
        ("00 take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found '00 take:wheat'"),
        ("9" * 5000 + " take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found '999"),
        ("Livia take:wheat", "expected 'SEAT WORD' with a seat 0 to 2, found 'Livia take:wheat'"),
    ],
)
def test_a_wrong_word(text: str, message: str) -> None:
    for line in (FIRST_WORD, FIRST_WORD + 1):
        assert error_of(changed(line, text)).startswith(f"line {line}: {message}")


def test_a_word_of_another_decision() -> None:
    assert error_of(changed(FIRST_WORD, "0 lock")) == f"line {FIRST_WORD}: seat 0 says lock, refused: not-now"


def test_a_word_out_of_turn() -> None:
    lines = WHOLE.splitlines()
    turn = next(k for k, line in enumerate(lines) if " lot:" in line)
    seat, _, word = lines[turn].partition(" ")
    other = (int(seat) + 1) % 3
    message = error_of(changed(turn + 1, f"{other} {word}"))
    assert message == f"line {turn + 1}: seat {other} says {word}, refused: not-you"


def test_a_word_that_breaks_a_rule_names_the_rule() -> None:
    lines = WHOLE.splitlines()
    bid = next(k for k, line in enumerate(lines) if re.search(r" (bid:\d+|pass)$", line))
    seat = lines[bid].partition(" ")[0]
    assert (
        error_of(changed(bid + 1, f"{seat} bid:8"))
        == f"line {bid + 1}: seat {seat} says bid:8, refused: below-minimum OST-4.1.9"
    )


def test_a_word_after_the_end() -> None:
    lines = WHOLE.splitlines()
    end = len(lines) - 3  # the line of the second rule
    forged = signed([*lines[: end - 1], "0 pass", *lines[end - 1 :]])
    assert error_of(forged) == f"line {end}: seat 0 says pass, refused: match-over"


def test_a_word_that_was_changed_for_another_that_may_be_said() -> None:
    """Everything after it may still be legal: then the result or the digest tells."""
    lines = PART.splitlines()
    seat, _, word = lines[FIRST_WORD - 1].partition(" ")
    start = played(0)
    other = next(
        GAME.vocabulary.text(w) for w in GAME.offered(start.table, int(seat)) if GAME.vocabulary.text(w) != word
    )
    lines[FIRST_WORD - 1] = f"{seat} {other}"
    assert error_of("\n".join(lines)).startswith("line ")


@pytest.mark.parametrize("result", ["result: 1 2 3", "result: unfinished", "result:", "nonsense"])
def test_a_wrong_result(result: str) -> None:
    line = len(WHOLE.splitlines()) - 2
    message = error_of(changed(line, result))
    assert message.startswith(f"line {line}: the words give 'result: ")
    assert message.endswith(f"the record says {result!r}")


def test_wrong_winners() -> None:
    line = len(WHOLE.splitlines()) - 1
    assert error_of(changed(line, "winners: 0 1 2")).startswith(f"line {line}: the words give 'winners: ")


def test_a_result_for_an_unfinished_match() -> None:
    line = len(PART.splitlines()) - 1
    assert error_of(changed(line, "result: 9 9 9", PART)).startswith(
        f"line {line}: the words give 'result: unfinished'"
    )


def test_a_wrong_digest() -> None:
    lines = WHOLE.splitlines()
    forged = "\n".join([*lines[:-1], "digest: 0123456789abcdef0123456789abcdef"])
    assert error_of(forged) == f"line {len(lines)}: the digest does not fit: the record was changed"


def test_another_name_is_a_change_too() -> None:
    lines = WHOLE.replace("Livia", "Lydia").splitlines()
    assert error_of("\n".join(lines)) == f"line {len(lines)}: the digest does not fit: the record was changed"


def test_something_after_the_digest() -> None:
    lines = WHOLE.splitlines()
    assert error_of(WHOLE + "more\n") == f"line {len(lines) + 1}: nothing may follow the digest"
    assert error_of(WHOLE + "\n") == f"line {len(lines) + 1}: nothing may follow the digest"


def test_a_record_that_is_too_long_is_not_even_read() -> None:
    message = error_of(WHOLE + "x" * LONGEST)
    assert message == f"a record has at most {LONGEST} characters, this one {len(WHOLE) + LONGEST}"


@pytest.mark.parametrize("text", ["", "\n", "---", "\0", "emporion record 1", "\ud800", "x" * 10_000, "---\n---\n---"])
def test_what_is_no_record_at_all(text: str) -> None:
    assert error_of(text).startswith("line ")


@pytest.mark.parametrize("line", range(2, 13))
@pytest.mark.parametrize(
    "text", ["x" * 5000, "\ud800", "game: " + "y" * 5000, "options: ivory=" + "z" * 5000, "0 \ud800"]
)
def test_the_error_stays_short_and_plain(line: int, text: str) -> None:
    lines = PART.splitlines()
    lines[line - 1] = text
    assert error_of("\n".join(lines)).startswith("line ")


def test_random_damage() -> None:
    """Whatever happens to a record, it is refused in one line or is the same record."""
    dice = Dice("damage")
    for _ in range(400):
        damaged = list(PART)
        for _ in range(1 + int(dice.below(3))):
            at = int(dice.below(len(damaged)))
            piece = PART[int(dice.below(len(PART))) :][: int(dice.below(12))]
            damaged[at : at + int(dice.below(12))] = piece
        text = "".join(damaged)
        try:
            match = read_record(GAME, text)
        except BadRecord as error:
            assert str(error).startswith("line ") and "\n" not in str(error)
        else:
            assert write_record(match).splitlines() == text.splitlines()


# -- what cannot be written as it is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("a | b", "a b"),
        ("a\nb", "a b"),
        ("a\u2028b\x1cc", "a b c"),
        (" a ", "a"),
        ("", "-"),
        ("|", "-"),
        ("\ud800", "?"),
    ],
)
def test_a_name_that_would_break_its_line(name: str, written: str) -> None:
    match = played(3, names=("Livia", name, "Aelia"))
    again = read_record(GAME, write_record(match))
    assert again.header.seats == ("Livia", written, "Aelia")
    assert again.table.numbers() == match.table.numbers()


@pytest.mark.parametrize("seed", ["a\nb", " a", "a ", "a\x85b"])
def test_a_seed_that_would_not_come_back_is_refused_at_once(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is one line"):
        played(0, seed=seed)


def test_a_branch_says_where_it_comes_from() -> None:
    match = played(25)
    header = match.header
    branch = Match(GAME, Header("ostia", "r", header.seats, header.options, 1, header.errata, f"{digest_of(WHOLE)} 20"))
    for said in match.said:
        branch.say(said.seat, said.word)
    record = write_record(branch)
    assert record.splitlines()[6] == f"origin: {WHOLE.splitlines()[-1].removeprefix('digest: ')} 20"
    again = read_record(GAME, record)
    assert again.header.origin == branch.header.origin and write_record(again) == record
    assert digest_of(record) != digest_of(PART)


@pytest.mark.parametrize("origin", ["", "abc 20", f"{'g' * 32} 20", f"{'a' * 32}", f"{'a' * 32} x", f"{'a' * 32} 1 2"])
def test_a_wrong_origin(origin: str) -> None:
    lines = PART.splitlines()
    with pytest.raises(BadRecord, match=r"^line 7: expected 'origin: DIGEST WORDS'"):
        read_record(GAME, signed([*lines[:6], f"origin: {origin}", *lines[6:]]))
