"""What a viewer is sent: cards and states, each built from that viewer's sight alone."""

from __future__ import annotations

from msgspec import Raw

from emporion.kernel.game import Game
from emporion.kernel.journal import Event
from emporion.kernel.refusal import Refusal as KernelRefusal
from emporion.kernel.step import Step
from emporion.kernel.table import Table
from emporion.server.match.moment import PUBLIC, Choices, consider
from emporion.server.match.play import Play
from emporion.server.match.row import TableRow
from emporion.server.match.sights import SIGHTS
from emporion.server.messages import (
    Back,
    Entry,
    Figures,
    Prompt,
    Refusal,
    RefusedWord,
    Request,
    Result,
    Standing,
    State,
    TableCard,
)
from emporion.server.messages.live import Here, SeatTurn


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


def prompt_of(game: Game, table: Table, viewer: int) -> Prompt | None:
    if table.over():
        return None
    step, speakers = game.step(table), game.known_speakers(table, viewer)
    if viewer in speakers:
        return Prompt(f"ask-{step.name}", step.rule, step.prompt(table, viewer))
    seats = [f"seat:{seat}" for seat in speakers]
    return Prompt(f"wait-{step.name}", step.rule, waiting_figures(step, table, seats))


def standing_of(play: Play | None) -> Standing | None:
    """Where a match stands, as spectators know it."""
    if play is None or play.over():
        return None
    game, table = play.game, play.table
    prompt = prompt_of(game, table, PUBLIC)
    return None if prompt is None else Standing(game.phase(table), int(table.chapter()), prompt.key, prompt.figures)


def waiting_figures(step: Step[Table], table: Table, seats: list[str]) -> Figures:
    figures: Figures = dict(step.prompt(table, PUBLIC))
    figures["seat"] = seats[0] if len(seats) == 1 else seats
    return figures


def turns_of(game: Game, table: Table, viewer: int = PUBLIC) -> list[SeatTurn]:
    """What each seat does in the turn order, as far as the viewer may know: of a sealed choice only whether it is
    made, or asked for once more."""
    seats = range(table.seats())
    out = game.eliminated(table)
    if table.over():
        return ["out" if seat in out else "" for seat in seats]
    speakers = game.known_speakers(table, viewer)
    if game.step(table).sealed:
        return ["out" if seat in out else "choosing" if seat in speakers else "sealed" for seat in seats]
    played, coming = game.order(table)
    finished = game.finished(table)

    def turn(seat: int) -> SeatTurn:
        if seat in out:
            return "out"
        if seat in speakers:
            return "now"
        if seat in finished:
            return "finished"
        if seat in coming[:1]:
            return "next"
        if seat in played:
            return "played"
        return "then" if seat in coming else ""

    return [turn(seat) for seat in seats]


def state_of(play: Play, table: Table, viewer: int, card: TableCard, since: int) -> State:
    """The state for a viewer, drawn from `table` (the true one; tests put another in its place)."""
    game = play.game
    over = table.over()
    speakers = game.known_speakers(table, viewer)
    offer: list[str] = []
    refused: list[RefusedWord] = []
    if viewer in speakers:
        offer, refused = choices(game, table, viewer, play.choices(viewer) if table is play.table else None)
    known = play.journals.of(viewer)
    back = None if viewer == PUBLIC else back_of(play, viewer)
    since = max(0, min(since, len(known)))
    return State(
        seq=play.seq(viewer),
        card=card,
        viewer=None if viewer == PUBLIC else viewer,
        sight=Raw(SIGHTS.of(game, table, viewer)),
        phase="" if over else game.phase(table),
        decision="" if over else game.step(table).name,
        prompt=prompt_of(game, table, viewer),
        speakers=speakers,
        offer=offer,
        refused=refused,
        may_take_back=back is not None and back.how in ("own", "bots"),
        back=back,
        request=request_of(play, viewer),
        journal_from=since,
        journal=[entry(play, known[n], n) for n in range(since, len(known))],
        words=card.words,
        commitment=play.row.commitment,
        seed=play.row.seed if over else None,
        result=play.row.result,
        turns=turns_of(game, table, viewer),
        here=None if over else here_of(game, table),
    )


def here_of(game: Game, table: Table) -> Here:
    place = game.here(table)
    return Here(place.round, place.phase, place.lap)


def back_of(play: Play, seat: int) -> Back:
    """How a seat may take words back."""
    how, places = play.way_back(seat)
    match, text = play.match, play.game.vocabulary.text
    going = False
    if places and seat in play.speakers():
        last = match.said[places[0]]
        sealed = play.game.step(play.table).sealed
        going = sealed if last.sealed_in else not sealed and play.game.turn(play.table, seat) == last.turn
    return Back(how, [text(match.said[place].word) for place in reversed(places)], going, shown_of(play, seat, how))


def shown_of(play: Play, seat: int, how: str) -> int | None:
    """Where a seat's journal tells of something hidden that was shown since its last open word."""
    if how != "shown":
        return None
    said = play.match.said
    places = reversed(range(len(said)))
    last = next(place for place in places if said[place].seat == seat and said[place].sealed_in == 0)
    event = play.match.shown_after(last, seat)
    return play.journals.of(seat).index(event) if event >= 0 else None


def request_of(play: Play, viewer: int) -> Request | None:
    """The last request of the table, as everybody may know it."""
    request = play.requests.last
    if request is None:
        return None
    ending = play.requests.ending(request)
    silent = play.requests.silent(request)
    others = [seat for seat in range(len(play.row.seats)) if seat not in (request.seat, *silent)]
    return Request(
        id=request.number,
        seat=request.seat,
        journal_from=play.journals.known_after(viewer, min(request.place, len(play.match.said))),
        until=request.until,
        yes=[seat for seat in others if request.answers.get(seat, True)],
        silent=silent if ending == "open" else [],
        ending=ending,
        by=request.by,
        seconds=request.seconds,
    )


def entry(play: Play, event: int, n: int) -> Entry:
    if event < 0:
        recall = play.journals.recall(event)
        return Entry(n, "taken-back", "", {"seat": f"seat:{recall.seat}"}, recall.seat, 0, "", 0, None, struck=True)
    e = play.match.journal.events[event]
    return Entry(n, e.key, e.rule, e.figures, play.journals.seat(event), *told_at(play.game, e))


def told_at(game: Game, event: Event) -> tuple[int, str, int, int | None]:
    """The place of an event as it goes over the wire: round, phase, lap and whose turn."""
    place = game.place(event)
    return place.round, place.phase, place.lap, None if place.turn < 0 else place.turn


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
        back=None,
        request=None,
        journal_from=0,
        journal=[],
        words=0,
        commitment=row.commitment,
        seed=None,
        result=None,
    )
