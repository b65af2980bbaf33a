"""The engine while developing: what is compiled again after an edit, and that nobody takes it for the one shipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emporion.games import titles
from emporion_build import engine, guided, loading, objects, quick, sources, whole
from emporion_build.base import PACKAGE, RefusedError, Stamp
from emporion_build.compiling import faulty_titles
from emporion_build.doors import in_sets
from emporion_build.objects import Wanted

TITLES = set(titles())


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
    """build_engine with compilers that only write files: which of them ran. A module that holds `WRONG` is refused."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.ran: list[str] = []
        self.monkeypatch = monkeypatch
        self.source = folder / "src"
        self.module, self.other = (self.source / f"emporion/games/{title}/words.py" for title in ("ostia", "delos"))
        for module in (self.module, self.other):
            module.parent.mkdir(parents=True)
            module.write_text("one = 1\n")
        (folder / "build").mkdir()
        monkeypatch.setattr("emporion_build.base.ROOT", folder)
        monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        for switch in ("EMPORION_COMPILE", "EMPORION_PURE", guided.SWITCH):
            monkeypatch.delenv(switch, raising=False)
        for module_of_build in (engine, quick, sources):
            monkeypatch.setattr(module_of_build, "PACKAGE", self.source / "emporion")
        for name in ("emporion_build.engine", "emporion_build.kept"):
            monkeypatch.setattr(f"{name}.SOURCE", self.source)
        monkeypatch.setattr("emporion_build.base.BUILD", folder / "build")
        monkeypatch.setattr(engine, "STAMP", Stamp("engine"))
        monkeypatch.setattr(engine, "tools", lambda *files: " ".join(files))
        monkeypatch.setattr("emporion_build.kept.name", lambda sources: sources)
        monkeypatch.setattr(loading, "why_not", lambda libraries: "")  # they are only texts here
        monkeypatch.setattr(whole, "compile_engine", self.wholly)
        monkeypatch.setattr(quick, "compile_engine", self.quickly)
        self.made = folder / "made"

    def libraries(self, which: str, modules: list[Path]) -> dict[str, Path]:
        self.ran.append(which)
        wanted = engine.libraries_of(modules, quickly=which == "quick")
        made = {str(file.relative_to(self.source)): self.made / file.relative_to(self.source) for file in wanted}
        for file in made.values():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(which)
        return made

    def refused(self, modules: list[Path]) -> set[str]:
        return {sources.title_of(module) for module in modules if "WRONG" in module.read_text()}

    def wholly(self, modules: list[Path], tools: str, guide: bool = False) -> dict[str, Path]:
        if titles := self.refused(modules):
            raise RefusedError(titles)
        return self.libraries("guided" if guide else "whole", modules)

    def quickly(self, modules: list[Path]) -> quick.Compiled:
        refused = self.refused(modules)
        made = self.libraries("quick", engine.but_of(refused, modules))
        return quick.Compiled(["ostia"], {Path(place): file for place, file in made.items()}, frozenset(refused))

    def __call__(self, switch: str = "") -> list[str]:
        """Build; what lies in the tree then."""
        self.monkeypatch.setenv("EMPORION_QUICK", switch)
        engine.build_engine()
        return self.there()

    def there(self) -> list[str]:
        """Of each library in the tree, which compiler made it."""
        found = {file.relative_to(self.source): file.read_text() for file in engine.engine_libraries()}
        return sorted(f"{place.as_posix().partition('.')[0]} {which}" for place, which in found.items())


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Builds:
    return Builds(monkeypatch, tmp_path)


WHOLE = ["emporion/games/delos/words whole", "emporion/games/ostia/words whole", "emporion__mypyc whole"]
QUICK = [
    "emporion/games/delos/words quick",
    "emporion/games/ostia/words quick",
    "emporion_core__mypyc quick",
    "emporion_delos__mypyc quick",
    "emporion_ostia__mypyc quick",
]


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


