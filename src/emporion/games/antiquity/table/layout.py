"""Where everything lies on Antiquity's table: offsets into its vector, and the bits of a hex."""

from typing import Final

from mypy_extensions import i64

# Numbers written out in this file are numbers to the compiler; those of other files are not.
HEADER: Final = 138  # the fields of the kernel come first; every game begins here
MOST_SEATS: Final[i64] = 4
KINDS: Final[i64] = 10
HEXES: Final[i64] = 488

# The middle of the table.
TURN: Final = HEADER
FAMINE: Final = HEADER + 1
CATHEDRALS: Final = HEADER + 2  # built this turn by anybody
DRAFTING: Final = HEADER + 3  # 1 while city drafts are secret
PLAYERS: Final = HEADER + 4  # seats still in the order of play
ORDER: Final = HEADER + 5  # of play, PLAYERS seats
WINNERS: Final = HEADER + 9  # a bit for each seat that has won
END: Final = HEADER + 10  # how the match ended
UNSEEN: Final = HEADER + 11  # exploration tokens removed unseen, by kind
FOUND: Final = HEADER + 15  # exploration tokens revealed, by kind
HEX: Final = HEADER + 19

# Of each seat, always public.
PUBLIC: Final = HEX + HEXES
OUT: Final = 0  # the turn of the elimination, 0 = still in
UNPLACED: Final = 1  # graves that could not be placed
INNS: Final = 2
CITIES: Final = 3
CENTRES: Final = 4  # of its cities
BIOLOGY_USED: Final = 8
ALCHEMY_USED: Final = 9
RURALS: Final = 10  # how many rural buildings, then those, oldest first
MOST_RURALS: Final = 20
PUBLIC_STRIDE: Final = RURALS + 1 + MOST_RURALS

# Offers between players, by proposer.
OFFERED: Final = PUBLIC + MOST_SEATS * PUBLIC_STRIDE
OFFER_STATE: Final = 0
OFFER_TARGET: Final = 1
OFFER_GIVES: Final = 2
OFFER_ASKS: Final = 12
ANSWERS: Final = 22  # trades and answers that lock the draft so far: undo stops there
OFFER_STRIDE: Final[i64] = 23
NO_OFFER: Final = 0
COMPOSING: Final = 1
OPEN: Final = 2
# What each seat knows each other to own during the drafts: the start of the phase, corrected by trades of the two.
KNOWN: Final = OFFERED + MOST_SEATS * OFFER_STRIDE

# Of each seat, secret while it drafts.
SEAT: Final = KNOWN + MOST_SEATS * MOST_SEATS * KINDS
GOODS: Final = 0
MEN: Final = 10  # in the pool
HOUSES: Final = 11  # a bit for each number
PATRON: Final = 12
WORKS: Final = 13  # a bit for each type with a working example
WHOLE: Final = 14  # a bit for each type with a grave-free example
OWNED: Final = 15  # a bit for each type
CARTS: Final = 16  # working cart shops
ROOM: Final = 17  # cells of working storages
FOUNTAINS: Final = 18  # grave-free
HEALED: Final = 19  # graves removed by the hospital this turn
RAZED: Final = 20  # whether a cathedral was razed this turn
OFFERS_MADE: Final = 21
NEW_FOUNTAINS: Final = 22
NEW_CATHEDRAL: Final = 23
STAGE: Final = 24  # which part of a step of the draft is asked
HAND: Final = 25  # the piece to be placed
DUE_FOOD: Final = 26
DUE_LUXURY: Final = 27
PAID: Final = 28  # a bit for each good paid so far
IN_AIR: Final = 29  # how many pieces are lifted
GRAVES: Final = 30  # of each city, as a grid
TAKEN: Final = 34  # cells of each city with a building, and those outside of its grid
GRAVES_MOVED: Final = 38  # cells whose grave was moved this turn
PIECES: Final = 42  # how many, then those
MOST_PIECES: Final = 157
STRIDE: Final = PIECES + 1 + MOST_PIECES
# The same as it was when the drafts began, and as it was before pieces were lifted.
SHOWN: Final = SEAT + MOST_SEATS * STRIDE
BEFORE: Final = SHOWN + MOST_SEATS * STRIDE
SIZE: Final = BEFORE + MOST_SEATS * STRIDE

# A hex, packed into one integer.
TERRAIN: Final = 7
OFF: Final = 7  # the terrain of a hex that is not on the map of this many players
IS_POLLUTED: Final = 1 << 3
IS_CLEARED: Final = 1 << 4
TOKEN: Final = 5  # three bits: the kind of token + 1
TOKEN_BITS: Final = 7 << TOKEN
INN_OWNER: Final = 8  # three bits: the seat + 1
CITY_OWNER: Final = 11
GOOD: Final = 14  # four bits: the good + 1
HAS_MAN: Final = 1 << 18
IS_FISHERY: Final = 1 << 19
PRODUCT: Final = 20  # four bits: the good + 1 that the range is bound to
ZONE: Final = 24  # a bit for each seat
SITE: Final = 28  # the hex + 1 of the man whose building the good belongs to
OCCUPIED: Final = (7 << INN_OWNER) | (7 << CITY_OWNER) | (15 << GOOD) | IS_FISHERY
CARRIED: Final = (15 << GOOD) | HAS_MAN | IS_FISHERY | (1023 << SITE)

# How a match ends.
BY_SAINT: Final = 1
BY_SURVIVAL: Final = 2
ALL_DEAD: Final = 3
BY_TURNS: Final = 4
