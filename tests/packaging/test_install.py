"""What `make` installs and says, with stand-ins for everything that would fetch something."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
INPUTS = ("pyproject.toml", "constraints.txt", "tools/install.sh", "tools/browser.sh", "src/emporion/__init__.py")

UV = """#!/bin/bash
if [ "$1" = venv ]; then mkdir -p .venv/bin && ln -s "$REAL_PYTHON" .venv/bin/python; exit; fi
if [ -n "$BROKEN" ]; then printf '%s\\n' "$BROKEN" >&2; exit 2; fi
printf '%s\\n' "${@: -1}" >>"$FETCHED"
"""

NO_NETWORK = """error: Request failed after 1 retry in 2.1s
  cause: Failed to fetch: an address
  cause: error sending request for url (an address)
  cause: client error (Connect)
  cause: failed to lookup address information: Temporary failure in name resolution"""


class Tree:
    """A source tree with a stand-in for uv, which notes what it is asked to install."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a tree"
        self.fetched = folder / "fetched"
        self.bin = folder / "bin"
        self.bin.mkdir(parents=True)
        self.stub("uv", UV)
        for name in INPUTS:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, self.root / name)

    def stub(self, name: str, script: str) -> None:
        (self.bin / name).write_text(script)
        (self.bin / name).chmod(0o755)

    def call(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {
            "PATH": f"{self.bin}{os.pathsep}{Path(sys.executable).parent}{os.pathsep}/usr/bin{os.pathsep}/bin",
            "REAL_PYTHON": sys.executable,
            "FETCHED": str(self.fetched),
            **more,
        }
        return subprocess.run(arguments, cwd=self.root, env=environment, capture_output=True, text=True, timeout=60)

    def install(self, extras: str = "", **more: str) -> list[str]:
        """What is fetched for these extras."""
        self.fetched.write_text("")
        done = self.call("tools/install.sh", extras, **more)
        assert done.returncode == 0, done.stderr
        return self.fetched.read_text().splitlines()


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_no_extras_are_none_and_not_installed_again(tree: Tree) -> None:
    assert tree.install() == [".[compile]"]
    assert tree.install() == []


def test_an_extra_that_is_none_is_refused_and_not_remembered(tree: Tree) -> None:
    tree.install("dev")
    done = tree.call("tools/install.sh", "research,nope")
    assert done.returncode == 1
    assert "there is no extra 'nope': choose from compile, node, research," in done.stderr
    note = tree.root / ".venv" / ".installed"
    assert note.read_text().splitlines()[2] == "dev"
    note.write_text(note.read_text().replace("dev", "dev,nope"))  # as an earlier edition remembered it
    assert tree.install("dev") == []


def test_a_player_s_install_leaves_no_cache_that_was_not_there(tree: Tree, tmp_path: Path) -> None:
    """Whoever has a cache of uv's keeps it in use; developers get one."""
    noting = UV.replace('"${@: -1}"', '"${UV_NO_CACHE:-kept} ${PIP_NO_CACHE_DIR:-kept}"')
    tree.stub("uv", noting)
    home = {"HOME": str(tmp_path / "home")}
    assert tree.install("", **home) == ["1 1"]
    assert tree.install("dev", **home) == ["kept kept"]
    shutil.rmtree(tree.root / ".venv")
    (tmp_path / "home" / ".cache" / "uv").mkdir(parents=True)
    assert tree.install("", **home) == ["kept 1"]


def test_a_richer_installation_will_do_for_a_poorer_wish(tree: Tree) -> None:
    assert tree.install() == [".[compile]"]
    assert tree.install("research,dev") == [".[compile,dev,research]"]
    assert tree.install() == []
    assert tree.install("dev") == []
    assert tree.install("postgres") == [".[compile,dev,postgres,research]"]


def test_changed_inputs_are_installed_with_all_that_was_there(tree: Tree) -> None:
    tree.install("dev")
    (tree.root / "constraints.txt").write_text("")
    assert tree.install() == [".[compile,dev]"]


def test_a_moved_tree_gets_an_environment_anew(tree: Tree) -> None:
    tree.install("dev")
    tree.root = tree.root.rename(tree.root.with_name("another tree"))
    assert tree.install() == [".[compile,dev]"]
    assert tree.install() == []


def test_an_environment_whose_python_is_gone_is_made_anew(tree: Tree) -> None:
    tree.install()
    (tree.root / ".venv" / "bin" / "python").unlink()
    assert tree.install() == [".[compile]"]


def test_without_a_network_one_sentence_is_said_and_what_was_there_stays(tree: Tree) -> None:
    tree.install()
    done = tree.call("tools/install.sh", "dev", BROKEN=NO_NETWORK)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "emporion: installing dependencies (dev)",
        "emporion: the package index cannot be reached"
        " (failed to lookup address information: Temporary failure in name resolution)."
        " Is there a network? Is a proxy needed (HTTPS_PROXY)?",
    ]
    assert tree.install() == []


