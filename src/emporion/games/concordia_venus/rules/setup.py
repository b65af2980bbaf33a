"""Setting the table of Concordia Venus (CNV-3)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    CARD_MODES,
    CLASSIC_DECK_OF,
    DECK_OF,
    DECKS,
    HANDS,
    IONIUM_WITHOUT_B,
    KINDS,
    LAND,
    MAP,
    SEA,
    START_GOODS,
    START_MONEY,
    START_MONEY_TEAM,
    VILLAS,
)
from emporion.games.concordia_venus.table.layout import (
    ACTIVE,
    BOARD,
    CARDS,
    DISPLAY,
    FIRST,
    GOODS,
    HAND,
    MARKER,
    MONEY,
    NONE,
    PRAEFECTUS,
    PRODUCE,
    SPACES,
    STACK,
)
from emporion.games.concordia_venus.table.layout import VILLAS as VILLAS_LEFT
from emporion.games.concordia_venus.table.maps import (
    CITY_LETTERS,
    IONIUM,
    IONIUM_REDUCED,
    LETTERS,
    MOST_IN_PROVINCE,
    province_city,
    tokens_of,
)
from emporion.games.concordia_venus.table.telling import card_ref
from emporion.kernel.journal import Figure, seat_ref

AUTO: Final[int] = 0
ON: Final[int] = 1
SMALL_TABLE: Final[int] = 3  # players with whom IONIUM is reduced by itself (CNV-6.3.1)


def lay(t: ConcordiaTable) -> None:
    t.v[BOARD] = board_for(t)
    # CNV-4.18.2: chance comes in this order: first player, tokens by letter, decks by number.
    t.v[FIRST] = t.chance(t.seats())
    if t.telling():
        t.tell("first-player", "CNV-3.1.2", {"seat": seat_ref(t.first())})
    _place_tokens(t)
    _place_markers(t)
    _lay_market(t)
    for seat in range(t.seats()):
        _equip(t, seat)
    t.v[ACTIVE] = t.first()  # CNV-3.7.2
    t.v[PRAEFECTUS] = t.clockwise(t.first(), t.seats() - 1)
    if t.telling():
        t.tell("praefectus-starts", "CNV-3.7.1", {"seat": seat_ref(t.praefectus())})


def board_for(t: ConcordiaTable) -> i64:
    """The map, IONIUM being reduced if the option or the number of players says so (CNV-6.3.1)."""
    chosen = t.option(MAP)
    without_b = t.option(IONIUM_WITHOUT_B)
    if chosen == IONIUM and (without_b == ON or (without_b == AUTO and t.seats() <= SMALL_TABLE)):
        return IONIUM_REDUCED
    return chosen


def _shuffle(t: ConcordiaTable, things: list[int]) -> None:
    for k in range(len(things) - 1, 0, -1):
        other = int(t.chance(k + 1))
        things[k], things[other] = things[other], things[k]


def _place_tokens(t: ConcordiaTable) -> None:
    """One token of its letter on every city but the capital (CNV-3.2.1)."""
    letters = CITY_LETTERS[t.board()]
    for letter in LETTERS[t.board()]:
        tokens = tokens_of(letter)
        _shuffle(t, tokens)
        lettered = [city for city, own in enumerate(letters) if own == letter]
        for city, good in zip(lettered, tokens, strict=True):
            t.v[PRODUCE + city] = good


def _place_markers(t: ConcordiaTable) -> None:
    """The dearest good of each province (CNV-3.2.2)."""
    for province in range(t.provinces()):
        t.v[MARKER + province] = dearest(t, province)


def dearest(t: ConcordiaTable, province: i64) -> i64:
    best: i64 = NONE
    for k in range(MOST_IN_PROVINCE):
        city = province_city(t.board(), province, k)
        if city != NONE and t.produce(city) > best:
            best = t.produce(city)
    return best


def deck_mode(t: ConcordiaTable) -> str:
    if t.in_teams():
        return "team"
    return "classic" if t.classic() else "individual"


def deck_number(t: ConcordiaTable, card: i64) -> i64:
    """The deck a card belongs to in this match."""
    return CLASSIC_DECK_OF[card] if t.classic() else DECK_OF[card]


def decks_for(t: ConcordiaTable) -> list[list[int]]:
    """The cards for sale, deck by deck (CNV-3.3.1)."""
    mode = deck_mode(t)
    numbers = DECKS["team" if t.in_teams() else "individual", int(t.seats())]
    return [
        [card for card in range(CARDS) if deck_number(t, card) == number and mode in CARD_MODES[card]]
        for number in numbers
    ]


def _lay_market(t: ConcordiaTable) -> None:
    """Deck I fills the display, the others lie face down below it in order; an eighth card comes first (CNV-6.5.1)."""
    decks = decks_for(t)
    for deck in decks:
        _shuffle(t, deck)
    cards = [card for deck in decks for card in deck]
    for space in range(SPACES):
        t.v[DISPLAY + space] = cards[space]
    for card in reversed(cards[SPACES:]):
        STACK.put(t, card)
    if t.telling():
        shown: dict[str, Figure] = {"cards": [card_ref(card) for card in cards[:SPACES]]}
        t.tell("market-opens", "CNV-3.3.1", shown)


def _equip(t: ConcordiaTable, seat: i64) -> None:
    """Storehouse, colonists, hand and money of a seat (CNV-3.4.1 to CNV-3.6.2)."""
    place = t.place_in_order(seat)
    t.put(seat, VILLAS_LEFT, VILLAS)
    for good in range(KINDS):
        t.put(seat, GOODS + good, START_GOODS[good])
    late = t.in_teams() and place >= t.teams()
    if not late:
        t.settle(seat, LAND, t.capital())
        t.settle(seat, SEA, t.capital())
    if t.in_teams():
        t.put(seat, MONEY, START_MONEY_TEAM[place % t.teams()])
        hand = HANDS["team_second_half" if late else "team_first_half"]
    else:
        t.put(seat, MONEY, START_MONEY[place])
        hand = HANDS[deck_mode(t)]
    for card in range(CARDS):
        t.put(seat, HAND + card, hand[card])
