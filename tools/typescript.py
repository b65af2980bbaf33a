#!/usr/bin/env python3
"""Writes web/src/lib/api.gen.ts: TypeScript types of everything the server sends and takes, and of every title's sight.

python tools/typescript.py            write the file
python tools/typescript.py --check    exit 1 when it differs from what the Python types say
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import textwrap
import typing
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec
from msgspec import inspect as types

from emporion import games
from emporion.server import messages
from emporion.server.messages import advice, common, live, people, replay, tables
from emporion.server.messages import games as games_messages

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api.gen.ts"
MESSAGES = (common, people, games_messages, tables, advice, live, replay)
HEAD = """// Made by tools/typescript.py from the Python types of the server and of each title's sight. Do not edit.
/* eslint-disable */
"""


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs a module defines itself, in the order they stand there."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
        and not thing.__name__.startswith("_")
    ]


def camel(title: str) -> str:
    return "".join(part.capitalize() for part in title.split("_"))


def sight_modules() -> dict[str, ModuleType]:
    """The modules that define a title's sight: `sight.py`, and what its Structs come from besides."""
    found = {}
    for title in games.titles():
        found[title] = importlib.import_module(f"emporion.games.{title}.sight")
    return found


def reachable(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A Struct and all that are used inside it, those used before those that use them."""
    seen: list[type[msgspec.Struct]] = []

    def visit(thing: types.Type) -> None:
        if isinstance(thing, types.StructType):
            if thing.cls in seen:
                return
            for field in thing.fields:
                visit(field.type)
            if thing.cls not in seen:
                seen.append(thing.cls)
            return
        for name in ("item_type", "key_type", "value_type"):
            inner = getattr(thing, name, None)
            if isinstance(inner, types.Type):
                visit(inner)
        for inner in (*getattr(thing, "item_types", ()), *getattr(thing, "types", ())):
            visit(inner)

    visit(types.type_info(root))
    return seen


def aliases_of(module: ModuleType) -> dict[str, Any]:
    """The named kinds of lists and dictionaries of a module, such as `Pile = dict[str, int]`."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if name[0].isupper() and typing.get_origin(thing) in (dict, list) and not name.isupper()
    }


class Names:
    """What each Struct is called in TypeScript: its own name, with the title before it where two share one."""

    def __init__(self, by_title: dict[str, list[type[msgspec.Struct]]]) -> None:
        everything = [struct for structs in by_title.values() for struct in structs]
        uses: dict[str, int] = {}
        for struct in everything:
            uses[struct.__name__] = uses.get(struct.__name__, 0) + 1
        self.names: dict[type[msgspec.Struct], str] = {}
        for title, structs in by_title.items():
            for struct in structs:
                shared = uses[struct.__name__] > 1 and title
                self.names[struct] = camel(title) + struct.__name__ if shared else struct.__name__

    def of(self, struct: type[msgspec.Struct]) -> str:
        return self.names[struct]


def spelled(thing: types.Type, names: Names) -> str:
    """A type as TypeScript writes it."""
    if isinstance(thing, types.Metadata):
        return spelled(thing.type, names)
    if isinstance(thing, types.AnyType | types.RawType):
        return "unknown"
    if isinstance(thing, types.NoneType):
        return "null"
    if isinstance(thing, types.BoolType):
        return "boolean"
    if isinstance(thing, types.IntType | types.FloatType):
        return "number"
    if isinstance(thing, types.StrType | types.BytesType):
        return "string"
    if isinstance(thing, types.LiteralType):
        return " | ".join(_literal(value) for value in thing.values)
    if isinstance(thing, types.EnumType):
        return " | ".join(_literal(each.value) for each in thing.cls)
    if isinstance(thing, types.StructType):
        return names.of(thing.cls)
    if isinstance(thing, types.UnionType):
        # null last, as people write it
        parts = sorted((spelled(each, names) for each in thing.types), key=lambda part: part == "null")
        return " | ".join(dict.fromkeys(parts))
    if isinstance(thing, types.TupleType):
        return f"[{', '.join(spelled(each, names) for each in thing.item_types)}]"
    if isinstance(thing, types.ListType | types.VarTupleType | types.SetType | types.FrozenSetType):
        inside = spelled(thing.item_type, names)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if isinstance(thing, types.DictType):
        key = "number" if isinstance(thing.key_type, types.IntType) else "string"
        return f"Record<{key}, {spelled(thing.value_type, names)}>"
    raise TypeError(f"no TypeScript for {thing}")


