"""Looks for mistakes in web/, or formats it, with the Node that also builds the client.

python tools/web.py check      svelte-check, ESLint, Prettier, and no line over 120
python tools/web.py format     what Prettier and ESLint can mend
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from emporion_build.base import ROOT, CannotBuildError
from emporion_build.client import IGNORED, install_packages, write_types
from emporion_build.node import WEB, Node, find_node

CHECKS = ("check", "lint", "format:check")  # scripts of web/package.json
MENDS = ("lint -- --fix", "format")
WRITTEN = (".svelte", ".ts", ".js", ".css", ".html", ".json", ".svg", ".ftl")
GENERATED = (".gen.ts", "package-lock.json")


def script(node: Node, call: str) -> tuple[int, str]:
    """Its status, and what it said."""
    done = subprocess.run(
        node.command("run", "--silent", *call.split()),
        cwd=WEB,
        env=node.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    return done.returncode, done.stdout


def written_files() -> Iterator[Path]:
    for folder, inside, names in os.walk(WEB):
        inside[:] = sorted(name for name in inside if name not in IGNORED)
        yield from (Path(folder) / name for name in sorted(names) if name.endswith(WRITTEN))


def long_lines() -> Iterator[str]:
    """Where a line is longer than Prettier may make it: a comment, a text, a drawing."""
    most = json.loads((WEB / ".prettierrc.json").read_text(encoding="utf-8"))["printWidth"]
    for file in written_files():
        if not file.name.endswith(GENERATED):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if len(line) > most:
                    yield f"{file.relative_to(ROOT)}:{number}: a line of {len(line)}, longer than {most}"


def check(node: Node) -> bool:
    if not write_types():
        return False
    with ThreadPoolExecutor() as beside:
        answers = list(beside.map(lambda call: script(node, call), CHECKS))
    for status, output in answers:
        if status:
            print(output)
    too_long = list(long_lines())
    print(*too_long, sep="\n", end="\n" if too_long else "")
    return not too_long and all(status == 0 for status, _ in answers)


def mend(node: Node) -> bool:
    well = True
    for call in MENDS:
        status, output = script(node, call)
        if status:
            print(output)
            well = False
    return well


if __name__ == "__main__":
    does = {"check": check, "format": mend}.get(" ".join(sys.argv[1:]))
    if does is None:
        sys.exit(__doc__)
    try:
        node = find_node()
        install_packages(node)
    except CannotBuildError as why:
        sys.exit(f"emporion: {why}")
    if not does(node):
        sys.exit(1)
    if does is check:
        print("web: svelte-check, ESLint and Prettier found nothing")
