"""What viewers see, as it goes over the wire: drawn once for each viewer and table, kept for a while."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from emporion.kernel.game import Game
from emporion.kernel.table import Table

KEPT = 128
"""Sights kept for all tables of a server together: the largest have some 30 kB."""


class Sights:
    """Tables in it must not change any more."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._drawn: OrderedDict[tuple[Table, int], bytes] = OrderedDict()

    def of(self, game: Game, table: Table, viewer: int) -> bytes:
        key = (table, viewer)
        found = self._drawn.get(key)
        if found is None:
            found = msgspec.json.encode(game.sight(table, viewer))
            self._keep(key, found)
        return found

    def same(self, before: Table, after: Table, viewer: int) -> None:
        """The viewer sees the same at both tables."""
        found = self._drawn.pop((before, viewer), None)
        if found is not None:
            self._keep((after, viewer), found)

    def _keep(self, key: tuple[Table, int], sight: bytes) -> None:
        self._drawn[key] = sight
        while len(self._drawn) > self.most:
            self._drawn.popitem(last=False)


SIGHTS = Sights()
