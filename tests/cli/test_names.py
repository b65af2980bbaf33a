"""Names as people write them: one mechanism for titles, bots, options, values and languages."""

import json

import pytest

from emporion.cli.names import UnknownName, check_seats, find, find_bot, find_title, read_bots, read_choices
from emporion.cli.shared import UsageError
from emporion.games import load, titles
from tests.cli.calls import complaint, emporion

TITLES = f"there are {', '.join(titles())}"


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("ostia", "ostia"),
        ("OSTIA", "ostia"),
        ("o", "ostia"),
        ("porto", "porto_carthago"),
        ("porto-carthago", "porto_carthago"),
        ("Concordia Venus", "concordia_venus"),
        ("ConcordiaVenus", "concordia_venus"),
        ("conc", "concordia_venus"),
        ("const", "constantinopolis"),
    ],
)
def test_a_title_in_any_case_and_as_far_as_needed(written: str, title: str) -> None:
    assert find_title(written) == title


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("con", "no game 'con': it may be concordia_venus or constantinopolis"),
        ("osita", f"no game 'osita': did you mean ostia? ({TITLES})"),
        ("venus", f"no game 'venus': did you mean concordia_venus? ({TITLES})"),
        ("Carthage", f"no game 'Carthage': did you mean porto_carthago? ({TITLES})"),
        ("chess", f"no game 'chess': {TITLES}"),
        ("", f"no game '': {TITLES}"),
        ("x" * 100, f"no game '{'x' * 60}'...: {TITLES}"),
    ],
)
def test_a_title_that_is_not_clear(written: str, said: str) -> None:
    with pytest.raises(UnknownName) as error:
        find_title(written)
    assert str(error.value) == said


def test_the_whole_name_wins_over_a_beginning() -> None:
    assert find("in", ["inland", "in"], "no") == "in"
    assert find("IN", ["inland", "in"], "no") == "in"


def test_numbers_are_written_in_full() -> None:
    assert find("1", ["1", "10", "12"], "no") == "1"
    with pytest.raises(UnknownName, match=r"^no value: choose 20, 30$"):
        find("2", ["20", "30"], "no value", "choose")


def test_bots() -> None:
    assert [find_bot(name) for name in ("Hard", "MED", "exec:true")] == ["hard", "medium", "exec:true"]
    assert read_bots("Hard", 3) == ["hard"] * 3
    with pytest.raises(UnknownName, match=r"^no bot 'e': it may be easy or expert$"):
        find_bot("e")
    with pytest.raises(UnknownName, match=r"^no bot 'hrad': did you mean hard\? "):
        find_bot("hrad")


def test_options_and_their_values() -> None:
    ostia = load("ostia")
    assert read_choices(ostia, ["Ivory=OFF", "bluff-cards=on", "type=strict", "tiebreak=set"]) == {
        "ivory": False,
        "bluff_cards": True,
        "type_limit_mode": "strict",
        "tiebreak_senate_card": "set_aside",
    }
    for written, said in [
        ("ivori=on", "ostia has no option 'ivori': did you mean ivory? (there are ivory, bluff_cards, "),
        ("ivory=o", "option ivory has no value 'o': it may be off or on"),
        (
            "type=stritc",
            "option type_limit_mode has no value 'stritc': did you mean strict? (choose penalty, strict, literal)",
        ),
        ("ivory", "an option is written NAME=VALUE, not 'ivory'"),
    ]:
        with pytest.raises(UsageError) as error:
            read_choices(ostia, [written])
        assert str(error.value).startswith(said)


def test_no_seats_are_the_fewest_that_fit_the_options() -> None:
    concordia = load("concordia_venus")
    assert check_seats(concordia, 0, {}) == 2
    assert check_seats(concordia, 0, {"mode": "team"}) == 4
    with pytest.raises(UsageError, match=r"^concordia_venus with mode=team is for 4 or 6 seats, not 3$"):
        check_seats(concordia, 3, {"mode": "team", "round_limit": 9})
    with pytest.raises(UsageError, match=r"^concordia_venus cannot be played with mode=team and classic_deck=on$"):
        check_seats(concordia, 4, {"mode": "team", "classic_deck": True, "round_limit": 9})


def test_every_command_takes_names_so() -> None:
    result = json.loads(emporion("sim", "OSTIA", "--bots", "Rand", "--games", "1", "-o", "IVORY=off", "--json").stdout)
    assert (result["game"], result["bots"]) == ("ostia", ["random"] * 3)
    assert emporion("rules", "Porto", "pca-1.1.1").stdout == emporion("rules", "porto_carthago", "PCA-1.1.1").stdout
    assert (
        json.loads(emporion("bench", "Ost", "--here", "--seconds", "0.01", "--json").stdout)["games"][0]["game"]
        == "ostia"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim", "osita"], f"no game 'osita': did you mean ostia? ({TITLES})"),
        (["rules", "ostia", "OST-4.1.77"], "ostia has no rule 'OST-4.1.77': did you mean OST-4.1.7 or OST-4.1.17?"),
        (["rules", "ostia", "PCA-1"], "'PCA-1' is a rule of porto_carthago, not of ostia: `emporion rules PCA-1`"),
        (["games", "--lang", "frr"], "no language 'frr': did you mean fr? (there are en, fr)"),
        (["simm"], "No such command 'simm'. Did you mean 'sim'? (see python -m emporion --help)"),
        (["sim"], "Missing argument 'game'. (see python -m emporion sim --help)"),
        (
            ["sim", "ostia", "--seed", "a\nb"],
            "a seed is one line, without blanks around it: it has to stand in a record",
        ),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], said: str) -> None:
    assert complaint(*arguments) == said
