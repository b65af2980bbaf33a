"""The games from Python, by names that stay: what `import emporion` offers is made here.

Whoever writes Python comes in through `emporion` itself; nothing of ours is built on this. See docs/python.md.
"""

from emporion.api.match import Match
from emporion.api.players import Player, Turn, play
from emporion.api.position import Position
from emporion.bots import UnknownBot
from emporion.games import UnknownGame, load, titles
from emporion.kernel.match import NothingToTakeBack
from emporion.kernel.options import BadOption, OptionValue
from emporion.kernel.record import BadRecord
from emporion.kernel.refusal import Refusal, Refused
from emporion.kernel.words import UnknownWord
from emporion.research import env, gym_env, vector

__all__ = [
    "BadOption",
    "BadRecord",
    "Match",
    "NothingToTakeBack",
    "OptionValue",
    "Player",
    "Position",
    "Refusal",
    "Refused",
    "Turn",
    "UnknownBot",
    "UnknownGame",
    "UnknownWord",
    "env",
    "gym_env",
    "load",
    "play",
    "titles",
    "vector",
]
