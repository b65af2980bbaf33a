"""Antiquity as the kernel sees it; the sequence of play stands in `__init__.py`."""

from mypy_extensions import i64

from emporion.games.antiquity.mind import judgement
from emporion.games.antiquity.mind.first import policy as first
from emporion.games.antiquity.mind.guess import guess
from emporion.games.antiquity.mind.planner.policy import policy
from emporion.games.antiquity.mind.planner.shortlist import shorten
from emporion.games.antiquity.mind.terms import terms
from emporion.games.antiquity.rules import account, invariants, scoring, setup
from emporion.games.antiquity.rules.defaults import default_word
from emporion.games.antiquity.sight.features.writing import phases_of, write_row
from emporion.games.antiquity.sight.secrecy import knows_the_same
from emporion.games.antiquity.steps.draft.placing import CHOOSING_SAINT
from emporion.games.antiquity.table.accessors import AntiquityTable, new_table
from emporion.games.antiquity.table.components import ERRATA, OPTIONS, PLAYER_TRADING, SAINTS
from emporion.games.antiquity.table.layout import OFFER_STATE, OFFER_TARGET, OPEN, STAGE
from emporion.games.antiquity.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game, Sights, Tells
from emporion.kernel.journal import Account, Journal
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.words import Words
from emporion.parts.sealed import is_in


class Antiquity(Game[AntiquityTable]):
    title = "antiquity"
    code = "ANT"
    errata = ERRATA
    fewest_seats = 2
    most_seats = 4

    def __init__(self, play: Step, sights: Sights[AntiquityTable], tells: Tells) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS, new_table, sights, tells)
        self.phases = phases_of(play, len(self.steps))

    def lay(self, t: AntiquityTable) -> None:
        setup.lay(t)

    def guess(self, t: AntiquityTable, seat: int, dice: Dice) -> AntiquityTable:
        return guess(t, seat, dice)

    def scores(self, t: AntiquityTable) -> list[int]:
        return [scoring.score(t, seat) for seat in range(t.seats())]

    def places(self, t: AntiquityTable) -> list[int]:
        return scoring.places(t)

    def winners(self, t: AntiquityTable) -> list[int]:
        return scoring.winners(t)

    def eliminated(self, t: AntiquityTable) -> list[int]:
        return [seat for seat in range(t.seats()) if t.out(seat)]

    def knows_the_same(self, before: AntiquityTable, after: AntiquityTable, viewer: i64) -> bool:
        return knows_the_same(before, after, viewer)

    def account(self, t: AntiquityTable, journal: Journal) -> Account:
        return account.account(t)

    def default(self, t: AntiquityTable, seat: int) -> int:
        return default_word(t, self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: AntiquityTable, seat: i64) -> float:
        return judgement.worth(t, seat)

    def shortlist(self, t: AntiquityTable, seat: i64, words: Words) -> None:
        planned = self.policy(t, seat)
        if planned >= 0:
            shorten(t, seat, words, planned)

    def policy(self, t: AntiquityTable, seat: i64) -> i64:
        """The planner's word; where others have begun something it would not, it may have none."""
        word = policy(t, self.step(t), seat)
        if word >= 0 and self.refusal(t, seat, word) == MAY_BE_SAID:
            return word
        return -1

    def first_policy(self, t: AntiquityTable, seat: i64) -> i64:
        word = first.policy(t, self.step(t), seat)
        return word if word >= 0 and self.refusal(t, seat, word) == MAY_BE_SAID else -1

    def hinted(self, t: AntiquityTable, seat: i64) -> i64:
        """All saints at the choice of one."""
        if t.drafting() and t.get(seat, STAGE) == CHOOSING_SAINT:
            return len(SAINTS)
        return super().hinted(t, seat)

    def converses(self, t: AntiquityTable) -> bool:
        return t.drafting() and t.option(PLAYER_TRADING) == 1

    def patient(self, t: AntiquityTable, seat: i64) -> bool:
        """Whether an offer of the seat waits for somebody who still builds, and the seat has none to answer itself."""
        if not t.drafting() or t.offer(seat, OFFER_STATE) != OPEN or t.offers_to(seat) != 0:
            return False
        return not is_in(t, t.offer(seat, OFFER_TARGET))

    def next_speaker(self, t: AntiquityTable) -> i64:
        """Who has an offer to answer speaks before anybody else: the others wait for it."""
        mask = self.deciders(t)
        for seat in range(t.seats()):
            if (mask >> seat) & 1 == 1 and t.drafting() and t.offers_to(seat) != 0:
                return seat
        return super().next_speaker(t)

    def terms(self, t: AntiquityTable, seat: i64) -> list[tuple[str, float, float]]:
        return terms(t, seat)

    def write_row(self, t: AntiquityTable, seat: i64, row: Row) -> None:
        write_row(t, self.phases[t.step()], seat, row)

    def check(self, t: AntiquityTable) -> list[str]:
        return invariants.broken(t)
