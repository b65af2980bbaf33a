// Made by tools/typescript.py from the Python types of antiquity's sight. Do not edit.
/* eslint-disable */

/** The number of a seat, the first is 0. */
export type Seat = number;

export interface HexSight {
  q: number;
  r: number;
  terrain: string;
  /** Grass where a woodcutter felled the forest. */
  cleared: boolean;
  polluted: boolean;
  token: boolean;
  good: string | null;
  /** What the mountain range is bound to. */
  product: string | null;
  man: boolean;
  fishery: boolean;
  /** The hex of the man whose rural building this belongs to. */
  site: [number, number] | null;
  inn: number | null;
  city: number | null;
  /** The seats whose zone of control it lies in. */
  zones: number[];
}

export interface CitySight {
  side: number;
  centre: [number, number];
  graves: [number, number][];
}

export interface PieceSight {
  building: string;
  /** Cities are counted from 1, as in the words. */
  city: number;
  turn: number;
  cells: [number, number][];
  /** The cell by which words name the piece. */
  anchor: [number, number];
  works: boolean;
  man: boolean;
  graved: boolean;
  house: number | null;
  in_air: boolean;
  /** It was lifted this turn. */
  lifted: boolean;
}

export interface RuralSight {
  rural: string;
  good: string;
  left: number;
  man: [number, number];
  second: [number, number] | null;
}

/** One of the four simple conditions. */
export interface SaintSight {
  saint: string;
  done: number;
  whole: number;
}

/** The rest of the turn, if nothing else happens. */
export interface Forecast {
  goods_lost: number;
  /** Goods of the harvest to come. */
  harvest: Record<string, number>;
  famine: number;
  granary: number;
  foods: number;
  graves: number;
  /** Markers of the cities, before dump and fountains. */
  pollution: number;
  dump: number;
  fountains: number;
  markers: number;
}

export interface SeatSight {
  goods: Record<string, number>;
  /** Goods that can be stored; null = any number. */
  room: number | null;
  /** In the pool. */
  men: number;
  houses: number[];
  saint: string | null;
  cities: CitySight[];
  pieces: PieceSight[];
  rurals: RuralSight[];
  inns: number;
  inns_left: number;
  /** Working cart shops. */
  carts: number;
  fountains: number;
  zone_polluted: number;
  zone_clean: number;
  conditions: SaintSight[];
  fulfilled: boolean;
  forecast: Forecast;
  /** Whether the draft is sealed. */
  committed: boolean;
  /** The turn of the elimination. */
  eliminated: number | null;
}

/** What would happen if a hex were chosen now. */
export interface SiteSight {
  hex: [number, number];
  /** The hexes that would get a good, or be cleaned. */
  covers: [number, number][];
  /** How many of them lie outside the own zone. */
  outside: number;
}

/** A step of phase 4 that is under way. */
export interface CountrySight {
  seat: Seat;
  stage: string;
  /** Null while cleaning. */
  rural: string | null;
  good: string | null;
  first: [number, number] | null;
  /** Hexes on which each rural building might stand now; only for the seat itself. */
  places: Record<string, number>;
  /** The hexes that may be chosen now; only for the seat itself. */
  sites: SiteSight[];
}

/** The piece to be placed. */
export interface HandSight {
  building: string;
  house: number | null;
  width: number | null;
  height: number | null;
  /** Its cells in every quarter turn it may be placed in. */
  turns: [number, number][][];
}

export interface OfferSight {
  proposer: Seat;
  target: Seat;
  gives: Record<string, number>;
  asks: Record<string, number>;
  open: boolean;
}

/** What only the seat itself sees: its draft. */
export interface OwnSight {
  stage: string;
  hand: HandSight | null;
  due_food: number;
  due_luxury: number;
  paid: string[];
  healed: number;
  offers_left: number;
  offers_received: OfferSight[];
  offer_made: OfferSight | null;
  /** City buildings of this draft. */
  built: string[];
  new_houses: number[];
  /** The stock when the draft began. */
  goods_before: Record<string, number>;
  /** What may be asked of each other seat. */
  known: Record<Seat, Record<string, number>>;
}

export interface AntiquitySight {
  turn: number;
  last_turn: number;
  famine: number;
  order: Seat[];
  found: Record<string, number>;
  hexes: HexSight[];
  seats: SeatSight[];
  building: CountrySight | null;
  own: OwnSight | null;
  winners: Seat[];
  end: string | null;
}

/** What a seat may see of the table. */
export type Sight = AntiquitySight;
