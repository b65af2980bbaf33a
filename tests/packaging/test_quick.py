"""The engine while developing: what is compiled again after an edit, and that nobody takes it for the one shipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emporion_build import engine, objects, quick, sources, whole
from emporion_build.base import PACKAGE, Stamp
from emporion_build.doors import in_sets
from emporion_build.objects import Wanted

TITLES = {"antiquity", "concordia_venus", "constantinopolis", "ostia", "porto_carthago"}


def test_each_title_has_a_library_and_all_else_another() -> None:
    files = ["kernel/table.py", "games/__init__.py", "games/ostia/words.py", "games/ostia/steps/sale.py", "bots/bot.py"]
    assert quick.groups([PACKAGE / file for file in files]) == {
        "core": [PACKAGE / "kernel/table.py", PACKAGE / "games/__init__.py", PACKAGE / "bots/bot.py"],
        "ostia": [PACKAGE / "games/ostia/words.py", PACKAGE / "games/ostia/steps/sale.py"],
    }
    found = quick.groups(sources.engine_modules())
    assert set(found) == {"core", *TITLES}
    assert sorted(file for files in found.values() for file in files) == sorted(sources.engine_modules())


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_title_can_be_compiled_without_the_others(title: str) -> None:
    others = [f"emporion.games.{other}" for other in TITLES - {title}]
    for file in [*quick.groups(sources.engine_sources())[title], *quick.groups(sources.engine_modules())["core"]]:
        text = file.read_text(encoding="utf-8")
        assert not [other for other in others if f"import {other}" in text or f"from {other}" in text], file


def test_an_edit_concerns_its_title_and_one_of_the_kernel_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "src" / "emporion"
    for name in ("kernel/table.py", "games/ostia/words.py", "games/antiquity/words.py"):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text("one = 1\n")
    monkeypatch.setattr("emporion_build.base.ROOT", tmp_path)
    monkeypatch.setattr(sources, "PACKAGE", package)
    monkeypatch.setattr(quick, "PACKAGE", package)
    monkeypatch.setattr(quick, "tools", lambda *files: "tools")
    before = quick.digests()
    (package / "games/ostia/words.py").write_text("one = 2\n")
    after = quick.digests()
    assert {group for group in before if before[group] != after[group]} == {"ostia"}
    (package / "kernel/table.py").write_text("one = 2\n")
    last = quick.digests()
    assert {group for group in after if after[group] != last[group]} == {"core", "ostia", "antiquity"}


class Builds:
    """build_engine with compilers that only write files: which of them ran."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.ran: list[str] = []
        self.monkeypatch = monkeypatch
        self.source = folder / "src"
        self.module = self.source / "emporion" / "games" / "ostia" / "words.py"
        self.module.parent.mkdir(parents=True)
        self.module.write_text("one = 1\n")
        (folder / "build").mkdir()
        monkeypatch.setattr("emporion_build.base.ROOT", folder)
        monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        for module in (engine, quick, sources):
            monkeypatch.setattr(module, "PACKAGE", self.source / "emporion")
        for name in ("emporion_build.engine", "emporion_build.kept"):
            monkeypatch.setattr(f"{name}.SOURCE", self.source)
        monkeypatch.setattr("emporion_build.base.BUILD", folder / "build")
        monkeypatch.setattr(engine, "STAMP", Stamp("engine"))
        monkeypatch.setattr(engine, "tools", lambda *files: "tools")
        monkeypatch.setattr("emporion_build.kept.name", lambda sources: sources)
        monkeypatch.setattr(whole, "compile_engine", lambda modules, tools: self.libraries("whole", ["emporion"]))
        monkeypatch.setattr(quick, "compile_engine", self.quickly)
        self.made = folder / "made"
        self.made.mkdir()

    def libraries(self, which: str, holders: list[str]) -> dict[str, Path]:
        self.ran.append(which)
        names = [f"emporion/games/ostia/words{sources.SUFFIX}", *(f"{one}__mypyc{sources.SUFFIX}" for one in holders)]
        for name in names:
            (self.made / Path(name).name).write_text(which)
        return {name: self.made / Path(name).name for name in names}

    def quickly(self, modules: list[Path]) -> quick.Compiled:
        made = self.libraries("quick", quick.holders(modules))
        return quick.Compiled(["ostia"], {Path(place): file for place, file in made.items()})

    def __call__(self, switch: str = "") -> list[str]:
        """Build; what lies in the tree then: of each library, which compiler made it."""
        self.monkeypatch.setenv("EMPORION_QUICK", switch)
        engine.build_engine()
        return sorted(f"{file.name.partition('.')[0]} {file.read_text()}" for file in engine.engine_libraries())


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Builds:
    return Builds(monkeypatch, tmp_path)


WHOLE = ["emporion__mypyc whole", "words whole"]
QUICK = ["emporion_core__mypyc quick", "emporion_ostia__mypyc quick", "words quick"]


def test_an_install_puts_the_shipped_engine_in_place_of_a_quick_one(build: Builds) -> None:
    assert build("1") == QUICK
    assert build("1") == QUICK
    assert not engine.engine_is_fresh()
    assert build.ran == ["quick"]
    assert build() == WHOLE
    assert engine.engine_is_fresh()
    assert build.ran == ["quick", "whole"]


