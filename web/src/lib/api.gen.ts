// Made by tools/typescript.py from the Python types of the server and of each title's sight. Do not edit.
/* eslint-disable */

/** A number, a text, or a reference such as "good:wine" or "seat:2", named in the reader's language. */
export type Figure = number | string | string[];
export type Figures = Record<string, Figure>;
export type OptionValue = boolean | number | string;

/** What went wrong; the text for people is the Fluent message `error-KEY`. */
export interface Problem {
  error: string;
  /** A sentence in English, for logs and scripts. */
  message: string;
  /** The variables of the Fluent message. */
  figures: Record<string, number | string | string[]>;
}

/** Makes a guest, or renames the one the cookie names. */
export interface NewMe {
  name: string;
  language?: "en" | "fr";
}

/** The person the cookie names. */
export interface Me {
  id: string;
  name: string;
  language: string;
}

/** A code that makes another device the same person; usable once, for a quarter of an hour. */
export interface MoveCode {
  code: string;
}

/** An option of a game: texts are `option-NAME`, `option-NAME-note`, `option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  rule: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** Something seats are asked: texts are `ask-NAME` and `wait-NAME`. */
export interface DecisionInfo {
  name: string;
  rule: string;
  /** Whether everybody decides at the same time and in secret. */
  sealed: boolean;
}

/** A title that can be played. */
export interface GameInfo {
  title: string;
  /** The prefix of its rule ids. */
  code: string;
  fewest_seats: number;
  most_seats: number;
  recommended_seats: number;
  minutes: number;
  /** How demanding the game is, 1 to 5. */
  weight: number;
  options: OptionInfo[];
  phases: string[];
  decisions: DecisionInfo[];
  /** The levels of its bots, weakest first, and the names of programs that play it here. */
  levels: string[];
  /** By verb, how its objects are read: `@good:forum/senate` names the parts of `split:ivory:0/2` (see Vocabulary). */
  shapes: Record<string, string>;
  ruleset: number;
}

/** One rule; its text is Markdown. */
export interface RuleInfo {
  id: string;
  text: string;
}

/** A section of a rulebook. */
export interface RuleSection {
  title: string;
  introduction: string;
  rules: RuleInfo[];
}

/** A rulebook in one language. */
export interface RulebookInfo {
  title: string;
  sections: RuleSection[];
}

/**
 * How much time there is.
 *
 * `live` has no clock (`seconds` null) or a reserve per seat for the whole match; `days` has so much per decision.
 */
export interface Pace {
  kind: "days" | "live";
  seconds: number | null;
  /** When the time is over: go on waiting, or the game's default word is said for the seat, that one word only. */
  late: "default" | "wait";
}

/** A seat of a new table. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string;
  colour?: string;
  shape?: string;
}

/** A table to be opened; it starts at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  door?: "link" | "public";
  /** What is spoken at the table, shown in the lobby; everybody reads the match in his own language. */
  language?: "" | "en" | "fr";
  /** Whether seats may ask for hints; null: if nobody but bots sits at the other seats. */
  hints?: boolean | null;
}

/** A seat to sit on. */
export interface SeatNumber {
  seat: number;
  colour?: string;
  shape?: string;
}

/** A bot for a free seat. */
export interface SeatBot {
  seat: number;
  level?: string;
}

/** Others want to give a seat to a bot. */
export interface Proposal {
  level: string;
  agreed: number;
  /** How many have to agree; the host alone is enough. */
  needed: number;
  /** Whether I have agreed. */
  mine: boolean;
}

/** A seat was left to a bot, or its person has come back. */
export interface SeatChange {
  at: number;
  seat: number;
  kind: "back" | "left";
  /** The person's. */
  name: string;
  /** The bot's. */
  level: string;
}

/** A seat as everybody sees it. */
export interface SeatCard {
  /** Empty for an open seat. */
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  colour: string;
  shape: string;
  to_speak: boolean;
  /** A person without a live connection. */
  away: boolean;
  me: boolean;
  /** When the time of a seat that must speak is over. */
  deadline: number | null;
  /** A bot that plays for the person of this name until he comes back. */
  stands_in: boolean;
  /** A bot stands in for me: I may take the seat again. */
  kept: boolean;
  /** From when on the others may give the seat to a bot: its time is over, or its person is away for long. */
  replaceable_from: number | null;
  proposal: Proposal | null;
}

