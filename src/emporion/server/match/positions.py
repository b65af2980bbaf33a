"""A position of a match as the table shows it to a seat, without any table: a `State` to look at and to answer."""

from __future__ import annotations

import msgspec

from emporion.kernel.match import Match
from emporion.server.match.journals import Journals
from emporion.server.match.row import SeatRow, TableRow
from emporion.server.match.views import choices, prompt_of, told_at, turns_of
from emporion.server.messages import Entry, Pace, State, TableCard

NAMES = ("Livia", "Cato", "Drusilla", "Varro", "Octavia", "Seneca")
LOOKS = (
    ("red", "disc"),
    ("green", "square"),
    ("yellow", "hexagon"),
    ("blue", "diamond"),
    ("black", "shield"),
    ("white", "triangle"),
)
ME = "me"


def row_of(match: Match, seat: int, name: str, id: str, names: list[str] | None = None) -> TableRow:
    """A table that is stored nowhere: somebody sits on the seat, bots on the others."""
    header = match.header
    known = names or [NAMES[place] for place in range(len(header.seats))]
    seats = [
        SeatRow("person", ME, name, "", *LOOKS[n]) if n == seat else SeatRow("bot", "", known[n], "hard", *LOOKS[n])
        for n in range(len(header.seats))
    ]
    return TableRow(
        id=id,
        game=header.game,
        options=dict(header.options),
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
        status="running",
    )


def position_state(match: Match, seat: int, card: TableCard) -> State:
    """What the seat sees and may say; nothing may be taken back."""
    game, t = match.game, match.table
    offer, refused = choices(game, t, seat) if seat in game.speakers(t) else ([], [])
    journals = Journals(match, [seat])
    entries = []
    for n, number in enumerate(journals.of(seat)):
        event = match.journal.events[number]
        told = told_at(game, event)
        entries.append(Entry(n, event.key, event.rule, event.figures, journals.seat(number), *told))
    return State(
        seq=0,
        card=card,
        viewer=seat,
        sight=msgspec.Raw(msgspec.json.encode(game.sight(t, seat))),
        phase=game.phase(t),
        decision=game.step(t).name,
        prompt=prompt_of(game, t, seat),
        speakers=game.known_speakers(t, seat),
        offer=offer,
        refused=refused,
        may_take_back=False,
        back=None,
        request=None,
        journal_from=0,
        journal=entries,
        words=sum(1 for said in match.said if said.seat == seat or not said.sealed_in),
        commitment="",
        seed=None,
        result=None,
        turns=turns_of(game, t, seat),
    )
