"""What the shell offers on Tab."""

import os
import subprocess
from pathlib import Path

import pytest

from emporion.bots import BOTS
from emporion.games import load, titles
from tests.cli.calls import COMMAND, INSTALLED, surroundings


def in_fish(line: str) -> list[str]:
    """What fish is told at the end of a line."""
    environment = surroundings(
        LANG="C.UTF-8",
        _EMPORION_COMPLETE="complete_fish",
        _TYPER_COMPLETE_FISH_ACTION="get-args",
        _TYPER_COMPLETE_ARGS=line,
    )
    done = subprocess.run(INSTALLED, capture_output=True, text=True, env=environment, timeout=60)
    assert done.stderr == ""
    return [offer.partition("\t")[0] for offer in done.stdout.splitlines() if offer]


def test_titles_bots_languages_places() -> None:
    assert in_fish("emporion play ") == titles()
    assert in_fish("emporion sim con") == [title for title in titles() if title.startswith("con")]
    assert in_fish("emporion bench ostia porto_") == ["porto_carthago"]
    assert in_fish("emporion sim ostia --bots ") == [*BOTS, "exec:"]
    assert in_fish("emporion sim ostia --bots hard,e") == ["hard,easy", "hard,expert", "hard,exec:"]
    assert in_fish("emporion games --lang ") == ["en", "fr"]
    assert in_fish("emporion sim ostia --on ra") == ["ray", "ray://"]
    assert in_fish("emporion sim ostia --rec") == ["--records"]
    assert in_fish("emporion re") == ["replay"]


def test_options_of_the_game_on_the_line() -> None:
    names = [f"{option.name}=" for option in load("ostia").options]
    assert in_fish("emporion sim OSTIA -o ") == names
    assert in_fish("emporion play ostia -o iv") == ["ivory=off", "ivory=on"]
    assert in_fish("emporion play ostia --option type_limit_mode=s") == ["type_limit_mode=strict"]
    assert in_fish("emporion play ostia -o nope=") == []
    assert in_fish("emporion play chess -o iv") == []


def test_rule_ids_with_what_they_say() -> None:
    assert in_fish("emporion rules ostia OST-4.6") == ["OST-4.6.1", "OST-4.6.2", "OST-4.6.3"]
    assert in_fish("emporion rules chess OST") == []
    assert in_fish("emporion rules ostia ost-4.6") == ["ost-4.6.1", "ost-4.6.2", "ost-4.6.3"]
    assert in_fish("emporion rules ostia 4.6") == ["4.6.1", "4.6.2", "4.6.3"]
    assert in_fish("emporion rules ost-4.6") == ["ost-4.6.1", "ost-4.6.2", "ost-4.6.3"]


def in_bash(script: Path, words: list[str]) -> list[str]:
    """Bash itself, with the script it would have loaded; it breaks words at `=` and `:`."""
    code = f"""
        source {script}
        COMP_WORDS=({" ".join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}
        _emporion_completion emporion
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    folder = script.parent
    environment = surroundings(LANG="C.UTF-8", PATH=f"{folder}:{os.environ['PATH']}")
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, env=environment, timeout=60)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a command `emporion` and what it tells bash to load."""
    folder = tmp_path_factory.mktemp("bash")
    command = folder / "emporion"
    command.write_text(f"#!{COMMAND[0]}\nimport sys\nsys.argv[0] = 'emporion'\nfrom emporion.cli import main\nmain()\n")
    command.chmod(0o755)
    environment = surroundings(_EMPORION_COMPLETE="source_bash")
    shown = subprocess.run([command], capture_output=True, text=True, env=environment, timeout=60)
    assert shown.returncode == 0, shown.stderr
    (folder / "script").write_text(shown.stdout)
    return folder / "script"


@pytest.mark.parametrize(
    ("words", "offers"),
    [
        (["emporion", "play", "ost"], ["ostia"]),
        (["emporion", "play", "OST"], ["ostia"]),
        (["emporion", "play", "ostia", "-o", "Iv"], ["ivory=off", "ivory=on"]),
        (["emporion", "rules", "ostia", "OST-4.6"], ["OST-4.6.1", "OST-4.6.2", "OST-4.6.3"]),
        (["emporion", "play", "ostia", "-o", "iv"], ["ivory=off", "ivory=on"]),
        (["emporion", "play", "ostia", "-o", "ivory", "="], ["off", "on"]),
        (["emporion", "play", "ostia", "-o", "ivory", "=", "of"], ["off"]),
        (["emporion", "sim", "ostia", "-o", "ivory", "=", "on", "--bots", "ra"], ["random"]),
        (["emporion", "sim", "ostia", "--on", "ray", ":"], ["//"]),
        (["emporion", "sim", "ostia", "-o", "type_limit_mode", "=", "s"], ["strict"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bash_itself(script: Path, words: list[str], offers: list[str]) -> None:
    assert in_bash(script, words) == offers


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_scripts_name_the_command(shell: str) -> None:
    environment = surroundings(_EMPORION_COMPLETE=f"source_{shell}")
    done = subprocess.run(INSTALLED, capture_output=True, text=True, env=environment, timeout=60)
    assert done.returncode == 0 and f"_EMPORION_COMPLETE=complete_{shell}" in done.stdout
