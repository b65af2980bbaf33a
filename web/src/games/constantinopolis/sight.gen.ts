// Made by tools/typescript.py from the Python types of constantinopolis's sight. Do not edit.
/* eslint-disable */

/** The number of a seat, the first is 0. */
export type Seat = number;

export interface OfficeSight {
  id: string;
  holder: Seat | null;
  tipped: boolean;
  stake: number;
  /** The least a challenger must bid; null for a vacant office. */
  opening_bid: number | null;
}

export interface DuelSight {
  office: string;
  challenger: Seat;
  holder: Seat;
  /** The highest bid so far, 0 before the opening bid. */
  bid: number;
  to_move: Seat;
}

export interface MarketSight {
  current: string;
  next: string | null;
  future_cards: number;
  /** The cards below the current one, the latest first. */
  used: string[];
}

/** A thing that can be declared in the building market. */
export interface PlanSight {
  id: string;
  category: string;
  /** The tile it means now; null when none is left. */
  tile: string | null;
  copies: number;
  price: number | null;
  /** Whether the Consul could take it now if another player declared it. */
  preemptible: boolean;
}

/** A contract, face up. */
export interface Card {
  id: string;
  kind: string;
  cargo: string;
  quantity: number;
  gold: number;
  fame: number;
  /** Rounds by size of ship; sizes that cannot carry it are left out. */
  durations: Record<string, number>;
  distance: string;
  destination: string;
}

export interface PreemptionSight {
  consul: number;
  builder: Seat;
  building: string;
  price: number;
  with_redemptor: boolean;
}

export interface SideSight {
  goods: Record<string, number>;
  gold: number;
  /** Null for a card whose face the viewer may not see. */
  contracts: (Card | null)[];
}

export interface TradeSight {
  proposer: Seat;
  partner: Seat;
  sent: boolean;
  /** Null while somebody else is still making the proposal. */
  given: SideSight | null;
  asked: SideSight | null;
}

/** Somebody wants the last ship of a size, and another who comes earlier is asked first. */
export interface LastShipSight {
  size: string;
  buyer: Seat;
  asked: Seat;
}

/** What was done this round and can be done only once. */
export interface Marks {
  redemptor: boolean;
  wall_swap: boolean;
  wall_bulk_sale: boolean;
  post: boolean;
  ship: boolean;
}

export interface ShipSight {
  number: number;
  size: string;
  /** 0 = Port, else the sea space. */
  place: number;
  cargo: Card[];
  spaces: number;
  spaces_taken: number;
  passengers: number;
  voyage: number;
  gold: number;
  fame: number;
}

/** What would be added to the fame if the game ended now, as everybody can count it; `total` is all of it. */
export interface Forecast {
  /** The fame of contracts at sea. */
  ships: number;
  walls: number;
  /** The fame for the gold at hand and the gold of contracts at sea. */
  gold: number;
  total: number;
  /** How much more fame the next wall section would bring; null when there is none to build. */
  next_wall: number | null;
}

export interface SeatSight {
  gold: number;
  fame: number;
  office: string | null;
  power_used: boolean;
  offices_lost: string[];
  level: number;
  /** Contracts of the next draw, as things stand. */
  draws: number;
  goods: Record<string, number>;
  makes: string[];
  production: Record<string, number>;
  storage: number;
  /** By building space; the first is the Ager. */
  buildings: string[];
  /** In the current or last turn of the construction phase. */
  categories_built: string[];
  bought: Record<string, number>;
  sold: Record<string, number>;
  activated: string[];
  marks: Marks;
  posts: number;
  posts_on_contracts: number;
  next_post_price: number | null;
  hand_size: number;
  shown: Card[];
  proposals_left: number;
  ships: ShipSight[];
  /** Has ended the acceptance turn of this round, while others go on. */
  finished: boolean;
  forecast: Forecast;
}

export interface HandCard {
  card: Card;
  /** Whether a trading post lies on it. */
  kept: boolean;
  shown: boolean;
}

/** What only the seat itself sees, and what things cost it. */
export interface OwnSight {
  hand: HandCard[];
  loaded: number;
  buying_prices: Record<string, number>;
  selling_prices: Record<string, number>;
  ship_prices: Record<string, number>;
  /** The sealed maximum in a duel. */
  maximum: number | null;
}

export interface ConstantinopolisSight {
  round: number;
  last_round: boolean;
  order: Seat[];
  offices: OfficeSight[];
  duel: DuelSight | null;
  market: MarketSight;
  plans: PlanSight[];
  ship_supply: Record<string, number>;
  deck_size: number;
  discard: Card[];
  preemption: PreemptionSight | null;
  /** What the seat that chooses its stored goods has picked so far. */
  storing: Record<string, number> | null;
  /** The proposal that concerns the viewer most: the own one, the one to be answered, else the oldest. */
  trade: TradeSight | null;
  /** All proposals that are being made or wait for an answer, the oldest first. */
  trades: TradeSight[];
  last_ships: LastShipSight[];
  seats: SeatSight[];
  own: OwnSight | null;
}

/** What a seat may see of the table. */
export type Sight = ConstantinopolisSight;