/** How a match ended, by seat. */
export interface Result {
  scores: number[];
  /** 0 is the first place; equal numbers share one. */
  places: number[];
  winners: number[];
}

/** Where a what-if match left another one. */
export interface Branch {
  /** The digest of the record it left. */
  record: string;
  /** After how many of its words. */
  word: number;
  /** The table of that match; empty when it was an uploaded record. */
  table: string;
}

/** A table as the lobby shows it. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  /** `broken`: its words no longer replay here; it is kept as it is. */
  status: "broken" | "over" | "running" | "waiting";
  seats: SeatCard[];
  pace: Pace;
  door: "link" | "public";
  language: string;
  /** Whether I opened the table: the host may put bots on free seats and start. */
  host: boolean;
  /** Words said, as far as the viewer may know: sealed words of others count when the match is over. */
  words: number;
  made: number;
  updated: number;
  result: Result | null;
  waits_for_me: boolean;
  /** The table that follows this one. */
  rematch: string | null;
  /** Who left and came back since the start, in order. */
  changes: SeatChange[];
  /** Whether seats may ask for hints. */
  hints: boolean;
  /** Where it comes from, if it is a what-if match. */
  branch: Branch | null;
}

/** What can be played and watched; `mine` has those first that wait for me. */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  watch: TableCard[];
}

/**
 * One list of the lobby: all of it when the socket opens, then only what has changed.
 *
 * `open` and `watch` are the same for everybody: whoever sits at a table has it among `mine` and leaves it out there.
 */
export interface LobbyNews {
  type: "lobby";
  part: "mine" | "open" | "watch";
  /** Whether these are all; else they are added to the others, or take the place of those with the same id. */
  whole: boolean;
  cards: TableCard[];
  gone: string[];
}

/** What a seat soon has more of after a word than after the other: the Fluent message `term-TERM` of the title. */
export interface Reason {
  term: string;
  /** On average; negative when it is less. */
  amount: number;
  /** Whether that speaks for the word. */
  good: boolean;
}

/** A word with the chance to win after it. */
export interface HintWord {
  word: string;
  /** In a sealed decision, what completes it. */
  then: string[];
  chance: number;
  /** Of the best word compared with the second, of the others compared with the best. */
  reasons: Reason[];
}

/** The best words for this seat, the best first, as far as it can know. */
export interface Hint {
  type: "hint";
  id: string;
  /** The state it is about: that of the question. */
  seq: number;
  words: HintWord[];
}

/** Ask for the best words in the state of that `seq`. */
export interface AskHint {
  type: "hint";
  id: string;
  seq: number;
}

/** Ask for the analysis of a match; `seat` is whose words are looked at, null for the chances only. */
export interface AskAnalysis {
  seat?: number | null;
}

/** How the match stood after `n` words. */
export interface ChancePoint {
  n: number;
  /** To win, by side; their sum is 1. */
  chances: number[];
  /** The points by seat, as if the match had ended there. */
  scores: number[];
}

/** A word that was said though another one would have been better, as far as the seat could know. */
export interface CostlyWord {
  seat: number;
  /** How many words had been said before it. */
  n: number;
  /** That of the decision. */
  rule: string;
  said: string;
  better: string;
  said_chance: number;
  better_chance: number;
  /** Of the better word compared with the one said. */
  reasons: Reason[];
}

/** What is known of a match so far; it grows while `status` is `waiting` or `running`. */
export interface Analysis {
  /** `none`: nobody has asked for it yet. */
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  /** Pieces of work done, and all of them; 0 before they are counted. */
  total: number;
  /** The seats that win together. */
  sides: number[][];
  /** After how many words each round begins. */
  rounds: number[];
  /** Over how many continuations a chance of the chart was estimated. */
  tries: number;
  points: ChancePoint[];
  /** Whose words are looked at. */
  seats: number[];
  /** The three dearest words of each of these seats, the dearest first. */
  costly: CostlyWord[];
}

/** Play on from a position of a finished match, against bots. */
export interface NewBranch {
  /** After how many words. */
  word: number;
  /** Which seat to play; at a table one's own. */
  seat?: number | null;
  /** The bots' level, where no bot sat before. */
  level?: string;
}

