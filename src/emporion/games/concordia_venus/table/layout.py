"""Where everything lies on the table of Concordia Venus: offsets into its vector, and the empty vector."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.parts.deck import Deck

# Numbers written out in this file are numbers to the compiler; those of other files are not.
HEADER: Final = 138  # the fields of the kernel come first; every game begins here
MOST_SEATS: Final[i64] = 6
TEAM_SIZE: Final = 2
SPACES: Final[i64] = 7  # of the card display
CARDS: Final[i64] = 51  # different ones: nine starting cards and 42 for sale
MOST_CARDS: Final = 38  # a seat can own: its opening hand and everything for sale
STACKED: Final = 24  # cards the stack can hold
COLONISTS: Final[i64] = 6
NONE: Final[i64] = -1
MOST_CITIES: Final[i64] = 31
MOST_ROUTES: Final[i64] = 79
MOST_PROVINCES: Final[i64] = 12

# The middle of the table.
BOARD: Final = HEADER
FIRST: Final = HEADER + 1  # the first player
TURN: Final = HEADER + 2  # how many turns are over
LAST_TURN: Final = HEADER + 3  # the last one, once the end is triggered
PRAEFECTUS: Final = HEADER + 4  # who holds PRAEFECTUS MAGNUS
CONCORDIA: Final = HEADER + 5  # who holds the CONCORDIA card
# The team turn, or turn.
ACTIVE: Final = HEADER + 6  # who holds the active-player marker
PLAYER: Final = HEADER + 7  # who played the card that is carried out
CARD: Final = HEADER + 8  # the card that is carried out
PERSONALITY: Final = HEADER + 9  # the one its player uses
COPIED: Final = HEADER + 10  # the card a Diplomat or Magister found
SOLO: Final = HEADER + 11  # whether the card is carried out by its player alone (CNV-4.15.2)
REPEATED: Final = HEADER + 12  # whether a Magister led here (CNV-7.2.3)
ANSWERING: Final = HEADER + 13  # whether a Legate waits for its answer
SUGGESTION: Final = HEADER + 14  # the card put forward, or NONE
SCORED: Final = HEADER + 15  # a bit for each seat that has had its intermediate scoring
DISPLAY: Final = HEADER + 16
TEAM_COPIES: Final = DISPLAY + SPACES  # by team and owner: the number of the play that was copied last
PRODUCE: Final = TEAM_COPIES + MOST_SEATS * MOST_SEATS // TEAM_SIZE  # of each city
VILLAS_IN: Final = PRODUCE + MOST_CITIES  # a bit for each seat
OCCUPANT: Final = VILLAS_IN + MOST_CITIES  # of each route: the seat, plus one
MARKER: Final = OCCUPANT + MOST_ROUTES  # the good on each province's marker
SPENT: Final = MARKER + MOST_PROVINCES  # whether it shows its coins
STACK_AT: Final = SPENT + MOST_PROVINCES
# Before each seat.
SEAT: Final = STACK_AT + STACKED + 1
MONEY: Final = 0
VILLAS: Final = 1  # left
PLAYS: Final = 2  # cards played so far
SCORE: Final = 3  # the score marker of the intermediate scoring
GOODS: Final = 4
RECEIVED: Final = 9  # goods on their way into the storehouse
COLONIST: Final = 14  # the place of each colonist, land first; NONE in the storehouse
HAND: Final = 20  # cards of each kind
PILE: Final = HAND + CARDS  # the discard pile: number of cards, then the cards, the top one last
STRIDE: Final = PILE + MOST_CARDS + 1
SIZE: Final = SEAT + MOST_SEATS * STRIDE

STACK: Final = Deck(STACK_AT, STACKED)


def empty() -> vec[i64]:
    """A vector on which nothing lies anywhere."""
    v = vec[i64]([0] * SIZE)
    for field in (LAST_TURN, CONCORDIA, CARD, PERSONALITY, COPIED, SUGGESTION):
        v[field] = NONE
    for space in range(SPACES):
        v[DISPLAY + space] = NONE
    for city in range(MOST_CITIES):
        v[PRODUCE + city] = NONE
    for province in range(MOST_PROVINCES):
        v[MARKER + province] = NONE
    for seat in range(MOST_SEATS):
        for slot in range(COLONISTS):
            v[SEAT + seat * STRIDE + COLONIST + slot] = NONE
    return v
