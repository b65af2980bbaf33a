"""The opponents people choose from. How strong a level plays at a title stands in that title's `data/bots.toml`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.greedy import GreedyBot
from emporion.bots.ismcts import IsmctsBot
from emporion.bots.master import MasterBot
from emporion.bots.net_file import has_net, net_of
from emporion.bots.random_bot import RandomBot
from emporion.bots.search import SearchBot
from emporion.kernel.chance import Dice
from emporion.kernel.data import read_data
from emporion.kernel.words import Words

GAMES: Final = Path(__file__).parent.parent / "games"
WITH_NET: Final = ("master", "net")
SECONDS: Final = 2.7  # the most a bot thinks about a word, in real time; most take far less


@final
class Level(Bot):
    """Plays each title as its data says: the master with its net, others with `playouts` search, with `iterations`
    grow a tree, or are greedy. A master who finds no net at a title (any more) is an expert there."""

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds  # 0 = no clock: the same words for the same seed on any machine
        self._bots: dict[str, Bot] = {}

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        return self.at(guesses).choose(guesses, offer, dice)

    def at(self, guesses: Guesses) -> Bot:
        title = guesses.game.title
        if title not in self._bots:
            known = strengths(title)
            if self.name in known and self.name in WITH_NET:
                self._bots[title] = MasterBot(net_of(title), guesses.game, seconds=self.seconds, **known[self.name])
            else:
                name = "expert" if self.name in WITH_NET else self.name
                self._bots[title] = made_of(known[name], self.seconds)
        return self._bots[title]


def made_of(strength: dict[str, Any], seconds: float) -> Bot:
    if "playouts" in strength:
        return SearchBot(seconds=seconds, **strength)
    if "iterations" in strength:
        return IsmctsBot(seconds=seconds, **strength)
    return GreedyBot(**strength)


def strengths(title: str) -> dict[str, dict[str, Any]]:
    """The arguments of each level's bot; levels that need a net only where there is one."""
    found = read_data(str(GAMES / title / "__init__.py"), "bots")
    return {level: how for level, how in found.items() if level not in WITH_NET or has_net(title)}


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": lambda: RandomBot(),
    "easy": lambda: Level("easy"),
    "medium": lambda: Level("medium"),
    "hard": lambda: Level("hard"),
    "expert": lambda: Level("expert"),
    "master": lambda: Level("master"),
    "greedy": lambda: GreedyBot(),
    "ismcts": lambda: Level("ismcts"),
    "first": lambda: GreedyBot(looks=1, first=True),
    "net": lambda: Level("net"),
}
"""By name, weakest first; the last four are for researchers: `first` plays as `hard` did in the first edition, `net`
says the likeliest word of the master's net without any search."""
