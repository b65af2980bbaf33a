"""What runs in the processes that read finished matches when somebody takes a lesson; what is answered is ready to be
sent. A lesson's table is worked out anew for every question."""

from __future__ import annotations

import gzip

import msgspec

from emporion.kernel.refusal import Refused
from emporion.kernel.words import UnknownWord
from emporion.school.desk import NAMES, BadLesson, Desk, Verdict
from emporion.school.lesson import Place
from emporion.server.match.journals import Journals
from emporion.server.match.row import SeatRow, TableRow
from emporion.server.match.views import choices, prompt_of, refusal_message, result_of, told_at, turns_of
from emporion.server.messages import Entry, Pace, State
from emporion.server.messages.school import AskLesson, FigureChange, Judged, LessonTable, Task
from emporion.server.problems import ProblemError
from emporion.server.rooms.cards import card_of

PACKING = 5
ME = "me"
LOOKS = (
    ("red", "disc"),
    ("green", "square"),
    ("yellow", "hexagon"),
    ("blue", "diamond"),
    ("black", "shield"),
    ("white", "triangle"),
)


def table(title: str, name: str, person: str, ask: AskLesson) -> bytes:
    """A `LessonTable`, compressed; `person` is what the learner is called."""
    desk = _desk(Place(title, name), ask)
    verdict = None
    if ask.say:
        if desk.ended:
            raise ProblemError("over")
        try:
            verdict = desk.answer(ask.say)
        except UnknownWord:
            raise ProblemError("unknown-word") from None
        except (Refused, BadLesson):  # it is right, but after earlier answers the lesson does not go on so
            verdict, desk = Verdict("right"), Desk(desk.place, desk.number + 1)
    same = verdict is not None and verdict.kind in ("mistake", "refused")
    right = verdict is not None and verdict.kind == "right"
    told = LessonTable(
        desk.number,
        desk.here,
        None if desk.ended or right else _task(desk),
        None if same else _state(desk, person, ask.since, right),
        None if verdict is None else _judged(verdict),
    )
    return gzip.compress(msgspec.json.encode(told), PACKING, mtime=0)


def _desk(place: Place, ask: AskLesson) -> Desk:
    """The desk that was asked for. Where the answers to earlier steps lead nowhere, for anything may be sent, or the
    lesson has been written anew since, the step is as after its solutions."""
    for said in (ask.said, ()):
        try:
            desk = Desk(place, ask.step, said)
            if not desk.ended:
                desk.solution()
            desk.go_on(ask.here)
        except (Refused, UnknownWord, BadLesson):
            continue
        return desk
    return Desk(place, ask.step)


def _task(desk: Desk) -> Task:
    step = desk.step
    solution = [] if desk.here and not step.solution else desk.solution()
    return Task(step.id, step.kind, step.rule, step.choices, solution)


def _judged(verdict: Verdict) -> Judged:
    mistake, refusal = verdict.mistake, verdict.refusal
    return Judged(
        verdict.kind,
        mistake.id if mistake is not None else "",
        mistake.rule if mistake is not None else "",
        [FigureChange(each.name, each.before, each.after) for each in mistake.figures] if mistake is not None else [],
        verdict.word,
        refusal_message(refusal) if refusal is not None else None,
    )


def _state(desk: Desk, person: str, since: int, answered: bool) -> State:
    """As at any table; where the learner is not asked, or has `answered`, nothing can be said."""
    match, seat = desk.match, desk.lesson.seat
    game, t = match.game, match.table
    over = t.over()
    asked = not desk.ended and not answered and desk.step.kind == "say" and desk.asked()
    offer, refused = choices(game, t, seat) if asked else ([], [])
    journals = Journals(match, [seat])
    known = journals.of(seat)
    since = min(since, len(known))
    entries = []
    for n in range(since, len(known)):
        event = match.journal.events[known[n]]
        told = told_at(game, event)
        entries.append(Entry(n, event.key, event.rule, event.figures, journals.seat(known[n]), *told))
    return State(
        seq=0,
        card=card_of(_row(desk, person), ME, None, {}),
        viewer=seat,
        sight=game.sight(t, seat),
        phase="" if over else game.phase(t),
        decision="" if over else game.step(t).name,
        prompt=prompt_of(game, t, seat),
        speakers=game.known_speakers(t, seat),
        offer=offer,
        refused=refused,
        may_take_back=False,
        back=None,
        request=None,
        journal_from=since,
        journal=entries,
        words=len(match.said),
        commitment="",
        seed=None,
        result=result_of(game, t) if over else None,
        turns=turns_of(game, t, seat),
    )


def _row(desk: Desk, person: str) -> TableRow:
    header, learner = desk.match.header, desk.lesson.seat
    seats = [
        SeatRow(
            "person" if n == learner else "bot",
            ME if n == learner else "",
            person if n == learner else name,
            "" if n == learner else "easy",
            *LOOKS[n % len(LOOKS)],
        )
        for n, name in enumerate(NAMES[: len(header.seats)])
    ]
    return TableRow(
        id=f"{desk.place.title}/{desk.place.name}",
        game=header.game,
        options=header.options,
        seats=seats,
        pace=Pace(),
        door="link",
        host=ME,
        seed="",
        commitment="",
        ruleset=header.ruleset,
        errata=list(header.errata),
        made=0,
        updated=0,
        status="over" if desk.match.over() else "running",
        result=result_of(desk.match.game, desk.match.table) if desk.match.over() else None,
    )
