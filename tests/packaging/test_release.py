"""What others install from: a wheel that `uvx` runs where there is neither compiler nor Node, a pure one for all other
machines, and the files that containers and releases are made of."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

import emporion
from tests.packaging.bare import ROOT, build_wheel

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_pure_wheel_runs_anywhere_and_has_the_browser_client(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, EMPORION_PURE="1")
    assert re.fullmatch(r"emporion-[\d.]+-py3-none-any\.whl", wheel.name)
    names = zipfile.ZipFile(wheel).namelist()
    assert "emporion/server/static/index.html" in names and "emporion/games/ostia/mind/net.npz" in names
    assert [name for name in names if name.endswith((".so", ".pyd")) or name.startswith(("tests/", "tools/"))] == []


def uv() -> Path | None:
    found = shutil.which("uvx") or ROOT / ".uv" / "bin" / "uvx"
    return Path(found) if Path(found).is_file() else None


@pytest.mark.slow
def test_uvx_plays_from_a_wheel_without_compiler_and_node(tmp_path: Path) -> None:
    """As `uvx --from WHEEL emporion play`, with nothing else on the path; packages come from what uv has kept."""
    uvx = uv()
    if uvx is None:
        pytest.skip("uv is not here: make install fetches it where it can")
    (tmp_path / "bin").mkdir()
    for name in ("uv", "uvx"):
        (tmp_path / "bin" / name).symlink_to(uvx.with_name(name))
    for name in ("realpath", "dirname"):  # of uv's own, to find its Python
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    kept = {name: os.environ[name] for name in ("UV_CACHE_DIR", "XDG_CACHE_HOME") if name in os.environ}
    environment = {
        "PATH": str(tmp_path / "bin"),
        "HOME": os.environ.get("HOME", str(tmp_path)),
        "LANG": "C.UTF-8",
        "EMPORION_DATA": str(tmp_path / "data"),
        **kept,
    }
    wheel = build_wheel(tmp_path)
    pinned = ["--offline", "--python", sys.executable, "--constraints", str(ROOT / "constraints.txt")]
    command = [str(tmp_path / "bin" / "uvx"), *pinned, "--from", str(wheel), "emporion"]
    first = subprocess.run([*command, "games", "--json"], env=environment, cwd=tmp_path, capture_output=True, text=True)
    if first.returncode and re.search(r"network was disabled|no cached|--offline|not found in the cache", first.stderr):
        pytest.skip("uv has kept no packages here")
    assert first.returncode == 0, first.stderr
    assert len(json.loads(first.stdout)) >= 5
    process = subprocess.Popen(
        [*command, "play", "--no-open", "--port", "0"],
        env=environment,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:\d+/", process.stdout.readline())
        assert found, process.communicate(timeout=60)
        with urllib.request.urlopen(found[0], timeout=60) as answer:
            assert "<title>Emporion</title>" in answer.read().decode()
        with urllib.request.urlopen(f"{found[0]}api/games", timeout=60) as answer:
            assert len(json.load(answer)) >= 5
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        clean = [
            str(tmp_path / "bin" / "uv"),
            "cache",
            "clean",
            "emporion",
        ]  # uv keeps what it has unpacked: 50 MB each time
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(clean, env=environment, capture_output=True, timeout=20)
    assert process.returncode == 0


# -- containers ------------------------------------------------------------------------------------------------------


def test_the_image_is_built_from_all_that_a_build_needs() -> None:
    """Everything is left out but what the file names; what pyproject.toml speaks of is named."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    given = {line[1:] for line in lines if line.startswith("!")}
    assert lines[1] == "*"
    project = PROJECT["project"]
    assert {
        project["readme"],
        *project["license-files"],
        "pyproject.toml",
        "hatch_build.py",
        "constraints.txt",
    } <= given
    assert {"src", "web", "tools"} <= given
    assert [name for name in given if not (ROOT / name).exists()] == []


