"""The plain installation: nothing optional is imported, and what is missing says so in one line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from emporion.research.extras import MissingExtra, how_to_get, need
from emporion.research.speed import comparison, peers
from tests.research.common import SAMPLE

OPTIONAL = ["numpy", "pettingzoo", "gymnasium", "pyarrow", "ray", "pyspiel", "torch"]


def test_the_command_line_imports_nothing_optional() -> None:
    look = f"import emporion.cli.app, emporion.research, sys; print([m for m in {OPTIONAL} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sim", SAMPLE, "--games", "2", "--on", "ray"], "ray is not installed: make install EXTRAS=cluster"),
        (["dataset", "/tmp", "/tmp/x"], "pyarrow is not installed: make install EXTRAS=research"),
        (["sim", SAMPLE, "--on", "moon"], "cannot work on 'moon'"),
    ],
)
def test_a_missing_extra_is_one_line(arguments: list[str], says: str) -> None:
    block = "import sys; sys.modules['ray'] = sys.modules['pyarrow'] = None; from emporion.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", block, *arguments], capture_output=True, text=True)
    assert done.returncode == 2
    assert says in done.stderr and done.stderr.count("\n") == 1


def test_need_tells_the_extra_and_hides_no_other_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"numpy is not installed: make install EXTRAS=research"):
        need("numpy", "research")


def test_an_installed_wheel_gets_its_extras_from_the_same_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.research.extras.checkout", lambda: None)
    assert how_to_get("research") == "pip install 'FILE[research]', where FILE is the wheel Emporion was installed from"


def test_peers_need_no_module_of_ours_and_say_when_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(str(peers.__file__)).read_text().partition("if __name__")[0]
    blocked = f"import sys; sys.modules['emporion'] = None; exec({source!r})"
    subprocess.run([sys.executable, "-c", blocked], check=True)
    monkeypatch.setenv("EMPORION_PEERS", sys.executable)
    with pytest.raises(MissingExtra, match=r"the peers are not installed \(no_such_engine\): make peers"):
        comparison.python_with(["no_such_engine"])


def test_growth_reports_seats_and_quarters() -> None:
    command = [sys.executable, "-m", "emporion", "bench", SAMPLE, "--growth", "--seconds", "0.05", "--json"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)["games"][0]
    assert len(found["by_quarter"]) == 4
    assert len({quarter["numbers"] for quarter in found["by_quarter"]}) == 1  # a table does not grow
    assert all(entry["decisions_per_s"] > 0 for entry in found["by_seats"])
