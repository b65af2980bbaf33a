"""What is printed on Porto Carthago's components, read from `data/`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.porto_carthago.table.layout import MOST_SEATS, PATH
from emporion.kernel.data import read_data
from emporion.kernel.options import read_options

_game = read_data(__file__, "game")
_ships = read_data(__file__, "ship_cards")["ship"]
_privileges = read_data(__file__, "privileges")["privilege"]
_actions = read_data(__file__, "actions")
_board = read_data(__file__, "board")

OPTIONS: Final = read_options(read_data(__file__, "options"))
FIRST_PLAYER_BY_LOT: Final = 0  # the options, in the order of options.toml
FIRST_SEAT: Final = 1
OPEN_MONEY: Final = 2
PRIVILEGES_EXPIRE: Final = 3
FINAL_SEAT_NEEDS_GOOD: Final = 4

GOODS: Final[list[str]] = [good["id"] for good in _game["good"]]
GOOD_COUNT: Final[vec[i64]] = vec[i64]([good["count"] for good in _game["good"]])
CIVILISATION: Final[list[str]] = [civilisation["id"] for civilisation in _game["civilisation"]]
DOCK: Final[list[str]] = [dock["id"] for dock in _board["dock"]]

# The ship cards.
SHIP: Final[list[str]] = [ship["id"] for ship in _ships]
WANTS: Final[vec[i64]] = vec[i64]([GOODS.index(ship["good"]) for ship in _ships])
DANGER: Final[vec[i64]] = vec[i64]([ship["danger"] for ship in _ships])
INCOME: Final[vec[i64]] = vec[i64]([ship["income"] for ship in _ships])
FIRST_DOCK: Final[vec[i64]] = vec[i64]([DOCK.index(f"{ship['civilisation']}_1") for ship in _ships])

# The privileges, in the order of privileges.toml; rules ask for six of them by number.
PRIVILEGE: Final[list[str]] = [privilege["id"] for privilege in _privileges]
PRIVILEGE_OF: Final[vec[i64]] = vec[i64]([PRIVILEGE.index(ship["privilege"]) for ship in _ships])
IMMEDIATE: Final[vec[i64]] = vec[i64]([int(privilege["immediate"]) for privilege in _privileges])
CONTRACT_BONUS: Final = 0
SURVEY_DECK: Final = 1
LOAD_ANY_GOOD: Final = 2
MOVE_SERVANTS: Final = 3
INTRIGUE_SERVANT: Final = 5
BRING_SHIP: Final = 7
CONTRACT_TALENTS: Final[i64] = _privileges[CONTRACT_BONUS]["talents"]
SURVEYED: Final[i64] = _privileges[SURVEY_DECK]["ships"]
MOVED_SERVANTS: Final[i64] = _privileges[MOVE_SERVANTS]["servants"]

# The action cards, in the order of actions.toml, and their spaces.
ACTION: Final[list[str]] = [card["id"] for card in _actions["action_card"]]
ACTION_COPIES: Final[vec[i64]] = vec[i64]([card["copies"] for card in _actions["action_card"]])
CAPTAIN: Final = 0
ARISTOCRAT: Final = 1
STEVEDORE: Final = 2
MERCHANT: Final = 3
CARRIER: Final = 4
SPACE_COST: Final[vec[i64]] = vec[i64]([space["servants"] for space in _actions["action_space"]])
BONUS: Final[list[str]] = ["none", *[bonus["id"] for bonus in _actions["bonus_action"]]]
SPACE_BONUS: Final[vec[i64]] = vec[i64]([BONUS.index(space["bonus"]) for space in _actions["action_space"]])
NO_BONUS: Final = 0
WAREHOUSE_BONUS: Final = 1
PALACE_BONUS: Final = 2
WAREHOUSE_PRICE: Final[i64] = _actions["bonus_action"][WAREHOUSE_BONUS - 1]["price"]

# Palace and intrigue path.
SEAT_PRICE: Final[vec[i64]] = vec[i64]([seat["price"] for seat in _board["palace_seat"]])
SEAT_POINTS: Final[vec[i64]] = vec[i64]([seat["trade_points"] for seat in _board["palace_seat"]])
_boxes: list[Any] = _board["intrigue_score_box"]
BOX_PLACES: Final[i64] = 3  # the most numbers in a score box


def _box(servants: int) -> list[int]:
    """The numbers of the score box for that many servants on the path, with zeros for those it lacks."""
    box = next(box for box in _boxes if box["from_space"] <= servants <= box["to_space"])
    numbers: list[int] = box["bonus_seats"]
    return numbers + [0] * (BOX_PLACES - len(numbers))


_BOX: Final[vec[i64]] = vec[i64]([number for servants in range(PATH + 1) for number in _box(servants)])

# By the number of players.
_counts: list[Any] = [_game["by_player_count"].get(str(n)) for n in range(MOST_SEATS + 1)]
ROW_SIZE: Final[vec[i64]] = vec[i64]([count["ship_row_size"] if count else 0 for count in _counts])
MARKET_SPACES: Final[vec[i64]] = vec[i64]([count["market_spaces"] if count else 0 for count in _counts])
CHARTERS: Final[vec[i64]] = vec[i64]([count["charter_ships"] if count else 0 for count in _counts])

SERVANTS: Final[i64] = _game["player"]["servants"]
STORAGE: Final[i64] = _game["player"]["warehouse_spaces"]
BLOCKED_AT_START: Final[i64] = _game["player"]["warehouse_spaces_blocked_at_start"]
DOCK_SERVANTS: Final[i64] = _game["player"]["servants_per_dock"]
START_TALENTS: Final[i64] = _game["player_start_money"]["talents"]
ROUNDS: Final[int] = _game["timing"]["action_rounds_per_decade"]
LIGHTHOUSE_PICKS: Final[vec[i64]] = vec[i64](_game["lighthouse"]["picks_by_rank"])
INCOME_EACH: Final[i64] = _game["income"]["talents_per_reserve_servant"]
MARKET_PRICE: Final[vec[i64]] = vec[i64](_game["market"]["price_by_purchase"])
REFRESH_PRICE: Final[i64] = _game["market"]["refresh_purchase_price"]
COINS: Final[i64] = _game["turn_options"]["coins_instead_of_card"]
LOADING_POINTS: Final[i64] = _game["loading"]["trade_points"]
SUCCESS_POINTS: Final[i64] = _game["voyage"]["success_trade_points"]
FAILURE_POINTS: Final[i64] = _game["voyage"]["failure_trade_points"]
OFFERING_EACH: Final[i64] = _game["voyage"]["offering_per_temple_servant"]
ARISTOCRAT_MOVES: Final[i64] = _game["aristocrat"]["max_servants_moved"]
LAST_DECADE: Final[i64] = _game["end"]["last_decade"]
EARLY_DECADE: Final[i64] = _game["end"]["early_end_after_decade"]
EARLY_POINTS: Final[i64] = _game["end"]["early_end_trade_points"]
FINAL_SEAT_PRICE: Final[i64] = _game["end"]["final_seat_price"]
FINAL_SEAT_POINTS: Final[i64] = _game["end"]["final_seat_trade_points"]


def box_number(servants: i64, place: i64) -> i64:
    """The bonus seats of the player at that place (0 = first) when that many servants stand on the path."""
    return _BOX[servants * BOX_PLACES + place]
