#!/usr/bin/env python3
"""Writes the TypeScript types of what the server sends and takes.

web/src/lib/server/api.gen.ts          the messages: kept with the sources, as what the protocol promises
web/src/games/TITLE/sight.gen.ts       what a seat may see of a title, one file for each title that has a drawing: made
                                       by `make install` and `make check`, and not kept

python tools/typescript.py            write the files
python tools/typescript.py TITLE      write that title's file only
python tools/typescript.py --sights   write those of the titles only, without a word
python tools/typescript.py --check    exit 1 when the messages' file differs from what the Python types say
"""

from __future__ import annotations

import ast
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
from emporion.parts.seats import SEAT, meaning
from emporion.server import messages
from emporion.server.messages import (
    advice,
    circles,
    coach,
    common,
    live,
    notices,
    people,
    profiles,
    puzzles,
    replay,
    school,
    society,
    tables,
)
from emporion.server.messages import games as games_messages

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
MESSAGES = (
    common,
    people,
    notices,
    games_messages,
    tables,
    advice,
    coach,
    live,
    replay,
    school,
    puzzles,
    profiles,
    society,
    circles,
)
HEAD = """// Made by tools/typescript.py from the Python types of {what}. Do not edit.
/* eslint-disable */
"""
SEAT_TYPE = """/** The number of a seat, the first is 0. */
export type Seat = number;
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
        for name in ("type", "item_type", "key_type", "value_type"):
            inner = getattr(thing, name, None)
            if isinstance(inner, types.Type):
                visit(inner)
        for inner in (*getattr(thing, "item_types", ()), *getattr(thing, "types", ())):
            visit(inner)

    visit(types.type_info(root))
    return seen


def spelled(thing: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(thing, types.Metadata):
        return "Seat" if meaning(thing) == SEAT else spelled(thing.type)
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
        return thing.cls.__name__
    if isinstance(thing, types.UnionType):
        # null last, as people write it
        parts = sorted((spelled(each) for each in thing.types), key=lambda part: part == "null")
        return " | ".join(dict.fromkeys(parts))
    if isinstance(thing, types.TupleType):
        return f"[{', '.join(spelled(each) for each in thing.item_types)}]"
    if isinstance(thing, types.ListType | types.VarTupleType | types.SetType | types.FrozenSetType):
        inside = spelled(thing.item_type)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if isinstance(thing, types.DictType):
        return f"Record<{spelled(thing.key_type)}, {spelled(thing.value_type)}>"
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


def interface(struct: type[msgspec.Struct], sent: bool = True) -> str:
    """A Struct as an interface; what the server only takes may leave out fields with a default."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    notes = field_notes(struct)
    doc = struct.__doc__ if struct.__doc__ and not struct.__doc__.startswith(f"{struct.__name__}(") else None
    lines = [comment(doc), f"export interface {struct.__name__} {{\n"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};\n")
    for field in info.fields:
        optional = "?" if not field.required and not sent else ""
        lines.append(comment(notes.get(field.name), "  "))
        lines.append(f"  {field.encode_name}{optional}: {spelled(field.type)};\n")
    return "".join([*lines, "}\n"])


def message_types() -> str:
    """The file of the messages."""
    structs = [struct for module in MESSAGES for struct in structs_of(module)]
    taken = {
        struct for union in (messages.ClientMessage, messages.NewTable, messages.NewMe) for struct in _members(union)
    }
    taken |= {messages.NewSeat, messages.SeatNumber, messages.SeatBot, messages.AskAnalysis, messages.NewBranch}
    parts = [
        HEAD.format(what="the server's messages"),
        '/** A number, a text, or a reference such as "good:wine" or "seat:2", named in the reader\'s language. */\n'
        "export type Figure = number | string | string[];\nexport type Figures = Record<string, Figure>;\n"
        "export type OptionValue = boolean | number | string;\n",
        *(interface(struct, sent=struct not in taken) for struct in structs),
    ]
    for union in ("ServerMessage", "ClientMessage"):
        members = " | ".join(each.__name__ for each in _members(getattr(messages, union)))
        parts.append(f"export type {union} = {members};\n")
    return "\n".join(parts)


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return typing.get_args(union) if isinstance(union, UnionType) else (union,)


def sight_types(title: str) -> str:
    """The file of a title: its sight, called `Sight` whatever its own name is, and all that it holds."""
    root = sight_of(title)
    structs = reachable(root)
    parts = [HEAD.format(what=f"{title}'s sight"), SEAT_TYPE, *(interface(struct) for struct in structs)]
    if root.__name__ != "Sight":
        parts.append(f"/** What a seat may see of the table. */\nexport type Sight = {root.__name__};\n")
    return "\n".join(parts)


def sight_of(title: str) -> type[msgspec.Struct]:
    """The type of what a title shows, asked of a table: wherever the title keeps its types, and compiled or not."""
    game = games.load(title)
    seen: object = game.sight(game.table(game.fewest_seats, "types"), 0)
    assert isinstance(seen, msgspec.Struct), f"the sight of {title} is no Struct"
    return type(seen)


def message_files() -> dict[Path, str]:
    return {SOURCES / "lib" / "server" / "api.gen.ts": message_types()}


def sight_files(titles: list[str]) -> dict[Path, str]:
    """The files of those titles that have a drawing."""
    drawn = [title for title in titles if (SOURCES / "games" / title).is_dir()]
    return {SOURCES / "games" / title / "sight.gen.ts": sight_types(title) for title in drawn}


def main() -> int:
    wanted = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    only_sights = "--sights" in sys.argv
    files = {} if wanted or only_sights else message_files()
    if "--check" not in sys.argv:
        files |= sight_files(wanted or games.playable())
    old = [file for file, text in files.items() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    names = ", ".join(str(file.relative_to(SOURCES)) for file in old)
    if "--check" in sys.argv:
        if old:
            print(f"out of date: {names}; run  python tools/typescript.py", file=sys.stderr)
        return 1 if old else 0
    for file in old:
        file.write_text(files[file], encoding="utf-8")
    if not only_sights:
        print(f"wrote {names}" if old else "all types are up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