GUIDED = [library.replace(" whole", " guided") for library in WHOLE]


def test_who_asks_for_less_is_content_with_an_engine_that_a_profile_guided(build: Builds) -> None:
    assert build() == WHOLE
    build.monkeypatch.setenv(guided.SWITCH, "1")
    assert build() == GUIDED
    build.monkeypatch.delenv(guided.SWITCH)
    assert build() == GUIDED and build("1") == GUIDED and engine.engine_is_fresh()
    build.module.write_text("one = 2\n")
    assert not engine.engine_is_fresh()
    assert build() == WHOLE
    assert build.ran == ["whole", "guided", "whole"]


@pytest.mark.parametrize(("known", "switch", "made"), [(True, None, GUIDED), (True, "0", WHOLE), (False, None, WHOLE)])
def test_a_wheel_is_guided_where_the_compiler_can_do_it(
    build: Builds, known: bool, switch: str | None, made: list[str]
) -> None:
    build.monkeypatch.setattr(guided, "is_known", lambda: known)
    if switch is not None:
        build.monkeypatch.setenv(guided.SWITCH, switch)
    engine.build_engine(shipped=True)
    assert build.there() == made


@pytest.mark.parametrize(("switch", "made"), [("", WHOLE), ("1", GUIDED)])
def test_a_pure_wheel_leaves_the_engine_of_the_tree_where_it_is(build: Builds, switch: str, made: list[str]) -> None:
    build.monkeypatch.setattr(guided, "is_known", lambda: True)
    build.monkeypatch.setenv(guided.SWITCH, switch)
    assert build() == made
    build.monkeypatch.delenv(guided.SWITCH)
    build.monkeypatch.setenv("EMPORION_PURE", "1")
    assert engine.build_engine(shipped=True) == []
    assert build.there() == made and engine.engine_is_fresh()


def test_only_shipped_engines_are_kept_for_other_clones(build: Builds) -> None:
    build()
    build.module.write_text("one = 2\n")
    build("1")
    build.module.write_text("one = 1\n")
    assert build() == WHOLE
    assert build.ran == ["whole", "quick"]
    assert len(list((build.source.parent / "cache" / "emporion" / "engines").iterdir())) == 1


@pytest.mark.parametrize(("switch", "all_of_it"), [("", WHOLE), ("1", QUICK)])
def test_a_title_that_cannot_be_compiled_takes_no_other_down(
    build: Builds, capsys: pytest.CaptureFixture[str], switch: str, all_of_it: list[str]
) -> None:
    assert build(switch) == all_of_it
    build.module.write_text("WRONG = 1\n")
    the_others = [library for library in all_of_it if "ostia" not in library]
    for _ in range(2):
        capsys.readouterr()
        assert build(switch) == the_others
        said = "emporion: ostia cannot be compiled (the messages are above) and is left out; all else is compiled"
        assert capsys.readouterr().err.splitlines()[-1] == said
    assert not engine.engine_is_fresh()
    build.monkeypatch.setenv("EMPORION_COMPILE", "1")
    with pytest.raises(SystemExit) as stopped:
        build(switch)
    assert str(stopped.value) == (
        "emporion: ostia cannot be compiled (the messages are above): "
        "an error because EMPORION_COMPILE is set; all else is compiled"
    )
    assert build.there() == the_others
    build.module.write_text("one = 1\n")
    assert build(switch) == all_of_it


def test_which_titles_mypyc_complains_about() -> None:
    ostia = "src/emporion/games/ostia/rules/scoring.py:31: error: Incompatible types in assignment\n"
    delos = "src/emporion/games/delos/game.py:7:12: error: Invalid syntax\n"
    kernel = 'src/emporion/kernel/game.py:7: error: Name "x" is not defined\n'
    assert faulty_titles([ostia, delos, "Found 2 errors\n"]) == {"ostia", "delos"}
    assert faulty_titles([ostia, kernel]) == set()
    assert faulty_titles(["something else went wrong\n"]) == set()


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