def test_a_shipped_engine_that_is_up_to_date_will_do(build: Builds) -> None:
    assert build() == WHOLE
    assert build("1") == WHOLE
    build.module.write_text("one = 2\n")
    assert build("1") == QUICK
    assert build.ran == ["whole", "quick"]


def test_only_shipped_engines_are_kept_for_other_clones(build: Builds) -> None:
    build()
    build.module.write_text("one = 2\n")
    build("1")
    build.module.write_text("one = 1\n")
    assert build() == WHOLE
    assert build.ran == ["whole", "quick"]
    assert len(list((build.source.parent / "cache" / "emporion" / "engines").iterdir())) == 1


HEADER = """struct export_table_emporion_core {
    int (*CPyDef_f)(int);
};
typedef struct { int a; } Thing;
extern PyObject *CPyStatics[10];
extern int CPyDef_f(int a);
extern int CPyDef_g(int a);
"""


@pytest.mark.parametrize(
    ("old", "new", "made"),
    [
        ("int a; }", "int a, b; }", False),
        ("CPyDef_f(int a)", "CPyDef_f(char a)", False),
        ("extern int CPyDef_f", "extern char CPyDef_f", False),
        ("CPyDef_g(int a)", "CPyDef_g(char a)", True),
        ("Statics[10]", "Statics[11]", True),
        ("extern int CPyDef_g", "extern int CPyDef_e(void);\nextern int CPyDef_g", True),
        ("(*CPyDef_f)(int);", "(*CPyDef_f)(int);\n    int more;", True),
    ],
)
def test_an_object_file_depends_on_the_declarations_its_source_mentions(
    tmp_path: Path, old: str, new: str, made: bool
) -> None:
    source, header, target = tmp_path / "a.c", tmp_path / "__native_x.h", tmp_path / "a.o"
    source.write_text('#include "__native_x.h"\nint one(void) { return CPyDef_f(CPyStatics[1]); }\n')
    header.write_text(HEADER)
    Wanted(source, [], "-O1").note(target)
    assert not Wanted(source, [], "-O1").is_made(target)
    target.touch()
    assert Wanted(source, [], "-O1").is_made(target)
    objects.read_c.cache_clear()
    assert HEADER.count(old) == 1
    header.write_text(HEADER.replace(old, new))
    assert Wanted(source, [], "-O1").is_made(target) is made
    objects.read_c.cache_clear()


def test_who_uses_what_a_library_offers_depends_on_all_of_it(tmp_path: Path) -> None:
    source, header, target = tmp_path / "a.c", tmp_path / "__native_x.h", tmp_path / "a.o"
    source.write_text('#include "__native_x.h"\nint one(void) { return exports_emporion_core.CPyDef_f(1); }\n')
    header.write_text(HEADER)
    Wanted(source, [], "-O1").note(target)
    target.touch()
    assert not Wanted(source, [], "-O0").is_made(target)
    Wanted(source, [], "-O1").note(target)
    objects.read_c.cache_clear()
    header.write_text(HEADER.replace("(*CPyDef_f)(int);", "(*CPyDef_e)(int);\n    int (*CPyDef_f)(int);"))
    assert not Wanted(source, [], "-O1").is_made(target)
    objects.read_c.cache_clear()


def test_another_literal_leaves_other_files_alone(tmp_path: Path) -> None:
    texts = {"a": "x = CPyStatics[7]; y = CPyStatics[3]; z = CPyStatics[7];\n", "b": "x = 1;\n"}
    shifted = {"a": texts["a"].replace("7", "8"), "b": texts["b"]}
    for known, numbers in ((texts, "7, 3"), (shifted, "8, 3")):
        for name, text in known.items():
            (tmp_path / f"{name}.c").write_text(text)
        quick.number_literals_apart([str(tmp_path / f"{name}.c") for name in known], tmp_path / "literals.c")
        assert (tmp_path / "a.c").read_text() == (
            "extern const int literals_of_a[];\n"
            "x = CPyStatics[literals_of_a[0]]; y = CPyStatics[literals_of_a[1]]; z = CPyStatics[literals_of_a[0]];\n"
        )
        assert (tmp_path / "b.c").read_text() == "x = 1;\n"
        assert (tmp_path / "literals.c").read_text() == f"const int literals_of_a[] = {{{numbers}}};\n"


class Door:
    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.extra_compile_args = ["-g0"]
        self.sources = [str(folder / f"{name.replace('.', '/')}.c")]


def test_doors_share_a_library_unless_their_names_end_alike(tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    names = ["emporion.kernel.words", "emporion.kernel.table", "emporion.games.ostia.words", "emporion.bots.bot"]
    doors: list[Any] = [Door(tmp_path, name) for name in names]
    first, second = in_sets(doors, tmp_path, "emporion")
    assert [first[1], second[1]] == [[names[0], names[1], names[3]], [names[2]]]
    assert first[0].extra_compile_args == ["-g0", "-O0"]
    assert Path(second[0].sources[0]).read_text() == (
        "#undef PyInit___init__\n"
        "#define PyInit___init__ PyInit___init___of_words\n"
        '#include "emporion/games/ostia/words.c"\n'
    )
