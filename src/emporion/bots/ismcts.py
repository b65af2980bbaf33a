"""Information-set Monte-Carlo tree search: every iteration walks down the tree on a guess of its own, each seat
choosing by what it alone knows, adds a node, lets everybody play quickly until the horizon, and tells the path how all
stand then.

A node belongs to the seat that speaks and to what that seat has heard. A sealed word is heard by the others only when
the seal opens, so seats that decide at the same time choose independently of each other (decoupled UCB). Words are
taken up in the order of the judgement, more of them the more often a node is visited (progressive widening).
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.clock import now
from emporion.bots.judge import add_worths, copied, in_order, play_on, standing
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.playout import speaker
from emporion.kernel.table import OVER, SEALS, Table
from emporion.kernel.words import Words

KEY_BITS: Final = (1 << 40) - 1  # what has been heard, hashed; products with MIX stay below 2**63
MIX: Final = 1000003
NARROWEST: Final = 2  # words taken up at the first visits


@final
class Branch:
    """A word at a node: how often it could be said, how often it was, and how the seat stood in the end."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.value = 0.0


@final
class Node:
    """What a seat may say knowing what it has heard, the best words at first sight first."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.branches: list[Branch] = []

    def branch(self, word: i64) -> Branch:
        for branch in self.branches:
            if branch.word == word:
                return branch
        new = Branch(word)
        self.branches.append(new)
        return new


@final
class Heard:
    """What each seat has heard since the root, as a number; sealed words wait until the seal opens."""

    def __init__(self, seats: i64) -> None:
        self.keys: list[int] = [int(seat) + 1 for seat in range(seats)]
        self.waiting: list[tuple[int, int]] = []

    def say(self, seat: i64, word: i64, sealed: bool, opens: bool) -> None:
        if not sealed:
            self._all_but(-1, seat, word)
            return
        self._mix(seat, seat, word)
        self.waiting.append((int(seat), int(word)))
        if opens:
            for speaker_, said in self.waiting:
                self._all_but(speaker_, speaker_, said)
            self.waiting = []

    def _all_but(self, one: i64, seat: i64, word: i64) -> None:
        listener: i64
        for listener in range(len(self.keys)):
            if listener != one:
                self._mix(listener, seat, word)

    def _mix(self, listener: i64, seat: i64, word: i64) -> None:
        key: i64 = self.keys[listener]
        self.keys[listener] = int(((key * MIX) ^ (word * 8 + seat + 1)) & KEY_BITS)


@final
class Tree:
    """One decision's search."""

    def __init__(self, game: Game, bot: "IsmctsBot") -> None:
        self.game = game
        self.bot = bot
        self.nodes: dict[int, Node] = {}
        self.words = Words(len(game.vocabulary))
        self.lowest = 1.0e18
        self.highest = -1.0e18

    def iterate(self, t: Table, root: Node) -> None:
        """One walk: down the tree to a new node, on by playing, and back with how everybody stands."""
        game = self.game
        heard = Heard(t.seats())
        path: list[tuple[Node, Branch]] = []
        node = root
        new = False
        while True:
            branch = self._select(t, node)
            path.append((node, branch))
            sealed = game.step(t).sealed
            seals: i64 = t.v[SEALS]
            seat: i64 = node.seat
            game.say(t, seat, branch.word)
            heard.say(seat, branch.word, sealed, t.v[SEALS] != seals)
            if new or t.v[OVER] != 0 or len(path) >= self.bot.depth:
                break
            seat = speaker(game.deciders(t))
            found = self.nodes.get(heard.keys[seat])
            if found is None:
                new = True
                node = Node(seat)
                self.nodes[heard.keys[seat]] = node
            else:
                node = found
        play_on(game, t, self.bot.horizon, self.words, self.bot.end)
        self._tell(t, path)

    def _select(self, t: Table, node: Node) -> Branch:
        """Of the words that may be said at this guess, those taken up so far: the one with the best upper bound."""
        game = self.game
        game.offer(t, node.seat, self.words)
        if node.visits == 0:
            self._open(t, node)
        node.visits += 1
        room: i64 = NARROWEST + int(self.bot.widening * sqrt(float(node.visits)))
        chosen: Branch | None = None
        best = -1.0e18
        for branch in node.branches:
            if not contains(self.words, branch.word):
                continue
            branch.offered += 1
            bound = self._bound(branch)
            if bound > best:
                best = bound
                chosen = branch
            room -= 1
            if room == 0:
                break
        return chosen if chosen is not None else node.branch(self.words.v[0])

    def _open(self, t: Table, node: Node) -> None:
        """The node's words in the order of the judgement, as far as they are worth thinking about."""
        listed = copied(self.words)
        self.game.shortlist(t, node.seat, listed)
        worths: list[float] = [0.0] * int(listed.n)
        add_worths(self.game, t, node.seat, listed, worths)
        for word in in_order(listed, worths, int(self.game.policy(t, node.seat))):
            node.branches.append(Branch(word))

    def _bound(self, branch: Branch) -> float:
        if branch.visits == 0:
            return 1.0e9
        span = self.highest - self.lowest
        mean = branch.value / float(branch.visits)
        share = (mean - self.lowest) / span if span > 0.0 else 0.5
        return share + self.bot.curiosity * sqrt(log(float(branch.offered)) / float(branch.visits))

    def _tell(self, t: Table, path: list[tuple[Node, Branch]]) -> None:
        values = [standing(self.game, t, seat) for seat in range(t.seats())]
        self.lowest = min(self.lowest, min(values))
        self.highest = max(self.highest, max(values))
        for node, branch in path:
            branch.visits += 1
            branch.value += values[node.seat]


@final
class IsmctsBot(Bot):
    def __init__(
        self,
        iterations: int,
        horizon: int,
        seconds: float = 0.0,
        depth: int = 12,
        curiosity: float = 0.4,
        widening: float = 0.5,
    ) -> None:
        self.iterations: i64 = iterations
        self.horizon: i64 = horizon  # how many decisions a playout lasts
        self.seconds = seconds  # stop earlier when this is over; 0 = no clock, the same words for the same seed
        self.depth: i64 = depth  # how many decisions the tree is deep at most
        self.curiosity = curiosity  # how much little-tried words are preferred
        self.widening = widening  # how fast more words are taken up
        self.end = 0.0

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        return offer.v[0] if offer.n == 1 else self.weigh(guesses, offer, dice)[0][0]

    def weigh(self, guesses: Guesses, offer: Words, dice: Dice) -> list[tuple[int, float]]:
        """The words looked at, the most visited first, each with how the seat stands after it on average."""
        self.end = now() + self.seconds if self.seconds > 0.0 else 0.0
        tree = Tree(guesses.game, self)
        root = Node(guesses.seat)
        left: i64 = self.iterations
        while left > 0 and (now() < self.end or self.end == 0.0 or root.visits == 0):
            tree.iterate(guesses.another(), root)
            left -= 1
        tried = [branch for branch in root.branches if branch.visits > 0]
        tried.sort(key=lambda branch: (-branch.visits, -branch.value))
        return [(int(branch.word), branch.value / float(branch.visits)) for branch in tried]


def contains(words: Words, word: i64) -> bool:
    return any(words.v[k] == word for k in range(words.n))
