"""The smallest game with everything a kernel has to carry: money, cards, secrets, chance, options, an erratum.

Each seat has three coins and takes part in two rounds. In each, everybody secretly stakes coins: they go to the bank,
and the highest stake scores a point (with the erratum `shared-stake` all highest stakes do, without it the first one
only). Then, in turn order, each may draw a card for a coin; cards are secret and score at the end what is on them.
"""

from typing import Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.journal import seat_ref
from emporion.kernel.match import Header, Match
from emporion.kernel.options import Option, OptionValue
from emporion.kernel.refusal import NOT_NOW, Reasons
from emporion.kernel.step import Ask, InTurnOrder, Repeat, Sequence, Step
from emporion.kernel.table import HEADER, Table
from emporion.kernel.words import Vocabulary, Words
from emporion.parts.deck import Deck
from emporion.parts.sealed import Sealed, is_in

BANK = HEADER
DECK = Deck(HEADER + 1, 6)
SEAT = HEADER + 8
COINS, STAKE, POINTS, CARDS = 0, 1, 2, 3  # CARDS has a bit for each card
STRIDE = 4
ALL_COINS = 20

VOCABULARY = Vocabulary()
STAKES = VOCABULARY.family("stake", range(3), "coins")
DRAW = VOCABULARY.word("draw")
PASS = VOCABULARY.word("pass")

REASONS = Reasons()
TOO_POOR = REASONS.add("too-poor", "TNY-1.2")
NO_CARDS = REASONS.add("no-cards", "TNY-1.3")

OPTIONS = [
    Option("coins", "TNY-2.1", [2, 3, 4], 3),
    Option("scale", "TNY-2.2", ["single", "double"], "single"),
    Option("visible", "TNY-2.3", [False, True], False),
]


class TinyTable(Table):
    def clone(self) -> "TinyTable":
        return TinyTable(self.v[:])

    def get(self, seat: int, field: int) -> int:
        return int(self.v[SEAT + seat * STRIDE + field])

    def put(self, seat: int, field: int, value: int) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def pay(self, seat: int, coins: int) -> None:
        self.put(seat, COINS, self.get(seat, COINS) - coins)
        self.v[BANK] += coins


class Stake(Sealed[TinyTable]):
    name = "stake"
    rule = "TNY-1.1"

    def asks_always(self, t: TinyTable, seat: i64) -> bool:
        return True

    def candidates(self, t: TinyTable, seat: i64, into: Words) -> None:
        into.add_range(STAKES, STAKES + 3)

    def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
        if not STAKES <= word < STAKES + 3:
            return NOT_NOW
        return 0 if word - STAKES <= t.get(seat, COINS) else TOO_POOR

    def figures(self, t: TinyTable, seat: i64, word: i64, reason: i64) -> dict[str, Any]:
        return {"needs": int(word - STAKES), "has": t.get(seat, COINS)} if reason == TOO_POOR else {}

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        t.put(seat, STAKE, word - STAKES)
        self.seal(t, seat)

    def open(self, t: TinyTable) -> None:
        t.disclose()
        stakes = [t.get(seat, STAKE) for seat in range(t.seats())]
        for seat, stake in enumerate(stakes):
            t.pay(seat, stake)
            t.put(seat, STAKE, 0)
            t.tell("staked", "TNY-1.1", {"seat": seat_ref(seat), "coins": stake})
            if stake == max(stakes) and (t.erratum(0) or seat == stakes.index(max(stakes))):
                t.put(seat, POINTS, t.get(seat, POINTS) + 1)


