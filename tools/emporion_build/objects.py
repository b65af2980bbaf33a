"""Object files: what each was made of, and whether it has to be made again."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

GENERATED = "__native"  # how the names of mypyc's own files begin
INCLUDED = re.compile(rb'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)
DECLARED = re.compile(rb"^(extern [^()\[\];]*?(\w+))(?:\[\d+\])?([(\[;].*\n)", re.MULTILINE)
OFFERED = re.compile(rb"^struct (export_table_(\w+)) \{\n.*?^\};\n", re.MULTILINE | re.DOTALL)


class Wanted:
    """An object file that is to be made of a C file (and the files which that includes) with certain arguments."""

    def __init__(self, source: Path, include_dirs: list[str], arguments: str) -> None:
        self.arguments = arguments
        self.files = included_files(source, include_dirs)

    def is_made(self, target: Path) -> bool:
        """Whether the file is there and would come out the same. That all texts are the same is soon seen; if they are
        not, a closer look is cheaper than the C compiler."""
        note = noted(target)
        if not (target.is_file() and note.is_file()):
            return False
        texts, content = note.read_text().split()
        if texts == self.texts():
            return True
        if content == self.content():
            self.note(target)
            return True
        note.unlink()
        return False

    def note(self, target: Path) -> None:
        noted(target).write_text(f"{self.texts()}\n{self.content()}\n")

    def texts(self) -> str:
        return self.digest((file, read_c(file)[0]) for file in self.files)

    def content(self) -> str:
        """A header of mypyc declares everything in its library: another function, or another literal, leaves the files
        alone that do not mention it."""
        own = [file.read_bytes() for file in self.files if file.suffix == ".c"]
        if not own:
            return self.texts()
        words = {word for text in own for word in re.findall(rb"\w+", text)}
        return self.digest((file, what_concerns(words, file)) for file in self.files)

    def digest(self, parts: Iterable[tuple[Path, str]]) -> str:
        return hashlib.sha256(repr((self.arguments, list(parts))).encode()).hexdigest()


def noted(target: Path) -> Path:
    return target.with_name(target.name + ".key")


def included_files(source: Path, include_dirs: list[str]) -> list[Path]:
    """A C file and all that it includes, as far as it is found."""
    seen: set[Path] = set()
    todo = [source.resolve()]
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in read_c(file)[1]:
            for folder in [file.parent, *(Path(folder).resolve() for folder in include_dirs)]:
                if (folder / name).is_file():
                    todo.append((folder / name).resolve())
                    break
    return sorted(seen)


@functools.cache
def read_c(file: Path) -> tuple[str, list[str]]:
    """A digest of a C file or header, and what it includes."""
    text = file.read_bytes()
    return hashlib.sha256(text).hexdigest(), [name.decode() for name in INCLUDED.findall(text)]


def what_concerns(words: set[bytes], file: Path) -> str:
    """A digest of a file; of a generated header without what none of the words names: variables, functions, the table
    of what a library offers to others. Types stay. The length of a declared vector means nothing."""
    if file.suffix != ".h" or not file.name.startswith(GENERATED):
        return read_c(file)[0]
    text = DECLARED.sub(lambda found: found[1] + found[3] if found[2] in words else b"", file.read_bytes())
    text = OFFERED.sub(lambda found: found[0] if words & {found[1], b"exports_" + found[2]} else b"", text)
    return hashlib.sha256(text).hexdigest()
