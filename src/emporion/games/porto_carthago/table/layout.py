"""Where everything lies on Porto Carthago's table: offsets into its vector."""

from typing import Final

from mypy_extensions import i64

# Numbers written out in this file are numbers to the compiler; those of other files are not.
HEADER: Final = 138  # the fields of the kernel come first; every game begins here
KINDS: Final[i64] = 5  # of goods
SHIPS: Final[i64] = 30
DOCKS: Final[i64] = 12  # two for each civilisation, I then II
SPACES: Final[i64] = 6  # for action cards
SINGLE_SEATS: Final = 12  # in the palace, before the large space
PATH: Final = 18  # spaces of the intrigue path
MOST_SEATS: Final[i64] = 5
MOST_SLOTS: Final[i64] = 6  # in a row of ships

NONE: Final[i64] = -1

# The middle of the table.
DECADE: Final = HEADER
ROUND: Final = HEADER + 1  # the action round
FIRST: Final = HEADER + 2
BOUGHT: Final = HEADER + 3  # goods bought since the market was last filled
ACTIVE: Final = HEADER + 4  # whose turn it is in phase 6, or NONE
SPACE: Final = HEADER + 5  # the action space the active player has chosen, or NONE
BONUS_LEFT: Final = HEADER + 6  # whether its bonus may still be taken
SINGLES: Final = HEADER + 7  # single palace seats taken
ON_PATH: Final = HEADER + 8  # spaces of the intrigue path filled so far
FINAL_ENTRY: Final = HEADER + 9  # whether the last harbour entry took place
ENDING: Final = HEADER + 10  # whether the last decade is over
MARKET: Final = HEADER + 11  # goods of each kind
BAG: Final = MARKET + KINDS
ROW1: Final = BAG + KINDS
ROW2: Final = ROW1 + MOST_SLOTS
OWNER: Final = ROW2 + MOST_SLOTS  # of each dock: whose servants stand there
SHIP_AT: Final = OWNER + DOCKS
GOOD_AT: Final = SHIP_AT + DOCKS
CHARTER: Final = GOOD_AT + DOCKS  # whose servant mans each charter ship
PATH_OWNER: Final = CHARTER + MOST_SEATS  # in the order of placement
SINGLE_OWNER: Final = PATH_OWNER + PATH
ACTION_AT: Final = SINGLE_OWNER + SINGLE_SEATS  # the card on each action space
DECK_TOP: Final = ACTION_AT + SPACES  # the ship deck is a ring: where its top lies, its size, the cards
DECK_SIZE: Final = DECK_TOP + 1
DECK: Final = DECK_TOP + 2
# Before each seat.
SEAT: Final = DECK + SHIPS
RESERVE: Final = 0
TALENTS: Final = 1
TRADE_POINTS: Final = 2
BLOCKED: Final = 3  # servants on the warehouse card
LIGHTHOUSE: Final = 4
TEMPLE: Final = 5
PALACE: Final = 6
HELD: Final = 7  # a bit for each ship card in front of the seat
KNOWN: Final = 8  # how many cards on top of the deck the seat knows
INTRIGUE: Final = 9  # bonus places in the palace, given at the end for the intrigue path
STORE: Final = 10
ON_SPACE: Final = STORE + KINDS  # servants on each action space
STRIDE: Final = ON_SPACE + SPACES
SIZE: Final = SEAT + MOST_SEATS * STRIDE