def _literal(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The strings that stand below the fields of a class."""
    source = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    assert isinstance(source, ast.ClassDef)
    notes: dict[str, str] = {}
    for field, note in zip(source.body, source.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(note, ast.Expr)
            and isinstance(note.value, ast.Constant)
            and isinstance(note.value.value, str)
        ):
            notes[field.target.id] = note.value.value
    return notes


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def interface(struct: type[msgspec.Struct], names: Names, sent: bool) -> str:
    """A Struct as an interface; what the server only takes may leave out fields with a default."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    notes = field_notes(struct)
    doc = struct.__doc__ if struct.__doc__ and not struct.__doc__.startswith(f"{struct.__name__}(") else None
    lines = [comment(doc), f"export interface {names.of(struct)} {{\n"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};\n")
    for field in info.fields:
        optional = "?" if not field.required and not sent else ""
        lines.append(comment(notes.get(field.name), "  "))
        lines.append(f"  {field.encode_name}{optional}: {spelled(field.type, names)};\n")
    return "".join([*lines, "}\n"])


def generated() -> str:
    server = [struct for module in MESSAGES for struct in structs_of(module)]
    roots = {title: _root(module) for title, module in sight_modules().items()}
    by_title = {"": server, **{title: reachable(root) for title, root in roots.items()}}
    names = Names(by_title)
    taken = {
        struct for union in (messages.ClientMessage, messages.NewTable, messages.NewMe) for struct in _members(union)
    }
    taken |= {messages.NewSeat, messages.SeatNumber, messages.SeatBot, messages.AskAnalysis, messages.NewBranch}
    parts = [
        HEAD,
        '/** A number, a text, or a reference such as "good:wine" or "seat:2", named in the reader\'s language. */\n'
        "export type Figure = number | string | string[];\nexport type Figures = Record<string, Figure>;\n"
        "export type OptionValue = boolean | number | string;\n",
    ]
    parts += [interface(struct, names, struct not in taken) for struct in server]
    for union in ("ServerMessage", "ClientMessage"):
        members = " | ".join(names.of(each) for each in _members(getattr(messages, union)))
        parts.append(f"export type {union} = {members};\n")
    used = set(names.names.values())
    for title, structs in by_title.items():
        if title:
            parts.append(f"// ---- {title} ----\n")
            for name, alias in aliases_of(sight_modules()[title]).items():
                own = name if name not in used else camel(title) + name
                used.add(own)
                parts.append(f"export type {own} = {spelled(types.type_info(alias), names)};\n")
            parts += [interface(struct, names, True) for struct in structs]
    lines = "".join(f"  {title}: {names.of(root)};\n" for title, root in roots.items())
    parts.append(f"/** The sight of each title. */\nexport interface Sights {{\n{lines}}}\n")
    parts.append("export type Title = keyof Sights;\n")
    return "\n".join(parts)


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return typing.get_args(union) if isinstance(union, UnionType) else (union,)


def _root(module: ModuleType) -> type[msgspec.Struct]:
    """What a title's `sight` function returns."""
    root: type[msgspec.Struct] = typing.get_type_hints(module.sight)["return"]
    return root


def main() -> int:
    text = generated()
    if "--check" in sys.argv:
        if not FILE.is_file() or FILE.read_text(encoding="utf-8") != text:
            print(f"{FILE.name} is out of date: run  python tools/typescript.py", file=sys.stderr)
            return 1
        return 0
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    print(f"wrote {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
