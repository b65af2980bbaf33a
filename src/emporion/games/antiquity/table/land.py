"""The land on Antiquity's table: what lies on each hex of the map."""

from mypy_extensions import i64

from emporion.games.antiquity.table.components import CITY_GROUND, TILE_HEXES, TILES_EACH
from emporion.games.antiquity.table.layout import (
    CITY_OWNER,
    GOOD,
    HEX,
    INN_OWNER,
    IS_POLLUTED,
    OCCUPIED,
    PRODUCT,
    SITE,
    TERRAIN,
    TOKEN,
    TOKEN_BITS,
    UNSEEN,
    ZONE,
)
from emporion.kernel.table import Table


class Land(Table):
    def hexes(self) -> i64:
        """The hexes of the map are numbered 0 .. hexes - 1."""
        return self.seats() * TILES_EACH * TILE_HEXES

    def hex(self, hex: i64) -> i64:
        return self.v[HEX + hex]

    def terrain(self, hex: i64) -> i64:
        return self.v[HEX + hex] & TERRAIN

    def polluted(self, hex: i64) -> bool:
        return self.v[HEX + hex] & IS_POLLUTED != 0

    def occupied(self, hex: i64) -> bool:
        return self.v[HEX + hex] & OCCUPIED != 0

    def good_on(self, hex: i64) -> i64:
        """The good lying there, or -1."""
        return ((self.v[HEX + hex] >> GOOD) & 15) - 1

    def product(self, hex: i64) -> i64:
        """The good the mountain range is bound to, or -1 (ANT-4.4.5)."""
        return ((self.v[HEX + hex] >> PRODUCT) & 15) - 1

    def token(self, hex: i64) -> i64:
        """The kind of the exploration token there, or -1; nobody knows it."""
        return ((self.v[HEX + hex] >> TOKEN) & 7) - 1

    def inn_owner(self, hex: i64) -> i64:
        return ((self.v[HEX + hex] >> INN_OWNER) & 7) - 1

    def city_owner(self, hex: i64) -> i64:
        return ((self.v[HEX + hex] >> CITY_OWNER) & 7) - 1

    def site(self, hex: i64) -> i64:
        """The hex of the man whose rural building has its good here, or -1."""
        return ((self.v[HEX + hex] >> SITE) & 1023) - 1

    def in_zone(self, seat: i64, hex: i64) -> bool:
        return (self.v[HEX + hex] >> (ZONE + seat)) & 1 == 1

    def pollute(self, hex: i64) -> None:
        self.v[HEX + hex] |= IS_POLLUTED

    def lose_token(self, hex: i64) -> None:
        """An exploration token that gets covered leaves the game unseen."""
        kind = self.token(hex)
        if kind >= 0:
            self.v[UNSEEN + kind] += 1
            self.v[HEX + hex] &= ~TOKEN_BITS

    def lay_city(self, seat: i64, hex: i64) -> None:
        """The hex becomes city ground for good; pollution and token are gone (ANT-3.1.7, ANT-4.4.10)."""
        self.lose_token(hex)
        kept = self.v[HEX + hex] & (15 << ZONE)
        self.v[HEX + hex] = kept | CITY_GROUND | ((seat + 1) << CITY_OWNER)
