// Made by tools/typescript.py from the Python types of concordia_venus's sight. Do not edit.
/* eslint-disable */

/** The number of a seat, the first is 0. */
export type Seat = number;

/** The card that is being carried out. */
export interface CardInPlay {
  card: string;
  player: Seat;
  personality: string | null;
  solo: boolean;
}

export interface MarketSpace {
  card: string | null;
  /** Goods, "any" for one of the buyer's choice. */
  surcharge: string[];
  /** What the card costs here in all. */
  price: string[];
}

/** What the next villa in a city costs. */
export interface VillaPrice {
  money: number;
  goods: Record<string, number>;
}

export interface CitySight {
  id: string;
  /** Null for the capital. */
  good: string | null;
  /** The seats that have one here. */
  villas: number[];
  price: VillaPrice | null;
}

export interface ProvinceSight {
  id: string;
  /** The good on its bonus marker. */
  marker: string;
  /** Those on the other side. */
  coins: number;
  active: boolean;
  /** By seat: what its villas here would bring, without the bonus. */
  yields: Record<Seat, Record<string, number>>;
}

/** A colonist on the board: on a route or in a city. */
export interface Colonist {
  kind: string;
  route: string | null;
  city: string | null;
}

export interface SeatSight {
  team: number | null;
  money: number;
  goods: Record<string, number>;
  stored_land: number;
  stored_sea: number;
  free_spaces: number;
  villas_left: number;
  colonists: Colonist[];
  hand_size: number;
  discard_size: number;
  discard_top: string | null;
  /** Every card of the seat, wherever it is: all of them were seen when they came. */
  owned: string[];
  /** What each god would give now. */
  gods: Record<string, number>;
  god_cards: Record<string, number>;
  points: number;
  /** Of the intermediate scoring; null while the seat has not had it. */
  score_marker: number | null;
  /** Goods received that wait for a space. */
  incoming: Record<string, number>;
}

/** An Architect on the way. */
export interface Move {
  seat: Seat;
  steps_left: number;
  picked: Colonist | null;
  /** By route: the steps it costs the picked colonist. */
  destinations: Record<string, number>;
  moved: Colonist[];
}

export interface TradeLimits {
  sell: Record<string, number>;
  buy: Record<string, number>;
}

/** What only the seat itself sees, or what is reckoned for it. */
export interface OwnSight {
  hand: string[];
  /** From bottom to top. */
  discard: string[];
  /** While the seat looks at it for a Legate. */
  partner_hand: string[] | null;
  /** The card a Legate has put forward, for the two partners. */
  suggestion: string | null;
  /** What the seat can pay, the partner's purse included. */
  means: number;
  /** By city: why no villa can be built there, even with a colonist beside it. */
  villa_refusals: Record<string, string>;
  /** What the marker of a province would bring the seat now. */
  bonus_units: number;
  trade: TradeLimits;
  /** What one more card of a god would be worth today; Minerva by its goods. */
  per_card: Record<string, number>;
  /** What each card of the display would add today. */
  market_worth: number[];
}

export interface ConcordiaSight {
  map: string;
  /** IONIUM without its B cities. */
  reduced: boolean;
  teams: boolean;
  turn: number;
  first_player: Seat;
  /** Who holds the active-player marker. */
  active: Seat;
  praefectus_magnus: number;
  concordia: number | null;
  /** The number of the last turn, once the end is triggered. */
  last_turn: number | null;
  in_play: CardInPlay | null;
  answering_legate: boolean;
  market: MarketSpace[];
  stack_size: number;
  /** Which cards are in the stack, in no order that matters. */
  stack_cards: string[];
  pantheon: Record<string, number>;
  cash_bonus: number;
  cities: CitySight[];
  provinces: ProvinceSight[];
  seats: SeatSight[];
  move: Move | null;
  /** At the end. */
  places: number[] | null;
  own: OwnSight | null;
}

/** What a seat may see of the table. */
export type Sight = ConcordiaSight;
