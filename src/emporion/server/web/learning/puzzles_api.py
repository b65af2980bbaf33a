"""Problems to be solved over REST. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter

from emporion.server.messages import NewBranch, TableCard
from emporion.server.messages.puzzles import (
    GiveUpPuzzle,
    Learning,
    PuzzleDay,
    Puzzles,
    PuzzleTable,
    Tried,
    TryPuzzle,
)
from emporion.server.puzzles.learning import OwnPuzzle
from emporion.server.store import Person
from emporion.server.web.api import AnyRequest, service_of, somebody, unhurried, who, who_asks
from emporion.server.web.past.analysis_api import WORDS_FOR_ONE
from emporion.server.workers.archive import Finished

Number = Annotated[str, PathParameter(description="the number of a problem, or of words", pattern="^[0-9]{1,6}$")]


# -- those of the titles --------------------------------------------------------------------------------------


@get("/api/puzzles")
async def get_puzzles(request: AnyRequest) -> Puzzles:
    """All problems, and how I do."""
    person = await who(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).puzzles.all(person)


@get("/api/puzzles/day")
async def get_puzzle_of_day(request: AnyRequest) -> PuzzleDay:
    """The problem of the day."""
    person = await who(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).puzzles.day(person)


@get("/api/puzzles/{title:str}/themes/{theme:str}")
async def get_theme(request: AnyRequest, title: FromPath[str], theme: FromPath[str]) -> list[int]:
    """The numbers of the problems about a theme: for practice, since whoever knows the theme knows something."""
    await who_asks(request, await who(request), "lobby")
    return service_of(request).puzzles.about(title, theme)


@get("/api/puzzles/{title:str}/{number:str}")
async def get_puzzle(request: AnyRequest, title: FromPath[str], number: Number) -> PuzzleTable:
    """A position; its answer only if I know it already."""
    person = await who(request)
    whose = await who_asks(request, person, "replay")
    return await service_of(request).puzzles.table(title, int(number), person, whose)


@post("/api/puzzles/{title:str}/{number:str}/try", status_code=200)
async def try_puzzle(request: AnyRequest, title: FromPath[str], number: Number, data: JSONBody[TryPuzzle]) -> Tried:
    """Say what I would do there."""
    person = await who(request)
    whose = await who_asks(request, person, "replay")
    if len(data.words) > 1:
        await who_asks(request, person, "hint")
    return await service_of(request).puzzles.attempt(title, int(number), person, data.words, data.practice, whose)


@post("/api/puzzles/{title:str}/{number:str}/give_up", status_code=200)
async def give_up_puzzle(
    request: AnyRequest, title: FromPath[str], number: Number, data: JSONBody[GiveUpPuzzle]
) -> Tried:
    """Be shown the answer."""
    person = await who(request)
    whose = await who_asks(request, person, "replay")
    return await service_of(request).puzzles.attempt(title, int(number), person, [], data.practice, whose)


@post("/api/puzzles/{title:str}/{number:str}/branch")
async def branch_puzzle(
    request: AnyRequest, title: FromPath[str], number: Number, data: JSONBody[NewBranch]
) -> TableCard:
    """Play on from there, against bots."""
    person = await somebody(request)
    await unhurried(request)
    return await service_of(request).puzzles.branch(title, int(number), person, data)


# -- those of my matches --------------------------------------------------------------------------------------


async def _mine(request: AnyRequest, table: str) -> tuple[Person, Finished]:
    person = await somebody(request)
    whose = await who_asks(request, person, "replay")
    return person, await service_of(request).archive.finished(table, whose)


@get("/api/tables/{table:str}/learning")
async def get_learning(request: AnyRequest, table: FromPath[str]) -> Learning:
    """What a finished match of mine can teach me, as far as it is known."""
    person, found = await _mine(request, table)
    return await service_of(request).learnings.get(found, person)


@post("/api/tables/{table:str}/learning", status_code=200)
async def ask_learning(request: AnyRequest, table: FromPath[str]) -> Learning:
    """Have my decisions in a finished match looked at."""
    person, found = await _mine(request, table)
    await who_asks(request, person, "analysis")
    return await service_of(request).learnings.ask(found, person)


async def _own(request: AnyRequest, table: str, number: str) -> tuple[Person, OwnPuzzle]:
    person, found = await _mine(request, table)
    return person, await service_of(request).learnings.own(found, person, int(number))


@get("/api/tables/{table:str}/puzzles/{number:str}")
async def get_own_puzzle(request: AnyRequest, table: FromPath[str], number: Number) -> PuzzleTable:
    """A costly decision of mine as a problem."""
    person, own = await _own(request, table, number)
    return await service_of(request).learnings.table(own, person, f"/tables/{table}/puzzles/{number}")


@post("/api/tables/{table:str}/puzzles/{number:str}/try", status_code=200)
async def try_own_puzzle(request: AnyRequest, table: FromPath[str], number: Number, data: JSONBody[TryPuzzle]) -> Tried:
    """Say what would have been better."""
    person, own = await _own(request, table, number)
    await who_asks(request, person, "hint")
    return await service_of(request).learnings.attempt(own, person, data.words)


@post("/api/tables/{table:str}/puzzles/{number:str}/give_up", status_code=200)
async def give_up_own_puzzle(
    request: AnyRequest, table: FromPath[str], number: Number, data: JSONBody[GiveUpPuzzle]
) -> Tried:
    """Be shown what would have been better."""
    person, own = await _own(request, table, number)
    return await service_of(request).learnings.attempt(own, person, [])


@post("/api/tables/{table:str}/puzzles/{number:str}/keep", status_code=200)
async def keep_own_puzzle(request: AnyRequest, table: FromPath[str], number: Number) -> PuzzleTable:
    """Keep it among my problems."""
    person, own = await _own(request, table, number)
    await service_of(request).learnings.keep(own, person)
    return await service_of(request).learnings.table(own, person, f"/tables/{table}/puzzles/{number}")


# -- those I have kept ----------------------------------------------------------------------------------------


async def _kept(request: AnyRequest, key: str) -> tuple[Person, OwnPuzzle]:
    person = await somebody(request)
    await who_asks(request, person, "replay")
    return person, await service_of(request).learnings.kept_one(person, key)


@get("/api/kept_puzzles/{key:str}")
async def get_kept_puzzle(request: AnyRequest, key: FromPath[str]) -> PuzzleTable:
    """A problem I have kept."""
    person, own = await _kept(request, key)
    return await service_of(request).learnings.table(own, person, f"/kept_puzzles/{key}")


@post("/api/kept_puzzles/{key:str}/try", status_code=200)
async def try_kept_puzzle(request: AnyRequest, key: FromPath[str], data: JSONBody[TryPuzzle]) -> Tried:
    """Try it."""
    person, own = await _kept(request, key)
    await who_asks(request, person, "hint")
    return await service_of(request).learnings.attempt(own, person, data.words)


@post("/api/kept_puzzles/{key:str}/give_up", status_code=200)
async def give_up_kept_puzzle(request: AnyRequest, key: FromPath[str], data: JSONBody[GiveUpPuzzle]) -> Tried:
    """Be shown its answer."""
    person, own = await _kept(request, key)
    return await service_of(request).learnings.attempt(own, person, [])


@post("/api/kept_puzzles/{key:str}/branch")
async def branch_kept_puzzle(request: AnyRequest, key: FromPath[str], data: JSONBody[NewBranch]) -> TableCard:
    """Play on from it, against bots."""
    person, own = await _kept(request, key)
    await unhurried(request, 1 + own.n // WORDS_FOR_ONE)
    return await service_of(request).learnings.branch(own, person, data)


@post("/api/kept_puzzles/{key:str}/drop", status_code=200)
async def drop_kept_puzzle(request: AnyRequest, key: FromPath[str]) -> Puzzles:
    """Keep it no more."""
    person, _ = await _kept(request, key)
    await service_of(request).store.drop_puzzle(person.id, key)
    return await service_of(request).puzzles.all(person)


HANDLERS: list[Any] = [
    get_puzzles,
    get_puzzle_of_day,
    get_theme,
    get_puzzle,
    try_puzzle,
    give_up_puzzle,
    branch_puzzle,
    get_learning,
    ask_learning,
    get_own_puzzle,
    try_own_puzzle,
    give_up_own_puzzle,
    keep_own_puzzle,
    get_kept_puzzle,
    try_kept_puzzle,
    give_up_kept_puzzle,
    branch_kept_puzzle,
    drop_kept_puzzle,
]
