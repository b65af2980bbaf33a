"""How far everybody came with each saint, and what decided between equals (ANT-5)."""

from emporion.games.antiquity.rules.conditions import progress_of
from emporion.games.antiquity.rules.zones import clean_in_zone, pollution_in_zone
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    CRISTOFORI,
    GIORGIO,
    MARIA,
    MARIA_CONDITIONS,
    NICOLO,
    SAINTS,
    TIE_BREAK_UNPOLLUTED,
)
from emporion.games.antiquity.table.layout import ALL_DEAD, BY_SAINT, BY_TURNS, END, UNPLACED
from emporion.games.antiquity.table.telling import ENDS
from emporion.kernel.journal import Account, Column

SIMPLE = (NICOLO, GIORGIO, BARBARA, CRISTOFORI)
RULES = {BY_SAINT: "ANT-5.1.1", BY_TURNS: "ANT-5.4.1"}


def account(t: AntiquityTable) -> Account:
    saints = {saint: [progress_of(t, seat, saint) for seat in range(t.seats())] for saint in SIMPLE}
    met = [sum(saints[s][seat][0] >= saints[s][seat][1] for s in SIMPLE) for seat in range(t.seats())]
    saints[MARIA] = [(min(n, int(MARIA_CONDITIONS)), int(MARIA_CONDITIONS)) for n in met]
    sources = [
        Column(f"saint:{name}", [done for done, _ in saints[k]], "ANT-5.1.1", wholes=[whole for _, whole in saints[k]])
        for k, name in enumerate(SAINTS)
    ]
    end = int(t.v[END])
    return Account(sources, tie_breaks(t, end), f"end:{ENDS[end]}" if end in ENDS else "", RULES.get(end, "ANT-5.3.2"))


def tie_breaks(t: AntiquityTable, end: int) -> list[Column]:
    """What is compared depends on how it ended (ANT-5.2, ANT-5.3.2, ANT-5.4.1)."""
    seats = range(t.seats())
    houses = Column("tie:houses", [int(t.houses(seat)) for seat in seats], RULES[BY_TURNS])
    markers = Column("tie:markers", [int(pollution_in_zone(t, seat)) for seat in seats], "ANT-5.2.1", fewest=True)
    clean = Column("tie:clean", [int(clean_in_zone(t, seat)) for seat in seats], "ANT-5.2.2")
    unpolluted = t.option(TIE_BREAK_UNPOLLUTED) == 1  # ANT-6.1.5
    if end == BY_TURNS:
        return [houses, clean if unpolluted else markers]
    if end == ALL_DEAD:
        return [Column("tie:graves", [int(t.public(seat, UNPLACED)) for seat in seats], "ANT-5.3.2", True), houses]
    return [clean] if unpolluted else [markers, clean]
