"""`emporion games` and `emporion rules` as people read them: what is usual, how seats and rules are counted."""

from __future__ import annotations

import pytest

from tests.cli.calls import complaint, emporion


def lines(*arguments: str, columns: int = 200) -> list[str]:
    return [line.rstrip() for line in emporion(*arguments, COLUMNS=str(columns)).stdout.splitlines()]


def test_what_is_usual_depends_on_seats_and_mode() -> None:
    shown = lines("games", "concordia", columns=60)
    at = shown.index("  mode: individual* | team, 6: team")
    assert shown[at + 2 : at + 5] == [
        "  map: imperium | hellas | ionium | cyprus",
        "  * individual 2: ionium, 3: hellas, 4/5: imperium",
        "  * team 4: hellas, 6: imperium",
    ]
    assert shown[-2:] == ["*: the default", '"3:" before a value: the default with three seats']


def test_nothing_is_said_of_seats_where_all_play_alike() -> None:
    assert lines("games", "ostia", "--lang", "fr")[-1] == "*\u00a0: la valeur par défaut"


def test_seats_are_counted_as_people_do() -> None:
    places = " | ".join(f"{k}{'*' if k == 0 else ''}\u00a0=\u00a0seat\u00a0{k + 1}" for k in range(5))
    told = next(line for line in lines("games", "porto") if "first_seat" in line)
    assert " ".join(told.replace("\u00a0", "~").split()) == f"first_seat {places} Seat that begins (PCA-6.1.1)".replace(
        "\u00a0", "~"
    )
    assert "  first_player: random* | seat_0 = la première place" in lines("games", "ostia", "--lang", "fr", columns=60)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "fr", "rules", "ostia", "OST-4.1.7"),
        ("--lang", "fr", "rules", "ostia", "4.1.7"),
        ("--lang", "fr", "rules", "ost-4.1.7"),
        ("--lang", "en", "rules", "ostia", "4.1.7", "--lang", "fr"),
        ("rules", "--lang", "fr", "ostia", "4.1.7"),
    ],
)
def test_the_language_may_stand_before_the_command_and_a_rule_without_its_title_s_letters(
    arguments: tuple[str, ...],
) -> None:
    assert lines(*arguments) == ["OST-4.1.7 Le minimum d’un lot est la somme des deux valeurs imprimées."]


def test_a_language_that_is_none_is_one_line_wherever_it_stands() -> None:
    assert complaint("--lang", "xx", "games") == "no language 'xx': there are en, fr"


def test_a_number_that_is_no_rule_is_answered_with_its_id() -> None:
    said = "ostia has no rule 'OST-4.1.77': did you mean OST-4.1.7 or OST-4.1.17?"
    assert complaint("rules", "ostia", "4.1.77") == said
