// Made by tools/typescript.py from the Python types of porto_carthago's sight. Do not edit.
/* eslint-disable */

/** The number of a seat, the first is 0. */
export type Seat = number;

/** A ship card that lies open. */
export interface Ship {
  id: string;
  civilisation: string;
  /** The good it wants. */
  good: string;
  income: number;
  danger: number;
  privilege: string;
}

/** What is in the ship deck; all other cards lie open, so everybody knows it, but not the order. */
export interface Deck {
  size: number;
  /** In the order of the card list. */
  ships: string[];
  /** How many cards of danger 1, 2, .. 6: the chances of a voyage. */
  dangers: number[];
  /** What the viewer knows of the top, the top card first. */
  known: Ship[];
}

export interface Market {
  goods: Record<string, number>;
  spaces: number;
  /** Purchases since the last filling. */
  bought: number;
  /** Of the Merchant's next good. */
  price: number;
  refresh_price: number;
}

export interface Dock {
  id: string;
  owner: Seat | null;
  ship: Ship | null;
  good: string | null;
}

export interface ActionSpace {
  /** Servants to pay. */
  cost: number;
  bonus: string;
  /** Null before the cards are laid for the first time. */
  action: string | null;
  /** By seat: those who used the space in this decade. */
  servants: number[];
}

export interface Palace {
  /** Who sits on each single seat. */
  seats: (Seat | null)[];
  /** The cheapest free one, counted from 0; after the single seats it is the large space. */
  next: number;
  price: number;
  trade_points: number;
}

export interface Path {
  /** Who stands there, in the order of placement; null where a servant has gone into the palace. */
  spaces: (number | null)[];
  /** The numbers of the score box that is reached. */
  box: number[];
  /** By seat: bonus places if the game ended now; after the end those that were given. */
  bonus: number[];
}

/** What has been chosen so far in a decision of several words. */
export interface Pending {
  /** The good being carried. */
  good: string | null;
  /** The dock it or the servants come from. */
  dock: string | null;
  /** The Aristocrat's choice for the lighthouse. */
  lighthouse: number | null;
  /** The ship waiting for its berth. */
  ship: Ship | null;
  /** How many ships the player still brings in. */
  ships_left: number | null;
}

export interface SeatSight {
  reserve: number;
  /** Null where money is hidden. */
  talents: number | null;
  trade_points: number;
  blocked: number;
  store: Record<string, number>;
  lighthouse: number;
  temple: number;
  charters: number;
  on_spaces: number;
  on_path: number;
  docks: number;
  palace: number;
  /** The ship cards in front of the seat, with their privileges. */
  cards: Record<string, string>;
  /** How many cards on top of the deck the seat has looked at and not seen drawn. */
  knows: number;
}

export interface PortoCarthagoSight {
  decade: number;
  round: number;
  first_player: Seat;
  /** Whose turn it is, also while somebody else is interrupting. */
  active_player: Seat | null;
  /** The action space the active player has chosen, 1 to 6. */
  space: number | null;
  bonus_left: boolean;
  row1: (Ship | null)[];
  row2: (Ship | null)[];
  deck: Deck;
  bag: Record<string, number>;
  market: Market;
  docks: Dock[];
  charters: (number | null)[];
  /** The seats with lighthouse servants, as they would bring ships in. */
  lighthouse_order: number[];
  action_spaces: ActionSpace[];
  palace: Palace;
  path: Path;
  pending: Pending | null;
  seats: SeatSight[];
}

/** What a seat may see of the table. */
export type Sight = PortoCarthagoSight;
