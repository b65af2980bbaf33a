"""The command line as scripts and people call it: real processes, exact fields, one-line errors."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from emporion.bots import make_bot
from emporion.bots.bot import Guesses
from emporion.cli.arguments import reading_language
from emporion.cli.commands.fuzz import fuzz
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import Failure, Report
from emporion.kernel.game import Game
from emporion.kernel.match import Header, Match
from emporion.kernel.record import digest, write_record
from emporion.kernel.words import Words


def emporion(*arguments: str, typed: str = "", pure: bool = False) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "EMPORION_PURE": "1" if pure else "0", "COLUMNS": "200", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "emporion", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, timeout=120)


def finished_match(seed: str = "cli") -> Match:
    game = load("ostia")
    match = Match(game, Header("ostia", seed, ("Livia", "Marcus", "Aelia"), {}, game.ruleset, game.errata))
    bot, dice, words = make_bot("random"), Dice(seed), Words(len(game.vocabulary))
    while not match.over():
        seat = game.speakers(match.table)[0]
        game.offer(match.table, seat, words)
        match.say(seat, int(bot.choose(Guesses(game, match.table, seat, dice), words, dice)))
    return match


def test_games_lists_seats_and_options() -> None:
    ostia = next(entry for entry in json.loads(emporion("games", "--json").stdout) if entry["game"] == "ostia")
    assert ostia["seats"] == [3, 5]
    assert [option["name"] for option in ostia["options"]] == [
        "ivory",
        "bluff_cards",
        "type_limit_mode",
        "open_money",
        "final_forum_pays",
        "tiebreak_senate_card",
        "first_player",
    ]
    assert "Cartes Ivoire" in emporion("games", "--lang", "fr").stdout


def test_games_shows_the_title_that_is_named() -> None:
    assert [entry["game"] for entry in json.loads(emporion("games", "porto", "--json").stdout)] == ["porto_carthago"]
    shown = emporion("games", "Ostia").stdout
    assert shown.startswith("Ostia  (ostia, 3-5)\n") and "Porto Carthago" not in shown


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:fr_CA:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en:fr"}, "en"),
        ({"LC_ALL": "C", "LANGUAGE": "fr"}, "en"),  # as gettext has it
        ({"LANGUAGE": ""}, "en"),
    ],
)
def test_languages_are_wanted_as_gettext_has_it(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert reading_language("") == language


def test_rules_prints_one_rule_in_either_language() -> None:
    assert "sum of the two printed values" in emporion("rules", "ostia", "OST-4.1.7").stdout
    assert "somme des deux valeurs" in emporion("rules", "ostia", "ost-4.1.7", "--lang", "fr").stdout
    section = json.loads(emporion("rules", "ostia", "OST-4.6", "--json").stdout)
    assert [rule["id"] for rule in section] == ["OST-4.6.1", "OST-4.6.2", "OST-4.6.3"]


def test_sim_reports_the_promised_fields() -> None:
    done = emporion(
        "sim", "ostia", "--seats", "3", "--bots", "greedy,random,random", "--games", "6", "--seed", "s", "--json"
    )
    result = json.loads(done.stdout)
    assert set(result) >= {
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "wins",
        "scores_mean",
        "compiled",
    }
    assert result["games"] == 6
    assert sum(result["wins"]) <= 6
    assert result["wins"][0] == 6  # greedy beats random
    assert result["decisions_per_game"] == round(result["decisions"] / 6, 1)


def test_sim_is_the_same_again_and_interpreted() -> None:
    runs = [
        json.loads(
            emporion("sim", "ostia", "--bots", "greedy,random,random", "--games", "1", "--json", pure=pure).stdout
        )
        for pure in (False, False, True)
    ]
    assert runs[0]["wins"] == runs[1]["wins"] == runs[2]["wins"]
    assert runs[0]["scores_mean"] == runs[1]["scores_mean"] == runs[2]["scores_mean"]
    assert [run["compiled"] for run in runs][2] is False


def test_fuzz_reports_and_succeeds() -> None:
    done = emporion("fuzz", "ostia", "--games", "30", "--json")
    result = json.loads(done.stdout)
    assert done.returncode == 0
    assert (result["games"], result["configurations"], result["failures"]) == (30, 30, [])


def test_fuzz_without_a_title_looks_at_all_of_them() -> None:
    """As `make fuzz` calls it; the reports in the order of the titles, in JSON as in words."""
    done = emporion("fuzz", "--games", "1")
    assert (done.returncode, done.stderr) == (0, "")
    reports = json.loads(emporion("fuzz", "--games", "1", "--json").stdout)["titles"]
    assert [(report["game"], report["games"], report["failures"]) for report in reports] == [
        (title, 1, []) for title in titles()
    ]
    assert done.stdout.splitlines() == [
        f"{report['game']}: 1 match in {report['configurations']} configurations, "
        f"{report['decisions']:,} decisions, 0 failures"
        for report in reports
    ]


def test_fuzz_plays_a_few_matches_of_each_title_or_many_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def noted(game: Game, games: int, seed: str, progress: object) -> Report:
        asked.append((game.title, games))
        return Report(game.title, games=games)

    monkeypatch.setattr("emporion.kernel.conformance.check_game", noted)
    fuzz()
    fuzz("ostia")
    fuzz(games=3)
    assert asked == [*((title, 6) for title in titles()), ("ostia", 200), *((title, 3) for title in titles())]


def test_fuzz_fails_if_one_of_all_titles_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, games: int, seed: str, progress: object) -> Report:
        failures = [Failure("2 seats", "lost a coin", "(no record)", "at the end")] if game.title == "ostia" else []
        return Report(game.title, games=games, failures=failures)

    monkeypatch.setattr("emporion.kernel.conformance.check_game", broken)
    with pytest.raises(typer.Exit) as left:
        fuzz()
    assert left.value.exit_code == 1


def test_fuzz_knows_the_title_of_a_record(tmp_path: Path) -> None:
    match = finished_match()
    file = tmp_path / "match.record"
    file.write_text(write_record(match))
    result = json.loads(emporion("fuzz", "--record", str(file), "--json").stdout)
    assert (result["game"], result["decisions"], result["failures"]) == ("ostia", len(match.said), [])


def test_replay_verifies_a_record(tmp_path: Path) -> None:
    match = finished_match()
    file = tmp_path / "match.record"
    file.write_text(write_record(match))
    result = json.loads(emporion("replay", str(file), "--json").stdout)
    assert result["scores"] == match.game.scores(match.table)
    assert result["winners"] == match.game.winners(match.table)
    assert result["words"] == len(match.said)
    interpreted = json.loads(emporion("replay", str(file), "--json", pure=True).stdout)
    assert interpreted == result


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda lines: [*lines[:3], "options: ivory=maybe", *lines[4:]], 4),
        (lambda lines: [*lines[:2], "ruleset: 99", *lines[3:]], 3),
        (lambda lines: lines[:20], 20),
        (lambda lines: [*lines[:9], "0 fly:rome", *lines[10:]], 10),
        (lambda lines: [*lines[:-1], "digest: " + "0" * 32], -1),
    ],
    ids=["bad option", "wrong ruleset", "cut off", "unknown word", "wrong digest"],
)
def test_a_damaged_record_is_one_line_of_error(tmp_path: Path, damage, line: int) -> None:  # type: ignore[no-untyped-def]
    lines = write_record(finished_match()).splitlines()
    file = tmp_path / "bad.record"
    file.write_text("\n".join(damage(lines)) + "\n")
    done = emporion("replay", str(file))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"bad.record: line {len(lines) if line < 0 else line}:" in done.stderr


def test_a_tampered_result_is_found_even_with_a_mended_digest(tmp_path: Path) -> None:
    lines = write_record(finished_match()).splitlines()[:-1]
    assert lines[-2] == "result: 5 9 12"
    lines[-2] = "result: 16 9 12"
    lines.append(f"digest: {digest(lines)}")
    file = tmp_path / "tampered.record"
    file.write_text("\n".join(lines) + "\n")
    done = emporion("replay", str(file))
    assert done.returncode == 2
    assert f"line {len(lines) - 2}: the words give 'result: 5 9 12', the record says 'result: 16 9 12'" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sim", "chess"], "no game 'chess'"),
        (["sim", "ostia", "--bots", "clever"], "no bot 'clever'"),
        (["sim", "antiquity", "--bots", "master"], "no master plays antiquity: there are random, easy, "),
        (["arena", "antiquity", "--bots", "hard,master"], "no master plays antiquity: there are random, easy, "),
        (["sim", "ostia", "--seats", "9"], "3 to 5 seats, not 9"),
        (["sim", "ostia", "--seats", "4", "--bots", "random,greedy,random"], "3 bots for 4 seats"),
        (["sim", "ostia", "-o", "ivory=perhaps"], "option ivory has no value 'perhaps'"),
        (["sim", "ostia", "-o", "gold=on"], "no option 'gold'"),
        (["rules", "ostia", "OST-99.1"], "no rule 'OST-99.1'"),
        (["rules", "ostia", "--lang", "la"], "no language 'la'"),
        (["replay", "/nowhere/at.all"], "No such file"),
        (["play", "--terminal"], "name a game"),
        (["play", "chess"], "no game 'chess'"),
    ],
)
def test_mistakes_get_one_plain_line(arguments: list[str], says: str) -> None:
    done = emporion(*arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_bench_measures_this_process() -> None:
    result = json.loads(emporion("bench", "ostia", "--here", "--seconds", "0.1", "--json").stdout)
    assert set(result["games"][0]["here"]) == {"decisions_per_s", "games_per_s", "decisions_per_game", "clone_us"}


PROGRAM = "exec:" + shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "program.py")])


def test_a_program_takes_part_in_sim_and_arena(tmp_path: Path) -> None:
    records = tmp_path / "records"
    bots = f"{PROGRAM},easy,random"
    done = emporion("sim", "ostia", "--bots", bots, "--games", "2", "--json", "--records", str(records))
    result = json.loads(done.stdout)
    assert result["bots"] == [PROGRAM, "easy", "random"] and result["defaults"] == [0, 0, 0]
    assert [emporion("replay", str(file)).returncode for file in records.iterdir()] == [0, 0]
    arena = json.loads(emporion("arena", "ostia", "--bots", bots, "--games", "3", "--json").stdout)
    line = next(line for line in arena["bots"] if line["bot"] == PROGRAM)
    assert (line["seats_played"], line["defaults"]) == (3, 0)


def test_a_program_that_fails_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text('input()\nprint(\'{"type": "ready", "protocol": 1}\', flush=True)\n')
    bot = f"exec:{shlex.join([sys.executable, str(program)])}"
    done = emporion("sim", "ostia", "--bots", f"{bot},random,random", "--games", "1")
    assert done.returncode == 0
    assert f"{bot} failed: the default word was said for it" in " ".join(done.stdout.split())
    assert done.stderr.count("it has ended") == 3


@pytest.mark.parametrize("command", [("sim",), ("arena",), ("play", "--terminal")])
def test_a_program_that_ends_at_once_is_known_before_any_match(command: tuple[str, ...]) -> None:
    done = emporion(command[0], "ostia", *command[1:], "--bots", "exec:false,random,random")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "emporion: 'exec:false' cannot play: it has ended\n"


def test_a_program_that_does_not_exist_is_one_line() -> None:
    done = emporion("arena", "ostia", "--bots", "exec:no-such-thing,easy,easy")
    assert done.returncode == 2
    assert done.stderr == "emporion: 'exec:no-such-thing' is no program: there is no command 'no-such-thing'\n"
