"""The frame of a decade, and its phases 2 to 5: action cards, first player, income, market."""

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.rankings import most_reserve, most_trade_points
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    ACTION_COPIES,
    EARLY_DECADE,
    EARLY_POINTS,
    INCOME_EACH,
    LAST_DECADE,
    ROUNDS,
)
from emporion.games.porto_carthago.table.layout import (
    ACTION_AT,
    ACTIVE,
    DECADE,
    ENDING,
    FIRST,
    NONE,
    ON_SPACE,
    RESERVE,
    ROUND,
    SPACE,
    SPACES,
)
from emporion.games.porto_carthago.table.telling import action_ref, market_refs
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Sequence, Step
from emporion.parts.deck import shuffle


class Match(Sequence[PortoCarthagoTable]):
    """The whole game; its interruptions are steps that others start, wherever play has got to."""

    def __init__(self, *steps: Step, interruptions: list[Step]) -> None:
        super().__init__(*steps)
        self.interruptions = interruptions

    def parts(self) -> list[Step]:
        return self.listed + self.interruptions


class Decades(Sequence[PortoCarthagoTable]):
    """The six phases again and again, until the end of the game is near (PCA-4.12.1)."""

    def again(self, t: PortoCarthagoTable) -> bool:
        return t.v[ENDING] == 0


class BeginDecade(Step[PortoCarthagoTable]):
    rule = "PCA-4.1.1"

    def happen(self, t: PortoCarthagoTable) -> None:
        if t.telling():
            t.tell("decade", self.rule, {"decade": int(t.decade())})


class LayActionCards(Step[PortoCarthagoTable]):
    """Servants on action spaces come back; the six cards are shuffled onto the spaces (PCA-4.3.1)."""

    rule = "PCA-4.3.1"

    def happen(self, t: PortoCarthagoTable) -> None:
        recall_servants(t)
        space: i64 = 0
        for action in range(len(ACTION_COPIES)):
            for _ in range(ACTION_COPIES[action]):
                t.v[ACTION_AT + space] = action
                space += 1
        shuffle(t, ACTION_AT, ACTION_AT + space)
        if t.telling():
            t.tell("action-cards", self.rule, {f"action{k + 1}": action_ref(t.v[ACTION_AT + k]) for k in range(SPACES)})


def recall_servants(t: PortoCarthagoTable) -> None:
    """All servants on action spaces return to their reserves."""
    for seat in range(t.seats()):
        t.change(seat, RESERVE, t.on_spaces(seat))
        for space in range(SPACES):
            t.put(seat, ON_SPACE + space, 0)


class ChooseFirstPlayer(Step[PortoCarthagoTable]):
    """Most servants in the reserve; the old first player loses every tie (PCA-4.4.1). Not in decade 1 (PCA-4.1.2)."""

    rule = "PCA-4.4.1"

    def happen(self, t: PortoCarthagoTable) -> None:
        t.v[ROUND] = 1
        if t.decade() == 1:
            return
        best = most_reserve(t)
        t.v[FIRST] = best
        if t.telling():
            t.tell("new-first-player", self.rule, {"seat": seat_ref(best), "servants": int(t.reserve(best))})


class ReceiveIncome(Step[PortoCarthagoTable]):
    """One talent for each servant in the reserve (PCA-4.4.2)."""

    rule = "PCA-4.4.2"

    def happen(self, t: PortoCarthagoTable) -> None:
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            amount = INCOME_EACH * t.reserve(seat)
            t.earn(seat, amount)
            if t.telling():
                t.tell("income", self.rule, {"seat": seat_ref(seat), "amount": int(amount)})


class FillMarket(Step[PortoCarthagoTable]):
    """The market is filled from the bag, the purchase counter is set back (PCA-4.4.3)."""

    rule = "PCA-4.4.3"

    def happen(self, t: PortoCarthagoTable) -> None:
        t.fill_market()
        if t.telling():
            t.tell("market-filled", self.rule, {"goods": [*market_refs(t)]})


class EndRound(Step[PortoCarthagoTable]):
    """The first player moves the round marker (PCA-4.5.1)."""

    rule = "PCA-4.5.1"

    def happen(self, t: PortoCarthagoTable) -> None:
        t.v[ACTIVE] = NONE
        t.v[SPACE] = NONE
        if t.round() < ROUNDS:
            t.v[ROUND] += 1
            if t.telling():
                t.tell("round", self.rule, {"round": int(t.round())})


class EndDecade(Step[PortoCarthagoTable]):
    """The game ends after decade 5, or after decade 4 if anybody has 8 trade points in the trade house (PCA-5.1)."""

    rule = "PCA-5.1.2"

    def happen(self, t: PortoCarthagoTable) -> None:
        if t.decade() == EARLY_DECADE and most_trade_points(t) >= EARLY_POINTS:
            if t.telling():
                t.tell("early-end", self.rule, {"points": int(most_trade_points(t))})
        elif t.decade() < LAST_DECADE:
            t.v[DECADE] += 1
            return
        t.v[ENDING] = 1
