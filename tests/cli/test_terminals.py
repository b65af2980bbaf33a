"""Output for every terminal: any encoding, any locale, pipes that close, disks that are full."""

import json
import subprocess
from pathlib import Path

import pytest

from emporion.cli.streams import readable
from tests.cli.calls import COMMAND, complaint, emporion, surroundings

PLAIN = [
    {"LANG": "C"},
    {"LC_ALL": "C"},
    {"LC_ALL": "POSIX"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "ascii:strict", "TERM": "dumb"},
]

RULE = "Ostia se joue à 3, 4 ou 5, chacun pour soi. Il n’y a ni équipes"  # the beginning of OST-1.1.1
SUM = {"en": "sum of the two printed values", "fr": "somme des deux valeurs"}  # in OST-4.1.7


def written(*arguments: str, **variables: str) -> bytes:
    """The very bytes of a command's output."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, env=surroundings(**variables), timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def test_letters_have_a_plain_form() -> None:
    text = "« Œuvre » à l’École… 3 × 2 µs ± 1 → ─┃"
    assert readable(text, "ascii") == '" OEuvre " a l\'Ecole... 3 x 2 us +- 1 -> -|'
    assert readable("Livia \ud800 北", "utf-8") == "Livia ? 北"
    assert readable("École 北", "latin-1") == "École ?"


@pytest.mark.parametrize("variables", PLAIN, ids=str)
def test_a_plain_terminal_gets_ascii(variables: dict[str, str]) -> None:
    rule = written("rules", "ostia", "OST-1.1.1", "--lang", "fr", **variables).decode("ascii")
    assert readable(RULE, "ascii") in " ".join(rule.split())


def test_tables_and_help_are_drawn_in_ascii_for_a_plain_terminal() -> None:
    games = written("games", "--lang", "fr", LANG="C").decode("ascii")
    assert "Construisez une cite, nourrissez-la d'une terre" in games
    table = written("bench", "ostia", "--here", "--seconds", "0.01", LANG="C").decode("ascii").splitlines()
    assert table[1][0] + table[1][-1] == "++" and len({len(line) for line in table[1:]}) == 1
    assert "Options" in written("--help", LANG="C").decode("ascii")


def test_everybody_else_gets_everything() -> None:
    def rule(encoding: str, **variables: str) -> str:
        return " ".join(written("rules", "ostia", "OST-1.1.1", "--lang", "fr", **variables).decode(encoding).split())

    assert RULE in rule("utf-8", LANG="C.UTF-8")
    assert RULE in rule("utf-8")  # nobody chose a locale
    assert RULE in rule("utf-8", LANG="C", PYTHONUTF8="1")
    assert readable(RULE, "latin-1") in rule("latin-1", PYTHONIOENCODING="latin-1")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "fr", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_BE@euro"}, "fr"),
        ({}, "en"),
    ],
    ids=str,
)
def test_the_language_is_that_of_the_locale(variables: dict[str, str], language: str) -> None:
    assert SUM[language] in written("rules", "ostia", "OST-4.1.7", PYTHONIOENCODING="utf-8", **variables).decode()


@pytest.mark.parametrize(
    ("locale", "wanted", "language"), [("fr_FR.UTF-8", "EN", "en"), ("en_GB.UTF-8", "fr-FR", "fr")]
)
def test_or_the_one_asked_for(locale: str, wanted: str, language: str) -> None:
    assert SUM[language] in written("rules", "ostia", "OST-4.1.7", "--lang", wanted, LANG=locale).decode()


def test_json_and_errors_do_not_depend_on_the_locale() -> None:
    usual = written("rules", "ostia", "OST-4.1", "--json", LANG="C.UTF-8")
    for variables in [*PLAIN, {"LC_ALL": "fr_FR.UTF-8"}]:
        assert written("rules", "ostia", "OST-4.1", "--json", **variables) == usual
    french = json.loads(written("games", "--json", "--lang", "fr", LC_ALL="C"))
    assert "Cartes Ivoire" in [option["text"] for game in french for option in game["options"]]
    assert complaint("sim", "chess", LC_ALL="fr_FR.UTF-8") == complaint("sim", "chess")


@pytest.mark.parametrize("arguments", [["games"], ["rules", "ostia"], ["games", "--json"], ["--help"]], ids=str)
def test_nobody_listens(arguments: list[str]) -> None:
    """As in `emporion games | head -1`: the pipe is closed before anything is written."""
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert (process.stderr.read(), process.wait(60)) == (b"", 1)
    process.stderr.close()


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["--version"]], ids=str)
def test_a_full_disk_is_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, env=surroundings(), timeout=60
        )
    assert (done.returncode, done.stderr) == (2, "emporion: No space left on device\n")


def test_closed_streams() -> None:
    line = " ".join(COMMAND)
    done = subprocess.run(["sh", "-c", f"{line} games >&-"], capture_output=True, env=surroundings(), timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    done = subprocess.run(["sh", "-c", f"{line} sim chess 2>&-"], capture_output=True, env=surroundings(), timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")


def test_the_version_is_the_first_line() -> None:
    import platform

    from emporion import __version__

    for pure, form in ((False, "compiled"), (True, "interpreted")):
        lines = emporion("--version", pure=pure).stdout.splitlines()
        assert lines[0] == f"emporion {__version__}"
        assert lines[1].startswith(f"engine {form}, CPython {platform.python_version()}, ")
        assert len(lines) == 2


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (["--version"], {}),
        ([], {"_EMPORION_COMPLETE": "complete_bash", "COMP_WORDS": "emporion\nplay\no", "COMP_CWORD": "2"}),
        (["sim", "chess"], {}),
    ],
    ids=["version", "completion", "mistake"],
)
def test_what_is_quick_loads_nothing_heavy(arguments: list[str], variables: dict[str, str]) -> None:
    code = (
        "import sys, atexit; atexit.register(lambda: sys.stderr.write('|'.join(sorted(sys.modules))));"
        f"sys.argv = ['emporion', *{arguments!r}]; from emporion.cli import main; main()"
    )
    done = subprocess.run(
        [COMMAND[0], "-c", code], capture_output=True, text=True, env=surroundings(**variables), timeout=60
    )
    loaded = set(done.stderr.splitlines()[-1].split("|"))
    assert "emporion.cli.app" in loaded
    heavy = {"rich.console", "fluent.runtime", "litestar", "uvicorn", "numpy", "asyncio", "emporion.games.ostia"}
    assert loaded & heavy == set()
