"""Where everything lies on Ostia's table: offsets into its vector."""

from typing import Final

from mypy_extensions import i64

from emporion.parts.deck import Deck

# Numbers written out in this file are numbers to the compiler; those of other files are not.
HEADER: Final = 138  # the fields of the kernel come first; every game begins here
KINDS: Final[i64] = 6  # of goods
CARDS: Final[i64] = 51
MOST_SEATS: Final[i64] = 5

# The middle of the table.
ROUND: Final = HEADER
FIRST: Final = HEADER + 1
SELLER: Final = HEADER + 2
LOT: Final = HEADER + 3  # two goods, or NONE
STORAGE_OPEN: Final = HEADER + 5
SENATE: Final = HEADER + 6  # the removed card, then the card of each round
DISCARD: Final = HEADER + 12  # cards of each good
MARKET: Final = HEADER + 18
DECK_AT: Final = HEADER + 24
# Before each seat.
SEAT: Final = DECK_AT + CARDS + 1
CASH: Final = 0
WAREHOUSES: Final = 1
CREDITS: Final = 2
POINTS: Final = 3
OUT: Final = 4  # eliminated
BID: Final = 5
FREE: Final = 6  # the good of the sealed free choice, or NONE
STAGE: Final = 7  # of the allocation: the good in question, BLUFF_STAGE, LOCK_STAGE, LOCKED or ASKED_AGAIN
BLUFF_FORUM: Final = 8
BLUFF_SENATE: Final = 9
BOAT: Final = 10
STOCK: Final = 16
ON_FORUM: Final = 22
ON_SENATE: Final = 28
SEEN: Final = 34  # cards everybody saw going into the stock and that must still be there
SHOWN_FORUM: Final = 40  # the spaces as they were last turned up
SHOWN_SENATE: Final = 46
FORUM_SIZE: Final = 52  # of the piles everybody saw between the two beats, bluff cards included
SENATE_SIZE: Final = 53
STRIDE: Final = 54
SIZE: Final = SEAT + MOST_SEATS * STRIDE

NONE: Final[i64] = -1
NOT_SPOKEN: Final = 0
PASSED: Final = -1
BLUFF_STAGE: Final = KINDS
LOCK_STAGE: Final = KINDS + 1
LOCKED: Final = KINDS + 2
ASKED_AGAIN: Final = KINDS + 3  # everything lies as it was locked: confirm it, or lay anew

DECK: Final = Deck(DECK_AT, CARDS)
