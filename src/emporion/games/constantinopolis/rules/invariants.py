"""What is always true at a table: nothing is lost and nothing comes from nowhere. For tests."""

from emporion.games.constantinopolis.rules.fleet import passengers, spaces_taken
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    AGER,
    CATEGORIES,
    CATEGORY,
    COPIES,
    FIRST_CARD,
    MOST_PRODUCTION,
    OUTPUT_TYPES,
    POSTS,
    PRODUCTION,
    SHIP_COUNT,
    SHIP_ITEMS,
    SHIP_PASSENGERS,
    SPACE_COUNT,
    TILE,
)
from emporion.games.constantinopolis.table.layout import (
    BUILT,
    CARDS,
    CURRENT,
    DECK,
    DISCARD,
    FREE_SHIPS,
    FUTURE,
    GIVEN,
    HELD,
    KINDS,
    LEVEL,
    MAKES,
    MARKETS,
    OFFICES,
    OWNED,
    SENT,
    SIZES,
    SPACE,
    TILES,
    TYPES,
)
from emporion.games.constantinopolis.table.layout import POSTS as BOUGHT_POSTS
from emporion.games.constantinopolis.table.telling import offer_cards
from emporion.kernel.table import NOBODY


def broken(t: ConstantinopolisTable) -> list[str]:
    """Everything that is wrong with the table."""
    wrong = _cards(t) + _tiles(t) + _ships(t) + _markets(t)
    for seat in range(t.seats()):
        wrong += [f"seat {seat}: {what}" for what in _seat(t, seat)]
    return wrong


def _cards(t: ConstantinopolisTable) -> list[str]:
    """Each of the 106 contracts is in exactly one place."""
    found = [int(DECK.card(t, k)) for k in range(DECK.size(t))]
    for kind in range(KINDS):
        piles = [t.v[DISCARD + kind], *(t.hand(seat, kind) for seat in range(t.seats()))]
        found += [int(FIRST_CARD[kind]) + bit for pile in piles for bit in range(6) if (pile >> bit) & 1]
    for seat in range(t.seats()):
        for ship in range(t.ships(seat)):
            found += [int(t.aboard(seat, ship, place)) for place in range(t.cargo(seat, ship))]
        if t.get(seat, SENT) != 0:
            found += offer_cards(t, seat, GIVEN)  # set aside until the answer
    if sorted(found) == list(range(CARDS)):
        return []
    return [f"{found.count(card)} x contract {card}" for card in range(CARDS) if found.count(card) != 1]


def _tiles(t: ConstantinopolisTable) -> list[str]:
    """Every tile is on the board or on one player's board."""
    wrong = []
    for tile in range(TILES):
        built = sum(1 for seat in range(t.seats()) for k in range(t.get(seat, BUILT)) if t.get(seat, SPACE + k) == tile)
        copies = t.seats() if tile == AGER else COPIES[t.seats() * len(CATEGORIES) + CATEGORY[tile]]
        if built + t.copies(tile) != copies:
            wrong.append(f"{built + t.copies(tile)} x {TILE[tile]} instead of {copies}")
    return wrong


def _ships(t: ConstantinopolisTable) -> list[str]:
    wrong = []
    for size in range(SIZES):
        owned = sum(1 for seat in range(t.seats()) for k in range(t.ships(seat)) if t.ship_size(seat, k) == size)
        if owned + t.v[FREE_SHIPS + size] != SHIP_COUNT[size]:
            wrong.append(f"{owned + t.v[FREE_SHIPS + size]} ships of size {size} instead of {SHIP_COUNT[size]}")
    return wrong


def _markets(t: ConstantinopolisTable) -> list[str]:
    cards = [CURRENT.card(t, k) for k in range(CURRENT.size(t))] + [FUTURE.card(t, k) for k in range(FUTURE.size(t))]
    return [] if sorted(cards) == list(range(MARKETS)) else [f"the market cards are {cards}"]


def _seat(t: ConstantinopolisTable, seat: int) -> list[str]:
    wrong = []
    tiles = [int(t.get(seat, SPACE + k)) for k in range(t.get(seat, BUILT))]
    production = [tile for tile in tiles if CATEGORY[tile] == PRODUCTION]
    makes = 0
    for tile in production:
        makes |= OUTPUT_TYPES[tile]
    if t.gold(seat) < 0 or any(t.goods(seat, good) < 0 for good in range(TYPES)):
        wrong.append("a debt of gold or goods")
    if len(tiles) > SPACE_COUNT or len(set(tiles)) != len(tiles) or t.get(seat, OWNED) != sum(1 << k for k in tiles):
        wrong.append(f"buildings {tiles}")
    if t.get(seat, LEVEL) != len(production) or len(production) > MOST_PRODUCTION or t.get(seat, MAKES) != makes:
        wrong.append(f"level {t.get(seat, LEVEL)} with {len(production)} production buildings")
    if t.get(seat, HELD) != sum(int(t.hand(seat, kind)).bit_count() for kind in range(KINDS)):
        wrong.append(f"{t.get(seat, HELD)} contracts counted")
    if not 0 <= t.posts_in_use(seat) <= t.get(seat, BOUGHT_POSTS) <= POSTS:
        wrong.append(f"{t.posts_in_use(seat)} of {t.get(seat, BOUGHT_POSTS)} trading posts in use")
    if t.office(seat) >= OFFICES or (t.office(seat) >= 0 and t.holder(t.office(seat)) not in (seat, NOBODY)):
        wrong.append(f"office {t.office(seat)}")
    for ship in range(t.ships(seat)):
        size = t.ship_size(seat, ship)
        if spaces_taken(t, seat, ship) > SHIP_ITEMS[size] or passengers(t, seat, ship) > SHIP_PASSENGERS[size]:
            wrong.append(f"ship {ship} is overloaded")
    return wrong
