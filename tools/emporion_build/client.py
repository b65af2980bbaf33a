"""The browser client: npm and Vite build it into the server's folder `static`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from emporion_build.base import BUILD, PACKAGE, ROOT, CannotBuildError, Stamp, digest, fall_back, say
from emporion_build.node import OWN, WEB, Node, find_node

STATIC = PACKAGE / "server" / "static"
MODULES = WEB / "node_modules"
CACHE = BUILD / "npm"
IGNORED = ("node_modules", "dist", ".svelte-kit", ".vite")
TYPES = ".gen.ts"  # nothing of them is left in what is built
STAMP = Stamp("client")
NO_NETWORK = re.compile(r"\b(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|E\w*TIMED?_?OUT)\b")


def there_are_sources() -> bool:
    return (WEB / "package.json").is_file()


def client_sources() -> Iterator[Path]:
    for folder, inside, names in os.walk(WEB):
        inside[:] = [name for name in inside if name not in IGNORED]
        yield from (Path(folder) / name for name in names if not name.endswith(TYPES))
    yield from PACKAGE.rglob("*.ftl")  # texts are shared by server, terminal and browser


def client_is_fresh() -> bool:
    return not there_are_sources() or STAMP.fresh(digest(client_sources()))


def build_client(with_packages: bool = False) -> bool:
    """Build the browser client if its sources changed; whether there is one to ship. A developer wants the client's
    packages to be there afterwards even if it is up to date: tests and tools use them, too."""
    if not there_are_sources():
        return STATIC.is_dir()
    fresh = client_is_fresh()
    if fresh and not (with_packages and packages_are_missing()):
        return True
    try:
        node = find_node()
        if not fresh:
            STAMP.forget()
            started = time.monotonic()
            say("building the browser client")
        install_packages(node)
        if with_packages:
            write_types()
        if not fresh:
            seen = digest(client_sources())  # what is saved from now on is for the next build
            run(node, "run", "build", "--", "--outDir", os.path.relpath(STATIC, WEB), "--emptyOutDir")
            made = [file for file in STATIC.rglob("*") if file.is_file()]
            if not made:
                raise CannotBuildError(f"`npm run build` wrote nothing into {STATIC.relative_to(ROOT)}.")
            STAMP.write(seen, made)
            say(f"browser client built in {time.monotonic() - started:.0f} s")
        return True
    except CannotBuildError as why:
        older = STATIC.is_dir() and any(STATIC.iterdir())
        if fresh:
            fall_back("THE CLIENT'S PACKAGES ARE MISSING.", "The client works; browser tests do not.", why)
        else:
            fall_back(
                "THE BROWSER CLIENT IS NOT BUILT.",
                "An older one is served." if older else "The terminal works; the browser has nothing to show.",
                why,
            )
        return older


def write_types() -> bool:
    """The types of the sights, from the Python types: for svelte-check, ESLint and editors; nothing that is built has
    any. They are the same whatever is compiled, and need all that Emporion needs to run."""
    pure = {**os.environ, "EMPORION_PURE": "1"}
    command = [sys.executable, str(ROOT / "tools" / "typescript.py"), "--sights"]
    return subprocess.run(command, cwd=ROOT, env=pure).returncode == 0


def wanted_packages() -> str:
    return digest([WEB / "package.json", WEB / "package-lock.json"])


def packages_are_missing() -> bool:
    note = MODULES / ".emporion"
    return not (note.is_file() and note.read_text() == wanted_packages())


def install_packages(node: Node) -> None:
    """A cache that npm has already is used and filled; where it has none, it leaves none behind."""
    if packages_are_missing():
        patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000"]
        run(node, "ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", *patience)
        (MODULES / ".emporion").write_text(wanted_packages())
        shutil.rmtree(CACHE, ignore_errors=True)


def cache() -> dict[str, str]:
    """Where npm keeps what it fetches, if not where it would by itself."""
    chosen = any(name.lower() == "npm_config_cache" for name in os.environ)
    return {} if chosen or (Path.home() / ".npm").is_dir() else {"npm_config_cache": str(CACHE)}


def run(node: Node, *arguments: str) -> None:
    """Call npm. Its output is shown when it fails, unless one sentence says it all."""
    done = subprocess.run(
        node.command(*arguments),
        cwd=WEB,
        env={**node.environment(), **cache()},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode == 0:
        return
    if arguments[0] == "ci" and (reason := NO_NETWORK.search(done.stdout)):
        raise CannotBuildError(f"The registry of npm's packages cannot be reached ({reason[0]}). Is there a network?")
    sys.stderr.write(done.stdout)
    shown = " ".join(["npm", *arguments[:2]])
    raise CannotBuildError(f"`{shown}` in web/ failed with status {done.returncode}; its messages are above.")


def tidy_client() -> None:
    """Remove what would only make another build quicker."""
    for folder in (MODULES, OWN, CACHE):
        shutil.rmtree(folder, ignore_errors=True)


def clean_client() -> None:
    if there_are_sources():
        shutil.rmtree(STATIC, ignore_errors=True)
