"""Where everything lies on Constantinopolis's table: offsets into its vector."""

from typing import Final

from mypy_extensions import i64

from emporion.parts.deck import Deck

# Numbers written out in this file are numbers to the compiler; those of other files are not.
HEADER: Final = 138  # the fields of the kernel come first; every game begins here
TYPES: Final[i64] = 5  # of goods
CARDS: Final[i64] = 106  # contracts
KINDS: Final[i64] = 32  # of contracts: cards that agree in everything but id and destination
SIZES: Final[i64] = 3  # of ships
OFFICES: Final[i64] = 5
MARKETS: Final[i64] = 5
MOST_SEATS: Final[i64] = 5
SPACES: Final[i64] = 12  # for buildings, on each board
HOLD: Final = 8  # cargo spaces of the largest ship
MOST_SHIPS: Final = 10  # of one player: the first and one in each round
MOST_ON_OFFER: Final = 2  # contracts on one side of a trade
TILES: Final = 37

# The middle of the table.
ROUND: Final = HEADER
CITY_FINISHED: Final = HEADER + 1  # the last public building stands
REFILLED: Final = HEADER + 2  # the future markets were laid out a second time
LAST_ROUND: Final = HEADER + 3  # the number of the round without a future market, once it is known
RESHUFFLES: Final = HEADER + 4  # of the contract deck
LOADING: Final = HEADER + 5  # the contracts of the round are drawn and the ships have not sailed
FREE_SHIPS: Final = HEADER + 6  # of each size
STAKE: Final = FREE_SHIPS + SIZES  # on each office
ORDER: Final = STAKE + OFFICES  # the seats in office order
COPIES_LEFT: Final = ORDER + MOST_SEATS  # of each tile
CURRENT_AT: Final = COPIES_LEFT + TILES  # the market cards used so far, the current one on top
FUTURE_AT: Final = CURRENT_AT + MARKETS + 1
DECK_AT: Final = FUTURE_AT + MARKETS + 1
DISCARD: Final = DECK_AT + CARDS + 1  # of each kind of contract, bits for the cards
KNOWN: Final = DISCARD + KINDS  # of each contract, a bit for each seat that knows who holds it; SHOWN for everybody
DRAWN: Final = KNOWN + CARDS  # of each contract, the number of reshuffles before it was drawn
WANTED: Final = DRAWN + CARDS  # of each size of ship, who wants the last one, + 1
FIRST_REFUSAL: Final = WANTED + SIZES  # and who is asked before that, + 1
DEALS: Final = FIRST_REFUSAL + SIZES  # deeds of this acceptance that others count on
PROPOSALS_SENT: Final = DEALS + 1  # in this acceptance, by all
# Before each seat.
SEAT: Final = PROPOSALS_SENT + 1
GOLD: Final = 0
FAME: Final = 1
OFFICE: Final = 2  # or NONE
TIPPED: Final = 3  # the power of the office is used
ACTIVE: Final = 4  # has been active in this auction
LOST: Final = 5  # a bit for each office lost in a duel of this auction
LEVEL: Final = 6
MAKES: Final = 7  # a bit for each type of good
OWNED: Final = 8  # a bit for each tile
BUILT: Final = 9  # building spaces taken
CATEGORIES: Final = 10  # a bit for each category built in this turn
ACTIVATED: Final = 11  # a bit for each commercial building used this round
MARKS: Final = 12  # what can be done once a round, as bits
POSTS: Final = 13  # trading posts bought
SHIPS: Final = 14
HELD: Final = 15  # contracts in hand
FINISHED: Final = 16  # has ended the acceptance turn; nothing loaded has been shown yet
PROPOSED: Final = 17  # proposals made in this round
MAXIMUM: Final = 18  # the sealed maximum in a duel, 0 = none
ACTION: Final = 19  # what the seat is in the middle of while all accept contracts together, see steps/action.py
PICKED: Final = 20  # and how far it is with it
OWN_DEALS: Final = 21  # those of the seat itself
PARTNER: Final = 22  # whom its proposal is for
SENT: Final = 23  # which of the proposals of this acceptance it was, 0 = it is not sent, or there is none
OFFER: Final = 24  # two sides: what is given, what is asked
O_GOLD: Final = TYPES  # after the goods
O_CARDS: Final = TYPES + 1  # how many contracts, then the contracts
SIDE: Final = O_CARDS + 1 + MOST_ON_OFFER
GIVEN: Final = 0
ASKED: Final = 1
GOODS: Final = OFFER + 2 * SIDE
BOUGHT: Final = GOODS + TYPES
SOLD: Final = BOUGHT + TYPES
SPACE: Final = SOLD + TYPES  # the tile on each building space
HAND: Final = SPACE + SPACES  # of each kind of contract, bits for the cards
KEPT: Final = HAND + KINDS  # those under a trading post; a card loaded in secret keeps its bit until it is shown
FLEET: Final = KEPT + KINDS
# A ship of a fleet.
S_SIZE: Final = 0
S_PLACE: Final = 1
S_CARGO: Final = 2  # how many contracts, then the contracts
A_SHIP: Final = S_CARGO + 1 + HOLD
STRIDE: Final = FLEET + MOST_SHIPS * A_SHIP
SIZE: Final = SEAT + MOST_SEATS * STRIDE

NONE: Final[i64] = -1
PORT: Final = 0
SHOWN: Final = 32
# Bits of MARKS.
REDEMPTOR_USED: Final = 1
SWAP_USED: Final = 2
BULK_SALE_USED: Final = 4
POST_BOUGHT: Final = 8
SHIP_BOUGHT: Final = 16

DECK: Final = Deck(DECK_AT, CARDS)
CURRENT: Final = Deck(CURRENT_AT, MARKETS)
FUTURE: Final = Deck(FUTURE_AT, MARKETS)
