"""Builds what is not Python source: the compiled engine and the browser client.

Runs as hatchling's build hook (wheels and editable installs) and as a plain script:

    python hatch_build.py            build whatever is out of date
    python hatch_build.py --check    build nothing; exit 1 when something is out of date
    python hatch_build.py --clean    remove everything this script has made

Switches in the environment:

    EMPORION_COMPILE=1   a part that cannot be built is an error, not a fallback
    EMPORION_PURE=1      leave the engine interpreted
    EMPORION_QUICK=1     compile each file alone: less time after a small change, a slower engine
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import textwrap
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "emporion"
BUILD = ROOT / "build"

COMPILED = ("kernel", "parts", "games", "bots")
NEVER_COMPILED = ("__init__.py", "sight.py")
INTERPRETED = "# interpreted"  # a file with this line among its first five stays interpreted
GROUP = "emporion"
OPTIMISE = "3"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

WEB = ROOT / "web"
STATIC = PACKAGE / "server" / "static"
WEB_IGNORES = ("node_modules", "dist", ".svelte-kit", ".vite")


class CannotBuildError(Exception):
    """A part cannot be built on this machine; the text says why and what to do."""


def switched_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def say(text: str) -> None:
    print(f"emporion: {text}", file=sys.stderr, flush=True)


def fall_back(what: str, consequence: str, why: CannotBuildError) -> None:
    """Go on without a part, but so that nobody can miss it."""
    bar = "=" * 78
    print(f"\n{bar}\nEMPORION: {what}\n{consequence}\n\n{why}\n{bar}\n", file=sys.stderr, flush=True)
    if switched_on("EMPORION_COMPILE"):
        raise SystemExit(f"emporion: {what} (an error because EMPORION_COMPILE is set)")


def digest(files: Iterable[Path], *more: str) -> str:
    total = hashlib.sha256(repr(more).encode())
    for file in sorted(files):
        total.update(str(file.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


class Stamp:
    """Remembers which sources a part was last built from, and which files came out."""

    def __init__(self, part: str) -> None:
        self.path = BUILD / f"{part}.stamp"

    def fresh(self, sources: str) -> bool:
        try:
            known = json.loads(self.path.read_text())
        except (OSError, ValueError):
            return False
        return known["sources"] == sources and all((ROOT / made).is_file() for made in known["made"])

    def write(self, sources: str, made: Iterable[Path]) -> None:
        names = [str(file.relative_to(ROOT)) for file in sorted(made)]
        self.path.write_text(json.dumps({"sources": sources, "made": names}, indent=1))

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)


# --- The engine ----------------------------------------------------------------------------------------------


def engine_sources() -> list[Path]:
    return [file for part in COMPILED for file in sorted((PACKAGE / part).rglob("*.py"))]


def engine_modules() -> list[Path]:
    return [file for file in engine_sources() if not stays_interpreted(file)]


def stays_interpreted(file: Path) -> bool:
    if file.name in NEVER_COMPILED:
        return True
    with file.open(encoding="utf-8") as lines:
        return any(line.rstrip() == INTERPRETED for _, line in zip(range(5), lines, strict=False))


def engine_libraries() -> set[Path]:
    """All compiled files that lie in the source tree now, wanted or not."""
    found = {file for file in PACKAGE.rglob("*") if file.suffix in (".so", ".pyd") and STATIC not in file.parents}
    return found | {file for file in SOURCE.glob("*__mypyc.*") if file.suffix in (".so", ".pyd")}


def remove_libraries(but: Iterable[Path] = ()) -> None:
    """Remove compiled files: those that are out of date, or whose source is gone."""
    unwanted = engine_libraries() - set(but)
    for file in unwanted:
        file.unlink()
    if unwanted:
        say(f"removed {len(unwanted)} outdated compiled files")


def pinned_mypy() -> list[str]:
    return re.findall(r"mypy==[\d.]+", (ROOT / "pyproject.toml").read_text())


def engine_digest() -> str:
    return digest([*engine_sources(), Path(__file__).resolve()], sys.version, SUFFIX, *pinned_mypy())


def build_engine() -> list[Path]:
    """Compile the engine if its sources changed; the compiled files, or nothing when it stays interpreted."""
    modules, stamp, sources = engine_modules(), Stamp("engine"), engine_digest()
    wanted = [module.with_suffix(SUFFIX) for module in modules]
    if modules:
        wanted.append(SOURCE / f"{GROUP}__mypyc{SUFFIX}")  # holds the code; the others only point to it

    fresh = stamp.fresh(sources) and all(file.is_file() for file in wanted)
    if fresh:
        remove_libraries(but=wanted)
        return [] if switched_on("EMPORION_PURE") else wanted

    # From here on every compiled file is older than its source and would silently win over it.
    stamp.forget()
    try:
        if switched_on("EMPORION_PURE") or not modules:
            remove_libraries()
            return []
        started = time.monotonic()
        say(f"compiling {len(modules)} engine modules")
        built = compile_engine(modules)
        remove_libraries(but=wanted)
        for file in wanted:
            put(built[file.name if file.parent == SOURCE else str(file.relative_to(SOURCE))], file)
        stamp.write(sources, wanted)
        say(f"engine compiled in {time.monotonic() - started:.0f} s")
        return wanted
    except KeyboardInterrupt:
        remove_libraries()
        raise
    except CannotBuildError as why:
        remove_libraries()
        fall_back(
            "THE ENGINE IS NOT COMPILED.",
            "Everything works, but interpreted: bots and simulations are some fifty times slower.",
            why,
        )
        return []


def put(made: Path, place: Path) -> None:
    """Replace a library in one step, so that a running program keeps the one it has open."""
    beside = place.with_name(place.name + ".new")
    shutil.copy2(made, beside)
    beside.replace(place)


def compile_engine(modules: list[Path]) -> dict[str, Path]:
    """Compile with mypyc into build/engine; the libraries made, by their path below src/."""
    need_compiler()
    try:
        import setuptools  # noqa: F401  (before distutils)
        from mypyc.build import mypycify
    except ImportError as missing:
        raise CannotBuildError(
            f"{missing}.\nInstall mypy (the version pinned in pyproject.toml) and setuptools."
        ) from None

    from setuptools import Distribution
    from setuptools.errors import BaseError, CompileError, LinkError

    work = BUILD / "engine"
    whole = whole_program_flags()
    tools = digest([Path(__file__).resolve()], sys.version, *pinned_mypy(), *whole)
    if not (work / tools).is_file():  # other tools or flags: nothing made before is of use
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        (work / tools).touch()
    options = [
        "--config-file=",  # strictness is for `make check`; a build needs the types only
        "--follow-imports=silent",
        "--ignore-missing-imports",
        f"--cache-dir={BUILD / 'mypy-engine'}",
    ]
    with contextlib.chdir(ROOT):
        try:
            extensions = mypycify(
                [*options, *(str(module.relative_to(ROOT)) for module in modules)],
                opt_level=OPTIMISE,
                debug_level="0",
                multi_file=len(modules) > 1,  # with a single module, mypyc's multi_file lacks a header
                group_name=GROUP,
                target_dir=str(work.relative_to(ROOT) / "c"),
            )
            for extension in extensions:
                # A warning of a newer C compiler must not stop anybody from playing.
                extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"]
                extension.extra_compile_args += whole
                extension.extra_link_args += [*whole, f"-O{OPTIMISE}"]
            command = quick_build_ext()(Distribution({"name": GROUP, "ext_modules": extensions}))
            command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
            command.ensure_finalized()
            command.run()
        except SystemExit:  # mypyc's way to say that the types do not fit
            raise CannotBuildError("mypyc refused the sources; its messages are above.") from None
        except (BaseError, CompileError, LinkError, OSError) as failed:
            shown = textwrap.shorten(str(failed), 160)
            raise CannotBuildError(f"The C compiler failed; its messages are above. ({shown})") from None
        return {
            command.get_ext_filename(extension.name): Path(command.get_ext_fullpath(extension.name)).resolve()
            for extension in extensions
        }


def need_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    mend = "Debian, Ubuntu:  apt install gcc python3-dev      then:  make install"
    if sys.platform != "win32" and not shutil.which(compiler):
        raise CannotBuildError(f"There is no C compiler ({compiler}).\n{mend}")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.is_file():
        raise CannotBuildError(f"Python's C headers are missing (Python.h).\n{mend}")


def whole_program_flags() -> list[str]:
    """Let the compiler look across files: calls from a game into the kernel vanish. Only where it knows how to."""
    flags = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if switched_on("EMPORION_QUICK") or sys.platform == "win32":
        return []
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("int one(void) { return 1; }\n")
        command = [*compiler, *flags, "-Werror", "-fPIC", "-shared", "-o", str(trial.with_suffix(".so")), str(trial)]
        works = subprocess.run(command, capture_output=True, check=False).returncode == 0
    return flags if works else []


def quick_build_ext() -> type[Any]:
    """setuptools' build_ext, but it compiles the C files of one library side by side and only those that changed.

    (Its own `parallel` option works on whole libraries, and ours is one library of many C files.)
    """
    from concurrent.futures import ThreadPoolExecutor

    from setuptools.command.build_ext import build_ext

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()

    class QuickBuildExt(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler

            def compile_changed(
                sources: list[str],
                output_dir: str | None = None,
                macros: Any = None,
                include_dirs: Any = None,
                debug: bool = False,
                extra_preargs: Any = None,
                extra_postargs: Any = None,
                depends: Any = None,
            ) -> list[str]:
                macros, objects, postargs, pp, build = compiler._setup_compile(
                    output_dir, macros, include_dirs, sources, depends, extra_postargs
                )
                cc = compiler._get_cc_args(pp, debug, extra_preargs)

                def compile_one(target: str) -> None:
                    source, extension = build[target]
                    key = c_digest(Path(source), include_dirs, repr((compiler.compiler_so, cc, postargs)))
                    note = Path(target + ".key")
                    if not (Path(target).is_file() and note.is_file() and note.read_text() == key):
                        note.unlink(missing_ok=True)
                        compiler._compile(target, source, extension, cc, postargs, pp)
                        note.write_text(key)

                with ThreadPoolExecutor(cores) as pool:
                    list(pool.map(compile_one, build))
                return objects

            compiler.compile = compile_changed
            super().build_extensions()

    return QuickBuildExt


def c_digest(source: Path, include_dirs: list[str] | None, arguments: str) -> str:
    """What an object file depends on: its C file, every generated header it includes, and the arguments."""
    seen: dict[Path, bytes] = {}
    todo = [source.resolve()]
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen[file] = file.read_bytes()
        for name in re.findall(rb'^\s*#\s*include\s*["<]([^">]+)[">]', seen[file], re.MULTILINE):
            for folder in [file.parent, *(Path(folder).resolve() for folder in include_dirs or [])]:
                if (folder / name.decode()).is_file():
                    todo.append((folder / name.decode()).resolve())
                    break
    total = hashlib.sha256(arguments.encode())
    for file in sorted(seen):
        total.update(str(file).encode() + hashlib.sha256(seen[file]).digest())
    return total.hexdigest()


# --- The browser client --------------------------------------------------------------------------------------


def client_sources() -> Iterator[Path]:
    for folder, inside, names in os.walk(WEB):
        inside[:] = [name for name in inside if name not in WEB_IGNORES]
        yield from (Path(folder) / name for name in names)
    yield from PACKAGE.rglob("*.ftl")  # texts are shared by server, terminal and browser


def build_client() -> bool:
    """Build the browser client if its sources changed; whether there is one to ship."""
    if not (WEB / "package.json").is_file():
        return STATIC.is_dir()
    stamp, sources = Stamp("client"), digest(client_sources())
    if stamp.fresh(sources):
        return True
    try:
        npm = shutil.which("npm")
        if npm is None:
            raise CannotBuildError("npm is missing. Install Node.js 20 or newer, then:  make install")
        started = time.monotonic()
        say("building the browser client")
        stamp.forget()
        install_client_packages(npm)
        call([npm, "run", "build", "--", "--outDir", os.path.relpath(STATIC, WEB), "--emptyOutDir"])
        made = [file for file in STATIC.rglob("*") if file.is_file()]
        if not made:
            raise CannotBuildError(f"`npm run build` wrote nothing into {STATIC.relative_to(ROOT)}.")
        stamp.write(digest(client_sources()), made)
        say(f"browser client built in {time.monotonic() - started:.0f} s")
        return True
    except CannotBuildError as why:
        older = STATIC.is_dir() and any(STATIC.iterdir())
        fall_back(
            "THE BROWSER CLIENT IS NOT BUILT.",
            "An older one is served." if older else "The terminal works; the browser has nothing to show.",
            why,
        )
        return older


def install_client_packages(npm: str) -> None:
    lock, note = WEB / "package-lock.json", WEB / "node_modules" / ".emporion"
    wanted = digest([file for file in (WEB / "package.json", lock) if file.is_file()])
    if note.is_file() and note.read_text() == wanted:
        return
    call([npm, "ci" if lock.is_file() else "install", "--no-audit", "--no-fund"])
    note.parent.mkdir(exist_ok=True)
    note.write_text(wanted)


def call(command: list[str]) -> None:
    done = subprocess.run(command, cwd=WEB, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    if done.returncode:
        shown = " ".join(["npm", *command[1:3]])
        raise CannotBuildError(f"`{shown}` in web/ failed with status {done.returncode}; its messages are above.")


# --- Entry points --------------------------------------------------------------------------------------------


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one build run at a time in this tree."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):  # Windows has no such lock
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> tuple[list[Path], bool]:
    with alone():
        return build_engine(), build_client()


def up_to_date() -> bool:
    client = not (WEB / "package.json").is_file() or Stamp("client").fresh(digest(client_sources()))
    return client and Stamp("engine").fresh(engine_digest())


def clean() -> None:
    remove_libraries()
    for folder in (BUILD, STATIC if (WEB / "package.json").is_file() else BUILD):
        shutil.rmtree(folder, ignore_errors=True)


with contextlib.suppress(ImportError):
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class EmporionBuildHook(BuildHookInterface[Any]):
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable" and switched_on("EMPORION_BUILD_LATER"):
                return  # `make install` runs this script itself afterwards: pip and uv would hide its messages
            libraries, client = build()
            if version == "editable":
                return
            if libraries:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"].append(f"/src/emporion/**/*{SUFFIX}")
                build_data["force_include"].update(
                    {str(file): file.name for file in libraries if file.parent == SOURCE}
                )
            if client:
                build_data["artifacts"].append("/src/emporion/server/static/**")


if __name__ == "__main__":
    if "--clean" in sys.argv:
        clean()
    elif "--check" in sys.argv:
        sys.exit(0 if up_to_date() else 1)
    else:
        build()
