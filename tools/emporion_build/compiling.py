"""From Python modules to libraries: mypyc writes C, the C compiler does the rest."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys
import sysconfig
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from emporion_build.base import HERE, ROOT, CannotBuildError, RefusedError, asked
from emporion_build.doors import in_sets
from emporion_build.objects import Wanted
from emporion_build.sources import title_of

LIBRARIES = "lib"  # where libraries are made, below the folder that a build works in
PRELUDE = HERE / "prelude.h"  # included before each C file
SHARED_LIBRARY = "__mypyc"  # how the name of a library that holds code ends


def write_c(modules: list[Path], into: Path, cache: str, **how: Any) -> list[Any]:
    """mypyc's part: C files below `into`. What is to be made of them, as setuptools' extensions: each library that
    holds code, followed by its doors (`doors.py`)."""
    need_compiler()
    try:
        import setuptools  # noqa: F401  (before distutils)
        from mypyc.build import mypycify
    except ImportError as missing:
        raise CannotBuildError(
            f"{missing}.\nInstall mypy (the version pinned in pyproject.toml) and setuptools."
        ) from None
    options = [
        "--config-file=",  # strictness is for `make check`; a build needs the types only
        "--follow-imports=silent",
        "--ignore-missing-imports",
        f"--cache-dir={cache}",
    ]
    remarks = io.StringIO()  # mypyc's, about how it understands the sources: of use only if it refuses them
    try:
        with contextlib.chdir(ROOT), contextlib.redirect_stdout(remarks):
            extensions: list[Any] = mypycify(
                [*options, *(str(module.relative_to(ROOT)) for module in modules)],
                debug_level="0",
                multi_file=len(modules) > 1,  # with a single module, mypyc's multi_file lacks a header
                target_dir=str(into.relative_to(ROOT)),
                **how,
            )
    except SystemExit:  # mypyc's way to say that the types do not fit
        lines = [line for line in remarks.getvalue().splitlines(keepends=True) if ": warning: " not in line]
        sys.stderr.write("".join(lines))
        titles = faulty_titles(lines)
        if titles:
            raise RefusedError(titles) from None
        raise CannotBuildError("mypyc refused the sources; its messages are above.") from None
    for extension in extensions:  # a warning of a newer C compiler must not stop anybody from playing
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return extensions


ERROR = re.compile(r"(.+?\.py)(?::\d+)*: error: ")


def faulty_titles(messages: list[str]) -> set[str]:
    """The titles whose files mypyc complains about; none if it complains about anything else as well."""
    files = [found[1] for found in map(ERROR.match, messages) if found]
    titles = {title_of(ROOT / file) for file in files}
    return set() if "" in titles else titles


def make_libraries(library: Any, doors: list[Any], work: Path, header: Path | None = None) -> dict[str, Path]:
    """The C compiler's part: a library that holds code and its doors, made below `work`; all of them by their path
    below src/. A header that all files of the library include first is read only once."""
    from setuptools import Distribution
    from setuptools.errors import BaseError, CompileError, LinkError

    with contextlib.chdir(ROOT):
        sets = in_sets(doors, work.relative_to(ROOT) / "c", library.name.removesuffix(SHARED_LIBRARY))
        extensions = [library, *(opener for opener, _ in sets)]
        command = build_changed(header)(Distribution({"name": library.name, "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(work / LIBRARIES), str(work / "objects")
        command.ensure_finalized()
        for extension in extensions:  # a file without content was left by a linker that was stopped
            with contextlib.suppress(OSError):
                if not (left := Path(command.get_ext_fullpath(extension.name))).stat().st_size:
                    left.unlink()
        try:
            command.run()
        except (BaseError, CompileError, LinkError, OSError) as failed:
            shown = textwrap.shorten(str(failed), 160)
            raise CannotBuildError(f"The C compiler failed; its messages are above. ({shown})") from None
        return {
            command.get_ext_filename(name): Path(command.get_ext_fullpath(extension.name)).resolve()
            for extension, names in [(library, [library.name]), *sets]
            for name in names
        }


def keep_only(folder: Path, tools: str) -> None:
    """A folder for what is made on the way. Nothing that was made with other tools is of use."""
    if not (folder / tools).is_file():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / tools).touch()


def c_compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def need_compiler() -> None:
    compiler = c_compiler()[0]
    mend = f"Debian, Ubuntu:  apt install gcc python3-dev      then:  {asked()}"
    if sys.platform != "win32" and not shutil.which(compiler):
        raise CannotBuildError(f"There is no C compiler ({compiler}).\n{mend}")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.is_file():
        raise CannotBuildError(f"Python's C headers are missing (Python.h).\n{mend}")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def build_changed(header: Path | None) -> type[Any]:
    """setuptools' build_ext, but it compiles the C files of one library side by side and only those that changed."""
    from concurrent.futures import ThreadPoolExecutor

    from setuptools.command.build_ext import build_ext

    class BuildChanged(build_ext):
        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = cores() + 1  # libraries side by side, too: one thread waits for the largest

        def get_export_symbols(self, ext: Any) -> list[str]:
            return []  # the sources say it themselves; a set of doors has other symbols than its name tells

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
                parts: dict[str, tuple[str, str]] = build
                cc = compiler._get_cc_args(pp, debug, extra_preargs)

                def compile_one(target: str, source: str, extension: str, postargs: list[str]) -> None:
                    wanted = Wanted(Path(source), include_dirs or [], repr((compiler.compiler_so, cc, postargs)))
                    if not wanted.is_made(Path(target)):
                        compiler._compile(target, source, extension, cc, postargs, pp)
                        wanted.note(Path(target))

                if header and str(header) in postargs:
                    others = [flag for flag in postargs if flag not in ("-include", str(header))]
                    compile_one(f"{header}.gch", str(header), header.suffix, others)
                with ThreadPoolExecutor(cores()) as pool:
                    list(pool.map(lambda target: compile_one(target, *parts[target], postargs), parts))
                return made

            link: Callable[..., None] = compiler.link_shared_object

            def link_beside(objects: list[str], output: str, *more: Any, **named: Any) -> None:
                """A library is there as a whole or not at all: whoever finds one takes it for up to date."""
                beside = Path(output).with_name(f"new-{Path(output).name}")
                link(objects, str(beside), *more, **named)
                beside.replace(output)

            compiler.compile, compiler.link_shared_object = compile_changed, link_beside
            super().build_extensions()

    return BuildChanged
