"""Ostia as the kernel sees it; the sequence of play stands in `__init__.py`."""

from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import i64

from emporion.games.ostia.mind import judgement
from emporion.games.ostia.mind.guess import guess
from emporion.games.ostia.mind.judgement import shortlist_bids
from emporion.games.ostia.mind.terms import terms
from emporion.games.ostia.rules import scoring, setup
from emporion.games.ostia.rules.defaults import default_word
from emporion.games.ostia.sight.secrecy import knows_the_same
from emporion.games.ostia.steps.counting_house import Allocate
from emporion.games.ostia.steps.harbour import Bid
from emporion.games.ostia.table.accessors import OstiaTable, new_table
from emporion.games.ostia.table.components import COUNT, IVORY, IVORY_IN_GAME, OPTIONS, SITES
from emporion.games.ostia.table.layout import BOAT, DECK, KINDS, ON_FORUM, ON_SENATE, SEEN, STOCK
from emporion.games.ostia.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.options import OptionValue
from emporion.kernel.step import Step
from emporion.kernel.table import Table
from emporion.kernel.words import Words

Sights = Callable[[Game, OstiaTable, int], Any]


class Ostia(Game):
    title = "ostia"
    code = "OST"
    fewest_seats = 3
    most_seats = 5

    def __init__(self, play: Step[Any], sights: Sights) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS)
        self.sights = sights

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
        return new_table()

    def lay(self, t: Table) -> None:
        setup.lay(cast(OstiaTable, t))

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        return guess(cast(OstiaTable, t), self.play if t.over() else self.step(t), seat, dice)

    def scores(self, t: Table) -> list[int]:
        table = cast(OstiaTable, t)
        return [int(table.points(seat)) for seat in range(t.seats())]

    def places(self, t: Table) -> list[int]:
        return scoring.places(cast(OstiaTable, t))

    def winners(self, t: Table) -> list[int]:
        return scoring.winners(cast(OstiaTable, t))

    def eliminated(self, t: Table) -> list[int]:
        table = cast(OstiaTable, t)
        return [seat for seat in range(t.seats()) if table.out(seat)]

    def sight(self, t: Table, viewer: int) -> Any:
        return self.sights(self, cast(OstiaTable, t), viewer)

    def knows_the_same(self, before: Table, after: Table, viewer: i64) -> bool:
        if before.over() or after.over():
            return False
        allocating = isinstance(self.step(before), Allocate)
        return knows_the_same(cast(OstiaTable, before), cast(OstiaTable, after), viewer, allocating)

    def default(self, t: Table, seat: int) -> int:
        return default_word(cast(OstiaTable, t), self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: Table, seat: i64) -> float:
        return judgement.worth(cast(OstiaTable, t), None if t.over() else self.step(t), seat)

    def shortlist(self, t: Table, seat: i64, words: Words) -> None:
        """Bids: the lowest few, those around the highest bid so far, then every third."""
        if isinstance(self.step(t), Bid):
            shortlist_bids(cast(OstiaTable, t), words)

    def terms(self, t: Table, seat: i64) -> list[tuple[str, float, float]]:
        return terms(cast(OstiaTable, t), seat)

    def check(self, t: Table) -> list[str]:
        """The invariants of OST-4.0.6."""
        table = cast(OstiaTable, t)
        wrong: list[str] = []
        for good in range(KINDS):
            cards = int(table.discarded(good) + table.market(good))
            cards += sum(1 for k in range(DECK.size(t)) if DECK.card(t, k) == good)
            cards += sum(1 for k in range(2) if table.lot(k) == good)
            for seat in range(t.seats()):
                cards += sum(int(table.get(seat, pile + good)) for pile in (BOAT, STOCK, ON_FORUM, ON_SENATE))
            there = 0 if good == IVORY and t.option(IVORY_IN_GAME) == 0 else COUNT[good]
            if cards != there:
                wrong.append(f"{cards} cards of good {good} instead of {there}")
        for seat in range(t.seats()):
            if not 0 <= table.warehouses(seat) <= SITES:
                wrong.append(f"seat {seat} has {table.warehouses(seat)} warehouses")
            if table.cash(seat) < 0 or table.credits(seat) < 0:
                wrong.append(f"seat {seat} has cash {table.cash(seat)} and {table.credits(seat)} credits")
            for good in range(KINDS):
                hidden = sum(int(table.get(seat, pile + good)) for pile in (STOCK, ON_FORUM, ON_SENATE))
                if table.get(seat, SEEN + good) > hidden:
                    wrong.append(f"seat {seat} is thought to hold more of good {good} than it does")
        return wrong
