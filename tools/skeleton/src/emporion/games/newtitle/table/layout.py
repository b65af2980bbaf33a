"""Where everything lies on New Title's table: offsets into its vector."""

from typing import Final

from mypy_extensions import i64

from emporion.parts.deck import Deck

# Sizes are written out as numbers, so that the compiler counts with them natively (docs/performance.md, Loops).
HEADER: Final = 138  # the fields of the kernel come first; every game begins here
KINDS: Final[i64] = 3  # of goods
CARDS: Final[i64] = 54
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

# The middle of the table.
ROUND: Final = HEADER
FIRST: Final = HEADER + 1
MARKET: Final = HEADER + 2  # open cards of each good
DISCARD: Final = HEADER + 5
DECK_AT: Final = HEADER + 8
# Before each seat.
SEAT: Final = DECK_AT + CARDS + 1
COINS: Final = 0
CHOICE: Final = 1  # the sealed choice of the quay: a good, WAITS, or NONE
SHOWN: Final = 2  # the choice that was opened last
HAND: Final = 3  # cards of each good
STRIDE: Final = 6
SIZE: Final = SEAT + MOST_SEATS * STRIDE

NONE: Final[i64] = -1
WAITS: Final = KINDS

DECK: Final = Deck(DECK_AT, CARDS)
