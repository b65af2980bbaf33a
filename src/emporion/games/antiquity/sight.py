"""What a seat may see of Antiquity's table."""

from __future__ import annotations

import msgspec

from emporion.games.antiquity.table import AntiquityTable
from emporion.kernel.game import Game


class AntiquitySight(msgspec.Struct, frozen=True):
    turn: int


def sight(game: Game, t: AntiquityTable, viewer: int) -> AntiquitySight:
    return AntiquitySight(turn=int(t.turn()))