def marked(tree: Tree) -> Path:
    """An installation, and something in it that only the same environment has."""
    tree.install("dev")
    mark = tree.root / ".venv" / "mark"
    mark.touch()
    return mark


def test_a_python_that_is_too_old_costs_no_environment(tree: Tree) -> None:
    mark = marked(tree)
    tree.stub("python3.10", '#!/bin/sh\ncase "$2" in *print*) echo 3.10 ;; *) exit 1 ;; esac\n')
    done = tree.call("tools/install.sh", PYTHON="python3.10")
    assert done.returncode == 1
    assert done.stderr.splitlines()[0] == (
        "emporion: Python 3.11 or newer is needed and was not found (looked for: python3.10)."
    )
    assert mark.exists()
    assert tree.install() == []


@pytest.mark.parametrize("missing", ["venv", "network"])
def test_an_environment_is_given_up_only_for_another(tree: Tree, missing: str) -> None:
    """Another Python is asked for, which can make no environment or finds no network."""
    mark = marked(tree)
    answers = 'case "$*" in *"print(sys.version)"*) echo another; exit ;; "-m "*) exit 1 ;; esac'
    tree.stub("another", f'#!/bin/sh\n{answers}\nexec {sys.executable} "$@"\n')
    more = {"BROKEN": NO_NETWORK} if missing == "network" else {}
    if missing == "venv":
        tree.stub("uv", "#!/bin/sh\nexit 1\n")
    done = tree.call("tools/install.sh", PYTHON="another", **more)
    assert done.returncode == 1
    assert "emporion: making .venv anew" in done.stderr.splitlines()
    assert ("cannot make a virtual environment" if missing == "venv" else "cannot be reached") in done.stderr
    assert mark.exists() and not (tree.root / ".venv.before").exists()
    tree.stub("uv", UV)
    assert tree.install() == []


def test_an_environment_left_aside_comes_back(tree: Tree) -> None:
    mark = marked(tree)
    (tree.root / ".venv").rename(tree.root / ".venv.before")
    (tree.root / ".venv").mkdir()
    assert tree.install() == []
    assert mark.exists() and not (tree.root / ".venv.before").exists()


def test_the_first_contact_is_short(tree: Tree) -> None:
    """A proxy that never answers is told within ten seconds: four for a connection, twice; three where pip is asked."""
    tree.stub("uv", UV.replace('"${@: -1}"', '"$UV_HTTP_CONNECT_TIMEOUT $UV_HTTP_RETRIES"'))
    assert tree.install() == ["4 1"]
    (tree.bin / "uv").unlink()
    there = 'case "$*" in *"pip --version") exit ;; esac'
    fetching = 'case "$*" in *pip*install*) echo "$* $PIP_RETRIES" >"$FETCHED"; echo timed out >&2; exit 1 ;; esac'
    tree.stub("python3", f'#!/bin/sh\n{there}\n{fetching}\nexec {sys.executable} "$@"\n')
    done = tree.call("tools/install.sh", "dev")
    assert (done.returncode, "the package index cannot be reached" in done.stderr) == (1, True)
    assert tree.fetched.read_text() == "-m pip --timeout 3 install --quiet --target .uv uv 1\n"


def browser(tree: Tree, user: int, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """What tools/browser.sh does on a machine without a browser."""
    tree.stub("id", f"#!/bin/sh\necho {user}\n")
    tree.stub("apt-get", '#!/bin/sh\necho apt-get "$@" >&2\n')
    path = {"PATH": str(tree.bin), "HOME": str(tree.root), **more}
    return tree.call("/bin/bash", "tools/browser.sh", *arguments, **path)


def test_root_is_told_before_a_browser_is_installed(tree: Tree) -> None:
    done = browser(tree, 0, "--tell")
    assert (done.returncode, done.stdout) == (0, "")
    assert "will be installed AS ROOT with apt-get" in done.stderr
    assert "EMPORION_BROWSER=none" in done.stderr
    assert "apt-get install" not in done.stderr


def test_no_browser_is_installed_where_none_is_wanted(tree: Tree) -> None:
    assert browser(tree, 0, "--tell", EMPORION_BROWSER="none").stderr == ""
    done = browser(tree, 0, EMPORION_BROWSER="none")
    assert (done.returncode, done.stderr) == (1, "emporion: no browser, because EMPORION_BROWSER=none\n")


def test_others_are_told_that_browser_tests_will_not_run(tree: Tree) -> None:
    done = browser(tree, 1000, "--tell")
    assert (done.returncode, done.stdout) == (0, "")
    assert "the browser tests will not be run" in done.stderr