class DrawCard(Ask[TinyTable]):
    name = "draw_card"
    rule = "TNY-1.2"

    def candidates(self, t: TinyTable, seat: i64, into: Words) -> None:
        into.add(DRAW)
        into.add(PASS)

    def refusal(self, t: TinyTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return 0
        if word != DRAW:
            return NOT_NOW
        if DECK.size(t) == 0:
            return NO_CARDS
        return 0 if t.get(seat, COINS) > 0 else TOO_POOR

    def say(self, t: TinyTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == DRAW:
            t.pay(seat, 1)
            t.put(seat, CARDS, t.get(seat, CARDS) | 1 << DECK.draw(t))
            t.disclose()
        t.tell("drew" if word == DRAW else "passed", "TNY-1.2", {"seat": seat_ref(seat)})


class TinySight(msgspec.Struct, frozen=True):
    bank: int
    deck: int
    coins: list[int]
    points: list[int]
    hand_sizes: list[int]
    staked: list[bool]
    hands: list[list[int]]  # of the viewer, of all if cards are visible
    stake: int | None


def hand(t: Table, seat: int) -> list[int]:
    cards = cast(TinyTable, t).get(seat, CARDS)
    return [card for card in range(1, 7) if cards >> card & 1]


class TinyGame(Game):
    title = "tiny"
    code = "TNY"
    errata: tuple[str, ...] = ("shared-stake",)
    fewest_seats = 2
    most_seats = 3

    def __init__(self, stake: Step | None = None, draw: Step | None = None) -> None:
        play = Repeat(2, Sequence(stake or Stake(), InTurnOrder(draw or DrawCard()), name="round"))
        super().__init__(play, VOCABULARY, REASONS, OPTIONS)

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
        return TinyTable(vec[i64]([0] * (SEAT + 3 * STRIDE)))

    def lay(self, t: Table) -> None:
        tiny = cast(TinyTable, t)
        tiny.v[BANK] = ALL_COINS
        for seat in range(t.seats()):
            tiny.pay(seat, -int(str(self.options_of(t)["coins"])))
        for card in range(1, 7):
            DECK.put(t, card)
        DECK.shuffle(t)

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        tiny = cast(TinyTable, t.clone())
        tiny.reseed(dice)
        for other in range(t.seats() if not self.options_of(t)["visible"] else 0):
            if other != seat:
                cards = hand(t, other)
                for card in cards:
                    DECK.put(tiny, card)
                tiny.put(other, CARDS, 0)
        DECK.shuffle_guess(tiny, dice)
        for other in range(t.seats()):
            while len(hand(tiny, other)) < len(hand(t, other)):
                tiny.put(other, CARDS, tiny.get(other, CARDS) | 1 << DECK.draw(tiny))
            if other != seat and not t.over() and self.step(t).sealed and is_in(t, other):
                tiny.put(other, STAKE, dice.below(min(2, tiny.get(other, COINS)) + 1))
        return tiny

    def scores(self, t: Table) -> list[int]:
        factor = 2 if self.options_of(t)["scale"] == "double" else 1
        return [cast(TinyTable, t).get(seat, POINTS) + factor * sum(hand(t, seat)) for seat in range(t.seats())]

    def places(self, t: Table) -> list[int]:
        scores = self.scores(t)
        return [sum(1 for other in scores if other > own) for own in scores]

    def sight(self, t: Table, viewer: int) -> Any:
        tiny = cast(TinyTable, t)
        sealed = not t.over() and self.step(t).sealed
        visible = bool(self.options_of(t)["visible"])
        return TinySight(
            bank=int(t.v[BANK]),
            deck=int(DECK.size(t)),
            coins=[tiny.get(seat, COINS) for seat in range(t.seats())],
            points=[tiny.get(seat, POINTS) for seat in range(t.seats())],
            hand_sizes=[len(hand(t, seat)) for seat in range(t.seats())],
            staked=[sealed and is_in(t, seat) for seat in range(t.seats())],
            hands=[hand(t, seat) if visible or seat == viewer else [] for seat in range(t.seats())],
            stake=tiny.get(viewer, STAKE) if viewer >= 0 else None,
        )

    def worth(self, t: Table, seat: i64) -> float:
        return float(self.scores(t)[seat])

    def check(self, t: Table) -> list[str]:
        tiny = cast(TinyTable, t)
        wrong = []
        if t.v[BANK] + sum(tiny.get(seat, COINS) for seat in range(t.seats())) != ALL_COINS:
            wrong.append("coins were made or lost")
        if DECK.size(t) + sum(len(hand(t, seat)) for seat in range(t.seats())) != 6:
            wrong.append("cards were made or lost")
        return wrong


def tiny_match(game: Game, seats: int = 2, seed: str = "tiny", **options: OptionValue) -> Match:
    names = ("Livia", "Marcus", "Aelia")[:seats]
    return Match(game, Header("tiny", seed, names, options, game.ruleset, game.errata))


def say(match: Match, *words: str) -> Match:
    """Say words written `seat word`."""
    for word in words:
        seat, text = word.split()
        match.say_text(int(seat), text)
    return match