def test_what_compose_asks_for_is_what_the_files_offer() -> None:
    server, database, proxy = (COMPOSE["services"][name] for name in ("server", "database", "proxy"))
    assert set(server["build"]["args"]) == set(re.findall(r"^ARG (\w+)", DOCKERFILE, re.MULTILINE)) - {"PYTHON"}
    named = {volume.partition(":")[0] for one in COMPOSE["services"].values() for volume in one["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(COMPOSE["volumes"])
    assert all((ROOT / name).is_file() for name in named if name.startswith("."))
    assert set(proxy["environment"]) == set(re.findall(r"\{\$(\w+):", CADDYFILE))
    assert "ports" not in server and "ports" not in database  # only the proxy is asked from outside
    assert (
        database["network_mode"] == "none"
        and database["environment"]["POSTGRES_USER"] in database["healthcheck"]["test"]
    )
    socket = server["environment"]["EMPORION_DATABASE"].partition("?host=")[2]
    assert f"postgresql:{socket}" in server["volumes"] and f"postgresql:{socket}" in database["volumes"]


def test_the_server_in_the_image_takes_these_flags() -> None:
    from typer.main import get_command

    from emporion.cli.app import app

    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {flag for parameter in serve.params for flag in parameter.opts}
    given = {part for part in COMPOSE["services"]["server"]["command"] if str(part).startswith("--")}
    assert given and given <= known
    assert set(re.findall(r'"(--[a-z]+)"', DOCKERFILE.rpartition("CMD")[2])) <= known


def test_no_file_names_a_registry_of_ours() -> None:
    """Images and packages come from where the person who builds says."""
    for text in (DOCKERFILE, (ROOT / "compose.yaml").read_text(encoding="utf-8")):
        assert re.findall(r"https?://(?!127\.0\.0\.1)[^\s'\"$]+", text) == []
    assert re.findall(r"^FROM (?!\$\{REGISTRY\})", DOCKERFILE, re.MULTILINE) == []
    images = [one["image"] for one in COMPOSE["services"].values() if "image" in one]
    assert images and all(image.startswith("${REGISTRY:-}") for image in images)


# -- releases --------------------------------------------------------------------------------------------------------


def test_wheels_are_made_for_every_python_and_system() -> None:
    how = PROJECT["tool"]["cibuildwheel"]
    assert how["build"] == ["cp311-*", "cp312-*", "cp313-*", "cp314-*"]
    assert how["build"][0] == f"cp3{PROJECT['project']['requires-python'].removeprefix('>=3.')}-*"
    assert how["environment"]["EMPORION_COMPILE"] == "1"  # a wheel for a system without its engine is an error
    assert {name.split("-")[0] for name in how["linux"] if name.endswith("-image")} == {"manylinux", "musllinux"}
    systems = WORKFLOW["jobs"]["wheels"]["strategy"]["matrix"]["system"]
    assert [any(system.startswith(kind) for system in systems) for kind in ("ubuntu", "macos", "windows")] == [True] * 3
    assert any(system.endswith("-arm") for system in systems)


def test_every_runner_has_what_its_wheels_are_built_with() -> None:
    """uv is in the images of Linux only, and no step brings it to the others."""
    uses = [step.get("uses", "").partition("@")[0] for step in WORKFLOW["jobs"]["wheels"]["steps"]]
    assert PROJECT["tool"]["cibuildwheel"]["build-frontend"] == "build"
    assert uses == ["actions/checkout", "pypa/cibuildwheel", "actions/upload-artifact"]


def test_no_wheel_is_released_without_the_browser_client() -> None:
    """Where the client cannot be built, the pure wheel is an error as the others are."""
    (switches,) = [step["env"] for step in WORKFLOW["jobs"]["pure"]["steps"] if "--wheel" in step.get("run", "")]
    assert switches == {"EMPORION_PURE": "1", "EMPORION_COMPILE": "1"}


def test_a_tag_is_the_version_it_names() -> None:
    (step,) = [step for step in WORKFLOW["jobs"]["pure"]["steps"] if step.get("if") == "github.event_name == 'push'"]
    for tag, ends in ((f"v{emporion.__version__}", 0), ("v99.0", 1)):
        environment = {**os.environ, "GITHUB_REF_NAME": tag, "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin"}
        assert subprocess.run(["bash", "-c", step["run"]], cwd=ROOT, env=environment).returncode == ends


def test_nothing_is_published_that_was_not_built_with_provenance() -> None:
    publish = WORKFLOW["jobs"]["publish"]
    assert set(publish["needs"]) == set(WORKFLOW["jobs"]) - {"publish"}
    used = [step.get("uses", "").partition("@")[0] for step in publish["steps"]]
    assert used.index("actions/attest-build-provenance") < used.index("pypa/gh-action-pypi-publish")
    assert publish["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}
    assert WORKFLOW["permissions"] == {"contents": "read"}