/** Why a word may not be said: the Fluent message `refusal-KEY` with these figures. */
export interface Refusal {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** A word worth considering that may not be said now. */
export interface RefusedWord {
  word: string;
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** What is asked: the Fluent message `ask-DECISION`, or `wait-DECISION` for those who wait for others. */
export interface Prompt {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** A line of the journal: the Fluent message `event-KEY`. */
export interface Entry {
  /** Its number in this viewer's journal. */
  n: number;
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
  /** The seat whose word brought it about; null during set-up. */
  word_seat: number | null;
}

/** Everything this viewer may know now, but of the journal only what is new to this client. */
export interface State {
  type: "state";
  seq: number;
  card: TableCard;
  viewer: number | null;
  /** The title's own sight; null before the start. */
  sight: unknown;
  phase: string;
  decision: string;
  prompt: Prompt | null;
  speakers: number[];
  offer: string[];
  refused: RefusedWord[];
  may_take_back: boolean;
  /** The entries in `journal` replace all that the client has from this number on (words may have been taken back). */
  journal_from: number;
  journal: Entry[];
  words: number;
  /** The hash of the seed, published before the first word; empty before the start. */
  commitment: string;
  /** The seed itself, once the match is over. */
  seed: string | null;
  result: Result | null;
}

/** The answer to one message of this client. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  error: Problem | null;
  refusal: Refusal | null;
  /** The word that was refused (of several). */
  word: string | null;
}

/** Why a word may not be said now; `refusal` is null if it may. */
export interface Why {
  type: "why";
  id: string;
  word: string;
  refusal: Refusal | null;
}

/** Something somebody wrote. */
export interface Chat {
  type: "chat";
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  /** How many spectators. */
  watching: number;
  away: number[];
}

/** Say a word; `seq` is that of the state it answers. */
export interface Say {
  type: "say";
  id: string;
  seq: number;
  word: string;
}

/** Say several words of one's own, all or none. */
export interface SayAll {
  type: "say_all";
  id: string;
  seq: number;
  words: string[];
}

/** Take one's last word back, or `all` of one's words in this sealed decision. */
export interface TakeBack {
  type: "take_back";
  id: string;
  all?: boolean;
}

/** Ask why a word may not be said. */
export interface AskWhy {
  type: "why";
  id: string;
  word: string;
}

/** Write something to everybody at the table. */
export interface SayChat {
  type: "chat";
  id: string;
  text: string;
}

/** A record to be brought along. */
export interface NewRecord {
  record: string;
}

/** A line of the journal of a finished match. */
export interface ReplayEntry {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
  /** The seats that knew it then; null for everybody, spectators included. */
  audience: number[] | null;
}

/** A word and what followed from it. */
export interface ReplayWord {
  seat: number;
  word: string;
  /** The phase it was said in. */
  phase: string;
  events: ReplayEntry[];
  at: number | null;
}

/** A whole match; the positions are fetched one by one below `states`. */
export interface Replay {
  card: TableCard;
  commitment: string;
  seed: string;
  /** What happened before the first word. */
  setup: ReplayEntry[];
  words: ReplayWord[];
  /** The address of the positions: add `/N?view=...`. */
  states: string;
  result: Result | null;
}

/** The position after `n` words. */
export interface ReplayState {
  n: number;
  view: string;
  /** As the seat of the view saw it; the public one for `public` and `all`. */
  sight: unknown;
  /** The sight of each seat, for `all` only. */
  sights: unknown[];
  phase: string;
  decision: string;
  prompt: Prompt | null;
  speakers: number[];
  /** Who says the next word, or would. */
  speaker: number | null;
  /** What that seat may say, as far as the view allows to know. */
  offer: string[];
  /** How many journal entries there are by then, whoever knows them. */
  journal: number;
  result: Result | null;
}

/** What was checked of a finished match. */
export interface Verification {
  seed: string;
  commitment: string;
  words: number;
  /** Whether the seed gives the hash that was published before the first word. */
  matches: boolean;
  /** Whether all words, said again with that seed, give the result that was announced. */
  replayed: boolean;
  /** In English, for scripts. */
  first_difference: string | null;
  /** The same for people. */
  difference: Problem | null;
}

export type ServerMessage = State | Answer | Why | Chat | Presence | Hint;

export type ClientMessage = Say | SayAll | TakeBack | AskWhy | SayChat | AskHint;

// ---- antiquity ----

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

export interface AntiquityCitySight {
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

export interface AntiquitySeatSight {
  goods: Record<string, number>;
  /** Goods that can be stored; null = any number. */
  room: number | null;
  /** In the pool. */
  men: number;
  houses: number[];
  saint: string | null;
  cities: AntiquityCitySight[];
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
  seat: number;
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
  proposer: number;
  target: number;
  gives: Record<string, number>;
  asks: Record<string, number>;
  open: boolean;
}

/** What only the seat itself sees: its draft. */
export interface AntiquityOwnSight {
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
  known: Record<number, Record<string, number>>;
}

export interface AntiquitySight {
  turn: number;
  last_turn: number;
  famine: number;
  order: number[];
  found: Record<string, number>;
  hexes: HexSight[];
  seats: AntiquitySeatSight[];
  building: CountrySight | null;
  own: AntiquityOwnSight | null;
  winners: number[];
  end: string | null;
}

// ---- concordia_venus ----

export type Goods = Record<string, number>;

/** The card that is being carried out. */
export interface CardInPlay {
  card: string;
  player: number;
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

export interface ConcordiaVenusCitySight {
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
  yields: Record<number, Record<string, number>>;
}

/** A colonist on the board: on a route or in a city. */
export interface Colonist {
  kind: string;
  route: string | null;
  city: string | null;
}

export interface ConcordiaVenusSeatSight {
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
  seat: number;
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
export interface ConcordiaVenusOwnSight {
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
  first_player: number;
  /** Who holds the active-player marker. */
  active: number;
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
  cities: ConcordiaVenusCitySight[];
  provinces: ProvinceSight[];
  seats: ConcordiaVenusSeatSight[];
  move: Move | null;
  /** At the end. */
  places: number[] | null;
  own: ConcordiaVenusOwnSight | null;
}

// ---- constantinopolis ----

export type ConstantinopolisGoods = Record<string, number>;

export interface OfficeSight {
  id: string;
  holder: number | null;
  tipped: boolean;
  stake: number;
  /** The least a challenger must bid; null for a vacant office. */
  opening_bid: number | null;
}

export interface DuelSight {
  office: string;
  challenger: number;
  holder: number;
  /** The highest bid so far, 0 before the opening bid. */
  bid: number;
  to_move: number;
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
  builder: number;
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
  proposer: number;
  partner: number;
  sent: boolean;
  /** Null while somebody else is still making the proposal. */
  given: SideSight | null;
  asked: SideSight | null;
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

export interface ConstantinopolisSeatSight {
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
}

export interface HandCard {
  card: Card;
  /** Whether a trading post lies on it. */
  kept: boolean;
  shown: boolean;
}

/** What only the seat itself sees, and what things cost it. */
export interface ConstantinopolisOwnSight {
  hand: HandCard[];
  loaded: number;
  buying_prices: Record<string, number>;
  selling_prices: Record<string, number>;
  ship_prices: Record<string, number>;
}

export interface ConstantinopolisSight {
  round: number;
  last_round: boolean;
  order: number[];
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
  trade: TradeSight | null;
  seats: ConstantinopolisSeatSight[];
  own: ConstantinopolisOwnSight | null;
}

// ---- ostia ----

export type Pile = Record<string, number>;

/** The lot on the quay. */
export interface Auction {
  seller: number;
  goods: string[];
  minimum: number;
  /** By seat, those who have spoken: the amount, or null for a pass. */
  bids: Record<number, number | null>;
}

/** Goods and bluff cards on the three spaces of somebody who has locked. */
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

export interface OstiaSeatSight {
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
export interface OstiaOwnSight {
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
  first_player: number;
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
  seats: OstiaSeatSight[];
  own: OstiaOwnSight | null;
}

// ---- porto_carthago ----

export type PortoCarthagoPile = Record<string, number>;

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
  owner: number | null;
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
  seats: (number | null)[];
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

export interface PortoCarthagoSeatSight {
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
  first_player: number;
  /** Whose turn it is, also while somebody else is interrupting. */
  active_player: number | null;
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
  seats: PortoCarthagoSeatSight[];
}

/** The sight of each title. */
export interface Sights {
  antiquity: AntiquitySight;
  concordia_venus: ConcordiaSight;
  constantinopolis: ConstantinopolisSight;
  ostia: OstiaSight;
  porto_carthago: PortoCarthagoSight;
}

export type Title = keyof Sights;
