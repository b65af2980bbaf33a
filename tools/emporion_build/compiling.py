"""From Python modules to libraries: mypyc writes C, the C compiler does the rest."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import textwrap
from pathlib import Path
from typing import Any

from emporion_build.base import BUILD, HERE, ROOT, CannotBuildError, switched_on

GROUP = "emporion"
OPTIMISE = "3"
UNIT = 1_300_000  # bytes of C that are compiled in one go
WORK = BUILD / "engine"
PRELUDE = HERE / "prelude.h"  # included before each C file


def compile_engine(modules: list[Path], tools: str) -> dict[str, Path]:
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

    whole = whole_program_flags()
    known = hashlib.sha256(repr((tools, whole)).encode()).hexdigest()
    if not (WORK / known).is_file():  # other tools or flags: nothing made before is of use
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        (WORK / known).touch()
    options = [
        "--config-file=",  # strictness is for `make check`; a build needs the types only
        "--follow-imports=silent",
        "--ignore-missing-imports",
        f"--cache-dir={BUILD / 'mypy-engine'}",
    ]
    remarks = io.StringIO()  # mypyc's, about how it understands the sources: of use only if it refuses them
    with contextlib.chdir(ROOT):
        try:
            with contextlib.redirect_stdout(remarks):
                library, *doors = mypycify(
                    [*options, *(str(module.relative_to(ROOT)) for module in modules)],
                    opt_level=OPTIMISE,
                    debug_level="0",
                    multi_file=len(modules) > 1,  # with a single module, mypyc's multi_file lacks a header
                    group_name=GROUP,
                    target_dir=str(WORK.relative_to(ROOT) / "c"),
                )
            # A warning of a newer C compiler must not stop anybody from playing.
            kept = [argument for argument in library.extra_compile_args if argument != "-Werror"]
            library.extra_compile_args = [*kept, *whole, "-include", str(PRELUDE)]
            library.extra_link_args += [*whole, f"-O{OPTIMISE}"]
            sources = [os.fspath(source) for source in library.sources]
            mark_what_runs_once(sources)
            library.sources = in_units(sources)
            for door in doors:  # each only opens the library, so that there is nothing to optimise
                door.extra_compile_args = [*kept, "-O0"]
            command = quick_build_ext()(Distribution({"name": GROUP, "ext_modules": [library, *doors]}))
            command.build_lib, command.build_temp = str(WORK / "lib"), str(WORK / "objects")
            command.ensure_finalized()
            command.run()
        except SystemExit:  # mypyc's way to say that the types do not fit
            sys.stderr.write(remarks.getvalue())
            raise CannotBuildError("mypyc refused the sources; its messages are above.") from None
        except (BaseError, CompileError, LinkError, OSError) as failed:
            shown = textwrap.shorten(str(failed), 160)
            raise CannotBuildError(f"The C compiler failed; its messages are above. ({shown})") from None
        return {
            command.get_ext_filename(extension.name): Path(command.get_ext_fullpath(extension.name)).resolve()
            for extension in [library, *doors]
        }


def c_compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def need_compiler() -> None:
    compiler = c_compiler()[0]
    mend = "Debian, Ubuntu:  apt install gcc python3-dev      then:  make install"
    if sys.platform != "win32" and not shutil.which(compiler):
        raise CannotBuildError(f"There is no C compiler ({compiler}).\n{mend}")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.is_file():
        raise CannotBuildError(f"Python's C headers are missing (Python.h).\n{mend}")


def whole_program_flags() -> list[str]:
    """Let the compiler look across files: calls from a game into the kernel vanish. Only where it knows how to."""
    flags = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
    if switched_on("EMPORION_QUICK") or sys.platform == "win32":
        return []
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("int one(void) { return 1; }\n")
        shared = ["-Werror", "-fPIC", "-shared", "-o", str(trial.with_suffix(".so")), str(trial)]
        works = subprocess.run([*c_compiler(), *flags, *shared], capture_output=True, check=False).returncode == 0
    return flags if works else []


TOP_LEVEL = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE)


def mark_what_runs_once(sources: list[str]) -> None:
    """What a module does when it is imported is two fifths of the code and runs once: not worth optimising."""
    for source in map(Path, sources):
        text = source.read_text(encoding="utf-8")
        marked = TOP_LEVEL.sub(r"EMPORION_RUNS_ONCE \1", text)
        if marked != text:
            source.write_text(marked, encoding="utf-8")


def in_units(sources: list[str]) -> list[str]:
    """Fewer, larger C files that include those of the modules: all of these include the same enormous header."""
    modules = [source for source in sources if Path(source).name.startswith("__native_")]
    if len(modules) < 2 or switched_on("EMPORION_QUICK"):
        return sources
    units: list[list[str]] = []
    room = 0
    for module in sorted(modules):
        size = Path(module).stat().st_size
        if size > room:
            units.append([])
            room = UNIT
        units[-1].append(module)
        room -= size
    files = []
    for number, unit in enumerate(units):
        file = Path(unit[0]).with_name(f"unit_{number:02}.c")
        file.write_text("".join(f'#include "{Path(module).name}"\n' for module in unit), encoding="utf-8")
        files.append(str(file))
    return [*files, *(source for source in sources if source not in modules)]


def quick_build_ext() -> type[Any]:
    """setuptools' build_ext, but it compiles the C files of one library side by side and only those that changed."""
    from concurrent.futures import ThreadPoolExecutor

    from setuptools.command.build_ext import build_ext

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    class QuickBuildExt(build_ext):
        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = cores + 1  # libraries side by side, too: one thread waits for the largest

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
                made: list[str] = objects
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
                return made

            compiler.compile = compile_changed
            super().build_extensions()

    return QuickBuildExt


def c_digest(source: Path, include_dirs: list[str] | None, arguments: str) -> str:
    """What an object file depends on: its C file, every generated header it includes, and the arguments."""
    seen: dict[Path, str] = {}
    todo = [source.resolve()]
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen[file], included = read_c(file)
        for name in included:
            for folder in [file.parent, *(Path(folder).resolve() for folder in include_dirs or [])]:
                if (folder / name).is_file():
                    todo.append((folder / name).resolve())
                    break
    return hashlib.sha256(repr((arguments, sorted(seen.items()))).encode()).hexdigest()


@functools.cache
def read_c(file: Path) -> tuple[str, list[str]]:
    """A digest of a C file or header, and what it includes."""
    text = file.read_bytes()
    included = re.findall(rb'^\s*#\s*include\s*["<]([^">]+)[">]', text, re.MULTILINE)
    return hashlib.sha256(text).hexdigest(), [name.decode() for name in included]
