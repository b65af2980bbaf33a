// Made by tools/typescript.py from the Python types of ostia's sight. Do not edit.
/* eslint-disable */

/** The number of a seat, the first is 0. */
export type Seat = number;

/** The lot on the quay. */
export interface Auction {
  seller: Seat;
  goods: string[];
  minimum: number;
  /** By seat, those who have spoken: the amount, or null for a pass. */
  bids: Record<Seat, number | null>;
}

/** Goods and bluff cards on the three spaces: what everybody sees before the second beat. */
export interface PileSizes {
  forum: number;
  senate: number;
  storage: number;
}

/** The spaces of a seat as they were last turned up. */
export interface Shown {
  forum: Record<string, number>;
  senate: Record<string, number>;
}

export interface SeatSight {
  warehouses: number;
  credits: number;
  points: number;
  eliminated: boolean;
  boat_size: number;
  /** All goods owned, those being allocated included. */
  stock_size: number;
  /** Null where money is hidden. */
  cash: number | null;
  /** Whether the seat's sealed choice is in. */
  chosen: boolean;
  pile_sizes: PileSizes | null;
  shown: Shown;
  /** The stored goods, once they are scored. */
  storage: Record<string, number> | null;
}

/** What only the seat itself sees. */
export interface OwnSight {
  boat: Record<string, number>;
  stock: Record<string, number>;
  forum: Record<string, number>;
  senate: Record<string, number>;
  bluff_forum: number;
  bluff_senate: number;
  free_good: string | null;
  bid_limit: number;
}

export interface OstiaSight {
  round: number;
  first_player: Seat;
  senate_active: string;
  /** What each good is worth on the card, best first. */
  senate_active_values: Record<string, number>;
  senate_next: string | null;
  senate_next_values: Record<string, number> | null;
  senate_removed: string | null;
  senate_face_down: number;
  deck_size: number;
  discard: Record<string, number>;
  market: Record<string, number>;
  auction: Auction | null;
  seats: SeatSight[];
  own: OwnSight | null;
}

/** What a seat may see of the table. */
export type Sight = OstiaSight;
