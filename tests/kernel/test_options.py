"""Options: names, values, defaults, and what is said about wrong ones."""

import pytest

from emporion.kernel.data import Data, DataError
from emporion.kernel.options import (
    BadOption,
    Option,
    OptionValue,
    UnfitOption,
    check_choice,
    completed,
    read_options,
    spelled,
)

TOML = {
    "option": [
        {"id": "ivory", "rule": "TNY-1", "type": "bool", "default": True},
        {"id": "mode", "rule": "TNY-2", "type": "enum", "values": ["penalty", "strict"], "default": "strict"},
        {"id": "length", "rule": "TNY-3", "type": "int", "min": 3, "max": 6, "default": 4},
    ]
}
OPTIONS = read_options(TOML)


def test_options_are_read_from_data() -> None:
    assert [(o.name, o.rule, o.values, o.default) for o in OPTIONS] == [
        ("ivory", "TNY-1", [False, True], True),
        ("mode", "TNY-2", ["penalty", "strict"], "strict"),
        ("length", "TNY-3", [3, 4, 5, 6], 4),
    ]


def test_every_option_gets_its_value() -> None:
    assert completed(OPTIONS, {}) == {"ivory": True, "mode": "strict", "length": 4}
    assert completed(OPTIONS, {"length": 6, "ivory": False}) == {"ivory": False, "mode": "strict", "length": 6}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"ebony": True}, "no option 'ebony': there are ivory, mode, length"),
        ({"mode": "lax"}, "option mode has no value lax: choose penalty, strict"),
        ({"length": 7}, "option length has no value 7: choose 3, 4, 5, 6"),
        ({"ivory": 1}, "option ivory has no value 1: choose off, on"),
        ({"length": True}, "option length has no value on: choose 3, 4, 5, 6"),
        ({"ivory": "on"}, "option ivory has no value on: choose off, on"),
    ],
)
def test_a_wrong_name_or_value_is_an_error(chosen: dict[str, bool | int | str], message: str) -> None:
    with pytest.raises(BadOption) as error:
        completed(OPTIONS, chosen)
    assert str(error.value) == message


def test_no_options_at_all() -> None:
    assert completed([], {}) == {}
    with pytest.raises(BadOption, match="there are none"):
        completed([], {"ivory": True})


def test_values_are_kept_as_their_place_and_written_for_people() -> None:
    ivory, mode, length = OPTIONS
    assert (ivory.number(True), mode.number("strict"), length.number(3)) == (1, 1, 0)
    assert [spelled(value) for value in (True, False, 4, "strict")] == ["on", "off", "4", "strict"]
    assert (ivory.read("off"), mode.read("penalty"), length.read("5")) == (False, "penalty", 5)
    assert type(length.read("5")) is int
    for option, text in ((ivory, "true"), (mode, "Strict"), (length, "05"), (length, "")):
        with pytest.raises(BadOption):
            option.read(text)


def test_one_is_not_true() -> None:
    numbers = Option("n", "", [0, 1], 0)
    assert numbers.number(1) == 1
    with pytest.raises(BadOption):
        numbers.number(True)


# -- what depends on seats and other options --------------------------------------------------------------------
DEPENDENT = read_options(
    {
        "option": [
            {
                "id": "mode",
                "rule": "TNY-1",
                "type": "enum",
                "values": ["alone", "team"],
                "default": "alone",
                "default_by_players": {"6": "team"},
                "seats": {"alone": [2, 3, 4, 5], "team": [4, 6]},
            },
            {
                "id": "map",
                "rule": "TNY-2",
                "type": "enum",
                "values": ["small", "large"],
                "default": "large",
                "default_by_players_alone": {"2": "small"},
                "default_by_players_team": {"4": "small"},
            },
            {"id": "talk", "rule": "TNY-3", "type": "bool", "default": False, "when": {"mode": "team"}},
            {"id": "first", "rule": "TNY-4", "type": "seat", "max": 5, "default": 0, "when": {"map": ["large"]}},
        ]
    }
)


@pytest.mark.parametrize(
    ("seats", "chosen", "mode", "map"),
    [
        (2, {}, "alone", "small"),
        (4, {}, "alone", "large"),
        (4, {"mode": "team"}, "team", "small"),
        (6, {}, "team", "large"),
        (2, {"map": "large"}, "alone", "large"),
        (0, {}, "alone", "large"),
    ],
)
def test_defaults_depend_on_seats_and_on_options_before(
    seats: int, chosen: dict[str, OptionValue], mode: str, map: str
) -> None:
    full = completed(DEPENDENT, chosen, seats)
    assert (full["mode"], full["map"]) == (mode, map)


@pytest.mark.parametrize(
    ("seats", "chosen", "told"),
    [
        (5, {"mode": "team"}, "option mode cannot be team with 5 seats"),
        (6, {"mode": "alone"}, "option mode cannot be alone with 6 seats"),
        (4, {"talk": True}, "option talk is not for this match: it needs mode team"),
        (2, {"first": 1}, "option first is not for this match: it needs map large"),
        (3, {"first": 3}, "option first cannot be 3 with 3 seats"),
    ],
)
def test_what_does_not_fit_is_refused_when_a_match_is_made(
    seats: int, chosen: dict[str, OptionValue], told: str
) -> None:
    with pytest.raises(UnfitOption, match=f"^{told}$"):
        check_choice(DEPENDENT, chosen, seats)
    assert completed(DEPENDENT, chosen, seats)["map"] in ("small", "large")  # old records are read all the same


def test_what_fits_is_completed() -> None:
    chosen: dict[str, OptionValue] = {"talk": True, "mode": "team", "map": "large", "first": 3}
    assert check_choice(DEPENDENT, chosen, 4) == chosen
    assert check_choice(DEPENDENT, {"talk": False}, 3)["talk"] is False  # naming what is so anyway is no choice


def test_a_default_is_about_an_option_before_it() -> None:
    entry = {"id": "map", "rule": "TNY-1", "type": "bool", "default": True, "default_by_players_team": {"4": False}}
    with pytest.raises(DataError, match="about no option before it"):
        read_options({"option": [entry]})


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"type": "boolean"}, "data/options.toml: option size: the type is bool, enum, int or seat, not 'boolean'"),
        ({"max": None}, "data/options.toml: option size has no max"),
        ({"rule": None}, "data/options.toml: option size has no rule"),
        ({"default": 9}, "data/options.toml: option size: option size has no value 9: choose 1, 2, 3"),
    ],
)
def test_what_is_wrong_in_the_data_is_said_by_file_and_key(changed: dict[str, object], said: str) -> None:
    entry = {"id": "size", "rule": "TNY-1", "type": "int", "min": 1, "max": 3, "default": 2, **changed}
    known = {key: value for key, value in entry.items() if value is not None}
    with pytest.raises(DataError) as error:
        read_options(Data({"option": [known]}, "data/options.toml"))
    assert str(error.value) == said
