"""`emporion operate`: what people have reported, and what the operator decides. It works beside a running server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from emporion.cli.arguments import Json
from emporion.cli.shared import UsageError, counted, print_json

if TYPE_CHECKING:
    from emporion.server.store import ChatRow, ReportRow, Store, SuspensionRow

T = TypeVar("T")
DAY = 24 * 3600 * 1000
MOST_SHOWN = 200
AROUND = 8  # lines of chat before and after the one that is reported

operate = typer.Typer(help="Deal with what people report, and with those it is about.", no_args_is_help=True)
Person = Annotated[str, typer.Argument(help="the person's id, as `reports` and `people` print it")]
Number = Annotated[str, typer.Argument(help="the report's id")]


def _now() -> int:
    return int(datetime.now(UTC).timestamp() * 1000)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _with_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with what the server keeps, whether it runs or not."""
    import asyncio

    from emporion.server.service import Settings
    from emporion.server.store import Stale, StoreProblem
    from emporion.server.store.sqlite import SqliteStore

    settings = Settings()

    async def do() -> T:
        store: Store
        if settings.database:
            from emporion.server.store.postgres import PostgresStore

            store = PostgresStore(settings.database)
        else:
            store = SqliteStore(settings.data / "emporion.sqlite3", beside=True)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except Stale:
        raise UsageError("there is no such person") from None
    except StoreProblem as problem:
        raise UsageError(str(problem)) from None


def _print(*lines: str) -> None:
    from emporion.cli.shared import out

    for line in lines:
        out.print(line, markup=False, highlight=False, soft_wrap=True)


def _line(row: ReportRow) -> str:
    state = f"closed {_day(row.closed)}" if row.closed is not None else "waits"
    return f"{row.id}  {_day(row.at)}  {row.reason:8}  {row.name} ({row.about})  {state}"


@operate.command(name="reports")
def reports(
    every: Annotated[bool, typer.Option("--all", help="also those that were dealt with")] = False, json: Json = False
) -> None:
    """What people have reported and nobody has dealt with yet, the latest first."""
    from msgspec import to_builtins

    found = _with_store(lambda store: store.reports(every, MOST_SHOWN))
    if json:
        print_json({"reports": to_builtins(found)})
    else:
        _print(*(map(_line, found) if found else ["no reports"]))


@operate.command(name="report")
def report(number: Number, json: Json = False) -> None:
    """One report: what was said at the table around it, and by whom."""
    from msgspec import to_builtins

    async def read(store: Store) -> tuple[ReportRow, list[ChatRow]]:
        from emporion.server.store import EVERYBODYS

        row = await store.report(number)
        if row is None:
            raise UsageError(f"there is no report {number}")
        chats = [chat for chat in await store.chats(row.table, last=1000) if chat.side == EVERYBODYS]
        places = [k for k, chat in enumerate(chats) if row.said and (chat.person, chat.text) == (row.about, row.said)]
        place = places[0] if places else len(chats)
        return row, chats[max(0, place - AROUND) : place + AROUND + 1]

    row, chats = _with_store(read)
    if json:
        lines = [{"person": chat.person, "name": chat.name, "text": chat.text, "at": chat.at} for chat in chats]
        print_json({"report": to_builtins(row), "chat": lines})
        return
    _print(_line(row), f"table {row.table}, reported by {row.person or 'somebody who is no more'}")
    _print(*([f"said: {row.said}"] if row.said else []), *([f"told: {row.text}"] if row.text else []))
    _print(*(f"  {_day(chat.at)}  {chat.name} ({chat.person}): {chat.text}" for chat in chats))
    _print(*([f"note: {row.note}"] if row.note else []))


@operate.command(name="close")
def close(
    number: Number, note: Annotated[str, typer.Option("--note", help="what was done, for yourself")] = ""
) -> None:
    """Note that a report was dealt with."""
    if not _with_store(lambda store: store.close_report(number, _now(), note)):
        raise UsageError(f"there is no report {number} that waits")
    _print(f"{number} is closed")


@operate.command(name="people")
def people(
    name: Annotated[str, typer.Argument(help="a part of the name; nothing for those who came last")] = "",
    json: Json = False,
) -> None:
    """Find people by name, the latest first."""

    async def find(store: Store) -> list[dict[str, Any]]:
        now = _now()
        return [
            {
                "id": each.id,
                "name": each.name,
                "made": each.made,
                "tables": await store.count_tables(each.id),
                "suspended": await store.suspension(each.id, now) is not None,
            }
            for each in await store.people_called(name, MOST_SHOWN)
        ]

    found = _with_store(find)
    if json:
        print_json({"people": found})
        return
    for one in found:
        state = "  suspended" if one["suspended"] else ""
        _print(f"{one['id']}  {_day(one['made'])}  {counted(one['tables'], 'table', 'tables')}  {one['name']}{state}")
    if not found:
        _print("nobody is called that")


@operate.command(name="suspend")
def suspend(
    person: Person,
    days: Annotated[int, typer.Option("--days", min=0, max=3660, help="for so long; 0: until lifted")] = 7,
    why: Annotated[str, typer.Option("--why", help="for yourself")] = "",
) -> None:
    """Let somebody open no table, sit down nowhere and write nothing. What is begun may be played to its end."""
    from emporion.server.store import SuspensionRow

    now = _now()
    until = now + days * DAY if days else None
    _with_store(lambda store: store.suspend(SuspensionRow(person, now, until, why)))
    _print(f"{person} is suspended {f'until {_day(until)}' if until else 'until lifted'}")


@operate.command(name="lift")
def lift(person: Person) -> None:
    """End a suspension."""
    if not _with_store(lambda store: store.lift(person)):
        raise UsageError(f"{person} is not suspended")
    _print(f"{person} is suspended no more")


@operate.command(name="suspended")
def suspended(json: Json = False) -> None:
    """Who is suspended, the latest first."""
    from msgspec import to_builtins

    found: list[SuspensionRow] = _with_store(lambda store: store.suspensions(_now()))
    if json:
        print_json({"suspended": to_builtins(found)})
        return
    for row in found:
        until = f"until {_day(row.until)}" if row.until is not None else "until lifted"
        _print(f"{row.person}  {until}  {row.why}".rstrip())
    if not found:
        _print("nobody is suspended")
