"""What a viewer is sent: cards and states, each built from that viewer's sight alone."""

from __future__ import annotations

from msgspec import Raw

from emporion.kernel.game import Game
from emporion.kernel.refusal import Refusal as KernelRefusal
from emporion.kernel.step import Step
from emporion.kernel.table import Table
from emporion.server.match.moment import PUBLIC, Choices, consider
from emporion.server.match.play import Play
from emporion.server.match.sights import SIGHTS
from emporion.server.messages import (
    Entry,
    Figures,
    Prompt,
    Refusal,
    RefusedWord,
    Result,
    Standing,
    State,
    TableCard,
)
from emporion.server.store import TableRow


def refusal_message(refusal: KernelRefusal) -> Refusal:
    return Refusal(refusal.key, refusal.rule, refusal.figures)


def result_of(game: Game, table: Table) -> Result:
    return Result(game.scores(table), game.places(table), game.winners(table))


def choices(game: Game, table: Table, seat: int, words: Choices | None = None) -> tuple[list[str], list[RefusedWord]]:
    """What a seat may say, and what it may not though it is worth considering."""
    offered, refused = words or consider(game, table, seat)
    text = game.vocabulary.text
    reasons = ((word, game.explain(table, seat, word)) for word in refused)
    return [text(word) for word in offered], [
        RefusedWord(text(word), why.key, why.rule, why.figures) for word, why in reasons if why is not None
    ]


def prompt_of(game: Game, table: Table, viewer: int, speakers: list[int]) -> Prompt | None:
    if table.over():
        return None
    step = game.step(table)
    if viewer in speakers:
        return Prompt(f"ask-{step.name}", step.rule, step.prompt(table, viewer))
    seats = [f"seat:{seat}" for seat in speakers]
    return Prompt(f"wait-{step.name}", step.rule, waiting_figures(step, table, seats))


def standing_of(play: Play | None) -> Standing | None:
    """Where a match stands, as spectators know it."""
    if play is None or play.over():
        return None
    game, table = play.game, play.table
    prompt = prompt_of(game, table, PUBLIC, play.speakers())
    return None if prompt is None else Standing(game.phase(table), int(table.chapter()), prompt.key, prompt.figures)


def waiting_figures(step: Step[Table], table: Table, seats: list[str]) -> Figures:
    figures: Figures = dict(step.prompt(table, PUBLIC))
    figures["seat"] = seats[0] if len(seats) == 1 else seats
    return figures


def state_of(play: Play, table: Table, viewer: int, card: TableCard, since: int) -> State:
    """The state for a viewer, drawn from `table` (the true one; tests put another in its place)."""
    game = play.game
    over = table.over()
    speakers = game.speakers(table)
    offer: list[str] = []
    refused: list[RefusedWord] = []
    if viewer in speakers:
        offer, refused = choices(game, table, viewer, play.choices(viewer) if table is play.table else None)
    known = play.journals.of(viewer)
    since = max(0, min(since, len(known)))
    return State(
        seq=play.seq(viewer),
        card=card,
        viewer=None if viewer == PUBLIC else viewer,
        sight=Raw(SIGHTS.of(game, table, viewer)),
        phase="" if over else game.phase(table),
        decision="" if over else game.step(table).name,
        prompt=prompt_of(game, table, viewer, speakers),
        speakers=speakers,
        offer=offer,
        refused=refused,
        may_take_back=viewer != PUBLIC and play.may_take_back(viewer),
        journal_from=since,
        journal=[entry(play, known[n], n) for n in range(since, len(known))],
        words=card.words,
        commitment=play.row.commitment,
        seed=play.row.seed if over else None,
        result=play.row.result,
    )


def entry(play: Play, event: int, n: int) -> Entry:
    e = play.match.journal.events[event]
    return Entry(n, e.key, e.rule, e.figures, play.journals.seat(event))


def waiting_state(row: TableRow, card: TableCard, viewer: int | None) -> State:
    """The state of a table before its start."""
    return State(
        seq=row.version,
        card=card,
        viewer=viewer,
        sight=None,
        phase="",
        decision="",
        prompt=None,
        speakers=[],
        offer=[],
        refused=[],
        may_take_back=False,
        journal_from=0,
        journal=[],
        words=0,
        commitment=row.commitment,
        seed=None,
        result=None,
    )
